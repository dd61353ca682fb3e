"""What a bot would do has its lamp on the board: on the button that plays exactly that move."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

import pytest

from fortyniner.bots import decide, find_bot
from fortyniner.chance import Chance
from fortyniner.game import find_game
from fortyniner.match import Match
from table.boards.lamp import WORDS
from table.sitting import Sitting
from tests import coloma, country, river, tables
from tests.document import Document
from tests.test_gold_country_placing import stuck

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Ezra"]
KINDS = {
    "gold-hunting": "hide, call, rush, store, stop",
    "gold-river": "bid, pass, take, take nuggets, discard, bandit, judge, holdup, dynamite, vein, mustang, "
    "hold, telegraph, keep, bank",
    "sutters-mill": "wind down, prospect, town, dig, enough, bonus, no bonus, bring, play, move, leave, "
    "remove, end, free bring, free play, free move, free leave, free remove, free shift",
    "gold-country": "place, boat, tunnel, discard, leave, buy, sell, third, redraw, claim, bandit, return, "
    "done",
}
"""All there are, by the first words of a move."""
WHOLE = ("take nuggets", "wind down", "no bonus")


def kind(move: str) -> str:
    first, *rest = move.split()
    return move if move in WHOLE else f"free {rest[1]}" if first == "free" else first


def by_kind(sitting: Sitting) -> dict[str, list[str]]:
    """The legal moves; of the very many ways to hide only some."""
    kinds = defaultdict(list)
    for move in sitting.match.moves()[:2000]:
        kinds[kind(move)].append(move)
    return kinds


def matches(game: str) -> Iterator[Match]:
    """Ever more of them, with all numbers of seats."""
    if game == "gold-country":
        yield stuck()
    seats = find_game(game).seats
    for seed in range(60):
        options = {"board": country.BOARDS[seed % 2]} if game == "gold-country" else {}
        yield Match.new(game, NAMES[: seats[seed % len(seats)]], seed, options)


def decisions(match: Match, chance: Chance) -> Iterator[Sitting]:
    """Each time a person decides; half of the moves are by rule of thumb, half of any kind."""
    sitting = Sitting("id", match, 7)
    bot = find_bot(match.game.id, "prospector")
    while (waits := sitting.waits) != "over":
        if waits == "beat":
            sitting.go_on()
        elif waits == "curtain":
            sitting.open()
        elif waits == "person":
            yield sitting
            if chance.below(2):
                sitting.play(str(decide(bot, match.chair(sitting.wanted, chance))))
            else:
                sitting.play(chance.choice(chance.choice(list(by_kind(sitting).values()))))
        else:
            sitting.play(match.forced)


def lit(sitting: Sitting) -> list[dict[str, str | None]]:
    """The buttons with a lamp."""
    buttons = Document(sitting.board.draw(sitting.scene())).all("button")
    return [attributes for attributes, words in buttons if WORDS in words]


def tapped(sitting: Sitting, **arguments: str) -> str | None:
    return sitting.board.act(arguments.pop("do"), arguments, sitting.scene())


def plays(sitting: Sitting, button: dict[str, str | None]) -> str | None:
    """The move that a tap on that button means."""
    if "data-move" in button:
        return button["data-move"]
    return tapped(sitting, **{name.removeprefix("data-"): value for name, value in button.items()})


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_move_has_a_lamp_on_what_plays_it(game):
    wanted, shown, chance = set(KINDS[game].split(", ")), defaultdict(int), Chance(49)
    for sitting in chain.from_iterable(decisions(match, chance) for match in matches(game)):
        for each, moves in by_kind(sitting).items():
            if shown[each] == 8:
                continue
            shown[each] += 1
            move = chance.choice(moves)
            sitting.board.hint(move, sitting.scene())
            buttons = lit(sitting)
            # a trade has a button beside its mine and one on the sheet; no screen shows both
            assert len(buttons) == (2 if each in ("buy", "sell") else 1)
            for button in buttons:
                assert button.get("aria-disabled") is None
                assert plays(sitting, button) == move
            sitting.board.reset()
            assert lit(sitting) == []
        if set(shown) >= wanted:
            break
    assert set(shown) == wanted


@pytest.mark.parametrize(
    ("match", "move", "looks", "chooses"),
    [
        (tables.table(piles=("3.1", "")), "store", {"do": "peek"}, {"do": "call", "number": "1"}),
        (tables.table(), "rush at 2", {"do": "cover"}, {"do": "vein", "vein": "1"}),
        (river.new_river(), "pass", {"do": "seat", "seat": "2"}, {"do": "more"}),
        (river.new_river(), "bid 3", {"do": "piles"}, {"do": "less"}),
        (coloma.new_coloma(), "prospect", {"do": "ledger"}, {"do": "card", "card": "K"}),
        (coloma.new_coloma(), "wind down", {"do": "ledger"}, {"do": "keep-building"}),
        (country.new_country(), "redraw", {"do": "look", "look": "land"}, {"do": "token", "token": "0"}),
        (country.new_country(), "buy red", {"do": "back"}, {"do": "card", "card": "redraw"}),
    ],
)
def test_the_lamp_stays_while_somebody_looks_and_goes_when_something_else_is_chosen(
    match, move, looks, chooses
):
    sitting = next(decisions(match, Chance(1)))
    move = next(legal for legal in match.moves() if legal.startswith(move))
    sitting.board.hint(move, sitting.scene())
    assert tapped(sitting, **looks) is None
    assert lit(sitting)
    assert tapped(sitting, **chooses) is None
    assert not lit(sitting)


def test_what_was_found_is_shown_beside_a_hint():
    match = coloma.coloma("RIVER RIVER MILL", "HILL")
    sitting = next(decisions(match, Chance(1)))
    for move in ("prospect", "dig HALL"):
        assert not lit(sitting)
        sitting.play(move)
    before = str(sitting.board.draw(sitting.scene()))
    sitting.board.hint("enough", sitting.scene())
    found = Document(before).all("span"), Document(sitting.board.draw(sitting.scene())).all("span")
    found = [
        [words for attributes, words in spans if attributes.get("class") == "mill-find"] for spans in found
    ]
    assert found[0] == found[1]
    assert "nugget" in found[0][0]


def test_a_move_that_is_played_or_taken_back_puts_the_lamp_out():
    sitting = next(decisions(tables.hidden_match(), Chance(1)))
    for change in (lambda: sitting.play("call 1 at 1"), sitting.undo):
        sitting.board.hint("call 1 at 1", sitting.scene())
        change()
        assert sitting.board.hinted == ""
        assert not lit(sitting)
