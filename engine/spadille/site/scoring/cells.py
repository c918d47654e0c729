"""One figure of one book: a cell of a table, and the ruling that opens from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spadille.collation import question
from spadille.point import Point, Price
from spadille.points.game.row import POINT as GAME
from spadille.points.score import lost_partner
from spadille.ruleset import Ruleset
from spadille.site import attested
from spadille.site import words as site_words
from spadille.site.collation_page import short
from spadille.site.here import Here
from spadille.site.html import Child, Html, classes, el, join
from spadille.site.scoring import standing, words
from spadille.vocabulary import find


@dataclass(frozen=True, slots=True)
class Column:
    """One question of a table; `game` where it is asked of one game."""

    point: Point[Any]
    head: str
    game: str | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell says, and the rule point by which it does."""

    said: Child
    point: Point[Any]
    arises: bool = True
    """False where the question cannot be asked of the book; then the point is the one that says why."""


def cell(ruleset: Ruleset, column: Column) -> Cell:
    """Return what the book says to a question, or why the question does not arise there."""
    point = column.point
    if column.game is not None:
        row = ruleset.game(column.game)
        if row is None:
            return Cell(words.ABSENT_GAME, GAME[column.game], arises=False)
        if point is lost_partner.POINT[column.game] and not row.with_partner:
            return Cell(words.ALONE, GAME[column.game], arises=False)
    if point.applies is not None:
        condition = find(point.applies.point)
        if condition.kind.spell(ruleset.answer(condition)) not in point.applies.answers:
            return Cell(words.DOES_NOT_ARISE, condition, arises=False)
    answer = ruleset.ruling(point).answer or ""
    said = point.kind.words(ruleset.answer(point)) if isinstance(point.kind, Price) else short(point, answer)
    return Cell(said, point)


def shown(ruleset: Ruleset, column: Column) -> Html:
    """Return the cell: its answer or figure as a button, and below it how well that is attested."""
    found = cell(ruleset, column)
    own, lent = ruleset.own(found.point), not ruleset.answers_itself(found.point)
    manner = classes("sp-lentfigure" if lent else None, None if found.arises else "sp-figures__aside")
    button = el(
        "button",
        el("span", found.said, class_=manner),
        type="button",
        popovertarget=_id(ruleset, column),
        class_="sp-figures__open",
    )
    rivals = site_words.WITH_RIVALS if own and own.rivals and not lent else None
    grade = el("span", join((standing.grade(ruleset, found.point), rivals), " · "), class_="sp-cell__grade")
    return el("td", button, grade, class_=f"sp-cell--{own.grade.value if own else 'none'}")


def opened(ruleset: Ruleset, column: Column, here: Here) -> Html:
    """Return what opens from the cell: the ruling with its citations, note and rivals."""
    point, name = cell(ruleset, column).point, _id(ruleset, column)
    title = words.CELL_LABEL.format(book=ruleset.title, question=question(point, [ruleset]))
    return el(
        "div",
        el("p", title, class_="sp-label"),
        attested.ruling(point, ruleset.own(point), ruleset.ruling(point), here=here),
        el("p", here.ruling(ruleset, point.id, el("code", point.id)), class_="sp-point"),
        el("button", words.CLOSE, type="button", popovertarget=name, popovertargetaction="hide"),
        id=name,
        popover="auto",
        role="dialog",
        aria_label=title,
        class_="sp-opened",
    )


def _id(ruleset: Ruleset, column: Column) -> str:
    return f"{column.point.id}-{ruleset.id}"
