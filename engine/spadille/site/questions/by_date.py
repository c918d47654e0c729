"""What every source says on a question, in order of date, with its apparatus."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from spadille.point import Grade, Point, Rival
from spadille.site import attested, words
from spadille.site.here import Here
from spadille.site.html import Html, classes, el, join
from spadille.site.prose import frame
from spadille.site.prose.sentence import say
from spadille.site.prose.setting import setting_of, setting_of_baseline
from spadille.site.questions.standing import Standing
from spadille.site.words import apparatus as said


def view(point: Point[Any], standing: tuple[Standing, ...], here: Here) -> Html:
    """Return the list; neighbours that are silent in the same way share a line."""
    lines = [_line(point, list(group), here) for _, group in groupby(standing, key=_alike)]
    return el("ol", *lines, class_="sp-bydate")


def ours(point: Point[Any], here: Here) -> Html | None:
    """Return the editors' own answer with its reason, set apart."""
    ruling = here.edition.baseline.rulings.get(point.id)
    if ruling is None:
        return None
    setting = setting_of_baseline(here.edition.baseline)
    rivals = [el("li", say(point, rival.answer, setting), *_support(rival, here)) for rival in ruling.rivals]
    return el(
        "div",
        el("p", frame.OURS_ONE, class_="sp-editors__label"),
        el("p", say(point, ruling.answer or "", setting), class_="sp-editors__said"),
        el("p", attested.note(ruling.note, here), class_="sp-note") if ruling.note else None,
        join((el("p", words.RIVALS, class_="sp-label"), el("ul", *rivals))) if rivals else None,
        class_="sp-editors",
    )


def _alike(one: Standing) -> object:
    """Return what lines share that are told as one: a kind of silence without a remark."""
    if one.own is None:
        return "nothing"
    if one.own.answer is None and not one.own.note:
        return one.own.grade
    return one.ruleset.id


def _line(point: Point[Any], several: list[Standing], here: Here) -> Html:
    names = [_name(point, one, here) for one in several]
    first = several[0]
    answered = first.own is not None and first.own.answer is not None
    return el(
        "li",
        el("p", *names, class_="sp-bydate__who"),
        *(_answered(point, first, here) if answered else _silent(first, here)),
        class_=classes("sp-bydate__line", None if answered else "sp-bydate__line--none"),
    )


def _name(point: Point[Any], one: Standing, here: Here) -> Html:
    """Return the name of a ruleset, with its date unless the name has it."""
    title = one.ruleset.title
    year = None if one.date[:4] in title else el("span", one.date, class_="sp-bydate__year")
    name = here.ruling(one.ruleset, point.id, title) if one.own else here.ruleset(one.ruleset)
    return el("span", join((name, year), " "), class_="sp-bydate__name")


def _answered(point: Point[Any], one: Standing, here: Here) -> list[Html | None]:
    assert one.own is not None
    setting = setting_of(one.ruleset)
    rivals = [el("li", say(point, rival.answer, setting), *_support(rival, here)) for rival in one.own.rivals]
    where = attested.citations(one.own.cites, here)
    return [
        el("p", say(point, one.own.answer or "", setting), class_="sp-bydate__said"),
        el("p", join((attested.signed(one.own.grade), where), " "), class_="sp-attested"),
        el("p", attested.note(one.own.note, here), class_="sp-note") if one.own.note else None,
        join((el("p", words.RIVALS, class_="sp-label"), el("ul", *rivals))) if rivals else None,
    ]


def _silent(one: Standing, here: Here) -> list[Html | None]:
    if one.own is None:
        return [el("p", el("em", said.NOT_ASKED), ". ", said.NOT_ASKED_LONG, class_="sp-note")]
    grade: Grade = one.own.grade
    note = attested.note(one.own.note, here) if one.own.note else None
    return [el("p", attested.signed(grade), " ", words.GRADES[grade].meaning, " ", note, class_="sp-note")]


def _support(rival: Rival, here: Here) -> list[Html | None]:
    cites = attested.citations(rival.cites, here)
    return [
        el("span", " ", cites, class_="sp-attested") if rival.cites else None,
        el("span", " ", attested.note(rival.note, here), class_="sp-note") if rival.note else None,
    ]
