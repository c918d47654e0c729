"""The page of readings as the other pages see it: each contradiction's title, and the rule points that it is about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

_HEADING: Final = re.compile(r"^## (?P<title>.+?) \{ #(?P<anchor>c\d+) \}$", re.MULTILINE)
_PLAYABLE: Final = re.compile(r"\+([a-z][\w.]*)=")
_NAMED: Final = re.compile(r"\bC\d+\b")

# Where the page names no rival that could be played, nor a ruling's note the reading.
_BESIDES: Final[Mapping[str, frozenset[str]]] = {
    "c13": frozenset({"score.base.frage", "score.base.mussfrage"})
}


@dataclass(frozen=True, slots=True)
class Reading:
    """One contradiction."""

    anchor: str
    """Its place in the page of readings, such as `c7`."""
    title: str
    points: frozenset[str]


def parse_readings(text: str) -> tuple[Reading, ...]:
    """Return the readings in the text of their page, in its order."""
    found = list(_HEADING.finditer(text))
    ends = (*(match.start() for match in found[1:]), len(text))
    return tuple(
        _reading(match["anchor"], match["title"], text[match.end() : ends[number]])
        for number, match in enumerate(found)
    )


def concerning(point_id: str, readings: Iterable[Reading], notes: Iterable[str]) -> tuple[Reading, ...]:
    """Return the readings about a point: those that name a rival answer to it, and those that its rulings' notes name."""
    named = {name.lower() for note in notes for name in _NAMED.findall(note)}
    return tuple(reading for reading in readings if point_id in reading.points or reading.anchor in named)


def _reading(anchor: str, title: str, body: str) -> Reading:
    points = frozenset(_PLAYABLE.findall(body)) | _BESIDES.get(anchor, frozenset())
    return Reading(anchor, title, points)
