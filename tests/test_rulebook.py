"""Every rule of the rulebook has a test, every test its rule, and nothing cites a rule that is not there."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from fortyniner.game import find_game, games
from fortyniner.rulebook import Part, Rule, Rulebook

HERE = Path(__file__).parent
ENGINE = HERE.parent / "py" / "fortyniner"


class Book(NamedTuple):
    """What the rulebook of a game has to hold."""

    letters: str
    """What its ids begin with."""
    numbers: tuple[int, ...]
    parts: tuple[str, ...]
    refusing: tuple[int, ...]
    """The rules that a move can be refused by."""


BOOKS = {
    "gold-hunting": Book(
        "GH",
        (*range(1, 5), *range(10, 19), *range(20, 24), *range(30, 33), 40, *range(50, 53)),
        ("Setting up", "Your turn", "Goldrush", "Storing", "When veins were seen", "The end"),
        (1, 3, 11, 12, 17, 20, 30, 40, 50),
    ),
    "gold-river": Book(
        "GR",
        (
            *(*range(1, 8), *range(10, 16), *range(30, 37), *range(40, 44), *range(50, 59)),
            *(60, 61, 62, 70, 20, 21, 22, 71, 72),
        ),
        (
            *("What is in the box", "The round", "Mayors and fees", "Buildings", "Actions", "Using Actions"),
            *("The end", "Two players", "Poker Expert"),
        ),
        (10, 11, 14, 22, 40, 50, 51, 53, 54, 55, 56, 57, 61),
    ),
    "sutters-mill": Book(
        "SM",
        (
            *(1, 2, 3, 10, 11, *range(20, 25), 30, 40, *range(31, 37)),
            *(45, 46, 50, *range(60, 64)),
        ),
        (
            *("Setting up", "Your turn", "Prospecting", "Acting in Town", "Deeds and what they bring"),
            "The end",
        ),
        (10, 11, 20, 21, 24, *range(30, 36), 40, 50, 60),
    ),
    "gold-country": Book(
        "GC",
        (
            *(*range(1, 9), 10, 20, *range(22, 29), 32, 33, 30, 31, *range(40, 44)),
            *(11, 12, 21, 44, *range(60, 66), *range(50, 53)),
        ),
        (
            *("Setting up", "Your turn", "Placing", "Exploited mines", "Trading", "Action cards"),
            *("The river board", "The end"),
        ),
        (6, 10, 11, 12, 20, 21, 22, 23, 26, 32, 40, 41, 42, 44, 50, 63, 64, 65),
    ),
}
BY_GAME = pytest.mark.parametrize("game", BOOKS)
RULES = [rule for game in BOOKS for part in find_game(game).rulebook.parts for rule in part.rules]


def ids(game: str) -> list[str]:
    """The ids of the rules in the game's rulebook, in reading order."""
    return [rule.id for part in find_game(game).rulebook.parts for rule in part.rules]


def cited(game: str, text: str) -> set[str]:
    """The ids of that game's rules in a text."""
    return set(re.findall(rf"\b{BOOKS[game].letters}-\d+", text))


def sources_of_tests() -> str:
    """The source of all tests but these."""
    return "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py") if path != Path(__file__))


def source(game: str) -> str:
    """The source of the game's engine."""
    folder = ENGINE / game.replace("-", "_")
    return "".join(path.read_text("utf-8") for path in folder.glob("*.py"))


def test_every_game_has_its_book_here():
    assert BOOKS.keys() == set(games())


@BY_GAME
def test_the_rulebook_holds_all_the_rules_in_order(game):
    assert ids(game) == [f"{BOOKS[game].letters}-{number}" for number in BOOKS[game].numbers]


@BY_GAME
def test_every_rule_has_a_test_and_every_test_its_rule(game):
    marks = re.findall(r"mark\.rule\(([^)]*)\)", sources_of_tests())
    assert cited(game, " ".join(marks)) == set(ids(game))


@BY_GAME
def test_every_rule_is_found_in_the_code_and_the_code_cites_no_other(game):
    assert cited(game, source(game)) == set(ids(game))


@BY_GAME
def test_every_refusal_cites_a_rule_that_has_a_heading_and_is_provoked_by_a_test(game):
    refusing = {f"{BOOKS[game].letters}-{number}" for number in BOOKS[game].refusing}
    assert cited(game, " ".join(re.findall(r'"(\w+-\d+)"', source(game)))) == refusing
    assert refusing <= set(ids(game))
    provoked = re.findall(r'refused\(.+\) == "(\w+-\d+)"', sources_of_tests())
    assert cited(game, " ".join(provoked)) == refusing


@pytest.mark.parametrize("rule", RULES, ids=[rule.id for rule in RULES])
def test_every_rule_has_a_title_and_a_text_without_other_markup(rule):
    assert rule.title
    assert rule.title[0].isupper()
    assert rule.text
    for line in rule.text.splitlines():
        assert not re.search(r"[*_`#<>\[\]|]", line)
        assert not line or line[-1] in ".:"
        assert line == line.strip()


@BY_GAME
def test_parts_have_titles_and_rules(game):
    book = find_game(game).rulebook
    assert book.title == find_game(game).name
    assert tuple(part.title for part in book.parts) == BOOKS[game].parts


def test_a_rulebook_is_read_from_headings_paragraphs_and_lists():
    first = "# Game\n\nAbout it.\n\n## First\n\n### G-1 One name\n\nA.\n\n- b\n- c\n\n### G-2 Two\n"
    book = Rulebook.read(first + "\n## Last\n\n### G-9 Nine\nN.\n")
    assert book == Rulebook(
        "Game",
        "About it.",
        (
            Part("First", (Rule("G-1", "One name", "A.\n\n- b\n- c"), Rule("G-2", "Two", ""))),
            Part("Last", (Rule("G-9", "Nine", "N."),)),
        ),
    )
    assert book.rule("G-9").title == "Nine"
    assert book.rule("G-3") is None


@pytest.mark.parametrize("id", games())
def test_every_game_has_what_the_shelf_shows(id):
    game = find_game(id)
    assert game.id == id
    assert game.rulebook.title == game.name
    assert game.motto
    assert game.minutes > 0
    assert game.rules >= 1
    assert all(option.accepts(option.default) for option in game.options)
