"""What people read about Gold Country: all that happens, lies there or is refused; and its rulebook."""

import re
from collections import Counter
from dataclasses import fields
from string import Formatter
from typing import Literal, get_args

import pytest

from fortyniner.chance import Chance
from fortyniner.game import Event, find_game
from fortyniner.gold_country import box, events, words
from fortyniner.gold_country.board import board, space_at, spaces
from fortyniner.gold_country.box import BANDIT, MINES, MIX, RIVER_MIX, TOKENS, TileKind
from fortyniner.gold_country.events import (
    BanditsFreed,
    Bought,
    CardReturned,
    CardUsed,
    CaveIn,
    DebtLapsed,
    DebtPaid,
    Drawn,
    DynamiteLit,
    Exploited,
    GameOver,
    GemFound,
    MarkerTaken,
    NuggetsPaid,
    Placed,
    Sold,
    StoreFilled,
    TileLost,
    TokenGivenUp,
    TokenLeft,
    TokensBack,
    TokensDiscarded,
    TokensSeen,
    ToppedUp,
    TurnEnded,
    ValueChanged,
)
from fortyniner.gold_country.moves import Boat, Discard, Redraw, Return, TakeToken, Third, Tunnel
from fortyniner.gold_country.state import Why
from fortyniner.refusal import Refusal

GAME = find_game("gold-country")
BOOK = GAME.rulebook
SEATED = ("Ann", "Ben", "Cleo", "Dutch")
ANN, BEN, CLEO, DUTCH = range(4)
RED, WHITE, BLUE, GREEN = range(4)
BOARDS = ("forest", "river")
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__base__ is Event]
NOBODYS = (BanditsFreed, Exploited, StoreFilled, GameOver)
"""Events that are told without whose doing they were."""
SAMPLES = {
    bool: True,
    int: 3,
    str: "fool 2",
    int | None: BEN,
    tuple[int, ...]: (ANN, CLEO, CLEO),
    events.Card: "token",
    Literal["hand", "tunnel", "boat"]: "boat",
    Literal["pool", "hand", "store", "card", "bag"]: "pool",
    Literal["veins", "bag"]: "veins",
}
"""A value for every type that a field of an event has."""
REMARKS = ("ROUND", "REDRAW_ENDS", "TILE_UNDER_BANDIT", "CARDS_COST", "WHERE")
REFUSALS = {
    name: sentence
    for name, sentence in vars(words).items()
    if name.isupper() and isinstance(sentence, str) and not name.startswith("_") and name not in REMARKS
} | {f"NO_LAND {land}": sentence for land, (_, sentence) in words.NO_LAND.items()}
GIVEN = {"token": "bandit", "mine": "green", "owed": "12", "price": "12", "coins": "123"}
LONGEST_REFUSAL, LONGEST_DONE, LONGEST_OUTCOME, LONGEST_LABEL = 100, 72, 80, 60


def sample(kind: type[Event], **given: object) -> Event:
    return kind(**{field.name: SAMPLES[field.type] for field in fields(kind)} | given)


def assert_reads_well(done: str, outcome: str) -> None:
    assert done
    assert len(done) <= LONGEST_DONE
    assert len(outcome) <= LONGEST_OUTCOME
    for part in filter(None, (done, outcome)):
        assert not part[0].islower()
        assert not part.endswith((".", ";", ",", " "))
        assert not re.search(r"None|[{}()'\"_-](?!in)|  |\b1 (coins|tokens|veins|bandits)|\ba \d", part)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_words(kind):
    assert_reads_well(*words.told(sample(kind), SEATED))


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind not in NOBODYS])
def test_every_event_says_whose_doing_it_was(kind):
    """Several seats have their part in a turn: they pay, return cards, and discard tokens."""
    done, _ = words.told(sample(kind, seat=DUTCH), SEATED)
    assert "Dutch" in done


def test_all_of_the_events_are_tried():
    assert {"Placed", "CaveIn", "Exploited", "GameOver"} <= {kind.__name__ for kind in EVENTS}
    assert len(EVENTS) == sum(
        isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
        for kind in vars(events).values()
    )


def test_an_event_without_words_is_an_error():
    with pytest.raises(TypeError):
        words.told(Event(ANN), SEATED)


def new_match(seats: int, ground: str, seed: int = 1):
    options = {option.id: option.default for option in GAME.options} | {"board": ground}
    return GAME.start(seats, options, Chance(seed))


