"""What holds for the keeping of a match of any game: as JSON, as text, and to be taken back."""

from collections.abc import Iterable

from fortyniner.match import Match


def goes_through_json_and_text(match: Match, moves: Iterable[object], each: int, text_each: int) -> None:
    """While the moves are played, every so many positions read back are the same match, and every so many
    records."""
    seats, names = range(len(match.seats)), [seat.name for seat in match.seats]
    for number, _ in enumerate(moves):
        if number % each:
            continue
        position = match.position()
        others = [Match.at(match.game.id, position, names)]
        if number % text_each == 0:
            read = Match.read(match.record)
            assert (read.record, read.log) == (match.record, match.log)
            others += [read, Match.read(others[0].record)]
        for other in others:
            assert other.position() == position
            looking = [*seats, None]
            assert [other.view(seat) for seat in looking] == [match.view(seat) for seat in looking]
            assert list(other.moves()) == list(match.moves())
            assert other.standings() == match.standings()
    assert Match.read(match.record).position() == match.position()


def goes_back_and_forth(match: Match, moves: Iterable[object]) -> None:
    """While the moves are played no earlier position changes; undo comes back to each, and redo from it."""
    states, kept = [match._states[-1]], [match.position()]
    for _ in moves:
        states.append(match._states[-1])
        kept.append(match.position())
    assert [state.position() for state in states] == kept
    record, texts = match.record, [ply.move for ply in match.log]
    for number in range(len(texts), 0, -1):
        assert match.undo() == texts[number - 1]
        assert match.position() == kept[number - 1]
    for number in range(1, len(texts) + 1):
        assert match.redo() == texts[number - 1]
        assert match.position() == kept[number]
    assert match.record == record
