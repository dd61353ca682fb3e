"""Writing one match down: its record after every move, and what is laid out but not yet played."""

from __future__ import annotations

from contextlib import suppress

from table.matches import entry_of
from table.notice import Answer, Question, Toast
from table.screen import Surroundings
from table.sitting import Sitting
from table.storage import MATCH, NoRoom

NOT_KEPT = Toast(
    "This device has no room left: the match goes on, but is not kept. "
    "Save it as a file, or delete old matches.",
    answer=Answer("export", "Save as a file", "download"),
)
ELSEWHERE = Question(
    "ask-which",
    "Played on in another window",
    "This match is open in another window too, and a move was made there.",
    (
        Answer("take-copy", "Keep this one as a copy"),
        Answer("take-stored", "Show that one", primary=True),
    ),
    cancel="take-stored",
)


class Keeper:
    """Keeps a sitting on the shelf, and notices when another window has written there."""

    def __init__(self, sitting: Sitting, around: Surroundings) -> None:
        self._sitting = sitting
        self._around = around
        self._stored = around.shelf.record(sitting.id)
        self._asked = False

    @property
    def overtaken(self) -> bool:
        """Whether another window has played this match on; a deleted one is just written anew."""
        return self._around.shelf.record(self._sitting.id) not in (self._stored, None)

    def concerns(self, key: str) -> bool:
        """Whether what was stored under `key` is this match."""
        return key == MATCH + self._sitting.id

    def has(self, id: str, record: str) -> bool:
        """Whether this is the match with that id, as it is stored."""
        return self._sitting.id == id and self._stored == record

    def write(self) -> Question | Toast | None:
        """Writes the match down. Where that cannot be: what there is to ask, or to say once."""
        if self.overtaken:
            return ELSEWHERE
        sitting = self._sitting
        was_kept = sitting.kept
        try:
            self._around.shelf.save(entry_of(sitting, self._around), sitting.match.record)
        except NoRoom:
            sitting.kept = False
            return NOT_KEPT if was_kept else None
        sitting.kept = True
        self._stored = sitting.match.record
        if not self._asked and len(sitting.match.log) > len(sitting.match.seats):
            self._asked = True
            self._around.run(self._ask_to_keep())
        return None

    async def _ask_to_keep(self) -> None:
        await self._around.browser.persist()

    def write_draft(self, draft: str, seat: int | None) -> None:
        """What `seat` has laid out survives a closed page; it is for that seat, at this move."""
        at = f"{seat} {len(self._sitting.match.log)}"
        with suppress(NoRoom):
            self._around.shelf.keep_draft(self._sitting.id, draft and f"{at} {draft}")

    def lay_out_draft(self) -> None:
        """Lays out again what the seat that looks had laid out at this move."""
        sitting = self._sitting
        seat, _, rest = self._around.shelf.draft(sitting.id).partition(" ")
        move, _, draft = rest.partition(" ")
        if sitting.waits == "person" and (seat, move) == (str(sitting.seat), str(len(sitting.match.log))):
            sitting.board.resume(draft, sitting.scene())
