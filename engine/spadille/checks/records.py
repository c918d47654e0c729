"""Everything that can be wrong with deal records."""

from __future__ import annotations

from pathlib import Path

from spadille.checks.expectations import check_expectations
from spadille.errors import DataError, Problem
from spadille.io.records import load_record


def check_record(path: Path, *, named_by_id: bool = False) -> tuple[Problem, ...]:
    """Return every problem of one record, in the order of the file; `named_by_id` where the file must bear its id."""
    try:
        record = load_record(path)
    except DataError as error:
        return error.problems
    found = list(check_expectations(record))
    if named_by_id and record.id != path.stem:
        found.insert(
            0, Problem(f"id: found {record.id!r}; expected {path.stem!r}, the name of the file", str(path))
        )
    return tuple(found)
