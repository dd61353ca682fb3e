"""Deeds, purses, costs and points of Sutter's Mill once more, slow and from the rules alone."""

from fortyniner.game import Json

WORTH = {str(number): number for number in range(2, 11)} | {"J": 10, "Q": 10, "K": 10, "A": 11}
COSTS = {
    "documented": [0, 0, 1, 3, 8, 15],
    "squares": [0, 0, 1, 4, 9, 16],
    "flat": [0, 0, 1, 3, 5, 7],
    "gentle": [0, 0, 1, 3, 7, 14],
}
"""What so many paid actions of a turn cost together."""
LEFT_BEHIND = [0, 1, 3, 6, 10, 15]
"""Minus points by prospectors on the board."""


def beats(stack: list, one: int, other: int) -> bool:
    """Whether seat `one` comes before seat `other` at a building with that stack, bottom first."""
    ones = sorted((WORTH[rank] for seat, rank in stack if seat == one), reverse=True)
    others = sorted((WORTH[rank] for seat, rank in stack if seat == other), reverse=True)
    if sum(ones) != sum(others):
        return sum(ones) > sum(others)
    for mine, theirs in zip(ones, others, strict=False):
        if mine != theirs:
            return mine > theirs
    for seat, _ in stack:
        if seat in (one, other):
            return seat == one
    raise AssertionError("neither has a card")


def deeds(position: Json) -> dict[str, int]:
    """Who holds each deed: the one who beats all others with a card there."""
    held = {}
    for building, stack in position["stacks"].items():
        there = {seat for seat, _ in stack}
        if building not in position["closed"]:
            for seat in there:
                if all(beats(stack, seat, other) for other in there - {seat}):
                    held[building] = seat
    return held


def adventurer(position: Json) -> int | None:
    """Who has fewer deeds than each of the others."""
    seats = range(len(position["hands"]))
    owners = list(deeds(position).values())
    for seat in seats:
        if all(owners.count(seat) < owners.count(other) for other in seats if other != seat):
            return seat
    return None


def purse(position: Json, seat: int) -> int:
    """Six nuggets, and the chips it took less what it paid."""
    nuggets = 6 - position["paid"][seat]
    for place, taker in enumerate(position["takers"]):
        if taker == seat:
            nuggets += position["values"][place]
    return nuggets


def points(position: Json, seat: int) -> tuple[int, int]:
    """Points and minus points among them, of that seat."""
    minus = LEFT_BEHIND[sum(position["standing"][seat].values())]
    for stack in position["stacks"].values():
        for owner, rank in stack:
            if owner == seat:
                minus += WORTH[rank]
    plus = purse(position, seat) + sum(WORTH[rank] for rank in position["scored"][seat])
    return plus - minus, minus


def winners(position: Json) -> list[int]:
    """Who wins if it is over here: nobody is before them."""
    seats = range(len(position["hands"]))
    keys = {seat: (points(position, seat)[0], -points(position, seat)[1]) for seat in seats}
    return [seat for seat in seats if not any(keys[other] > keys[seat] for other in seats)]


CAMPS = ["RIVER", "HILL", "MINE"]
BUILDINGS = ["MILL", "HALL", "BATH", "CHURCH", "HOOK", "EXPRESS", "HOTEL", "STORE"]


def some_account(spaces: list[str], acts: list[list[str]], done: frozenset = frozenset()) -> bool:
    """Whether prospectors with names, who stand on these spaces, can do all these acts one after the other.

    An act is ["remove", space], ["leave", space] or ["move", old, new]; `done` tells who removed where.
    """
    if not acts:
        return True
    (verb, there, *new), later = acts[0], acts[1:]
    for name, space in enumerate(spaces):
        if space != there or (verb == "remove" and (name, there) in done):
            continue
        if verb == "remove":
            if some_account(spaces, later, done | {(name, there)}):
                return True
        elif some_account([*spaces[:name], new[0] if new else "away", *spaces[name + 1 :]], later, done):
            return True
    return False


class Turn:
    """What the seat in town has done in its turn; needed for removals only."""

    def __init__(self, position: Json) -> None:
        self.spaces = [
            space for space, count in position["standing"][position["active"]].items() for _ in range(count)
        ]
        self.acts: list[list[str]] = []

    def play(self, text: str) -> None:
        """A move of this turn."""
        words = text.split()[2:] if text.startswith("free") else text.split()
        if words[0] in ("remove", "leave", "move"):
            self.acts.append(words)

    def may_remove(self, building: str) -> bool:
        """Whether by some account of who did what a prospector may remove a card there now."""
        return some_account(self.spaces, [*self.acts, ["remove", building]])


def legal(position: Json, turn: Turn | None) -> set[str]:
    """The texts of all legal moves."""
    seat = position["active"]
    if seat is None:
        return set()
    here = position["standing"][seat]
    digs = here.get(CAMPS[len(position["takers"]) // 24], 0) > 0
    up = not position["winding"][seat]
    match position["step"]:
        case "start":
            return {"town"} | ({"wind down"} if up else set()) | ({"prospect"} if digs else set())
        case "dig":
            moves = {f"dig {building}" for building in BUILDINGS} if digs else set()
            return moves | ({"enough"} if position["dug"] else set())
        case "bonus":
            return {"bonus", "no bonus"}
    actions = _building_up(position, seat) if up else _winding_down(position, seat, turn)
    actions |= {f"move {old} {new}" for old in here for new in CAMPS + BUILDINGS if old != new}
    costs = COSTS[position["options"]["costs"]]
    count = position["actions"]
    paid = count < 5 and costs[count + 1] - costs[count] <= purse(position, seat)
    mine = {building for building, owner in deeds(position).items() if owner == seat}
    free = {
        f"free {grant} {action}"
        for grant in mine - set(position["used"])
        for action in actions | _shifts(position, seat)
        if action.split()[0] in _granted(grant, up)
    }
    return {"end"} | free | (actions if paid else set())


def _building_up(position: Json, seat: int) -> set[str]:
    moves = {f"bring {space}" for space in CAMPS + BUILDINGS} if position["crew"][seat] else set()
    for building in BUILDINGS:
        lying = [card for card in position["stacks"][building] if card[0] == seat]
        if len(lying) < position["standing"][seat].get(building, 0):
            moves |= {f"play {rank} {building}" for rank in position["hands"][seat]}
    return moves


def _winding_down(position: Json, seat: int, turn: Turn | None) -> set[str]:
    moves = {f"leave {space}" for space in position["standing"][seat]}
    for building in BUILDINGS:
        if position["stacks"][building] and turn is not None and turn.may_remove(building):
            moves.add(f"remove {building}")
    return moves


def _shifts(position: Json, seat: int) -> set[str]:
    moves = set()
    for building, stack in position["stacks"].items():
        if building in position["standing"][seat]:
            for place, (owner, _) in enumerate(stack, 1):
                if owner == seat and place < len(stack):
                    moves.add(f"shift {building} {place} up")
                if owner == seat and place > 1:
                    moves.add(f"shift {building} {place} down")
    return moves


def _granted(grant: str, up: bool) -> list[str]:
    if grant == "CHURCH":
        return ["shift"]
    if up:
        return {"HALL": ["bring", "move"], "BATH": ["play"]}.get(grant, [])
    return {"EXPRESS": ["remove"], "HOTEL": ["move", "leave"]}.get(grant, [])
