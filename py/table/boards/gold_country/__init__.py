"""The board of Gold Country: hexes on the felt, four mines, the tokens, trades and action cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from htpy import Element, Node, button, div, p, span

from fortyniner.chance import Chance
from fortyniner.game import Event
from fortyniner.gold_country import events
from fortyniner.gold_country.board import Space, board, spaces
from fortyniner.gold_country.box import VEINS
from fortyniner.gold_country.moves import Redraw, TakeToken, Third, read_move
from fortyniner.match import Ply
from fortyniner.phrases import some
from table.art.tiles import ingot
from table.boards import Args, Beat, Board, Interlude, Scene
from table.boards.gold_country import (
    action_cards,
    beats,
    desk,
    happened,
    land,
    looks,
    mines,
    past,
    preview,
    public,
    seats,
    trade,
)
from table.boards.gold_country.choosing import Choice, Situation, lay_out, tap_space, tap_token
from table.boards.gold_country.land import Marks
from table.boards.gold_country.memory import Memory
from table.boards.gold_country.mines import Change
from table.boards.gold_country.walking import KEYS, walk

__all__ = ["BOARD", "GoldCountryBoard"]


class GoldCountryBoard(Board):
    """See `table.boards.Board`."""

    def __init__(self, chance: Chance) -> None:
        self._choice = Choice()
        self._turn: tuple[int | None, int] = (None, 0)
        """Whose eyes it is drawn for, and in which turn."""
        self._sheet = ""
        """What lies over the tokens on a small screen: trade or cards."""
        self._look = ""
        self._from = ""
        """What opened the sheet or the look; closing them gives it the focus again."""
        self._focus: str | None = None
        self._at: Space | None = None
        """The space where the keys are."""
        self._shared = False
        self._seen = Memory()

    def focus(self) -> str | None:
        """The id that should have the focus after this drawing, told once."""
        asked, self._focus = self._focus, None
        return asked

    def reset(self) -> None:
        """Forget what was chosen, and what the one who looked has seen happen."""
        self._choice = Choice()
        self._seen.next_move()
        self.hinted = ""

    def begin(self, seat: int, scene: Scene) -> None:
        """Nothing is done out of turn."""

    def shows(self, event: Event, own: bool) -> bool:
        """See `beats.stops`; one stop a move is enough, the rest is told with it."""
        self._seen.last.append(event)
        stops = not self._seen.stopped and beats.stops(event, own, self._shared)
        self._seen.stopped = self._seen.stopped or stops
        return stops

    def lingers(self, event: Event) -> float:
        """See `table.boards.Board`."""
        return 1.0

    def announced(self, event: Event) -> Beat | None:
        """Nothing is said beforehand."""
        return None

    def draft(self, scene: Scene) -> str:
        """The move that is chosen but not played, where it is one."""
        now = self._see(scene)
        if now.placement:
            return str(now.placement)
        paying = now.acts and scene.view["step"] == "paying"
        return (now.play or "") if paying else ""

    def resume(self, draft: str, scene: Scene) -> None:
        """Choose again what that move says, as far as it can be chosen now."""
        if self._see(scene).acts:
            lay_out(self._choice, draft, scene)
            if draft.startswith(("buy ", "sell ")):
                self._sheet = "trade"

    def hint(self, move: str, scene: Scene) -> None:
        """No sheet lies over the button, but the one it is on; an action card is chosen."""
        self._sheet = ""
        super().hint(move, scene)
        if isinstance(read_move(move), Redraw | TakeToken | Third):
            self._choice.card = move

    def interludes(self, scene: Scene) -> Sequence[Interlude]:
        """There are none."""
        return ()

    def token(self, event: Event) -> Node:
        """A picture of what the event was about."""
        return beats.picture(event, 36)

    def figures(self, scene: Scene, seat: int) -> Sequence[tuple[str, Node]]:
        """See `table.boards.Board`."""
        return public.figures(scene, seat)

    def facts(self, log: Sequence[Ply], names: Sequence[str], view: Any) -> Sequence[tuple[str, str, str]]:
        """See `table.boards.Board`."""
        return public.facts(log, names)

    def act(self, do: str, args: Args, scene: Scene) -> str | None:
        """Answer a tap or a key; gives a move text when the person means to play."""
        chosen = replace(self._choice)
        text = self._answer(do, args, scene)
        if self._choice != chosen:
            self.hinted = ""
        return text

    def _answer(self, do: str, args: Args, scene: Scene) -> str | None:
        now, choice = self._see(scene), self._choice
        match do:
            case "space":
                self._at = int(args["id"].removeprefix("at-"))
                return tap_space(now, self._at)
            case "token":
                tap_token(choice, int(args["token"]), "store" in args)
            case "play":
                return now.play
            case "use-card":
                self._sheet = "trade" if choice.card == "third" else ""
                self._focus = "play"
                return choice.card
            case "move-text":
                return args["text"] if now.acts else None
            case "card":
                return self._card(now, args["card"])
            case "return":
                choice.mine = int(args["mine"])
            case "sheet":
                self._sheet, self._from, self._focus = args["sheet"], args.get("id", ""), "sheet-close"
            case "look":
                self._look, self._from, self._focus = args["look"], args.get("id", ""), "look-close"
            case "back":
                self._close()
            case "key":
                return self._key(args["key"], args.get("id", ""), now)
        return None

    def _card(self, now: Situation, move: str) -> str | None:
        """An action card is chosen; where it cannot be used, the engine says why."""
        if not now.acts:
            return None
        if not now.may(move):
            return move
        self._choice.card = move if self._choice.card != move else None
        self._choice.wrong = None
        return None

    def _close(self) -> None:
        if self._look:
            self._look = ""
        elif self._sheet:
            self._sheet, self._choice.card = "", None
        self._focus = self._from or None

    def _key(self, key: str, here: str, now: Situation) -> str | None:
        ground = board(now.view["board"])
        if key in KEYS or key.lower() in KEYS:
            start = int(here.removeprefix("at-")) if here.startswith("at-") else None
            if start is None and not key.startswith("Arrow"):
                return None
            self._at = (
                self._walks(now)
                if start is None
                else walk(ground, start, key if key in KEYS else key.lower())
            )
            self._focus = f"at-{self._at}"
        elif key == "Enter":
            if here.startswith("at-") and not now.scene.beat:
                return self._answer("space", {"id": here}, now.scene)
            return now.play
        elif key == "Escape":
            self._escape()
        elif key.lower() in ("t", "c"):
            sheet = {"t": "trade", "c": "cards"}[key.lower()]
            self._sheet, self._from, self._focus = sheet, here, "sheet-close"
        elif key.isdecimal() and now.places and 0 < int(key) <= len(now.pool):
            stored = int(key) == len(now.pool) and now.view["store"] is not None
            tap_token(self._choice, now.pool[int(key) - 1], stored)
        return None

    def _escape(self) -> None:
        """One step back: a sheet, then the space, then the first step."""
        choice = self._choice
        if self._sheet or self._look:
            self._close()
        elif choice.card:
            choice.card = None
        elif choice.space is not None:
            choice.space = None
        else:
            choice.via = None
        choice.wrong = None

    def draw(self, scene: Scene) -> Element:
        """Everything beneath the top bar."""
        now = self._see(scene)
        beat = beats.event_of(scene.beat) if scene.beat else None
        marks = self._marks(now, beat)
        change = beats.change(beat) if beat else _foreseen(now)
        sheet = self._sheet if beat is None else ""
        return div(
            class_=[
                "country",
                f"on-{scene.view['board']}",
                {"beat": bool(beat), "acts": now.acts, "covered": bool(sheet)},
            ]
        )[
            div(".country-left")[seats.row(scene), happened.panel(scene)],
            div(".country-middle")[
                land.felt(scene, marks, p(".country-headline")[desk.headline(now)], _below(scene)),
                beats.desk(now, self._seen.last) if beat else desk.drawn(now, marks),
            ],
            div(".country-right")[mines.panel(now, change, beat is not None), action_cards.panel(now)],
            trade.sheet(now, past.trades(scene.past)) if sheet == "trade" else None,
            action_cards.sheet(now) if sheet == "cards" else None,
            looks.drawn(scene, self._look) if self._look else None,
        ]

    def _marks(self, now: Situation, beat: Event | None) -> Marks:
        view, me = now.view, now.view["seat"]
        recent = past.recent(now.scene.past, view)
        settled = self._seen.settled
        caved = any(isinstance(event, events.CaveIn) for event in self._seen.last)
        flown = beats.flown(self._seen.last)
        where = beats.where(self._seen.last)
        if beat is not None:
            return Marks(
                recent=recent,
                settled=settled,
                flown=flown,
                shaken=where if caved else None,
                told=where,
                walk=self._walks(now),
            )
        of = now.of(now.token)
        chosen = now.choice.space if now.placement else None
        first = now.via is None
        return Marks(
            token=now.token,
            can=now.ends if now.places and not now.choice.card else (),
            boats=of.boats if first and not now.choice.card else (),
            tunnels=of.tunnels if first and not now.choice.card else (),
            via=now.via,
            chosen=chosen,
            bubble=preview.bubble(now.foresight, me) if now.foresight else "",
            wrong=now.choice.wrong,
            recent=recent,
            settled=settled,
            flown=flown,
            shaken=where if caved else None,
            walk=self._walks(now),
        )

    def _walks(self, now: Situation) -> Space:
        """The space that Tab comes to: where the keys were, else one that can be chosen."""
        if self._at is not None and board(now.view["board"]).all >> self._at & 1:
            return self._at
        return min(now.ends, default=next(spaces(board(now.view["board"]).all)))

    def _see(self, scene: Scene) -> Situation:
        """The scene with what is chosen; for other eyes, or in another turn, nothing is open yet."""
        view = scene.view
        self._shared = sum(seat.bot is None for seat in scene.seats) > 1
        if (view["seat"], view["round"]) != self._turn:
            if view["seat"] != self._turn[0]:
                self._look = ""
                self._choice = Choice()
            self._turn = (view["seat"], view["round"])
            self._sheet = ""
        if self._sheet == "trade" and view["step"] == "paying":
            self._sheet = ""
        return Situation(scene, self._choice)


def _foreseen(now: Situation) -> Change | None:
    """The value of a mine before and after what is chosen."""
    of = now.foresight
    if of is None or of.old is None or of.new is None:
        return None
    return of.token, of.old, of.new


def _below(scene: Scene) -> Element:
    """The veins that are left and the bag; a tap tells about all that lies on the land."""
    view = scene.view
    label = f"{some(view['veins'], 'vein')} left, {some(view['bag'], 'token')} in the bag. About the land"
    return button(
        "#about-land.country-below", type="button", data_do="look", data_look="land", aria_label=label
    )[
        span(".country-ingots")[(ingot(at < view["veins"]) for at in range(VEINS))],
        span(".grow")[f"{view['veins']} of {VEINS} veins"],
        span[f"{view['bag']} in the bag"],
    ]  # fmt: skip


BOARD = GoldCountryBoard