def some_move(state, choices: Chance) -> object:
    """One of the legal moves, often one of the rarer kinds."""
    legal = list(state.moves())
    rare = [move for move in legal if isinstance(move, Boat | Tunnel | Discard | Third | Redraw | TakeToken)]
    return choices.choice(rare if rare and not choices.below(4) else legal)


@pytest.mark.parametrize("ground", BOARDS)
@pytest.mark.parametrize("seats", range(2, 5))
def test_whatever_happens_in_a_match_reads_well(seats, ground):
    names, happened = SEATED[:seats], set()
    for seed in range(8):
        state = new_match(seats, ground, seed)
        choices = Chance(seed).fork("moves")
        while state.turn() is not None:
            view = state.view(None)
            assert re.fullmatch(r"turn \d+, (1 vein|(\d+|no) veins) left", words.place(view))
            assert words.headline(view, names).startswith(f"{names[state.turn()]} to ")
            for event in state.play(some_move(state, choices)):
                assert_reads_well(*words.told(event, names))
                happened.add(type(event))
        assert words.headline(state.view(None), names) == words.told(event, names)[1]
    rare = {TokenGivenUp, Exploited, TokensDiscarded, StoreFilled, DebtLapsed, ToppedUp, CardReturned}
    assert set(EVENTS) - rare - {GemFound, MarkerTaken, DynamiteLit} <= happened
    assert ({GemFound, MarkerTaken, DynamiteLit} <= happened) == (ground == "river")


