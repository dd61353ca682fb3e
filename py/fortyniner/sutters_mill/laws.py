"""What holds across every move of Sutter's Mill."""

from collections import Counter
from collections.abc import Sequence

from fortyniner.game import Event, Law
from fortyniner.sutters_mill.events import ChipLost, ChipSeen, ChipTaken, DeedPassed, Paid, Removed
from fortyniner.sutters_mill.state import Table
from fortyniner.sutters_mill.town import PROSPECTORS, RANKS


def _vein_in_order(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Chips leave the vein at the front when taken, at the end when a stack is emptied, and no way else."""
    taken = [event.seat for event in events if isinstance(event, ChipTaken)]
    lost = sum(isinstance(event, ChipLost) for event in events)
    same = before.values == after.values and after.left >= 0
    return same and before.takers + taken == after.takers and before.lost + lost == after.lost


def _nuggets_told(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Purses change by chips and payments only, and nobody goes into debt (SM-40)."""
    purses = [before.purse(seat) for seat in before.seats]
    for event in events:
        if isinstance(event, ChipSeen) and event.seat is not None:
            purses[event.seat] += event.value
        elif isinstance(event, Paid) and event.seat is not None:
            purses[event.seat] -= event.nuggets
    return purses == [after.purse(seat) for seat in after.seats] and min(purses) >= 0


def _cards_once(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Every card is in hand, in a stack, scored, or has left the game from a hand."""
    for seat in after.seats:
        lying = [card.rank for stack in after.stacks.values() for card in stack if card.seat == seat]
        cards = Counter(after.hands[seat] + lying + after.scored[seat])
        if max(cards.values(), default=0) > 1 or (not after.winding[seat] and len(cards) != len(RANKS)):
            return False
    return True


def _cards_leave_by_removal(before: Table, events: Sequence[Event], after: Table) -> bool:
    """A scored pile grows by what was removed, and never shrinks (SM-35)."""
    piles = [pile[:] for pile in before.scored]
    for event in events:
        if isinstance(event, Removed):
            piles[event.owner].append(event.rank)
    return piles == after.scored


def _five_prospectors(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Nobody has more prospectors than five, and while Building Up nobody has fewer (SM-2)."""
    counts = [after.men(seat) + after.crew[seat] for seat in after.seats]
    return all(
        count == PROSPECTORS or (after.winding[seat] and count < PROSPECTORS)
        for seat, count in enumerate(counts)
    )


def _deeds_told(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Deeds pass as the events say, or leave the game with their building (SM-36, SM-45)."""
    deeds = {**before.deeds()}
    for event in events:
        if isinstance(event, DeedPassed) and event.seat is not None:
            deeds[event.building] = event.seat
    return {
        building: seat for building, seat in deeds.items() if building not in after.closed
    } == after.deeds()


LAWS = (
    Law("chips leave the vein in order", _vein_in_order),
    Law("nuggets change by chips and payments", _nuggets_told),
    Law("every card is in one place", _cards_once),
    Law("scored piles grow by removals", _cards_leave_by_removal),
    Law("everybody has five prospectors", _five_prospectors),
    Law("deeds follow from the stacks", _deeds_told),
)
