"""One ruleset as a column of the collation: what its cells say, and the apparatus behind each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from spadille import library
from spadille.collation import Entry, Row, collate
from spadille.lab import pages
from spadille.point import Raw
from spadille.ruleset import Ruleset
from spadille.site.collation_data import apparatus, short
from spadille.site.replay.books import full_title


def column(*, book: Ruleset, base: Ruleset | None = None) -> dict[str, Any]:
    """Return the column of a ruleset beside those of the edition.

    `points` is what the file of a ruleset's apparatus has; `cells` is what the table shows: cells of a row that give the
    same answer have the same number (`says`), as in the table of the edition. `rows` are the rows that the table has
    not. `differs` tells where the answer is another than that of the base, and is null where one of them has none.
    """
    edition = [ruleset for ruleset in library.by_date() if pages.of_book(ruleset)]
    others = [ruleset for ruleset in edition if ruleset.spec != book.spec]
    rows = collate([*others, book, *([base] if base else [])])
    printed = {row.point.id for row in collate(edition)}
    cells = {}
    for row in rows:
        entry = row.entries.get(book.spec)
        if entry is not None and entry.own is not None:
            cells[row.point.id] = _cell(
                row, entry, edition=edition, base=row.entries.get(base.spec) if base else None
            )
    return {
        "spec": book.spec,
        "title": full_title(book),
        "house": library.is_house(book.id),
        "page": pages.of_book(book),
        "points": apparatus(book, rows, library.witnesses()),
        "cells": cells,
        "rows": _unprinted(rows, printed),
    }


def _cell(row: Row, entry: Entry, *, edition: Sequence[Ruleset], base: Entry | None) -> dict[str, Any]:
    own = entry.own
    assert own is not None
    given: list[Raw] = []
    for ruleset in edition:
        answer = _attested(row.entries.get(ruleset.spec))
        if answer is not None and answer not in given:
            given.append(answer)
    mine = own.answer
    if mine is not None and mine not in given:
        given.append(mine)
    theirs = _attested(base)
    return {
        "grade": own.grade.value,
        "answer": "" if mine is None else short(mine, row.point),
        "says": None if mine is None else given.index(mine),
        "rivals": bool(own.rivals),
        "differs": None if mine is None or theirs is None else mine != theirs,
    }


def _attested(entry: Entry | None) -> Raw | None:
    return None if entry is None else entry.attested


def _unprinted(rows: Sequence[Row], printed: Collection[str]) -> list[dict[str, Any]]:
    """Return the rows that the table has not, each with the point of the row after which it belongs."""
    found, before = [], ""
    for row in rows:
        point = row.point
        if point.id not in printed:
            found.append({"point": point.id, "question": row.question, "phase": point.phase, "after": before})
        before = point.id
    return found
