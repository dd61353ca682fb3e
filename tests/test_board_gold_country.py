"""The board of Gold Country: what taps and keys come to, what is foreseen, and what is in the document."""

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser

import pytest

from fortyniner.chance import Chance
from fortyniner.game import Event
from fortyniner.gold_country import events, words
from fortyniner.gold_country.board import board as ground_of
from fortyniner.gold_country.board import place_of, space_at, spaces
from fortyniner.gold_country.box import BANDIT, HAND, MINES, PER_CARD, TOKENS, Tile, token_number
from fortyniner.gold_country.moves import Boat, Place, Tunnel, read_move
from fortyniner.gold_country.rules import Refusal
from fortyniner.match import Match
from table.boards import Scene
from table.boards.gold_country import GoldCountryBoard
from table.boards.gold_country.beats import picture
from table.boards.gold_country.foresight import foresee, tile_at
from table.boards.gold_country.targets import targets
from table.boards.gold_country.walking import walk
from table.sitting import Sitting

NAMES = ("Ann", "Ben", "Cleo", "Dutch")
ANN, BEN, CLEO = range(3)
RED, WHITE, BLUE, GREEN = range(4)
BOARDS = ("forest", "river")
PLACINGS = ("place", "boat", "tunnel")


class Page(HTMLParser):
    """A drawn board: the attributes of what has an id, and the words in it."""

    def __init__(self, html: object) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.attributes: dict[str, dict[str, str | None]] = {}
        self.words: dict[str, str] = {}
        self._open: list[tuple[str, str]] = []
        self.html = str(html)
        self.feed(self.html)
        assert self._open == []

    def handle_starttag(self, tag, attrs):
        self.handle_startendtag(tag, attrs)
        self._open.append((tag, dict(attrs).get("id", "")))

    def handle_startendtag(self, tag, attrs):
        known = dict(attrs)
        name = known.get("id", "")
        if name:
            assert name not in self.attributes, f"two elements are called {name}"
            self.tags[name], self.attributes[name], self.words[name] = tag, known, ""
        if tag == "button":
            assert known["type"] == "button"
            assert name, "each control can have the focus by its name"

    def handle_endtag(self, tag):
        assert self._open.pop()[0] == tag, f"{tag} is not closed where it should be"

    def handle_data(self, data):
        for _, name in self._open:
            if name:
                self.words[name] += data

    def classes(self, name: str) -> set[str]:
        return set((self.attributes[name]["class"] or "").split())

    def data(self, name: str) -> dict[str, str]:
        """What a tap on that element tells the board."""
        known = self.attributes[name].items()
        return {key[5:]: value or "" for key, value in known if key.startswith("data-")} | {"id": name}


class Controls:
    """The same of what can be tapped alone, read more quickly, for the whole of a match."""

    TAG = re.compile(r'<\w+ ([^>]*\bid="[^>]*)>')
    PART = re.compile(r'([\w-]+)="([^"]*)"')

    def __init__(self, html: object) -> None:
        found = (dict(self.PART.findall(tag)) for tag in self.TAG.findall(str(html)))
        self.attributes = {known["id"]: known for known in found}

    def tap(self, on: GoldCountryBoard, where: Scene, name: str) -> str | None:
        known = self.attributes[name]
        data = {key[5:]: unescape(value) for key, value in known.items() if key.startswith("data-")}
        return on.act(data.pop("do"), data | {"id": name}, where)


def scene(match: Match, seat: int | None = ANN, event: Event | None = None, lasts=None) -> Scene:
    """What the page gives a board when `seat` looks."""
    moves = match.moves() if seat is not None and seat == match.turn else ()
    past = [[event for event in ply.events if event.seen_by(None)] for ply in match.log]
    return Scene(match.view(seat), match.seats, moves, event.to_json() if event else None, lasts, past=past)


def board() -> GoldCountryBoard:
    return GoldCountryBoard(Chance(7))


def page(on: GoldCountryBoard, where: Scene) -> Page:
    return Page(on.draw(where))


def tap(on: GoldCountryBoard, where: Scene, *taps: str) -> str | None:
    """Taps what has these ids, one by one, as it is drawn then. Gives the move that came of the last."""
    move = None
    for name in taps:
        data = page(on, where).data(name)
        move = on.act(data.pop("do"), data, where)
    return move


def press(on: GoldCountryBoard, where: Scene, *keys: str, id: str = "") -> str | None:
    """Presses keys while `id` has the focus. Gives the move that came of the last."""
    move = None
    for key in keys:
        move = on.act("key", {"key": key, "id": id}, where)
    return move


def at(place: str) -> str:
    """The id of a space in the notation of moves."""
    q, _, r = place.partition(",")
    return f"at-{space_at(int(q), int(r))}"


def slot(name: str) -> str:
    """The id of a token of the pool."""
    return f"pool-{name}"


def new(seats: int = 3, seed: int = 3, ground: str = "forest", **options: str) -> Match:
    return Match.new("gold-country", NAMES[:seats], seed, {"board": ground, "start": "1"} | options)


