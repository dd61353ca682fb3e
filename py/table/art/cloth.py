"""The curtain: felt in folds, a braided hem that rises in the middle, a valance with tassels."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from table.art.svg import Point, line, number, path, svg

_HEIGHT = 372  # of the drawing; the hem hangs lowest at the sides


@cache
def curtain_cloth(width: int = 390, folds: int = 9, swags: int = 5) -> Markup:
    """Drawn for a width and stretched to its box; more folds and swags for a wider one."""
    scallops = [_Scallop(width, folds, index) for index in range(folds)]
    hem = "".join(scallop.curve(0, 1) for scallop in reversed(scallops))
    cloth = path(f"M0 0H{width}V{number(scallops[-1].end[1])}{hem}Z", "var(--cloth)")
    cloth += path("".join(s.fold(0, 0.42, 0, 0.3) for s in scallops), "var(--cloth-lo)")
    cloth += path("".join(s.fold(0.66, 0.8, 0.6, 0.74) for s in scallops), "var(--cloth-hi)")
    braid = f"M0 {number(scallops[0].start[1] - 9)}" + "".join(s.braid() for s in scallops)
    cloth += _stroke(braid, 3.5) + _valance(width, swags)
    return svg(cloth, f"0 0 {width} {_HEIGHT}", kind="cloth", fit="none")


class _Scallop:
    """One fold's width of the hem: a curve that sags between two points of a shallow arch."""

    def __init__(self, width: int, folds: int, index: int) -> None:
        step = width / folds
        self.start = (index * step, self._arch(index / folds))
        self.end = ((index + 1) * step, self._arch((index + 1) / folds))
        self.sag = ((index + 0.5) * step, self._arch((index + 0.5) / folds) + 22)

    @staticmethod
    def _arch(share: float) -> float:
        return 318 + 36 * float(abs(2 * share - 1) ** 1.8)

    def _at(self, t: float) -> Point:
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        return (
            a * self.start[0] + b * self.sag[0] + c * self.end[0],
            a * self.start[1] + b * self.sag[1] + c * self.end[1],
        )

    def curve(self, first: float, last: float) -> str:
        """The hem between two shares of the scallop, drawn from right to left."""
        bend = [
            (1 - first) * (1 - last) * s + (first + last - 2 * first * last) * m + first * last * e
            for s, m, e in zip(self.start, self.sag, self.end, strict=True)
        ]
        x, y = self._at(first)
        return f"Q{number(bend[0])} {number(bend[1])} {number(x)} {number(y)}"

    def fold(self, top_left: float, top_right: float, foot_left: float, foot_right: float) -> str:
        """A band of light or shade from the rail to the hem, bent a little on the way."""
        left, span = self.start[0], self.end[0] - self.start[0]
        x1, x2 = number(left + top_left * span), number(left + top_right * span)
        right = self._at(foot_right)
        bow = number(left + (top_right - 0.2 if top_left == 0 else top_right + 0.1) * span)
        back = "" if top_left == 0 else f"Q{number(left + (top_left + 0.1) * span)} 186 {x1} 0"
        foot = f"{number(right[0])} {number(right[1])}{self.curve(foot_left, foot_right)}"
        return f"M{x1} 0H{x2}Q{bow} 186 {foot}{back}Z"

    def braid(self) -> str:
        (x1, y1), (x2, y2) = self.sag, self.end
        return f"Q{number(x1)} {number(y1 - 9)} {number(x2)} {number(y2 - 9)}"


def _valance(width: int, swags: int) -> str:
    step = width / swags
    sagging = "".join(f"q{number(-step / 2)} 38 {number(-step)} 0" for _ in range(swags))
    cords = "M0 40" + "".join(f"q{number(step / 2)} 38 {number(step)} 0" for _ in range(swags))
    tassels = "".join(
        f"M{number(x - 2)} 37h4v11h3l2 16h-14l2-16h3z" for x in (step * k for k in range(1, swags))
    )
    threads = "".join(
        f"M{number(x - 2)} 50l-1 14M{number(x + 2)} 50l1 14" for x in (step * k for k in range(1, swags))
    )
    shade = f'<path d="M0 0H{width}V54{sagging}Z" fill="#0c1a13" opacity=".45"/>'
    cloth = path(f"M0 0H{width}V40{sagging}Z", "var(--valance)")
    return (
        shade + cloth + _stroke(cords, 3) + path(tassels, "var(--braid)") + _stroke(threads, 1.2, "#8c6318")
    )


def _stroke(data: str, width: float, colour: str = "var(--braid)") -> str:
    return line(data, colour, width)
