"""Bots that think beside the page: called off, overslept, and told when their time is up."""

import asyncio
from typing import NamedTuple

import pytest

from fortyniner.bots import Advice, decide, find_bot
from fortyniner.chance import Chance
from fortyniner.game import games
from fortyniner.match import Match, Ply
from table.app import App
from table.storage import Shelf
from table.thinking import THUMB
from tests.tables import table
from tests.test_playing import Pretended, opened

HOUR = 3_600_000.0
GO_ON = {"do": "go-on"}
OPEN = {"do": "open-curtain"}
MATCH = {"do": "route", "route": "#/match/id"}


class Clocked(Pretended):
    """Its clock goes on by a millisecond whenever somebody looks at it, and at no other time."""

    time = 0.0

    def now(self) -> float:
        self.time += 1
        return self.time

    async def storage_state(self) -> str:
        return "kept 0"


class Dreamer:
    """A bot that pauses for ever, whatever it is told; once it is awake it moves."""

    def __init__(self) -> None:
        self.awake = False
        self.pauses = 0

    def think(self, chair):
        while not self.awake:
            self.pauses += 1
            yield
        return self.move(chair)

    def move(self, chair):
        return chair.moves[0]


def seated(monkeypatch, bot):
    """That bot decides for every seat that is no person's, and one that is real where it cannot.

    What takes a moment on the page takes none, and what is shown is shown until a tap.
    """
    monkeypatch.setattr(
        "table.thinking.find_bot", lambda game, level: find_bot(game, level) if level == THUMB else bot
    )
    for name, seconds in {"MOMENT": 0, "CURTAIN": 0, "CALL": 3600, "OWN_CALL": 3600}.items():
        monkeypatch.setattr(f"table.playing.{name}", seconds)
    monkeypatch.setattr("table.settings.Settings.beat", None)
    return bot


async def turns() -> None:
    """The page is idle for a while: whatever waits for no clock is done by then."""
    for _ in range(100):
        await asyncio.sleep(0)


def log(shelf: Shelf) -> tuple[Ply, ...]:
    """The moves that are written down."""
    return Match.read(shelf.record("id")).log


def moves(shelf: Shelf) -> list[tuple[int, str]]:
    return [(ply.seat, ply.move) for ply in log(shelf)]


def move(text: str) -> dict[str, str]:
    return {"do": "move", "move": text}


# Called off


class Ending(NamedTuple):
    """How a thought of Ben's is called off, what is written then; how it goes on, what is written at last."""

    off: list[dict[str, str]]
    then: list[tuple[int, str]]
    on: list[dict[str, str]]
    last: list[tuple[int, str]]


CALLED, STOPPED, ANSWERED = (0, "call 1 at 1"), (0, "stop"), (1, "call 1 at 1")
AGREED = [{"do": "undo"}, {"do": "undo-agreed"}]
PERSON = {"do": "hand-over", "seat": "1", "value": ""}
ENDINGS = {
    "to the lobby": Ending([{"do": "route", "route": "#/"}], [CALLED], [MATCH], [CALLED, ANSWERED]),
    "to the rules": Ending(
        [{"do": "route", "route": "#/rules/gold-hunting"}], [CALLED], [MATCH], [CALLED, ANSWERED]
    ),
    "asked whether to undo": Ending([{"do": "undo"}], [CALLED], [{"do": "close"}], [CALLED, ANSWERED]),
    "undone": Ending(AGREED, [], [move("call 1 at 1"), GO_ON, GO_ON], [CALLED, ANSWERED]),
    "a quiet move undone": Ending([{"do": "undo"}], [], [move("stop"), GO_ON], [STOPPED, ANSWERED]),
    "undone, and played again": Ending(AGREED, [], [{"do": "redo"}], [CALLED, ANSWERED]),
    "handed over": Ending([PERSON], [CALLED], [OPEN, move("call 2 at 1")], [CALLED, (1, "call 2 at 1")]),
    "handed over, and back": Ending(
        [PERSON], [CALLED], [PERSON | {"value": "old-hand"}], [CALLED, ANSWERED]
    ),
}  # fmt: skip


@pytest.mark.parametrize("ending", ENDINGS.values(), ids=ENDINGS)
def test_a_thought_that_is_called_off_writes_no_move_and_the_match_goes_on(monkeypatch, ending):
    bot = seated(monkeypatch, Dreamer())
    quiet = STOPPED in ending.last
    parts = {"piles": ("3", ""), "step": "more"} if quiet else {}
    match = table(veins_of=("1/2/3/1", "2/1/3/2"), bots={1: "greenhorn"}, **parts)

    async def play() -> None:
        browser, shelf = opened(match, Clocked("#/match/id"))
        for message in (move("stop" if quiet else "call 1 at 1"), GO_ON, GO_ON):
            browser.handler(message)
        await turns()
        assert bot.pauses > 10
        for message in ending.off:
            browser.handler(message)
        pauses = bot.pauses
        await turns()
        assert bot.pauses == pauses
        bot.awake = True
        await turns()
        assert moves(shelf) == ending.then
        for message in ending.on:
            browser.handler(message)
            await turns()
        assert moves(shelf) == ending.last

    asyncio.run(play())


