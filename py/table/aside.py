"""What people do at a match beside playing it: hand seats over, give it away, keep it safe."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from fortyniner.bots import LEVELS
from fortyniner.match import Match
from fortyniner.refusal import Fault
from table import giving
from table.browser import Message
from table.keeping import ELSEWHERE, NOT_KEPT, Keeper
from table.matches import keep_new
from table.notice import Question, Toast
from table.screen import Screen, Surroundings
from table.sitting import Sitting


class Aside(Screen):
    """The part of a match's screen that plays no moves."""

    def __init__(self, around: Surroundings, sitting: Sitting) -> None:
        super().__init__(around)
        self.title = sitting.match.game.name
        self.sitting = sitting
        self._drawer: str | None = None
        self._keeper = Keeper(sitting, around)
        self._opener = ""
        self._report = ""

    @abstractmethod
    def _go_on(self) -> None:
        """Draw, then let the clock or a bot do what comes next."""

    @abstractmethod
    def _cancel(self) -> None:
        """Whoever thinks or waits stops."""

    def _open_drawer(self, message: Message) -> None:
        self._drawer = str(message["do"])
        self._opener = str(message.get("id", ""))
        self.around.redraw(f"{self._drawer}-drawer-close")

    def _hand_over(self, message: Message) -> None:
        """Somebody leaves the table, or comes back to it."""
        self._cancel()
        seat, level = int(message["seat"]), LEVELS.get(message["value"])
        self.sitting.hand_over(seat, level.id if level else None)
        self._keep()
        name = self.sitting.names[seat]
        self.toast = Toast(
            f"{name} is played by a bot now: {level.name}." if level else f"{name} is played by a person now."
        )
        self._drawer = None
        self._go_on()

    def _dismiss(self, message: Message) -> None:
        self.toast = None
        self.around.redraw("")

    def _ask(self, message: Message, question: Question) -> None:
        self._opener = str(message.get("id", "")) or self._opener
        self._drawer, self.question = None, question
        self.around.redraw("")

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

    _VERBS: ClassVar[dict[str, Callable[[Any, Message], None]]] = {
        "log": _open_drawer,
        "menu": _open_drawer,
        "seats": _open_drawer,
        "hand-over": _hand_over,
        "dismiss": _dismiss,
        "not-kept": _say_not_kept,
        "again": _again,
        "share": _share,
        "share-agreed": _share_agreed,
        "export": _export,
        "export-agreed": _export_agreed,
        "report": _save_report,
        "take-stored": _take_stored,
        "take-copy": _take_copy,
    }
