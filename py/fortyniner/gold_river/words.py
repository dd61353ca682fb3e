"""Every sentence a person reads about Gold River, the rulebook aside."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from fortyniner.game import Event
from fortyniner.gold_river import cards, events, moves
from fortyniner.gold_river.cards import CARDS, MAYORS
from fortyniner.phrases import capital, counted, listed

Told = tuple[str, str]
"""What happened, and its consequence."""

OVER = "The game is over: the deck holds too few cards for another round."
NOT_NOW = "Not now: {wanted}."
WANTED = {
    "bid": "the auction is on",
    "take": "a card of the offer is to be taken",
    "discard": "a card of the offer is to be discarded",
    "target": "an Action is to be used first",
    "mustang": "it is to be said whether the Mustang rides ahead",
    "telegraph": "it is to be said whether a die is turned",
    "bank": "it is to be said what goes onto the Bank",
}
"""What is being decided in each phase."""
BID_TOO_LOW = "The highest bid is {highest}: bid more, or pass."
BID_TOO_HIGH = "No bid is higher than the stash, and yours is {stash}."
NO_BID_ZERO = "A bid is at least 1 nugget: bid that, or pass."
NOT_IN_OFFER = "The offer does not hold {card}."
TAKE_FIRST_DISCARD = "You have taken a card: now discard one of the others."
NO_NUGGETS_HERE = "Only with two players, and only for the loser, there are nuggets instead of a card."
WRONG_ACTION = "It is {card} that is being used now."
NOT_A_CLAIM = "This works with Claims only, and {card} is none."
OWN_CARD = "This is done to others, and {card} is your own."
NOT_YOURS = "This takes a card of your own, and {card} is somebody else’s."
NOBODYS = "Nobody has {card} in front of them."
NO_CLAIM_IN_TOWN = "The Bandit strikes where you have a Claim yourself, and in {town} you have none."
NOT_A_TARGET = "Dynamite destroys Claims and Buildings only, and {card} is neither."
NOT_A_MINE = "A New Vein opens in a mine, and {card} is a spot of the river."
HOLD_UP_SELF = "You cannot hold up yourself: name another player."
HOLD_UP_SEAT = "Nobody sits at seat {seat}: name a player of this table."
HOLD_UP_NUMBER = "Two dice roll 2 to 12: name one of these numbers."
SAME_FACE = "This die shows {face} already: turn it to another face."
BANK_TOO_MUCH = "At most five nuggets a round go onto the Bank."
BANK_STASH = "No more can go onto the Bank than your stash holds, and that is {stash}."

PARTS = {
    "stash": "Stash",
    "claims": "Claims",
    "mayors": "Mayors",
    "bank": "Bank",
    "post": "Post Office",
    "poker": "Poker",
}
DECIDED = {"points": "", "shared": "even in points, so the win is shared"}
ROUND = "round"

_TO_DO = {
    "bid": "bid",
    "take": "take a card",
    "discard": "discard a card",
    "mustang": "ride ahead or wait",
    "telegraph": "turn a die or not",
    "bank": "bank",
}


def card_name(id: str) -> str:
    """What a card is called within a sentence: "San Narciso 7", "the Bank", "a Raid", "Gold!"."""
    card = CARDS[id]
    if card.kind == "claim" or card.name == cards.GOLD:
        return card.name
    return f"{'a' if card.name in (cards.RAID, cards.DYNAMITE) else 'the'} {card.name}"


TERMS = {
    "nuggets": ("it brings {n} nugget{s}", "it costs {n} nugget{s}"),
    "claims": ("your Claims hold {n} more", "your Claims hold {n} less"),
    "mayors": ("Mayors bring {n} more", "Mayors bring {n} less"),
    "buildings": ("your Buildings bring {n} more", "your Buildings bring {n} less"),
    "poker": ("your poker hand gains {n}", "your poker hand loses {n}"),
    "hopes": ("you may hope for {n} more", "you may hope for {n} less"),
    "others": ("the others fall back by {n}", "the others come up by {n}"),
}


def doing(move: Any, names: Sequence[str]) -> str:
    """What a move is, as one would do it."""
    match move:
        case moves.Bid(nuggets):
            return f"bid {nuggets}"
        case moves.Pass():
            return "pass"
        case moves.Take(card):
            return f"take {card_name(card)}"
        case moves.TakeNuggets():
            return "take the nuggets"
        case moves.Discard(card):
            return f"discard {card_name(card)}"
        case moves.Bandit(claim):
            return f"rob {card_name(claim)}"
        case moves.Judge(own, other):
            return f"exchange {card_name(own)} for {card_name(other)}"
        case moves.HoldUp(seat, number):
            return f"hold up {names[seat]} with a {number}"
        case moves.Dynamite(card):
            return f"blow up {card_name(card)}"
        case moves.Vein(mine):
            return f"open a vein at {card_name(mine)}"
        case moves.Mustang():
            return "ride ahead"
        case moves.Hold():
            return "hold the Mustang back"
        case moves.Telegraph(_, face):
            return f"turn a die to {face}"
        case moves.Bank(nuggets):
            return f"put {counted(nuggets, 'nugget')} onto the Bank"
    return "leave the dice"


def headline(view: Any, names: Sequence[str]) -> str:
    """Whom the match waits for."""
    turn, phase = view["turn"], view["phase"]
    if turn is None:
        return "Too few cards for another round"
    if phase == "target":
        return f"{names[turn]} to use the {CARDS[view['card']].name}"
    if phase == "take" and len(names) == 2 and turn != view["winner"]:
        return f"{names[turn]} to take the last card or not"  # GR-22
    return f"{names[turn]} to {_TO_DO[phase]}"


def place(view: Any) -> str:
    """Where the match stands."""
    return f"round {view['round']} of {view['rounds']}"


def told(event: Event, names: Sequence[str]) -> Told:
    """What happened, and its consequence."""
    who = "" if event.seat is None else names[event.seat]
    for tell in (_told_auction, _told_choice, _told_mayors, _told_action, _told_kept, _told_dice):
        if words := tell(event, who, names):
            return words
    raise TypeError(f"no words for {event}")


def _told_auction(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Laid():
            offer = listed([card_name(card) for card in event.cards])
            return f"Round {event.round} begins", f"Up for auction: {offer}; {names[event.first]} bids first"
        case events.BidMade():
            return f"{who} bid {event.nuggets}", ""
        case events.Passed():
            return f"{who} passed", "Too few nuggets to bid more" if event.forced else ""
        case events.Won(seat=int(seat)):
            if not event.bid:
                return f"{who} won for nothing", "Nobody bid, so the choice is the first player’s"
            # Nearest on the right first: that is the way the money takes.
            paid = [(seat - step) % len(names) for step in range(1, len(names))]
            gets = _shares("gets", paid, event.gains, names)
            return f"{who} won with {event.bid}", _joined(gets, _supply(event.lost))
        case events.GameOver():
            won = listed([names[seat] for seat in event.winners])
            shared = len(event.winners) > 1
            return f"{won} share the win" if shared else f"{won} wins", "Too few cards for another round"
    return None


def _told_choice(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Took():
            lies = f"The bid of {event.laid} lies in its place" if event.laid else ""
            return f"{who} took {card_name(event.card)}", lies
        case events.TookNuggets():
            leaves = f"{capital(card_name(event.card))} leaves the game"
            if not event.nuggets:
                return f"{who} took no card", leaves
            what = f"{who} took {counted(event.nuggets, 'nugget')} instead of a card"
            return what, _joined(leaves, _supply(event.lost))
        case events.LeftNuggets():
            lost = _supply(event.lost)
            return (f"{who} left the nuggets", lost) if lost else (f"{who} left no nuggets", "Nobody had bid")
        case events.Discarded():
            return f"{who} discarded {card_name(event.card)}", "It leaves the game"
        case events.Banked():
            what = str(event.nuggets) if event.nuggets else "nothing"
            return f"{who} banked {what}", f"On the Bank now: {event.total}"
    return None


def _told_mayors(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.FeePaid():
            mayor = names[event.to]
            paid = f"paid {mayor} {event.nuggets}" if event.nuggets else f"could pay {mayor} nothing"
            fee = f"The fee of the Mayor of {event.town}"
            return f"{who} {paid}", fee if event.nuggets == event.due else f"{fee} was {event.due}"
        case events.BecameMayor():
            after = "" if event.old is None else f" in place of {names[event.old]}"
            return f"{who} became Mayor of {event.town}{after}", f"{MAYORS[event.town]} points at the end"
        case events.MayorLeft():
            return f"{who} is Mayor of {event.town} no longer", "The Mayor card is free again"
    return None


def _told_action(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Robbed():
            took = f"{card_name(event.claim)} from {names[event.owner]}"
            return f"{who} robbed {names[event.owner]}", f"The One-Armed Bandit took {took}"
        case events.Swapped():
            given, gained = card_name(event.given), card_name(event.gained)
            judged = f"{who} has {gained} now, {names[event.other]} has {given}"
            return f"{who} went to the Judge", judged
        case events.Raided():
            losses = _shares("loses", range(len(names)), event.losses, names)
            return f"{who} raided everybody", losses
        case events.HeldUp():
            what = f"{who} held up {names[event.victim]} for {event.number} and rolled {_rolled(event.dice)}"
            return what, _told_loot(event, who, names[event.victim])
        case events.Destroyed():
            owner = names[event.owner]
            veins = "the New Vein goes with it" if event.veins else ""
            saved = (
                f"{counted(event.returned, 'nugget')} on it went back to {owner}" if event.returned else ""
            )
            what = f"{who} blew up {card_name(event.target)} of {owner}"
            return what, _joined("It leaves the game", veins, saved)
        case events.VeinOpened():
            return (
                f"{who} opened a New Vein in {card_name(event.mine)}",
                f"It pays {cards.VEIN_NUGGETS} nuggets more from now on",
            )
        case events.GoldFound():
            return f"{who} found gold", f"{counted(event.nuggets, 'nugget')} from the supply"
        case events.Unused():
            return f"{who} used {card_name(event.card)} in vain", "Nobody else has a nugget"
    return None


def _told_loot(event: events.HeldUp, who: str, victim: str) -> str:
    if sum(event.dice) < event.number:
        return f"Too low: {victim} keeps everything"
    if not event.nuggets:
        return f"High enough, but {victim} had nothing"
    had = f", all that {victim} had" if event.nuggets < event.number else ""
    return f"High enough: {who} took {event.nuggets}{had}"


def _told_kept(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Waits():
            return f"{who} cannot use {card_name(event.card)} yet", "It waits until there is a use for it"
        case events.Kept():
            later = (
                "For a later round" if CARDS[event.card].name == cards.MUSTANG else "For any roll from now on"
            )
            return f"{who} keeps {card_name(event.card)}", later
        case events.RodeAhead():
            return f"{who} rode ahead on the Mustang", "The next choice, right after the winner’s"
        case events.StayedBehind():
            return f"{who} did not ride ahead", "The Mustang is saved for another round"
        case events.Turned():
            return f"{who} turned a {event.old} into a {event.face}", "The Telegraph is used"
        case events.LetFall():
            return f"{who} left the dice as they fell", "The Telegraph is saved for another roll"
    return None


def _told_dice(event: Event, who: str, names: Sequence[str]) -> Told | None:
    match event:
        case events.Rolled():
            return f"{who} rolled {_rolled(event.dice)}", ""
        case events.Struck():
            total = sum(event.dice)
            sum_ = f"{total} with doubles" if event.dice[0] == event.dice[1] else str(total)
            if not event.claims:
                return f"No gold on {sum_}", ""
            return f"Gold on {sum_}", _joined(_paid(event, names), _drinks(event, names))
    return None


def _paid(struck: events.Struck, names: Sequence[str]) -> str:
    """ "Ann gets 6 for San Narciso 7 and Whiskey River odd twice, Ben 1 for Whiskey River odd"."""
    gets = [""] * len(names)
    for seat in {owner for owner, _, _ in struck.claims}:
        paid = sum(nuggets for owner, _, nuggets in struck.claims if owner == seat)
        called = Counter(card_name(claim) for owner, claim, _ in struck.claims if owner == seat)
        gets[seat] = f"{paid} for {listed([name + ' twice' * (count > 1) for name, count in called.items()])}"
    return _shares("gets", range(len(names)), gets, names)


def _drinks(struck: events.Struck, names: Sequence[str]) -> str:
    if struck.saloon is None or not struck.guests:
        return ""
    guests = listed([names[guest] for guest in struck.guests])
    each = "pay 1 each" if len(struck.guests) > 1 else "pays 1"
    return f"{guests} {each} to {names[struck.saloon]} in the Saloon"


def _shares(verb: str, seats: Sequence[int], amounts: Sequence[int | str], names: Sequence[str]) -> str:
    """ "Ezra gets 5, Dutch 2", seats with nothing left out."""
    shares = [f"{names[seat]} {{}}{amounts[seat]}" for seat in seats if amounts[seat]]
    return ", ".join(share.format("" if place else f"{verb} ") for place, share in enumerate(shares))


def _joined(*parts: str) -> str:
    return "; ".join(filter(None, parts))


def _supply(nuggets: int) -> str:
    """Where nuggets go that nobody gets."""
    if not nuggets:
        return ""
    return f"{counted(nuggets, 'nugget')} {'goes' if nuggets == 1 else 'go'} to the supply"


def _rolled(dice: tuple[int, int]) -> str:
    return f"{dice[0]} and {dice[1]}, {sum(dice)} in all"
