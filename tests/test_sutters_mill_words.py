"""What people read about Sutter's Mill: every event, refusal and deed has words, every rule its heading."""

import re
from dataclasses import fields
from string import Formatter
from typing import Literal, get_args

import pytest

from fortyniner.chance import Chance
from fortyniner.game import Event, find_game
from fortyniner.refusal import Refusal
from fortyniner.sutters_mill import events, rules, words
from fortyniner.sutters_mill.events import (
    AdventurerPassed,
    BonusLeft,
    Brought,
    ChipLost,
    ChipSeen,
    ChipTaken,
    DeedGone,
    DeedPassed,
    Dug,
    GameOver,
    Left,
    Moved,
    NextSection,
    Paid,
    Played,
    Removed,
    Shifted,
    Switched,
    TurnEnded,
    WentProspecting,
    WentToTown,
)
from fortyniner.sutters_mill.state import Step, Why
from fortyniner.sutters_mill.town import (
    ACTIONS,
    BONUS,
    BUILDINGS,
    COSTS,
    IDLE_ROUNDS,
    NAMES,
    PROSPECTORS,
    PURSE,
    RANKS,
    SECTION,
    SPACES,
    VALUES,
    VEIN,
    Building,
    Colour,
    Rank,
    Space,
    penalty,
)
from tests.coloma import coloma, in_town

GAME = find_game("sutters-mill")
BOOK = GAME.rulebook
SEATED = ("Ann", "Ben", "Cleo", "Dutch")
ANN, BEN, CLEO, DUTCH = range(4)
EVENTS = [kind for kind in vars(events).values() if isinstance(kind, type) and kind.__base__ is Event]
NOBODYS = (NextSection, ChipLost, DeedGone, GameOver)
"""Events that are told without whose doing they were."""
SAMPLES = {
    bool: True,
    int: 3,
    int | None: BEN,
    tuple[int, ...]: (ANN, CLEO),
    Literal["vein", "town", "standstill"]: "standstill",
    events.Source: "deed",
    Colour: "brown",
    Rank: "Q",
    Space: "MINE",
    Building: "HOOK",
    Building | None: "EXPRESS",
}
"""A value for every type that a field of an event has."""
REFUSALS = {
    name: sentence
    for name, sentence in vars(words).items()
    if name.isupper() and isinstance(sentence, str) and name not in ("ROUND", "BUILDING_UP", "WINDING_DOWN")
} | {f"NOT_NOW {step}": sentence for step, sentence in words.NOT_NOW.items()}
GIVEN = {
    "most": "5",
    "price": "12",
    "purse": "123",
    "grants": max(words.GRANTS.values(), key=len),
    "phase": words.WINDING_DOWN,
    "rank": "queen",
    "needed": "5",
    "there": "4",
    "place": "12",
}
LONGEST_REFUSAL, LONGEST_DONE, LONGEST_OUTCOME, LONGEST_ON_THE_MAP = 100, 96, 80, 30


def sample(kind: type[Event], **given: object) -> Event:
    return kind(**{field.name: SAMPLES[field.type] for field in fields(kind)} | given)


def assert_reads_well(done: str, outcome: str) -> None:
    assert done
    assert len(done) <= LONGEST_DONE
    assert len(outcome) <= LONGEST_OUTCOME
    for part in filter(None, (done, outcome)):
        assert not part[0].islower()
        assert not part.endswith((".", ";", ",", " "))
        assert not re.search(r"[A-Z]{2}|None|[{}()'\"_]|  |\b1 (nuggets|cards|chips|prospectors)", part)


@pytest.mark.parametrize("kind", EVENTS)
def test_every_event_has_words(kind):
    assert_reads_well(*words.told(sample(kind), SEATED))


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind not in NOBODYS])
def test_every_event_says_whose_doing_it_was(kind):
    done, _ = words.told(sample(kind, seat=DUTCH), SEATED)
    assert done.startswith("Dutch ")


def test_all_of_the_events_are_tried():
    assert {"Switched", "ChipTaken", "DeedPassed", "GameOver"} <= {kind.__name__ for kind in EVENTS}
    assert len(EVENTS) == sum(
        isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
        for kind in vars(events).values()
    )


