"""The four mines: what each is worth, and how many cards of it there are."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from htpy import Element, b, button, div, h2, section, span
from markupsafe import Markup

from fortyniner.gold_country.box import MINES, TOKENS, TRANSACTIONS
from fortyniner.gold_country.words import signed
from table.art.mines import mine_sign
from table.boards.gold_country.choosing import Situation
from table.boards.gold_country.terms import ALL, NAMES, price
from table.boards.lamp import LAMP, WORDS
from table.kept import Kept

Change = tuple[int, int, int]
"""A mine, its value before and after."""


def panel(now: Situation, change: Change | None, told: bool) -> Element:
    """A cell a mine; where there is room, with what buys and sells its cards. `told`: the change is done."""
    return section(".country-mines", aria_label="Mines")[
        div(".country-panel-head")[h2["Mines"], span(".note")[standing_of_trade(now)]],
        (_cell(now, mine, change if change and change[0] == mine else None, told) for mine in ALL),
    ]


def _cell(now: Situation, mine: int, change: Change | None, told: bool) -> Kept:
    view, me = now.view, now.view["seat"]
    held = None if me is None else (view["seats"][me]["cards"][mine], view["seats"][me]["secret"] == mine)
    deals = tuple(Deal.of(verb, now, mine) for verb in ("buy", "sell"))
    return _drawn(
        mine, view["values"][mine], view["stacks"][mine], view["exploited"][mine], held, deals, change, told
    )


@lru_cache(64)
def _drawn(
    mine: int,
    value: int,
    stack: int,
    spent: bool,
    held: tuple[int, bool] | None,
    deals: tuple[Deal, ...],
    change: Change | None,
    told: bool,
) -> Kept:
    state = {"spent": spent, "changes": bool(change)}
    return Kept(
        div(f"#mine-{TOKENS[mine]}", class_=["country-mine-cell", TOKENS[mine], state])[
            span(".country-mine-head", role="img", aria_label=_said(mine, value, spent, change, told))[
                mine_sign(MINES[mine], 28),
                b[signed(change[1] if change and told else value)],
                span(".country-becomes")["→", signed(change[2])] if change else None,
            ],
            span(".country-holds")[
                span(".country-held")[
                    span["yours "],
                    b[held[0]],
                    span(".country-secret", title="Your secret card")["+1", span(".sr")[" secret"]]
                    if held[1]
                    else None,
                ]
                if held
                else None,
                span(".country-stack")["stack ", b[stack]],
            ],
            span(".country-spent")["mined out"] if spent else None,
            span(".country-deals")[(button_of(deal, "") for deal in deals)],
        ]
    )


def _said(mine: int, value: int, spent: bool, change: Change | None, told: bool) -> str:
    then = f", {signed(change[2])} after this" if change and not told else ""
    return f"{NAMES[mine]} is worth {signed(value)}{then}{', mined out' if spent else ''}"


class Deal(NamedTuple):
    """A trade as a button: buy or sell a card of a mine."""

    verb: str
    mine: int
    price: int
    coins: int
    """What the purse holds afterwards."""
    able: bool
    hinted: bool

    @classmethod
    def of(cls, verb: str, now: Situation, mine: int) -> Deal:
        cost = price(now.view, mine)
        coins = now.view["seats"][now.seat]["coins"]
        after = coins + (cost if verb == "sell" else -cost)
        move = f"{verb} {TOKENS[mine]}"
        return cls(verb, mine, cost, after, now.may(move), move == now.scene.hinted)


@lru_cache(128)
def button_of(deal: Deal, before: str, purse: bool = False) -> Markup:
    """Its button; `before` the id, so that it may stand twice. Tells the price, or the `purse` after it."""
    verb, name = deal.verb, TOKENS[deal.mine]
    says = verb.capitalize()
    return Markup(
        button(
            ".country-deal",
            id=f"{before}{verb}-{name}",
            type="button",
            data_do="move-text",
            data_text=f"{verb} {name}",
            aria_disabled=None if deal.able else "true",
            aria_label=f"{says} a {name} card for {deal.price}, then {signed(deal.coins)} in the purse"
            + (WORDS if deal.hinted else ""),
        )[says, span[f"purse {signed(deal.coins)}" if purse else deal.price], LAMP if deal.hinted else None]
    )


def standing_of_trade(now: Situation) -> str:
    """How trading stands, in a few words."""
    view = now.view
    if not now.acts or view["step"] == "paying":
        return ""
    if view["extra"]:
        return "a third trade"
    if view["closed"]:
        return "traded before placing"
    if view["step"] == "placing":
        return "trade after placing"
    left = TRANSACTIONS - view["traded"]
    return {2: "two trades a turn", 1: "one trade left"}.get(left, "both trades made")
