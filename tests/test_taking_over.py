"""A bot sits in for somebody in the middle of a match of any game, and gives the seat back."""

import asyncio

import pytest

from fortyniner.bots import decide, find_bot
from fortyniner.chance import Chance
from fortyniner.game import find_game, games
from fortyniner.match import Match
from table.storage import Shelf
from tests.test_playing import opened
from tests.test_thinking import GO_ON, OPEN, Clocked, Dreamer, move, seated, turns

NAMES = ["Ann", "Ben", "Cleo"]
OWN = pytest.mark.parametrize("own", [True, False], ids=["at its own turn", "at another's turn"])


class SittingIn(Dreamer):
    """Plays by rule of thumb, and dreams from the decision after so many."""

    def __init__(self, decisions: int) -> None:
        super().__init__()
        self.awake = True
        self.decisions = decisions
        self.played: list[str] = []

    def think(self, chair):
        self.awake = len(self.played) < self.decisions
        return (yield from super().think(chair))

    def move(self, chair):
        found = decide(find_bot(chair.game, "prospector"), chair)
        self.played.append(str(found))
        return found


def midway(game: str) -> Match:
    """A match of three where the game has them, in which there is something to decide."""
    match, chance = Match.new(game, NAMES[: 2 + (3 in find_game(game).seats)], 7), Chance(7)
    while len(match.log) < 9 or len(match.moves()) < 3:
        match.play(chance.choice(match.moves()))
    return match


def stored(shelf: Shelf) -> Match:
    return Match.read(shelf.record("id"))


def hand_over(seat: int, level: str) -> dict[str, str]:
    return {"do": "hand-over", "seat": str(seat), "value": level}


def same(one: Match, other: Match) -> bool:
    return (one.position(), one.log) == (other.position(), other.log)


@OWN
@pytest.mark.parametrize("game", games())
def test_a_bot_plays_for_who_leaves_and_whoever_is_back_decides(monkeypatch, game, own):
    """Neither changes the match; it is given back at the same kind of turn as it was handed over."""
    match, chance = midway(game), Chance(1)
    seat = match.turn if own else (match.turn + 1) % len(match.seats)
    bot = seated(monkeypatch, SittingIn(2 if own else 100))

    async def play() -> None:
        browser, shelf = opened(match, Clocked("#/match/id"))

        async def until(done) -> Match:
            """People play on, till then."""
            for _ in range(400):
                await turns()
                now = stored(shelf)
                if done(now):
                    return now
                if now.seats[now.turn].bot is None:
                    browser.handler(move(chance.choice(now.moves())))
                else:
                    browser.handler(GO_ON)
            pytest.fail("it does not come to that")

        browser.handler(hand_over(seat, "old-hand"))
        assert same(stored(shelf), match)
        assert [who.bot for who in stored(shelf).seats] == [
            "old-hand" if each == seat else None for each in range(len(match.seats))
        ]
        if not own:
            await turns()
            assert same(stored(shelf), match)
        decided = len(match.log)
        before = await until(lambda now: bot.pauses > 3 if own else bot.played and now.turn != seat)
        assert before.turn == seat if own else before.turn != seat
        by_bot = [ply.move for ply in before.log[decided:] if ply.seat == seat and not ply.forced]
        assert by_bot == bot.played
        assert by_bot

        browser.handler(hand_over(seat, ""))
        assert same(stored(shelf), before)
        assert [who.bot for who in stored(shelf).seats] == [None] * len(match.seats)
        now = await until(lambda now: now.turn == seat and not now.forced)
        assert same(now, before) or not own
        pauses, played = bot.pauses, len(bot.played)
        for _ in range(20):  # whatever is still shown
            browser.handler(GO_ON)
        await turns()
        assert ("open-curtain" in browser.html) == now.game.hides(now.options)
        browser.handler(OPEN)
        await turns()
        assert "open-curtain" not in browser.html
        assert same(stored(shelf), now)
        browser.handler(move(now.moves()[-1]))
        await turns()
        ply = stored(shelf).log[len(now.log)]
        assert (ply.seat, ply.move) == (seat, now.moves()[-1])
        assert (bot.pauses, len(bot.played)) == (pauses, played)

    asyncio.run(play())
