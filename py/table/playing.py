"""One match in the page: taps become moves, bots move, every move is kept."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Coroutine, Sequence
from itertools import chain
from typing import Any, ClassVar

from htpy import Node

from fortyniner.game import Event
from fortyniner.refusal import LawBroken, Refusal
from table.advising import told
from table.aside import Aside
from table.boards import Interlude
from table.browser import Message
from table.match_page import show
from table.notice import Answer, Question, Toast
from table.screen import Surroundings
from table.sitting import Sitting
from table.thinking import advice, bot_move

CALL, OWN_CALL = 1.1, 0.6
"""Seconds between a call and what comes up; one's own one knows."""
CURTAIN = 0.28
"""Seconds in which the cloth goes up, before any secret is drawn."""
MOMENT = 0.5
"""Seconds that a bot or a forced move takes at least, so that people see whose turn it is."""


class Playing(Aside):
    """Answers what people do at a match."""

    def __init__(self, around: Surroundings, sitting: Sitting) -> None:
        super().__init__(around, sitting)
        self._opens = False
        self._task: asyncio.Task[None] | None = None

    def draw(self) -> Node:
        return show(self.sitting, self._drawer, self._opens, self.around.settings.hints == "on")

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
        do = {"u": "undo", "r": "redo", "l": "log", "m": "menu", "h": "hint"}.get(key.lower())
        if do:
            return self.on({"do": do, "id": f"tool-{do}"})
        if self.sitting.waits == "beat" and key == "Enter":
            return self._enter(message)
        return self._act("key", message)

    def _enter(self, message: Message) -> bool:
        """At something shown Enter goes on, unless the board asks already for the next move beside it."""
        asked = {name: str(value) for name, value in message.items() if name != "do"}
        move = self.sitting.board.act("key", asked, self.sitting.scene())
        return self.on({"do": "move", "move": move} if move else {"do": "go-on"})

    def _act(self, do: str, message: Message) -> bool:
        """A tap for the board, which may mean a move."""
        arguments = {name: str(value) for name, value in message.items() if name != "do"}
        text = self.sitting.board.act(do, arguments, self.sitting.scene())
        if text is None:
            self.toast = None
            if self.sitting.waits == "person":
                self._keep_draft()
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
            self._cancel()
            self._confess(text, error)
            return
        else:
            self.toast = None
            self._tell(events)
            self._keep()
            self._keep_draft()
        self._go_on()

    def _keep_draft(self) -> None:
        """What is laid out for the next move; a board may have that in hand as soon as one is played."""
        sitting = self.sitting
        draft = sitting.board.draft(sitting.scene()) if sitting.waits == "person" else ""
        self._keeper.write_draft(draft, sitting.seat)

    def _move(self, message: Message) -> None:
        """A move that is offered while the last one is still shown."""
        self.sitting.beats.clear()
        self.sitting.announced = None
        self._play(str(message["move"]))

    def _tell(self, events: Sequence[Event]) -> None:
        told = filter(None, chain.from_iterable(self.sitting.told(events)))
        self.around.browser.announce(" ".join(map(_sentence, told)))

    def _go_on(self) -> None:
        """Draw, then let the clock or a bot do what comes next."""
        self._cancel()
        focus = self.sitting.board.focus() or ""
        waits = self.sitting.waits
        if waits == "beat":
            focus = "go-on"
            event = self.sitting.beats[0]
            own, usual = event.seat in self.sitting.people, self.around.settings.beat
            self.sitting.lasts = None if own or usual is None else usual * self.sitting.board.lingers(event)
            if self.sitting.announced:
                self._begin(self._after(OWN_CALL if own else CALL))
            elif self.sitting.lasts:
                self._begin(self._after(self.sitting.lasts))
        elif waits == "forced":
            self._begin(self._forced_move())
        elif waits == "bot":
            self._begin(self._bot_moves())
        elif waits == "curtain":
            focus = "open-curtain"
            assert self.sitting.wanted is not None
            # What was said last may have been for one seat alone, and would still be read out.
            self.around.browser.announce(f"Pass to {self.sitting.names[self.sitting.wanted]}.")
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
        moment = asyncio.ensure_future(asyncio.sleep(MOMENT))
        thinks = self.around.settings.thinks
        move, thought = await bot_move(match, seat, self.around.browser.now, thinks)
        await moment
        self._task = None
        self._play(move)
        if not thought:
            self.toast = Toast(f"{match.seats[seat].name} could not think and played by rule of thumb.")
            self.around.redraw("")

    def _hint(self, message: Message) -> None:
        """Lays out what a bot would do, and says why."""
        self._drawer = None
        if self.around.settings.hints == "on" and self.sitting.waits == "person":
            self._cancel()
            self._begin(self._advise())
        self.around.redraw("")

    async def _advise(self) -> None:
        match, seat = self.sitting.match, self.sitting.seat
        assert seat is not None
        try:
            found = await advice(match, seat, self.around.browser.now, self.around.settings.thinks)
            text = told(found, match.game.words, self.sitting.names)
            self.sitting.board.hint(str(found[0].move), self.sitting.scene())
        except Exception:  # a hint must never cost more than itself
            traceback.print_exc()
            self.toast = Toast("No bot knows what to do here.")
        else:
            self.toast = Toast(text, good=True)
            self.around.browser.announce(text)
        self._task = None
        self.around.redraw("")

    async def _forced_move(self) -> None:
        """Nobody has to tap where there is nothing to decide."""
        await asyncio.sleep(MOMENT)
        self._task = None
        move = self.sitting.match.forced
        assert move is not None
        self._play(move)

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
                    "Something has come up since then, and nobody can unsee it."
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

    def _close(self, message: Message) -> None:
        self._drawer = self.question = None
        if self._task is None:
            self._go_on()
        self.around.redraw(self._opener)

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

    def _confess(self, text: str, error: LawBroken) -> None:
        """An error of ours: the last good position stays, and the record is offered for a report."""
        traceback.print_exc()
        self._report = f"{self.sitting.match.record}# {error}\n"
        answers = (Answer("close", "Go on"), Answer("report", "Save the report", "download", primary=True))
        words = f"An error of ours: {error}. The match stands as it was before. Please send us the report."
        self._ask({}, Question("ask-report", "That move broke a law of the game", words, answers))

    _VERBS: ClassVar[dict[str, Callable[[Any, Message], None]]] = Aside._VERBS | {
        "go-on": _see,
        "move": _move,
        "open-curtain": _open_curtain,
        "hint": _hint,
        "undo": _undo,
        "undo-agreed": _undo_agreed,
        "redo": _redo,
        "close": _close,
        "interlude": _interlude,
        "interlude-agreed": _interlude_agreed,
        "keep": _end_interlude,
    }


def _sentence(words: str) -> str:
    """With a stop at its end; a name may bring one of its own, as "Gold!" does."""
    return words if words.endswith((".", "!", "?")) else f"{words}."
