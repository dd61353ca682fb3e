"""What people read about Gold River: every event, refusal and card has words, and they name the nuggets."""

import re
from dataclasses import fields
from string import Formatter

import pytest

from fortyniner.chance import Chance
from fortyniner.game import Event, find_game
from fortyniner.gold_river import card_words, cards, events, words
from fortyniner.gold_river.cards import CARDS, MAYORS
from fortyniner.gold_river.events import (
    Banked,
    BecameMayor,
    Destroyed,
    FeePaid,
    GameOver,
    HeldUp,
    Laid,
    LeftNuggets,
    Passed,
    Raided,
    Struck,
    Swapped,
    Took,
    TookNuggets,
    Turned,
    Unused,
    VeinOpened,
    Won,
)
from fortyniner.gold_river.payment import payment

NAMES = ("Ann", "Ben", "Cleo", "Dutch", "Ezra")
ANN, BEN, CLEO, DUTCH, EZRA = range(5)
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__base__ is Event]
SAMPLES = {
    bool: True,
    int: 3,
    str: "SN-07",
    int | None: BEN,
    tuple[int, ...]: (0, 2, 1, 0, 4),
    tuple[int, int]: (3, 4),
    tuple[str, ...]: ("SN-07", "B-BANK"),
    tuple[tuple[int, str, int], ...]: ((ANN, "SN-07", 4), (BEN, "WR-ODD1", 1)),
}
"""A value for every type that a field of an event has."""
REFUSALS = {
    name: sentence
    for name, sentence in vars(words).items()
    if name.isupper() and isinstance(sentence, str) and name != "ROUND"
}
GIVEN = {
    "card": "the One-Armed Bandit",
    "town": "Cold Mountain",
    "wanted": max(words.WANTED.values(), key=len),
    "highest": "123",
    "stash": "123",
    "seat": "5",
    "face": "6",
}
LONGEST_REFUSAL, LONGEST_DONE, LONGEST_OUTCOME, LONGEST_ON_A_FACE = 96, 72, 220, 30
BUILDINGS_AND_ACTIONS = {card.name for card in CARDS.values() if card.kind != "claim"}


def sample(kind: type[Event], **given: object) -> Event:
    values = {field.name: SAMPLES[field.type] for field in fields(kind)}
    values |= {name: "San Narciso" for name in values if name == "town"}
    return kind(**values | given)


def assert_reads_well(done: str, outcome: str) -> None:
    assert done
    assert len(done) <= LONGEST_DONE
    assert len(outcome) <= LONGEST_OUTCOME
    for part in filter(None, (done, outcome)):
        assert not part[0].islower()
        assert not part.endswith((".", ";", ",", " "))
        assert not re.search(r"[A-Z]{1,2}-[A-Z0-9]|None|[{}()'\"]|  |\b1 nuggets", part)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_words(kind):
    assert_reads_well(*words.told(sample(kind), NAMES))


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind not in (Laid, GameOver, Struck)])
def test_every_event_says_whose_doing_it_was(kind):
    """Several seats have their part in a move, so the reader cannot guess."""
    done, _ = words.told(sample(kind, seat=DUTCH), NAMES)
    assert "Dutch" in done


def test_all_of_the_events_are_tried():
    assert {"Laid", "Won", "Struck", "GameOver"} <= {kind.__name__ for kind in EVENTS}
    assert len(EVENTS) == sum(
        isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
        for kind in vars(events).values()
    )


def test_an_event_without_words_is_an_error():
    with pytest.raises(TypeError):
        words.told(Event(ANN), NAMES)


@pytest.mark.parametrize("seats", range(2, 6))
def test_whatever_happens_in_a_match_reads_well(seats):
    game = find_game("gold-river")
    options = {option.id: option.default for option in game.options} | {"poker": True}
    names = NAMES[:seats]
    for seed in range(40):
        state = game.start(seats, options, Chance(seed))
        choices = Chance(seed).fork("moves")
        while state.turn() is not None:
            view = state.view(None)
            assert re.fullmatch(r"round \d+ of \d+", words.place(view))
            assert words.headline(view, names).startswith(f"{names[state.turn()]} to ")
            legal = state.moves()
            move = legal[choices.below(min(len(legal), 9))]
            for event in state.play(move):
                assert_reads_well(*words.told(event, names))


