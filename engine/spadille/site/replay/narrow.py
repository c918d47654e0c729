"""The data of a deal under its first books alone: all books are named, but only the first can be replayed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spadille.site.replay.pool import Pool


def narrowed(whole: dict[str, Any], first: int) -> dict[str, Any]:
    """Return the data with the replays, rulings and partings of the first books only."""
    steps, looks, cites = Pool(), Pool(), Pool()

    def step(place: int) -> int:
        found = whole["steps"][place]
        return steps.put({**found, "look": looks.put(whole["looks"][found["look"]])})

    def line(found: dict[str, Any]) -> dict[str, Any]:
        replays = [[step(place) for place in replay] for replay in found["replays"][:first]]
        partings = {pair: there for pair, there in found["partings"].items() if _among(pair, first)}
        return {**found, "replays": replays, "partings": partings}

    def ruling(found: dict[str, Any]) -> dict[str, Any]:
        return {**found, "cites": [cites.put(whole["cites"][place]) for place in found["cites"]]}

    books = [
        {
            **book,
            "rulings": {point: ruling(found) for point, found in book["rulings"].items()}
            if place < first
            else {},
        }
        for place, book in enumerate(whole["books"])
    ]
    lines = [line(found) for found in whole["lines"]]
    asked = {point for book in books for point in book["rulings"]}
    return {
        **whole,
        "books": books,
        "questions": {point: question for point, question in whole["questions"].items() if point in asked},
        "lines": lines,
        "steps": steps.things,
        "looks": looks.things,
        "cites": cites.things,
    }


def _among(pair: str, first: int) -> bool:
    places: Sequence[str] = pair.split("-")
    return all(int(place) < first for place in places)
