"""Rulesets and the editors' baseline: a ruling for each rule point, with the answers that the point allows."""

from __future__ import annotations

from typing import Any, Final

from spadille.point import ANSWERED, Family, Grade, Point
from spadille.schema.common import Schema, closed, list_of, ref
from spadille.vocabulary import ENTRIES

_GAME = "[a-z][a-z0-9_]*"
_RIVAL = closed({"answer": True}, {"cites": ref("cites"), "note": ref("text")})
_CITES = "Where the answer stands: a witness, which is a source that was read, and a place in it."


def rulesets() -> Schema:
    """Return the definitions of rulesets, house rules, the baseline, and all that they consist of."""
    return {
        "grade": {
            "description": "How well the answer is attested.",
            "enum": [grade.value for grade in Grade],
        },
        "cites": list_of(closed({"witness": ref("id"), "at": ref("text")}), description=_CITES),
        "ruling": _ruling(),
        "house.ruling": _house_ruling(),
        **{f"answer.{entry.id}": entry.kind.schema() for entry in ENTRIES},
        "rulings": _rulings("ruling"),
        "house.rulings": _rulings("house.ruling"),
        "names": {
            "description": "What the games are called.",
            "type": "object",
            "propertyNames": {"pattern": f"^{_GAME}$"},
            "additionalProperties": ref("text"),
        },
        **_FILES,
    }


_FILES: Final = {
    "ruleset": closed(
        {
            "format": ref("format"),
            "id": ref("id"),
            "source": ref("id"),
            "title": ref("text"),
            "read": {**ref("text"), "description": "What of the source could be read, for readers."},
            "rulings": ref("rulings"),
        },
        {"names": ref("names")},
        description="The answers of one source.",
    ),
    "house": closed(
        {
            "format": ref("format"),
            "id": ref("id"),
            "source": {"const": "house"},
            "title": ref("text"),
            "rulings": ref("house.rulings"),
        },
        {
            "base": {**ref("id"), "description": "The book whose answers count where there are none here."},
            "read": ref("text"),
            "names": ref("names"),
        },
        description="House rules: the answers of somebody's own table.",
    ),
    "baseline": closed(
        {
            "format": ref("format"),
            "id": {"const": "editorial"},
            "base": {**ref("id"), "description": "The ruleset that others are compared with."},
            "names": ref("names"),
            "rulings": ref("rulings"),
        },
        description="The editors' own answers, used where a source is silent or unread.",
    ),
}


def _house_ruling() -> Schema:
    """Return what every house ruling has."""
    grade = {"const": Grade.EDITORIAL.value, "description": "May be left out."}
    more = {"grade": grade, "cites": ref("cites"), "note": ref("text"), "rivals": list_of(_RIVAL)}
    return closed({"answer": True}, more)


def _ruling() -> Schema:
    """Return what every ruling has; the answers are the point's."""
    unanswered = [grade.value for grade in Grade if grade not in {*ANSWERED, Grade.EDITORIAL}]
    return {
        **closed(
            {"grade": ref("grade")},
            {"answer": True, "cites": ref("cites"), "note": ref("text"), "rivals": list_of(_RIVAL)},
        ),
        "if": {"properties": {"grade": {"enum": unanswered}}},
        "then": {"properties": {"answer": False}},
        "else": {"required": ["answer"]},
    }


def _rulings(ruling: str) -> Schema:
    """Return a ruling, of the shape that is named, for each rule point."""
    points = [entry for entry in ENTRIES if isinstance(entry, Point)]
    families = [entry for entry in ENTRIES if isinstance(entry, Family)]
    return {
        "description": "A ruling for each rule point.",
        "type": "object",
        "properties": {point.id: _question(point, point.question, ruling) for point in points},
        "patternProperties": {
            f"^{family.id.replace('.', chr(92) + '.')}\\.{_GAME}$": _question(
                family, family.question.format(game="this game"), ruling
            )
            for family in families
        },
        "additionalProperties": False,
    }


def _question(entry: Point[Any] | Family[Any], question: str, ruling: str) -> Schema:
    answer = ref(f"answer.{entry.id}")
    rivals = {"items": {"properties": {"answer": answer}}}
    return {
        **ref(ruling),
        "title": question,
        "description": entry.matters,
        "properties": {"answer": answer, "rivals": rivals},
    }