@pytest.mark.parametrize(
    ("seats", "winner", "bid", "told"),
    [
        (4, ANN, 14, "Dutch gets 7, Cleo 4, Ben 3"),
        (5, ANN, 16, "Ezra gets 8, Dutch 4, Cleo 2, Ben 2"),
        (5, CLEO, 1, "Ben gets 1"),
        (3, BEN, 14, "Ann gets 7, Cleo 4; 3 nuggets go to the supply"),
        (3, ANN, 3, "Cleo gets 2, Ben 1"),
        (2, ANN, 9, ""),
    ],
)
@pytest.mark.rule("GR-12", "GR-13")
def test_a_payment_is_told_the_way_the_money_runs(seats, winner, bid, told):
    won = Won(winner, bid, *payment(seats, winner, bid))
    assert words.told(won, NAMES[:seats]) == (f"{NAMES[winner]} won with {bid}", told)


TOLD = [
    (Won(BEN, 0, (0,) * 5, 0), "Ben won for nothing", "Nobody bid, so the choice is the first player’s"),
    (Passed(CLEO, False), "Cleo passed", ""),
    (Passed(CLEO, True), "Cleo passed", "Too few nuggets to bid more"),
    (
        Laid(None, 3, ("SN-07", "B-BANK", "A-RAID2", "A-GOLD"), DUTCH),
        "Round 3 begins",
        "Up for auction: San Narciso 7, the Bank, a Raid and Gold!; Dutch bids first",
    ),
    (Took(ANN, "A-DYN1"), "Ann took a Dynamite", ""),
    (Took(ANN, "WR-EVEN1", 7), "Ann took Whiskey River even", "The bid of 7 lies in its place"),
    (
        TookNuggets(BEN, 4, "B-SALOON", 3),
        "Ben took 4 nuggets instead of a card",
        "The Saloon leaves the game; 3 nuggets go to the supply",
    ),
    (
        TookNuggets(BEN, 1, "NL-06", 1),
        "Ben took 1 nugget instead of a card",
        "New London 6 leaves the game; 1 nugget goes to the supply",
    ),
    (TookNuggets(BEN, 0, "NL-06", 0), "Ben took no card", "New London 6 leaves the game"),
    (LeftNuggets(BEN, 7), "Ben left the nuggets", "7 nuggets go to the supply"),
    (LeftNuggets(BEN, 0), "Ben left no nuggets", "Nobody had bid"),
    (FeePaid(ANN, BEN, "New London", 3, 3), "Ann paid Ben 3", "The fee of the Mayor of New London"),
    (FeePaid(ANN, BEN, "New London", 2, 3), "Ann paid Ben 2", "The fee of the Mayor of New London was 3"),
    (
        FeePaid(ANN, BEN, "New London", 0, 3),
        "Ann could pay Ben nothing",
        "The fee of the Mayor of New London was 3",
    ),
    (BecameMayor(ANN, "San Narciso", None), "Ann became Mayor of San Narciso", "10 points at the end"),
    (
        BecameMayor(ANN, "Takamawok", EZRA),
        "Ann became Mayor of Takamawok in place of Ezra",
        "5 points at the end",
    ),
    (Raided(BEN, "A-RAID1", (4, 0, 1, 0, 4)), "Ben raided everybody", "Ann loses 4, Cleo 1, Ezra 4"),
    (
        HeldUp(ANN, "A-HOLDUP", BEN, 6, (3, 4), 6),
        "Ann held up Ben for 6 and rolled 3 and 4, 7 in all",
        "High enough: Ann took 6",
    ),
    (
        HeldUp(ANN, "A-HOLDUP", BEN, 7, (3, 4), 2),
        "Ann held up Ben for 7 and rolled 3 and 4, 7 in all",
        "High enough: Ann took 2, all that Ben had",
    ),
    (
        HeldUp(ANN, "A-HOLDUP", BEN, 7, (3, 4), 0),
        "Ann held up Ben for 7 and rolled 3 and 4, 7 in all",
        "High enough, but Ben had nothing",
    ),
    (
        HeldUp(ANN, "A-HOLDUP", BEN, 8, (3, 4), 0),
        "Ann held up Ben for 8 and rolled 3 and 4, 7 in all",
        "Too low: Ben keeps everything",
    ),
    (
        Destroyed(ANN, "A-DYN2", "SN-04", CLEO, ("A-VEIN",), 0),
        "Ann blew up San Narciso 4 of Cleo",
        "It leaves the game; the New Vein goes with it",
    ),
    (
        Destroyed(ANN, "A-DYN2", "B-BANK", CLEO, (), 12),
        "Ann blew up the Bank of Cleo",
        "It leaves the game; 12 nuggets on it went back to Cleo",
    ),
    (
        Swapped(DUTCH, "A-JUDGE", "SN-02", "CM-07", BEN),
        "Dutch went to the Judge",
        "Dutch has Cold Mountain 7 now, Ben has San Narciso 2",
    ),
    (
        VeinOpened(EZRA, "A-VEIN", "SN-04"),
        "Ezra opened a New Vein in San Narciso 4",
        "It pays 3 nuggets more from now on",
    ),
    (Unused(EZRA, "A-RAID1"), "Ezra used a Raid in vain", "Nobody else has a nugget"),
    (Turned(EZRA, "A-TELEGRAPH", 1, 3, 6), "Ezra turned a 3 into a 6", "The Telegraph is used"),
    (Banked(ANN, 5, 15), "Ann banked 5", "On the Bank now: 15"),
    (Banked(ANN, 0, 10), "Ann banked nothing", "On the Bank now: 10"),
    (Struck(ANN, 2, (1, 1), (), DUTCH, ()), "No gold on 2 with doubles", ""),
    (
        Struck(ANN, 4, (3, 4), ((CLEO, "TK-07", 2), (ANN, "SN-07", 4), (ANN, "WR-ODD1", 1)), None, ()),
        "Gold on 7",
        "Ann gets 5 for San Narciso 7 and Whiskey River odd, Cleo 2 for Takamawok 7",
    ),
    (
        Struck(ANN, 4, (3, 2), ((BEN, "WR-ODD1", 1), (BEN, "WR-ODD2", 2), (CLEO, "TK-05", 2)), EZRA, (CLEO,)),
        "Gold on 5",
        "Ben gets 3 for Whiskey River odd twice, Cleo 2 for Takamawok 5; Cleo pays 1 to Ezra in the Saloon",
    ),
    (
        Struck(ANN, 4, (3, 4), ((ANN, "SN-07", 4), (BEN, "CM-07", 5)), EZRA, (ANN, BEN)),
        "Gold on 7",
        "Ann gets 4 for San Narciso 7, Ben 5 for Cold Mountain 7; "
        "Ann and Ben pay 1 each to Ezra in the Saloon",
    ),
    (GameOver(None, (ANN,)), "Ann wins", "Too few cards for another round"),
    (GameOver(None, (ANN, BEN, EZRA)), "Ann, Ben and Ezra share the win", "Too few cards for another round"),
]


