"""Who gets how much of a bid (GR-12, GR-13, GR-22)."""


def half(nuggets: int) -> int:
    """Half of so many nuggets, rounded up."""
    return (nuggets + 1) // 2


def payment(seats: int, winner: int, bid: int) -> tuple[tuple[int, ...], int]:
    """What each seat gets of the bid at once, by seat, and what goes back to the supply.

    It runs to the right; each keeps half, rounded up. With four or five the last one keeps all that is left
    (GR-12), with three the rest is lost (GR-13). With two the bid is laid on the table instead (GR-21).
    """
    gains = [0] * seats
    if seats == 2:
        return tuple(gains), 0
    rest = bid
    for step in range(1, seats):
        last = seats > 3 and step == seats - 1
        kept = rest if last else half(rest)
        gains[(winner - step) % seats] = kept
        rest -= kept
    return tuple(gains), rest
