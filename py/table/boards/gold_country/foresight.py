"""What a placement will do, told before it is done (GC-24 to GC-33). Everything it asks is open to all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from fortyniner.gold_country.board import Space, board, spaces
from fortyniner.gold_country.box import BANDIT, PER_CARD, Tile
from fortyniner.gold_country.moves import Boat, Tunnel
from fortyniner.gold_country.reach import newly_exploited
from table.boards.gold_country.targets import Placement

View = Mapping[str, Any]
_WORTH = {"gold": 1, "vein": 1, "fool": -1}


@dataclass(frozen=True)
class Foresight:
    """What comes of one placement, but for what is drawn."""

    token: int
    space: Space
    tile: Tile | None
    """What lies there, and goes out."""
    old: int | None
    new: int | None
    """The value of the token's mine before and after, where it changes."""
    coins: tuple[int, ...]
    """By seat: coins got from nuggets, or with a minus paid for a cave-in."""
    short: tuple[int, ...]
    """By seat what it will still owe then, and has to return cards for."""
    exploited: tuple[int, ...]
    """Mines that can reach no tile any more."""
    near: tuple[Tile, ...]
    """Tiles that the mine could take from there, and could not before."""
    veins: int
    """How many are left afterwards."""

    @property
    def spoils(self) -> bool:
        """Whether a bandit takes a tile out without effect (GC-27)."""
        return self.token == BANDIT and self.tile is not None


def foresee(view: View, placement: Placement) -> Foresight:
    """What that placement of the player will do."""
    token, space = placement.token, _lands(placement)
    tile = tile_at(view, space)
    effective = tile if token != BANDIT else None
    old, new = values(view, token, tile) or (None, None)
    held = [place["cards"][token] if token != BANDIT else 0 for place in view["seats"]]
    coins, short = [0] * len(held), [0] * len(held)
    if effective and effective.kind == "nuggets":
        coins = [PER_CARD * count for count in held]
    elif effective and effective.kind == "cave-in":
        for seat, count in enumerate(held):
            paid = min(PER_CARD * count, view["seats"][seat]["coins"])
            coins[seat], short[seat] = -paid, PER_CARD * count - paid
    return Foresight(
        token,
        space,
        tile,
        old,
        new,
        tuple(coins),
        tuple(short),
        _exploited(view, placement),
        _near(view, placement),
        view["veins"] - (tile is not None and tile.kind == "vein"),
    )


def values(view: View, token: int, tile: Tile | None) -> tuple[int, int] | None:
    """The value of the token's mine before and after it takes that tile; None where it stays the same."""
    if tile is None or token == BANDIT or tile.kind not in _WORTH:
        return None
    old: int = view["values"][token]
    return old, old + _WORTH[tile.kind] * tile.worth


def tile_at(view: View, space: Space) -> Tile | None:
    """The tile on that space."""
    return next((Tile(kind, worth) for at, kind, worth in view["tiles"] if at == space), None)


def _lands(placement: Placement) -> Space:
    return placement.exit if isinstance(placement, Tunnel) else placement.space


def _exploited(view: View, placement: Placement) -> tuple[int, ...]:
    """All that GC-30 asks, once the token lies there; what a boat tile brings is counted, too."""
    token, space = placement.token, _lands(placement)
    claims = [sum(1 << at for at in held) for held in view["claims"]]
    bandits = sum(1 << at for at in view["bandits"])
    boats = sum(1 << at for at in view["boats"])
    markers = [place["markers"] for place in view["seats"]]
    tunnelled = list(view["tunnelled"])
    if token == BANDIT:
        bandits |= 1 << space
    else:
        claims[token] |= 1 << space
    match placement:
        case Tunnel(entry=entry):
            claims[token] |= 1 << entry
            tunnelled[token] = True
        case Boat(river=river):
            boats |= 1 << river
            markers[view["player"]] -= 1
    dealt = {at: Tile(kind, worth) for at, kind, worth in view["tiles"]}
    if token != BANDIT and space in dealt and dealt[space].kind == "boat":
        markers[view["player"]] += 1
    after: Any = SimpleNamespace(
        board=board(view["board"]),
        tiles=sum(1 << at for at in dealt if at != space),
        dealt=dealt,
        claims=claims,
        bandits=bandits,
        tokens=bandits | sum(claims),
        boats=boats,
        markers=markers,
        tunnelled=tunnelled,
        exploited=view["exploited"],
    )
    return tuple(newly_exploited(after))


def _near(view: View, placement: Placement) -> tuple[Tile, ...]:
    token = placement.token
    if token == BANDIT:
        return ()
    ground = board(view["board"])
    ends = 1 << _lands(placement)
    if isinstance(placement, Tunnel):
        ends |= 1 << placement.entry
    had = ground.around(sum(1 << at for at in view["claims"][token]) | ground.camps[token])
    tiles = {at: Tile(kind, worth) for at, kind, worth in view["tiles"]}
    new = ground.around(ends) & ~had & ~ends
    return tuple(tiles[at] for at in spaces(new) if at in tiles)