TOLD = [
    (CardUsed(ANN, "redraw", None, 3), "Ann paid 3 coins to redraw", "The action card is used up"),
    (CardUsed(ANN, "token", BLUE, 3), "Ann paid 3 coins to get a blue token", "The action card is used up"),
    (CardUsed(ANN, "token", RED, 3), "Ann paid 3 coins to get a red token", "The action card is used up"),
    (CardUsed(ANN, "token", BANDIT, 3), "Ann paid 3 coins to get a bandit", "The action card is used up"),
    (
        CardUsed(ANN, "third", None, 3),
        "Ann paid 3 coins to make a third trade",
        "The action card is used up",
    ),
    (Drawn(BEN, 3, 41), "Ben drew 3 tokens", "41 left in the bag"),
    (Drawn(BEN, 1, 0), "Ben drew 1 token", "The bag is empty"),
    (Drawn(BEN, 0, 0), "Ben drew no token", "The bag is empty"),
    (
        TokensSeen(BEN, (BANDIT, RED, GREEN, RED), True),
        "Drawn by Ben: 2 red tokens, a green token and a bandit",
        "",
    ),
    (TokensSeen(BEN, (BANDIT, BANDIT), False), "Drawn by Ben: 2 bandits", ""),
    (TokensSeen(BEN, (), True), "Drawn by Ben: nothing", ""),
    (StoreFilled(None, WHITE), "A white token was drawn for the store", ""),
    (TokensBack(CLEO, (BLUE, RED, BLUE)), "Cleo put a red token and 2 blue tokens into the bag", ""),
    (Placed(ANN, GREEN, 0, "hand", None), "Ann placed a green token", ""),
    (
        Placed(ANN, GREEN, 0, "tunnel", 1),
        "Ann placed two green tokens",
        "One in a tunnel, one where another tunnel comes out",
    ),
    (Placed(ANN, BANDIT, 0, "boat", 1), "Ann placed a bandit by boat", "The boat stays on the river"),
    (ValueChanged(ANN, RED, "gold 2", 5, 7), "Ann brought gold 2 to the red camp", "Red 5 → 7"),
    (ValueChanged(ANN, RED, "vein 5", -1, 4), "Ann brought a vein of 5 to the red camp", "Red −1 → 4"),
    (
        ValueChanged(ANN, BLUE, "fool 3", 3, 0),
        "Ann brought fool’s gold 3 to the blue camp",
        "Blue 3 → 0; its cards cost nothing now",
    ),
    (
        ValueChanged(ANN, BLUE, "fool 1", 0, -1),
        "Ann brought fool’s gold 1 to the blue camp",
        "Blue 0 → −1",
    ),
    (TileLost(BEN, "vein 3"), "Ben removed a vein of 3 with a bandit", "Without effect"),
    (TileLost(BEN, "nuggets"), "Ben removed nuggets with a bandit", "Without effect"),
    (TileLost(BEN, "cave-in"), "Ben removed a cave-in with a bandit", "Without effect"),
    (BanditsFreed(None, 2, 4), "2 bandits went into the bag", "4 veins left"),
    (BanditsFreed(None, 2, 1), "2 bandits went into the bag", "1 vein left"),
    (BanditsFreed(None, 2, 0), "2 bandits went into the bag", "That was the last vein: last turn"),
    (NuggetsPaid(CLEO, RED, (4, 0, 2)), "Cleo found nuggets for Red", "Ann gets 4, Cleo 2"),
    (NuggetsPaid(CLEO, RED, (0, 0, 0)), "Cleo found nuggets for Red", "Nobody has an open red card"),
    (CaveIn(ANN, WHITE, (2, 6, 6)), "Ann made White cave in", "Ann owes 2, Ben 6, Cleo 6"),
    (CaveIn(ANN, WHITE, (0, 0, 0)), "Ann made White cave in", "Nobody has an open white card"),
    (DebtPaid(BEN, 6, 0), "Ben paid 6 coins", "For the cave-in"),
    (DebtPaid(BEN, 1, 5), "Ben paid 1 coin", "For the cave-in; 5 still owed"),
    (CardReturned(BEN, GREEN, 3, 0, 2), "Ben returned a green card", "3 of the debt paid, 2 still owed"),
    (CardReturned(BEN, RED, 2, 1, 0), "Ben returned a red card", "2 of the debt paid, 1 more for Ben"),
    (CardReturned(BEN, RED, 2, 0, 0), "Ben returned a red card", "2 of the debt paid"),
    (CardReturned(BEN, RED, 0, 0, 4), "Ben returned a red card", "It paid nothing, 4 still owed"),
    (DebtLapsed(BEN, 1), "Ben has nothing left to pay with", "1 coin owed no longer"),
    (ToppedUp(BEN, 17), "Ben was topped up by 17 coins", "No open cards and fewer than 20"),
    (GemFound(CLEO), "Cleo found a gem", "5 coins at the end"),
    (MarkerTaken(CLEO), "Cleo took a boat marker", "For one more crossing of the river"),
    (DynamiteLit(CLEO), "Cleo lit dynamite", "2 more tokens in this turn"),
    (Exploited(None, GREEN), "Green is exploited", "It can reach no tile any more"),
    (TokensDiscarded(DUTCH, (RED,), "pool"), "Dutch discarded a red token", "The mine is exploited"),
    (TokensDiscarded(DUTCH, (RED, RED), "hand"), "Dutch discarded 2 red tokens", "The mine is exploited"),
    (TokensDiscarded(None, (BLUE,), "store"), "A blue token left the store", "The mine is exploited"),
    (TokensDiscarded(None, (BLUE,), "card"), "A blue token left the game", "The mine is exploited"),
    (
        TokensDiscarded(None, (BLUE, RED, BLUE), "bag"),
        "A red token and 2 blue tokens came out of the bag in vain",
        "Their mines are exploited",
    ),
    (TokenGivenUp(ANN, BANDIT), "Ann gave up a bandit", "It could be placed nowhere"),
    (TokenLeft(ANN, WHITE), "Ann left a white token on the store", ""),
    (Bought(ANN, RED, 12), "Ann bought a red card", "For 12 coins"),
    (Bought(ANN, RED, 0), "Ann bought a red card", "For nothing"),
    (Sold(ANN, BLUE, 1), "Ann sold a blue card", "For 1 coin"),
    (TurnEnded(CLEO), "Cleo ended the turn", ""),
    (GameOver(None, (BEN,), "veins"), "Ben wins", "The last vein is gone"),
    (GameOver(None, (ANN, BEN, DUTCH), "bag"), "Ann, Ben and Dutch share the win", "The bag is empty"),
]


@pytest.mark.parametrize(("event", "done", "outcome"), TOLD)
def test_events_are_told_with_all_that_matters(event, done, outcome):
    assert words.told(event, SEATED) == (done, outcome)
    assert_reads_well(done, outcome)


def test_every_kind_of_event_is_told_word_by_word():
    assert {type(event) for event, _, _ in TOLD} == set(EVENTS)


