"""The books of a replay as data: what each is called, and its rulings with grade and citations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spadille.point import Citation, Grade, Ruling
from spadille.points.deal import direction
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import address, ruleset_page, source_page
from spadille.site.replay.pool import Pool
from spadille.site.replay.voice import answer
from spadille.vocabulary import find, rank


def full_title(ruleset: Ruleset) -> str:
    """Return the title of the ruleset, with the answers that are exchanged."""
    changed = ", ".join(f"{point} = {answer}" for point, answer in ruleset.overlays)
    return f"{ruleset.title} ({changed})" if changed else ruleset.title


def book(ruleset: Ruleset) -> dict[str, Any]:
    """Return what a replay needs to know of a ruleset besides its rulings."""
    return {
        "spec": ruleset.spec,
        "title": full_title(ruleset),
        "page": address(ruleset_page(ruleset.id)),
        "clockwise": ruleset.answer(direction.POINT) is direction.Direction.CLOCKWISE,
    }


def rulings(ruleset: Ruleset, asked: Iterable[str], edition: Edition, *, cites: Pool) -> dict[str, Any]:
    """Return the rulings on the points that were asked, by point, in the order of the game."""
    return {
        point_id: _ruling(ruleset, point_id, edition, cites)
        for point_id in sorted(asked, key=rank)
        if ruleset.knows(find(point_id))
    }


def _ruling(ruleset: Ruleset, point_id: str, edition: Edition, cites: Pool) -> dict[str, Any]:
    point = find(point_id)
    played = ruleset.ruling(point)
    data = {
        "answer": answer(point, played.answer or ""),
        "grade": played.grade.value,
        "page": f"{address(ruleset_page(ruleset.id))}#{point_id}",
        "cites": [cites.put(_cite(cite, edition)) for cite in played.cites],
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


def _cite(cite: Citation, edition: Edition) -> list[str]:
    """Return the words of a citation, and where its witness is described."""
    witness = edition.sources.get(cite.witness)
    name = witness.short if witness else cite.witness
    said = ", ".join(part for part in (name, cite.at) if part)
    return [said, address(source_page(cite.witness))] if witness else [said]
