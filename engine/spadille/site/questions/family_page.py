"""The page of a family of questions: the same one asked of each game, as a table of games by sources."""

from __future__ import annotations

from typing import Any

from spadille.point import Family, Grade, Point, Price
from spadille.points.score import unit
from spadille.ruleset import Ruleset
from spadille.site import cite, words
from spadille.site.edition import Edition, question
from spadille.site.here import COLLATION_PAGE, Here, point_page
from spadille.site.html import Html, classes, el, heading, join
from spadille.site.page import Page
from spadille.site.prose.grammar import in_words, unit_of
from spadille.site.questions import by_date, code
from spadille.site.words import apparatus as said


def page(family: Family[Any], edition: Edition) -> Page:
    """Return the page of the family."""
    here = Here(edition, point_page(family.id))
    points = [family[game] for game in edition.games()]
    asked = [point for point in points if edition.asks(point.id)]
    rest = [point for point in points if point not in asked and point.id in edition.baseline.rulings]
    title = said.FAMILIES[family.id]
    parts = (
        _head(family, here),
        _table(asked, here, title=title),
        *_baseline_only(rest, here),
        *code.section(family.id),
        cite.block(title, here),
    )
    return Page(
        path=here.path,
        title=title,
        description=said.FAMILY_DESCRIPTION,
        parts=parts,
        tags=(words.PHASES[family.id.partition(".")[0]],),
        wide=True,
    )


def members(family: Family[Any], edition: Edition) -> tuple[Point[Any], ...]:
    """Return the questions of the family that have pages of their own."""
    return tuple(family[game] for game in edition.games() if edition.asks(family[game].id))


def _head(family: Family[Any], here: Here) -> Html:
    beside = here.link(words.BESIDE_OTHERS, COLLATION_PAGE, family.id)
    return join(
        (
            el("p", family.matters, class_="sp-lead"),
            el("p", join((el("code", f"{family.id}.<game>"), beside), " · "), class_="sp-more"),
            el("p", said.FAMILY_LEAD),
        )
    )


def _table(points: list[Point[Any]], here: Here, *, title: str) -> Html:
    names = here.edition.baseline.names
    games = [point.id.rpartition(".")[2] for point in points]
    heads = [
        el("th", here.point(point, names.get(game, game)), scope="col")
        for point, game in zip(points, games, strict=True)
    ]
    rows = [_row(ruleset, points, here) for ruleset in here.edition.rulesets]
    table = el(
        "table",
        el("thead", el("tr", el("th", said.RULESET, scope="col"), *heads)),
        el("tbody", *rows),
        class_="sp-collation sp-family",
    )
    return el("div", table, class_="sp-scroll", tabindex="0", role="region", aria_label=title)


def _row(ruleset: Ruleset, points: list[Point[Any]], here: Here) -> Html:
    cells = [_cell(ruleset, point, here) for point in points]
    return el("tr", el("th", here.ruleset(ruleset), scope="row"), *cells)


def _cell(ruleset: Ruleset, point: Point[Any], here: Here) -> Html:
    own = ruleset.own(point)
    if own is None:
        return el("td", words.CELL_NONE, class_="sp-cell--none")
    if own.answer is None:
        silent = words.CELL_SILENT if own.grade is Grade.SILENT else words.CELL_UNREAD
        return el("td", here.ruling(ruleset, point.id, silent), class_=f"sp-cell--{own.grade}")
    grade = join((words.GRADES[own.grade].word, words.WITH_RIVALS if own.rivals else None), ", ")
    return el(
        "td",
        here.ruling(ruleset, point.id, _brief(ruleset, point)),
        el("span", grade, class_="sp-cell__grade"),
        class_=classes(f"sp-cell--{own.grade}"),
    )


def _brief(ruleset: Ruleset, point: Point[Any]) -> str:
    answer = ruleset.answer(point)
    if isinstance(point.kind, Price):
        measure = ""
        if ruleset.answers_itself(unit.POINT):
            measure = unit_of(answer, ruleset.answer(unit.POINT).value)
        return f"{point.kind.words(answer)} {measure}".strip()
    if point.kind.options():
        return in_words(str(answer.value))
    return said.HAS_GAME if answer is not None else said.HAS_NOT_GAME


def _baseline_only(points: list[Point[Any]], here: Here) -> tuple[str, ...]:
    if not points:
        return ()
    told = [
        el(
            "section",
            el("h3", question(point, here.edition.baseline), id=point.id),
            by_date.ours(point, here),
        )
        for point in points
    ]
    return heading(2, said.OURS[:1].upper() + said.OURS[1:], "baseline"), join(
        (el("p", said.BASELINE_ONLY), *told)
    )