@pytest.mark.parametrize("name", REFUSALS)
def test_every_refusal_is_one_short_sentence(name):
    sentence = REFUSALS[name]
    wanted = {field for _, field, _, _ in Formatter().parse(sentence) if field is not None}
    assert wanted <= set(GIVEN)
    filled = sentence.format(**GIVEN)
    assert filled[0].isupper()
    assert re.fullmatch(r"[^.!?]+\.", filled)
    assert len(filled) <= LONGEST_REFUSAL
    assert "'" not in filled


def every_text(state) -> list[str]:
    """Moves of all kinds, most of them not legal, as their texts."""
    near = [f"{q},{r}" for q in range(-7, 8, 2) for r in range(-7, 8, 2)] + ["-7,1", "0,0", "0,1", "0,2"]
    tunnels = ("-3,0", "3,0", "3,-3")
    return [
        *(f"place {token} {space}" for token in TOKENS for space in [*near, *tunnels]),
        *(f"boat {token} 0,2 {space}" for token in TOKENS for space in near),
        *(f"tunnel {mine} {entry} {space}" for mine in MINES for entry in tunnels for space in near),
        *(f"{verb} {token}" for verb in ("leave", "discard") for token in TOKENS),
        *(f"{verb} {mine}" for verb in ("buy", "sell", "return", "claim") for mine in MINES),
        *("bandit", "redraw", "third", "done"),
    ]


def test_whatever_is_refused_in_a_match_is_refused_in_whole_sentences():
    refused = set()
    for seed in range(3):
        state = new_match(3, "river", seed)
        choices = Chance(seed).fork("moves")
        while state.turn() is not None:
            for text in every_text(state) if not choices.below(12) else ():
                try:
                    state.check(GAME.read_move(text))
                except Refusal as refusal:
                    refused.add((refusal.rule, refusal.reason))
            state.play(some_move(state, choices))
    assert all(re.fullmatch(r"[A-Z][^.!?{}]+\.", reason) for _, reason in refused)
    assert {rule for rule, _ in refused} >= {f"GC-{n}" for n in (10, 12, 20, 22, 26, 41, 42, 44, 63, 64)}
    assert {rule for rule, _ in refused} <= {rule.id for rule in RULES}


def test_land_that_takes_no_tokens_has_its_rule():
    rules = {land: rule for land, (rule, _) in words.NO_LAND.items()}
    assert rules == {"camp": "GC-22", "tunnel": "GC-63", "river": "GC-64"}


def test_every_tile_and_every_action_card_is_explained():
    assert set(words.TILES) == set(get_args(TileKind))
    assert set(words.ACTION_CARDS) == {"redraw", "token", "bandit", "third"}
    for short, long in [*words.TILES.values(), *words.ACTION_CARDS.values()]:
        assert re.fullmatch(r"[A-Z][^.]{,15}", short)
        assert long.endswith(".")
        assert len(long) <= LONGEST_REFUSAL + 10
        assert "'" not in short + long


@pytest.mark.parametrize("kind", ["vein", "gold", "fool"])
def test_a_tile_with_a_worth_tells_what_it_may_be(kind):
    worths = {tile.worth for tile in MIX if tile.kind == kind}
    if kind == "vein":
        worths = set(board("forest").veins.values())
    assert set(map(int, re.findall(r"\d+", words.TILES[kind][1]))) == worths


@pytest.mark.parametrize("name", REMARKS[1:])
def test_remarks_are_sentences(name):
    assert re.fullmatch(r"[A-Z][^{}'\"]+\.", vars(words)[name])


@pytest.mark.parametrize("ground", BOARDS)
def test_every_space_has_a_place_of_its_own_in_columns_from_the_top(ground):
    named = {words.place_name(space): space for space in spaces(board(ground).all)}
    assert len(named) == 127
    assert Counter(name[0] for name in named) == {
        letter: 8 if place % 2 == 0 else 9 for place, letter in enumerate("ABCDEFGHIJKLMNO")
    }
    for name, space in named.items():
        below = f"{name[0]}{int(name[1:]) + 1}"
        assert named.get(below, space + 1) == space + 1
    corners = [words.place_name(camp.bit_length() - 1) for camp in board(ground).camps]
    assert corners == ["A1", "O1", "O8", "A8"]
    assert words.place_name(space_at(0, 0)) == "H5"


