"""What a seat may know as a row of numbers, made from its view alone. Seats are told from its own one on.

Things there are several of are counts, choices and places are one number each that is 0 or 1, and what is
secret is -1 (or all zeros where it is a choice). Rows of a table are equally long in every position.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from fortyniner.game import Json
from fortyniner.gold_country import board as country
from fortyniner.gold_country.box import MINES, MIX, RIVER_MIX, TOKENS
from fortyniner.gold_hunting.pieces import KINDS, MARKERS, PIECES, VEINS
from fortyniner.gold_river.cards import CARDS, TOWNS
from fortyniner.sutters_mill.town import BUILDINGS, CAMPS, RANKS, SPACES

SECRET = -1
HIGHEST_VEIN = sum(PIECES) - VEINS + 1
TILES = ("vein", *dict.fromkeys(tile.kind for tile in (*MIX, *RIVER_MIX)))


def numbers(game: str, view: Json) -> list[float]:
    """That game's view as a row of numbers."""
    seats = len(view["sides"] if game == "gold-hunting" else view["seats"])
    own = view["seat"] or 0
    order = [seat % seats for seat in range(own, own + seats)]
    return [float(number) for number in _ROW[game](view, order)]


def _one(value: Any, values: Iterable[Any]) -> list[int]:
    """Which of the values it is; none for None."""
    return [value == each for each in values]


def _held(held: Iterable[Any], values: Iterable[Any]) -> list[int]:
    """How many of each value are held."""
    held = list(held)
    return [held.count(each) for each in values]


def _open(number: int | None) -> int:
    return SECRET if number is None else number


def _gold_hunting(view: Json, order: Sequence[int]) -> Iterator[int]:
    yield from _one(view["turn"], order)
    yield from _one(view["phase"], ("hide", "mine", "over"))
    yield from _one(view["step"], ("open", "stored", "more"))
    yield view["round"]
    for side in (view["sides"][seat] for seat in order):
        yield from side["heights"] or [0] * VEINS
        yield from side["hidden"]
        yield from _held(side["pile"], KINDS)
        yield from _held(side["stored"], KINDS)
        yield from _one(side["marker"], ("down", "up", "gone", "boxed"))
        yield from _one(side["number"], MARKERS)
    known = view.get("laid") or view["sides"][order[0]]["veins"] or ()
    for vein in range(VEINS):
        pieces = list(known[vein]) if vein < len(known) else []
        yield from pieces + [0] * (HIGHEST_VEIN - len(pieces))
    yield len(view.get("laid", ()))


def _gold_country(view: Json, order: Sequence[int]) -> Iterator[int]:
    yield from _one(view["turn"], order)
    yield from _one(view["player"], order)
    yield from _one(view["step"], ("open", "placing", "placed", "paying"))
    yield from _one(view["store"], range(len(TOKENS)))
    for name in ("tunnelled", "values", "exploited", "stacks", "offers"):
        yield from view[name]
    for name in ("round", "redraws", "thirds", "traded", "closed", "extra", "carded", "veins", "bag"):
        yield view[name]
    for place in (view["seats"][seat] for seat in order):
        yield from (place[name] for name in ("coins", "held", "gems", "markers", "owes"))
        yield from place["cards"]
        yield from _one(place["secret"], range(len(MINES)))
        yield from (
            [SECRET] * len(TOKENS) if place["tokens"] is None else _held(place["tokens"], range(len(TOKENS)))
        )
    tiles = {space: (kind, worth) for space, kind, worth in view["tiles"]}
    tokens = (*view["claims"], view["bandits"], view["boats"])
    for space in country.spaces(country.board(view["board"]).all):
        yield from (space in there for there in tokens)
        kind, worth = tiles.get(space, (None, 0))
        yield from _one(kind, TILES)
        yield worth


def _sutters_mill(view: Json, order: Sequence[int]) -> Iterator[int]:
    yield from _one(view["turn"], order)
    yield from _one(view["adventurer"], order)
    yield from _one(view["step"], ("start", "dig", "bonus", "town"))
    yield from _one(view["camp"], CAMPS)
    yield from view["left"].values()
    yield from (view[name] for name in ("round", "taken", "lost", "dug", "actions", "idle"))
    yield _open(view["price"])
    for name in ("closed", "bonuses", "used"):
        yield from _held(view[name], BUILDINGS)
    for place in (view["seats"][seat] for seat in order):
        yield _open(place["purse"])
        yield from (place[name] for name in ("paid", "crew", "winding"))
        yield from place["chips"].values()
        yield from _held(place["hand"], RANKS)
        yield from _held(place["scored"], RANKS)
        yield from _held(place["deeds"], BUILDINGS)
        yield from (place["standing"].get(space, 0) for space in SPACES)
    for building in BUILDINGS:
        heights = {tuple(card): height for height, card in enumerate(view["stacks"][building], 1)}
        yield from (heights.get((seat, rank), 0) for seat in order for rank in RANKS)


def _gold_river(view: Json, order: Sequence[int]) -> Iterator[int]:
    yield from _one(
        view["phase"], ("bid", "take", "discard", "target", "mustang", "telegraph", "bank", "over")
    )
    for name in ("turn", "first", "bidder", "winner"):
        yield from _one(view[name], order)
    yield from (view[name] for name in ("round", "rounds", "deck", "bid", "laid"))
    yield from view["dice"] or (0, 0)
    yield from (view["queue"].index(seat) + 1 if seat in view["queue"] else 0 for seat in order)
    owners, lying = {}, {}
    for seat in order:
        place = view["seats"][seat]
        yield from (_open(place["stash"]), _open(place["bank"]))
        yield from (place[name] for name in ("bid", "passed", "chosen"))
        yield from _held(place["mayor"], TOWNS)
        for card in place["area"]:
            owners[card["card"]], lying[card["card"]] = seat, card
    offer = {card["card"]: card for card in view["offer"]}
    for id in CARDS:
        yield from (id in offer, id in view["gone"], id == view["card"])
        yield from (offer[id]["fee"], offer[id]["mayor"]) if id in offer else (0, 0)
        yield from _one(owners.get(id), order)
        yield from _one(lying[id]["status"] if id in lying else None, ("kept", "waiting", "spent"))
        yield len(lying[id]["veins"]) if id in lying else 0


_ROW: dict[str, Callable[[Json, Sequence[int]], Iterator[int]]] = {
    "gold-country": _gold_country,
    "sutters-mill": _sutters_mill,
    "gold-river": _gold_river,
    "gold-hunting": _gold_hunting,
}
