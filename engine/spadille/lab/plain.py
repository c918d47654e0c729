"""What the command line prints, for a page: which books there are, replays, comparisons."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from spadille import library
from spadille.record import Record
from spadille.ruleset import Ruleset


def hello() -> dict[str, Any]:
    """Return which edition and which Python answer, and the books by date, house rules last."""
    return {
        "edition": library.edition(),
        "python": ".".join(map(str, sys.version_info[:3])),
        "base": library.base_id(),
        "books": [
            {"spec": ruleset.spec, "title": ruleset.title, "house": library.is_house(ruleset.id)}
            for ruleset in library.by_date()
        ],
    }


def replay(*, record: Record, book: Ruleset, line: str | None = None) -> dict[str, Any]:
    """Return the line that `spadille replay --json` prints."""
    from spadille.game import replay as replayed

    return {"trace": replayed(record, book, line=line).to_json()}


def compare(*, record: Record, books: Sequence[Ruleset], line: str | None = None) -> dict[str, Any]:
    """Return the line that `spadille compare --json` prints; the first book is the base."""
    from spadille.comparison import compare as compared

    base, *others = books
    found = compared(record, base, others, line=line).as_json()
    return {"comparison": json.dumps(found, ensure_ascii=False)}
