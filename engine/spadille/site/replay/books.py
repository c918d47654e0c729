"""The books of a replay as data: what each is called, and its rulings with grade and citations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from spadille.point import Citation, Grade, Ruling
from spadille.points.deal import direction
from spadille.ruleset import Ruleset, written
from spadille.site import words
from spadille.site.addresses import address, source_page
from spadille.site.replay.known import Known
from spadille.site.replay.pool import Pool
from spadille.site.replay.voice import answer
from spadille.site.words import replay as said
from spadille.vocabulary import find, rank

_SHORT: Final = 60
"""Characters that may stand behind a title."""


def full_title(ruleset: Ruleset) -> str:
    """Return the title of the ruleset, with the answers that are exchanged where they are short, else with their number."""
    if not ruleset.overlays:
        return ruleset.title
    changed = ", ".join(f"{point} = {written(raw)}" for point, raw in ruleset.overlays)
    if len(changed) > _SHORT:
        count = len(ruleset.overlays)
        changed = (
            said.CHANGED_ANSWERS.format(count=count)
            if count > 1
            else said.CHANGED_ANSWER.format(point=ruleset.overlays[0][0])
        )
    return f"{ruleset.title} ({changed})"


def book(ruleset: Ruleset, known: Known) -> dict[str, Any]:
    """Return what a replay needs to know of a ruleset besides its rulings."""
    return {
        "spec": ruleset.spec,
        "title": full_title(ruleset),
        "page": known.page(ruleset),
        "clockwise": ruleset.answer(direction.POINT) is direction.Direction.CLOCKWISE,
    }


def rulings(ruleset: Ruleset, asked: Iterable[str], known: Known, *, cites: Pool) -> dict[str, Any]:
    """Return the rulings on the points that were asked, by point, in the order of the game."""
    return {
        point_id: _ruling(ruleset, point_id, known, cites)
        for point_id in sorted(asked, key=rank)
        if ruleset.knows(find(point_id))
    }


def _ruling(ruleset: Ruleset, point_id: str, known: Known, cites: Pool) -> dict[str, Any]:
    point = find(point_id)
    played = ruleset.ruling(point)
    page = known.page(ruleset)
    data = {
        "answer": answer(point, played.answer or ""),
        "grade": played.grade.value,
        "page": f"{page}#{point_id}" if page else "",
        "cites": [cites.put(cited(cite, known.witnesses)) for cite in played.cites],
    }
    if not ruleset.answers_itself(point):
        data["ours"] = _reason(ruleset.own(point))
        data["grade"] = Grade.EDITORIAL.value
    return data


def _reason(own: Ruling | None) -> str:
    """Return why the answer is the editors'; nothing where they have put it in the place of the source's."""
    if own is None:
        return words.NOT_RECORDED_WORD
    return "" if own.grade is Grade.EDITORIAL else words.GRADES[own.grade].word


def cited(cite: Citation, witnesses: Mapping[str, str]) -> list[str]:
    """Return the words of a citation, and where its witness is described; `witnesses` are the short names by id."""
    name = witnesses.get(cite.witness)
    said = ", ".join(part for part in (name or cite.witness, cite.at) if part)
    return [said, address(source_page(cite.witness))] if name else [said]
