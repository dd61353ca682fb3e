"""The cards: their faces, and the pills that stand for them where there is little room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from htpy import Element, Node, b, fragment, i, span
from markupsafe import Markup

from fortyniner.gold_river import card_words
from fortyniner.gold_river.cards import (
    BANDIT,
    BANK,
    CARDS,
    DYNAMITE,
    GOLD,
    HOLD_UP,
    JUDGE,
    MUSTANG,
    POST_OFFICE,
    RAID,
    SALOON,
    STATION,
    TELEGRAPH,
    VEIN,
    Card,
    Strike,
)
from table.art import heap, icon, nugget, small_die, town_sign, ways_to_roll
from table.boards.gold_river.terms import (
    COURT,
    STATUS,
    SUITS,
    WAYS,
    WORD_ODDS,
    Lying,
    in_order,
    shown_on,
    slug,
)

_ICONS = {
    BANK: "bank",
    POST_OFFICE: "envelope",
    SALOON: "beer-stein",
    STATION: "steam-locomotive",
    BANDIT: "bandit",
    JUDGE: "gavel",
    RAID: "robber",
    HOLD_UP: "revolver",
    DYNAMITE: "dynamite",
    MUSTANG: "horse-head",
    VEIN: "mining",
    GOLD: "gold-bar",
}


def card_icon(name: str, size: float) -> Markup:
    """The sign of a Building or an Action."""
    return town_sign(TELEGRAPH, size) if name == TELEGRAPH else icon(_ICONS[name], size)


def card_sign(card: Card, size: float) -> Markup:
    """The sign in a card's band: of its town, or of its kind."""
    return town_sign(card.town or card.kind, size)


TICK = Markup(span(".river-tick")[icon("check", 16)])
"""On a card that is chosen."""


@cache
def face(
    id: str, veins: tuple[str, ...] = (), status: str = "", banked: int = 0, poker: bool = True
) -> Markup:
    """What is on a card. It is a picture: whoever shows it says its words.

    Rank and suit are for Poker Expert only. Drawing is slow where this runs, and most cards lie for rounds
    as they do: each face is drawn once.
    """
    card = CARDS[id]
    claim = card.kind == "claim"
    return Markup(
        fragment[
            span(".river-band")[card_sign(card, 14), b[card.town or card.kind.capitalize()]],
            _claim(card, shown_on(id, veins)) if claim else _effect(card, status),
            span(".river-foot")[
                _poker(card) if poker else span(".river-poker"),
                span(".river-pay")[b[shown_on(id, veins)], nugget(13, 1)] if claim else None,
                span(".river-tag")[b[banked], nugget(13, 2)] if banked else None,
            ],
        ]
    )


def _claim(card: Card, nuggets: int) -> Element:
    if isinstance(card.strike, int):
        odds: Node = fragment[span(".river-number")[card.strike], ways_to_roll(WAYS[card.strike])]
    elif card.strike == "doubles":
        pair = span(".river-pair")[small_die(4), small_die(4)]
        odds = fragment[pair, b(".river-doubles")["Doubles"], span(".river-odds")[WORD_ODDS["doubles"]]]
    else:
        odds = fragment[
            span(".river-number.word")[card.strike.capitalize()],
            span(".river-odds")[WORD_ODDS[card.strike]],
        ]
    return span(".river-body")[span(".river-strike")[odds], span(".river-heap")[heap(nuggets)]]


def _effect(card: Card, status: str) -> Element:
    says = STATUS.get(status) if status == "spent" else card_words.EFFECTS[card.name][0]
    return span(".river-body.effect")[
        span(".river-title")[card_icon(card.name, 28), b[card.name.replace("-", "\u2011")]],
        span(".river-says")[says],
        span(".river-status")[STATUS[status]] if status in ("kept", "waiting") else None,
    ]


def _poker(card: Card) -> Element:
    if card.poker is None:
        return span(".river-poker")
    rank, suit = card.poker
    red = suit in "dh"
    return span(class_=["river-poker", {"red": red}])[b[COURT.get(rank, rank)], icon(SUITS[suit], 12)]


def pills(
    area: Sequence[Lying], mayor: Sequence[str], bank: int | None, lit: Mapping[str, int] | None = None
) -> Markup:
    """An area in small: a pill for each town, one for each Building and Action.

    Every Claim says what it strikes on and, on a small coin, what it pays; so does the Bank what it holds.
    `lit` gives what each striking Claim paid; then all the rest is dimmed.
    """
    groups: dict[str, list[Lying]] = {}
    for lying in in_order(area):
        card = CARDS[lying["card"]]
        groups.setdefault(card.town or card.id, []).append(lying)
    drawn = (
        _town_pill(name, tuple(_spot(lying, lit or {}) for lying in several), name in mayor)
        if CARDS[several[0]["card"]].town
        else _sign_pill(CARDS[name], several[0]["status"], bank or 0)
        for name, several in groups.items()
    )
    return Markup(span(class_=["river-pills", {"struck": lit is not None}])[Markup().join(drawn)])


Spot = tuple[Strike, int, bool]
"""What a Claim strikes on, what it pays, and whether it strikes now."""


def _spot(lying: Lying, lit: Mapping[str, int]) -> Spot:
    card = CARDS[lying["card"]]
    return card.strike, shown_on(card.id, lying["veins"]), card.id in lit


@cache
def _town_pill(town: str, spots: tuple[Spot, ...], mayor: bool) -> Markup:
    shines = any(lit for *_, lit in spots)
    return Markup(
        span(class_=["river-pill", slug(town), {"lit": shines, "mayor": mayor}])[
            town_sign(town, 12),
            icon("top-hat", 14) if mayor else None,
            (b(class_={"lit": lit})[_short(strike), i[pays]] for strike, pays, lit in spots),
        ]
    )


def _short(strike: Strike) -> Node:
    if strike == "doubles":
        return small_die(4, 13), small_die(4, 13)
    return strike.capitalize() if isinstance(strike, str) else str(strike)


@cache
def _sign_pill(card: Card, status: str, bank: int) -> Markup:
    return Markup(
        span(class_=["river-pill", card.kind, status])[
            card_icon(card.name, 15),
            i[bank] if card.name == BANK and bank else None,
            icon("hourglass", 12) if status == "waiting" else None,
        ]
    )
