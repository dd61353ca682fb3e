"""Arrow keys on the hexes: up, down and across, and Q, E, A, D along the slanting sides."""

from __future__ import annotations

from fortyniner.gold_country.board import Board, Space, place_of, space_at

_ASLANT = {"q": (-1, 0), "e": (1, -1), "a": (-1, 1), "d": (1, 0)}
_STRAIGHT = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "w": (0, -1), "s": (0, 1)}
KEYS = {"ArrowLeft", "ArrowRight", *_STRAIGHT, *_ASLANT}


def walk(ground: Board, space: Space, key: str) -> Space:
    """The next space that way; where the board ends, the space itself.

    Left and right go up and down by turns, so that a walk across keeps its height, and at a jagged edge
    takes the other side.
    """
    q, r = place_of(space)
    if step := (_ASLANT | _STRAIGHT).get(key):
        ways = [step]
    else:
        side = 1 if key == "ArrowRight" else -1
        up, down = ((side, -1), (side, 0)) if side > 0 else ((side, 0), (side, 1))
        ways = [up, down] if q % 2 else [down, up]
    for across, along in ways:
        beside = space_at(q + across, r + along) if abs(q + across) <= 7 and abs(r + along) <= 7 else -1
        if beside >= 0 and ground.all >> beside & 1:
            return beside
    return space
