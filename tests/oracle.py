"""Gold Hunting once more, short and written from the rules alone: what the engine is held against."""

from dataclasses import dataclass, field


@dataclass
class Oracle:
    """A game from its deal on. Lists by seat; `marker` is a number, "up" or None."""

    numbers: list[int]
    turn: int
    veins: list[list[list[int]]] = field(default_factory=list)
    pile: list[list[int]] = field(default_factory=lambda: [[], []])
    store: list[list[int]] = field(default_factory=lambda: [[], []])
    lost: list[list[int]] = field(default_factory=lambda: [[], []])
    began: bool = False
    may_stop: bool = False

    def __post_init__(self):
        self.marker = list(self.numbers)

    def legal(self) -> set[str]:
        """The texts of all legal moves once both have hidden, hiding again aside."""
        if not self.gold(0) and not self.gold(1):
            return set()
        at = [str(i + 1) for i, vein in enumerate(self.veins[1 - self.turn]) if vein]
        texts = {f"call {n} at {i}" for n in "123" for i in at}
        if not self.began and isinstance(self.marker[self.turn], int):
            texts |= {f"rush at {i}" for i in at}
            if self.pile[self.turn]:
                texts.add("store")
        return texts | ({"stop"} if self.may_stop else set())

    def play(self, text: str) -> None:
        """Does a legal move."""
        me = self.turn
        match text.split():
            case ["hide", veins]:
                self.veins.append(_veins(veins))
            case ["rehide", seat, veins]:
                self.veins[int(seat) - 1] = _veins(veins)
            case ["store"]:
                self.store[me], self.pile[me], self.marker[me] = self.pile[me], [], None
                self.began = True
            case ["stop"]:
                self.next_turn()
            case ["rush", "at", vein]:
                piece = self.veins[1 - me][int(vein) - 1].pop()
                right = self.marker[me] == piece
                (self.pile if right else self.lost)[me].append(piece)
                self.marker[me] = "up" if right else None
                self.next_turn()
            case ["call", number, "at", vein]:
                piece = self.veins[1 - me][int(vein) - 1].pop()
                self.began = self.may_stop = True
                if int(number) == piece:
                    self.pile[me].append(piece)
                    if not self.gold(1 - me):
                        self.next_turn()
                    return
                if piece < sum(self.pile[me]):
                    self.lost[me] += self.pile[me]
                    self.pile[me] = [piece]
                else:
                    self.lost[me].append(piece)
                self.next_turn()

    def next_turn(self) -> None:
        """The turn passes, unless the other seat has nothing to mine."""
        self.began = self.may_stop = False
        if self.gold(self.turn):
            self.turn = 1 - self.turn

    def gold(self, seat: int) -> int:
        """The pieces in that seat's veins."""
        return sum(len(vein) for vein in self.veins[seat])

    def points(self, seat: int) -> int:
        """Points of that seat."""
        return sum(self.pile[seat]) + sum(self.store[seat]) // 2 + 2 * (self.marker[seat] == "up")

    def winner(self) -> int | None:
        """The seat that wins when the game ends here, None for a draw."""
        kept = [self.pile[seat] + self.store[seat] for seat in (0, 1)]
        keys = [
            (self.points(seat), kept[seat].count(3), kept[seat].count(2) + (self.marker[seat] == "up"))
            for seat in (0, 1)
        ]
        return None if keys[0] == keys[1] else keys.index(max(keys))


def _veins(text: str) -> list[list[int]]:
    veins = [[int(piece) for piece in vein.split(".")] for vein in text.split("/")]
    return veins + [[]] * (4 - len(veins))
