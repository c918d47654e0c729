"""What kind of file a tree is: that follows from what it holds, not from where it lies."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from spadille.io.tree import Fields, Node


class Kind(StrEnum):
    """The kinds of files of the edition."""

    RECORD = "record"
    """A deal: it has hands."""
    RULESET = "ruleset"
    """The answers of a source, or the editors' own: it has rulings."""
    SOURCE = "source"
    """A work: it has a bibliography."""
    CONTRIBUTION = "contribution"
    """What somebody found in a work: it names the work, and may have rulings."""
    GLOSSARY = "glossary"
    """The words of the game: it has terms."""


_CONTRIBUTION: Final = "contribution"
_MARKS: Final = {
    "hands": Kind.RECORD,
    "rulings": Kind.RULESET,
    "csl": Kind.SOURCE,
    "terms": Kind.GLOSSARY,
}

EXPECTED: Final = (
    "'hands' (a deal record), 'rulings' (a ruleset), 'csl' (a source), 'contribution' (a form filled in) "
    "or 'terms' (the glossary)"
)
"""The keys by which the kinds are told apart, for messages."""


def kind_of(node: Node) -> Kind | None:
    """Return the kind of a file, or None where none of its keys tells."""
    if not isinstance(node, Fields):
        return None
    keys = [key.value for key, _ in node.entries]
    if _CONTRIBUTION in keys:
        return Kind.CONTRIBUTION
    return next((_MARKS[key] for key in keys if key in _MARKS), None)
