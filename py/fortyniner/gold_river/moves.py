"""The moves of Gold River and their one text form. Texts count seats and dice from 1, Python from 0."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from fortyniner.refusal import BadMove, quoted


@dataclass(frozen=True)
class Bid:
    """Bid that many nuggets (GR-11)."""

    nuggets: int

    def __str__(self) -> str:
        return f"bid {self.nuggets}"


@dataclass(frozen=True)
class Pass:
    """Leave the auction for good (GR-11)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Take:
    """Take a card of the offer (GR-14)."""

    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True)
class TakeNuggets:
    """With two players, take half of the bid instead of the last card (GR-22)."""

    def __str__(self) -> str:
        return "take nuggets"


@dataclass(frozen=True)
class Discard:
    """Put a card of the offer out of the game (GR-14)."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True)
class Bandit:
    """Take that Claim of another player (GR-50)."""

    claim: str

    def __str__(self) -> str:
        return f"bandit {self.claim}"


@dataclass(frozen=True)
class Judge:
    """Swap an own Claim for one of another player (GR-51)."""

    own: str
    other: str

    def __str__(self) -> str:
        return f"judge {self.own} for {self.other}"


@dataclass(frozen=True)
class HoldUp:
    """Name a player and a number, and roll (GR-53)."""

    seat: int
    number: int

    def __str__(self) -> str:
        return f"holdup {self.seat + 1} {self.number}"


@dataclass(frozen=True)
class Dynamite:
    """Destroy that Claim or Building of another player (GR-54)."""

    card: str

    def __str__(self) -> str:
        return f"dynamite {self.card}"


@dataclass(frozen=True)
class Vein:
    """Attach the New Vein to that mine of one's own (GR-57)."""

    mine: str

    def __str__(self) -> str:
        return f"vein {self.mine}"


@dataclass(frozen=True)
class Mustang:
    """Choose right after the winner (GR-55)."""

    def __str__(self) -> str:
        return "mustang"


@dataclass(frozen=True)
class Hold:
    """Leave the Mustang in its stable this round (GR-55)."""

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True)
class Telegraph:
    """Turn a die (0 or 1) to another face (GR-56)."""

    die: int
    face: int

    def __str__(self) -> str:
        return f"telegraph {self.die + 1} {self.face}"


@dataclass(frozen=True)
class Keep:
    """Leave the dice as they fell (GR-56)."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True)
class Bank:
    """Move that many nuggets from the stash onto the Bank (GR-40)."""

    nuggets: int

    def __str__(self) -> str:
        return f"bank {self.nuggets}"


Move = (
    Bid
    | Pass
    | Take
    | TakeNuggets
    | Discard
    | Bandit
    | Judge
    | HoldUp
    | Dynamite
    | Vein
    | Mustang
    | Hold
    | Telegraph
    | Keep
    | Bank
)

_CARD = r"([A-Z]{1,2}-[A-Z0-9]{1,12})"
_NUMBER = r"(0|[1-9][0-9]{0,3})"
_FORMS: dict[re.Pattern[str], Callable[..., Move]] = {
    re.compile(rf"bid {_NUMBER}"): lambda nuggets: Bid(int(nuggets)),
    re.compile(r"pass"): Pass,
    re.compile(r"take nuggets"): TakeNuggets,
    re.compile(rf"take {_CARD}"): Take,
    re.compile(rf"discard {_CARD}"): Discard,
    re.compile(rf"bandit {_CARD}"): Bandit,
    re.compile(rf"judge {_CARD} for {_CARD}"): Judge,
    re.compile(rf"holdup ([1-5]) {_NUMBER}"): lambda seat, number: HoldUp(int(seat) - 1, int(number)),
    re.compile(rf"dynamite {_CARD}"): Dynamite,
    re.compile(rf"vein {_CARD}"): Vein,
    re.compile(r"mustang"): Mustang,
    re.compile(r"hold"): Hold,
    re.compile(r"telegraph ([12]) ([1-6])"): lambda die, face: Telegraph(int(die) - 1, int(face)),
    re.compile(r"keep"): Keep,
    re.compile(rf"bank {_NUMBER}"): lambda nuggets: Bank(int(nuggets)),
}


def read_move(text: str) -> Move:
    """The move with that text form. Raises BadMove."""
    for form, build in _FORMS.items():
        if found := form.fullmatch(text):
            return build(*found.groups())
    raise BadMove(f"{quoted(text)} is no move of Gold River")
