"""What may stand in a ruleset, for whoever writes one: questions with their answers, grades, keys, witnesses."""

from __future__ import annotations

from typing import Any, Final

from spadille import library
from spadille.collation import question
from spadille.io import house
from spadille.point import Choice, Family, Point
from spadille.site import words
from spadille.vocabulary import ENTRIES

_FIRST: Final = ("format", "id", "source", "title", "base", "read", "names", "rulings")
_KEYS: Final = {
    "ruleset": [key for key in _FIRST if key in (*house.REQUIRED, *house.OPTIONAL)],
    "ruling": ["answer", "grade", "cites", "note", "rivals"],
    "citation": ["witness", "at"],
    "rival": ["answer", "cites", "note"],
}


def vocabulary() -> dict[str, Any]:
    """Return the words of a ruleset; of a family of questions, those about each game that the edition knows."""
    rulesets = library.by_date()
    games = tuple(dict.fromkeys(game for ruleset in rulesets for game in ruleset.known_games()))
    points = [point for entry in ENTRIES for point in _points(entry, games)]
    return {
        "points": [
            {
                "id": point.id,
                "question": question(point, rulesets),
                "kind": "choice" if isinstance(point.kind, Choice) else "value",
                "hint": point.kind.expected(),
                "answers": [{"value": value, "words": said} for value, said in point.kind.options().items()],
            }
            for point in points
        ],
        "grades": [{"value": grade.value, "words": term.meaning} for grade, term in words.GRADES.items()],
        "keys": _KEYS,
        "witnesses": [{"value": source, "words": short} for source, short in library.witnesses().items()],
        "books": list(library.ruleset_ids()),
    }


def _points(entry: Point[Any] | Family[Any], games: tuple[str, ...]) -> list[Point[Any]]:
    return [entry] if isinstance(entry, Point) else [entry[game] for game in games]
