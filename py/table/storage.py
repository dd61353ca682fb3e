"""Matches and settings on this device: one key a match, and a small index of them."""

import json
import re
from dataclasses import asdict, dataclass, replace
from typing import Any, Protocol

from fortyniner.game import GAMES

INDEX = "fortyniner/index"
SETTINGS = "fortyniner/settings"
MATCH = "fortyniner/match/"
DRAFT = "fortyniner/draft/"
MOST_SEATS = 5
LATEST = 8e15
"""Milliseconds since 1970 that no calendar has."""
_ID = re.compile(r"[\w-]+")


class NoRoom(Exception):
    """The device has no room for more; what was stored before is untouched."""


class Store(Protocol):
    """A place that keeps texts by key."""

    def read(self, key: str) -> str | None:
        """The text, or None."""

    def write(self, key: str, text: str) -> None:
        """Keeps the text. Raises NoRoom."""

    def remove(self, key: str) -> None:
        """Forgets the text."""

    def all_keys(self) -> list[str]:
        """All keys there are, others' too."""


@dataclass(frozen=True)
class Entry:
    """A match in the index: enough to show it in a list without reading it."""

    id: str
    game: str
    seats: list[dict[str, str | None]]
    headline: str
    place: str
    over: bool
    saved: float
    name: str | None = None


class Shelf:
    """The matches kept on this device."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def entries(self) -> list[Entry]:
        """All matches that have a label, the last played first; a match that is gone has none."""
        stored = self._ids()
        return sorted(
            (entry for entry in self._index() if entry.id in stored), key=lambda entry: -entry.saved
        )

    def unlabelled(self) -> list[str]:
        """The ids of matches that the index does not know: it was damaged, or cut short."""
        return sorted(self._ids() - {entry.id for entry in self._index()})

    def entry(self, id: str) -> Entry | None:
        """The match with that id, or None."""
        return next((entry for entry in self.entries() if entry.id == id), None)

    def record(self, id: str) -> str | None:
        """The record as stored, or None."""
        return self._store.read(MATCH + id)

    def save(self, entry: Entry, record: str) -> None:
        """Keeps a match. Raises NoRoom; then what was kept before still is."""
        before = self.record(entry.id)
        self._store.write(MATCH + entry.id, record)
        try:
            self.label([entry])
        except NoRoom:
            if before is None:
                self._store.remove(MATCH + entry.id)
            else:
                self._store.write(MATCH + entry.id, before)
            raise

    def draft(self, id: str) -> str:
        """What is laid out in a match but not yet played."""
        return self._store.read(DRAFT + id) or ""

    def keep_draft(self, id: str, draft: str) -> None:
        """Keeps a draft, or forgets it when it is empty. Raises NoRoom."""
        if draft:
            self._store.write(DRAFT + id, draft)
        elif self._store.read(DRAFT + id) is not None:
            self._store.remove(DRAFT + id)

    def rename(self, id: str, name: str) -> None:
        """Gives a match a name of its own, or none."""
        if entry := self.entry(id):
            self.label([replace(entry, name=name.strip() or None)])

    def remove(self, id: str) -> tuple[Entry, str] | None:
        """Takes a match off the shelf; `save` of what is returned puts it back."""
        entry, record = self.entry(id), self.record(id)
        if entry is None or record is None:
            return None
        self._write_index([other for other in self.entries() if other.id != id])
        self._store.remove(MATCH + id)
        self.keep_draft(id, "")
        return entry, record

    @property
    def settings(self) -> str | None:
        """The settings as stored."""
        return self._store.read(SETTINGS)

    @settings.setter
    def settings(self, text: str) -> None:
        self._store.write(SETTINGS, text)

    def _ids(self) -> set[str]:
        return {key.removeprefix(MATCH) for key in self._store.all_keys() if key.startswith(MATCH)}

    def label(self, entries: list[Entry]) -> None:
        """Puts these labels into the index, in place of older ones. Raises NoRoom."""
        new = {entry.id for entry in entries}
        self._write_index([*entries, *(other for other in self.entries() if other.id not in new)])

    def _write_index(self, entries: list[Entry]) -> None:
        self._store.write(INDEX, json.dumps([asdict(entry) for entry in entries]))

    def _index(self) -> list[Entry]:
        try:
            rows = json.loads(self._store.read(INDEX) or "[]")
        except (ValueError, RecursionError):
            return []
        entries = [entry for row in rows if (entry := _entry(row))] if isinstance(rows, list) else []
        return list({entry.id: entry for entry in reversed(entries)}.values())[::-1]


def _entry(row: Any) -> Entry | None:
    try:
        entry = Entry(**row)
        texts = [entry.headline, entry.place, *(seat["name"] for seat in entry.seats)]
        maybe = [entry.name, *(seat["bot"] for seat in entry.seats)]
        sound = (
            all(isinstance(text, str) for text in texts)
            and all(text is None or isinstance(text, str) for text in maybe)
            and bool(_ID.fullmatch(entry.id))
            and entry.game in GAMES
            and len(entry.seats) <= MOST_SEATS
            and 0 <= entry.saved < LATEST
        )
        return entry if sound else None
    except (TypeError, KeyError):
        return None
