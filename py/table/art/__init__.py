"""Everything drawn by hand: static SVG text without ids, so that any picture may stand twice on a page."""

from table.art.chart import Course, line_chart
from table.art.claims import heap, ways_to_roll
from table.art.cloth import curtain_cloth
from table.art.dice import die, small_die
from table.art.landscape import panorama, vista
from table.art.marks import SHAPES, emblem, icon, laurels, skyline
from table.art.miners import chip, nugget_chip, prospector
from table.art.scenes import scene
from table.art.signs import town_sign
from table.art.stones import marker, nugget, piece
from table.art.town import house, place

__all__ = [
    "SHAPES", "Course", "chip", "curtain_cloth", "die", "emblem", "heap", "house", "icon", "laurels",
    "line_chart", "marker", "nugget", "nugget_chip", "panorama", "piece", "place", "prospector", "scene",
    "skyline", "small_die", "town_sign", "vista", "ways_to_roll",
]  # fmt: skip
