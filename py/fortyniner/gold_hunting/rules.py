"""Which moves of Gold Hunting are legal, why the others are not, and what a move does."""

from collections.abc import Sequence

from fortyniner.game import Event
from fortyniner.gold_hunting import words
from fortyniner.gold_hunting.arrangements import Arrangements
from fortyniner.gold_hunting.events import Begun, GameOver, Hid, Lifted, Rehid, Stopped, Stored
from fortyniner.gold_hunting.moves import Call, Hide, Move, Rehide, Rush, Stop, Store, Veins
from fortyniner.gold_hunting.pieces import KINDS, PIECES, SEATS, VEINS
from fortyniner.gold_hunting.scoring import stored_points, winners
from fortyniner.gold_hunting.state import Table
from fortyniner.refusal import Refusal


def moves(table: Table) -> Sequence[Move]:
    """Every legal move but hiding again, which the table must agree to (GH-40)."""
    seat = table.active
    if seat is None:
        return ()
    if table.hiding:
        return Arrangements()
    tops = [vein for vein, pieces in enumerate(table.veins[1 - seat]) if pieces]
    legal: list[Move] = [Call(number, vein) for number in KINDS for vein in tops]
    if table.step == "open" and table.markers[seat] == "down":
        legal += [Rush(vein) for vein in tops]
        if table.piles[seat]:
            legal.append(Store())
    if table.step == "more":
        legal.append(Stop())
    return legal


def check(table: Table, move: Move) -> None:
    """Raises Refusal for a move that is not legal now."""
    if table.active is None:
        raise Refusal("GH-50", words.OVER)
    match move:
        case Hide():
            _check_hide(table, move)
        case _ if table.hiding:
            raise Refusal("GH-3", words.HIDE_FIRST)
        case Rehide():
            _check_rehide(table, move)
        case Call():
            _check_top(table, move.vein)
        case Rush():
            _check_marker(table, "GH-20")
            _check_top(table, move.vein)
        case Store():
            _check_marker(table, "GH-30")
            if not table.piles[table.active]:
                raise Refusal("GH-30", words.NOTHING_TO_STORE)
        case Stop() if table.step != "more":
            raise Refusal("GH-17", words.NO_STOP)


def _check_hide(table: Table, move: Hide) -> None:
    if not table.hiding:
        raise Refusal("GH-3", words.HIDDEN_ALREADY)
    if _counts(move.veins) != list(PIECES):
        raise Refusal("GH-1", words.ALL_PIECES)
    if len(move.veins) != VEINS or not all(move.veins):
        raise Refusal("GH-3", words.FOUR_VEINS)


def _check_rehide(table: Table, move: Rehide) -> None:
    if not table.options["rehide"]:
        raise Refusal("GH-40", words.REHIDE_OFF)
    if table.step != "open":
        raise Refusal("GH-40", words.REHIDE_LATE)
    left = table.left(move.seat)
    if not any(left):
        raise Refusal("GH-40", words.REHIDE_NOTHING)
    if len(move.veins) > VEINS or not all(move.veins):
        raise Refusal("GH-40", words.REHIDE_VEINS)
    if _counts(move.veins) != left:
        raise Refusal("GH-40", words.REHIDE_PIECES)


def _check_top(table: Table, vein: int) -> None:
    assert table.active is not None
    if not table.veins[1 - table.active][vein]:
        raise Refusal("GH-12", words.EMPTY_VEIN.format(vein=vein + 1))


def _check_marker(table: Table, rule: str) -> None:
    assert table.active is not None
    if table.markers[table.active] != "down":
        raise Refusal("GH-11" if table.step == "stored" else rule, words.NO_MARKER)
    if table.step != "open":
        raise Refusal("GH-11", words.NOT_OPENING)


def _counts(veins: Veins) -> list[int]:
    return [sum(vein.count(kind) for vein in veins) for kind in KINDS]


def play(table: Table, move: Move) -> list[Event]:
    """Does a legal move and tells what happened."""
    seat = table.active
    assert seat is not None
    match move:
        case Hide():
            table.veins[seat] = [list(vein) for vein in move.veins]
            if seat + 1 < SEATS:
                table.active = seat + 1
                return [Hid(seat)]
            _begin_turn(table, table.first)  # GH-4
            return [Hid(seat), Begun(table.first)]
        case Rehide():
            table.veins[move.seat] = [list(vein) for vein in move.veins]
            table.veins[move.seat] += [[] for _ in range(VEINS - len(move.veins))]
            return [Rehid(move.seat)]
        case Store():
            pile, table.piles[seat] = table.piles[seat], []
            table.stores[seat] = pile
            table.markers[seat] = "boxed"
            table.step = "stored"  # the turn goes on (GH-32)
            return [Stored(seat, sum(pile), stored_points(pile))]
        case Stop():
            return [Stopped(seat, sum(table.piles[seat])), *_end_turn(table)]
        case Rush():
            return _rush(table, seat, move.vein)
        case Call():
            return _mine(table, seat, move)


def _mine(table: Table, seat: int, call: Call) -> list[Event]:
    pile = table.piles[seat]
    before = sum(pile)
    piece = table.veins[1 - seat][call.vein].pop()
    right = piece == call.number
    bankrupt = not right and piece < before  # GH-15; stored pieces are no part of the pile (GH-16)
    if bankrupt:
        pile.clear()
    if right or bankrupt:
        pile.append(piece)  # or else it leaves the game (GH-14)
    lifted = Lifted(
        seat, call.number, call.vein, piece, False, right, before, sum(pile), before if bankrupt else 0
    )
    if right and any(table.veins[1 - seat]):  # else the turn ends (GH-14, GH-18)
        table.step = "more"
        return [lifted]
    return [lifted, *_end_turn(table)]


def _rush(table: Table, seat: int, vein: int) -> list[Event]:
    number = table.numbers[seat]
    before = sum(table.piles[seat])
    piece = table.veins[1 - seat][vein].pop()
    right = piece == number
    table.markers[seat] = "up" if right else "gone"  # GH-21, GH-22
    if right:
        table.piles[seat].append(piece)
    lifted = Lifted(seat, number, vein, piece, True, right, before, sum(table.piles[seat]))
    return [lifted, *_end_turn(table)]  # GH-23


def _begin_turn(table: Table, seat: int) -> None:
    table.active = seat
    table.step = "open"
    table.round += 1


def _end_turn(table: Table) -> list[Event]:
    """The other seat's turn; a seat with nothing left to mine is skipped (GH-10)."""
    assert table.active is not None
    for seat in (1 - table.active, table.active):
        if any(table.veins[1 - seat]):
            _begin_turn(table, seat)
            return []
    table.active = None
    table.step = "open"
    return [GameOver(None, winners(table)[0])]
