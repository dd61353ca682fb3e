"""One match in the page: taps become moves, bots move, every move is kept."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ClassVar

from htpy import Node

from fortyniner.bots import find_bot
from fortyniner.chance import Chance
from fortyniner.game import Event
from fortyniner.match import Match
from fortyniner.refusal import Fault, LawBroken, Refusal
from table import giving
from table.boards import Interlude
from table.browser import Message
from table.keeping import ELSEWHERE, NOT_KEPT, Keeper
from table.match_page import show
from table.matches import keep_new
from table.notice import Answer, Question, Toast
from table.screen import Screen, Surroundings
from table.sitting import Sitting
from table.thinking import think

THOUGHT = 1000.0
"""Milliseconds a bot may think."""
CALL, OWN_CALL = 1.1, 0.6
"""Seconds between a call and what comes up; one's own one knows."""
CURTAIN = 0.28
"""Seconds in which the cloth goes up, before any secret is drawn."""
MOMENT = 0.5
"""Seconds that a bot takes at least, so that people see whose turn it is."""


class Playing(Screen):
    """Answers what people do at a match."""

    def __init__(self, around: Surroundings, sitting: Sitting) -> None:
        super().__init__(around)
        self.title = sitting.match.game.name
        self.sitting = sitting
        self._drawer: str | None = None
        self._opens = False
        self._keeper = Keeper(sitting, around)
        game = sitting.match.game.id
        self._bots = {seat.bot: find_bot(game, seat.bot) for seat in sitting.match.seats if seat.bot}
        self._task: asyncio.Task[None] | None = None
        self._opener = ""
        self._report = ""

    def draw(self) -> Node:
        return show(self.sitting, self._drawer, self._opens)

    def start(self) -> None:
        """The match is on the page: whoever it waits for goes on."""
        self._keeper.lay_out_draft()
        self._go_on()

    def leave(self) -> None:
        self._cancel()
        self._drawer = self.question = self.toast = None
        self._opens = False

    def goes_on_from(self, id: str, record: str) -> bool:
        """Whether this is the match with that id, as it is stored."""
        return self._keeper.has(id, record)

    def on(self, message: Message) -> bool:
        """Answers what a person did; says whether it was anything to this match."""
        do = str(message["do"])
        if do == "key":
            return self._key(message)
        verb = self._VERBS.get(do)
        if verb:
            verb(self, message)
        else:
            self._act(do, message)
        return True

    def _key(self, message: Message) -> bool:
        if self.sitting.waits == "curtain":
            return False
        key = str(message["key"])
        do = {"u": "undo", "r": "redo", "l": "log", "m": "menu"}.get(key.lower())
        if do:
            return self.on({"do": do, "id": f"tool-{do}"})
        if self.sitting.waits == "beat" and key == "Enter":
            return self.on({"do": "go-on"})
        return self._act("key", message)

    def _act(self, do: str, message: Message) -> bool:
        """A tap for the board, which may mean a move."""
        arguments = {name: str(value) for name, value in message.items() if name != "do"}
        text = self.sitting.board.act(do, arguments, self.sitting.scene())
        if text is None:
            self.toast = None
            if self.sitting.waits == "person":
                draft = self.sitting.board.draft(self.sitting.scene())
                self._keeper.write_draft(draft, self.sitting.seat)
            self.around.redraw(self.sitting.board.focus() or "")
        elif self.sitting.waits == "beat":
            self._move({"move": text})
        elif self.sitting.waits == "person":
            self._play(text)
        return self.sitting.waits == "person"

    def _play(self, text: str) -> None:
        try:
            events = self.sitting.play(text)
        except Refusal as refusal:
            self.toast = Toast(refusal.reason, refusal.rule, self.sitting.match.game.id)
        except LawBroken as error:
            self._confess(text, error)
        else:
            self.toast = None
            self._tell(events)
            self._keep()
            self._keeper.write_draft("", None)
        self._go_on()

    def _move(self, message: Message) -> None:
        """A move that is offered while the last one is still shown."""
        self.sitting.beats.clear()
        self.sitting.announced = None
        self._play(str(message["move"]))

    def _tell(self, events: Sequence[Event]) -> None:
        told = (". ".join(filter(None, words)) for words in self.sitting.told(events))
        self.around.browser.announce(". ".join(told))

    def _go_on(self) -> None:
        """Draw, then let the clock or a bot do what comes next."""
        self._cancel()
        focus = self.sitting.board.focus() or ""
        waits = self.sitting.waits
        if waits == "beat":
            focus = "go-on"
            own = self.sitting.beats[0].seat in self.sitting.people
            self.sitting.lasts = None if own else self.around.settings.beat
            if self.sitting.announced:
                self._begin(self._after(OWN_CALL if own else CALL))
            elif self.sitting.lasts:
                self._begin(self._after(self.sitting.lasts))
        elif waits == "bot":
            self._begin(self._bot_moves())
        elif waits == "curtain":
            focus = "open-curtain"
        self.around.redraw(focus)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = self.around.run(work)

    def _cancel(self) -> None:
        if self._task:
            self._task.cancel()
            self._task = None

    async def _after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._task = None
        self._see({})

    async def _bot_moves(self) -> None:
        match = self.sitting.match
        seat = match.turn
        assert seat is not None
        level = match.seats[seat].bot
        assert level is not None
        chair = match.chair(seat, Chance(match.seed).fork(f"bot {seat} at {len(match.log)}"))
        moment = asyncio.ensure_future(asyncio.sleep(MOMENT))
        try:
            move = await think(self._bots[level], chair, self.around.browser.now, THOUGHT)
        except Exception:  # a bot must never hang a match
            traceback.print_exc()
            move = None
        await moment
        self._task = None
        if move is not None:
            self._play(str(move))
            return
        self._play(str(chair.chance.choice(chair.moves)))
        self.toast = Toast(f"{match.seats[seat].name} could not think and played any move.")
        self.around.redraw("")

    def _see(self, message: Message) -> None:
        self.sitting.go_on()
        self._go_on()

    def _open_curtain(self, message: Message) -> None:
        if self.sitting.waits == "curtain" and not self._opens:
            self._opens = True
            self.around.redraw("")
            self._begin(self._lift_curtain())

    async def _lift_curtain(self) -> None:
        await asyncio.sleep(CURTAIN)
        self._task = None
        self._opens = False
        self.sitting.open()
        self._keeper.lay_out_draft()
        self._go_on()

    def _undo(self, message: Message) -> None:
        self._drawer = None
        if not self.sitting.can_undo:
            self.toast = Toast("There is nothing to take back yet.")
        elif self.sitting.undo_asks:
            self._cancel()
            self._ask(
                message,
                Question(
                    "ask-undo",
                    "Take back what has been seen?",
                    "A piece was turned up, and nobody can unsee it."
                    + (" Do all at the table agree?" if len(self.sitting.people) > 1 else ""),
                    (
                        Answer("close", "Leave it"),
                        Answer("undo-agreed", "Take it back", "undo-2", primary=True),
                    ),
                ),
            )
            return
        else:
            self._take_back()
        self._go_on()

    def _take_back(self) -> None:
        """What was laid out for the move that is taken back is laid out again."""
        move = self.sitting.undo()
        self._keep()
        if self.sitting.wanted is not None:
            self._keeper.write_draft(move, self.sitting.wanted)
        self._keeper.lay_out_draft()

    def _undo_agreed(self, message: Message) -> None:
        self.question = None
        self._take_back()
        self.around.browser.announce("Taken back.")
        self._go_on()

    def _redo(self, message: Message) -> None:
        self._drawer = None
        if self.sitting.match.undone:
            self.sitting.redo()
            self._keep()
        self._go_on()

    def _open_drawer(self, message: Message) -> None:
        self._drawer = str(message["do"])
        self._opener = str(message.get("id", ""))
        self.around.redraw(f"{self._drawer}-drawer-close")

    def _close(self, message: Message) -> None:
        self._drawer = self.question = None
        if self._task is None:
            self._go_on()
        self.around.redraw(self._opener)

    def _dismiss(self, message: Message) -> None:
        self.toast = None
        self.around.redraw("")

    def _ask(self, message: Message, question: Question) -> None:
        self._opener = str(message.get("id", "")) or self._opener
        self._drawer, self.question = None, question
        self.around.redraw("")

    def _interlude(self, message: Message) -> None:
        """Something out of turn, which the table must agree to."""
        interlude = self._offered(message["seat"])
        answers = (
            Answer("close", "No"),
            Answer("interlude-agreed", interlude.agree, primary=True, argument=message["seat"]),
        )
        self._ask(message, Question("ask-interlude", interlude.says, interlude.question, answers))

    def _offered(self, seat: str) -> Interlude:
        offered = self.sitting.board.interludes(self.sitting.scene())
        return next(interlude for interlude in offered if str(interlude.seat) == seat)

    def _interlude_agreed(self, message: Message) -> None:
        self.question = None
        self.sitting.begin_interlude(self._offered(message["argument"]))
        self._go_on()

    def _end_interlude(self, message: Message) -> None:
        self.sitting.end_interlude()
        self._go_on()

    def _again(self, message: Message) -> None:
        """The same seats and options, new chances."""
        old = self.sitting.match
        bots = {seat: who.bot for seat, who in enumerate(old.seats) if who.bot}
        match = Match.new(old.game.id, self.sitting.names, options=old.options, bots=bots)
        keep_new(self, match)

    def _share(self, message: Message) -> None:
        self._give(message, "share-agreed", "Share the link")

    def _export(self, message: Message) -> None:
        self._give(message, "export-agreed", "Save the file")

    def _give(self, message: Message, do: str, says: str) -> None:
        question = giving.warning(self.sitting.match, do, says)
        if question:
            self._ask(message, question)
        else:
            self.on({"do": do, "id": message.get("id", "")})

    def _export_agreed(self, message: Message) -> None:
        self._drawer = self.question = None
        self.toast = giving.save(self.sitting.match, self.sitting.id, self.around.browser)
        self.around.redraw(self._opener)

    def _share_agreed(self, message: Message) -> None:
        self._drawer = self.question = None
        self.around.redraw(self._opener)
        self.around.run(self._give_link())

    async def _give_link(self) -> None:
        self.toast = await giving.share(self.sitting.match, self.around.browser)
        self.around.redraw("")

    def _confess(self, text: str, error: LawBroken) -> None:
        """An error of ours: the last good position stays, and the record is offered for a report."""
        traceback.print_exc()
        self._report = f"{self.sitting.match.record}# {error}\n"
        answers = (Answer("close", "Go on"), Answer("report", "Save the report", "download", primary=True))
        words = f"An error of ours: {error}. The match stands as it was before. Please send us the report."
        self.question = Question("ask-report", "That move broke a law of the game", words, answers)

    def _save_report(self, message: Message) -> None:
        self.question = None
        self.around.browser.download(f"report-{self.sitting.id}.txt", self._report)
        self._go_on()

    def _keep(self) -> None:
        match self._keeper.write():
            case Question() as question:
                self.question = question
            case Toast() as toast:
                self.toast = toast

    def _say_not_kept(self, message: Message) -> None:
        self.toast = NOT_KEPT
        self.around.redraw("")

    def stored(self, key: str) -> None:
        if self._keeper.concerns(key) and self._keeper.overtaken:
            self._cancel()
            self.question = ELSEWHERE
            self.around.redraw("")

    def _take_stored(self, message: Message) -> None:
        self.question = None
        record = self.around.shelf.record(self.sitting.id)
        try:
            match = Match.read(record or "")
        except Fault as fault:
            self.toast = Toast(f"The other window's match cannot be read: {fault}")
        else:
            self.sitting = Sitting(self.sitting.id, match, self.around.fresh())
            self._keeper = Keeper(self.sitting, self.around)
        self._go_on()

    def _take_copy(self, message: Message) -> None:
        self.question = None
        keep_new(self, self.sitting.match)

    _VERBS: ClassVar[dict[str, Callable[[Playing, Message], None]]] = {
        "go-on": _see,
        "move": _move,
        "open-curtain": _open_curtain,
        "undo": _undo,
        "undo-agreed": _undo_agreed,
        "redo": _redo,
        "log": _open_drawer,
        "menu": _open_drawer,
        "close": _close,
        "dismiss": _dismiss,
        "not-kept": _say_not_kept,
        "again": _again,
        "interlude": _interlude,
        "interlude-agreed": _interlude_agreed,
        "keep": _end_interlude,
        "share": _share,
        "share-agreed": _share_agreed,
        "export": _export,
        "export-agreed": _export_agreed,
        "report": _save_report,
        "take-stored": _take_stored,
        "take-copy": _take_copy,
    }
