"""The pages round a match: nothing a person types becomes markup, ids are unique, everything has a name."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from fortyniner.game import find_game, games
from fortyniner.rulebook import Part, Rule, Rulebook
from table import curtain, end_scene, lobby, matches_page, new_match, rules_page, settings_page
from table.art import nugget, piece, skyline
from table.first_paint import first_paint
from tests.document import Document

EVIL = "<img src=x onerror=alert(1)>\"'&"

GAME = "gold-hunting"
LEVELS = (
    new_match.Level("greenhorn", "Greenhorn", "calls by feel"),
    new_match.Level("old-hand", "Old hand", "weighs every chance"),
)
SETTINGS = (
    new_match.Setting("start", "Who starts", "the first turn", "lot", (("lot", "By lot"), ("1", EVIL))),
    new_match.Setting("tally", "Tally", "shows what is hidden", True),
    new_match.Setting("rehide", "Hiding again", "veins seen by mistake", False, between_people=True),
)
SETUP = new_match.Setup(
    "gold-river",
    "Gold River",
    "bid for claims",
    range(2, 6),
    (new_match.Player(EVIL), new_match.Player("Dutch", "old-hand"), new_match.Player("Cleo")),
    LEVELS,
    SETTINGS,
    "about 35 minutes",
)
TILES = tuple(lobby.Tile(game, game, EVIL, "2–4", 45) for game in ("gold-country", "gold-river", GAME))
SAVED = (
    matches_page.Saved(
        "a", GAME, f"{EVIL} to call", "Gold Hunting", "today", (matches_page.Sitter(EVIL, True),)
    ),
    matches_page.Saved(
        "b", GAME, "Ann won", "turn 9", "today", (matches_page.Sitter("Ann"),), over=True, title=EVIL
    ),
)
BOOK = Rulebook(
    EVIL,
    f"Two sides call. {EVIL}",
    (
        Part("Mining", (Rule("GH-12", "Calling", "Call first.\n\n- one, see GH-13\n- two"),)),
        Part("Goldrush", (Rule("GH-20", EVIL, f"Once a game. {EVIL}"),)),
    ),
)
END = end_scene.End(
    "a",
    ("Pile", "Stored"),
    (
        end_scene.Result(2, EVIL, 9, (7, 2), won=True),
        end_scene.Result(1, "Ann", 3, (3, 0), bot=True),
    ),
    "six ahead of Ann",
    ("start", "1", "2"),
    ((0, 4, 9), (0, -1, 3)),
    "points after each turn",
    facts=(end_scene.Fact("archive", "stored", EVIL),),
)
PAGES = {
    "lobby": lobby.page(TILES, (lobby.Open("a", GAME, EVIL, EVIL, 2),)),
    "new match": new_match.page(SETUP),
    "matches": matches_page.page(SAVED),
    "renaming": matches_page.page(SAVED, renaming="b"),
    "no matches": matches_page.page(()),
    "settings": settings_page.page(settings_page.Facts(kept=False, used=EVIL, update=True, install=True)),
    "rules": rules_page.page(GAME, BOOK, "GH-12", query="", match="a"),
    "no rules": rules_page.page(GAME, BOOK, query=EVIL + "xyz"),
    "curtain": curtain.page(
        2,
        EVIL,
        ("Ann", EVIL),
        [curtain.Told(piece(2), EVIL, EVIL)] * 4,
        (curtain.Known(1, EVIL, (("veins", skyline([2, 0, 1])),)),),
        by=(1, EVIL),
    ),
    "end": end_scene.page(END),
    "first paint": first_paint(),
}


DOCUMENTS = {name: Document(page) for name, page in PAGES.items()}
every_page = pytest.mark.parametrize("name", PAGES)


@every_page
def test_nothing_a_person_types_becomes_markup(name: str) -> None:
    assert not DOCUMENTS[name].all("img")
    assert not [
        key for _, attributes in DOCUMENTS[name].elements for key in attributes if key.startswith("on")
    ]


@every_page
def test_ids_are_unique(name: str) -> None:
    counts = Counter(a["id"] for _, a in DOCUMENTS[name].elements if a.get("id"))
    assert [id for id, count in counts.items() if count > 1] == []


@every_page
def test_every_control_has_an_id_and_a_name(name: str) -> None:
    document = DOCUMENTS[name]
    labelled = {a.get("for") for a, words in document.all("label") if words}
    # A segment's label wraps its input: the label has words, the input has an id.
    wrapped = len([1 for a, words in document.all("label") if words and not a.get("for")])
    loose = 0
    for attributes, words in document.all("a", "button"):
        assert words or attributes.get("aria-label") or "data-slot" in attributes, attributes
    for attributes, _ in document.all("button", "input", "form"):
        assert attributes.get("id") or "data-do" in attributes, attributes
    for attributes, _ in document.all("input"):
        seen = attributes.get("type") != "hidden"
        if seen and attributes["id"] not in labelled and not attributes.get("aria-label"):
            loose += 1
    assert loose == wrapped


@every_page
def test_drawings_are_hidden_from_screen_readers_or_named(name: str) -> None:
    document = DOCUMENTS[name]
    inner = [a for a, _ in document.all("svg") if a.get("class") and "aria-hidden" not in a]
    assert [a for a in inner if a.get("role") != "img" and a.get("class") != "swatch"] == []


def test_every_icon_is_in_the_sprite() -> None:
    listed = (Path(__file__).parent.parent / "web/icons.json").read_text()
    used = {icon for page in PAGES.values() for icon in re.findall(r'href="#i-([^"]+)"', str(page))}
    assert {icon for icon in used if f'"{icon}"' not in listed} == set()


def test_the_lobby_shows_two_matches_and_the_shell_finds_its_template() -> None:
    matches = [lobby.Open(id, GAME, "Ann to call", "turn 3", 2) for id in "abc"]
    shown = Document(lobby.page(TILES, matches))
    cards = [a["href"] for a, _ in shown.all("a") if str(a.get("class")) == "continue-card" and a.get("href")]
    assert cards == ["#/match/a", "#/match/b"]
    assert [a["data-slot"] for a, _ in DOCUMENTS["first paint"].all("a", "span") if "data-slot" in a] == [
        "link",
        "art",
        "headline",
        "place",
        "when",
        "seats",
    ]


def test_the_first_paint_has_a_form_for_every_game() -> None:
    routes = {a["data-route"]: a for a, _ in DOCUMENTS["first paint"].all("div") if "data-route" in a}
    assert set(routes) == {"#/", *(f"#/new/{game}" for game in games())}
    assert "hidden" not in routes["#/"]
    assert all("hidden" in routes[f"#/new/{game}"] for game in games())
    templates = {a["id"] for a, _ in DOCUMENTS["first paint"].all("template")}
    assert templates >= {"continue-card", "emblem-1", "emblem-5", *(f"art-{game}" for game in games())}


def test_the_form_names_its_fields_and_keeps_what_was_chosen() -> None:
    inputs = [a for a, _ in DOCUMENTS["new match"].all("input")]
    chosen = {str(a["name"]): a.get("value", "on") for a in inputs if "checked" in a}
    assert chosen == {
        "seat-1-kind": "person",
        "seat-1-level": "greenhorn",
        "seat-2-kind": "bot",
        "seat-2-level": "old-hand",
        "seat-3-kind": "person",
        "seat-3-level": "greenhorn",
        "option-start": "lot",
        "option-tally": "on",
    }
    assert [a["value"] for a in inputs if str(a["name"]).endswith("-name")] == [EVIL, "Dutch", "Cleo"]


def test_every_level_says_how_it_plays() -> None:
    page = DOCUMENTS["new match"]
    told = [words for a, words in page.all("div") if str(a.get("id")).endswith("-seat-2-about")]
    assert told == ["calls by feelweighs every chance"]


@pytest.mark.parametrize(
    ("players", "seats", "verbs"),
    [
        (2, range(2, 3), []),
        (2, range(2, 6), ["add-seat"]),
        (3, range(2, 6), ["add-seat", "remove-seat"]),
        (5, range(2, 6), ["remove-seat"]),
    ],
)
def test_seats_come_and_go_within_the_range_of_the_game(players: int, seats: range, verbs: list[str]) -> None:
    setup = replace(SETUP, seats=seats, players=tuple(new_match.Player(f"P{n}") for n in range(players)))
    buttons = Document(new_match.page(setup)).all("button")
    assert sorted({str(a["data-do"]) for a, _ in buttons if "data-do" in a}) == verbs


def test_matches_played_to_the_end_stand_apart() -> None:
    headings = [words for _, words in DOCUMENTS["matches"].all("h2")]
    assert headings == ["Still open", "Played to the end"]
    assert "No match yet" in str(PAGES["no matches"])


def test_settings_show_what_is_set() -> None:
    page = Document(settings_page.page(settings_page.Facts(theme="dark", pace="quick")))
    chosen = {a["name"]: a["value"] for a, _ in page.all("input") if "checked" in a}
    assert chosen == {"theme": "dark", "motion": "auto", "pace": "quick", "thought": "usual", "hints": "on"}
    verbs = {a.get("data-do") for a, _ in page.all("button")}
    assert verbs == set()
    more = {a.get("data-do") for a, _ in DOCUMENTS["settings"].all("button")}
    assert more == {"keep-storage", "update", "install"}


def test_every_rule_is_on_the_page_under_its_id() -> None:
    for game in games():
        book = find_game(game).rulebook
        page = Document(rules_page.page(game, book))
        ids = [a["id"] for a, _ in page.all("article")]
        assert ids == [rule.id for part in book.parts for rule in part.rules]
        links = [str(a["href"]) for a, _ in page.all("a") if "/rules/" in str(a["href"])]
        assert {link.rpartition("/")[2] for link in links} == set(ids)


def test_a_rule_is_set_as_paragraphs_and_lists_with_links() -> None:
    text = str(rules_page.page(GAME, BOOK, "GH-12"))
    assert "<p>Call first.</p><ul><li>one, see <a" in text
    assert '<a class="rule-link" href="#/rules/gold-hunting/GH-13">GH-13</a></li><li>two</li></ul>' in text
    assert text.count('aria-current="true"') == 2


def test_the_rulebook_begins_with_what_the_game_is_about_unless_something_is_sought() -> None:
    def intro(query: str) -> list[str]:
        page = Document(rules_page.page(GAME, BOOK, query=query))
        return [words for a, words in page.all("div") if a.get("class") == "rules-intro-words"]

    assert intro("") == [BOOK.intro]
    assert intro("call") == []


def test_the_rulebook_goes_back_to_where_one_came_from() -> None:
    def back(match: str | None) -> list[str]:
        page = Document(rules_page.page(GAME, BOOK, match=match))
        return [str(a["href"]) for a, _ in page.all("a") if a.get("id") == "rules-back"]

    assert back("a") == ["#/match/a"]
    assert back(None) == ["#/"]


def test_search_leaves_the_rules_with_all_the_words() -> None:
    page = Document(rules_page.page(GAME, BOOK, query="CALL two"))
    assert [a["id"] for a, _ in page.all("article")] == ["GH-12"]
    assert DOCUMENTS["no rules"].all("article") == []


def test_the_curtain_says_whom_to_pass_to_and_who_looks_away() -> None:
    plain = str(curtain.page(1, "Ben", ("Ann", "Cleo", "Dora")))
    assert "Pass to Ben" in plain
    assert "Ann, Cleo and Dora, look away now." in plain
    assert "I am Ben, open the curtain" in plain


def test_the_curtain_says_what_the_person_is_to_do() -> None:
    assert "<p>to hide the gold</p>" in str(curtain.page(1, "Ben", awaits="to hide the gold"))
    assert "<p></p>" not in str(curtain.page(1, "Ben"))


def test_the_curtain_lies_over_the_whole_screen_and_moves() -> None:
    def classes(opens: bool) -> set[str]:
        [curtains] = [a for a, _ in Document(curtain.page(1, "Ben", opens=opens)).all("main")]
        return set(str(curtains["class"]).split())

    assert classes(False) == {"screen", "curtain", "falling", "bare"}
    assert classes(True) == {"screen", "curtain", "opening", "bare"}


def test_the_curtain_tells_moves_as_they_came_and_many_from_the_end() -> None:
    def told(count: int) -> list[str]:
        beats = [curtain.Told(nugget(), f"move {n}") for n in range(count)]
        return [words for _, words in Document(curtain.page(1, "Ben", told=beats)).all("li")]

    assert told(3) == ["move 0", "move 1", "move 2"]
    assert told(4) == ["move 0", "move 1", "move 2", "move 3"]
    scrolls = "curtain-told long"
    assert scrolls in str(curtain.page(1, "Ben", told=[curtain.Told(nugget(), "move")] * 4))
    assert scrolls not in str(curtain.page(1, "Ben", told=[curtain.Told(nugget(), "move")] * 3))


def test_the_curtain_tells_of_many_seats_in_little_room() -> None:
    def crowded(seats: int) -> bool:
        known = [curtain.Known(seat, "Ann", (("veins", "3"),)) for seat in range(1, seats + 1)]
        [curtains] = [a for a, _ in Document(curtain.page(1, "Ben", known=known)).all("main")]
        return "crowd" in str(curtains["class"]).split()

    assert not crowded(2)
    assert crowded(3)


def test_the_end_names_the_winner_and_the_parts() -> None:
    title = [words for _, words in DOCUMENTS["end"].all("h1")]
    assert title == [f"{EVIL} wins"]
    totals = [words for a, words in DOCUMENTS["end"].all("span") if a.get("class") == "result-total"]
    assert totals == ["9 points: Pile 7, Stored 2", "3 points: Pile 3, Stored 0"]


def seats(*results: tuple[str, int, tuple[int, ...], bool]) -> end_scene.End:
    """An end of several seats: name, total, parts, whether it won."""
    told = [end_scene.Result(seat, *result) for seat, result in enumerate(results, 1)]
    courses = tuple((0, result.total) for result in told)
    parts = ("Stash", "Claims", "Bank")
    return replace(END, parts=parts, results=tuple(told), steps=("start", "1"), courses=courses, facts=())


@pytest.mark.parametrize(
    ("won", "title"),
    [
        (("Ann",), "Ann wins"),
        (("Ann", "Cleo"), "Ann and Cleo share the win"),
        (("Ann", "Ben", "Cleo"), "Ann, Ben and Cleo share the win"),
        (("Ann", "Ben", "Cleo", "Dutch"), "A draw"),
    ],
)
def test_who_shares_the_win_is_named_unless_all_do(won: tuple[str, ...], title: str) -> None:
    end = seats(*((name, 5, (5, 0, 0), name in won) for name in ("Ann", "Ben", "Cleo", "Dutch")))
    page = Document(end_scene.page(end))
    assert [words for _, words in page.all("h1")] == [title]


def test_the_end_names_no_part_that_nobody_has_and_keeps_the_colours() -> None:
    end = seats(("Ann", 9, (7, 0, 2), True), ("Ben", 3, (3, 0, 0), False), ("Cleo", 2, (2, 0, 0), False))
    text = str(end_scene.page(end))
    assert "Claims" not in text
    assert "Stash 3, Bank 0" in text
    assert 'class="part part-3"' in text
