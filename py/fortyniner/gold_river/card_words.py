"""What each card of Gold River does, in a few words and in full."""

from fortyniner.gold_river import cards
from fortyniner.gold_river.cards import Card, Strike
from fortyniner.phrases import counted

EFFECTS: dict[str, tuple[str, str]] = {
    cards.BANK: (
        "Saves up to 5 a round",
        "After each round you may lay up to 5 nuggets on it, for good. "
        "At the end each is 1 point, and 10 or more bring 5 extra.",
    ),
    cards.POST_OFFICE: (
        "2 points for each town",
        "When the game ends, it brings 2 points for each town where you own a Claim. "
        "Whiskey River is one of the towns.",
    ),
    cards.SALOON: (
        "Lucky rivals pay 1 each",
        "When Strike Gold has been paid out, each other player who was paid by a mine gives you 1 nugget, "
        "once a roll. Whiskey River is no mine.",
    ),
    cards.STATION: (
        "A joker for your poker hand",
        "Stands for any card that your poker hand does not hold yet, or for itself. "
        "It cannot make five of a kind.",
    ),
    cards.BANDIT: (
        "Takes a rival’s Claim",
        "Choose one of the towns in which you have Claims, and take a rival’s Claim there. "
        "If somebody else is Mayor there, you pay the fee.",
    ),
    cards.JUDGE: (
        "Swaps Claims with a rival",
        "Swap one of your Claims for a Claim of another player, in any towns. Nobody pays a fee.",
    ),
    cards.RAID: (
        "All rivals discard 4",
        "Every other player discards 4 nuggets, or all there are in a smaller stash. "
        "Nuggets on the Bank are safe.",
    ),
    cards.HOLD_UP: (
        "Roll high to rob a rival",
        "Name another player and a number from 2 to 12, and roll two dice. "
        "With that sum or more you take that many nuggets, with less you get nothing.",
    ),
    cards.DYNAMITE: (
        "Destroys a rival’s card",
        "Destroy a Claim or a Building of a rival. With a Claim a New Vein is lost, too; "
        "nuggets on a Bank go back to its owner.",
    ),
    cards.MUSTANG: (
        "Once: choose second",
        "Keep it. Once, in a later round, you choose right after the winner of the auction "
        "and are skipped when your own place comes.",
    ),
    cards.TELEGRAPH: (
        "Once: turn one die",
        "Keep it. Once, from this round on, you turn a die to another face "
        "after the roll for Strike Gold and before anybody is paid.",
    ),
    cards.VEIN: (
        "3 more nuggets for a mine",
        "Lay it on one of your mines: it pays 3 more nuggets and is worth 3 more points. "
        "It stays with the mine, whoever gets it.",
    ),
    cards.GOLD: ("Take 10 nuggets", "Take 10 nuggets from the supply."),
}
"""Of each Building and Action, by its name: a few words for its face, and all of it."""

_WAYS = {"even": 18, "odd": 18, "doubles": 6}
_SUMS = {"even": "every even sum", "odd": "every odd sum", "doubles": "doubles"}


def explained(card: Card) -> str:
    """All that a card does, in a few sentences."""
    if card.kind != "claim":
        return EFFECTS[card.name][1]
    what = _SUMS.get(str(card.strike), str(card.strike))
    ways, pays = counted(_ways(card.strike), "way"), counted(card.nuggets, "nugget")
    return f"Strikes on {what}, {ways} in 36: pays {pays}. Also {counted(card.nuggets, 'point')} at the end."


def _ways(strike: Strike) -> int:
    """In how many of the 36 rolls of two dice it strikes."""
    return _WAYS[strike] if isinstance(strike, str) else 6 - abs(7 - strike)
