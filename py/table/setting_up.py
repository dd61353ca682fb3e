"""A new match: what its form shows, and what comes of a filled-in form."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from fortyniner.bots import LEVELS
from fortyniner.game import Game, find_game
from fortyniner.match import Match
from fortyniner.options import Option, Value
from table.new_match import Level, Player, Setting, Setup
from table.settings import Settings, Table

PEOPLE = ("Ann", "Ben", "Cleo", "Dora", "Eli")
BOTS = ("Ezra", "Dutch", "Flora", "Gus", "Hattie")

Form = Mapping[str, str]
"""A form as it was sent: `seat-1-name`, `seat-1-kind`, `seat-1-level`, `option-ID`; a switch only when on."""


def setup(game: str, settings: Settings) -> Setup:
    """The form for that game, filled in as it was played last. Raises UnknownGame."""
    found = find_game(game)
    table = settings.tables.get(game)
    seats = table.seats if table and len(table.seats) in found.seats else _first_table(found)
    players = tuple(_player(name, bot if bot in LEVELS else None) for name, bot in seats)
    return _setup(found, players, table.options if table else {})


def changed(game: str, form: Form, add: bool = False, remove: int | None = None) -> Setup:
    """The form as it was sent, with one seat more, or without seat `remove` (from 1)."""
    found = find_game(game)
    players = _players(form)
    if add and len(players) < found.seats[-1]:
        players.append(
            _player(next(name for name in PEOPLE if name not in [player.name for player in players]))
        )
    if remove is not None and len(players) > found.seats[0]:
        del players[remove - 1]
    return _setup(found, tuple(players), _options(found, form))


def with_fitting_names(setup: Setup, before: Setup) -> Setup:
    """The form after a change: a suggested name gives way when its seat goes from person to bot or back."""
    players = list(setup.players)
    for seat, (player, old) in enumerate(zip(players, before.players, strict=False)):
        fitting = BOTS if player.bot else PEOPLE
        if bool(player.bot) != bool(old.bot) and player.name == player.suggested not in fitting:
            others = [other.name for other in players]
            name = next(name for name in (fitting[seat], *fitting) if name not in others)
            players[seat] = _player(name, player.bot)
    chosen = {setting.id: setting.value for setting in setup.settings}
    return _setup(find_game(setup.game), tuple(players), chosen)


def deal(game: str, form: Form) -> tuple[Match, Table]:
    """The match a form asks for, and its table to remember. Raises BadSeat or BadOption."""
    found = find_game(game)
    seats = tuple((" ".join(player.name.split()), player.bot) for player in _players(form))
    bots = {seat: bot for seat, (_, bot) in enumerate(seats) if bot}
    options = _options(found, form)
    match = Match.new(game, [name for name, _ in seats], options=options, bots=bots)
    return match, Table(seats, options)


def read_form(text: str) -> Form:
    """The form in a message."""
    form: Form = json.loads(text)
    return form


def _first_table(game: Game) -> tuple[tuple[str, str | None], ...]:
    return ((PEOPLE[0], None), *((name, "old-hand") for name in BOTS[1 : game.seats[0]]))


def _players(form: Form) -> list[Player]:
    players: list[Player] = []
    while (name := form.get(f"seat-{len(players) + 1}-name")) is not None:
        seat = f"seat-{len(players) + 1}"
        bot = form.get(f"{seat}-level") if form.get(f"{seat}-kind") == "bot" else None
        suggested = form.get(f"{seat}-suggested", "")
        players.append(Player(name, bot, suggested if suggested == name else ""))
    return players


def _player(name: str, bot: str | None = None) -> Player:
    """A player whose name may give way to another, if it is one of ours."""
    return Player(name, bot, name if name in PEOPLE + BOTS else "")


def _options(game: Game, form: Form) -> dict[str, Value]:
    return {
        option.id: f"option-{option.id}" in form
        if option.choices is None
        else form.get(f"option-{option.id}", option.default)
        for option in game.options
    }


def _setup(game: Game, players: tuple[Player, ...], options: Mapping[str, Value]) -> Setup:
    return Setup(
        game.id,
        game.name,
        game.motto,
        game.seats,
        players,
        tuple(Level(level.id, level.name, level.about) for level in LEVELS.values()),
        tuple(_setting(option, options, players) for option in game.options),
        f"about {game.minutes} minutes",
    )


def _setting(option: Option, options: Mapping[str, Value], players: tuple[Player, ...]) -> Setting:
    value = options.get(option.id, option.default)
    setting = Setting(
        option.id,
        option.name,
        option.effect,
        value if option.accepts(value) else option.default,
        tuple((option.choices or {}).items()),
        option.between_people,
    )
    if option.id != "start":
        return setting
    named = {str(seat): player.name for seat, player in enumerate(players, 1)}
    choices = tuple((id, named.get(id, words)) for id, words in setting.choices if id == "lot" or id in named)
    return replace(setting, choices=choices, value=setting.value if setting.value in dict(choices) else "lot")
