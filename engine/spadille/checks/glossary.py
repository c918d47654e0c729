"""Everything that can be wrong with the glossary: its file, what it refers to, and words that would lead two ways."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from spadille.errors import DataError, Problem, UsageError
from spadille.glossary import Glossary
from spadille.io.glossary import load_glossary
from spadille.vocabulary import ENTRIES, find


def check_glossary(path: Path, known_sources: Collection[str]) -> tuple[Problem, ...]:
    """Return every problem of the glossary, in the order of the file."""
    try:
        glossary = load_glossary(path, known_sources)
    except DataError as error:
        return error.problems
    return tuple(Problem(message, str(path), line) for message, line in _faults(glossary))


def _faults(glossary: Glossary) -> Iterator[tuple[str, int | None]]:
    families = {entry.id for entry in ENTRIES}
    marked: dict[str, str] = {}
    for term in glossary.terms.values():
        for point in term.points:
            if point not in families and (fault := _no_point(point)):
                yield f"{term.id}: points: {fault}", term.line
        if not term.forms and not term.ours:
            yield f"{term.id}: found no form; expected one that a witness has, or 'ours: yes'", term.line
        for spelling in term.marks:
            if spelling in marked:
                message = f"{term.id}: marks: {spelling!r} leads to {marked[spelling]!r} already; expected one meaning"
                yield message, term.line
            marked[spelling] = term.id


def _no_point(point: str) -> str | None:
    try:
        find(point)
    except UsageError as error:
        return str(error)
    return None
