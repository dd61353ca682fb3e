"""Gold River once more, written from the rules alone as one story: what the engine is held against.

Where a seat has to decide, the story yields it with the texts of its legal moves, and gets the one it plays.
Rolls come from outside. Areas hold Claims and Buildings; Actions lie apart by what became of them.
"""

import json
from collections.abc import Generator, Iterator
from itertools import product
from pathlib import Path

import fortyniner.gold_river

BOX = json.loads((Path(fortyniner.gold_river.__file__).parent / "deck.json").read_text("utf-8"))
CARD = {card["id"]: card for card in BOX["cards"]}
Question = tuple[int, set[str]]
Story = Generator[Question, str, None]


class Oracle:
    """A match from its first offer on. `asks` is who decides now and between what, None at the end."""

    def __init__(self, seats: int, deck: list[str], offer: list[str], first: int) -> None:
        self.seats, self.deck, self.offer, self.first = seats, deck, offer, first
        self.stash = [15] * seats
        self.area: list[list[str]] = [[] for _ in range(seats)]
        self.kept: list[tuple[int, str]] = []
        self.waiting: list[tuple[int, str]] = []
        self.vein: str | None = None
        self.mayor: dict[str, int] = {}
        self.banked = 0
        self.rolls: list[tuple[int, int]] = []
        self.rounds = 0
        self.story = self.tell()
        self.asks: Question | None = next(self.story)

    def play(self, text: str, rolls: list[tuple[int, int]]) -> None:
        """Does a legal move; `rolls` are those that follow from it."""
        self.rolls += rolls
        try:
            self.asks = self.story.send(text)
        except StopIteration:
            self.asks = None
        assert not self.rolls

    def round_the_table(self, start: int) -> list[int]:
        return [*range(start, self.seats), *range(start)]

    def claims(self, seat: int, town: str | None = None) -> list[str]:
        here = [id for id in self.area[seat] if CARD[id]["kind"] == "claim"]
        return [id for id in here if town in (None, CARD[id]["town"])]

    def has(self, name: str) -> int | None:
        """Who has that Building."""
        return next((seat for seat in range(self.seats) if name in self.area[seat]), None)

    def keeper(self, name: str) -> int | None:
        """Who has that Action for later."""
        return next((seat for seat, id in self.kept if id == name), None)

    def of(self, seat: int, actions: list[tuple[int, str]]) -> list[str]:
        """Those of the Actions that are that seat's."""
        return [id for owner, id in actions if owner == seat]

    def tell(self) -> Story:
        while True:
            self.rounds += 1
            winner, bid = yield from self.auction()
            yield from self.choosing(winner, bid)
            yield from self.strike_gold(winner)
            self.first = winner
            if len(self.deck) <= self.seats:
                return
            self.offer = [self.deck.pop() for _ in range(self.seats + 1)]

    def auction(self) -> Generator[Question, str, tuple[int, int]]:
        bidders = self.round_the_table(self.first)
        bid, leader = 0, None
        while bidders and bidders != [leader]:
            seat = bidders.pop(0)
            if seat == leader:
                bidders.append(seat)
            elif self.stash[seat] > bid:
                bids = {f"bid {number}" for number in range(bid + 1, self.stash[seat] + 1)}
                said = yield seat, bids | {"pass"}
                if said != "pass":
                    bid, leader = int(said.split()[1]), seat
                    bidders.append(seat)
        winner = self.first if leader is None else leader
        if self.seats > 2:
            self.pay(winner, bid)
        return winner, bid

    def pay(self, winner: int, bid: int) -> None:
        """Handed on to the right: half is kept, the smaller part goes on."""
        self.stash[winner] -= bid
        seat = winner
        for place in range(1, self.seats):
            seat = seat - 1 if seat else self.seats - 1
            on = bid // 2
            if place == self.seats - 1 and self.seats >= 4:
                on = 0
            self.stash[seat] += bid - on
            bid = on

    def choosing(self, winner: int, bid: int) -> Story:
        order = self.round_the_table(winner)
        while order:
            seat = order.pop(0)
            choices = {f"take {id}" for id in self.offer}
            if self.seats == 2 and seat != winner:
                choices.add("take nuggets")
            said = yield seat, choices
            if said == "take nuggets":
                self.stash[seat] += bid - bid // 2
                self.offer = []
                continue
            card = said.split()[1]
            self.offer.remove(card)
            if seat == winner:
                if self.seats == 2:
                    self.stash[seat] -= bid
                away = yield seat, {f"discard {id}" for id in self.offer}
                self.offer.remove(away.split()[1])
            yield from self.resolve(seat, card)
            yield from self.wake(seat)
            if seat == winner and (rider := self.keeper("A-MUSTANG")) in order[1:]:
                assert rider is not None
                if (yield rider, {"mustang", "hold"}) == "mustang":
                    self.kept.remove((rider, "A-MUSTANG"))
                    order = [rider] + [other for other in order if other != rider]

    def resolve(self, seat: int, card: str) -> Story:
        others = [other for other in range(self.seats) if other != seat]
        match CARD[card]:
            case {"kind": "claim", "town": town}:
                self.area[seat].append(card)
                self.fee(seat, town)
                number, mayor = len(self.claims(seat, town)), self.mayor.get(town)
                enough = 2 if mayor is None else len(self.claims(mayor, town))
                if number >= enough:
                    self.mayor[town] = seat
            case {"kind": "building"}:
                self.area[seat].append(card)
            case {"name": "Mustang" | "Telegraph"}:
                self.kept.append((seat, card))
            case {"name": "Gold!"}:
                self.stash[seat] += 10
            case {"name": "Raid"}:
                for other in others:
                    self.stash[other] = max(0, self.stash[other] - 4)
            case {"name": "Hold-up"}:
                if any(self.stash[other] for other in others):
                    yield from self.use(seat, card)
            case _:
                if set(self.targets(seat, card)):
                    yield from self.use(seat, card)
                else:
                    self.waiting.append((seat, card))

    def targets(self, seat: int, card: str) -> Iterator[str]:
        """What that Action could be used for now."""
        mine = self.claims(seat)
        towns = {CARD[id]["town"] for id in mine}
        theirs = [id for other in range(self.seats) if other != seat for id in self.claims(other)]
        match CARD[card]["name"]:
            case "One-Armed Bandit":
                yield from (f"bandit {id}" for id in theirs if CARD[id]["town"] in towns)
            case "Judge":
                yield from (f"judge {own} for {id}" for own, id in product(mine, theirs))
            case "Hold-up":
                victims = [other + 1 for other in range(self.seats) if other != seat]
                yield from (f"holdup {victim} {number}" for victim in victims for number in range(2, 13))
            case "Dynamite":
                for other in range(self.seats):
                    if other != seat:
                        yield from (f"dynamite {id}" for id in self.area[other])
            case "New Vein":
                yield from (f"vein {id}" for id in mine if not id.startswith("WR"))

    def wake(self, chooser: int) -> Story:
        """As long as any waiting Action can be used, the first one, clockwise, is."""
        while True:
            awake = [
                (seat, card)
                for seat in self.round_the_table(chooser)
                for owner, card in self.waiting
                if owner == seat and set(self.targets(seat, card))
            ]
            if not awake:
                return
            self.waiting.remove(awake[0])
            yield from self.use(*awake[0])

    def use(self, seat: int, card: str) -> Story:
        said = yield seat, set(self.targets(seat, card))
        before = {
            (at, town): len(self.claims(at, town)) for at in range(self.seats) for town in BOX["mayors"]
        }
        match said.split():
            case ["bandit", claim]:
                owner = self.has(claim)
                assert owner is not None
                self.area[owner].remove(claim)
                self.area[seat].append(claim)
                self.fee(seat, CARD[claim]["town"])
            case ["judge", own, "for", claim]:
                owner = self.has(claim)
                assert owner is not None
                self.area[seat].remove(own)
                self.area[owner].remove(claim)
                self.area[seat].append(claim)
                self.area[owner].append(own)
            case ["holdup", victim, number]:
                if sum(self.rolls.pop(0)) >= int(number):
                    loot = min(int(number), self.stash[int(victim) - 1])
                    self.stash[int(victim) - 1] -= loot
                    self.stash[seat] += loot
            case ["dynamite", target]:
                owner = self.has(target)
                assert owner is not None
                self.area[owner].remove(target)
                if target == self.vein:
                    self.vein = None
                if target == "B-BANK":
                    self.stash[owner] += self.banked
                    self.banked = 0
            case ["vein", mine]:
                self.vein = mine
        self.mayors_after_an_effect(before)

    def fee(self, seat: int, town: str) -> None:
        mayor = self.mayor.get(town)
        if mayor is not None and mayor != seat:
            paid = min(self.stash[seat], len(self.claims(mayor, town)))
            self.stash[seat] -= paid
            self.stash[mayor] += paid

    def mayors_after_an_effect(self, before: dict[tuple[int, str], int]) -> None:
        """Every town looked at alike, by what the numbers were and what they are."""
        for town in BOX["mayors"]:
            now = [len(self.claims(seat, town)) for seat in range(self.seats)]
            rose = [seat for seat in range(self.seats) if now[seat] > before[seat, town]]
            fell = [seat for seat in range(self.seats) if now[seat] < before[seat, town]]
            mayor = self.mayor.get(town)
            if mayor is None:
                for seat in rose:
                    if now[seat] >= 2:
                        self.mayor[town] = seat
            elif mayor in fell or set(rose) - {mayor}:
                ranking = sorted((number, seat) for seat, number in enumerate(now) if seat != mayor)
                number, strongest = ranking[-1]
                alone = len(ranking) == 1 or ranking[-2][0] < number
                if number and alone and number >= now[mayor]:
                    self.mayor[town] = strongest
                elif now[mayor] == 0:
                    del self.mayor[town]

    def strike_gold(self, winner: int) -> Story:
        dice = list(self.rolls.pop(0))
        reader = self.keeper("A-TELEGRAPH")
        if reader is not None:
            turns = {
                f"telegraph {die + 1} {face}" for die in (0, 1) for face in range(1, 7) if dice[die] != face
            }
            said = yield reader, turns | {"keep"}
            if said != "keep":
                dice[int(said[-3]) - 1] = int(said[-1])
                self.kept.remove((reader, "A-TELEGRAPH"))
        words = {"odd" if sum(dice) % 2 else "even", "doubles" if dice[0] == dice[1] else "", sum(dice)}
        saloon = self.has("B-SALOON")
        for seat in range(self.seats):
            lucky = [id for id in self.claims(seat) if CARD[id]["strike"] in words]
            self.stash[seat] += sum(self.shown(id) for id in lucky)
            if saloon not in (None, seat) and any(not id.startswith("WR") for id in lucky):
                self.stash[seat] -= 1
                self.stash[saloon] += 1
        banker = self.has("B-BANK")
        if banker is not None and self.stash[banker]:
            most = min(5, self.stash[banker])
            said = yield banker, {f"bank {number}" for number in range(most + 1)}
            self.banked += int(said.split()[1])
            self.stash[banker] -= int(said.split()[1])

    def shown(self, claim: str) -> int:
        return CARD[claim]["nuggets"] + (3 if claim == self.vein else 0)

    def points(self, seat: int) -> int:
        """All points but those for poker."""
        points = self.stash[seat] + sum(self.shown(id) for id in self.claims(seat))
        points += sum(worth for town, worth in BOX["mayors"].items() if self.mayor.get(town) == seat)
        if self.has("B-BANK") == seat:
            points += self.banked + 5 * (self.banked >= 10)
        if self.has("B-POST") == seat:
            points += 2 * len({CARD[id]["town"] for id in self.claims(seat)})
        return points
