"""What the page says on its own account: toasts stay until closed, questions must be answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from htpy import Element, Node, a, button, dialog, div, h2, p, span

from table.art import icon


@dataclass(frozen=True)
class Answer:
    """A button: `do` is sent when it is tapped, `id` names it in the document."""

    do: str
    says: str
    sign: str | None = None
    primary: bool = False
    argument: str | None = None

    def button(self, place: str) -> Element:
        """The button itself; `place` keeps ids apart."""
        return button(
            class_={"btn": True, "primary": self.primary},
            id=f"{place}-{self.do}",
            type="button",
            data_do=self.do,
            data_argument=self.argument,
        )[icon(self.sign) if self.sign else None, self.says]


@dataclass(frozen=True)
class Toast:
    """Something to know; with the rule that says so, and at most one thing to do about it."""

    text: str
    rule: str | None = None
    game: str | None = None
    good: bool = False
    answer: Answer | None = None


@dataclass(frozen=True)
class Question:
    """Something to decide before anything else."""

    id: str
    title: str
    text: str
    answers: Sequence[Answer]
    cancel: str = "close"


def sentence(words: str) -> str:
    """The words of a fault as a sentence."""
    return f"{words[0].upper()}{words[1:].removesuffix('.')}."


def toasts(toast: Toast | None) -> Element:
    """The place for toasts, empty or not."""
    return div("#toasts.toasts", role="alert")[_toast(toast) if toast else None]


def _toast(toast: Toast) -> Node:
    rule = None
    if toast.rule:
        rule = a("#toast-rule.rule-link", href=f"#/rules/{toast.game}/{toast.rule}")[toast.rule]
    return div(".toast")[
        span(class_={"sign": True, "good": toast.good})[icon("check" if toast.good else "ban", 20)],
        p(".words")[toast.text, " " if rule else None, rule],
        toast.answer.button("toast") if toast.answer else None,
        button("#toast-close.icon-btn", type="button", data_do="dismiss", aria_label="Close this message")[
            icon("x")
        ],
    ]


def question(asked: Question | None) -> Node:
    """The dialog, if something is asked."""
    if asked is None:
        return None
    return dialog(".dialog", id=asked.id, data_cancel=asked.cancel, aria_labelledby=f"{asked.id}-title")[
        h2(".heading", id=f"{asked.id}-title")[asked.title],
        p[asked.text],
        div(".actions")[(answer.button(asked.id) for answer in asked.answers)],
    ]
