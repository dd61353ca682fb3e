"""Gold River positions written as a person would, what to ask of them, and matches played at random."""

from collections.abc import Iterator, Sequence
from itertools import count

from fortyniner.chance import Chance
from fortyniner.game import Json
from fortyniner.gold_river.cards import CARDS, MUSTANG, TELEGRAPH
from fortyniner.gold_river.state import box, laid_each_round, removed
from fortyniner.match import Match

NAMES = ("Ann", "Ben", "Cleo", "Dutch", "Ezra")
TOWN = {card.id.split("-")[0]: card.town for card in CARDS.values() if card.town}
"""Towns by the letters their Claims begin with."""
Roll = tuple[int, int]


def position(
    *areas: str,
    offer: str = "",
    phase: str = "take",
    turn: int | None = 0,
    winner: int = -1,
    first: int | None = None,
    bid: int = 0,
    bidder: int | None = None,
    stashes: Sequence[int] = (),
    mayors: dict[str, int] | None = None,
    banked: int = 0,
    passed: Sequence[int] = (),
    taken: str | None = None,
    card: str | None = None,
    dice: Roll | None = None,
    deck: str = "",
    gone: str = "",
    round: int = 2,
    **options: bool | str,
) -> Json:
    """A position with these areas, like "SN-02+A-VEIN A-JUDGE:waiting": Ann's first.

    Seats count from 0. Unless told otherwise the last seat has won with 0 and chosen, and Ann is to take a
    card. An Action has the status that follows a colon; without one it is kept if it can be, else spent.
    `mayors` is by the letters of the towns. `deck` begins with the card that is laid next. Cards of the offer
    that are not named are Claims. The round is `round`, or the first in which so many cards can be out.
    """
    seats = len(areas)
    chosen_options = {"poker": False, "first-game": False} | {
        name.replace("_", "-"): value for name, value in options.items()
    }
    lying, status, veins = _read_areas(areas)
    winner %= seats
    order = [(winner + step) % seats for step in range(seats)]
    had, queue = _choosers(phase, order, turn)
    bidding = phase == "bid"
    if taken:
        lying[winner].append(taken)

    count_offer = laid_each_round(seats) if bidding else len(queue) + (phase == "take")
    count_offer += not bidding and (not had or phase == "discard")
    shown = offer.split()
    named = {*shown, *deck.split(), *gone.split(), *(id for area in lying for id in area)}
    pool = [id for id in box(seats, chosen_options) if id not in named]
    claims = [id for id in pool if CARDS[id].kind == "claim"]
    shown += claims[-count_offer + len(shown) :] if count_offer > len(shown) else []
    pool = [id for id in pool if id not in shown]
    out = gone.split()
    seen = len(shown) + len(out) + sum(map(len, lying))
    laid = laid_each_round(seats)
    rounds = (len(pool) + len(deck.split()) + seen - removed(seats)) // laid
    round = rounds if phase == "over" else max(round, -(-seen // laid))
    missing = round * laid - seen
    out, pool = out + pool[:missing], pool[missing:]
    unseen, pool = pool[: removed(seats)], pool[removed(seats) :]

    return {
        "options": chosen_options,
        "deck": pool + deck.split()[::-1],
        "unseen": unseen,
        "stashes": list(stashes or [15] * seats),
        "areas": lying,
        "passed": [seat in passed if bidding else seat != winner for seat in range(seats)],
        "chosen": [seat in had for seat in range(seats)],
        "first": first if first is not None else 0 if bidding else winner,
        "status": {id: kept for id, kept in status.items() if id not in (*veins, taken)},
        "veins": veins,
        "mayors": dict.fromkeys(TOWN.values()) | {TOWN[town]: seat for town, seat in (mayors or {}).items()},
        "banked": banked,
        "round": round,
        "phase": phase,
        "active": None if phase == "over" else turn,
        "offer": shown,
        "gone": out,
        "bids": [bid if seat == (bidder if bidding else winner) else 0 for seat in range(seats)],
        "winner": None if bidding else winner,
        "laid": bid if seats == 2 and len(had) == 1 else 0,
        "queue": queue,
        "chooser": had[-1] if had else None,
        "taken": taken,
        "card": card,
        "dice": list(dice) if dice else None,
    }


def _read_areas(areas: Sequence[str]) -> tuple[list[list[str]], dict[str, str], dict[str, str]]:
    lying: list[list[str]] = []
    status: dict[str, str] = {}
    veins: dict[str, str] = {}
    for area in areas:
        lying.append([])
        for word in area.split():
            id, _, said = word.partition(":")
            mine, _, vein = id.partition("+")
            lying[-1] += [mine, vein] if vein else [mine]
            if vein:
                veins[vein] = mine
            elif CARDS[id].kind == "action":
                saved = CARDS[id].name in (MUSTANG, TELEGRAPH)
                status[id] = said or ("kept" if saved else "spent")
    return lying, status, veins


def _choosers(phase: str, order: list[int], turn: int | None) -> tuple[list[int], list[int]]:
    """Who has chosen, and who is to choose later."""
    match phase:
        case "bid":
            return [], []
        case "discard" | "mustang":
            return order[:1], order[1:]
        case "take" | "target":
            assert turn is not None
            place = order.index(turn)
            return order[: place + (phase == "target")], order[place + 1 :]
    return order, []


def river(*areas: str, rolls: Sequence[Roll] = (), **parts) -> Match:
    """A match that goes on from `position(...)`; `rolls` are the next rolls of two dice."""
    return Match.at("gold-river", position(*areas, **parts), NAMES[: len(areas)], seed_of(*rolls))


def seed_of(*rolls: Roll) -> int:
    """A seed whose draws begin with these rolls."""
    for seed in count():
        chance = Chance(seed)
        if all((1 + chance.below(6), 1 + chance.below(6)) == roll for roll in rolls):
            return seed
    raise AssertionError


def new_river(seats: int = 4, seed: int = 49, **options: bool | str) -> Match:
    """A new match; an option like `hidden_stashes=True` by its name."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Match.new("gold-river", NAMES[:seats], seed, given)


def play(match: Match, *moves: str) -> list[Json]:
    """Plays the moves; all that happened, in order."""
    return [event for move in moves for event in match.play(move)]


def happened(events: Sequence[Json], *names: str) -> list[Json]:
    """The events of these kinds, as they came; without the name of the kind where there is only one."""
    found = [event for event in events if event["event"] in names]
    return [_without_name(event) for event in found] if len(names) == 1 else found


def _without_name(event: Json) -> Json:
    return {key: value for key, value in event.items() if key != "event"}


def names(events: Sequence[Json]) -> list[str]:
    """What kinds of events these are."""
    return [event["event"] for event in events]


def at(match: Match, *keys: str):
    """Those parts of the position: one alone, several as a tuple."""
    position = match.position() | {key: match.view(None)[key] for key in ("bid", "bidder")}
    return position[keys[0]] if len(keys) == 1 else tuple(position[key] for key in keys)


def mayor(match: Match, town: str) -> int | None:
    """Who is Mayor of the town with these letters."""
    return at(match, "mayors")[TOWN[town]]


def strike(*areas: str, roll: Roll, **parts) -> tuple[Match, list[Json]]:
    """The end of a round that Ann has won: her right neighbour takes the Post Office, then she rolls."""
    last = len(areas) - 1
    match = river(*areas, rolls=[roll], winner=0, turn=last, offer="B-POST", **parts)
    return match, match.play("take B-POST")


def random_moves(match: Match, chance: Chance) -> Iterator[str]:
    """Plays legal moves at random to the end; after each, the text played. Most bids are low."""
    while match.turn is not None:
        legal = match.moves()
        if legal[-1] == "pass" and chance.below(3):
            text = legal[chance.below(min(4, len(legal)))]
        elif legal[-1] == "pass":
            text = "pass"
        else:
            text = chance.choice(legal)
        match.play(text)
        yield text


def random_river(seed: int, seats: int = 4, **options: bool | str) -> Match:
    """A whole match played at random."""
    match = new_river(seats, seed, **options)
    for _ in random_moves(match, Chance(seed).fork("moves")):
        pass
    return match


def some_options(seed: int) -> dict[str, bool]:
    """Every mixture of the switches, one after the other."""
    return {
        name: bool(seed >> place & 1) for place, name in enumerate(("first_game", "poker", "hidden_stashes"))
    }
