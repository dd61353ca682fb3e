"""What can be looked at more closely: what all seats hold, and what lies on the land."""

from __future__ import annotations

from collections import Counter

from htpy import Element, Node, b, button, dialog, div, h2, li, p, span, table, tbody, td, th, thead, tr, ul

from fortyniner.gold_country import words
from fortyniner.gold_country.box import BANDIT, MINES, MIX, RIVER_MIX, Tile
from fortyniner.phrases import some
from table.art import emblem, icon
from table.art.mines import mine_sign, token_picture
from table.art.tiles import coin, land_picture, tile_picture
from table.boards import Scene
from table.boards.gold_country.terms import ALL, NAMES, wealth


def drawn(scene: Scene, look: str) -> Element:
    """The dialog: "seats" or "land"."""
    title, inner = _seats(scene) if look == "seats" else _land(scene)
    return dialog("#look.dialog.country-look", data_cancel="back", aria_labelledby="look-title")[
        div(".row")[
            h2("#look-title.heading.grow")[title],
            button("#look-close.icon-btn", type="button", data_do="back", aria_label="Close")[icon("x")],
        ],
        inner,
    ]


def _seats(scene: Scene) -> tuple[str, Node]:
    river = scene.view["board"] == "river"
    heads: list[Node] = [coin(20), *(mine_sign(MINES[mine], 24) for mine in ALL)]
    names = ["Coins", *NAMES[:BANDIT]]
    if river:
        heads += [tile_picture("gem", 0, 22), tile_picture("boat", 0, 22)]
        names += ["Gems", "Boats"]
    return "What everybody holds", [
        table(".country-table")[
            thead[
                tr[
                    th(scope="col")[span(".sr")["Seat"]],
                    (
                        th(scope="col")[head, span(".sr")[name]]
                        for head, name in zip(heads, names, strict=True)
                    ),
                ]
            ],
            tbody[(_row(scene, seat, river) for seat in range(len(scene.seats)))],
        ],
        _own(scene),
    ]


def _row(scene: Scene, seat: int, river: bool) -> Element:
    place, who = scene.view["seats"][seat], scene.seats[seat]
    amounts = [place["coins"], *place["cards"]] + ([place["gems"], place["markers"]] if river else [])
    return tr(class_={"now": seat == scene.view["player"]})[
        th(scope="row")[
            span(".country-who")[
                emblem(seat + 1, 18), span(".country-name")[who.name], icon("bot", 15) if who.bot else None
            ]
        ],
        (td[amount] for amount in amounts),
    ]


def _own(scene: Scene) -> Node:
    """What only the seat that looks may see."""
    me = scene.view["seat"]
    if me is None:
        return p(".note")[
            "Cards lie open but for one each, which is secret. A card is worth what its mine is worth."
        ]
    place = scene.view["seats"][me]
    tokens = place["tokens"] or []
    return ul(".country-own-facts")[
        li[span["Your secret card"], mine_sign(MINES[place["secret"]], 26), b[NAMES[place["secret"]]]]
        if place["secret"] is not None
        else None,
        li[
            span["Your tokens"],
            (token_picture(("red", "white", "blue", "green", "bandit")[token], 30) for token in tokens),
        ]
        if tokens
        else None,
        li[span["You own in all"], b[wealth(scene.view, me)]],
    ]


def _land(scene: Scene) -> tuple[str, Node]:
    view = scene.view
    left = Counter(Tile(kind, worth) for _, kind, worth in view["tiles"])
    order = [Tile("vein", 5), Tile("vein", 3), *MIX, *(RIVER_MIX if view["board"] == "river" else ())]
    kinds = list(dict.fromkeys(tile.kind for tile in order))
    return "On the land", [
        p(".note")[f"{some(view['veins'], 'vein')} left of seven; {some(view['bag'], 'token')} in the bag."],
        ul(".country-legend")[
            (
                li[
                    span[
                        b[words.TILES[kind][0]],
                        span(".country-legend-faces")[
                            (
                                span[land_picture(*tile, 34), f"×{left[tile]}"]
                                for tile in order
                                if tile.kind == kind
                            )
                        ],
                    ],
                    span(".note")[words.TILES[kind][1]],
                ]
                for kind in kinds
            )
        ],
        p(".note")[words.TILE_UNDER_BANDIT],
    ]
