"""Sutter's Mill positions written as a person would, what to ask of them, and matches played at random."""

from collections.abc import Iterator, Sequence

from fortyniner.chance import Chance
from fortyniner.game import Json
from fortyniner.match import Match
from fortyniner.sutters_mill.moves import AnyMove, Bring, Move, Prospect, WindDown
from fortyniner.sutters_mill.town import BUILDINGS, CHIPS, PROSPECTORS, PURSE, RANKS, SECTION, VEIN

NAMES = ("Ann", "Ben", "Cleo", "Dutch")
LETTERS = "abcd"
"""Seats in stacks and in the row of takers: Ann, Ben, Cleo, Dutch."""
START: Json = {"costs": "documented", "literal-bonus": False, "open-purses": False, "start": "1"}


def position(
    *standing: str,
    step: str = "start",
    turn: int | None = 0,
    winding: str = "",
    scored: Sequence[str] = (),
    purses: Sequence[int] = (),
    takers: str | None = None,
    gone: int = 0,
    left: int | None = None,
    vein: str = "",
    closed: str = "",
    workers: Sequence[str] = (),
    options: Json | None = None,
    **more: object,
) -> Json:
    """A position with prospectors on these spaces, "RIVER MILL MILL": Ann's first. Ann begins her turn.

    A stack is given by its building, bottom first: `HOOK="b6 a4"`. Who is not in `winding`, "ab", holds the
    other cards and prospectors in hand. `gone` chips have been taken in turns, or `takers` took them, "aab";
    `vein` are the values in front, `left` chips are there. Purses hold 6 unless told otherwise. `workers`
    are the crews of SM-35, each like "MILL:MILL,HOOK MILL". Other parts are by their names in a position.
    """
    seats = len(standing)
    stacks = {building: _stack(str(more.pop(building, ""))) for building in BUILDINGS}
    piles = [pile.split() for pile in scored] or [[] for _ in range(seats)]
    row = [place % seats for place in range(gone)]
    if takers is not None:
        row = [LETTERS.index(letter) for letter in takers]
    values = _values(len(row), vein)
    found = [
        sum(value for value, seat in zip(values, row, strict=False) if seat == of) for of in range(seats)
    ]
    lost = len(closed.split()) if left is None else VEIN - len(row) - left
    places = [_count(spaces.split()) for spaces in standing]
    building_up = [LETTERS[seat] not in winding for seat in range(seats)]
    lying = [[rank for stack in stacks.values() for of, rank in stack if of == seat] for seat in range(seats)]
    hands = [
        [rank for rank in RANKS if rank not in lying[seat] + piles[seat]] if building_up[seat] else []
        for seat in range(seats)
    ]
    crew = [
        PROSPECTORS - len(spaces.split()) if building_up[seat] else 0 for seat, spaces in enumerate(standing)
    ]
    parts = {
        "options": START | (options or {}),
        "first": 0,
        "values": values,
        "paid": [PURSE + found[seat] - purse for seat, purse in enumerate(purses or [PURSE] * seats)],
        "hands": hands,
        "crew": crew,
        "standing": places,
        "scored": piles,
        "winding": [not up for up in building_up],
        "takers": row,
        "lost": lost,
        "stacks": stacks,
        "closed": closed.split(),
        "active": turn,
        "step": step,
        "round": 1,
        "dug": 0,
        "bonuses": [],
        "actions": 0,
        "used": [],
        "workers": [_crew(crew) for crew in workers] or None,
        "progress": False,
        "idle": 0,
        "ended": None,
    }
    assert more.keys() <= parts.keys()
    return parts | more


def _stack(text: str) -> list[list[int | str]]:
    return [[LETTERS.index(card[0]), card[1:]] for card in text.split()]


def _crew(text: str) -> list[list[str | list[str]]]:
    workers = [word.partition(":") for word in text.split()]
    return [[space, removed.split(",") if removed else []] for space, _, removed in workers]


def _count(spaces: list[str]) -> dict[str, int]:
    return {space: spaces.count(space) for space in dict.fromkeys(spaces)}


