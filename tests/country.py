"""Gold Country positions written as a person would, what to ask of them, and matches played at random."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path

from fortyniner.chance import Chance
from fortyniner.game import Json
from fortyniner.gold_country.board import place_of, space_at, spaces
from fortyniner.gold_country.box import CLAIM_TOKENS, MINE_CARDS, MINES, TOKENS
from fortyniner.gold_country.game import State
from fortyniner.gold_country.moves import Place as PlaceToken
from fortyniner.match import Match

NAMES = ("Ann", "Ben", "Cleo", "Dutch")
ANN, BEN, CLEO, DUTCH = range(4)
RED, WHITE, BLUE, GREEN, BANDIT = range(5)
BOARDS = ("forest", "river")
GEM_PLACES = "7,-6 7,-4 7,-3 7,-1"
"""Where the four gems may have been (river)."""
GEMS = dict.fromkeys(GEM_PLACES.split(), "gem")
Place = tuple[int, int]
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
ONE_EACH = (1, 1, 1, 1)
QUIET = ("place red -7,1", "place white 7,-6", "place blue 7,-1", "leave green")
"""What Ann may do with the tokens that she has unless told otherwise, and nothing happens (forest)."""


def space(text: str) -> int:
    """The number of the space written q,r."""
    q, r = text.split(",")
    return space_at(int(q), int(r))


def mask(text: str) -> int:
    """A set of spaces from "-7,1 0,0"."""
    return sum(1 << space(place) for place in text.split())


def written(mask: int) -> set[str]:
    """The spaces of a set, as they are written."""
    return {"{},{}".format(*place_of(number)) for number in spaces(mask)}


def tokens(text: str) -> list[int]:
    """Tokens from "red bandit"."""
    return [TOKENS.index(name) for name in text.split()]


def position(
    hand: str = "red white blue",
    *,
    seats: int = 3,
    board: str = "forest",
    others: str | Sequence[str] = "red white blue",
    store: str = "green",
    red: str = "",
    white: str = "",
    blue: str = "",
    green: str = "",
    bandits: str = "",
    boats: str = "",
    tunnelled: str = "",
    tiles: Mapping[str, str] | None = None,
    values: Sequence[int] = (5, 5, 5, 5),
    exploited: str = "",
    coins: Sequence[int] = (),
    cards: Sequence[Sequence[int]] = (),
    secrets: str = "red white blue green",
    gems: Sequence[int] = (),
    markers: Sequence[int] = (),
    bag: str | None = None,
    offers: str = "red white blue green bandit",
    turn: int = ANN,
    seed: int = 49,
    **parts: object,
) -> Json:
    """A position in which it is the turn of `turn`, who holds `hand`; each of the others holds `others`.

    The mines have their tokens on the spaces named; `tiles` names what lies there. Who is not told otherwise
    has 20 coins and one card of each mine. The bag holds `bag`, or else all tokens that are nowhere else.
    `parts` go into the position as they are.
    """
    options = {"start": "1", "board": board}
    written = Match.new("gold-country", NAMES[:seats], seed, options).position()
    claims = [mask(text) for text in (red, white, blue, green)]
    covered = sum(claims) | mask(bandits)
    tiles_left = written["tiles"] & ~covered
    waiting = [others] * seats if isinstance(others, str) else ["", *others]
    hands = [tokens(hand if seat == turn else waiting[seat]) for seat in range(seats)]
    held = [token for kept in hands for token in kept] + tokens(store)
    offered = [name in offers.split() for name in TOKENS]
    laid_out = [list(own) for own in cards or [ONE_EACH] * seats]
    veins = sum(bool(tiles_left >> at & 1) for at, kind, _ in written["dealt"] if kind == "vein")
    used = [mine in tunnelled.split() for mine in MINES]
    in_box = [CLAIM_TOKENS] * len(MINES) + [1 + 2 * (7 - veins)]
    placed = [*(claim.bit_count() for claim in claims), mask(bandits).bit_count()]
    left = [in_box[token] - placed[token] - held.count(token) - offered[token] for token in range(5)]
    return written | {
        "dealt": _laid(written["dealt"], tiles or {}),
        "tiles": tiles_left,
        "veins": veins,
        "secrets": tokens(secrets)[:seats],
        "coins": list(coins or [20] * seats),
        "cards": laid_out,
        "stacks": [MINE_CARDS - sum(own[mine] for own in laid_out) for mine in range(4)],
        "gems": list(gems or [0] * seats),
        "markers": list(markers or [int(board == "river" and not boats)] * seats),
        "hands": hands,
        "player": turn,
        "active": turn,
        "store": tokens(store)[0] if store else None,
        "claims": claims,
        "bandits": mask(bandits),
        "boats": mask(boats),
        "tunnelled": used,
        "values": list(values),
        "exploited": [mine in exploited.split() for mine in MINES],
        "bag": left if bag is None else [tokens(bag).count(token) for token in range(5)],
        "offers": offered,
        **parts,
    }


def _laid(dealt: list[list], tiles: Mapping[str, str]) -> list[list]:
    """The tiles as they were dealt, but with these where they are wanted."""
    kinds = {at: f"{kind} {worth}" if worth else kind for at, kind, worth in dealt}
    for text, kind in tiles.items():
        at = space(text)
        if kinds[at] != kind:
            wanted = {space(other) for other, wish in tiles.items() if kinds[space(other)] == wish}
            other = next(place for place, lies in kinds.items() if lies == kind and place not in wanted)
            kinds[at], kinds[other] = kinds[other], kinds[at]
    assert all(kinds[space(text)] == kind for text, kind in tiles.items())
    return [[at, kind.split()[0], int([*kind.split(), "0"][1])] for at, kind in kinds.items()]


def country(hand: str = "red white blue", **parts) -> Match:
    """A match that goes on from `position(...)`."""
    written = position(hand, **parts)
    return Match.at("gold-country", written, NAMES[: len(written["coins"])], parts.get("seed", 49))


def new_country(seats: int = 3, seed: int = 49, board: str = "forest", start: str = "lot") -> Match:
    """A new match."""
    return Match.new("gold-country", NAMES[:seats], seed, {"board": board, "start": start})


def play(match: Match, *moves: str) -> list[Json]:
    """Plays the moves; all that happened, in order."""
    return [event for move in moves for event in match.play(move)]


def names(events: Sequence[Json]) -> list[str]:
    """What kinds of events these are."""
    return [event["event"] for event in events]


def happened(events: Sequence[Json], name: str) -> list[Json]:
    """The events of that kind, without the name of the kind."""
    return [
        {key: value for key, value in event.items() if key != "event"}
        for event in events
        if event["event"] == name
    ]


def at(match: Match, *keys: str):
    """Those parts of the position: one alone, several as a tuple."""
    found = match.position()
    return found[keys[0]] if len(keys) == 1 else tuple(found[key] for key in keys)


def legal(match: Match, verb: str) -> set[str]:
    """The legal moves that begin with that word, without it."""
    return {move.removeprefix(verb).strip() for move in match.moves() if move.split()[0] == verb}


def tile_at(match: Match, text: str) -> str | None:
    """What lies on that space."""
    at = space(text)
    for number, kind, worth in match.view(None)["tiles"]:
        if number == at:
            return f"{kind} {worth}" if worth else kind
    return None


def random_moves(match: Match, chance: Chance) -> Iterator[str]:
    """Plays legal moves at random to the end; after each, the text played.

    Half of the time the kind of move is chosen first, for there are many places and few trades.
    """
    while match.turn is not None:
        choices = match._states[-1].moves()
        move = chance.choice(choices)
        if chance.below(2):
            every = list(choices)
            kind = chance.choice(list(dict.fromkeys(map(type, every))))
            move = chance.choice([move for move in every if type(move) is kind])
        match.play(text := str(move))
        yield text


WALLS = {
    "forest": "-6,-1 -6,0 -7,6 -6,6 7,-1 6,0",
    "river": "-6,-1 -6,0 -7,6 -6,6 7,-1 6,0 -2,-1 -1,0 -1,-2 -2,0",
}
"""White tokens that leave one way out of every other camp, and those around a red token at the river."""


def nearly_shut(seed: int, seats: int = 3, board: str = "forest") -> Match:
    """A match that goes on from a position where three mines are soon exploited."""
    chance = Chance(seed)
    hands = [chance.choice(["red white blue", "green white red", "white red red"]) for _ in range(seats)]
    markers = [int(board == "river" and chance.below(3) == 0) for _ in range(seats)]
    parts = {"markers": markers, "white": WALLS[board], "red": "-1,-1" if board == "river" else ""}
    written = position(hands[0], seats=seats, board=board, others=hands[1:], seed=seed, **parts)
    turn = chance.below(seats)
    return Match.at("gold-country", written | {"player": turn, "active": turn}, NAMES[:seats], seed)


def shutting_moves(match: Match, chance: Chance) -> Iterator[str]:
    """Like `random_moves`, but a token beside a camp is placed wherever a mine is exploited by that."""
    for text in random_moves(match, chance):
        yield text
        while found := list(filter(partial(_shuts, match._states[-1]), match._states[-1].moves())):
            match.play(text := str(chance.choice(found)))
            yield text


def _shuts(table: State, move: object) -> bool:
    if not isinstance(move, PlaceToken) or not table.board.around(sum(table.board.camps)) >> move.space & 1:
        return False
    after = table.copy()
    after.play(move)
    return after.exploited != table.exploited


def random_country(seed: int, seats: int = 3, board: str = "forest") -> Match:
    """A whole match played at random."""
    match = new_country(seats, seed, board)
    for _ in random_moves(match, Chance(seed).fork("moves")):
        pass
    return match


# A second way to find out whether a mine is exploited, by coordinates and with hoped-for tokens


@cache
def drawn(board: str) -> dict[Place, Json]:
    """The spaces of the board as they stand in its data."""
    folder = Path(__file__).resolve().parent.parent / "py" / "fortyniner" / "gold_country"
    rows = json.loads((folder / "boards.json").read_text("utf-8"))[board]
    return {(row["at"][0], row["at"][1]): row for row in rows}


@cache
def beside(place: Place) -> frozenset[Place]:
    """The six places next to it, on the board or not."""
    return frozenset((place[0] + q, place[1] + r) for q, r in AROUND)


def can_reach_a_tile(position: Json, mine: int) -> bool:
    """Whether that mine, with as many tokens as it likes, could come to a tile (GC-30)."""
    ground = drawn(position["options"]["board"])
    taken = {place_of(at) for claims in [*position["claims"], position["bandits"]] for at in spaces(claims)}
    tiles = {place_of(at) for at in spaces(position["tiles"])}
    afloat = {place_of(at) for at in spaces(position["boats"])}
    lying = {at for at, kind, _ in position["dealt"] if kind == "boat" and position["tiles"] >> at & 1}
    boats = any(position["markers"]) or bool(lying)
    empty = {
        place
        for place, row in ground.items()
        if row["land"] in ("plain", "gold", "dense") and place not in taken
    }
    rivers = {place for place, row in ground.items() if row["land"] == "river" and place not in afloat}
    camp = next(place for place, row in ground.items() if row.get("mine") == MINES[mine])

    def grown(owned: set[Place]) -> set[Place]:
        owned, fresh = set(owned), owned | {camp}
        while fresh:
            near = {place for own in fresh for place in beside(own)}
            if boats:
                fords = {river for own in fresh - {camp} for river in beside(own) & rivers}
                near |= {bank for river in fords for bank in beside(river)}
            fresh = (near & empty) - owned
            owned |= fresh
        return owned

    owned = grown({place_of(at) for at in spaces(position["claims"][mine])})
    if owned & tiles:
        return True
    free = {place for place, row in ground.items() if row["land"] == "tunnel" and place not in taken}
    if position["tunnelled"][mine]:
        return False
    for entry in free:
        out = {place for other in free - {entry} for place in beside(other)} & empty
        if beside(entry) & owned and out and grown(owned | {entry} | out) & tiles:
            return True
    return False