def test_an_event_without_words_is_an_error():
    with pytest.raises(TypeError):
        words.told(Event(ANN), SEATED)


def some_move(state, choices: Chance) -> object:
    """One of the legal moves, often one that leads to a chip or a card, seldom the switch."""
    legal = {str(move): move for move in state.moves()}
    if choices.below(12):
        legal.pop("wind down", None)
    camp = state.view(None)["camp"]
    busy = [text for text in legal if re.fullmatch(rf"prospect|.* {camp}|remove .*", text)]
    texts = busy if busy and choices.below(2) else [*legal]
    return legal[texts[choices.below(len(texts))]]


@pytest.mark.parametrize("seats", range(2, 5))
def test_whatever_happens_in_a_match_reads_well(seats):
    options = {option.id: option.default for option in GAME.options}
    names, happened = SEATED[:seats], set()
    for seed in range(6):
        state = GAME.start(seats, options, Chance(seed))
        choices = Chance(seed).fork("moves")
        while state.turn() is not None:
            view = state.view(None)
            assert re.fullmatch(r"round \d+, (1 chip|\d+ chips) left", words.place(view))
            assert words.headline(view, names).startswith(f"{names[state.turn()]} to ")
            for event in state.play(some_move(state, choices)):
                assert_reads_well(*words.told(event, names))
                happened.add(type(event))
        assert words.headline(state.view(None), names) == words.told(event, names)[1]
    assert happened == set(EVENTS)


TOLD = [
    (Switched(ANN, 7, 1), "Ann is Winding Down now", "Gone from the hand: 7 cards and 1 prospector"),
    (Switched(ANN, 0, 2), "Ann is Winding Down now", "Gone from the hand: 2 prospectors"),
    (Switched(ANN, 1, 0), "Ann is Winding Down now", "Gone from the hand: 1 card"),
    (Switched(ANN, 0, 0), "Ann is Winding Down now", ""),
    (WentProspecting(BEN), "Ben went prospecting", ""),
    (WentToTown(BEN), "Ben went to town", ""),
    (Dug(CLEO, "HILL", "HOOK"), "Cleo dug at the Hill camp", "On to the Hook and Ladder House"),
    (ChipTaken(CLEO, "brown", "prospector", "HOOK"), "Cleo took a brown chip", ""),
    (ChipTaken(CLEO, "brown", "deed", "MILL"), "Cleo took a brown chip", "For the deed of Sutter’s Mill"),
    (ChipTaken(CLEO, "gray", "adventurer", None), "Cleo took a gray chip", "As the Adventurer"),
    (
        ChipTaken(CLEO, "brown", "bonus", "HOOK"),
        "Cleo took a brown chip",
        "The bonus of the Hook and Ladder House",
    ),
    (ChipSeen(CLEO, 1, False), "Cleo found 1 nugget", ""),
    (ChipSeen(CLEO, 4, True), "Cleo found 4 nuggets", ""),
    (NextSection(None, "HILL"), "The brown section begins", "Prospectors dig at the Hill camp now"),
    (NextSection(None, "MINE"), "The gray section begins", "Prospectors dig at the Mine camp now"),
    (BonusLeft(DUTCH), "Dutch took no bonus chip", ""),
    (Paid(ANN, 1), "Ann paid 1 nugget", "The price of the next action"),
    (Brought(ANN, "CHURCH", None), "Ann brought a prospector to St. John’s Church", ""),
    (
        Brought(ANN, "RIVER", "HALL"),
        "Ann brought a prospector to the River camp",
        "Free, by the deed of Odd Fellows Hall",
    ),
    (
        Played(ANN, "A", "BATH", "BATH"),
        "Ann played the ace at the Eldorado Bath House",
        "Free, by the deed of the Eldorado Bath House",
    ),
    (
        Moved(ANN, "STORE", "EXPRESS", None),
        "Ann moved a prospector from the Miner’s Drug Store to the Adams Express Office",
        "",
    ),
    (
        Left(ANN, "HALL", "HOTEL"),
        "Ann sent a prospector home from Odd Fellows Hall",
        "Free, by the deed of the Sierra Nevada Hotel",
    ),
    (Removed(BEN, "MILL", BEN, "J", None), "Ben removed the jack from Sutter’s Mill", "10 points for Ben"),
    (
        Removed(BEN, "MILL", ANN, "8", "EXPRESS"),
        "Ben removed the eight of Ann from Sutter’s Mill",
        "8 points for Ann; free, by the deed of the Adams Express Office",
    ),
    (
        Shifted(ANN, "HALL", "4", 1, 0, "CHURCH"),
        "Ann shifted the four down at Odd Fellows Hall",
        "Now card 1 from the bottom; free, by the deed of St. John’s Church",
    ),
    (
        Shifted(ANN, "HALL", "6", 2, 3, "CHURCH"),
        "Ann shifted the six up at Odd Fellows Hall",
        "Now card 4 from the bottom; free, by the deed of St. John’s Church",
    ),
    (
        ChipLost(ANN, "STORE", "gray"),
        "A gray chip left the far end of the vein",
        "No card is left at the Miner’s Drug Store",
    ),
    (
        DeedGone(ANN, "STORE", BEN),
        "The deed of the Miner’s Drug Store left the game",
        "Ben was the last to hold it",
    ),
    (DeedPassed(ANN, "HALL", None), "Ann got the deed of Odd Fellows Hall", "A free Bring or Move"),
    (
        DeedPassed(ANN, "HOOK", DUTCH),
        "Ann got the deed of the Hook and Ladder House from Dutch",
        "One more chip, if it is brown",
    ),
    (AdventurerPassed(ANN, None), "Ann became the Adventurer", "Fewer deeds than anybody else"),
    (
        AdventurerPassed(ANN, BEN),
        "Ann became the Adventurer in place of Ben",
        "Fewer deeds than anybody else",
    ),
    (AdventurerPassed(None, BEN), "Ben is the Adventurer no longer", "The fewest deeds are shared"),
    (TurnEnded(CLEO), "Cleo ended the turn", ""),
    (GameOver(None, (ANN,), "vein"), "Ann wins", "The vein is empty"),
    (GameOver(None, (ANN, BEN), "town"), "Ann and Ben share the win", "Nobody is left to empty the vein"),
    (
        GameOver(None, (ANN, BEN, DUTCH), "standstill"),
        "Ann, Ben and Dutch share the win",
        f"Nothing went in or out for {IDLE_ROUNDS} rounds",
    ),
]


