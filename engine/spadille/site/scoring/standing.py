"""How a figure of a scheme stands: its grade, or what the source says where the figure is ours."""

from __future__ import annotations

from typing import Any

from spadille.point import Grade, Point
from spadille.points.favourite import payment
from spadille.points.score import base
from spadille.ruleset import Ruleset
from spadille.scheme import Score
from spadille.site import attested
from spadille.site import words as site_words
from spadille.site.here import Here
from spadille.site.html import Html, el, join
from spadille.site.scoring import words
from spadille.vocabulary import find


def silence(ruleset: Ruleset, point: Point[Any]) -> str | None:
    """Return what the source has where the answer played is ours, in a word; None where the answer is its own."""
    if ruleset.answers_itself(point):
        return None
    own = ruleset.own(point)
    return site_words.GRADES[own.grade].word if own else words.NOT_RECORDED


def grade(ruleset: Ruleset, point: Point[Any]) -> Html:
    """Return the grade of the answer played, or that it is ours and why."""
    why = silence(ruleset, point)
    which = Grade.EDITORIAL if why else ruleset.ruling(point).grade
    said = words.OURS.format(why=why) if why else site_words.GRADES[which].word
    return el("span", said, class_=f"sp-standing sp-standing--{which.value}")


def apparatus(ruleset: Ruleset, point: Point[Any], here: Here) -> Html:
    """Return where the answer stands, its note, and the way to the ruling."""
    played = ruleset.ruling(point)
    cites = el("p", attested.citations(played.cites, here), class_="sp-attested") if played.cites else None
    note = el("p", played.note, class_="sp-note") if played.note else None
    way = el("p", here.ruling(ruleset, point.id, el("code", point.id)), class_="sp-point")
    return el("div", cites, note, way, class_="sp-standing__text")


def ruling(ruleset: Ruleset, point: Point[Any], here: Here) -> Html:
    """Return the way to a ruling, and how it stands."""
    link = here.ruling(ruleset, point.id, el("code", point.id))
    return join((link, grade(ruleset, point)), " ")


def is_ours(score: Score, ruleset: Ruleset) -> bool:
    """Tell whether an amount rests on a rule of the reckoning that the source does not give."""
    points = (find(point) for point in score.points)
    return any(_of_reckoning(point) and not ruleset.answers_itself(point) for point in points)


def _of_reckoning(point: Point[Any]) -> bool:
    return point.plays and (point.phase == base.POINT.id.partition(".")[0] or point is payment.POINT)
