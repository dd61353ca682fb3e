"""Hidden stashes: no trace of a stash that the one who looks may not know, at any moment of a round."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE, Seat
from e2e.records import river
from e2e.river import River
from fortyniner.match import Match

GAME = River

AREAS = ("SN-02 B-BANK A-TELEGRAPH", "SN-03 SN-04", "WR-ODD1 B-SALOON", "")
"""Ann and Ben are people, Cleo and Dutch are bots."""
MOMENTS: dict[str, dict[str, object]] = {
    "bid": {"phase": "bid", "bid": 3, "bidder": 2},
    "take": {"offer": "SN-06 CM-03 CM-04"},
    "discard": {"phase": "discard", "winner": 0, "bid": 4, "taken": "CM-03"},
    "hold-up": {"phase": "target", "card": "A-HOLDUP", "areas": ("A-HOLDUP", *AREAS[1:])},
    "telegraph": {"phase": "telegraph", "winner": 2, "dice": (1, 3)},
    "bank": {"phase": "bank", "winner": 2},
}
"""What Ann may have to decide."""

FORTY_SEVEN = re.compile(r"[>\"]47[<\"]|\b47 nuggets|[Bb]id (all )?47")


def hidden(*stashes: int, areas: tuple[str, ...] = AREAS, **parts: object) -> Match:
    """A position with those stashes, each known to its owner alone."""
    bots = {2: "greenhorn", 3: "greenhorn"}
    return river(*areas, stashes=stashes, bots=bots, hidden_stashes=True, **parts)


def in_a_round(*stashes: int) -> Match:
    """Ann has won the auction; Whiskey River will pay Cleo."""
    return hidden(*stashes, areas=("SN-02", "SN-03", "WR-ODD1", ""), winner=0, rolls=[(2, 1)])


@pytest.fixture
def table(seat: Seat) -> River:
    return seat(PHONE, reduced_motion="reduce").hasten().unhurried()


def document(table: River) -> str:
    """All of the page, and what a screen reader finds in it."""
    return table.page.content() + table.page.locator("body").aria_snapshot()


def looks_at_all(table: River, match: Match, name: str) -> Iterator[str]:
    """The curtain, the table, and whatever the person may look at more closely."""
    table.visit("#/")
    table.resume(match)
    table.curtain.wait_for()
    yield document(table)
    table.open_curtain(name)
    yield document(table)
    if match.view(match.turn)["card"] is None:  # else a tap on a seat names whom to hold up
        for number in (1, 2, 3, 4):
            table.tap(table.page.locator(f"#seat-{number}"))
            yield document(table)
            table.page.keyboard.press("Escape")
    for key in ("l", "Escape", "m", "Escape"):
        table.page.keyboard.press(key)
        yield document(table)


@pytest.mark.parametrize("moment", MOMENTS)
def test_who_looks_gets_no_other_stash(table: River, moment: str) -> None:
    one, two = (
        [*looks_at_all(table, hidden(*stashes, mayors={"SN": 1}, **MOMENTS[moment]), "Ann")]
        for stashes in ((15, 21, 12, 30), (15, 9, 28, 17))
    )
    assert one == two
    assert one[1].count("hidden stash;") == 2 * 3  # in the page, and read out


def test_the_other_person_gets_no_other_stash_either(table: River) -> None:
    one, two = (
        [*looks_at_all(table, hidden(*stashes, turn=1, winner=0, offer="SN-06 CM-03 CM-04"), "Ben")]
        for stashes in ((15, 21, 12, 30), (9, 21, 28, 17))
    )
    assert one == two


def test_what_bots_do_and_what_is_rolled_tells_nothing_of_their_stashes(table: River) -> None:
    one, two = ([*a_round(table, in_a_round(15, 14, *bots))] for bots in ((12, 30), (28, 17)))
    assert one == two


def a_round(table: River, match: Match) -> Iterator[str]:
    """Ann chooses, then Ben, then both bots; what the page shows at every step, up to the next auction."""
    table.visit("#/")
    table.resume(match)
    table.open_curtain("Ann")
    offer = match.view(0)["offer"]
    for verb, outlook in zip(("take", "discard"), offer, strict=False):
        table.do(f"{verb} {outlook['card']}")
    table.curtain.wait_for()
    yield document(table)
    table.open_curtain("Ben")
    table.do(f"take {offer[2]['card']}")
    told = []
    while table.waits() == "beat":
        told.append(table.page.locator(".river").inner_text())
        yield document(table)
        table.go_on()
    assert "Cleo took" in told[0]
    assert "Dutch took" in told[1]
    assert "Strike Gold" in told[2]


def test_the_curtain_falls_between_two_people_and_nothing_is_left_in_the_page(table: River) -> None:
    """Ann lays out a bid that gives away what she holds, and bids less."""
    table.resume(hidden(47, 14, 12, 30, phase="bid"))
    table.open_curtain("Ann")
    table.holds("Ann", 47)
    table.set_bid(47)
    assert FORTY_SEVEN.search(document(table))
    table.set_bid(2)
    table.tap(table.play)
    expect(table.curtain).to_have_text("Pass to Ben")
    assert not FORTY_SEVEN.search(document(table))
    table.open_curtain("Ben")
    table.holds("Ann", None)
    table.holds("Ben", 14)
    table.asks("Ben, beat 2 or pass")
    assert not FORTY_SEVEN.search(document(table))


def test_nobodys_stash_is_written_to_the_console(table: River) -> None:
    said: list[str] = []
    table.page.on("console", lambda message: said.append(message.text))
    for _ in a_round(table, in_a_round(15, 14, 12, 30)):
        pass
    assert [text for text in said if not text.startswith("[pyscript/main]")] == []


def test_open_stashes_need_no_curtain(table: River) -> None:
    table.resume(river("", "", "", phase="bid"))
    table.do("bid 2")
    table.asks("Ben, beat 2 or pass")
    table.holds("Ann", 15)
    expect(table.curtain).to_have_count(0)
