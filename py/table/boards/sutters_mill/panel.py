"""An opened place: its stack card by card, the sums, what its deed brings, and what the next card needs."""

from __future__ import annotations

from functools import lru_cache

from htpy import Element, Node, a, aside, b, button, div, fragment, h2, li, ol, p, span, ul

from fortyniner.phrases import counted
from fortyniner.sutters_mill import words
from fortyniner.sutters_mill.deeds import Card, sums
from fortyniner.sutters_mill.moves import Free, Play, Remove, Shift, read_move
from fortyniner.sutters_mill.town import BONUS, BUILDINGS, COLOURS, NAMES, VALUES, Building, Space
from table.art import chip, emblem, house, icon, prospector
from table.boards import Scene
from table.boards.sutters_mill.foresight import Town, foresee, minus
from table.boards.sutters_mill.terms import (
    COLOUR,
    ORDINAL,
    SHORT,
    card_name,
    men_words,
    own,
    sentence,
    stack_of,
    standing,
    subject,
    who,
)
from table.kept import Kept


def opened(scene: Scene, space: Space, town: Town, move: str | None, by_hand: bool) -> Element:
    """`move` is the chosen one; where it touches this stack, what it would change is drawn in. `by_hand`:
    somebody has opened it, and may close it again."""
    inner = _camp(scene, space) if space in COLOUR else _building(scene, space, town, move)  # type: ignore[arg-type]
    return aside(".mill-panel", aria_label=NAMES[space])[
        _head(space, by_hand), div(".mill-panel-body")[inner]
    ]


def _head(space: Space, by_hand: bool) -> Element:
    return div(".mill-panel-head")[
        span(".mill-panel-art")[house(space)],
        h2(".display")[NAMES[space]],
        shut() if by_hand else None,
    ]


def shut() -> Element:
    """Closes the panel."""
    return button("#shut.icon-btn", type="button", data_do="shut", aria_label="Close")[icon("x")]


def _rule(id: str) -> Element:
    return a(".rule-link", href=f"#/rules/sutters-mill/{id}")[id]


def _camp(scene: Scene, space: Space) -> Node:
    view = scene.view
    colour = COLOUR[space]
    left = view["left"][colour]
    if space == view["camp"]:
        says = f"The next chip is dug here. {counted(left, f'{colour} chip')} left."
    elif left:
        says = f"{counted(left, f'{colour} chip')} to come; they are dug once the chips before them are gone."
    else:
        says = f"All {colour} chips are gone. Whoever still stands here has to be moved in town."
    return fragment[
        p(".mill-effect")[chip(colour, 20), span[says]],
        p(".note")[
            "A prospector goes from here to a building and earns a chip. ",
            _rule("SM-21"),
            " Cards are played at buildings alone. ",
            _rule("SM-32"),
        ],
        _who_stands(scene, space),
    ]


def _who_stands(scene: Scene, space: Space) -> Element:
    there = standing(scene.view, space)
    if not there:
        return p(".note.mill-stands")["No prospector stands here."]
    return div(".mill-stands")[
        (prospector(seat + 1, 32, men) for seat, men in there.items()),
        span[f"Prospectors: {men_words(scene, space)}"],
    ]


def _building(scene: Scene, building: Building, town: Town, move: str | None) -> Node:
    parsed = read_move(move) if move else None
    action = parsed.action if isinstance(parsed, Free) else parsed
    change = foresee(scene.view, scene.view["seat"], parsed) if parsed and action else None
    if change and change.building != building:
        change = action = None
    stack = stack_of(scene.view, building)
    after = change.after.stacks[building] if change else stack
    longer = words.LONGER.get(building) if scene.view["options"]["literal-bonus"] else None
    return fragment[
        _effect(scene, building, town),
        _stack(scene, building, stack, action if change else None),
        _sums(scene, stack, after) if stack or after else None,
        _needs(scene, building),
        None if isinstance(action, Remove) and change else _acts(scene, building),
        _who_stands(scene, building),
        p(".note")[words.EFFECTS[building][1], longer],
        p(".note")[
            "The highest sum holds the deed; of equal sums the higher card, then the older. ", _rule("SM-45")
        ],
    ]


