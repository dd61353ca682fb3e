"""What holds across every move of Gold River."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from fortyniner.game import Event, Law
from fortyniner.gold_river.events import (
    Banked,
    Destroyed,
    Laid,
    LeftNuggets,
    TookNuggets,
    Won,
    changes,
)
from fortyniner.gold_river.state import Table, box, laid_each_round


def _cards_once(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Every card of the box is in one place."""
    places = Counter(chain(after.deck, after.unseen, after.offer, after.gone, *after.areas))
    return places == Counter(box(len(after.seats), after.options))


def _gone_for_good(before: Table, events: Sequence[Event], after: Table) -> bool:
    """What has left the game stays out, and nobody looks at what was removed unseen (GR-5, GR-61)."""
    return after.gone[: len(before.gone)] == before.gone and after.unseen == before.unseen


def _nuggets_told(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Stashes and Bank change by what the events name, and by nothing else."""
    stashes, banked = before.stashes[:], before.banked
    for event in events:
        for seat, change in changes(event, len(stashes)):
            stashes[seat] += change
        if isinstance(event, Banked):
            banked = event.total
        elif isinstance(event, Destroyed):
            banked -= event.returned
    return (stashes, banked) == (after.stashes, after.banked)


def _nobody_in_debt(before: Table, events: Sequence[Event], after: Table) -> bool:
    """Nobody goes below nothing (GR-36)."""
    return min(after.stashes) >= 0 <= after.banked


def _bids_paid_out(before: Table, events: Sequence[Event], after: Table) -> bool:
    """All of a bid goes somewhere (GR-12, GR-13, GR-22)."""
    for event in events:
        if isinstance(event, Won) and len(after.seats) > 2 and sum(event.gains) + event.lost != event.bid:
            return False
        if isinstance(event, TookNuggets) and event.nuggets + event.lost != before.laid:
            return False
        if isinstance(event, LeftNuggets) and event.lost != before.laid:
            return False
    return True


def _offers_whole(before: Table, events: Sequence[Event], after: Table) -> bool:
    """An offer is never short (GR-10)."""
    laid = [event for event in events if isinstance(event, Laid)]
    return all(len(event.cards) == laid_each_round(len(after.seats)) for event in laid)


def _mayors_own(before: Table, events: Sequence[Event], after: Table) -> bool:
    """A Mayor has a Claim in the town (GR-34)."""
    return all(mayor is None or after.count(mayor, town) for town, mayor in after.mayors.items())


LAWS = (
    Law("every card is in one place", _cards_once),
    Law("what has left the game stays out", _gone_for_good),
    Law("nuggets change by what the events name", _nuggets_told),
    Law("nobody goes into debt", _nobody_in_debt),
    Law("all of a bid goes somewhere", _bids_paid_out),
    Law("an offer is never short", _offers_whole),
    Law("a Mayor has a Claim in the town", _mayors_own),
)