def test_spaces_are_labelled_by_what_lies_there():
    state = new_match(2, "river")
    at = {words.place_name(space): space for space in spaces(state.board.all)}
    state.claims[RED] = 1 << at["A2"] | 1 << at["E3"] | 1 << at["D5"]
    state.bandits = 1 << at["H5"]
    state.boats = 1 << at["H6"]
    state.values[WHITE], state.exploited[WHITE] = -2, True
    kinds = {tile: space for space, tile in state.dealt.items()}
    state.tiles &= ~state.tokens
    labels = words.space_labels(state.view(None))
    assert set(labels) == set(at.values())
    assert labels[at["A1"]] == "red camp, value 5, A1"
    assert labels[at["O1"]] == "white camp, value −2, exploited, O1"
    assert labels[at["A2"]] == "red token, next to the red camp, A2"
    assert labels[at["D5"]] == "red token in dense forest, D5"
    assert labels[at["E3"]] == "red token in a tunnel, E3"
    assert labels[at["E6"]] == "tunnel, E6"
    assert labels[at["F2"]] == "vein of 3 in dense forest, F2"
    assert labels[at["H5"]] == "bandit on the island, H5"
    assert labels[at["H6"]] == "river, boat, H6"
    assert labels[at["H7"]] == "river, H7"
    assert {labels[space].split(",")[0] for tile, space in kinds.items() if state.tiles >> space & 1} == {
        *("vein of 3 in dense forest", "gold 1", "gold 2", "fool’s gold 1", "fool’s gold 2", "fool’s gold 3"),
        *("nuggets", "cave-in", "gem", "boat tile", "dynamite"),
    }


@pytest.mark.parametrize("ground", BOARDS)
def test_labels_of_spaces_are_short_and_each_is_told_once(ground):
    state = new_match(4, ground, 3)
    choices = Chance(3).fork("moves")
    while state.turn() is not None:
        labels = words.space_labels(state.view(None))
        assert len(labels) == len(set(labels.values())) == 127
        for space, label in labels.items():
            assert label.endswith(f", {words.place_name(space)}")
            assert len(label) <= LONGEST_LABEL
            assert ("token" in label or "bandit" in label) == bool(state.tokens >> space & 1)
        state.play(some_move(state, choices))


def test_dense_forest_without_a_vein_is_told_apart():
    """As on a board that is looked at piece by piece, like those of the rulebook."""
    view = new_match(2, "river").view(None) | {"tiles": []}
    labels = words.space_labels(view)
    dense = [label for label in labels.values() if label.startswith(("dense", "the island"))]
    assert len(dense) == 7
    assert sum(label.startswith("the island") for label in dense) == 1


def test_tokens_are_called_as_in_a_sentence():
    assert [words.token_name(token) for token in range(5)] == [
        *("red token", "white token", "blue token", "green token", "bandit")
    ]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"step": "open"}, "trade or place"),
        ({"step": "open", "traded": 1}, "trade or place"),
        ({"step": "open", "traded": 2}, "place a token"),
        ({"step": "open", "traded": 2, "extra": True}, "make a third trade"),
        ({"step": "placing"}, "place a token"),
        ({"step": "placing", "store": None}, "place a token"),
        ({"step": "placed"}, "trade or end the turn"),
        ({"step": "placed", "traded": 2}, "end the turn"),
        ({"step": "placed", "traded": 1, "closed": True}, "end the turn"),
        ({"step": "paying"}, "return a card"),
    ],
)
def test_the_headline_says_whom_the_match_waits_for(given, told):
    view = new_match(4, "forest").view(None) | {"turn": CLEO} | given
    assert words.headline(view, SEATED) == f"Cleo to {told}"


@pytest.mark.rule("GC-20")
def test_the_headline_tells_when_only_the_token_for_the_store_is_left():
    state = new_match(2, "forest")
    state.step, state.hands[state.player] = "placing", []
    assert words.headline(state.view(None), SEATED).endswith(" to leave a token on the store")


def test_the_headline_of_a_match_that_is_over_says_how_it_ended():
    told = {why: words.headline({"turn": None, "ended": why}, SEATED) for why in get_args(Why)}
    assert told == {"veins": "The last vein is gone", "bag": "The bag is empty"}


def test_the_place_counts_turns_and_veins():
    assert words.place({"round": 12, "veins": 4}) == "turn 12, 4 veins left"
    assert words.place({"round": 12, "veins": 1}) == "turn 12, 1 vein left"
    assert words.place({"round": 30, "veins": 0}) == "turn 30, no veins left"
    assert words.ROUND == "turn"


