"""What a person has set for this device, and who sat where last."""

import json
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from fortyniner.options import Value

_VALUES = {
    "theme": ("auto", "light", "dark"),
    "motion": ("auto", "reduced"),
    "pace": ("tap", "unhurried", "quick"),
    "thought": ("short", "usual", "long"),
    "hints": ("on", "off"),
}
_BEATS = {"tap": None, "unhurried": 3.5, "quick": 1.8}
_THOUGHTS = {"short": 300.0, "usual": 1000.0, "long": 3000.0}


@dataclass(frozen=True)
class Table:
    """How a game was set up last: (name, bot's level or None) by seat, and the options."""

    seats: tuple[tuple[str, str | None], ...]
    options: dict[str, Value]


@dataclass(frozen=True)
class Settings:
    """Theme, motion, the bots' pace and time to think, hints, and the last table of each game."""

    theme: str = "auto"
    motion: str = "auto"
    pace: str = "unhurried"
    thought: str = "usual"
    hints: str = "on"
    tables: dict[str, Table] = field(default_factory=dict)

    @property
    def beat(self) -> float | None:
        """Seconds for which a bot's move is shown; None: until a tap."""
        return _BEATS[self.pace]

    @property
    def thinks(self) -> float:
        """Milliseconds that a bot may think about a move."""
        return _THOUGHTS[self.thought]

    def with_value(self, id: str, value: object) -> "Settings":
        """The same with one setting changed; a value that it cannot take changes nothing."""
        changed: dict[str, Any] = {id: value} if value in _VALUES.get(id, ()) else {}
        return replace(self, **changed)

    def with_table(self, game: str, table: Table) -> "Settings":
        """The same, with the table at which `game` was played last."""
        return replace(self, tables=self.tables | {game: table})

    @property
    def text(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str | None) -> "Settings":
        """What was stored; whatever is damaged or foreign in it is left at its default."""
        try:
            stored = json.loads(text or "{}")
        except (ValueError, RecursionError):
            stored = {}
        settings = cls()
        if not isinstance(stored, dict):
            return settings
        for id in _VALUES:
            settings = settings.with_value(id, stored.get(id))
        tables = stored.get("tables")
        for game, kept in tables.items() if isinstance(tables, dict) else ():
            if table := _table(kept):
                settings = settings.with_table(game, table)
        return settings


def _table(kept: Any) -> Table | None:
    try:
        seats = tuple((str(name), bot and str(bot)) for name, bot in kept["seats"])
        return Table(seats, dict(kept["options"]))
    except (TypeError, KeyError, ValueError):
        return None