@pytest.mark.parametrize(("event", "done", "outcome"), TOLD)
def test_events_are_told_with_their_numbers(event, done, outcome):
    assert words.told(event, NAMES) == (done, outcome)


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


def test_what_is_wanted_is_told_for_every_phase_that_waits_for_somebody():
    assert set(words.WANTED) == {"bid", "take", "discard", "target", "mustang", "telegraph", "bank"}
    assert all(wanted[0].islower() and not wanted.endswith(".") for wanted in words.WANTED.values())


def test_every_building_and_every_action_has_its_effect():
    assert set(card_words.EFFECTS) == BUILDINGS_AND_ACTIONS


@pytest.mark.parametrize("name", sorted(BUILDINGS_AND_ACTIONS))
def test_effects_fit_where_they_are_read(name):
    short, long = card_words.EFFECTS[name]
    assert 0 < len(short) <= LONGEST_ON_A_FACE
    assert not short.endswith(".")
    assert long.endswith(".")
    assert len(long) <= LONGEST_OUTCOME
    assert 1 <= long.count(". ") + 1 <= 3
    assert "'" not in short + long
    assert "  " not in long


@pytest.mark.parametrize(
    ("name", "number"),
    [
        (cards.BANK, cards.BANK_STEP),
        (cards.POST_OFFICE, cards.POST_OFFICE_POINTS),
        (cards.RAID, cards.RAID_LOSS),
        (cards.VEIN, cards.VEIN_NUGGETS),
        (cards.GOLD, cards.FIND),
    ],
)
def test_effects_tell_the_numbers_of_the_cards(name, number):
    for effect in card_words.EFFECTS[name]:
        assert re.search(rf"\b{number}\b", effect)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("SN-07", "Strikes on 7, 6 ways in 36: pays 4 nuggets. Also 4 points at the end."),
        ("SN-04", "Strikes on 4, 3 ways in 36: pays 1 nugget. Also 1 point at the end."),
        ("NL-12", "Strikes on 12, 1 way in 36: pays 5 nuggets. Also 5 points at the end."),
        (
            "WR-EVEN2",
            "Strikes on every even sum, 18 ways in 36: pays 2 nuggets. Also 2 points at the end.",
        ),
        ("WR-DOUBLES1", "Strikes on doubles, 6 ways in 36: pays 3 nuggets. Also 3 points at the end."),
        ("A-GOLD", card_words.EFFECTS[cards.GOLD][1]),
    ],
)
def test_a_card_is_explained(id, text):
    assert card_words.explained(CARDS[id]) == text


