"""Where each token of the pool may go, read from the legal moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from fortyniner.gold_country.board import Space, space_at
from fortyniner.gold_country.box import token_number
from fortyniner.gold_country.moves import Boat, Place, Tunnel

Placement = Place | Tunnel | Boat


@dataclass
class Targets:
    """Where one token may go."""

    spaces: set[Space] = field(default_factory=set)
    boats: dict[Space, set[Space]] = field(default_factory=dict)
    """River spaces for a boat, each with the banks it may land on (GC-65)."""
    tunnels: dict[Space, set[Space]] = field(default_factory=dict)
    """Tunnels to enter, each with the spaces where the second token may come out (GC-63)."""
    discard: bool = False
    """Whether it has no place at all, and may be given up (GC-32)."""

    @property
    def none(self) -> bool:
        """Whether it can be placed nowhere."""
        return not (self.spaces or self.boats or self.tunnels)

    def way(self, via: Space) -> Mapping[Space, set[Space]]:
        """Boats or tunnels, whichever begin on that space."""
        return self.boats if via in self.boats else self.tunnels


def targets(moves: Sequence[str]) -> dict[int, Targets]:
    """By token where it may go."""
    found: dict[int, Targets] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        if verb not in ("place", "boat", "tunnel", "discard"):
            continue
        name, *where = rest.split(" ")
        token = token_number(name)
        of = found.get(token) or found.setdefault(token, Targets())
        match verb:
            case "place":
                of.spaces.add(_space(where[0]))
            case "boat":
                of.boats.setdefault(_space(where[0]), set()).add(_space(where[1]))
            case "tunnel":
                of.tunnels.setdefault(_space(where[0]), set()).add(_space(where[1]))
            case "discard":
                of.discard = True
    return found


def _space(text: str) -> Space:
    q, _, r = text.partition(",")
    return space_at(int(q), int(r))