@pytest.mark.parametrize(("event", "done", "outcome"), TOLD)
def test_events_are_told_with_all_that_matters(event, done, outcome):
    assert words.told(event, SEATED) == (done, outcome)


def test_every_kind_of_event_is_told_word_by_word():
    assert {type(event) for event, _, _ in TOLD} == set(EVENTS)


@pytest.mark.parametrize("called", [NAMES["HOOK"], words.space_name("HOOK"), words.space_name("CHURCH")])
@pytest.mark.parametrize("name", REFUSALS)
def test_every_refusal_is_one_short_sentence(name, called):
    given = GIVEN | dict.fromkeys(("building", "space", "camp"), called)
    sentence = REFUSALS[name]
    wanted = {field for _, field, _, _ in Formatter().parse(sentence) if field is not None}
    assert wanted <= set(given)
    filled = sentence.format(**given)
    assert filled[0].isupper()
    assert re.fullmatch(r"[^.!?]+\.", filled.replace("St. ", "St "))
    assert len(filled) <= LONGEST_REFUSAL
    assert "'" not in filled


@pytest.mark.parametrize(
    ("match", "move", "reason"),
    [
        (
            coloma("HALL", "RIVER"),
            "prospect",
            "The next chip is dug at the River camp, and you have no prospector there.",
        ),
        (in_town("HOOK", "RIVER", HALL="aK"), "play K HOOK", "You have no king in your hand."),
        (
            in_town("RIVER", "RIVER"),
            "play K BATH",
            "To play a card at the Eldorado Bath House, you need a prospector there.",
        ),
        (in_town("RIVER", "RIVER"), "move STORE MILL", "You have no prospector at the Miner’s Drug Store."),
        (
            in_town("RIVER", "RIVER"),
            "free BATH play K MILL",
            "The deed of the Eldorado Bath House is not yours.",
        ),
        (in_town("HOOK", "RIVER", winding="a"), "remove HOOK", "No card lies at the Hook and Ladder House."),
    ],
)
def test_a_refusal_names_places_and_cards_in_the_words_people_read(match, move, reason):
    with pytest.raises(Refusal) as told:
        match.check(move)
    assert told.value.reason == reason


