"""The sheet for trades: it stops below the board, so that what decides a price stays in view."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, b, button, div, h2, p, section, span

from fortyniner.gold_country import words
from fortyniner.gold_country.box import CARD_PRICE, MINES, TOKENS, TRANSACTIONS
from fortyniner.gold_country.events import Bought
from fortyniner.gold_country.words import signed
from table.art import icon
from table.art.mines import mine_sign
from table.art.tiles import coin
from table.boards.gold_country.choosing import Situation
from table.boards.gold_country.mines import Deal, button_of
from table.boards.gold_country.past import Trade
from table.boards.gold_country.terms import ALL, open_worth, price, wealth


def sheet(now: Situation, made: Sequence[Trade]) -> Element:
    """Slots of the trades, a row a mine, and what the seat owns in all. `made`: those of this turn, as far
    as they are known."""
    view = now.view
    made = made if _open(now) else ()
    none = None if view["traded"] else "true"
    when = "after placing" if view["step"] == "placed" else "before placing"
    return section("#trade.country-sheet", aria_labelledby="trade-title")[
        div(".country-sheet-head")[
            h2("#trade-title")["Trade"],
            span(".note.grow")[when if _open(now) else "closed for now"],
            button("#sheet-close.icon-btn", type="button", data_do="back", aria_label="Close")[icon("x")],
        ],
        _slots(now, made) if _open(now) else p(".country-why")[_why(now)],
        div(".country-rows")[(_row(now, mine, made) for mine in ALL)],
        _sums(now, made),
        div(".country-buttons")[
            button(
                "#trade-undo.btn", type="button", data_do="undo", aria_disabled=none
            )[icon("undo-2", 19), "Take back"],
            button("#trade-done.btn.primary.grow", type="button", data_do="back")[
                "Done" if view["step"] == "placed" or not _open(now) else "Done, now place"
            ],
        ],
    ]  # fmt: skip


def _open(now: Situation) -> bool:
    view = now.view
    if view["player"] != now.seat:
        return False
    return bool(view["extra"]) or (view["step"] in ("open", "placed") and not view["closed"])


def _why(now: Situation) -> str:
    if now.view["player"] != now.seat:
        return "You trade in your own turn, before you place or after it."
    if now.view["step"] == "placing" and not now.view["closed"]:
        return f"{words.TRADING_CLOSED} You can trade once your tokens are placed."
    return words.TRADING_CLOSED


def _slots(now: Situation, made: Sequence[Trade]) -> Element:
    traded, ordinals = now.view["traded"], ("First", "Second")
    shown: list[Node] = []
    for at in range(TRANSACTIONS):
        if at < traded:
            shown.append(_made(made[at] if at < len(made) else None, ordinals[at]))
        else:
            shown.append(span(class_=["country-trade", {"next": at == traded}])[f"{ordinals[at]} trade"])
    return div(".country-trades")[shown, _third(now, made)]


def _made(trade: Trade | None, ordinal: str) -> Element:
    if trade is None:
        return span(".country-trade.made")[icon("check", 16), f"{ordinal} trade"]
    verb = "Bought" if isinstance(trade, Bought) else "Sold"
    return span(".country-trade.made")[mine_sign(MINES[trade.mine], 24), f"{verb}: {trade.price}"]


def _third(now: Situation, made: Sequence[Trade]) -> Element:
    """The third trade: paid for with an action card."""
    if now.view["traded"] > TRANSACTIONS:
        return _made(made[TRANSACTIONS] if len(made) > TRANSACTIONS else None, "Third")
    if now.view["extra"]:
        return span(".country-trade.next")["Third trade"]
    able = now.may("third")
    return button(
        "#trade-third.country-trade.third",
        type="button",
        data_do="move-text",
        data_text="third",
        aria_disabled=None if able else "true",
    )[None if able else icon("lock", 15), span[f"Third: card, {CARD_PRICE} coins"]]


def _row(now: Situation, mine: int, made: Sequence[Trade]) -> Element:
    view = now.view
    place = view["seats"][now.seat]
    before = place["cards"][mine] - sum(
        (1 if isinstance(trade, Bought) else -1) for trade in made[: view["traded"]] if trade.mine == mine
    )
    was = span(".country-was")[f" · was {before}"] if before != place["cards"][mine] else None
    return div(class_=["country-trade-row", TOKENS[mine]])[
        mine_sign(MINES[mine], 34),
        b(".country-price")[signed(view["values"][mine])],
        span(".country-counts")[
            span["yours ", b[place["cards"][mine]], was], span["stack ", b[view["stacks"][mine]]]
        ],
        button_of(Deal.of("sell", now, mine), "sheet-", True),
        button_of(Deal.of("buy", now, mine), "sheet-", True),
    ]


def _sums(now: Situation, made: Sequence[Trade]) -> Element:
    """Purse, cards, the secret card, all together."""
    view = now.view
    seat = now.seat
    place = view["seats"][seat]
    known = made[: view["traded"]] if len(made) >= view["traded"] else ()
    paid = sum(trade.price if isinstance(trade, Bought) else -trade.price for trade in known)
    cards = open_worth(view, seat)
    purse: Node = [coin(18), _change(place["coins"] + paid, place["coins"])]
    secret = place["secret"]
    return div(".country-sums")[
        _sum("Purse", purse),
        _sum("Open cards", _change(cards - paid, cards)),
        _sum("Secret card", [mine_sign(MINES[secret], 22), price(view, secret)])
        if secret is not None
        else None,
        _sum("In all", wealth(view, seat)),
    ]


def _change(before: int, after: int) -> str:
    return f"{before} → {after}" if before != after else str(after)


def _sum(caption: str, amount: Node) -> Element:
    return div[span[caption], b[amount]]
