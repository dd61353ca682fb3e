"""What a person has chosen but not played, and what taps and keys make of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from fortyniner.gold_country.board import Space, board
from fortyniner.gold_country.box import BANDIT
from fortyniner.gold_country.moves import (
    Boat,
    Discard,
    Done,
    LeaveToken,
    Place,
    Return,
    Tunnel,
    read_move,
)
from fortyniner.refusal import Fault
from table.boards import Scene
from table.boards.gold_country.foresight import Foresight, foresee
from table.boards.gold_country.targets import Placement, Targets, targets
from table.boards.gold_country.terms import acts, places, pool_of


@dataclass
class Choice:
    """What has been tapped in one decision."""

    token: int | None = None
    stored: bool = False
    """Whether the token is the one on the store."""
    via: Space | None = None
    """The river space or tunnel of the first step."""
    space: Space | None = None
    wrong: Space | None = None
    """A space that was tapped in vain."""
    card: str | None = None
    """The action card, as the move that uses it."""
    mine: int | None = None
    """The card that goes back for a cave-in."""


class Situation:
    """One scene with what is chosen in it."""

    def __init__(self, scene: Scene, choice: Choice) -> None:
        self.scene = scene
        self.view = scene.view
        self.choice = choice
        self.acts = acts(scene)
        self.places = places(scene)
        self.pool = pool_of(scene.view)

    @property
    def seat(self) -> int:
        """Whose holdings are shown: of the seat that looks, else of the player."""
        seat: int = self.view["player"] if self.view["seat"] is None else self.view["seat"]
        return seat

    @cached_property
    def targets(self) -> dict[int, Targets]:
        """By token of the pool where it may go; nothing while no token is placed."""
        return targets(self.scene.moves) if self.places and len(self.pool) > 1 else {}

    @cached_property
    def token(self) -> int | None:
        """The token in question: the chosen one, else the first that has a place, or has none at all."""
        if not self.places:
            return None
        if self.choice.token in self.pool:
            return self.choice.token
        able = [token for token in self.pool if not self.of(token).none]
        return next(iter(able or self.pool), None)

    @property
    def stored(self) -> bool:
        """Whether that is the one on the store."""
        if self.token is None or self.token != self.view["store"]:
            return False
        hand = self.pool[:-1] if self.view["store"] is not None else self.pool
        return self.token not in hand or (self.choice.token == self.token and self.choice.stored)

    def of(self, token: int | None) -> Targets:
        """Where that token may go."""
        return self.targets.get(-1 if token is None else token, Targets())

    @property
    def via(self) -> Space | None:
        """The first step, where it is one for the token."""
        via, of = self.choice.via, self.of(self.token)
        return via if via in of.boats or via in of.tunnels else None

    @property
    def ends(self) -> set[Space]:
        """Where the token can come to lie, the first step considered."""
        of = self.of(self.token)
        return of.spaces if self.via is None else of.way(self.via)[self.via]

    @cached_property
    def placement(self) -> Placement | None:
        """The placement that is chosen, in full."""
        space = self.choice.space
        if self.token is None or space is None or space not in self.ends:
            return None
        return self.towards(space)

    def towards(self, space: Space) -> Placement:
        """The placement of the token on that space, legal or not."""
        assert self.token is not None
        if self.via is None:
            return Place(self.token, space)
        return (Boat if self.via in self.of(self.token).boats else Tunnel)(self.token, self.via, space)

    @cached_property
    def foresight(self) -> Foresight | None:
        """What it will do."""
        return foresee(self.view, self.placement) if self.placement else None

    @property
    def gives_up(self) -> bool:
        """Whether the token has no place at all (GC-32)."""
        return self.of(self.token).discard

    @property
    def leaves(self) -> bool:
        """Whether the last token is to be left on the store."""
        return self.places and len(self.pool) == 1

    @property
    def trades(self) -> bool:
        """Whether a trade can be made now."""
        return any(move.startswith(("buy", "sell")) for move in self._few)

    @cached_property
    def _few(self) -> list[str]:
        """The moves that are no placements; they come first."""
        few: list[str] = []
        for move in self.scene.moves:
            if move.startswith(("place", "boat", "tunnel")):
                break
            few.append(move)
        return few

    def may(self, move: str) -> bool:
        """Whether a move that is no placement is legal."""
        return self.acts and move in self._few

    @property
    def play(self) -> str | None:
        """The move of the golden button; None while something is missing."""
        view, choice = self.view, self.choice
        if not self.acts:
            return None
        if choice.card:
            return choice.card
        if view["step"] == "paying":
            return None if choice.mine is None else str(Return(choice.mine))
        if view["extra"]:
            return None
        if view["step"] == "placed":
            return str(Done())
        if self.leaves:
            return str(LeaveToken(self.pool[0]))
        if self.gives_up and self.token is not None:
            return str(Discard(self.token))
        return str(self.placement) if self.placement else None


def tap_token(choice: Choice, token: int, stored: bool) -> None:
    """Another token is to be placed."""
    choice.token, choice.stored = token, stored
    choice.via = choice.space = choice.wrong = choice.card = None


def tap_space(now: Situation, space: Space) -> str | None:
    """A space: first it is chosen, then it is meant. Gives a move, legal or not."""
    choice = now.choice
    choice.wrong, choice.card = None, None
    if not now.acts:
        return None
    if not now.places or now.leaves or now.token is None:
        return _in_vain(now, space)
    if space == now.via:
        choice.via = choice.space = None
    elif space in now.ends:
        if space == choice.space:
            return str(now.placement)
        choice.space = space
    elif space in now.of(now.token).boats or space in now.of(now.token).tunnels:
        choice.via, choice.space = space, None
    else:
        return _in_vain(now, space)
    return None


def _in_vain(now: Situation, space: Space) -> str:
    """The move that was meant; the engine says why it cannot be."""
    now.choice.wrong = space
    token = now.token if now.token is not None else (now.pool or [0])[0]
    if now.token is None:
        return str(Place(token, space))
    if now.via is None and board(now.view["board"]).tunnels >> space & 1:
        return _tunnel_in_vain(now, space)
    if now.via is None and board(now.view["board"]).river >> space & 1 and not now.leaves:
        return str(Boat(token, space, space))
    return str(now.towards(space))


def _tunnel_in_vain(now: Situation, space: Space) -> str:
    assert now.token is not None
    if now.token == BANDIT or now.leaves:
        return str(Place(now.token, space))  # a bandit enters no tunnel
    return str(Tunnel(now.token, space, space))


def lay_out(choice: Choice, text: str, scene: Scene) -> None:
    """Choose what that move says, as far as it can be chosen now."""
    try:
        move = read_move(text)
    except Fault:
        return
    now = Situation(scene, Choice())
    match move:
        case Place(token, space) if token in now.pool:
            choice.token, choice.space = token, space
        case Boat(token, via, space) | Tunnel(token, via, space) if token in now.pool:
            choice.token, choice.via, choice.space = token, via, space
        case Discard(token) | LeaveToken(token) if token in now.pool:
            choice.token = token
        case Return(mine) if text in scene.moves:
            choice.mine = mine