def altered(match: Match, **parts: object) -> Match:
    """The same match with other things in its position. Tokens of the bag make up for those of the hands."""
    position = match.position() | parts
    held = [token for hand in position["hands"] for token in hand] + [position["store"]]
    bag = [24 - position["offers"][mine] for mine in range(BANDIT)] + [2 * (7 - position["veins"])]
    for token in held:
        if token is not None:
            bag[token] -= 1
    for token, placed in enumerate((*position["claims"], position["bandits"])):
        bag[token] -= placed.bit_count()
    return Match.at("gold-country", position | {"bag": bag}, [seat.name for seat in match.seats])


def laid(match: Match, **tiles: str) -> Match:
    """The same match with tiles, like cave_in="-6,0", where they are wanted; others make room."""
    position = match.position()
    dealt = {space: (kind, worth) for space, kind, worth in position["dealt"]}
    for name, where in tiles.items():
        kind, _, worth = name.replace("cave_in", "cave-in").partition("_")
        there = int(at(where)[3:])
        fits = [space for space, tile in dealt.items() if tile == (kind, int(worth or 0)) and space != there]
        if dealt[there] != (kind, int(worth or 0)):
            dealt[there], dealt[fits[0]] = dealt[fits[0]], dealt[there]
    return altered(match, dealt=[[space, *tile] for space, tile in dealt.items()])


def random_moves(match: Match, seed: int, rare: int = 5) -> Iterator[str]:
    """Yields moves before they are played, to the end: many placements, and rarer kinds now and then."""
    chance = Chance(seed).fork("moves")
    while match.turn is not None:
        legal = list(match.moves())
        few = [move for move in legal if not move.startswith(("place", "buy", "sell"))]
        many = [move for move in legal if move.startswith(PLACINGS)]
        pick = few if few and not chance.below(rare) else many if many and chance.below(3) else legal
        move = chance.choice(pick)
        yield move
        match.play(move)


def refused(match: Match, move: str | None) -> str:
    """The id of the rule that forbids it."""
    with pytest.raises(Refusal) as told:
        match.check(move or "")
    return told.value.rule


# What is foreseen


@pytest.mark.rule("GC-24", "GC-25", "GC-26", "GC-27", "GC-30", "GC-65")
@pytest.mark.parametrize("ground", BOARDS)
def test_what_a_placement_will_do_is_what_the_engine_then_does(ground):
    seen = set()
    for seed in range(6):
        match = new(2 + seed % 3, seed, ground)
        for move in random_moves(match, seed):
            if not move.startswith(PLACINGS):
                continue
            before = match.view(None)
            foresight = foresee(match.view(match.turn), read_move(move))  # type: ignore[arg-type]
            happened = _events_of(match, move)
            changes = [(event.mine, event.old, event.new) for event in happened["ValueChanged"]]
            foreseen = foresight.new is not None
            assert changes == [(foresight.token, foresight.old, foresight.new)] * foreseen
            for event in happened["NuggetsPaid"]:
                assert event.gains == foresight.coins
            for event in happened["CaveIn"]:
                paid = [-coins for coins in foresight.coins]
                assert event.debts == tuple(a + b for a, b in zip(paid, foresight.short, strict=True))
                assert all(
                    coins == min(debt, place["coins"])
                    for coins, debt, place in zip(paid, event.debts, before["seats"], strict=True)
                )
            if not any(happened[kind] for kind in ("NuggetsPaid", "CaveIn")):
                assert not any(foresight.coins)
                assert not any(foresight.short)
            if not any(foresight.short):
                assert tuple(event.mine for event in happened["Exploited"]) == foresight.exploited
            freed = happened["BanditsFreed"]
            assert [event.veins for event in freed] == [foresight.veins] * bool(freed)
            assert foresight.veins == before["veins"] - bool(freed)
            assert foresight.spoils == bool(happened["TileLost"])
            seen |= {kind for kind, those in happened.items() if those}
    assert seen >= {"ValueChanged", "NuggetsPaid", "CaveIn", "TileLost", "BanditsFreed"}


def _events_of(match: Match, move: str) -> dict[str, list]:
    """What that move brings, by kind; the match is as before."""
    names = [kind.__name__ for kind in vars(events).values() if isinstance(kind, type)]
    found: dict[str, list] = {name: [] for name in names}
    match.play(move)
    for event in match.log[-1].events:
        found[type(event).__name__].append(event)
    match.undo()
    return found


def surrounded() -> Match:
    """White tokens lie beside the red camp; one more shuts it in."""
    match = new()
    held = [space_at(-6, -1), space_at(-6, 0)]
    tiles = match.position()["tiles"]
    for space in held:
        tiles &= ~(1 << space)
    return altered(
        match,
        hands=[[WHITE, BLUE, BLUE], [RED, WHITE, BLUE], [GREEN] * 3],
        claims=[0, sum(1 << space for space in held), 0, 0],
        tiles=tiles,
    )


@pytest.mark.rule("GC-30")
def test_a_placement_that_shuts_a_mine_in_is_foreseen_shown_and_stopped_at():
    match = surrounded()
    move = "place white -7,1"
    assert foresee(match.view(ANN), Place(WHITE, space_at(-7, 1))).exploited == (RED,)
    on, where = board(), scene(match)
    tap(on, where, slot("white"), at("-7,1"))
    assert "Red can then reach no tile any more." in page(on, where).html
    (stop,) = play(on, match, move)
    assert stop == events.Exploited(None, RED)
    shown = page(on, scene(match, ANN, stop))
    assert "Red is exploited" in shown.html
    assert "Ben discarded a red token" in shown.html
    assert "mined out" in shown.html
    assert 'href="#c-spent"' in shown.html


