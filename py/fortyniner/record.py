"""A match as text: header lines, an empty line, then one move a line. Reading and writing, no rules."""

import json
from dataclasses import dataclass, field

from fortyniner.game import Json
from fortyniner.options import Value
from fortyniner.refusal import BadRecord, quoted

TITLE = "Fortyniner record"


@dataclass(frozen=True)
class Seat:
    """Who sits there. `bot` is the level of a bot, None for a person."""

    name: str
    bot: str | None = None


@dataclass
class Record:
    """What a record says, as written. `lines` are the numbers (from 1) of the lines the moves stand on."""

    game: str
    rules: int
    seats: list[Seat]
    options: dict[str, Value]
    seed: int
    position: Json | None = None
    moves: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    def __str__(self) -> str:
        header = [TITLE, f"game: {self.game}", f"rules: {self.rules}"]
        header += [f"{f'bot {seat.bot}' if seat.bot else 'person'}: {seat.name}" for seat in self.seats]
        header += [f"option {id}: {_WRITTEN.get(value, value)}" for id, value in self.options.items()]
        header.append(f"seed: {self.seed}")
        if self.position is not None:
            header.append(f"position: {json.dumps(self.position, separators=(',', ':'))}")
        moves = [f"{move}  # {comment}" for move, comment in zip(self.moves, self.comments, strict=True)]
        return "\n".join([*header, "", *moves, ""])


_WRITTEN: dict[Value, str] = {True: "on", False: "off"}
_SWITCH: dict[str, Value] = {"on": True, "off": False}


def read_record(text: str) -> Record:
    """What `text` says. Raises BadRecord, with the line, for what is no record."""
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise BadRecord("this is no Fortyniner match", 1)
    record = Record("", 0, [], {}, 0)
    seen: set[str] = set()
    body = len(lines)
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            body = number
            break
        if line.lstrip().startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f"{quoted(line)} is no header line", number)
        key, value = key.strip(), value.strip()
        if key in seen:
            raise BadRecord(f"{quoted(key)} is said twice", number)
        if key.split(" ")[0] not in ("person", "bot"):
            seen.add(key)
        _read_header(record, key, value, number)
    for key in ("game", "rules", "seed"):
        if key not in seen:
            raise BadRecord(f"the header does not say {key!r}", body)
    for number, line in enumerate(lines[body:], body + 1):
        move, _, comment = line.partition("#")
        if move.strip():
            record.moves.append(" ".join(move.split()))
            record.comments.append(comment.strip())
            record.lines.append(number)
    return record


def _read_header(record: Record, key: str, value: str, line: int) -> None:
    match key.split(" "):
        case ["game"]:
            record.game = value
        case ["rules"]:
            record.rules = _whole(value, line)
        case ["seed"]:
            record.seed = _whole(value, line)
        case ["person"]:
            record.seats.append(Seat(value))
        case ["bot", level]:
            record.seats.append(Seat(value, level))
        case ["option", id]:
            record.options[id] = _SWITCH.get(value, value)
        case ["position"]:
            try:
                record.position = json.loads(value)
            except (ValueError, RecursionError) as error:
                raise BadRecord(f"the position is no JSON: {error}", line) from None
            if not isinstance(record.position, dict):
                raise BadRecord("a position is an object", line)
        case _:
            raise BadRecord(f"{quoted(key)} is nothing a record says", line)


def _whole(value: str, line: int) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 20):
        raise BadRecord(f"{quoted(value)} is no whole number", line)
    return int(value)
