"""A rulebook, read from markdown: `#` title, an introduction, `##` part, `### GH-12 Name` a rule."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    """One rule. `text` is paragraphs with an empty line between; lines that begin with `- ` are a list."""

    id: str
    title: str
    text: str


@dataclass(frozen=True)
class Part:
    """Rules that belong together, under one heading."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All the rules of one game, in reading order."""

    title: str
    intro: str
    """What the game is about, in paragraphs."""
    parts: tuple[Part, ...]

    def rule(self, id: str) -> Rule | None:
        """The rule with that id, or None."""
        return next((rule for part in self.parts for rule in part.rules if rule.id == id), None)

    @classmethod
    def read(cls, markdown: str) -> "Rulebook":
        """The rulebook written in `markdown`."""
        title = ""
        intro: list[str] = []
        parts: list[tuple[str, list[tuple[str, list[str]]]]] = []
        for line in markdown.splitlines():
            mark, _, rest = line.partition(" ")
            if mark == "#":
                title = rest
            elif mark == "##":
                parts.append((rest, []))
            elif mark == "###":
                parts[-1][1].append((rest, []))
            elif not parts:
                intro.append(line)
            elif parts[-1][1]:
                parts[-1][1][-1][1].append(line)
        return cls(
            title,
            "\n".join(intro).strip(),
            tuple(
                Part(name, tuple(_rule(heading, lines) for heading, lines in rules)) for name, rules in parts
            ),
        )


def _rule(heading: str, lines: list[str]) -> Rule:
    id, _, title = heading.partition(" ")
    return Rule(id, title, "\n".join(lines).strip())