@pytest.mark.rule("GC-24")
def test_the_chosen_space_tells_old_and_new_value_and_who_gains_what():
    match = altered(
        laid(new(), gold_2="-7,3"),
        hands=[[RED, WHITE, BLUE], [WHITE] * 3, [GREEN] * 3],
        claims=[sum(1 << space_at(-7, r) for r in (1, 2)), 0, 0, 0],
        cards=[[3, 1, 1, 1], [2, 1, 1, 1], [0, 1, 1, 1]],
        stacks=[6, 8, 8, 8],
        secrets=[BLUE, RED, WHITE],
    )
    on, where = board(), scene(match)
    assert tap(on, where, slot("red"), at("-7,3")) is None
    shown = page(on, where)
    assert "Red takes gold 2" in shown.html
    assert "Your 3 cards gain 6. Ben gains 4." in shown.html
    assert "5 → 7</text>" in shown.html
    assert "Red chosen: 5 to 7" in (shown.attributes[at("-7,3")]["aria-label"] or "")
    assert shown.words["play"] == "Place Red here"
    assert tap(on, where, "play") == tap(on, where, at("-7,3")) == "place red -7,3"


@pytest.mark.rule("GC-26")
def test_a_cave_in_tells_who_pays_and_who_is_short():
    match = altered(
        laid(new(), cave_in="-6,0"),
        hands=[[RED, WHITE, BLUE], [WHITE] * 3, [GREEN] * 3],
        coins=[20, 3, 20],
        cards=[[1, 1, 1, 1], [3, 1, 1, 1], [0, 1, 1, 1]],
        stacks=[7, 8, 8, 8],
    )
    on, where = board(), scene(match)
    tap(on, where, slot("red"), at("-6,0"))
    told = page(on, where).html
    assert "Red caves in" in told
    assert f"You pay {PER_CARD}, Ben pays 3." in told
    assert "Ben owes 3 more and returns cards." in told


@pytest.mark.rule("GC-27", "GC-50")
def test_a_bandit_tells_what_it_takes_away():
    match = new()
    for move in random_moves(match, 5):
        view = match.view(match.turn)
        pool = view["seats"][view["player"]]["tokens"]
        veins = (
            [
                space
                for space in targets(match.moves()).get(BANDIT, targets(())).spaces
                if (tile_at(view, space) or Tile("gold")).kind == "vein"
            ]
            if move.startswith("place bandit")
            else []
        )
        if veins and BANDIT in pool:
            break
    on, where = board(), scene(match, match.turn)
    tap(on, where, slot("bandit"), f"at-{veins[0]}")
    told = page(on, where).html
    assert "The bandit removes a vein of" in told
    assert "Without effect." in told
    assert ("two bandits go into the bag" in told) == (view["veins"] > 1)


# Taps


def taps(shown: Page, move: str) -> list[str]:
    """Where a person taps to play that move."""
    verb, _, rest = move.partition(" ")
    name, *where = rest.split(" ")
    match verb:
        case "place" | "boat" | "tunnel":
            chosen = slot(name) if slot(name) in shown.attributes else "pool-store"
            return [chosen, *map(at, where), "play"]
        case "discard":
            return [slot(name) if slot(name) in shown.attributes else "pool-store", "play"]
        case "buy" | "sell":
            return [f"{verb}-{name}"]
        case "return":
            return [f"return-{name}", "play"]
        case "leave" | "done":
            return ["play"]
    card = next(
        id
        for id, known in shown.attributes.items()
        if known.get("data-card") == move and id.startswith("card-")
    )
    return [card, "play"]


@pytest.mark.parametrize("ground", BOARDS)
def test_whatever_is_legal_can_be_tapped(ground):
    played: Counter[str] = Counter()
    for seed in range(4):
        match = new(2 + seed % 3, seed, ground)
        for move in random_moves(match, seed, rare=3):
            verb = move.partition(" ")[0]
            if played[verb] < 6:
                played[verb] += 1
                on, where = board(), scene(match, match.turn)
                assert tap(on, where, *taps(page(on, where), move)) == move
    expected = {"place", "leave", "done", "buy", "sell", "third", "redraw", "claim", "bandit"}
    assert played.keys() >= expected | ({"boat", "tunnel"} if ground == "river" else set())


@pytest.mark.parametrize(
    ("place", "rule"), [("-7,0", "GC-22"), ("3,2", "GC-22"), ("-7,1", "GC-22"), ("0,0", "GC-22")]
)
def test_a_space_that_cannot_be_is_refused_with_its_reason_and_crossed(place, rule):
    match = altered(
        new(), hands=[[RED, WHITE, BLUE], [WHITE] * 3, [GREEN] * 3], claims=[1 << space_at(-7, 1), 0, 0, 0]
    )
    on, where = board(), scene(match)
    tap(on, where, slot("red"))
    assert refused(match, tap(on, where, at(place))) == rule
    assert 'href="#c-wrong"' in page(on, where).html
    tap(on, where, slot("white"))
    assert 'href="#c-wrong"' not in page(on, where).html


@pytest.mark.rule("GC-63", "GC-64")
def test_tunnels_and_water_are_refused_with_their_own_reasons():
    match = altered(new(2, ground="river"), hands=[[RED, WHITE, BLUE], [WHITE] * 3])
    on, where = board(), scene(match)
    assert refused(match, tap(on, where, at("-3,0"))) == "GC-63"
    assert refused(match, tap(on, where, at("0,-4"))) == "GC-65"


