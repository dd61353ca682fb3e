"""Positions that are wrong somewhere, for any game: what a stranger's file may hold."""

import copy
from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

Path = tuple[Any, ...]


def any_json(words: Sequence[str], keys: Sequence[str]) -> st.SearchStrategy[Any]:
    """Small JSON values, in which some of these words and keys stand."""
    return st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-2, 30)
        | st.integers(0, 2**250)
        | st.floats(allow_nan=False)
        | st.sampled_from(["", *words]),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(keys), inner, max_size=2),
        max_leaves=6,
    )


@st.composite
def nearly(draw: st.DrawFn, played: Sequence[Any], new: st.SearchStrategy[Any], spare: str = "") -> Any:
    """A true position in which one to three parts, however deep, are `new` ones, or have changed places; but
    for what stands at the key `spare`."""
    other = copy.deepcopy(draw(st.sampled_from(played)))
    for _ in range(draw(st.integers(1, 3))):
        key = draw(st.sampled_from(sorted(other.keys() - {spare})))
        paths = [(key, *path) for path in _places(other[key])]
        path, second = draw(st.sampled_from(paths)), draw(st.sampled_from(paths))
        part = draw(new | st.just(_at(other, second)))
        if draw(st.booleans()) and path[: len(second)] != second and second[: len(path)] != path:
            _at(other, second[:-1])[second[-1]] = copy.deepcopy(_at(other, path))
        _at(other, path[:-1])[path[-1]] = copy.deepcopy(part)
    return other


def _places(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths to everything in a JSON value."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from _places(part, (*path, key))


def _at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value
