"""What can happen in Gold River. Lists of nuggets are by seat; losses are told as positive numbers."""

from dataclasses import dataclass

from fortyniner.game import Event


@dataclass(frozen=True)
class Laid(Event):
    """A round begins: cards of the deck are laid up for auction (GR-10); `first` bids first."""

    reveals = True
    opens = True

    round: int
    cards: tuple[str, ...]
    first: int


@dataclass(frozen=True)
class BidMade(Event):
    """The seat is the highest bidder with so many nuggets (GR-11)."""

    nuggets: int


@dataclass(frozen=True)
class Passed(Event):
    """The seat is out of this auction; `forced` when it could not have bid more (GR-11)."""

    forced: bool


@dataclass(frozen=True)
class Won(Event):
    """The seat won the auction. `gains` is what the bid brings each seat at once, the winner's own entry 0;
    `lost` nuggets go back to the supply (GR-12, GR-13). With two players nothing moves yet (GR-21)."""

    bid: int
    gains: tuple[int, ...]
    lost: int


@dataclass(frozen=True)
class Took(Event):
    """The seat took a card of the offer (GR-14); `laid` is the bid put in its place (GR-21), else 0."""

    card: str
    laid: int = 0


@dataclass(frozen=True)
class TookNuggets(Event):
    """With two players, the loser took nuggets; the card and the `lost` rest leave the game (GR-22)."""

    nuggets: int
    card: str
    lost: int


@dataclass(frozen=True)
class LeftNuggets(Event):
    """With two players, the loser took the card; the bid of `lost` nuggets leaves the game (GR-22)."""

    lost: int


@dataclass(frozen=True)
class Discarded(Event):
    """The seat put a card of the offer out of the game (GR-14)."""

    card: str


@dataclass(frozen=True)
class FeePaid(Event):
    """The seat paid the Mayor `to` for a Claim of `town`: `nuggets` of the `due` ones (GR-31, GR-36)."""

    to: int
    town: str
    nuggets: int
    due: int


@dataclass(frozen=True)
class BecameMayor(Event):
    """The seat became Mayor of `town`, which was held by `old` (None: by nobody)."""

    town: str
    old: int | None


@dataclass(frozen=True)
class MayorLeft(Event):
    """The seat put the Mayor of `town` back: no Claim there, and no single challenger (GR-34)."""

    town: str


@dataclass(frozen=True)
class Waits(Event):
    """The Action cannot be used and waits in front of the seat (GR-60)."""

    card: str


@dataclass(frozen=True)
class Kept(Event):
    """The seat keeps a Mustang or a Telegraph for later (GR-55, GR-56)."""

    card: str


@dataclass(frozen=True)
class Unused(Event):
    """A Raid or a Hold-up found nobody with nuggets (GR-62)."""

    card: str


@dataclass(frozen=True)
class Robbed(Event):
    """The One-Armed Bandit of the seat took `claim` from `owner` (GR-50)."""

    card: str
    claim: str
    owner: int


@dataclass(frozen=True)
class Swapped(Event):
    """The Judge gave the seat `gained` for `given`, which now is `other`'s (GR-51)."""

    card: str
    given: str
    gained: str
    other: int


@dataclass(frozen=True)
class Raided(Event):
    """Every seat but the raider discarded so many nuggets (GR-52)."""

    card: str
    losses: tuple[int, ...]


@dataclass(frozen=True)
class HeldUp(Event):
    """The seat named `victim` and `number`, rolled `dice`, and took `nuggets` (GR-53)."""

    reveals = True

    card: str
    victim: int
    number: int
    dice: tuple[int, int]
    nuggets: int


@dataclass(frozen=True)
class Destroyed(Event):
    """The seat's Dynamite put `target` of `owner` out of the game, with the New Veins on it; `returned`
    nuggets of a Bank went back to the owner's stash (GR-54)."""

    card: str
    target: str
    owner: int
    veins: tuple[str, ...]
    returned: int


@dataclass(frozen=True)
class VeinOpened(Event):
    """The seat's New Vein lies on `mine` (GR-57)."""

    card: str
    mine: str


@dataclass(frozen=True)
class GoldFound(Event):
    """Gold! brought the seat so many nuggets (GR-58)."""

    card: str
    nuggets: int


@dataclass(frozen=True)
class RodeAhead(Event):
    """The seat used the Mustang and chooses next (GR-55)."""

    card: str


@dataclass(frozen=True)
class StayedBehind(Event):
    """The seat saved the Mustang for another round (GR-55)."""


@dataclass(frozen=True)
class Rolled(Event):
    """The winner rolled for Strike Gold (GR-15)."""

    reveals = True

    dice: tuple[int, int]


@dataclass(frozen=True)
class Turned(Event):
    """The seat's Telegraph turned a die (0 or 1) from one face to another (GR-56)."""

    card: str
    die: int
    old: int
    face: int


@dataclass(frozen=True)
class LetFall(Event):
    """The seat saved the Telegraph and left the dice as they fell (GR-56)."""


@dataclass(frozen=True)
class Struck(Event):
    """What the dice of `round` paid: `claims` as (owner, card, nuggets), then each of `guests` paid 1 to the
    owner of the Saloon (GR-15, GR-42). The seat is the winner, who rolled."""

    round: int
    dice: tuple[int, int]
    claims: tuple[tuple[int, str, int], ...]
    saloon: int | None
    guests: tuple[int, ...]


@dataclass(frozen=True)
class Banked(Event):
    """The seat moved so many nuggets onto its Bank, where `total` lie now (GR-40)."""

    nuggets: int
    total: int


@dataclass(frozen=True)
class GameOver(Event):
    """The deck holds too few cards for another round (GR-10). Several winners share the win (GR-70)."""

    winners: tuple[int, ...]


def changes(event: Event, seats: int) -> list[tuple[int, int]]:
    """How an event changes the stashes: seats, and the nuggets each gains or (below 0) loses."""
    seat = -1 if event.seat is None else event.seat
    match event:
        case Won() if seats > 2:
            return [*enumerate(event.gains), (seat, -event.bid)]
        case Took():
            return [(seat, -event.laid)]
        case TookNuggets():
            return [(seat, event.nuggets)]
        case FeePaid():
            return [(seat, -event.nuggets), (event.to, event.nuggets)]
        case GoldFound():
            return [(seat, event.nuggets)]
        case Raided():
            return [(other, -loss) for other, loss in enumerate(event.losses)]
        case HeldUp():
            return [(seat, event.nuggets), (event.victim, -event.nuggets)]
        case Destroyed():
            return [(event.owner, event.returned)]
        case Banked():
            return [(seat, -event.nuggets)]
        case Struck():
            paid = [(owner, nuggets) for owner, _, nuggets in event.claims]
            served = [(event.saloon, 1) for _ in event.guests if event.saloon is not None]
            return [*paid, *((guest, -1) for guest in event.guests), *served]
    return []