# Overslept


class Sleepy(Dreamer):
    """Thinks once as that bot does, and notes what it was told at each pause; then it dreams."""

    def __init__(self, bot) -> None:
        super().__init__()
        self.bot = bot
        self.told: list[bool] = []
        self.at_pause = lambda: None

    def think(self, chair):
        if self.told:  # it has thought once
            return (yield from super().think(chair))
        thought = self.bot.think(chair)
        try:
            next(thought)
            while True:
                self.at_pause()
                self.told.append((yield))
                thought.send(self.told[-1])
        except StopIteration as done:
            return done.value

    def move(self, chair):
        return decide(find_bot(chair.game, "prospector"), chair)


def midway(game: str) -> Match:
    """A match of two in which the second seat, the forty-niner, has something to decide."""
    match, chance = Match.new(game, ["Ann", "Ben"], 49, {"start": "1"}), Chance(49)
    while len(match.log) < 8 or match.turn != 1 or len(match.moves()) < 3:
        match.play(chance.choice(match.moves()))
    match.hand_over(1, "forty-niner")
    return match


@pytest.mark.parametrize("when", ["while the bot thinks", "while the page has its turn"])
@pytest.mark.parametrize("game", games())
def test_after_an_hour_of_sleep_a_thinking_bot_moves_once_and_the_match_goes_on(monkeypatch, game, when):
    bot = seated(monkeypatch, Sleepy(find_bot(game, "forty-niner")))
    match = midway(game)

    async def play() -> None:
        browser = Clocked("#/match/id")

        def sleep() -> None:
            browser.time += HOUR
            bot.at_pause = lambda: None

        def soon() -> None:
            asyncio.get_running_loop().call_soon(sleep)
            bot.at_pause = lambda: None

        bot.at_pause = sleep if when == "while the bot thinks" else soon
        _, shelf = opened(match, browser)
        await turns()
        assert browser.time > HOUR
        assert True in bot.told
        assert bot.told == sorted(bot.told)  # not before that, and at every pause from then on
        assert bot.told.index(True) < 10
        played = log(shelf)[len(match.log) :]
        assert [ply.seat for ply in played if not ply.forced] == [1]
        bot.awake = True
        chance = Chance(7)
        for _ in range(40):  # whoever it is, a person or the bot
            now = Match.read(shelf.record("id"))
            if now.turn == 0:
                browser.handler(move(chance.choice(now.moves())))
            browser.handler(GO_ON)
            await turns()
        assert {0, 1} <= {ply.seat for ply in log(shelf)[len(match.log) + len(played) :]}

    asyncio.run(play())


# Told when its time is up


class Punctual:
    """Notes by that clock when it began, when it was asked to go on, and when it was told to end."""

    def __init__(self, browser: Clocked) -> None:
        self.browser = browser
        self.told = 0.0

    def think(self, chair):
        while self.told:  # once is enough
            yield
        self.begun = self.last = self.browser.time
        while not (yield):
            self.last = self.browser.time
        self.told = self.browser.time
        return chair.moves[0]

    def advise(self, chair):
        return [Advice((yield from self.think(chair)), 0.0, {})]


@pytest.mark.parametrize("asked", ["a bot", "a hint"])
@pytest.mark.parametrize(
    ("value", "limit"), [(None, 1000), ("short", 300), ("usual", 1000), ("long", 3000), ("ages", 1000)]
)
def test_a_bot_is_given_the_time_that_the_settings_say(monkeypatch, value, limit, asked):
    """It is told at its first pause after that, and not before; in a page that is opened later, too."""
    match = table(
        veins_of=("1/2/3/1", "2/1/3/2"), turn=0 if asked == "a hint" else 1, bots={1: "forty-niner"}
    )
    first, later = Clocked("#/settings"), Clocked("#/match/id")

    async def play(browser: Clocked, shelf: Shelf) -> None:
        bot = seated(monkeypatch, Punctual(browser))
        monkeypatch.setattr("fortyniner.bots.gold_hunting.advise", bot.advise)
        if browser is later:
            App(browser, shelf, lambda: 7).start()
        browser.handler(MATCH)
        if asked == "a hint":
            browser.handler({"do": "hint"})
        for _ in range(20):
            await turns()
        assert bot.last - bot.begun <= limit < bot.told - bot.begun <= limit + 10

    async def both() -> None:
        _, shelf = opened(match, first)
        if value:
            assert (f'id="thought-{value}"' in first.html) == (value != "ages")
            first.handler({"do": "setting", "name": "thought", "value": value})
        record = shelf.record("id")
        await play(first, shelf)
        first.handler({"do": "route", "route": "#/"})
        shelf.save(shelf.entries()[0], record)
        await play(later, shelf)

    asyncio.run(both())
