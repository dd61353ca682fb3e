"""Gold Hunting positions written as a person would, what to ask of them, and matches played at random."""

from collections.abc import Iterator

import pytest

from fortyniner.chance import Chance
from fortyniner.gold_hunting.game import State
from fortyniner.gold_hunting.moves import read_move
from fortyniner.match import Match
from fortyniner.refusal import Refusal

SINGLES = "1/1/1"
HIDE = "hide 1.2.3/2.1/1.2/3.1.2"
KIND = ("single", "double", "triple")


def veins(text: str) -> list[list[int]]:
    """Four veins from "1.2/3": a dot between pieces from bottom to top, a slash between veins."""
    written = [pieces(vein) for vein in text.split("/")]
    return written + [[] for _ in range(4 - len(written))]


def pieces(text: str) -> list[int]:
    """Pieces from "3.2"; none from an empty text."""
    return [int(piece) for piece in text.split(".") if piece]


def position(
    veins_of: tuple[str, str] = (SINGLES, SINGLES),
    piles: tuple[str, str] = ("", ""),
    stores: tuple[str, str] = ("", ""),
    markers: tuple[str, str] | None = None,
    numbers: tuple[int, int] = (1, 2),
    turn: int | None = 0,
    step: str = "open",
    round: int = 1,
    **options: bool | str,
) -> dict:
    """A position: pairs are Ann's, then Ben's; it is Ann's turn. Who has stored has given the marker back."""
    return {
        "options": options,
        "first": 0,
        "numbers": list(numbers),
        "markers": list(markers or ["boxed" if store else "down" for store in stores]),
        "veins": [veins(text) for text in veins_of],
        "piles": [pieces(text) for text in piles],
        "stores": [pieces(text) for text in stores],
        "active": turn,
        "step": step,
        "round": round,
    }


def table(*args, bots: dict[int, str] | None = None, **parts) -> Match:
    """A match of Ann and Ben that goes on from `position(...)`."""
    return Match.at("gold-hunting", position(*args, **parts), ["Ann", "Ben"], bots=bots)


def new_match(seed: int = 49, bots: dict[int, str] | None = None, **options: bool | str) -> Match:
    """A match of Ann and Ben before anybody has hidden."""
    return Match.new("gold-hunting", ["Ann", "Ben"], seed, options, bots)


def hidden_match(seed: int = 49, **options: bool | str) -> Match:
    """A match in which Ann and Ben have just hidden, both in the same way; seat 1 (Ann) starts."""
    match = new_match(seed, **{"start": "1"} | options)
    match.play(HIDE)
    match.play(HIDE)
    return match


def one_way(monkeypatch: pytest.MonkeyPatch, seat: int, *only: str) -> None:
    """From now on these are all the moves that `seat` is offered."""
    moves = State.moves
    monkeypatch.setattr(
        State,
        "moves",
        lambda state: list(map(read_move, only)) if state.turn() == seat else moves(state),
    )


def of(match: Match, key: str, seat: int = 0):
    """That seat's part of the position: `of(match, "piles")` is Ann's pile."""
    return match.position()[key][seat]


def refused(match: Match, move: str) -> str:
    """The id of the rule that forbids `move`; makes sure that nothing changed and that a reason is told."""
    before = match.record, match.position(), match.undone
    with pytest.raises(Refusal) as told:
        match.play(move)
    assert (match.record, match.position(), match.undone) == before
    with pytest.raises(Refusal) as judged:
        match.check(move)
    refusal = told.value
    assert (judged.value.rule, judged.value.reason) == (refusal.rule, refusal.reason)
    assert move not in match.moves()
    assert refusal.reason[0].isupper()
    assert refusal.reason.endswith(".")
    assert str(refusal) == f"{refusal.reason} ({refusal.rule})"
    return refusal.rule


def random_moves(match: Match, chance: Chance, rehides: int = 0) -> Iterator[str]:
    """Plays legal moves, each as likely as the others, to the end; after each, the text played.

    Where hiding again is legal it is done once in `rehides` times (0: never).
    """
    while match.turn is not None:
        text = chance.choice(match.moves())
        if rehides and chance.below(rehides) == 0:
            try:
                match.check(again := random_rehide(match, chance))
                text = again
            except Refusal:
                pass
        match.play(text)
        yield text


def random_rehide(match: Match, chance: Chance) -> str:
    """A way to hide again what is left in the veins of either seat; not always a legal one."""
    seat = chance.below(2)
    left = [piece for vein in of(match, "veins", seat) for piece in vein]
    chance.shuffle(left)
    new: list[list[int]] = [[] for _ in range(1 + chance.below(4))]
    for piece in left:
        chance.choice(new).append(piece)
    return f"rehide {seat + 1} " + "/".join(".".join(map(str, vein)) for vein in new if vein)


def random_match(seed: int, rehides: int = 0, **options: bool | str) -> Match:
    """A whole match played at random."""
    match = new_match(seed, **options)
    for _ in random_moves(match, Chance(seed).fork("moves"), rehides):
        pass
    return match