@pytest.mark.parametrize(
    "card", [card for card in CARDS.values() if card.kind == "claim"], ids=lambda c: c.id
)
def test_the_ways_of_a_claim_are_those_of_two_dice(card):
    ways = sum(card.strikes((first, second)) for first in range(1, 7) for second in range(1, 7))
    assert re.search(rf", {ways} ways? in 36:", card_words.explained(card))


def test_cards_are_called_as_in_a_sentence():
    assert words.card_name("SN-07") == "San Narciso 7"
    assert words.card_name("WR-EVEN1") == "Whiskey River even"
    assert words.card_name("B-POST") == "the Post Office"
    assert words.card_name("A-RAID1") == words.card_name("A-RAID2") == "a Raid"
    assert words.card_name("A-VEIN") == "the New Vein"
    assert words.card_name("A-GOLD") == "Gold!"


@pytest.mark.parametrize(
    ("phase", "card", "told"),
    [
        ("bid", None, "Cleo to bid"),
        ("take", None, "Cleo to take a card"),
        ("discard", None, "Cleo to discard a card"),
        ("target", "A-DYN2", "Cleo to use the Dynamite"),
        ("mustang", None, "Cleo to ride ahead or wait"),
        ("telegraph", None, "Cleo to turn a die or not"),
        ("bank", None, "Cleo to bank"),
    ],
)
def test_the_headline_says_whom_the_match_waits_for(phase, card, told):
    view = {"turn": CLEO, "phase": phase, "card": card, "winner": ANN}
    assert words.headline(view, NAMES) == told


def test_the_headline_of_a_match_that_is_over_waits_for_nobody():
    assert words.headline({"turn": None, "phase": "over"}, NAMES) == "Too few cards for another round"


@pytest.mark.rule("GR-22")
def test_with_two_players_the_loser_may_leave_the_card():
    view = {"turn": BEN, "phase": "take", "card": None, "winner": ANN}
    assert words.headline(view, NAMES[:2]) == "Ben to take the last card or not"
    assert words.headline(view | {"winner": BEN}, NAMES[:2]) == "Ben to take a card"


def test_the_place_counts_rounds():
    assert words.place({"round": 5, "rounds": 8}) == "round 5 of 8"
    assert words.ROUND == "round"


def test_the_parts_of_a_score_and_what_decides_have_words():
    game = find_game("gold-river")
    options = {option.id: option.default for option in game.options}
    scores = game.start(5, options, Chance(1)).standings().scores
    assert list(words.PARTS) == list(scores[0].parts)
    assert words.DECIDED["points"] == ""
    assert "share" in words.DECIDED["shared"]


def test_the_worth_of_a_mayor_is_told_as_it_is_counted():
    for town, worth in MAYORS.items():
        assert words.told(BecameMayor(ANN, town, None), NAMES)[1] == f"{worth} points at the end"
