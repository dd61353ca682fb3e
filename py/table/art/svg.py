"""The few words of SVG that all the drawings share."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

Point = tuple[float, float]


def number(value: float) -> str:
    """At most one decimal, and no ".0": bytes matter, tenths of a pixel do not."""
    return f"{value:.1f}".removesuffix(".0")


def polygon(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def path(data: str, fill: str) -> str:
    return f'<path d="{data}" fill="{fill}"/>'


def line(data: str, stroke: str, width: float) -> str:
    brush = f'stroke="{stroke}" stroke-width="{number(width)}" stroke-linejoin="round"'
    return f'<path d="{data}" fill="none" {brush}/>'


def svg(inner: str, box: str, *, kind: str, size: tuple[float, float] | None = None, fit: str = "") -> Markup:
    """A whole picture; it is decoration, so the words beside it must carry the meaning."""
    measures = f' width="{number(size[0])}" height="{number(size[1])}"' if size else ""
    aspect = f' preserveAspectRatio="{fit}"' if fit else ""
    return Markup(f'<svg class="{kind}" viewBox="{box}"{measures}{aspect} aria-hidden="true">{inner}</svg>')