def river_with_boat() -> tuple[Match, str]:
    """A match in which the one whose turn it is can cross the river, and how."""
    match = new(2, 4, "river")
    for _ in random_moves(match, 4, rare=1000):
        boats = [move for move in match.moves() if move.startswith("boat")]
        if len({move.split()[2] for move in boats}) > 1:
            return match, boats[0]
    raise AssertionError("no boat")


@pytest.mark.rule("GC-65")
def test_a_boat_goes_in_two_numbered_steps_and_the_first_can_be_taken_back():
    match, move = river_with_boat()
    _, name, river, bank = move.split()
    on, where = board(), scene(match, match.turn)
    chosen = taps(page(on, where), move)[0]
    tap(on, where, chosen, at(river))
    shown = page(on, where)
    assert shown.words["play"] == "Choose a bank"
    assert 'href="#c-via"' in shown.html
    assert ">1</text>" in shown.html
    banks = {m.split()[3] for m in match.moves() if m.startswith(f"boat {name} {river} ")}
    assert {id for id in shown.attributes if id.startswith("at-") and "can" in shown.classes(id)} == set(
        map(at, banks)
    )
    assert tap(on, where, at(bank)) is None
    shown = page(on, where)
    assert ">2</text>" in shown.html
    assert shown.words["play"] == f"Place boat and {name.capitalize()}"
    tap(on, where, at(river))
    assert 'href="#c-via"' not in page(on, where).html
    assert tap(on, where, at(river), at(bank), at(bank)) == move


@pytest.mark.rule("GC-65")
def test_another_first_step_takes_the_place_of_the_one_that_was_chosen():
    match, move = river_with_boat()
    _, name, river, _ = move.split()
    boats = [m.split() for m in match.moves() if m.startswith(f"boat {name} ")]
    other = next(to for _, _, to, _ in boats if to != river)
    on, where = board(), scene(match, match.turn)
    assert tap(on, where, taps(page(on, where), move)[0], at(river), at(other)) is None
    shown = page(on, where)
    assert {id for id in shown.attributes if id.startswith("at-") and "can" in shown.classes(id)} == {
        at(bank) for _, _, to, bank in boats if to == other
    }


@pytest.mark.rule("GC-65")
def test_no_bank_is_refused_as_such():
    match, move = river_with_boat()
    _, _, river, _ = move.split()
    on, where = board(), scene(match, match.turn)
    tap(on, where, taps(page(on, where), move)[0], at(river))
    far = next(camp for camp in spaces(ground_of("river").camps[RED]))
    asked = tap(on, where, f"at-{far}")
    assert (asked or "").startswith("boat")
    assert refused(match, asked) == "GC-22"


@pytest.mark.rule("GC-63")
def test_two_tokens_go_through_a_tunnel_in_two_steps():
    match = altered(
        new(2, ground="river"),
        hands=[[RED, RED, BLUE], [WHITE] * 3],
        claims=[1 << space_at(-4, 1), 0, 0, 0],
        tiles=new(2, ground="river").position()["tiles"] & ~(1 << space_at(-4, 1)),
    )
    ways = [move for move in match.moves() if move.startswith("tunnel")]
    assert ways
    on, where = board(), scene(match)
    for move in ways:
        _, _, entry, exit = move.split()
        tap(on, where, slot("red"), at(entry))
        assert page(on, where).words["play"] == "Choose the way out"
        assert tap(on, where, at(exit)) is None
        assert page(on, where).words["play"] == "Place both Red"
        assert tap(on, where, "play") == move


@pytest.mark.rule("GC-20")
def test_the_last_token_is_left_on_the_store():
    match = new()
    while len([move for move in match.moves() if move.startswith("leave")]) == 0:
        match.play(next(move for move in match.moves() if move.startswith("place")))
    on, where = board(), scene(match)
    shown = page(on, where)
    assert (shown.words["play"] or "").startswith("Leave ")
    assert tap(on, where, "play") in match.moves()
    assert refused(match, tap(on, where, at("0,0"))) == "GC-20"


@pytest.mark.rule("GC-32")
def test_a_token_without_a_place_can_be_discarded_or_kept_for_the_store():
    match = altered(new(), hands=[[RED, WHITE, BLUE], [WHITE] * 3, [GREEN] * 3])
    moves = [move for move in match.moves() if " red " not in move]
    where = Scene(match.view(ANN), match.seats, [*moves[:1], "discard red", *moves[1:]])
    on = board()
    assert page(on, where).attributes[slot("red")]["aria-pressed"] == "false", "another goes first"
    tap(on, where, slot("red"))
    shown = page(on, where)
    assert "no place for it" in (shown.attributes[slot("red")]["aria-label"] or "")
    assert "another token is drawn for it" in shown.html
    assert shown.words["play"] == "Discard Red"
    assert tap(on, where, "play") == "discard red"


