"""HTML read back, for tests of what the pages draw."""

from __future__ import annotations

from html.parser import HTMLParser


class Document(HTMLParser):
    """The elements of some HTML, each with its attributes and the words inside."""

    VOID = ("input", "img", "br")

    def __init__(self, html: object) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self._open: list[int] = []
        self.feed(str(html))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self.words.append("")
        if tag not in self.VOID:
            self._open.append(len(self.elements) - 1)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self.words.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.elements[self._open.pop()][0] == tag, f"{tag} is not closed where it should be"

    def handle_data(self, data: str) -> None:
        for at in self._open:
            self.words[at] += data

    def all(self, *tags: str) -> list[tuple[dict[str, str | None], str]]:
        pairs = zip(self.elements, self.words, strict=True)
        return [(attributes, words.strip()) for (tag, attributes), words in pairs if tag in tags]
