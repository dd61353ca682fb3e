"""Which prospector has removed cards where in this turn (SM-35).

Moves do not name prospectors. So all crews are kept that agree with what was done: a removal is allowed if
one of them allows it, and those that do not are dropped.
"""

from collections.abc import Callable, Iterable, Mapping

from fortyniner.sutters_mill.town import Building, Space

Worker = tuple[Space, tuple[Building, ...]]
"""Where a prospector stands, and the buildings where it has removed a card in this turn."""
Crew = tuple[Worker, ...]
"""The prospectors on the board, sorted: they have no names."""
Workers = tuple[Crew, ...] | None
"""Every crew that agrees with what was done in the turn; None as long as nothing was removed."""


def can_remove(workers: Workers, building: Building) -> bool:
    """Whether by some consistent account a prospector there has not removed a card there yet."""
    return workers is None or any(_free(worker, building) for crew in workers for worker in crew)


def removed(workers: Workers, standing: Mapping[Space, int], building: Building) -> Workers:
    """After a card was removed there by one of them."""
    start = tuple(sorted((space, ()) for space, count in standing.items() for _ in range(count)))
    return _each(
        workers or (start,),
        lambda worker: _free(worker, building),
        lambda worker: [(worker[0], tuple(sorted((*worker[1], building))))],
    )


def moved(workers: Workers, old: Space, new: Space) -> Workers:
    """After one of them went from `old` to `new`."""
    return workers and _each(workers, lambda worker: worker[0] == old, lambda worker: [(new, worker[1])])


def left(workers: Workers, space: Space) -> Workers:
    """After one of them left the game from there."""
    return workers and _each(workers, lambda worker: worker[0] == space, lambda worker: [])


def _free(worker: Worker, building: Building) -> bool:
    return worker[0] == building and building not in worker[1]


def _each(
    crews: Iterable[Crew], fits: Callable[[Worker], bool], change: Callable[[Worker], list[Worker]]
) -> Workers:
    """Every crew that results when one worker that fits is changed."""
    results = {
        tuple(sorted([*crew[:place], *crew[place + 1 :], *change(worker)]))
        for crew in crews
        for place, worker in enumerate(crew)
        if fits(worker)
    }
    return tuple(sorted(results))