def test_the_parts_of_a_score_and_what_decides_have_words():
    scores = new_match(4, "river").standings().scores
    assert list(words.PARTS) == list(scores[0].parts)
    assert list(words.DECIDED) == ["wealth", "shared"]
    assert words.DECIDED["wealth"] == ""


def test_a_cave_in_is_told_to_whoever_has_to_return_a_card():
    state = new_match(2, "forest")
    payer = 1 - state.player
    state.step, state.active, state.debts = "paying", payer, [4, 4]
    with pytest.raises(Refusal, match="You still owe 4 for the cave-in: return a card"):
        state.check(GAME.read_move("done"))
    assert words.headline(state.view(None), SEATED) == f"{SEATED[payer]} to return a card"
    assert Return(RED) in state.moves()


RULES = [rule for part in BOOK.parts for rule in part.rules]


def listed(id: str) -> list[str]:
    """The points of the list in that rule."""
    return [line[2:] for line in BOOK.rule(id).text.splitlines() if line.startswith("- ")]


def test_the_rulebook_holds_all_the_rules():
    numbers = [*range(1, 9), *range(10, 13), *range(20, 29), *range(30, 34), *range(40, 45), *range(50, 53)]
    assert sorted(int(rule.id.removeprefix("GC-")) for rule in RULES) == [*numbers, *range(60, 66)]
    assert BOOK.title == GAME.name


@pytest.mark.parametrize("rule", RULES, ids=[rule.id for rule in RULES])
def test_every_rule_has_a_title_and_a_text_without_other_markup(rule):
    assert rule.title[0].isupper()
    assert rule.text
    for line in rule.text.splitlines():
        assert not re.search(r"[*_`#<>\[\]|'\"]", line)
        assert not line or line[-1] in ".:"
        assert line == line.strip()
    assert set(re.findall(r"GC-\d+", rule.text)) <= {other.id for other in RULES} - {rule.id}


@pytest.mark.rule("GC-1")
@pytest.mark.parametrize("ground", BOARDS)
def test_the_rulebook_tells_what_is_on_the_boards(ground):
    drawn = board(ground)
    text = BOOK.rule("GC-1").text
    assert f"{drawn.all.bit_count()} spaces" in text
    assert f"worth {box.START_VALUE} at first" in text
    assert "Seven spaces are dense forest" in text
    assert drawn.dense.bit_count() == box.VEINS == 7
    middle = drawn.veins[space_at(0, 0)]
    others = {worth for space, worth in drawn.veins.items() if space != space_at(0, 0)}
    assert others == {3}
    assert f"of {middle} in the middle of the board and of 3 elsewhere" in text


@pytest.mark.rule("GC-2")
def test_the_rulebook_counts_the_tiles():
    kinds = {"gold": "gold", "fool": "fool’s gold", "nuggets": "nuggets", "cave-in": "cave-ins"}
    kinds |= {"gem": "gems", "boat": "boats", "dynamite": "dynamite"}
    told = []
    for kind, name in kinds.items():
        counts = {tile.worth: count for tile, count in (MIX | RIVER_MIX).items() if tile.kind == kind}
        *some, last = [f"{count} of {worth}" for worth, count in counts.items()]
        parts = f": {', '.join(some)} and {last}" if some else ""
        told.append(f"{sum(counts.values())} {name}{parts}.")
    assert listed("GC-2") == told


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("GC-4", f"{box.MINE_CARDS} cards of each mine"),
        ("GC-4", f"{box.COINS} coins"),
        ("GC-5", f"{box.CLAIM_TOKENS} tokens of each mine"),
        ("GC-6", f"{box.REDRAWS} redraws"),
        ("GC-6", f"{box.THIRDS} third trades"),
        ("GC-6", f"{len(MINES)} claims"),
        ("GC-11", f"costs {box.CARD_PRICE} coins"),
        ("GC-25", f"{box.PER_CARD} coins for each open card"),
        ("GC-26", f"{box.PER_CARD} coins for each open card"),
        ("GC-28", f"fewer than {box.COINS} coins"),
        ("GC-43", f"value of a mine is {box.START_VALUE},"),
        ("GC-52", f"each gem is worth {box.GEM} coins"),
        ("GC-60", f"{box.GEM} coins when the game ends"),
    ],
)
def test_the_rulebook_tells_the_numbers_of_the_box(id, told):
    assert told in BOOK.rule(id).text