@pytest.mark.rule("GC-26")
def test_a_cave_in_is_paid_by_choosing_cards():
    match = altered(
        laid(new(), cave_in="-6,0"),
        hands=[[RED, WHITE, BLUE], [WHITE] * 3, [GREEN] * 3],
        coins=[20, 1, 20],
        cards=[[1, 1, 1, 1], [3, 1, 1, 1], [0, 1, 1, 1]],
        stacks=[7, 8, 8, 8],
        values=[5, 15, 5, 5],
    )
    match.play("place red -6,0")
    assert match.turn == BEN
    on, where = board(), scene(match, BEN)
    shown = page(on, where)
    assert "You still owe 5 coins" in shown.html
    assert shown.attributes["play"]["aria-disabled"] == "true"
    assert "pays 2" in shown.words["return-red"]
    assert "pays 5, 2 back" in shown.words["return-white"]
    assert tap(on, where, "return-white", "play") == "return white"
    assert on.draft(where) == "return white"
    assert refused(match, tap(on, where, at("-7,1"))) == "GC-26"
    waits = page(board(), scene(match, ANN))
    assert "Ben returns cards for the cave-in" in waits.html
    assert "owes 5" in waits.words["seat-2"]


# Trades and action cards


@pytest.mark.rule("GC-40", "GC-41", "GC-42", "GC-43")
def test_the_sheet_for_trades_tells_the_purse_after_each():
    match = altered(new(), values=[12, 8, -2, 25], coins=[20, 20, 20])
    on, where = board(), scene(match)
    tap(on, where, "open-trade")
    assert on.focus() == "sheet-close"
    shown = page(on, where)
    assert "purse 32" in shown.words["sheet-sell-red"]
    assert "purse 8" in shown.words["sheet-buy-red"]
    assert "purse 20" in shown.words["sheet-buy-blue"]
    assert shown.attributes["sheet-buy-green"]["aria-disabled"] == "true"
    assert refused(match, tap(on, where, "sheet-buy-green")) == "GC-41"
    assert tap(on, where, "sheet-buy-red") == "buy red"
    assert tap(on, where, "sheet-close") is None
    assert on.focus() == "open-trade"
    assert "trade" not in page(on, where).attributes


def test_trades_that_were_made_stay_in_view_and_are_counted_back():
    match = altered(new(), values=[5, 5, 5, 5])
    on = board()
    tap(on, scene(match), "open-trade")
    for move in ("buy red", "sell blue"):
        play(on, match, move)
    shown = page(on, scene(match))
    assert "Bought: 5" in shown.words["trade"]
    assert "Sold: 5" in shown.words["trade"]
    assert " · was 1" in shown.words["trade"]
    match.undo()
    on.reset()
    shown = page(on, scene(match))
    assert "Sold: 5" not in shown.words["trade"]
    assert "20 → 15" in shown.words["trade"]
    play(on, match, "buy green")
    assert "20 → 10" in page(on, scene(match)).words["trade"]


def play(on: GoldCountryBoard, match: Match, move: str, seat: int | None = ANN) -> list[Event]:
    """Plays as the page does; gives the events at which it stops."""
    on.draft(scene(match, seat))
    own = match.turn == seat
    match.play(move)
    on.reset()
    return [event for event in match.log[-1].events if event.seen_by(seat) and on.shows(event, own)]


@pytest.mark.rule("GC-10", "GC-44")
def test_closed_trading_is_explained_and_the_third_trade_is_paid_for():
    match = new()
    on = board()
    tap(on, scene(match), "open-trade")
    assert page(on, scene(match)).attributes["trade-third"]["aria-disabled"] == "true"
    assert refused(match, tap(on, scene(match), "trade-third")) == "GC-44"
    play(on, match, "buy red")
    play(on, match, "buy red")
    assert tap(on, scene(match), "trade-third") == "third"
    play(on, match, "third")
    shown = page(on, scene(match))
    assert "Third trade" in shown.words["trade"]
    assert tap(on, scene(match), "sheet-sell-red") == "sell red"
    play(on, match, "sell red")
    play(on, match, next(move for move in match.moves() if move.startswith("place")))
    shown = page(on, scene(match))
    assert words.TRADING_CLOSED in shown.words["trade"]
    assert refused(match, tap(on, scene(match), "sheet-buy-red")) == "GC-10"


@pytest.mark.rule("GC-6", "GC-11", "GC-12")
def test_action_cards_are_chosen_then_used_and_say_why_they_cannot_be():
    match = new()
    on = board()
    tap(on, scene(match), "open-cards")
    shown = page(on, scene(match))
    assert shown.words["cards-use"] == "Choose a card"
    blue = next(id for id in shown.attributes if shown.attributes[id].get("data-card") == "claim blue")
    assert tap(on, scene(match), f"sheet-{blue}") is None
    shown = page(on, scene(match))
    assert shown.words["cards-use"] == "Take Blue for 3"
    assert shown.attributes[f"sheet-{blue}"]["aria-pressed"] == "true"
    assert tap(on, scene(match), "cards-use") == "claim blue"
    play(on, match, "claim blue")
    assert "cards" not in page(on, scene(match)).attributes, "the token is there to be placed"

    shown = page(on, scene(match))
    assert words.ONE_CARD in shown.html
    redraw = next(id for id in shown.attributes if shown.attributes[id].get("data-card") == "redraw")
    assert refused(match, tap(on, scene(match), redraw)) in ("GC-11", "GC-12")
    assert blue not in shown.attributes, "a used card is no control"