def test_there_are_words_for_every_step_and_every_way_to_end():
    assert set(words.NOT_NOW) == set(get_args(Step))
    for why in get_args(Why):
        assert words.headline({"turn": None, "ended": why}, SEATED)


@pytest.mark.rule("SM-50")
def test_every_free_action_has_its_words():
    assert set(words.GRANTS) == set(rules.FREE)
    for building, (kinds, _) in rules.FREE.items():
        granted = re.findall(r"[A-Z]\w+", words.GRANTS[building])
        assert granted == [kind.__name__ for kind in kinds]


@pytest.mark.rule("SM-50")
@pytest.mark.parametrize(("building", "rule"), rules.FREE.items())
def test_the_effect_of_a_deed_tells_its_phase(building, rule):
    phase = {None: set(), False: {words.BUILDING_UP}, True: {words.WINDING_DOWN}}[rule[1]]
    told = words.EFFECTS[building][1]
    assert {name for name in (words.BUILDING_UP, words.WINDING_DOWN) if name in told} == phase


@pytest.mark.rule("SM-24")
@pytest.mark.parametrize(("colour", "building"), BONUS.items())
def test_the_effect_of_a_bonus_building_tells_its_colour(colour, building):
    for effect in words.EFFECTS[building]:
        assert f" {colour}" in effect


def test_every_building_has_its_effect():
    assert tuple(words.EFFECTS) == BUILDINGS


@pytest.mark.parametrize("effect", [*words.EFFECTS.values(), words.ADVENTURER])
def test_effects_fit_where_they_are_read(effect):
    short, long = effect
    assert 0 < len(short) <= LONGEST_ON_THE_MAP
    assert not short.endswith(".")
    assert long.endswith(".")
    assert 1 <= long.count(". ") + 1 <= 2
    assert "'" not in short + long
    assert "  " not in long


def test_spaces_and_cards_are_called_as_in_a_sentence():
    assert words.space_name("RIVER") == "the River camp"
    assert words.space_name("MILL") == "Sutter’s Mill"
    assert words.space_name("HOTEL") == "the Sierra Nevada Hotel"
    assert all(words.space_name(space).endswith(NAMES[space]) for space in SPACES)
    assert tuple(words.RANK) == RANKS
    assert (words.RANK["10"], words.RANK["K"]) == ("ten", "king")


@pytest.mark.parametrize(
    ("step", "dug", "told"),
    [
        ("start", 0, "Cleo to prospect or act in town"),
        ("dig", 0, "Cleo to send a prospector"),
        ("dig", 1, "Cleo to send another or run businesses"),
        ("bonus", 2, "Cleo to take the bonus chip or not"),
        ("town", 0, "Cleo to act in town"),
    ],
)
def test_the_headline_says_whom_the_match_waits_for(step, dug, told):
    assert words.headline({"turn": CLEO, "step": step, "dug": dug}, SEATED) == told


def test_the_place_counts_rounds_and_chips():
    left = {"blue": 0, "brown": 12, "gray": 24}
    assert words.place({"round": 7, "left": left}) == "round 7, 36 chips left"
    assert words.place({"round": 7, "left": left | {"brown": 0, "gray": 1}}) == "round 7, 1 chip left"
    assert words.ROUND == "round"


def test_the_parts_of_a_score_and_what_decides_have_words():
    options = {option.id: option.default for option in GAME.options}
    scores = GAME.start(4, options, Chance(1)).standings().scores
    assert list(words.PARTS) == list(scores[0].parts)
    assert list(words.DECIDED) == ["points", "minus", "shared"]
    assert words.DECIDED["points"] == ""


RULES = [rule for part in BOOK.parts for rule in part.rules]


