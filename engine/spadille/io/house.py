"""House rules as files: what somebody's table plays. They need less than the ruleset of a source, since nobody cites them.

- Their `source` is `house`, for which there is no file.
- Every ruling is graded *editorial*, and the grade may be left out; citations and notes are welcome, and not needed.
- Not every question need be answered. Under `base` stands the book whose answers count where the file has none; without it, and
  where that book has no answer either, the editors' own count, as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from spadille.errors import UsageError, nearest
from spadille.io.read import IDENTIFIER, IDENTIFIER_EXPECTED, Reader, described
from spadille.io.rulesets import FORMAT, Draft, draft_of, names_of, rulings_of
from spadille.io.ruling import RulingReader
from spadille.io.tree import Fields, Node, Text
from spadille.ruleset import Baseline, Ruleset

HOUSE: Final = "house"
"""The source of all house rules."""

REQUIRED: Final = ("format", "id", "source", "title", "rulings")
OPTIONAL: Final = ("base", "read", "names")
READ: Final = "House rules, as those who play by them wrote them down."
"""What is said of what was read, where the file says nothing."""

LONGEST_ID: Final = 60


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
    reader = Reader(file)
    parts = reader.fields(node, "house rules", required=REQUIRED, optional=OPTIONAL)
    reader.head(parts, format=FORMAT)
    name = _id(parts, reader, wanted=wanted, taken=books)
    _source(parts.get("source"), reader, known=known_sources)
    base = _base(parts.get("base"), reader, book=book, books=books)
    ruling = RulingReader(source=None, sources=known_sources, reader=reader, ungraded=True)
    rulings, faulty = rulings_of(parts, ruling)
    # The lines of another file say nothing here.
    lent = {point: replace(ruling, line=None) for point, ruling in base.rulings.items()} if base else {}
    ruleset = Ruleset(
        id=name,
        source=HOUSE,
        title=reader.text(parts.get("title"), "title"),
        read=reader.text(parts.get("read"), "read") or READ,
        rulings={**lent, **rulings},
        baseline=baseline,
        names={**(base.names if base else {}), **names_of(parts, reader)},
    )
    return draft_of(ruleset, node, reader=reader, faulty=faulty)


def own_points(draft: Draft[Ruleset]) -> tuple[str, ...]:
    """Return the points on which the file itself has a ruling."""
    return tuple(point for point, ruling in draft.value.rulings.items() if ruling.line is not None)


def _id(parts: dict[str, Node], reader: Reader, *, wanted: str | None, taken: Collection[str]) -> str:
    if wanted is not None:
        reader.head(parts, id=wanted)
        return wanted
    node = parts.get("id")
    found, expected = reader.text(node, "id"), ""
    if not IDENTIFIER.fullmatch(found) or len(found) > LONGEST_ID:
        expected = f"{IDENTIFIER_EXPECTED}, at most {LONGEST_ID} signs"
    elif found in taken or found == HOUSE:
        expected = "an id of your own, for this one is taken"
    if node is not None and found and expected:
        reader.problem(f"id: found {described(node)}; expected {expected}", node)
    return found


def _source(node: Node | None, reader: Reader, *, known: Collection[str]) -> None:
    """Note any source but that of house rules; the hint may be a book's, for that may have been meant."""
    found = reader.text(node, "source")
    if node is not None and found and found != HOUSE:
        hint = nearest(found, (HOUSE, *known))
        reader.problem(f"source: found {described(node)}; expected {HOUSE!r}{hint}", node)


def _base(
    node: Node | None, reader: Reader, *, book: Callable[[str], Ruleset], books: Collection[str]
) -> Ruleset | None:
    found = reader.named(node, "base", of=books, expected=f"one of {', '.join(books)}")
    if found not in books:
        return None
    try:
        return book(found)
    except UsageError as error:
        reader.problem(f"base: {error}", node)
        return None
