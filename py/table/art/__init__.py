"""Everything drawn by hand: static SVG text without ids, so that any picture may stand twice on a page."""

from table.art.chart import Course, line_chart
from table.art.cloth import curtain_cloth
from table.art.landscape import panorama, vista
from table.art.marks import SHAPES, emblem, icon, laurels, skyline
from table.art.scenes import scene
from table.art.stones import marker, nugget, piece

__all__ = [
    "SHAPES", "Course", "curtain_cloth", "emblem", "icon", "laurels", "line_chart", "marker", "nugget",
    "panorama", "piece", "scene", "skyline", "vista",
]  # fmt: skip