def listed(id: str, after: str = "") -> list[str]:
    """The points of the list in that rule, from the one that begins with `after` on."""
    return [line[2:] for line in BOOK.rule(id).text.splitlines() if line.startswith(f"- {after}")]


def test_the_rulebook_holds_all_the_rules():
    numbers = [1, 2, 3, 10, 11, *range(20, 25), *range(30, 37), 40, 45, 46, 50, *range(60, 64)]
    assert sorted(int(rule.id.removeprefix("SM-")) for rule in RULES) == numbers


@pytest.mark.parametrize("rule", RULES, ids=[rule.id for rule in RULES])
def test_every_rule_has_a_title_and_a_text_without_other_markup(rule):
    assert rule.title[0].isupper()
    assert rule.text
    for line in rule.text.splitlines():
        assert not re.search(r"[*_`#<>\[\]|'\"]", line)
        assert not line or line[-1] in ".:"
        assert line == line.strip()
    assert set(re.findall(r"SM-\d+", rule.text)) <= {other.id for other in RULES} - {rule.id}


@pytest.mark.rule("SM-1", "SM-2")
def test_the_rulebook_tells_what_is_in_the_box():
    assert f"a row of {VEIN} chips" in BOOK.rule("SM-1").text
    assert [line.split(" ")[:2] for line in listed("SM-1")] == [
        [str(SECTION), colour] for colour in get_args(Colour)
    ]
    assert [line.split(" ")[0] for line in listed("SM-2")] == [str(PROSPECTORS), str(len(RANKS)), str(PURSE)]
    assert f"the ace counts {VALUES['A']}" in BOOK.rule("SM-2").text


@pytest.mark.rule("SM-40")
def test_the_rulebook_tells_every_choice_of_costs():
    told = [tuple(map(int, line.partition(":")[0].split(", "))) for line in listed("SM-40")]
    assert told == list(COSTS.values())
    assert all(len(costs) == ACTIONS for costs in told)
    steps = [after - before for before, after in zip((0, *told[0]), told[0], strict=False)]
    prices = re.findall(r"the (?:first|second|third|fourth|fifth) (\d+)", BOOK.rule("SM-40").text)
    assert [int(price) for price in prices] == steps


@pytest.mark.rule("SM-24", "SM-50")
def test_the_rulebook_tells_what_each_deed_brings():
    bonus = [f"{colour.capitalize()}: the deed of {words.space_name(to)}." for colour, to in BONUS.items()]
    assert listed("SM-24") == bonus
    assert [line.partition(",")[0] for line in listed("SM-50")] == [
        NAMES[building] for building in rules.FREE
    ]
    for line, (kinds, winding) in zip(listed("SM-50"), rules.FREE.values(), strict=True):
        assert re.findall(r"one ([A-Z]\w+)", line) == [kind.__name__ for kind in kinds]
        phase = {
            None: "in both phases",
            False: "while you are Building Up",
            True: "while you are Winding Down",
        }
        assert phase[winding] in line


@pytest.mark.rule("SM-62")
def test_the_rulebook_tells_what_prospectors_left_behind_cost():
    text = BOOK.rule("SM-62").text
    numbers = ("one", "two", "three", "four", "five")
    told = ", ".join(f"{penalty(count)} for {number}" for count, number in enumerate(numbers, 1))
    assert told in text
    gold, cards, four, two, total = 41, VALUES["K"] + 8 + 5, 4, penalty(2), 57
    assert gold + cards - four - two == total
    assert f"{gold} nuggets" in text
    assert f"{total} points" in text


@pytest.mark.parametrize(
    ("part", "building"),
    [
        ("Fellows", "HALL"),
        ("Bath", "BATH"),
        ("John", "CHURCH"),
        ("Church", "CHURCH"),
        ("Ladder", "HOOK"),
        ("Express", "EXPRESS"),
        ("Hotel", "HOTEL"),
        ("Store", "STORE"),
    ],
)
def test_the_rulebook_calls_buildings_by_their_full_names(part, building):
    book = " ".join(rule.text for rule in RULES)
    assert book.count(part) == book.count(NAMES[building]) > 0
