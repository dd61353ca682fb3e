"""Every sentence a person reads about Sutter's Mill, the rulebook aside."""

from collections.abc import Sequence
from typing import Any

from fortyniner.game import Event
from fortyniner.phrases import counted, listed
from fortyniner.sutters_mill import events, moves
from fortyniner.sutters_mill.state import Step, Why
from fortyniner.sutters_mill.town import (
    CAMPS,
    COLOURS,
    IDLE_ROUNDS,
    NAMES,
    VALUES,
    Building,
    Colour,
    Rank,
    Space,
)

Told = tuple[str, str]
"""What happened, and its consequence."""

BUILDING_UP, WINDING_DOWN = "Building Up", "Winding Down"
"""The two phases of every player."""

OVER = "The game is over."
WINDING_ALREADY = "You are Winding Down already, and there is no way back."
NOT_NOW: dict[Step, str] = {
    "start": "Choose first what this turn is for: prospecting or acting in town.",
    "dig": "You are prospecting: send somebody to a building, or say it is enough.",
    "bonus": "Say first whether you take the bonus chip.",
    "town": "You are acting in town: do something there, or end the turn.",
}
"""What is being decided in each step."""
NOBODY_IN_CAMP = "The next chip is dug at {camp}, and you have no prospector there."
ONE_AT_LEAST = "Send at least one prospector to a building before it is enough."
FIVE_ACTIONS = "A turn in town has {most} paid actions at most, and yours are done."
TOO_DEAR = "The next action costs {price}, and your purse holds {purse}."
GRANTS_NOTHING = "The deed of {building} gives no free action."
GRANTS_ANOTHER = "The deed of {building} gives {grants} for free, and nothing else."
GRANTS: dict[Building, str] = {
    "HALL": "a Bring or a Move",
    "BATH": "a Play",
    "CHURCH": "a Shift",
    "EXPRESS": "a Remove",
    "HOTEL": "a Move or a Leave",
}
"""What the deed of a building lets its holder do free of charge."""
NO_DEED = "The deed of {building} is not yours."
ONCE_A_TURN = "You have used the free action of {building} in this turn."
GRANT_PHASE = "The free action of {building} is for those who are {phase}."
ONLY_WINDING = f"That is for {WINDING_DOWN}, and you are {BUILDING_UP}."
ONLY_BUILDING = f"That is for {BUILDING_UP}, and you are {WINDING_DOWN}."
NONE_IN_HAND = "All your prospectors are on the board."
NOT_IN_HAND = "You have no {rank} in your hand."
NEEDS_ONE = "To play a card at {building}, you need a prospector there."
NEEDS_MORE = "One more card at {building} takes {needed} prospectors there, and you have {there}."
SAME_SPACE = "It stands there already: move it to another space."
NO_CARD = "No card lies at {building}."
REMOVED_ALREADY = "Each of your prospectors at {building} has removed a card there in this turn."
NOBODY_THERE = "You have no prospector at {space}."
NOT_OWN_CARD = "Counted from the bottom, place {place} of that stack holds no card of yours."
NO_ROOM_UP = "That card lies on top already."
NO_ROOM_DOWN = "That card lies at the bottom already."

PARTS = {
    "purse": "Purse",
    "brought out": "Cards out",
    "left": "Cards left",
    "prospectors": "Prospectors",
}
DECIDED = {
    "points": "",
    "minus": "tied, but with fewer minus points",
    "shared": "even in points and in minus points, so the win is shared",
}
ROUND = "round"