def _effect(scene: Scene, building: Building, town: Town) -> Element:
    holder = town.held.get(building)
    if building in scene.view["closed"]:
        held = "The deed has left the game."
    elif holder is None:
        held = "Nobody has played here yet."
    else:
        held = f"Held by {who(scene, holder)}."
    rule = "SM-24" if building in BONUS.values() else "SM-50"
    return p(".mill-effect-words")[b[f"{words.EFFECTS[building][0]}. "], held, " ", _rule(rule)]


def _stack(scene: Scene, building: Building, stack: list[Card], action: object) -> Node:
    """Top first. A card that would come is dashed on top, one that would go is crossed."""
    if not stack and not isinstance(action, Play):
        return None
    rows: list[Node] = []
    if isinstance(action, Play):
        seat = scene.view["seat"]
        rows.append(_card(Card(seat, action.rank), "would lie on top", "coming", seat == scene.view["seat"]))
    for place in reversed(range(len(stack))):
        card = stack[place]
        goes = isinstance(action, Remove) and place == len(stack) - 1
        height = len(stack) + isinstance(action, Play)
        note = ", would go" if goes else _where(place, height)
        rows.append(
            fragment[
                _card(card, sentence(card_name(scene, *card)) + note, "going" if goes else "", True),
                _arrows(scene, building, place, action),
            ]
        )
    return div(".mill-pile")[
        span(".note")["From the top"],
        ol(aria_label="The stack, the top card first")[(li[row] for row in rows)],
        p(".mill-shifts")[f"An arrow shifts a card of yours by one place, free by {SHORT['CHURCH']}."]
        if any(text.startswith(f"free CHURCH shift {building} ") for text in scene.moves)
        else None,
    ]


def _where(place: int, height: int) -> str:
    if height == 1:
        return ", alone"
    return ", on top" if place == height - 1 else ", lowest" if place == 0 else ""


def _card(card: Card, says: str, klass: str, own_: bool) -> Node:
    return fragment[
        span(class_=["mill-influence", klass])[b[card.rank], emblem(card.seat + 1, 20)],
        span(".mill-influence-says")[span[says], span(".note")[f"counts {VALUES[card.rank]}"]],
    ]


def _arrows(scene: Scene, building: Building, place: int, action: object) -> Node:
    """St. John's shifts an own card one place up or down (SM-50)."""
    shifts = [Shift(building, place, up) for up in (True, False)]
    legal = [shift for shift in shifts if str(Free("CHURCH", shift)) in scene.moves]
    if not legal:
        return None
    return span(".mill-arrows")[(_arrow(shift, shift == action) for shift in legal)]


def _arrow(shift: Shift, chosen: bool) -> Element:
    way = "up" if shift.up else "down"
    return button(
        f"#shift-{shift.place + 1}-{way}.choice.mill-arrow",
        type="button",
        data_do="shift",
        data_building=shift.building,
        data_at=str(shift.place),
        data_way=way,
        data_enter="play" if chosen else None,
        aria_pressed="true" if chosen else "false",
        aria_label=f"Shift it {way}, free by {SHORT['CHURCH']}",
    )[icon(f"arrow-{way}", 20)]


def _sums(scene: Scene, stack: list[Card], after: list[Card]) -> Element:
    """A bar for each seat; hatched is what comes or goes."""
    now, then = sums(stack), sums(after)
    most = max(*now.values(), *then.values(), 1)
    seats = sorted({*now, *then}, key=lambda seat: (-then.get(seat, 0), seat))
    return div(".mill-sums")[
        ul[(_sum(scene, seat, now.get(seat, 0), then.get(seat, 0), most) for seat in seats)]
    ]


def _sum(scene: Scene, seat: int, now: int, then: int, most: int) -> Element:
    share = (
        f"--now: {min(now, then) / most:.3f}; --then: {max(now, then) / most:.3f}; --seat: var(--s{seat + 1})"
    )
    return li[
        emblem(seat + 1, 16),
        span(".mill-sum-name")[subject(scene, seat)],
        span(".mill-bar", style=share, aria_hidden="true"),
        b[now if now == then else f"{now}\u00a0→\u00a0{then}"],
    ]


