"""Giving a match away, as a link or as a file: what is asked before, and what is said after."""

from __future__ import annotations

from fortyniner.match import Match
from fortyniner.phrases import listed
from table.browser import Browser
from table.links import to_link
from table.notice import Answer, Question, Toast


def warning(match: Match, do: str, says: str, argument: str | None = None) -> Question | None:
    """What is asked before `do`, while the record would show what is still hidden."""
    if match.turn is None or not match.game.hides(match.options):
        return None
    text = "The record of a match tells everything: whoever opens it now can see what is still hidden."
    answers = (Answer("close", "Not now"), Answer(do, says, primary=True, argument=argument))
    return Question("ask-give", "It shows hidden gold too", text, answers)


def save(match: Match, id: str, browser: Browser) -> Toast:
    """Gives the record as a file."""
    name = f"{match.game.id}-{id}.txt"
    browser.download(name, match.record)
    return Toast(f"Saved as {name}.", good=True)


async def share(match: Match, browser: Browser) -> Toast | None:
    """Gives the record as a link; None where the device has said all there is to say."""
    names = listed([seat.name for seat in match.seats])
    said = await browser.share(f"{match.game.name}: {names}", browser.address(to_link(match.record)))
    if said == "copied":
        return Toast("The link is copied. Whoever opens it sees the whole match.", good=True)
    return None if said else Toast("This browser lets no page copy a link. Save the match as a file instead.")
