"""What a placement does, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fortyniner.gold_country import words
from fortyniner.gold_country.board import board
from fortyniner.gold_country.box import BANDIT, BANDITS_BENEATH, DYNAMITE_DRAW, GEM, Tile
from fortyniner.gold_country.moves import Boat, Tunnel
from fortyniner.gold_country.words import signed
from fortyniner.phrases import listed
from table.boards import Scene
from table.boards.gold_country.foresight import Foresight
from table.boards.gold_country.targets import Placement
from table.boards.gold_country.terms import ALL, NAMES, gained


def title(foresight: Foresight, placement: Placement) -> str:
    """What happens, in one sentence without its stop."""
    name, tile = NAMES[foresight.token], foresight.tile
    if tile is None:
        if foresight.token == BANDIT:
            return "The bandit blocks this space"
        if isinstance(placement, Tunnel):
            return f"{name} comes out here"
        return f"{name} lands here" if isinstance(placement, Boat) else f"{name} onto empty land"
    the = words.tile_name(*tile)
    if foresight.token == BANDIT:
        return f"The bandit removes {the}"
    match tile.kind:
        case "vein":
            return f"{name} takes the vein of {tile.worth}"
        case "gold" | "fool":
            return f"{name} takes {the}"
        case "cave-in":
            return f"{name} caves in"
        case "dynamite":
            return f"{name} lights dynamite"
    return f"{name} finds {the}"


def lines(foresight: Foresight, scene: Scene) -> list[str]:
    """Who gains what, and what else comes of it: sentences."""
    return [*_effect(foresight, scene), *_beneath(foresight), *_ended(foresight), *_reach(foresight, scene)]


def bubble(foresight: Foresight, me: int | None) -> str:
    """What stands over the space: the value before and after, or what it brings the one who looks."""
    if foresight.new is not None and foresight.old is not None:
        return f"{signed(foresight.old)} → {signed(foresight.new)}"
    if me is not None and foresight.coins[me]:
        return gained(foresight.coins[me])
    return ""


def _effect(foresight: Foresight, scene: Scene) -> Iterator[str]:
    tile = foresight.tile
    if tile is None:
        return
    if foresight.spoils:
        yield "Without effect."
        return
    match tile.kind:
        case "vein" | "gold" | "fool":
            yield from _worth(foresight, scene)
        case "nuggets":
            yield _shares(foresight.coins, scene, "get", "gets") or _nobody(foresight)
        case "cave-in":
            lost = [-coins for coins in foresight.coins]
            yield _shares(lost, scene, "pay", "pays") or (
                _nobody(foresight) if not any(foresight.short) else ""
            )
            yield from _short(foresight, scene)
        case "gem":
            yield f"Yours to keep: {GEM} coins at the end."
        case "boat":
            yield "You get one more boat."
        case "dynamite":
            yield f"You draw {DYNAMITE_DRAW} more tokens at once."


def _worth(foresight: Foresight, scene: Scene) -> Iterator[str]:
    """By how much the cards of all seats change."""
    assert foresight.old is not None
    assert foresight.new is not None
    step = max(0, foresight.new) - max(0, foresight.old)
    if not step:
        yield "Its cards cost nothing, before and after."
        return
    mine, me = foresight.token, scene.view["seat"]
    verbs = ("gain", "gains") if step > 0 else ("lose", "loses")
    if me is not None:
        own = scene.view["seats"][me]
        yield _own_worth(own["cards"][mine], own["secret"] == mine, abs(step), verbs[0])
    others = [
        0 if seat == me else abs(step) * place["cards"][mine]
        for seat, place in enumerate(scene.view["seats"])
    ]
    if any(others):
        yield _shares(others, scene, *verbs)


def _own_worth(cards: int, secret: bool, step: int, verb: str) -> str:
    change = step * (cards + secret)
    if not change:
        return "You have no card of it."
    if secret:
        return (
            f"Your {f'{cards} cards' if cards > 1 else 'card'} and the secret one {verb} {change}."
            if cards
            else f"Your secret card {verb}s {change}."
        )
    return f"Your card {verb}s {change}." if cards == 1 else f"Your {cards} cards {verb} {change}."


def _shares(amounts: Sequence[int], scene: Scene, you: str, others: str) -> str:
    """ "You get 6, Ben 2.": who looks first, the verb once; "" where nobody has a share."""
    me = scene.view["seat"]
    told = [f"You {you} {amounts[me]}"] if me is not None and amounts[me] else []
    rest = [(scene.seats[seat].name, some) for seat, some in enumerate(amounts) if some and seat != me]
    for place, (name, some) in enumerate(rest):
        told.append(f"{name} {others} {some}" if place == 0 else f"{name} {some}")
    return ", ".join(told) + "." if told else ""


def _nobody(foresight: Foresight) -> str:
    return f"Nobody has an open {NAMES[foresight.token].lower()} card."


def _short(foresight: Foresight, scene: Scene) -> Iterator[str]:
    for seat, owed in enumerate(foresight.short):
        if owed:
            mine = seat == scene.view["seat"]
            who, verbs = ("You", ("owe", "return")) if mine else (scene.seats[seat].name, ("owes", "returns"))
            yield f"{who} {verbs[0]} {owed} more and {verbs[1]} cards."


def _beneath(foresight: Foresight) -> Iterator[str]:
    if foresight.tile and foresight.tile.kind == "vein":
        beneath = f"Its {('no', 'one', 'two')[BANDITS_BENEATH]} bandits go into the bag."
        yield beneath if foresight.veins else "It is the last vein: this turn ends the game."


def _ended(foresight: Foresight) -> Iterator[str]:
    if foresight.exploited:
        names = [NAMES[mine] for mine in foresight.exploited]
        yield f"{listed(names)} can then reach no tile any more."


def _reach(foresight: Foresight, scene: Scene) -> Iterator[str]:
    """What comes within reach, or for a bandit whose way it bars."""
    if foresight.token == BANDIT:
        near = board(scene.view["board"]).near[foresight.space]
        beside = [NAMES[mine] for mine in ALL if near & _spaces(scene.view["claims"][mine])]
        if beside and foresight.tile is None:
            yield f"It lies beside {listed(beside)}."
        return
    if foresight.near:
        yield f"Then within reach: {listed(_named(foresight.near))}."
    elif foresight.tile is None:
        yield "Nothing new comes within reach."


def _named(tiles: Sequence[Tile]) -> list[str]:
    return list(dict.fromkeys(words.tile_name(*tile) for tile in tiles))


def _spaces(held: Sequence[int]) -> int:
    return sum(1 << space for space in held)