EFFECTS: dict[Building, Told] = {
    "MILL": (
        "One more chip, if it is blue",
        "When you prospect and the front chip is blue after your businesses, you may take it as a bonus.",
    ),
    "HALL": (
        "A free Bring or Move",
        f"Once in each of your turns in town, while you are {BUILDING_UP}: "
        "bring a prospector from your hand, or move one, free of charge.",
    ),
    "BATH": (
        "A free Play",
        f"Once in each of your turns in town, while you are {BUILDING_UP}: "
        "play a card free of charge. You need as many prospectors there as ever.",
    ),
    "CHURCH": (
        "Shifts a card of yours",
        "Once in each of your turns in town, free of charge: shift a card of yours up or down by one, "
        "at a building where you have a prospector.",
    ),
    "HOOK": (
        "One more chip, if it is brown",
        "When you prospect and the front chip is brown after your businesses, you may take it as a bonus.",
    ),
    "EXPRESS": (
        "A free Remove",
        f"Once in each of your turns in town, while you are {WINDING_DOWN}: "
        "remove a card free of charge. The prospector must not have removed one there in this turn.",
    ),
    "HOTEL": (
        "A free Move or Leave",
        f"Once in each of your turns in town, while you are {WINDING_DOWN}: "
        "move a prospector, or let one leave the game, free of charge.",
    ),
    "STORE": (
        "One more chip, if it is gray",
        "When you prospect and the front chip is gray after your businesses, you may take it as a bonus.",
    ),
}
"""What the deed of each building brings: a few words for the map, and all of it."""
LONGER: dict[Building, str] = {
    "HOOK": " With the longer bonus you may do so in the blue section, too.",
    "STORE": " With the longer bonus you may do so in the two sections before, too.",
}
"""What is more to say of two of them where that option is on."""
ADVENTURER: Told = (
    "One more chip",
    "The Adventurer belongs to the one player who has fewer deeds than everybody else. "
    "It brings a chip whenever you run your businesses.",
)
"""The same of the Adventurer."""

RANK: dict[Rank, str] = {
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "A": "ace",
}
"""What influence cards are called within a sentence."""

_ENDED: dict[Why, str] = {
    "vein": "The vein is empty",
    "town": "Nobody is left to empty the vein",
    "standstill": f"Nothing went in or out for {IDLE_ROUNDS} rounds",
}
_TO_DO: dict[Step, str] = {
    "start": "prospect or act in town",
    "dig": "send a prospector",
    "bonus": "take the bonus chip or not",
    "town": "act in town",
}
_COLOUR: dict[Space, Colour] = dict(zip(CAMPS, COLOURS, strict=True))
_BARE = ("MILL", "HALL", "CHURCH")
"""Spaces whose names go without an article."""


def space_name(space: Space) -> str:
    """What a space is called within a sentence: "Sutter’s Mill", "the River camp"."""
    return NAMES[space] if space in _BARE else f"the {NAMES[space]}"


TERMS = {
    "purse": ("it brings {n} nugget{s}", "it costs {n} nugget{s}"),
    "brought out": ("{n} is brought out for good", "{n} less is brought out"),
    "cards": ("your cards promise {n} more", "your cards promise {n} less"),
    "prospectors": ("your prospectors cost {n} less in the end", "your prospectors cost {n} more in the end"),
    "vein": ("you may dig {n} more", "you may dig {n} less"),
    "deeds": ("your deeds promise {n} more", "your deeds promise {n} less"),
    "time": ("it leaves time worth {n}", "it takes time worth {n}"),
    "others": ("the others fall back by {n}", "the others come up by {n}"),
}


def doing(move: Any, names: Sequence[str]) -> str:
    """What a move is, as one would do it."""
    match move:
        case moves.WindDown():
            return f"switch to {WINDING_DOWN}"
        case moves.Prospect():
            return "go prospecting"
        case moves.Town():
            return "act in town"
        case moves.Dig(building):
            return f"send a prospector to {space_name(building)}"
        case moves.Enough():
            return "prospect no more"
        case moves.Bonus(taken):
            return "take the bonus chip" if taken else "leave the bonus chip"
        case moves.Bring(space):
            return f"bring a prospector to {space_name(space)}"
        case moves.Play(rank, building):
            return f"play the {RANK[rank]} at {space_name(building)}"
        case moves.Move(old, new):
            return f"move a prospector from {space_name(old)} to {space_name(new)}"
        case moves.Leave(space):
            return f"let a prospector leave from {space_name(space)}"
        case moves.Remove(building):
            return f"take the top card at {space_name(building)}"
        case moves.Shift(building, _, up):
            return f"move a card {'up' if up else 'down'} at {space_name(building)}"
        case moves.Free(_, action):
            return f"{doing(action, names)}, free of charge"
    return "end the turn"


def headline(view: Any, names: Sequence[str]) -> str:
    """Whom the match waits for."""
    turn = view["turn"]
    if turn is None:
        return _ENDED[view["ended"]]
    if view["step"] == "dig" and view["dug"]:
        return f"{names[turn]} to send another or run businesses"
    return f"{names[turn]} to {_TO_DO[view['step']]}"


def place(view: Any) -> str:
    """Where the match stands."""
    return f"round {view['round']}, {counted(sum(view['left'].values()), 'chip')} left"