@pytest.mark.rule("GC-6")
def test_a_used_action_card_shows_who_used_it():
    match = new(2)
    match.play("redraw")
    finish(match)
    assert match.turn == BEN
    match.play("claim blue")
    cards = re.findall('class="country-card used"[^>]*aria-label="([^"]*)"', page(board(), scene(match)).html)
    assert cards == ["Redraw, used by Ann", "Blue, used by Ben"]
    match.undo()
    shown = page(board(), scene(match, BEN)).html
    assert "Redraw, used by Ann" in shown
    assert "Blue, used" not in shown


@pytest.mark.rule("GC-6")
def test_who_used_a_card_before_the_record_begins_is_not_told():
    match = altered(new(), redraws=1)
    assert 'aria-label="Redraw, used"' in page(board(), scene(match)).html


def test_what_was_taken_back_is_told_no_more():
    match, on = new(), board()
    play(on, match, "buy red")
    assert "Bought Red for 5" in page(on, scene(match)).html
    match.undo()
    on.reset()
    assert "Bought Red" not in page(on, scene(match)).html


def test_the_past_holds_what_everybody_may_know_and_nothing_that_was_taken_back():
    sitting = Sitting("id", new(2), 7)
    sitting.open()
    assert sitting.scene().past == ()
    sitting.play("buy red")
    assert [[type(event) for event in move] for move in sitting.scene().past] == [[events.Bought]]
    sitting.undo()
    assert sitting.scene().past == ()
    sitting.play("sell blue")
    finish(sitting.match)
    told = [type(event) for move in sitting.scene().past for event in move]
    assert told[0] == events.Sold
    assert events.TurnEnded in told
    assert events.TokensSeen not in told


def finish(match: Match) -> None:
    """Ends the turn without another trade or card."""
    seat = match.turn
    while match.turn == seat:
        verbs = {move.split()[0]: move for move in match.moves()}
        match.play(next(verbs[verb] for verb in ("done", "leave", "place") if verb in verbs))


@pytest.mark.rule("GC-51")
def test_a_redraw_that_ends_the_game_is_warned_of():
    for left, warned in ((HAND, True), (HAND + 1, False)):
        match = new(2)
        where = scene(match)
        where.view["bag"] = left
        on = board()
        tap(on, where, "open-cards", "sheet-card-1")
        assert (words.REDRAW_ENDS in page(on, where).html) == warned


# The board


@pytest.mark.parametrize("ground", BOARDS)
def test_every_space_is_a_control_with_its_label_and_tab_comes_to_one(ground):
    match = new(4, 9, ground)
    for step, _ in enumerate(random_moves(match, 9)):
        if step == 60:
            break
    where = scene(match, match.turn)
    shown = page(board(), where)
    labels = words.space_labels(where.view)
    assert len(labels) == 127
    for space, label in labels.items():
        known = shown.attributes[f"at-{space}"]
        assert known["role"] == "button"
        assert (known["aria-label"] or "").startswith(label)
    tabs = [id for id in shown.attributes if shown.attributes[id].get("tabindex") == "0"]
    assert len(tabs) == 1
    for other in ("trade", "cards"):
        on = board()
        tap(on, where, f"open-{other}")
        assert page(on, where).html


def test_legal_spaces_say_so_and_follow_the_chosen_token():
    match = altered(new(), hands=[[RED, WHITE, BLUE], [WHITE] * 3, [GREEN] * 3])
    on, where = board(), scene(match)
    for name in ("red", "white", "blue"):
        tap(on, where, slot(name))
        shown = page(on, where)
        lit = {id for id in shown.attributes if id.startswith("at-") and "can" in shown.classes(id)}
        legal = {at(move.split()[2]) for move in match.moves() if move.startswith(f"place {name} ")}
        assert lit == legal
        for id in lit:
            assert f"{name.capitalize()} can go here" in (shown.attributes[id]["aria-label"] or "")


def test_arrow_keys_walk_the_six_directions():
    start = at("1,0")
    ways = {
        "ArrowUp": "1,-1",
        "ArrowDown": "1,1",
        "w": "1,-1",
        "s": "1,1",
        "q": "0,0",
        "e": "2,-1",
        "a": "0,1",
        "d": "2,0",
    }
    for key, there in ways.items():
        on, where = board(), scene(new())
        assert press(on, where, key, id=start) is None
        assert on.focus() == at(there)
        assert page(on, where).attributes[at(there)]["tabindex"] == "0"
    assert press(board(), scene(new()), "ArrowLeft") is None


@pytest.mark.parametrize("ground", BOARDS)
def test_a_walk_across_keeps_its_height_and_every_space_is_reached(ground):
    field = ground_of(ground)
    row = [space_at(-6, 3)]
    for _ in range(12):
        row.append(walk(field, row[-1], "ArrowRight"))
    assert {place_of(space)[0] for space in row} == set(range(-6, 7))
    heights = [place_of(space)[1] + place_of(space)[0] / 2 for space in row]
    assert max(heights) - min(heights) == 0.5
    back = row[-1]
    for _ in range(12):
        back = walk(field, back, "ArrowLeft")
    assert back == row[0]
    keys = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
    seen, rim = {row[0]}, [row[0]]
    while rim:
        here = rim.pop()
        near = {walk(field, here, key) for key in keys} - seen
        seen |= near
        rim += near
    assert seen == set(spaces(field.all))


