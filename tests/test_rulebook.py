"""Every rule of the rulebook has a test, every test its rule, and nothing cites a rule that is not there."""

import re
from pathlib import Path

import pytest

from fortyniner.game import find_game, games
from fortyniner.rulebook import Part, Rule, Rulebook

HERE = Path(__file__).parent
ENGINE = HERE.parent / "py" / "fortyniner"
BOOK = find_game("gold-hunting").rulebook
RULES = [rule for part in BOOK.parts for rule in part.rules]
IDS = [rule.id for rule in RULES]


def cited_by_tests() -> set[str]:
    marks = re.findall(
        r"mark\.rule\(([^)]*)\)", "".join(path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    )
    return set(re.findall(r"GH-\d+", " ".join(marks)))


def in_source(pattern: str) -> set[str]:
    sources = (ENGINE / "gold_hunting").glob("*.py")
    return set(re.findall(pattern, "".join(path.read_text("utf-8") for path in sources)))


def test_the_rulebook_holds_all_the_rules_in_order():
    numbers = [*range(1, 5), *range(10, 19), *range(20, 24), *range(30, 33), 40, *range(50, 53)]
    assert [rule.id for rule in RULES] == [f"GH-{number}" for number in numbers]


def test_every_rule_has_a_test_and_every_test_its_rule():
    assert cited_by_tests() == set(IDS)


def test_every_rule_is_found_in_the_code_and_the_code_cites_no_other():
    assert in_source(r"GH-\d+") == set(IDS)


def test_every_refusal_cites_a_rule_that_has_a_heading():
    refused = in_source(r'"(GH-\d+)"')
    assert refused == {"GH-1", "GH-3", "GH-11", "GH-12", "GH-17", "GH-20", "GH-30", "GH-40", "GH-50"}
    assert refused <= set(IDS)


@pytest.mark.parametrize("rule", RULES, ids=IDS)
def test_every_rule_has_a_title_and_a_text_without_other_markup(rule):
    assert rule.title
    assert rule.title[0].isupper()
    assert rule.text
    for line in rule.text.splitlines():
        assert not re.search(r"[*_`#<>\[\]|]", line)
        assert not line or line[-1] in ".:"
        assert line == line.strip()


def test_parts_have_titles_and_rules():
    assert BOOK.title == "Gold Hunting"
    assert [part.title for part in BOOK.parts] == [
        *("Setting up", "Your turn", "Goldrush", "Storing", "When veins were seen", "The end")
    ]


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
