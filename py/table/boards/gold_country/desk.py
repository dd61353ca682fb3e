"""Beneath the board: what the choice brings, the tokens, and the buttons."""

from __future__ import annotations

from htpy import Element, Node, b, button, div, p, section, span

from fortyniner.gold_country import words
from fortyniner.gold_country.box import BANDIT, MINES, Tile
from fortyniner.gold_country.moves import Boat, Tunnel
from fortyniner.phrases import listed, some
from table.art import emblem, icon
from table.art.mines import mine_sign
from table.art.tiles import land_picture
from table.boards import Scene
from table.boards.gold_country import action_cards, land, pool, preview
from table.boards.gold_country.choosing import Situation
from table.boards.gold_country.land import Marks
from table.boards.gold_country.terms import ALL, NAMES, price
from table.boards.lamp import lamp

LOUPE = 116


def drawn(now: Situation, marks: Marks) -> Element:
    """What is to be done, for the seat that looks."""
    paying = now.acts and now.view["step"] == "paying"
    return section(class_=["country-desk", {"paying": paying}], aria_label="What to do")[
        _preview(now, marks),
        _payment(now) if paying else pool.tray(now),
        _buttons(now),
    ]


def _preview(now: Situation, marks: Marks) -> Element:
    if not now.acts:
        return div(".country-preview.waits")[_waiting(now.scene)]
    if now.choice.card:
        return div(".country-preview.card")[div(".country-told")[action_cards.about(now)]]
    if now.placement and now.foresight:
        return div(".country-preview")[
            land.loupe(now.view, marks, now.foresight.space, LOUPE, LOUPE),
            _steps(now) or _tile(now),
            div(".country-told", aria_live="polite")[
                p(".country-title")[preview.title(now.foresight, now.placement)],
                p(".country-lines")[" ".join(filter(None, preview.lines(now.foresight, now.scene)))],
            ],
        ]
    title, note = _advice(now)
    steps = _steps(now)
    return div(class_=["country-preview plain", {"stepped": bool(steps)}])[
        steps, div(".country-told")[p(".country-title")[title], p(".country-lines")[note] if note else None]
    ]


def _tile(now: Situation) -> Node:
    """The tile in small, where the board itself is large."""
    assert now.foresight is not None
    tile = now.foresight.tile
    return span(".country-mini")[land_picture(*tile, 58)] if tile else None


def _advice(now: Situation) -> tuple[str, str]:
    """What to do next, and why."""
    view = now.view
    if view["step"] == "paying":
        owed = view["seats"][view["turn"]]["owes"]
        return (
            f"You still owe {some(owed, 'coin')} for the cave-in",
            "Return cards at half their price, rounded down, until it is paid.",
        )
    if view["extra"]:
        return "The third trade is paid for", "Buy or sell one more card."
    if view["step"] == "placed":
        if now.trades:
            return "Trade now, or end your turn", "Three new tokens are drawn at the end."
        return "End your turn", "Three new tokens are drawn then."
    if now.leaves:
        return (
            f"{_the(now.pool[0]).capitalize()} goes on the store",
            "The next player may take it from there.",
        )
    if now.token is None:
        return "", ""
    if now.gives_up:
        again = "it is out of the game" if now.token == BANDIT else "another token is drawn for it"
        return (
            f"No space for {_the(now.token)}",
            f"Discard it, and {again}; or keep it for the store and place the others.",
        )
    if now.via is not None:
        return _second_step(now, now.token)
    return f"Where does {_the(now.token)} go?", _ways(now)


def _the(token: int) -> str:
    return "the bandit" if token == BANDIT else NAMES[token]


def _second_step(now: Situation, token: int) -> tuple[str, str]:
    if now.via in now.of(token).boats:
        return f"Now {_the(token)} on a bank", "Tap the boat to take it back."
    return (
        f"Now the other {NAMES[token]}",
        "It comes out beside another tunnel. Tap the first to take it back.",
    )


def _ways(now: Situation) -> str:
    """What is within reach, and the ways that are no plain step."""
    of = now.of(now.token)
    reached = [Tile(kind, worth) for space, kind, worth in now.view["tiles"] if space in of.spaces]
    named = list(dict.fromkeys(words.tile_name(*tile) for tile in reached))
    if now.token == BANDIT:
        ways = ["It blocks a space, or takes a tile out without effect."]
    elif named:
        ways = [f"Within reach: {listed(named)}."]
    else:
        ways = ["No tile is within reach."]
    if of.boats:
        ways.append("A boat crosses from the river spaces that glow.")
    if of.tunnels:
        ways.append("Two of them can go through a tunnel.")
    if len(ways) == 1 and now.view["round"] <= len(now.scene.seats) and now.trades:
        ways.append("You may trade first, or once all are placed.")
    return " ".join(ways)


