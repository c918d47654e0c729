"""Everything that can be wrong with sources: their files, and what they refer to."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from pathlib import Path

from spadille.errors import DataError, Problem, UsageError
from spadille.io.sources import load_source
from spadille.source import Source
from spadille.vocabulary import find


def check_sources(folder: Path) -> tuple[Problem, ...]:
    """Return every problem of every source in a folder, file by file."""
    paths = sorted(folder.glob("*.yaml"))
    known = frozenset(path.stem for path in paths)
    return tuple(problem for path in paths for problem in check_source(path, known))


def check_source(path: Path, known_sources: Collection[str]) -> tuple[Problem, ...]:
    """Return every problem of one source, in the order of the file."""
    try:
        source = load_source(path, known_sources)
    except DataError as error:
        return error.problems
    return tuple(_questions(source))


def _questions(source: Source) -> Iterator[Problem]:
    """Yield the rule points, named in a question that a reader of the work could answer, that do not exist."""
    for question in source.open:
        for point in question.points:
            try:
                find(point)
            except UsageError as error:
                yield Problem(f"open: {error}", source.file, question.line)
