"""Fees, and who is Mayor (GR-30 to GR-36)."""

from collections.abc import Iterator

from fortyniner.game import Event
from fortyniner.gold_river.events import BecameMayor, FeePaid, MayorLeft
from fortyniner.gold_river.state import Table


def fee(table: Table, seat: int, town: str) -> tuple[int, int | None]:
    """The nuggets due for a Claim there, and to whom (GR-31); None where no other player is Mayor."""
    mayor = table.mayors[town]
    if mayor is None or mayor == seat:
        return 0, None
    return table.count(mayor, town), mayor


def pay_fee(table: Table, seat: int, town: str) -> Iterator[Event]:
    """What is due, as far as the stash reaches (GR-36)."""
    due, mayor = fee(table, seat, town)
    if mayor is not None and due:
        paid = min(due, table.stashes[seat])
        table.stashes[seat] -= paid
        table.stashes[mayor] += paid
        yield FeePaid(seat, mayor, town, paid, due)


def reaches(table: Table, seat: int, town: str, claims: int) -> bool:
    """Whether `claims` Claims there, by purchase, make that seat the new Mayor (GR-30, GR-33)."""
    mayor = table.mayors[town]
    if mayor is None:
        return claims >= 2
    return mayor != seat and claims >= table.count(mayor, town)


def after_purchase(table: Table, seat: int, town: str) -> Iterator[Event]:
    """The seat has just taken a Claim there (GR-30, GR-33)."""
    if reaches(table, seat, town, table.count(seat, town)):
        yield _appoint(table, seat, town)


def after_effect(table: Table, town: str, *, gained: int | None, lost: int) -> Iterator[Event]:
    """An Action has given `gained` a Claim there and taken one from `lost` (GR-33, GR-34)."""
    mayor = table.mayors[town]
    if mayor is None:
        if gained is not None and table.count(gained, town) >= 2:
            yield _appoint(table, gained, town)
        return
    if lost == mayor or (gained is not None and gained != mayor):
        counts = {seat: table.count(seat, town) for seat in table.others(mayor)}
        most = max(counts.values())
        strongest = [seat for seat, count in counts.items() if count == most > 0]
        if len(strongest) == 1 and most >= table.count(mayor, town):
            yield _appoint(table, strongest[0], town)
        elif not table.count(mayor, town):
            table.mayors[town] = None
            yield MayorLeft(mayor, town)


def _appoint(table: Table, seat: int, town: str) -> Event:
    old = table.mayors[town]
    table.mayors[town] = seat
    return BecameMayor(seat, town, old)
