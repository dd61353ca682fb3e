"""What is on the page already is not sent again, and what is not any more is not held."""

import gc
from typing import NamedTuple

import pytest
from htpy import button, div, fragment, span

from fortyniner.bots import decide, find_bot
from fortyniner.chance import Chance
from fortyniner.game import find_game, games
from fortyniner.match import Match
from table.kept import Kept, told
from table.match_page import show
from table.sitting import Sitting

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


SHOWN = 80
"""Pages of a match that are drawn."""
TRIFLE = 50
"""Objects that may be somebody else's."""


def watched(game: str) -> None:
    """Bots play, and everything they do is drawn, each page after the one before."""
    seats = find_game(game).seats[-1]
    names, bots = [f"Bot {seat}" for seat in range(1, seats + 1)], dict.fromkeys(range(seats), "prospector")
    sitting, kept = Sitting("id", Match.new(game, names, 49, bots=bots), 7), {}
    for _ in range(SHOWN):
        before, kept = kept, {}
        assert "".join(told(fragment[show(sitting, None, False)].iter_chunks(), before, kept))
        match = sitting.match
        if sitting.waits == "beat":
            sitting.go_on()
        elif match.turn is not None:
            chair = match.chair(match.turn, Chance(len(match.log)))
            sitting.play(match.forced or str(decide(find_bot(game, "prospector"), chair)))


@pytest.mark.parametrize("game", games())
def test_a_match_that_was_watched_leaves_nothing_behind(game):
    counts = []
    for _ in range(3):
        watched(game)
        gc.collect()
        counts.append(len(gc.get_objects()))
    assert counts[2] - counts[1] < TRIFLE