def _values(front: int, wanted: str) -> list[int]:
    """The values of the vein: those wanted from its front on, the others wherever there is room."""
    told = {front + step: int(value) for step, value in enumerate(wanted)}
    values = []
    for number, chips in enumerate(CHIPS.values()):
        places = range(number * SECTION, (number + 1) * SECTION)
        section = list(chips) * (SECTION // len(chips))
        for place in places:
            if place in told:
                section.remove(told[place])
        values += [told[place] if place in told else section.pop(0) for place in places]
    return values


def coloma(*standing: str, **parts) -> Match:
    """A match that goes on from `position(...)`."""
    return Match.at("sutters-mill", position(*standing, **parts), NAMES[: len(standing)])


def in_town(*standing: str, **parts) -> Match:
    """The same, Ann having gone to town."""
    return coloma(*standing, step="town", **parts)


def new_coloma(seats: int = 3, seed: int = 49, **options: bool | str) -> Match:
    """A new match; an option like `open_purses=True` by its name."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return Match.new("sutters-mill", NAMES[:seats], seed, given)


def play(match: Match, *moves: str) -> list[Json]:
    """Plays the moves; all that happened, in order."""
    return [event for move in moves for event in match.play(move)]


def happened(events: Sequence[Json], kind: str) -> list[Json]:
    """The events of that kind, as they came and without its name."""
    return [
        {key: value for key, value in event.items() if key != "event"}
        for event in events
        if event["event"] == kind
    ]


def names(events: Sequence[Json]) -> list[str]:
    """What kinds of events these are."""
    return [event["event"] for event in events]


def at(match: Match, *keys: str):
    """Those parts of the position: one alone, several as a tuple."""
    position = match.position()
    return position[keys[0]] if len(keys) == 1 else tuple(position[key] for key in keys)


def stack(match: Match, building: str) -> str:
    """A stack as it is written in `position`."""
    return " ".join(f"{LETTERS[seat]}{rank}" for seat, rank in at(match, "stacks")[building])


def deeds(match: Match) -> dict[str, int]:
    """Who holds each deed that is held."""
    seats = match.view(None)["seats"]
    return {building: seat for seat, place in enumerate(seats) for building in place["deeds"]}


def purses(match: Match) -> list[int]:
    """The nuggets of every seat."""
    return [match.view(seat)["seats"][seat]["purse"] for seat in range(len(match.seats))]


def offered(match: Match, *words: str) -> set[str]:
    """The legal moves that begin with one of these words."""
    return {move for move in match.moves() if move.startswith(words)}


def random_moves(match: Match, chance: Chance) -> Iterator[str]:
    """Plays legal moves at random to the end; after each, the text played.

    First a kind of move is drawn, then a move of that kind; prospectors go to the current camp rather often.
    Nobody is hasty to switch.
    """
    while match.turn is not None:
        table = match._states[-1]  # its moves need no texts
        kinds: dict[type, list[AnyMove]] = {}
        for move in table.moves():
            kinds.setdefault(type(move), []).append(move)
        if WindDown in kinds and chance.below(12):
            del kinds[WindDown]
        kind = Prospect if Prospect in kinds and chance.below(2) else chance.choice(list(kinds))
        legal = kinds[kind]
        if kind in (Bring, Move) and chance.below(3) == 0:
            legal = [move for move in legal if str(move).endswith(table.camp)] or legal
        match.play(text := str(chance.choice(legal)))
        yield text


def some_options(seed: int) -> dict[str, bool | str]:
    """Mixtures of the options, different ones for seeds that follow each other."""
    return {
        "costs": ("documented", "flat", "squares", "gentle")[seed % 4],
        "literal_bonus": bool(seed & 1 ^ seed >> 2 & 1),
        "open_purses": bool(seed & 2),
    }


def random_coloma(seed: int, seats: int = 3, **options: bool | str) -> Match:
    """A whole match played at random."""
    match = new_coloma(seats, seed, **options)
    for _ in random_moves(match, Chance(seed).fork("moves")):
        pass
    return match
