"""A ruling is as well attested as its grade says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from spadille.errors import Problem
from spadille.point import ANSWERED, Grade, Ruling, as_json, spelled

_NEEDS_NOTE: Final = frozenset({Grade.IMPLIED, Grade.CONJECTURED, Grade.EDITORIAL})


def problems(rulings: Mapping[str, Ruling], file: str, *, source: str | None) -> Iterator[Problem]:
    """Yield what the rulings lack; `source` is None for the editors' own."""
    for ruling in rulings.values():
        for message in (*_citations(ruling, source), *_words(ruling), *_rivals(ruling)):
            yield Problem(f"{ruling.point}: {message}", file, ruling.line)


def _citations(ruling: Ruling, source: str | None) -> Iterator[str]:
    if source is None:
        return
    witnesses = {cite.witness for cite in ruling.cites}
    grade = ruling.grade
    if grade in ANSWERED and not witnesses:
        yield f"found no citation with the grade {grade.value!r}; expected a witness and a place in it"
    elif grade is Grade.STATED and source not in witnesses:
        yield f"found 'stated' without a citation of {source!r} itself; expected one, or the grade 'reported'"
    elif grade is Grade.REPORTED and witnesses == {source}:
        yield f"found 'reported' with no witness but {source!r} itself; expected another, or the grade 'stated'"
    elif grade not in ANSWERED and (witnesses or ruling.rivals):
        yield f"found citations or rivals with the grade {grade.value!r}; expected a note at most"


def _words(ruling: Ruling) -> Iterator[str]:
    if ruling.grade in _NEEDS_NOTE and not ruling.note:
        yield f"found no note with the grade {ruling.grade.value!r}; expected the reason in our own words"


def _rivals(ruling: Ruling) -> Iterator[str]:
    if ruling.grade is Grade.CONJECTURED and not ruling.rivals:
        yield "found no rivals with the grade 'conjectured'; expected the other readings"
    seen = [as_json(ruling.answer)]
    for rival in ruling.rivals:
        if not rival.cites and not rival.note:
            yield f"found the rival {spelled(rival.answer)} without a citation or a note; expected either"
        if as_json(rival.answer) in seen:
            yield f"found the answer {spelled(rival.answer)} twice; expected different readings"
        seen.append(as_json(rival.answer))
