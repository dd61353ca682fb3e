"""What is on the page already is not sent again."""

from typing import NamedTuple

from htpy import button, div, span

from table.kept import Kept, told

RED = Kept(button("#red.token", type="button")["Red"])
BLUE = Kept(button(".token", id="blue")["Blue"])


class Page(NamedTuple):
    html: str
    kept: dict[str, Kept]


def drawn(*parts, before=None) -> Page:
    kept: dict[str, Kept] = {}
    return Page("".join(told(div[parts].iter_chunks(), before or {}, kept)), kept)


def test_what_is_new_is_sent_whole():
    first = drawn(RED, span["to move"], BLUE)
    assert first.html == f"<div>{RED}<span>to move</span>{BLUE}</div>"
    assert first.kept == {"red": RED, "blue": BLUE}


def test_what_stays_the_same_is_a_stub_with_its_tag_and_id():
    again = drawn(RED, span["over"], BLUE, before=drawn(RED, BLUE).kept)
    red, blue = '<button id="red" data-kept></button>', '<button id="blue" data-kept></button>'
    assert again.html == f"<div>{red}<span>over</span>{blue}</div>"


def test_what_has_changed_is_sent_whole_and_counts_from_then_on():
    pale = Kept(button("#red.token.pale", type="button")["Red"])
    second = drawn(pale, BLUE, before=drawn(RED, BLUE).kept)
    assert second.html == f'<div>{pale}<button id="blue" data-kept></button></div>'
    assert drawn(RED, before=second.kept).html == f"<div>{RED}</div>"


def test_what_was_gone_in_between_is_sent_whole():
    assert drawn(RED, before=drawn(BLUE, before=drawn(RED).kept).kept).html == f"<div>{RED}</div>"


def test_what_lies_within_something_that_stays_is_not_sent_either():
    row = Kept(div("#row")[RED, BLUE])
    first = drawn(row)
    assert first.kept == {"row": row, "red": RED, "blue": BLUE}
    second = drawn(row, before=first.kept)
    assert second == ('<div><div id="row" data-kept></div></div>', first.kept)


def test_what_lies_within_something_that_changes_may_stay():
    before = drawn(Kept(div("#row")[RED, BLUE])).kept
    after = drawn(Kept(div("#row")[BLUE, span["over"]]), before=before)
    assert after.html == (
        '<div><div id="row"><button id="blue" data-kept></button><span>over</span></div></div>'
    )
    assert set(after.kept) == {"row", "blue"}
