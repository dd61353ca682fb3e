"""What a bot would do, laid out and in words."""

import pytest

from fortyniner.bots import Advice, advise
from fortyniner.chance import Chance
from fortyniner.game import find_game, games
from fortyniner.match import Match
from table.advising import reasons, told
from tests.test_bots import thought_out
from tests.twins import twin_of

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Ezra"]


def matches(game: str):
    """A few random matches of that game, each in all its positions."""
    for seed in range(2):
        yield from positions(Match.new(game, NAMES[: 2 + seed * (find_game(game).seats[-1] > 2)], seed))


def positions(match: Match):
    """The match in all its positions, played at random."""
    chance = Chance(match.seed)
    while match.turn is not None:
        yield match
        match.play(chance.choice(match.moves()))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("gold-hunting", {"tally": False}),
        ("gold-river", {}),
        ("gold-river", {"hidden-stashes": True, "poker": True}),
        ("sutters-mill", {}),
        ("sutters-mill", {"literal-bonus": True}),
        ("gold-country", {}),
        ("gold-country", {"board": "river"}),
    ],
)
def test_advice_knows_no_secrets(game, options):
    """The same in two positions that the seat cannot tell apart, whatever is hidden in them."""
    for seats in find_game(game).seats:
        differed = 0
        for number, match in enumerate(positions(Match.new(game, NAMES[:seats], 7 + seats, options))):
            if number % seats:
                continue
            seat = match.turn
            twin = twin_of(match, seat, Chance(number))
            differed += twin.position() != match.position()
            here, there = (thought_out(advise(one.chair(seat, Chance(number)))) for one in (match, twin))
            assert here == there
        assert differed > 5


@pytest.mark.parametrize("game", games())
def test_advice_is_legal_and_has_words(game):
    """Every term and every move has its words."""
    words, said = find_game(game).words, set()
    for number, match in enumerate(matches(game)):
        if number % 7:
            continue
        seat = match.turn
        chair = match.chair(seat, Chance(number))
        found = thought_out(advise(chair))
        assert found[0].appeal == max(advice.appeal for advice in found)
        assert all(advice.move in chair.moves for advice in found)
        text = told(found, words, NAMES)
        assert text.startswith(f"A bot would {words.doing(found[0].move, NAMES)}")
        said.add(text)
    assert len(said) > 3


@pytest.mark.parametrize("patience", [0, 3, 40])
@pytest.mark.parametrize("game", games())
def test_advice_that_is_hurried_is_legal_and_has_words(game, patience):
    words = find_game(game).words
    for number, match in enumerate(matches(game)):
        if number % 9:
            continue
        chair = match.chair(match.turn, Chance(number))
        thought, pauses = advise(chair), 0
        try:
            next(thought)
            while True:
                thought.send(pauses >= patience)
                pauses += 1
        except StopIteration as done:
            found = done.value
        assert pauses <= patience + 8
        assert all(advice.move in chair.moves for advice in found)
        assert told(found, words, NAMES).startswith("A bot would ")


@pytest.mark.parametrize("game", games())
def test_every_move_is_said_in_words_of_its_own(game):
    words = find_game(game).words
    for match in matches(game):
        for move in match.chair(match.turn, Chance(1)).moves[:40]:
            text = words.doing(move, NAMES)
            assert text
            assert text[0].islower()
            assert "_" not in text


def test_reasons_are_those_that_weigh_most_and_the_strongest_against():
    words = find_game("gold-country").words
    changes = {"coins": -2.0, "cards": 5.0, "hopes": 1.2, "gems": 0.1, "others": 3.0, "boats": -0.6}
    assert reasons(changes, words) == "your cards gain 5 and the others fall back by 3, but it costs 2 coins"
    assert reasons({"coins": 0.2}, words) == ""


def test_what_is_next_best_is_said_with_the_difference():
    words = find_game("gold-hunting").words
    moves = [find_game("gold-hunting").read_move(text) for text in ("call 2 at 1", "call 1 at 1")]
    found = [Advice(moves[0], 61.0, {"win": 61.0}), Advice(moves[1], 55.5, {"win": 55.5})]
    assert told(found, words, NAMES) == (
        "A bot would call a double: the chance to win is then 61 %. Next best, 5.5 less: call a single."
    )
    assert "Next best, as good: call a single" in told([found[0], Advice(moves[1], 61.0, {})], words, NAMES)


def test_a_bid_is_advised_for_what_it_wins():
    gains = []
    for match in matches("gold-river"):
        if match.view(match.turn)["phase"] == "bid":
            for advice in thought_out(advise(match.chair(match.turn, Chance(1)))):
                text = told([advice], match.game.words, NAMES)
                gains += [text] if "bid" in text and ("Claims hold" in text or "hope for" in text) else []
    assert any("costs" in text for text in gains)
