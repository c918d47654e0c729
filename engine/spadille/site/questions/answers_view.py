"""Every answer to a question with those who give it: who agrees with whom, at a glance."""

from __future__ import annotations

from typing import Any

from spadille.point import ANSWERED, Amount, Grade, Point, Price, Raw, as_json
from spadille.points.score import unit
from spadille.site import words
from spadille.site.here import Here
from spadille.site.html import Child, Html, classes, el, join
from spadille.site.prose.sentence import say
from spadille.site.prose.setting import setting_of_baseline
from spadille.site.questions.standing import Answer, Standing, answers, ways
from spadille.site.words import apparatus as said


def view(point: Point[Any], standing: tuple[Standing, ...], here: Here) -> Html:
    """Return the answers, what they come to in a line, and the silences."""
    found = answers(point, standing)
    blocks = [_answer(point, answer, here) for answer in found]
    open_list = None if point.kind.options() else el("p", _expected(point), class_="sp-note")
    silences = [_silence(grade, standing, here) for grade in (Grade.SILENT, Grade.UNREAD)]
    return join(
        (
            el("p", at_a_glance(standing), class_="sp-sub"),
            el("div", *blocks, *silences, class_="sp-answers"),
            open_list,
        )
    )


def at_a_glance(standing: tuple[Standing, ...]) -> str:
    """Say how many rulesets answer, and in how many ways."""
    count = sum(one.answer is not None for one in standing)
    if count < 2:
        return (said.AT_A_GLANCE_SINGLE if count else said.AT_A_GLANCE_NONE).format(all=len(standing))
    different = ways(standing)
    template = said.AT_A_GLANCE if different > 1 else said.AT_A_GLANCE_ONE
    return template.format(answered=count, all=len(standing), ways=different)


def short(raw: Raw) -> Html:
    """Return an answer as it is spelled: a word, a figure, or the columns of a game."""
    spelled = as_json(raw)
    if isinstance(spelled, dict):
        spelled = ", ".join(f"{column}: {word}" for column, word in spelled.items())
    return el("code", str(spelled))


def _answer(point: Point[Any], answer: Answer, here: Here) -> Html:
    baseline = here.edition.baseline
    ruling = baseline.rulings.get(point.id)
    figure = isinstance(point.kind, Price)
    ours = ruling is not None and as_json(ruling.answer) == as_json(answer.raw)
    givers = [
        *(_giver(point, one, here) for one in answer.given),
        *(_giver(point, one, here, rival=True) for one in answer.rival),
        *((el("li", el("span", said.OURS, class_="sp-giver sp-grade--editorial")),) if ours else ()),
    ]
    nobody = el("p", said.NOBODY, class_="sp-note") if not (answer.given or answer.rival) else None
    return el(
        "section",
        el("p", _sentence(point, answer, here), class_="sp-answers__said"),
        None if figure else el("p", short(answer.raw), class_="sp-answers__word"),
        nobody,
        el("ul", *givers, class_="sp-givers") if givers else None,
        class_=classes("sp-oneanswer", None if answer.given else "sp-oneanswer--ungiven"),
    )


def _sentence(point: Point[Any], answer: Answer, here: Here) -> Child:
    """Return the answer as a sentence; a mere figure is no sentence, for it needs a unit, which is each source's own."""
    if isinstance(point.kind, Price):
        value: Amount = point.kind.parse(answer.raw)
        return el("strong", point.kind.words(value))
    return say(point, answer.raw, setting_of_baseline(here.edition.baseline))


def _giver(point: Point[Any], one: Standing, here: Here, *, rival: bool = False) -> Html:
    grade = one.grade if one.grade in ANSWERED else Grade.CONJECTURED
    assert grade is not None
    # A unit that is lent to the source says nothing about its figure.
    counted = isinstance(point.kind, Price) and one.ruleset.answers_itself(unit.POINT)
    measure = said.IN_UNIT.format(unit=one.ruleset.answer(unit.POINT).value) if counted else None
    tail = join((said.AS_RIVAL if rival else words.GRADES[grade].word, measure), ", ")
    name = here.ruling(one.ruleset, point.id, one.ruleset.title)
    sign = None if rival else el("span", class_="sp-sign", aria_hidden="true")
    return el(
        "li",
        el(
            "span",
            sign,
            name,
            " ",
            el("small", tail),
            class_=classes("sp-giver", "sp-giver--rival" if rival else f"sp-grade--{grade}"),
        ),
    )


def _silence(grade: Grade, standing: tuple[Standing, ...], here: Here) -> Html | None:
    silent = [one for one in standing if one.grade is grade]
    if not silent:
        return None
    names = [
        el("li", el("span", here.ruleset(one.ruleset), class_=f"sp-giver sp-grade--{grade}"))
        for one in silent
    ]
    term = words.GRADES[grade]
    return el(
        "section",
        el(
            "p",
            el("span", class_="sp-sign", aria_hidden="true"),
            term.word,
            class_=f"sp-answers__none sp-grade--{grade}",
        ),
        el("ul", *names, class_="sp-givers"),
        class_="sp-oneanswer sp-oneanswer--none",
    )


def _expected(point: Point[Any]) -> str:
    return said.ANY_AMOUNT.format(expected=point.kind.expected())
