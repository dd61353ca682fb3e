"""The bars of the end where points were lost: how far they go, and what is said of them."""

import re
from dataclasses import replace

import pytest

from table import end_scene
from tests.document import Document

END = end_scene.End(
    "id",
    ("Purse", "Cards left", "Prospectors"),
    (
        end_scene.Result(1, "Ann", 20, (40, -18, -2), won=True),
        end_scene.Result(2, "Ben", -10, (10, -20, 0)),
    ),
    "thirty ahead of Ben",
    ("start", "1"),
    ((0.0, 20.0), (0.0, -10.0)),
    "points after each round",
)


def bars(end: end_scene.End) -> list[str]:
    return re.findall(r'<svg class="bar.*?(?=</li>)', str(end_scene.page(end)))


def share(bar: str, pattern: str) -> list[float]:
    return [float(found) for found in re.findall(pattern, bar)]


def test_what_was_lost_runs_back_from_what_was_won_to_the_sum() -> None:
    ann, ben = bars(END)
    # From −10 to 40 a point is 2 %, and nothing is at 20 %.
    assert share(ann, r'<rect x="([\d.]+)%" width') == [20]
    assert share(ann, r'<rect x="[\d.]+%" width="([\d.]+)%"') == [80]
    assert share(ann, r'<svg x="([\d.]+)%"') == [64, 60]
    assert share(ann, r'<svg x="[\d.]+%" y="62%" width="([\d.]+)%"') == [36, 4]
    assert share(ann, r'class="bar-sum" x="([\d.]+)%"') == [60]
    assert share(ben, r'<svg x="([\d.]+)%"') == [0]
    assert share(ben, r'class="bar-sum" x="([\d.]+)%"') == [0]


def test_numbers_that_fit_are_told_with_their_sign() -> None:
    ann, _ = bars(END)
    assert re.findall(r">(−?\d+)</text>", ann) == ["40", "−18"]
    totals = [
        words
        for known, words in Document(end_scene.page(END)).all("span")
        if known.get("class") == "result-total"
    ]
    assert totals == [
        "20 points: Purse 40, Cards left −18, Prospectors −2",
        "−10 points: Purse 10, Cards left −20, Prospectors 0",
    ]


def test_a_loss_too_short_for_its_number_is_told_before_the_sum() -> None:
    results = tuple(replace(result, parts=(60, -1, -2), total=57) for result in END.results)
    for bar in bars(replace(END, results=results)):
        assert re.findall(r">(−?\d+)</text>", bar) == ["60", "−3"]


@pytest.mark.parametrize("parts", [(7, 2, 0), (0, 0, 0)])
def test_bars_without_a_loss_are_as_ever(parts: tuple[int, ...]) -> None:
    results = (
        replace(END.results[0], parts=parts, total=sum(parts)),
        replace(END.results[1], parts=(1, 0, 0), total=1),
    )
    assert all("falling" not in bar for bar in bars(replace(END, results=results)))
