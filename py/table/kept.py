"""What is drawn the same time and again: only what has changed is handed to the browser."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from htpy import Renderable
from markupsafe import Markup

_OPENING = re.compile(r'<(\w+)[^>]*? id="([^"]+)"')


class Kept(Markup):
    """The drawing of one element that has an id. As long as the next page has the same, what stands in the
    browser stays as it is, and a stub in its place says so. When it changes, parts of it may still stay."""

    id: str
    tag: str
    parts: tuple[str, ...]
    """The whole of it, where something within is kept; else nothing."""

    def __new__(cls, element: Renderable) -> Kept:
        parts = tuple(element.iter_chunks())
        drawn = super().__new__(cls, "".join(parts))
        opening = _OPENING.match(drawn)
        assert opening, drawn
        drawn.tag, drawn.id = opening.groups()
        drawn.parts = parts if any(isinstance(part, Kept) for part in parts) else ()
        return drawn

    def iter_chunks(self, context: object = None) -> Iterator[str]:
        """For htpy: itself, so that `page` knows it among the chunks."""
        yield self

    @property
    def stub(self) -> str:
        """An empty element that stands for this one: see web/page.js."""
        return f'<{self.tag} id="{self.id}" data-kept></{self.tag}>'


def told(chunks: Iterable[str], before: Mapping[str, Kept], kept: dict[str, Kept]) -> Iterator[str]:
    """What the browser is to be told of a page that was drawn in these chunks: of what is kept `before`, by
    id, only stubs where it is still the same. Adds to `kept` what the browser has then."""
    for chunk in chunks:
        if not isinstance(chunk, Kept):
            yield chunk
            continue
        kept[chunk.id] = chunk
        if before.get(chunk.id) == chunk:
            _keep(chunk.parts, kept)
            yield chunk.stub
        elif chunk.parts:
            yield from told(chunk.parts, before, kept)
        else:
            yield chunk


def _keep(parts: Iterable[str], kept: dict[str, Kept]) -> None:
    for part in parts:
        if isinstance(part, Kept):
            kept[part.id] = part
            _keep(part.parts, kept)