def _steps(now: Situation) -> Node:
    """The two steps of a boat or a tunnel by number, where there is room for them."""
    if now.via is None or now.token is None:
        return None
    name, boat = NAMES[now.token], now.via in now.of(now.token).boats
    first, second = ("Boat laid", f"{name} on land") if boat else (f"{name} goes in", f"{name} comes out")
    return span(".country-steps", aria_hidden="true")[
        span(".done")[b[icon("check", 15)], first], span[b["2"], second]
    ]


def headline(now: Situation) -> str:
    """One line of advice above the board, where there is room."""
    if now.placement:
        return f"{_the(now.placement.token).capitalize()} here, or tap another glowing space"
    title, note = _advice(now) if now.acts else ("", "")
    if now.via is not None:
        laid = "Your boat lies here" if now.via in now.of(now.token).boats else "One goes in here"
        return f"{laid}. {title}"
    return title or note


def _waiting(scene: Scene) -> Node:
    """Whose doing it waits for, and the own tokens meanwhile."""
    view = scene.view
    if view["turn"] is None:
        return None
    name = scene.seats[view["turn"]].name
    does = "returns cards for the cave-in" if view["step"] == "paying" else _doing(view["step"])
    own = view["turn"] == view["seat"]
    return [
        div(".country-told")[
            p(".country-title")[emblem(view["turn"] + 1, 20), "One way to go on" if own else f"{name} {does}"]
        ],
        pool.hidden(scene),
    ]


def _doing(step: str) -> str:
    return {"open": "is to place and trade", "placing": "places tokens"}.get(
        step, "is to trade or end the turn"
    )


def _payment(now: Situation) -> Element:
    """Cards that can go back for a cave-in."""
    view = now.view
    place = view["seats"][view["turn"]]
    return div(".country-pay")[
        (_payable(now, mine, place["cards"][mine], place["owes"]) for mine in ALL if place["cards"][mine])
    ]


def _payable(now: Situation, mine: int, count: int, owed: int) -> Element:
    half = price(now.view, mine) // 2
    paid = min(half, owed)
    note = f"pays {paid}" if paid == half else f"pays {paid}, {half - paid} back"
    return button(
        ".choice.country-payable",
        id=f"return-{MINES[mine]}",
        type="button",
        data_do="return",
        data_mine=str(mine),
        aria_pressed="true" if now.choice.mine == mine else "false",
        aria_label=f"A {MINES[mine]} card {note}; you have {count}",
    )[mine_sign(MINES[mine], 30), b[f"×{count}"], span(".note")[note]]


def _buttons(now: Situation) -> Element:
    if not now.acts:
        return div(".country-buttons")[
            _tool("cards", "layers", "Cards"), _tool("trade", "hand-coins", "Trade")
        ]
    says, possible = golden(now)
    paying = now.view["step"] == "paying"
    return div(".country-buttons")[
        None if paying else _tool("cards", "layers", "Cards"),
        None if paying else _tool("trade", "hand-coins", "Trade"),
        button(
            "#play.btn.primary",
            type="button",
            data_do="play",
            aria_disabled=None if possible else "true",
            aria_keyshortcuts="Enter",
        )[says, lamp(now.scene, now.play)],
    ]


def _tool(sheet: str, sign: str, says: str) -> Element:
    return button(f"#open-{sheet}.btn.country-tool", type="button", data_do="sheet", data_sheet=sheet)[
        icon(sign, 19), says
    ]


def golden(now: Situation) -> tuple[str, bool]:
    """What the golden button says, and whether it can act."""
    view, choice = now.view, now.choice
    if choice.card:
        return action_cards.says(choice.card), now.may(choice.card)
    if view["step"] == "paying":
        if choice.mine is None:
            return "Choose a card", False
        return f"Return a {NAMES[choice.mine]} card", True
    if view["extra"]:
        return "Make the third trade", False
    if view["step"] == "placed":
        return "End the turn", True
    if now.leaves:
        return f"Leave {_the(now.pool[0])} on the store", True
    if now.gives_up and now.token is not None:
        return f"Discard {_the(now.token)}", True
    return _placed(now)


def _placed(now: Situation) -> tuple[str, bool]:
    match now.placement:
        case None:
            if now.via is not None:
                return (
                    "Choose a bank" if now.via in now.of(now.token).boats else "Choose the way out"
                ), False
            return "Choose a space", False
        case Boat(token=token):
            return f"Place boat and {'bandit' if token == BANDIT else NAMES[token]}", True
        case Tunnel(token=token):
            return f"Place both {NAMES[token]}", True
    return f"Place {_the(now.placement.token)} here", True
