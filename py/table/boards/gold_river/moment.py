"""The table as it was when what is shown happened: the view is always the one after the whole move."""

from __future__ import annotations

from dataclasses import replace
from itertools import dropwhile

from fortyniner.gold_river.events import changes
from table.boards import Scene
from table.boards.gold_river.beats import FOLLOW


def as_of_beat(scene: Scene) -> Scene:
    """The same scene, the stashes without what followed the beat and is not told with it."""
    places = [dict(place) for place in scene.view["seats"]]
    for event in dropwhile(lambda event: isinstance(event, FOLLOW), scene.later):
        for seat, nuggets in changes(event, len(places)):
            if places[seat]["stash"] is not None:
                places[seat]["stash"] -= nuggets
    return replace(scene, view={**scene.view, "seats": places})
