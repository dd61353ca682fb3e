"""Strike Gold: what a roll pays whom, the dice, and the ledger of it (GR-15, GR-42)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from htpy import Element, Node, b, div, h2, li, p, span, ul

from fortyniner.gold_river import words
from fortyniner.gold_river.cards import CARDS, SALOON
from fortyniner.phrases import listed, signed
from table.art import die, emblem
from table.boards import Beat, Scene
from table.boards.gold_river.terms import number_word, shown_on


@dataclass(frozen=True)
class Roll:
    """What two dice pay: as in `fortyniner.gold_river.events.Struck`."""

    dice: tuple[int, int]
    claims: Sequence[tuple[int, str, int]]
    saloon: int | None
    guests: Sequence[int]

    @property
    def paid(self) -> dict[str, int]:
        """What each striking Claim pays."""
        return {card: nuggets for _, card, nuggets in self.claims}


@dataclass(frozen=True)
class Payout:
    """What a roll brings one seat, and why, line by line."""

    nuggets: int
    lines: Sequence[tuple[str, str]]

    @property
    def told(self) -> str:
        """ "+4", or "0"."""
        return signed(self.nuggets)


def roll_of(beat: Beat) -> Roll:
    """The roll that a beat tells."""
    return Roll(tuple(beat["dice"]), beat["claims"], beat["saloon"], beat["guests"])


def foreseen(view: Mapping[str, Any], dice: tuple[int, int]) -> Roll:
    """What these dice would pay on the table as it lies."""
    claims, saloon = [], None
    for seat, place in enumerate(view["seats"]):
        for lying in place["area"]:
            card = CARDS[lying["card"]]
            if card.strikes(dice):
                claims.append((seat, card.id, shown_on(card.id, lying["veins"])))
            if card.name == SALOON:
                saloon = seat
    guests = {seat: None for seat, card, _ in claims if CARDS[card].is_mine and seat != saloon}
    return Roll(dice, claims, saloon, tuple(guests) if saloon is not None else ())


def payouts(roll: Roll, names: Sequence[str]) -> list[Payout]:
    """What that roll brings each seat."""
    return [_payout(roll, seat, names) for seat in range(len(names))]


def _payout(roll: Roll, seat: int, names: Sequence[str]) -> Payout:
    lines = [
        (words.card_name(card), nuggets) for owner, card, nuggets in roll.claims if owner == seat
    ]  # fmt: skip
    if roll.saloon is not None and seat in roll.guests:
        lines.append((f"to {names[roll.saloon]}’s Saloon", -1))
    if seat == roll.saloon and roll.guests:
        lines.append((f"Saloon, from {listed([names[guest] for guest in roll.guests])}", len(roll.guests)))
    return Payout(sum(nuggets for _, nuggets in lines), [(why, signed(nuggets)) for why, nuggets in lines])


def sum_words(dice: tuple[int, int]) -> tuple[str, str]:
    """ "Seven" and ", and odd"; "Eight" and ", doubles and even"."""
    total = sum(dice)
    parity = "odd" if total % 2 else "even"
    tail = f", doubles and {parity}" if dice[0] == dice[1] else f", and {parity}"
    return number_word(total).capitalize(), tail


def dice_pair(dice: tuple[int, int], size: float = 86) -> Element:
    """Both dice as they come to rest."""
    said = f"The dice show {dice[0]} and {dice[1]}"
    return div(".river-dice", role="img", aria_label=said)[
        (span(class_=["river-die", f"die-{at + 1}"])[die(pips, size)] for at, pips in enumerate(dice))
    ]


def stage(scene: Scene, roll: Roll, roller: int) -> Element:
    """The dice, the sum in words, and where there is room the ledger."""
    total, tail = sum_words(roll.dice)
    count = len(roll.claims)
    strikes = (
        "No Claim strikes."
        if not count
        else "One Claim strikes."
        if count == 1
        else f"{_count(count)} Claims strike."
    )
    names = [seat.name for seat in scene.seats]
    return div(".river-stage.strike")[
        h2(".display.river-strike-title")["Strike Gold"],
        dice_pair(roll.dice),
        p(".river-sum")[b[total], tail],
        p(".note")[f"{names[roller]} rolled. {strikes}"],
        ledger(scene, roll),
    ]


def ledger(scene: Scene, roll: Roll) -> Element:
    """What each seat gets and why, where there is room for it."""
    names = [seat.name for seat in scene.seats]
    return ul(".river-ledger", aria_label="What each seat gets")[
        (_entry(seat, names[seat], payout) for seat, payout in enumerate(payouts(roll, names)))
    ]


def _count(count: int) -> str:
    return number_word(count).capitalize() if count <= 12 else str(count)


def _entry(seat: int, name: str, payout: Payout) -> Node:
    return li[
        div(".river-entry")[emblem(seat + 1, 20), b(".grow")[name], b[payout.told]],
        (
            div(".river-entry.note")[span(".grow")[why], span[amount]]
            for why, amount in payout.lines
        ),
    ]  # fmt: skip


def waiting(scene: Scene) -> Element:
    """The dice while somebody else may turn one of them (GR-56)."""
    first, second = scene.view["dice"]
    total, tail = sum_words((first, second))
    return div(".river-stage.strike")[
        h2(".display.river-strike-title")["Strike Gold"],
        dice_pair((first, second)),
        p(".river-sum")[b[total], tail],
        p(".note")[f"{scene.seats[scene.view['turn']].name} may turn a die by Telegraph."],
    ]