def _needs(scene: Scene, building: Building) -> Node:
    """What the next own card takes (SM-32)."""
    place, seat = own(scene), scene.view["seat"]
    if place is None or place["winding"]:
        return None
    lies = sum(card.seat == seat for card in stack_of(scene.view, building))
    there = place["standing"].get(building, 0)
    needed = lies + 1
    nth = ORDINAL[needed] if needed < len(ORDINAL) else f"{needed}th"
    ready = there >= needed
    return p(class_=["mill-needs", {"ready": ready}])[
        icon("check" if ready else "user", 18),
        span[
            f"Your {nth} card here takes {counted(needed, 'prospector')} here: ",
            b[f"you have {there or 'none'}"],
            ". ",
            _rule("SM-32"),
        ],
    ]


def _acts(scene: Scene, building: Building) -> Node:
    """Taking the top card from here, for who is Winding Down."""
    if not any(move in scene.moves for move in (f"remove {building}", f"free EXPRESS remove {building}")):
        return None
    seat, rank = stack_of(scene.view, building)[-1]
    return button(
        "#take-top.btn.wide",
        type="button",
        data_do="take-top",
        data_place=building,
    )[
        icon("archive", 20),
        f"Remove {card_name(scene, seat, rank)}: {VALUES[rank]} points for {who(scene, seat)}",
    ]


# The ledger


def ledger(scene: Scene, town: Town, by_hand: bool) -> Element:
    """The whole town in words: points so far, who holds what, and what each deed brings."""
    return aside(".mill-panel.ledger", aria_label="The ledger of the town")[
        div(".mill-panel-head")[h2(".display")["The ledger"], shut() if by_hand else None],
        div(".mill-panel-body", role="group", tabindex="0", aria_label="Points, deeds and vein")[
            _accounts(scene), _deeds(scene, town), _vein(scene)
        ],
    ]


def _accounts(scene: Scene) -> Element:
    view = scene.view

    def row(seat: int) -> Kept:
        place = view["seats"][seat]
        brought = sum(VALUES[rank] for rank in place["scored"])
        gold = place["purse"]
        return _account(
            seat, scene.seats[seat].name, place["winding"], gold, place["paid"], brought, *minus(view, seat)
        )

    return ul(".mill-accounts", aria_label="Points so far")[map(row, range(len(scene.seats)))]


@lru_cache(32)
def _account(
    seat: int, name: str, winding: bool, gold: int | None, paid: int, brought: int, cards: int, men: int
) -> Kept:
    return Kept(
        li(f"#account-{seat + 1}")[
            emblem(seat + 1, 18),
            span(".mill-account-name")[
                span(".row")[b[name], icon("sunset" if winding else "hammer", 15)],
                span(".note")[words.WINDING_DOWN if winding else words.BUILDING_UP],
            ],
            span(".mill-account")[
                _figure("nuggets", gold) if gold is not None else _figure("paid", paid),
                _figure("cards out", brought),
                _figure("cards left", -cards),
                _figure("crew left", -men),
                _figure("so far", gold + brought - cards - men) if gold is not None else None,
            ],
        ]
    )


def _figure(what: str, number: int) -> Element:
    return span[b[number if number >= 0 else f"−{-number}"], span(".note")[what]]


def _deeds(scene: Scene, town: Town) -> Element:
    def named(seat: int | None) -> tuple[int, str] | None:
        return None if seat is None else (seat, scene.seats[seat].name)

    adventurer = named(scene.view["adventurer"])
    return ul(".mill-deeds", aria_label="Deeds")[
        (
            _deed(building, building in scene.view["closed"], named(town.held.get(building)))
            for building in BUILDINGS
        ),
        li[
            span(".mill-deed-art")[icon("compass", 24)],
            span(".mill-account-name")[b["Adventurer"], span(".note")[words.ADVENTURER[0]]],
            span(".mill-holder")[_holder(adventurer) if adventurer else "nobody"],
        ],
    ]


@lru_cache(32)
def _deed(building: Building, closed: bool, holder: tuple[int, str] | None) -> Kept:
    return Kept(
        li(f"#deed-{building}")[
            span(".mill-deed-art")[house(building)],
            span(".mill-account-name")[b[SHORT[building]], span(".note")[words.EFFECTS[building][0]]],
            span(".mill-holder")[_holder(holder) if holder else "no deed" if closed else "free"],
        ]
    )


def _holder(holder: tuple[int, str]) -> Node:
    seat, name = holder
    return fragment[emblem(seat + 1, 16), name]


def _vein(scene: Scene) -> Element:
    view = scene.view
    return p(".mill-vein-left")[
        (span[chip(colour, 20), b[view["left"][colour]], f" {colour} left"] for colour in COLOURS)
    ]
