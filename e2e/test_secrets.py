"""What a person may not know is not in the document: neither behind the curtain nor at the other's turn."""

from __future__ import annotations

import pytest

from e2e.hunting import Hunting
from e2e.records import mining
from fortyniner.match import Match

MOVES = ["call 2 at 4", "stop", "call 2 at 4", "stop", "store", "call 3 at 3"]
ANN_OTHERWISE = "3.2.1/1.2/2.3/1.1.2"
BEN_OTHERWISE = "1.2/3.1.2/1.2.3/1.2"
"""The same pieces lifted by MOVES, in veins as high; all else lies elsewhere."""


def document(table: Hunting) -> str:
    """All of the page, and what a screen reader finds in it."""
    return table.page.content() + table.page.locator("body").aria_snapshot()


def markers(seed: int) -> list[int]:
    position = mining(seed=seed).position()
    return list(position["numbers"])


def seeds(same: int) -> tuple[int, int]:
    """Two seeds that deal that seat the same marker and the other seat different ones."""
    first = markers(1)
    other = next(
        s for s in range(2, 99) if markers(s)[same] == first[same] and markers(s)[1 - same] != first[1 - same]
    )
    return 1, other


def test_behind_the_curtain_is_no_secret_of_anybody(phone: Hunting) -> None:
    other_seed = next(
        s for s in range(2, 99) if all(a != b for a, b in zip(markers(s), markers(1), strict=True))
    )
    for count in range(len(MOVES) + 1):
        one = mining(*MOVES[:count], seed=1)
        two = mining(*MOVES[:count], ann=ANN_OTHERWISE, ben=BEN_OTHERWISE, seed=other_seed)
        assert behind_the_curtain(phone, one) == behind_the_curtain(phone, two)


def behind_the_curtain(table: Hunting, match: Match) -> str:
    table.visit("#/")
    table.resume(match)
    table.curtain.wait_for()
    return document(table)


@pytest.mark.parametrize(("name", "count"), [("Ann", 0), ("Ben", 2)])
def test_who_looks_does_not_get_the_others_secrets(phone: Hunting, name: str, count: int) -> None:
    looks = ["Ann", "Ben"].index(name)
    otherwise = {"ben": BEN_OTHERWISE} if looks == 0 else {"ann": ANN_OTHERWISE}
    first, second = seeds(same=looks)
    pages = []
    for match in (mining(*MOVES[:count], seed=first), mining(*MOVES[:count], seed=second, **otherwise)):
        phone.visit("#/")
        phone.resume(match)
        phone.open_curtain(name)
        phone.tap(phone.button("Look at your own veins"))
        phone.tap(phone.number(1))
        pages.append(document(phone))
        for key in ("l", "Escape", "m", "Escape"):
            phone.page.keyboard.press(key)
            pages[-1] += document(phone)
    assert pages[0] == pages[1]


def test_nobodys_secret_is_written_to_the_console(phone: Hunting) -> None:
    said: list[str] = []
    phone.page.on("console", lambda message: said.append(message.text))
    phone.resume(mining(*MOVES))
    phone.open_curtain("Ann")
    phone.reload()
    phone.open_curtain("Ann")
    assert [text for text in said if not text.startswith("[pyscript/main]")] == []


def test_what_was_chosen_is_gone_when_the_device_changes_hands(phone: Hunting) -> None:
    """Ann looks at her veins and passes the device on without covering them."""
    phone.resume(mining("call 2 at 4"))
    phone.open_curtain("Ann")
    phone.tap(phone.button("Look at your own veins"))
    phone.page.get_by_role("img", name="Your vein 1, from the bottom: single, double, triple").wait_for()
    phone.stop()
    phone.curtain.wait_for()
    assert "single, double, triple" not in document(phone)
    phone.open_curtain("Ben")
    assert "single, double, triple" not in document(phone)
