"""The gold country itself: day by light, a moonlit night by dark. One drawing, two sets of colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from markupsafe import Markup

from table.art.stones import stones
from table.art.svg import Point, number, path, polygon, svg

_VALLEY = (
    (0, 160), (44, 124), (74, 146), (118, 97), (166, 146), (204, 119), (246, 151), (300, 103), (344, 146),
    (372, 128), (390, 138),
)  # fmt: skip
_RANGE = (
    (0, 206), (72, 184), (122, 201), (232, 166), (312, 205), (422, 176), (502, 203), (592, 148), (662, 197),
    (744, 102), (828, 175), (882, 140), (932, 177), (1026, 82), (1104, 167), (1142, 143), (1180, 158),
)  # fmt: skip


@cache
def panorama() -> Markup:
    """The valley on a phone: sun between two peaks, a river, a miner's tent. 390 x 236."""
    river_bed = (
        "M199 169C216 178 248 178 239 188C228 201 150 204 130 236H264"
        "C264 214 302 202 283 188C268 177 228 178 213 167Z"
    )
    river = (
        "M206 169C224 179 257 180 251 190C242 203 186 210 175 236H233"
        "C235 214 277 203 267 190C258 180 228 178 210 168Z"
    )
    return svg(
        _sky(390, 236, (304, 120), halo=70, disc=47)
        + mountains(_VALLEY, 236, snow_line=112)
        + path("M0 180Q50 150 118 171Q172 184 222 166Q302 143 390 168V236H0Z", "var(--hill)")
        + path(river_bed, "var(--water-lo)")
        + path(river, "var(--water)")
        + path("M0 208Q70 173 150 206Q168 216 150 236H0Z", "var(--near)")
        + path("M390 196Q330 178 284 204Q254 222 262 236H390Z", "var(--near)")
        + pines(((18, 206, 48), (42, 200, 34), (66, 196, 27), (326, 199, 30), (352, 197, 54), (378, 200, 42)))
        + _tent(104, 206)
        + stones(((196, 222, 6, 0), (214, 212, 4.5, 1), (224, 226, 5, 2), (204, 204, 3, 4))),
        "0 0 390 236",
        kind="landscape",
        fit="xMidYMax slice",
    )


@cache
def vista() -> Markup:
    """The same country seen wide, for tablets and the end of a match. 1180 x 262."""
    river_bed = (
        "M690 207C732 217 802 214 793 227C784 240 700 240 688 262H852"
        "C851 244 894 237 865 224C838 213 760 216 714 205Z"
    )
    river = (
        "M704 207C744 217 816 216 806 228C796 241 730 244 724 262H806"
        "C810 245 864 237 846 226C826 215 756 216 712 206Z"
    )
    return svg(
        _sky(1180, 262, (874, 126), halo=124, disc=82)
        + mountains(_RANGE, 262, snow_line=130)
        + path("M0 222Q180 192 380 216T760 206Q960 180 1180 204V262H0Z", "var(--hill)")
        + path(river_bed, "var(--water-lo)")
        + path(river, "var(--water)")
        + path("M0 232Q260 210 520 246L540 262H0Z", "var(--near)")
        + path("M1180 214Q1040 204 930 236Q880 250 890 262H1180Z", "var(--near)")
        + pines(((1050, 240, 40), (1074, 242, 50), (1106, 240, 68), (1148, 240, 94), (1176, 240, 62))),
        "0 0 1180 262",
        kind="landscape",
        fit="xMaxYMax slice",
    )


def _sky(width: int, height: int, sun: Point, halo: int, disc: int) -> str:
    x, y = sun
    # The sky reaches above the picture, so that a taller box shows sky and not a seam.
    return (
        f'<rect y="-400" width="{width}" height="{height + 400}" fill="var(--sky)"/>'
        f'<circle cx="{x}" cy="{y}" r="{halo}" fill="var(--halo)"/>'
        f'<circle cx="{x}" cy="{y}" r="{disc}" fill="var(--sun)"/>'
    )


def mountains(points: Sequence[Point], floor: float, snow_line: float) -> str:
    """A range lit from the left: each summit has a shaded right face, the high ones snow."""
    left, right = points[0][0], points[-1][0]
    shade, snow = "", ""
    for (x0, y0), (x, y), (x1, y1) in zip(points, points[1:], points[2:], strict=False):
        if not (y < y0 and y < y1):
            continue
        run, drop = x1 - x, y1 - y
        shade += polygon([(x, y), (x1, y1), (x + run * 0.46, y1 + 7), (x + run * 0.13, y + drop * 0.6)])
        if y < snow_line:
            back, rise = x - x0, y0 - y
            snow += polygon([
                (x, y), (x + run * 0.07, y + drop * 0.32), (x - back * 0.08, y + rise * 0.22),
                (x - back * 0.15, y + rise * 0.36), (x - back * 0.3, y + rise * 0.3),
            ])  # fmt: skip
    ridge = polygon([(left, floor), *points, (right, floor)])
    return path(ridge, "var(--far)") + path(shade, "var(--far-lo)") + path(snow, "var(--snow)")


def pines(
    trees: Sequence[tuple[float, float, float]], lit: str = "var(--pine)", shade: str = "var(--pine-lo)"
) -> str:
    """Firs as (foot x, foot y, height), all in two paths: the tree and its shaded half."""
    whole, half = "", ""
    for x, y, s in trees:
        a, b, c, waist = s * 0.36, s * 0.2, s * 0.46, number(y - s * 0.42)
        top, foot = f"M{number(x)} {number(y - s)}", number(y)
        right = f"L{number(x + a)} {waist}H{number(x + b)}L{number(x + c)} {foot}"
        whole += f"{top}{right}H{number(x - c)}L{number(x - b)} {waist}H{number(x - a)}Z"
        half += f"{top}{right}H{number(x)}Z"
    return path(whole, lit) + path(half, shade)


def _tent(x: float, y: float) -> str:
    return (
        path(f"M{x} {y - 22}l20 22h-40Z", "var(--snow)")
        + path(f"M{x} {y - 22}l20 22h-16Z", "var(--far-lo)")
        + path(f"M{x} {y - 12}l5 12h-10Z", "var(--pine-lo)")
    )
