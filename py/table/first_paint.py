"""The page before Python is there: the lobby and the forms for a new match, drawn by the live pages' code."""

from __future__ import annotations

from htpy import div, fragment, template

from fortyniner.game import games
from table import lobby, new_match, setting_up
from table.art import emblem, scene
from table.screens import tile
from table.settings import Settings


def first_paint() -> str:
    """HTML for the app's element. The shell shows the section of the address and adds the kept matches."""
    return str(
        fragment[
            div(data_route="#/")[lobby.page([tile(game) for game in games()])],
            [
                div(data_route=f"#/new/{game}", hidden=True)[
                    new_match.page(setting_up.setup(game, Settings()))
                ]
                for game in games()
            ],
            [template(id=f"emblem-{seat}")[emblem(seat, 14)] for seat in range(1, 6)],
            [template(id=f"art-{game}")[scene(game)] for game in games()],
        ]
    )
