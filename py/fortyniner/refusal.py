"""Every way to say no: one class for a move the rules forbid, one for each kind of unusable input."""


def quoted(text: str) -> str:
    """`text` as it may be repeated to a person: short, and of a long move only its first word."""
    return repr(text) if len(text) <= 12 else repr(f"{text.split(' ')[0][:12]} …")


class Fault(ValueError):
    """Input that cannot be used. Nothing has changed; the message is a sentence for a person."""


class Refusal(Fault):
    """A move the rules do not allow now. `rule` is the id of the rule that says so, `reason` the sentence."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        self.reason = reason


class BadMove(Fault):
    """A text that is no move of this game, whatever the position."""


class BadSeat(Fault):
    """A seat that does not exist, or names and numbers of seats that do not fit the game."""


class BadOption(Fault):
    """An option the game does not have, or a value that option cannot take."""


class BadPosition(Fault):
    """JSON that is not a position of this game."""


class UnknownGame(Fault):
    """A game id that is not in the house."""


class UnknownRules(Fault):
    """A rules version this release cannot play. The record itself is untouched."""


class BadRecord(Fault):
    """A text that is no record of a match. `line` counts from 1; None when the text as a whole is meant."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class NothingToUndo(Fault):
    """There is no move to take back, or none that could be played again."""


class LawBroken(RuntimeError):
    """A move would have broken a law of the game: an error of ours. The position before it still stands."""