def test_keys_choose_and_place():
    match = altered(new(), hands=[[RED, WHITE, BLUE], [WHITE] * 3, [GREEN] * 3])
    on, where = board(), scene(match)
    assert press(on, where, "2") is None
    space = at(next(move for move in match.moves() if move.startswith("place white")).split()[2])
    assert press(on, where, "Enter", id=space) is None
    assert page(on, where).words["play"] == "Place White here"
    assert press(on, where, "Enter", id=space) == press(on, where, "Enter", id="pool-white")
    press(on, where, "Escape")
    assert page(on, where).attributes["play"]["aria-disabled"] == "true"
    press(on, where, "t", id="open-trade")
    assert "trade" in page(on, where).attributes
    press(on, where, "Escape")
    assert "trade" not in page(on, where).attributes
    assert on.focus() == "open-trade"


# What others do


def test_a_turn_of_another_stops_only_where_something_came_of_it():
    stops = {"plain": 0, "tile": 0}
    for seed in range(8):
        match, on = new(3, seed, BOARDS[seed % 2]), board()
        for move in random_moves(match, seed):
            if match.turn == CLEO:
                play(on, match, move, CLEO)
                match.undo()
                continue
            view = match.view(None)
            shown = play(on, match, move, CLEO)
            assert len(shown) <= 1
            happened = match.log[-1].events
            exploited = any(isinstance(event, events.Exploited) for event in happened)
            if move.startswith(PLACINGS):
                placed = next(event for event in happened if isinstance(event, events.Placed))
                tile = tile_at(view, placed.space)
                assert bool(shown) == (tile is not None or exploited)
                stops["tile" if tile else "plain"] += 1
            elif not move.startswith("return"):
                assert bool(shown) == exploited
            match.undo()
    assert min(stops.values()) > 50


def test_own_moves_do_not_stop_but_for_what_is_drawn():
    match, on = new(3), board()
    for move in random_moves(match, 3):
        seat = match.turn
        shown = play(on, match, move, seat)
        kinds = {type(event) for event in shown}
        assert kinds <= {events.TokensSeen, events.Exploited}
        if move == "done" and match.turn is not None:
            assert kinds == {events.TokensSeen}, "the device goes to another person"
        match.undo()
    alone = Match.new("gold-country", NAMES[:2], 3, {"start": "1"}, {1: "old-hand"})
    on = board()
    while alone.turn == ANN:
        legal = list(alone.moves())
        move = next((m for m in legal if m.startswith(("place", "leave"))), "done")
        assert play(on, alone, move) == []


def test_every_beat_is_drawn_and_says_what_happened():
    told: Counter[type] = Counter()
    for seed in range(8):
        match, on = new(3, seed, BOARDS[seed % 2]), board()
        for move in random_moves(match, seed):
            for event in play(on, match, move, None):
                told[type(event)] += 1
                if told[type(event)] > 4:
                    continue
                shown = page(on, scene(match, None, event, 2.5))
                assert words.told(event, NAMES)[0] in shown.html
                assert shown.attributes["go-on"]["data-do"] == "go-on"
                assert "play" not in shown.attributes
            match.undo()
    assert told.keys() >= {
        events.ValueChanged,
        events.TileLost,
        events.NuggetsPaid,
        events.CaveIn,
        events.GemFound,
        events.MarkerTaken,
        events.DynamiteLit,
        events.CardReturned,
    }


def test_what_another_has_just_placed_is_marked_until_its_next_turn():
    match, on = new(2), board()
    for seat in (ANN, BEN):
        while match.turn == seat:
            legal = list(match.moves())
            move = next((m for m in legal if m.startswith(("place", "leave"))), "done")
            play(on, match, move, BEN)
    shown = page(on, scene(match, ANN))
    placed = {
        seat: [
            e.space
            for ply in match.log
            for e in ply.events
            if isinstance(e, events.Placed) and e.seat == seat
        ]
        for seat in (ANN, BEN)
    }
    marked = {
        id for id in shown.attributes if "just placed by" in (shown.attributes[id].get("aria-label") or "")
    }
    assert marked == {f"at-{space}" for space in placed[BEN]}
    assert "just placed by Ben" in (shown.attributes[f"at-{placed[BEN][0]}"]["aria-label"] or "")


def test_while_others_play_their_tokens_lie_open_and_the_own_are_at_hand():
    match = altered(new(), hands=[[RED, WHITE, BLUE], [WHITE, GREEN, GREEN], [GREEN] * 3])
    shown = page(board(), scene(match, BEN))
    assert "Ann’s tokens" in shown.html
    assert "Yours for later" in shown.html
    assert 'aria-label="White, Green, Green"' in shown.html
    assert not {"play", slot("red")} & shown.attributes.keys()
    assert tap(board(), scene(match, BEN), at("-7,1")) is None


# Secrets


