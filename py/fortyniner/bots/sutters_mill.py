"""The bots of Sutter's Mill.

The old hand tries out its turn (`sutters_mill_turn`) and takes the way that promises most
(`sutters_mill_outlook`). What it simplifies:
- a chip counts the average of its colour, whatever was found before;
- it does not try out what the others will do; how often they dig and what they bring out is a rule of thumb;
- it thinks anew at each decision, and does not look beyond its turn but by that rule.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from fortyniner.bots import Bot, Counsel, Thought, sense
from fortyniner.bots.greenhorn import Greenhorn as Anything
from fortyniner.bots.search import Plan, Searcher
from fortyniner.bots.sense import Pauses, Thumb
from fortyniner.bots.sutters_mill_outlook import Judgement
from fortyniner.bots.sutters_mill_sense import Foresight, SuttersMill, whims
from fortyniner.bots.sutters_mill_sketch import CHIP, Sketch
from fortyniner.bots.sutters_mill_turn import Turn, Way
from fortyniner.chance import Chance
from fortyniner.match import Chair
from fortyniner.sutters_mill.game import State as Table
from fortyniner.sutters_mill.moves import AnyMove, Bring, End, Free, Move, Prospect, Remove, Town
from fortyniner.sutters_mill.town import BUILDINGS, SECTION, VEIN
from fortyniner.sutters_mill.view import View


class OldHand:
    """Weighs every chance."""

    def __init__(self, judgement: Judgement, width: int) -> None:
        self.judgement = judgement
        self.width = width
        """How many ways through a turn in town it follows at a time."""

    def think(self, chair: Chair) -> Thought:
        """The first move of the best way through the turn."""
        if len(chair.moves) == 1:
            return chair.moves[0]
        sketch = _seen(chair)
        turn = Turn(sketch, self.judgement, self.width, whims(self.judgement, chair.chance))
        way = yield from _search(turn, sketch, chair.view)
        return way.moves[0]


class Greenhorn(OldHand):
    """Has the same ideas, but counts on too much time, minds nobody else, and now and then does anything."""

    slips = 4
    """Once in so many decisions."""

    def think(self, chair: Chair) -> Thought:
        """The first move of the way it likes, or, within a turn, any legal one."""
        if chair.chance.below(self.slips) == 0 and chair.view["step"] != "start":
            return chair.chance.choice(chair.moves)
        return (yield from super().think(chair))


class Digger:
    """Plays no card at all: three go to dig, they dig, and so on."""

    def think(self, chair: Chair) -> Thought:
        """The next move of that."""
        return _next_dig(chair.view, chair.seat, chair.moves)
        yield


def _search(turn: Turn, sketch: Sketch, view: View) -> Generator[None, bool, Way]:
    match view["step"]:
        case "start":
            return (yield from turn.start(sketch))
        case "dig":
            return (yield from turn.dig(sketch, view["dug"]))
        case "town":
            return (yield from turn.town(sketch))
        case _:
            return turn.bonus(sketch)


def _seen(chair: Chair) -> Sketch:
    """The table as the chair sees it, and who has removed a card before in this turn."""
    sketch = Sketch.seen(chair.view, chair.seat)
    if chair.view["step"] == "town":
        for building in BUILDINGS:
            remove = Remove(building)
            if remove not in chair.moves and Free("EXPRESS", remove) not in chair.moves:
                sketch.fresh.pop(building, None)
    return sketch


TEAM = 3
"""How many the digger sends at a time: more would cost too much."""


def _next_dig(view: View, seat: int, moves: Sequence[AnyMove]) -> AnyMove:
    camp, standing = view["camp"], view["seats"][seat]["standing"]
    match view["step"]:
        case "start":
            return Prospect() if camp and standing.get(camp, 0) >= TEAM else Town()
        case "town":
            wanted = [
                move
                for move in moves
                if (isinstance(move, Bring) and move.space == camp)
                or (isinstance(move, Move) and move.new == camp)
            ]
            return wanted[0] if wanted and view["actions"] < TEAM else End()
        case _:
            return moves[0]


class FortyNiner:
    """Looks ahead, turn by turn."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def think(self, chair: Chair) -> Thought:
        """The move whose ways were followed most."""
        return (yield from Searcher(Foresight(), self.plan).think(chair))


def advise(chair: Chair) -> Counsel:
    """What the old hand would do, and what else; a chip that is dug is thought to pay the average."""
    return sense.advise(SENSE, replace(chair, guess=lambda chance: _evened(chair.guess(chance))), _end_turn)


def _evened(guess: Any) -> Table:
    """The same with every chip of the vein worth the average of its colour."""
    table: Table = guess
    dug = len(table.takers)
    table.values = [*table.values[:dug], *(CHIP[place // SECTION] for place in range(dug, VEIN))]
    return table


def _end_turn(state: Any, seat: int, chance: Chance) -> Pauses:
    """A way to begin a turn, or to go on with it, is for all that is done in it."""
    table: Table = state
    while table.active == seat:
        ideas = yield from SENSE.ideas(table, chance)
        table.play(ideas[0].move)


SENSE = SuttersMill()
BOTS: Mapping[str, Bot] = {
    "greenhorn": Greenhorn(Judgement(envy=0.0, slack=3.0, deed=0.85, future=1.0, again=0.0), width=1),
    "prospector": Thumb(SuttersMill(whim=2.0)),
    "old-hand": OldHand(Judgement(), width=3),
    "forty-niner": FortyNiner(Plan(ways=200)),
}
BASELINES: Mapping[str, Bot] = {"digger": Digger(), "anything": Anything()}
"""Players to measure against, that nobody is offered to play with."""