def told(event: Event, names: Sequence[str]) -> Told:
    """What happened, and its consequence."""
    who = "" if event.seat is None else names[event.seat]
    for tell in (_told_turn, _told_vein, _told_prospectors, _told_cards, _told_deeds):
        if words := tell(event, who, names):
            return words
    raise TypeError(f"no words for {event}")


def _told_turn(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Switched():
            hand = listed(
                [counted(event.cards, "card")] * bool(event.cards)
                + [counted(event.prospectors, "prospector")] * bool(event.prospectors)
            )
            return f"{who} is {WINDING_DOWN} now", f"Gone from the hand: {hand}" if hand else ""
        case events.WentProspecting():
            return f"{who} went prospecting", ""
        case events.WentToTown():
            return f"{who} went to town", ""
        case events.Paid():
            return f"{who} paid {counted(event.nuggets, 'nugget')}", "The price of the next action"
        case events.TurnEnded():
            return f"{who} ended the turn", ""
        case events.GameOver():
            won = listed([names[seat] for seat in event.winners])
            shared = len(event.winners) > 1
            return f"{won} share the win" if shared else f"{won} wins", _ENDED[event.why]
    return None


def _told_vein(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.ChipTaken():
            return f"{who} took a {event.colour} chip", _source(event)
        case events.ChipSeen():
            return f"{who} found {counted(event.value, 'nugget')}", ""
        case events.NextSection(camp=camp):
            return f"The {_COLOUR[camp]} section begins", f"Prospectors dig at {space_name(camp)} now"
        case events.BonusLeft():
            return f"{who} took no bonus chip", ""
        case events.ChipLost():
            return (
                f"A {event.colour} chip left the far end of the vein",
                f"No card is left at {space_name(event.building)}",
            )
    return None


def _source(chip: events.ChipTaken) -> str:
    """What a chip was taken for; of a prospector it was told when it set off."""
    if chip.source == "adventurer":
        return "As the Adventurer"
    if chip.source == "prospector" or chip.building is None:
        return ""
    return f"{'The bonus' if chip.source == 'bonus' else 'For the deed'} of {space_name(chip.building)}"


def _told_prospectors(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Dug():
            return f"{who} dug at {space_name(event.camp)}", f"On to {space_name(event.building)}"
        case events.Brought():
            return f"{who} brought a prospector to {space_name(event.space)}", _free(event.grant)
        case events.Moved():
            way = f"from {space_name(event.old)} to {space_name(event.new)}"
            return f"{who} moved a prospector {way}", _free(event.grant)
        case events.Left():
            return f"{who} sent a prospector home from {space_name(event.space)}", _free(event.grant)
    return None


def _told_cards(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Played():
            return f"{who} played the {RANK[event.rank]} at {space_name(event.building)}", _free(event.grant)
        case events.Removed():
            whose = "" if event.owner == event.seat else f" of {names[event.owner]}"
            what = f"{who} removed the {RANK[event.rank]}{whose} from {space_name(event.building)}"
            points = f"{VALUES[event.rank]} points for {names[event.owner]}"
            return what, _joined(points, _free(event.grant))
        case events.Shifted():
            way = "up" if event.new > event.old else "down"
            what = f"{who} shifted the {RANK[event.rank]} {way} at {space_name(event.building)}"
            return what, _joined(f"Now card {event.new + 1} from the bottom", _free(event.grant))
    return None


def _told_deeds(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.DeedPassed():
            after = "" if event.old is None else f" from {names[event.old]}"
            return f"{who} got the deed of {space_name(event.building)}{after}", EFFECTS[event.building][0]
        case events.DeedGone():
            deed = f"The deed of {space_name(event.building)}"
            return f"{deed} left the game", f"{names[event.old]} was the last to hold it"
        case events.AdventurerPassed():
            old = "" if event.old is None else names[event.old]
            if event.seat is None:
                return f"{old} is the Adventurer no longer", "The fewest deeds are shared"
            after = old and f" in place of {old}"
            return f"{who} became the Adventurer{after}", "Fewer deeds than anybody else"
    return None


def _free(grant: Building | None) -> str:
    return "" if grant is None else f"Free, by the deed of {space_name(grant)}"


def _joined(first: str, second: str) -> str:
    return f"{first}; {second[0].lower()}{second[1:]}" if second else first