@pytest.mark.parametrize("looker", [ANN, BEN, None])
def test_hands_and_secret_cards_of_others_change_nothing_that_is_drawn(looker):
    """Two tables that differ in what the looker may not know, seen through everything that can be opened."""
    one = altered(
        new(), hands=[[RED, WHITE, BLUE], [WHITE, GREEN, GREEN], [RED] * 3], secrets=[RED, WHITE, BLUE]
    )
    hidden = {
        ANN: {"hands": [[RED, WHITE, BLUE], [BLUE] * 3, [GREEN] * 3], "secrets": [RED, GREEN, WHITE]},
        BEN: {
            "hands": [[RED, WHITE, BLUE], [WHITE, GREEN, GREEN], [BLUE] * 3],
            "secrets": [GREEN, WHITE, RED],
        },
        None: {"hands": [[RED, WHITE, BLUE], [BLUE] * 3, [BLUE] * 3], "secrets": [BLUE, GREEN, WHITE]},
    }
    other = altered(one, **hidden[looker])
    assert _everything(one, looker) == _everything(other, looker)
    assert _everything(one, CLEO) != _everything(other, CLEO)


def _everything(match: Match, looker: int | None) -> list[str]:
    on, where = board(), scene(match, looker)
    drawn = [page(on, where).html]
    for do, which in (("sheet", "trade"), ("sheet", "cards"), ("look", "seats"), ("look", "land")):
        on.act(do, {do: which, "id": ""}, where)
        drawn.append(page(on, where).html)
        on.act("back", {}, where)
    drawn += [str(node) for seat in range(3) for _, node in on.figures(scene(match, None), seat)]
    return drawn


def test_what_one_has_drawn_is_not_told_to_the_next():
    match, on = new(2, 5), board()
    for move in random_moves(match, 5):
        if move == "done":
            play(on, match, move, ANN)
            drawn = match.log[-1].events
            seen = next((event for event in drawn if isinstance(event, events.TokensSeen)), None)
            assert seen is not None
            told = words.told(seen, NAMES)[0]
            assert told in page(on, scene(match, ANN, seen)).html
            on.reset()
            assert told not in page(on, scene(match, BEN)).html
            return


# Drafts, curtain, end


@pytest.mark.parametrize("move", ["buy red", "sell red", "redraw", "place red -7,0"])
def test_a_trade_that_is_laid_out_opens_its_sheet(move):
    on, where = board(), scene(new())
    on.resume(move, where)
    assert ("trade" in page(on, where).attributes) == (move in ("buy red", "sell red"))


def test_what_was_chosen_is_chosen_again_after_a_reload():
    match = altered(new(), hands=[[RED, WHITE, BLUE], [WHITE] * 3, [GREEN] * 3])
    for move in [m for m in match.moves() if m.startswith("place")][:6]:
        on, where = board(), scene(match)
        on.resume(move, where)
        assert on.draft(where) == move
        assert tap(on, where, "play") == move
    river, boat = river_with_boat()
    on, where = board(), scene(river, river.turn)
    on.resume(boat, where)
    assert on.draft(where) == boat


@pytest.mark.parametrize(
    "draft",
    ["", "nonsense", "place red 9,9", "buy red", "return red", "boat red 0,1 1,1", "tunnel red 3,0 -3,2"],
)
def test_a_draft_that_does_not_fit_is_left_alone(draft):
    on, where = board(), scene(new())
    on.resume(draft, where)
    assert on.draft(where) == ""
    assert page(on, where).attributes["play"]["aria-disabled"] == "true"


def test_everything_that_can_happen_has_a_picture_for_the_curtain():
    seen = set()
    for seed in range(8):
        match = new(2 + seed % 3, seed, BOARDS[seed % 2])
        for move in random_moves(match, seed, rare=3):
            twin = _events_of(match, move)
            for those in twin.values():
                for event in those:
                    assert "<svg" in str(board().token(event))
                    assert picture(event)
                    seen.add(type(event))
    assert len(seen) > 20


def test_the_end_tells_the_dearest_mine_the_veins_and_a_cave_in():
    told = set()
    for seed in range(4):
        match = new(3, seed)
        for _ in random_moves(match, seed):
            pass
        facts = board().facts(match.log, NAMES, match.view(None))
        assert len(facts) == 3
        told |= {what for _, what, _ in facts}
    assert {"dearest mine", "most veins"} <= told
    assert board().facts((), NAMES, {}) == []


# Whole matches


@pytest.mark.parametrize(("seed", "seats", "ground"), [(1, 3, "river"), (2, 2, "forest")])
def test_a_whole_match_is_played_by_taps(seed, seats, ground):
    """What is not marked as impossible is tapped in any order."""
    match, on, chance = new(seats, seed, ground), board(), Chance(seed)
    steps, taps_made = set(), 0
    while match.turn is not None:
        where = scene(match, match.turn)
        steps.add(where.view["step"])
        shown = Controls(on.draw(where))
        able = [
            id
            for id, known in shown.attributes.items()
            if "can" in known.get("class", "").split()
            or (
                "aria-disabled" not in known
                and known.get("data-do", "space") not in ("look", "undo", "space")
            )
        ]
        chosen = "play" if "play" in able and chance.below(2) else chance.choice(able)
        move = shown.tap(on, where, chosen)
        taps_made += 1
        if move is not None:
            play(on, match, move, match.turn)
    assert match.standings()["over"]
    assert steps >= {"open", "placing", "placed"}
    assert taps_made > 200


def test_names_of_tokens_and_kinds_of_moves_are_those_of_the_engine():
    assert [token_number(name) for name in TOKENS] == list(range(BANDIT + 1))
    assert {
        type(read_move(text)) for text in ("place red 0,1", "boat red 0,1 1,1", "tunnel red 3,0 -3,2")
    } == {
        Place,
        Boat,
        Tunnel,
    }
    assert len(MINES) == 4
