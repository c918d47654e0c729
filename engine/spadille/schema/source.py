"""Sources: a work, its bibliography, what of it was read, who reports it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from spadille.schema.common import Schema, closed, list_of, ref, words
from spadille.source import Certainty, Concern, CslType, Extent, How, WorkKind

NAMES: Final = ("author", "editor", "translator")
DATES: Final = ("issued", "original-date")
TEXTS: Final = (
    *("container-title", "edition", "volume", "version", "publisher", "publisher-place"),
    *("page", "language", "ISBN"),
)


def _members(enum: type[StrEnum]) -> Schema:
    return words(*(member.value for member in enum))


_DATE: Final[Schema] = {
    "description": "A year, a span (1894/1896), or all years from one on (1857/..).",
    "type": ["string", "integer"],
    "pattern": "^[1-9][0-9]{3}(/([1-9][0-9]{3}|\\.\\.))?$",
}
_NAME: Final[Schema] = {
    **closed({}, {part: ref("text") for part in ("family", "given", "non-dropping-particle", "literal")}),
    "oneOf": [{"required": ["family"]}, {"required": ["literal"]}],
}
_CSL: Final = closed(
    {"type": _members(CslType), "title": ref("text")},
    {
        **{name: list_of(_NAME) for name in NAMES},
        **dict.fromkeys(DATES, _DATE),
        **{text: ref("text") for text in TEXTS},
        "URL": {"type": "string", "pattern": "^https?://\\S+$"},
    },
    description="The work in the variables of the Citation Style Language.",
)

SOURCE: Final = closed(
    {
        "format": ref("format"),
        "id": ref("id"),
        "kind": _members(WorkKind),
        "short": {**ref("text"), "description": "A label for tables."},
        "game": {**_members(Concern), "description": "What the work has to do with the game."},
        "csl": _CSL,
        "about": {**ref("text"), "description": "What the work is, for readers."},
        "read": closed({"extent": _members(Extent), "what": ref("text")}),
    },
    {
        "copies": list_of(closed({"at": ref("text"), "what": ref("text")})),
        "known_through": list_of(closed({"source": ref("id"), "for": ref("text")}, {"at": ref("text")})),
        "depends_on": list_of(
            closed(
                {"source": ref("id"), "how": _members(How), "certain": _members(Certainty)},
                {"note": ref("text")},
            )
        ),
        "dates": closed(
            {"note": ref("text")},
            {"rivals": list_of(closed({"issued": _DATE, "witness": ref("id"), "at": ref("text")}))},
        ),
        "open": list_of(
            closed({"question": ref("text")}, {"look": ref("text"), "points": list_of(ref("point"))})
        ),
        "note": {**ref("text"), "description": "Cautions."},
    },
    description="A work that the edition knows of.",
)
"""The schema of a source."""
