"""House rules as files: what somebody's table plays. They need less than the ruleset of a source, since nobody cites them.

- Their `source` is `house`, for which there is no file.
- Every ruling is graded *editorial*, and the grade may be left out; citations and notes are welcome, and not needed.
- Not every question need be answered. Under `base` stands the book whose answers count where the file has none; without it, and
  where that book has no answer either, the editors' own count, as everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from spadille.errors import UsageError, nearest
from spadille.io.rulesets import FORMAT, Draft, draft_of, names_of, rulings_of
from spadille.io.ruling import RulingReader
from spadille.io.tree import Fields, Node, Text
from spadille.io.wording import Faults, fields, text
from spadille.ruleset import Baseline, Ruleset

HOUSE: Final = "house"
"""The source of all house rules."""

REQUIRED: Final = ("format", "id", "source", "title", "rulings")
OPTIONAL: Final = ("base", "read", "names")
READ: Final = "House rules, as those who play by them wrote them down."
"""What is said of what was read, where the file says nothing."""

LONGEST_ID: Final = 60
_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
_ID_EXPECTED: Final = f"at most {LONGEST_ID} small letters, digits and hyphens"


def is_house(node: Node) -> bool:
    """Tell whether a ruleset's tree says that its rules are somebody's own."""
    return isinstance(node, Fields) and any(
        key.value == "source" and isinstance(value, Text) and value.value == HOUSE
        for key, value in node.entries
    )


def draft_house(
    node: Node,
    file: str,
    baseline: Baseline,
    known_sources: Collection[str],
    *,
    book: Callable[[str], Ruleset],
    books: Collection[str],
    wanted: str | None = None,
) -> Draft[Ruleset]:
    """Return what could be read of house rules, and what is wrong with them.

    `books` are the ids that `base` may name, and `book` returns one. The id must be `wanted`, or where any will do, none
    of those.
    """
    faults = Faults(file)
    parts = fields(node, faults, key=Text("", node.line), required=REQUIRED, optional=OPTIONAL)
    form = text(parts.get("format"), faults, what="format")
    if form and form != FORMAT:
        faults.add(f"format: found {form!r}; expected {FORMAT!r}", parts["format"].line)
    name = _id(parts, faults, wanted=wanted, taken=books)
    source = text(parts.get("source"), faults, what="source")
    if source.strip() and source != HOUSE:
        hint = nearest(source, (HOUSE, *known_sources))
        faults.add(f"source: {source!r} is no source; expected {HOUSE!r}{hint}", parts["source"].line)
    base = _base(parts, faults, book=book, books=books)
    reader = RulingReader(source=None, sources=known_sources, faults=faults, ungraded=True)
    rulings, faulty = rulings_of(parts, reader)
    # The lines of another file say nothing here.
    lent = {point: replace(ruling, line=None) for point, ruling in base.rulings.items()} if base else {}
    ruleset = Ruleset(
        id=name,
        source=HOUSE,
        title=text(parts.get("title"), faults, what="title"),
        read=text(parts.get("read"), faults, what="read") or READ,
        rulings={**lent, **rulings},
        baseline=baseline,
        names={**(base.names if base else {}), **names_of(parts, faults)},
    )
    return draft_of(ruleset, node, faults=faults, faulty=faulty)


def own_points(draft: Draft[Ruleset]) -> tuple[str, ...]:
    """Return the points on which the file itself has a ruling."""
    return tuple(point for point, ruling in draft.value.rulings.items() if ruling.line is not None)


def _id(parts: dict[str, Node], faults: Faults, *, wanted: str | None, taken: Collection[str]) -> str:
    found = text(parts.get("id"), faults, what="id")
    expected = None
    if wanted is not None:
        expected = repr(wanted) if found != wanted else None
    elif not _ID.fullmatch(found) or len(found) > LONGEST_ID:
        expected = _ID_EXPECTED
    elif found in taken or found == HOUSE:
        expected = "an id of your own, for this one is taken"
    if found.strip() and expected:
        faults.add(f"id: found {found!r}; expected {expected}", parts["id"].line)
    return wanted or found


def _base(
    parts: dict[str, Node], faults: Faults, *, book: Callable[[str], Ruleset], books: Collection[str]
) -> Ruleset | None:
    found = text(parts.get("base"), faults, what="base")
    if not found.strip():
        return None
    if found not in books:
        message = f"base: {found!r} is no ruleset; expected one of {', '.join(books)}{nearest(found, books)}"
        faults.add(message, parts["base"].line)
        return None
    try:
        return book(found)
    except UsageError as error:
        faults.add(f"base: {error}", parts["base"].line)
        return None
