"""What is on the page and only stands for itself in a new drawing stays the very same element."""

from __future__ import annotations

import pytest

from e2e.hunting import Hunting

# Draws one page after the other; whether the second could be drawn, and whether the token is still the same.
DRAWN = """async ([before, after]) => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const { draw } = await import(files.find(name => name.includes("/page-")));
  draw(before, "", false);
  const token = document.getElementById("red");
  return [draw(after, "", false), document.getElementById("red") === token, token.textContent];
}"""
TOKEN = '<button id="red">Red</button>'
STUB = '<button id="red" data-kept></button>'


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"<main>{TOKEN}<p>to move</p></main>", f"<main>{STUB}<p>over</p></main>"),
        (f"<main><b></b>{TOKEN}</main>", f"<main>{STUB}<b></b></main>"),
        (f'<i id="one">{TOKEN}</i><i id="two"></i>', f'<i id="one"></i><i id="two">{STUB}</i>'),
    ],
    ids=["in its place", "at another place", "elsewhere"],
)
def test_what_a_stub_stands_for_stays_the_same_element(phone: Hunting, before: str, after: str) -> None:
    assert phone.page.evaluate(DRAWN, [before, after]) == [True, True, "Red"]
    assert phone.page.locator("[data-kept]").count() == 0


@pytest.mark.parametrize("other", ["", "<button>Blue</button>", '<button id="blue">Blue</button>'])
def test_a_stub_without_its_element_is_told_of(phone: Hunting, other: str) -> None:
    stub = STUB.replace("red", "green")
    after = f"<main>{TOKEN}</main><aside>{stub}</aside>"
    drawn, *_ = phone.page.evaluate(DRAWN, [f"<main>{TOKEN}</main><aside>{other}</aside>", after])
    assert not drawn
