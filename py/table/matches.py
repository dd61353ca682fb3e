"""The kept matches: the list of them, opening a damaged or a shared one, taking one in from a file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from htpy import Element, Node, button, div, h1, main, p

from fortyniner.bots import find_bot
from fortyniner.game import games
from fortyniner.match import Match
from fortyniner.refusal import BadRecord, Fault
from table import giving, lobby, matches_page
from table.art import icon
from table.browser import Message
from table.matches_page import Saved, Sitter
from table.notice import Answer, Toast, sentence
from table.screen import Screen, Surroundings
from table.setting_up import read_form
from table.sitting import Sitting
from table.storage import Entry, NoRoom, Shelf


def new_id(fresh: Callable[[], int]) -> str:
    """An id for a match that no other has."""
    return f"{fresh() % 2**40:010x}"


def entry_of(sitting: Sitting, around: Surroundings) -> Entry:
    """The match as the index keeps it."""
    kept = around.shelf.entry(sitting.id)
    return Entry(
        sitting.id,
        sitting.match.game.id,
        [{"name": seat.name, "bot": seat.bot} for seat in sitting.match.seats],
        sitting.headline,
        sitting.place,
        sitting.match.turn is None,
        around.browser.clock(),
        kept.name if kept else None,
    )


def read(record: str) -> Match:
    """The match that a record tells, with bots that are known here. Raises Fault."""
    match = Match.read(record)
    for seat in match.seats:
        if seat.bot:
            find_bot(match.game.id, seat.bot)
    return match


def relabel(around: Surroundings) -> None:
    """Puts matches that a damaged index has lost back into it, the damaged ones too."""
    shelf = around.shelf
    found = []
    for id in shelf.unlabelled():
        try:
            found.append(entry_of(Sitting(id, read(shelf.record(id) or ""), around.fresh()), around))
        except Fault:
            found.append(Entry(id, games()[0], [], "A damaged match", "", True, around.browser.clock()))
    if found:
        with suppress(NoRoom):
            shelf.label(found)


def open_matches(shelf: Shelf, now: float) -> list[lobby.Open]:
    """The matches to go on with, the last played first."""
    return [
        lobby.Open(
            entry.id,
            entry.game,
            entry.name or entry.headline,
            entry.place,
            len(entry.seats),
            ago(entry.saved, now),
        )
        for entry in shelf.entries()
        if not entry.over and entry.game in games()
    ]


class Matches(Screen):
    """All kept matches."""

    title = "Matches"

    def __init__(self, around: Surroundings) -> None:
        super().__init__(around)
        self._renaming: str | None = None
        self._deleted: tuple[Entry, str] | None = None

    def draw(self) -> Node:
        now = self.around.browser.clock()
        return matches_page.page([saved(entry, now) for entry in self.around.shelf.entries()], self._renaming)

    def stored(self, key: str) -> None:
        self.around.redraw("")

    def on(self, message: Message) -> bool:
        id = str(message.get("match", ""))
        focus = ""
        match message["do"]:
            case "rename":
                self._renaming = None if self._renaming == id else id
                focus = f"match-{id}-title"
            case "renamed":
                self._rename(id, read_form(message["form"])["title"])
                focus = f"match-{id}-rename"
            case "delete":
                self._delete(id)
                focus = "toast-undelete"
            case "undelete":
                self._bring_back()
            case "export":
                self._export(id)
            case "export-agreed":
                self.question = None
                id = str(message["argument"])
                self.around.browser.download(f"fortyniner-{id}.txt", self.around.shelf.record(id) or "")
            case "save-deleted" if self._deleted:
                self.around.browser.download(f"fortyniner-{self._deleted[0].id}.txt", self._deleted[1])
            case "import":
                take_in(self, str(message["text"]))
            case _:
                return super().on(message)
        self.around.redraw(focus)
        return True

    def _rename(self, id: str, name: str) -> None:
        self._renaming = None
        try:
            self.around.shelf.rename(id, name)
        except NoRoom:
            self.toast = Toast("This device has no room left, not even for a new name.")

    def _delete(self, id: str) -> None:
        self._deleted = self.around.shelf.remove(id)
        if self._deleted:
            entry = self._deleted[0]
            says = f"{entry.name or entry.headline} is deleted."
            self.toast = Toast(says, good=True, answer=Answer("undelete", "Bring it back", "undo-2"))

    def _export(self, id: str) -> None:
        """As in the match itself, a warning comes first while gold is hidden; what is damaged is saved."""
        record = self.around.shelf.record(id) or ""
        try:
            self.question = giving.warning(read(record), "export-agreed", "Save the file", id)
        except Fault:
            self.question = None
        if self.question is None:
            self.around.browser.download(f"fortyniner-{id}.txt", record)

    def _bring_back(self) -> None:
        if not self._deleted:
            return
        try:
            self.around.shelf.save(*self._deleted)
        except NoRoom:
            words = "There is no room to bring it back. Delete another match, or save this one as a file."
            self.toast = Toast(words, answer=Answer("save-deleted", "Save as a file", "download"))
        else:
            self.toast = self._deleted = None


def take_in(screen: Screen, record: str) -> None:
    """Keeps a match that came from outside and goes there; says why where it cannot."""
    try:
        match = read(record)
    except Fault as fault:
        foreign = isinstance(fault, BadRecord) and fault.line == 1
        reason = "This is no Fortyniner match" if foreign else f"That match cannot be opened: {fault}"
        screen.toast = Toast(sentence(reason))
    else:
        keep_new(screen, match)


def keep_new(screen: Screen, match: Match) -> None:
    """Keeps a match that is new on this device and goes there."""
    around = screen.around
    id = new_id(around.fresh)
    try:
        around.shelf.save(entry_of(Sitting(id, match, around.fresh()), around), match.record)
    except NoRoom:
        screen.toast = Toast("This device has no room left to keep that match. Delete old ones first.")
        around.redraw("")
    else:
        around.browser.go(f"#/match/{id}", True)


def saved(entry: Entry, now: float) -> Saved:
    """The match as the list shows it."""
    sitters = tuple(Sitter(str(seat["name"]), seat["bot"] is not None) for seat in entry.seats)
    when = ago(entry.saved, now)
    return Saved(entry.id, entry.game, entry.headline, entry.place, when, sitters, entry.over, entry.name)


def ago(then: float, now: float) -> str:
    """When that was, in words; both in milliseconds since 1970."""
    minutes = int((now - then) / 60_000)
    if minutes < 1:
        return "just now"
    if minutes < 60:
        return f"{minutes} minute{'s' if minutes > 1 else ''} ago"
    hours = minutes // 60
    if hours < 24:
        return f"{hours} hour{'s' if hours > 1 else ''} ago"
    days = hours // 24
    if days < 7:
        return "yesterday" if days == 1 else f"{days} days ago"
    date = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=then)
    return f"{date.day} {date:%B %Y}"


class Damaged(Screen):
    """A kept match that cannot be read whole: why, and what can be done."""

    title = "A damaged match"

    def __init__(self, around: Surroundings, id: str, record: str, fault: Fault) -> None:
        super().__init__(around)
        self._id = id
        self._record = record
        self._fault = fault
        self._sound = _sound_part(record, fault)

    def draw(self) -> Node:
        left = f"The {len(self._sound.log)} moves before that can be played on." if self._sound else ""
        return div("#damaged.screen.damaged")[
            main(".damaged-main")[
                icon("file-warning", 48),
                h1(".display", tabindex="-1", data_focus="true")["This match is damaged"],
                p[f"It cannot be read whole: {self._fault}. {left}"],
                p(".soft")["Nothing is deleted. The text as it is can be saved as a file."],
                _way("salvage", "Play on from there", primary=True) if self._sound else None,
                _way("export", "Save the text as a file"),
                _way("lobby", "To the lobby"),
            ]
        ]

    def on(self, message: Message) -> bool:
        match message["do"]:
            case "salvage" if self._sound:
                take_in(self, self._sound.record)
            case "export":
                self.around.browser.download(f"fortyniner-{self._id}.txt", self._record)
            case "lobby":
                self.around.browser.go("#/")
            case _:
                return super().on(message)
        self.around.redraw("")
        return True


class Shared(Screen):
    """A match that came in a link: what it is, before it is kept."""

    title = "A shared match"

    def __init__(self, around: Surroundings, record: str) -> None:
        super().__init__(around)
        self._match = read(record)
        self._sitting = Sitting("", self._match, around.fresh())

    def draw(self) -> Node:
        names = " and ".join(self._sitting.names)
        return div("#shared.screen.damaged")[
            main(".damaged-main")[
                icon("share-2", 48),
                h1(".display", tabindex="-1", data_focus="true")["A shared match"],
                p[
                    f"{self._sitting.place}. {names} played {len(self._match.log)} moves. ",
                    f"{self._sitting.headline}.",
                ],
                p(".soft")["It is kept on this device once you open it."],
                _way("take-in", "Open it", primary=True),
                _way("lobby", "Not now"),
            ]
        ]

    def on(self, message: Message) -> bool:
        match message["do"]:
            case "take-in":
                take_in(self, self._match.record)
            case "lobby":
                self.around.browser.go("#/")
            case _:
                return super().on(message)
        self.around.redraw("")
        return True


def _way(do: str, says: str, primary: bool = False) -> Element:
    return button(class_={"btn wide": True, "primary": primary}, id=f"way-{do}", type="button", data_do=do)[
        says
    ]


def _sound_part(record: str, fault: Fault) -> Match | None:
    """The match up to the line that cannot be read, if there is one."""
    if not isinstance(fault, BadRecord) or not fault.line:
        return None
    try:
        sound = read("\n".join(record.splitlines()[: fault.line - 1]))
    except Fault:
        return None
    return sound if sound.log else None
