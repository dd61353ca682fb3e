"""Chance: the same draws on every Python, even, and streams that do not disturb each other."""

from collections import Counter

import pytest

from fortyniner.chance import Chance

PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
"""What SplitMix64 draws from seed 1234567, as other implementations print it."""


def test_words_are_those_of_splitmix64():
    chance = Chance(1234567)
    assert [chance.word() for _ in PUBLISHED] == PUBLISHED


def test_draws_do_not_change_from_release_to_release():
    """Records hold a seed and no draws, so these numbers are for ever."""
    chance = Chance(49)
    cards = list(range(10))
    chance.shuffle(cards)
    assert [chance.below(6) for _ in range(10)] == [5, 2, 2, 4, 3, 2, 3, 2, 0, 1]
    assert cards == [8, 3, 9, 7, 5, 0, 6, 1, 4, 2]
    assert chance.choice("abcdef") == "a"
    assert chance.fork("moves").word() == 280424786692174772


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 10, 97])
def test_below_is_even(limit):
    chance = Chance(limit)
    counts = Counter(chance.below(limit) for _ in range(500 * limit))
    assert set(counts) == set(range(limit))
    spread = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert spread <= limit + 4 * (2 * limit) ** 0.5  # mean and four deviations of chi-square


def test_below_draws_again_where_a_remainder_would_favour_small_numbers():
    """With a limit of 3 * 2**62 every fourth word is too big; a remainder would bring low numbers twice."""
    limit = 3 * 2**62
    chance, plain = Chance(1), Chance(1)
    draws = [chance.below(limit) for _ in range(300)]
    words = [plain.word() for _ in range(600)]
    assert draws == [word for word in words if word < limit][:300]
    assert max(words) >= limit


def test_shuffle_brings_every_order_as_often():
    chance = Chance(5)
    counts = Counter()
    for _ in range(6000):
        items = ["a", "b", "c"]
        chance.shuffle(items)
        counts["".join(items)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # 5 degrees, one in a thousand


def test_a_copy_draws_the_same_and_leaves_the_first_alone():
    chance = Chance(7)
    chance.word()
    copy = chance.copy()
    assert [copy.word() for _ in range(3)] == [chance.word() for _ in range(3)]
    copy.word()
    assert copy.state != chance.state


def test_a_fork_is_a_stream_of_its_own():
    chance = Chance(7)
    before = chance.state
    forks = {label: chance.fork(label) for label in ("", "a", "b", "ab", "ba", "moves", "bots")}
    assert chance.state == before
    firsts = {label: fork.word() for label, fork in forks.items()}
    assert len(set(firsts.values())) == len(firsts)
    assert chance.fork("a").word() == firsts["a"]
    assert Chance(8).fork("a").word() != firsts["a"]


def test_forks_with_like_labels_are_independent():
    bits = [Chance(seed).fork("a").word() ^ Chance(seed).fork("b").word() for seed in range(500)]
    ones = sum(word.bit_count() for word in bits)
    assert abs(ones - 16_000) < 4 * 8_000**0.5  # 32,000 even bits, four deviations


def test_a_seed_beyond_a_word_wraps():
    assert Chance(2**64 + 5).word() == Chance(5).word()
