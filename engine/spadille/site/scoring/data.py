"""Every result under every ruleset as data for the calculator, which looks up and computes nothing."""

from __future__ import annotations

import json
from typing import Any, Final

from spadille.point import Citation
from spadille.site import words as site_words
from spadille.site.edition import Edition, question
from spadille.site.here import address, source_page
from spadille.site.scoring import book_data, words
from spadille.site.scoring.pools import Shared
from spadille.site.scoring.results import MATADORS, PREFERRED, PRIMES, TRUMPS, Survey, ToutChoice
from spadille.vocabulary import find

PATH: Final = "data/scoring.json"
"""Where the file stands in the site."""
FORMAT: Final = "spadille.scoring/1"


def text(survey: Survey, edition: Edition) -> str:
    """Return the file."""
    return json.dumps(encoded(survey, edition), ensure_ascii=False, separators=(",", ":"))


def encoded(survey: Survey, edition: Edition) -> dict[str, Any]:
    """Return every result as plain data: whatever occurs often stands once, and is named by its place."""
    shared = Shared()
    books = [book_data.encoded(book, shared) for book in survey.books]
    return {
        "format": FORMAT,
        "axes": axes(survey),
        "words": words.FOR_SCRIPT,
        "grades": {grade.value: [term.word, term.meaning] for grade, term in site_words.GRADES.items()},
        "books": books,
        "reasons": list(shared.reasons),
        "faults": [
            [fault.sentence, shared.points.place(fault.point) if fault.point else None]
            for fault in shared.faults
        ],
        "points": [[point, question(find(point), edition.baseline)] for point in shared.points],
        "cites": [_citation(cite, edition) for cite in shared.cites],
        "notes": list(shared.notes),
        "labels": list(shared.labels),
    }


def axes(survey: Survey) -> dict[str, list[str]]:
    """Return what can be set, and to what, in the order of the form; the words are those of the page's address."""
    suits = [suit.name.lower() if suit else "none" for suit in PREFERRED]
    return {
        "game": list(survey.games),
        "trump": [suit.name.lower() for suit in TRUMPS],
        "favourite": suits,
        "sur": suits,
        "tricks": [str(tricks) for tricks in range(survey.most + 1)],
        "prime": ["yes" if prime else "no" for prime in PRIMES],
        "tout": [tout.value for tout in ToutChoice],
        "matadors": [matadors.value for matadors in MATADORS],
    }


def _citation(cite: Citation, edition: Edition) -> tuple[str, str | None, str]:
    """Return the witness by its short name, its page, and the place in it."""
    known = edition.sources.get(cite.witness)
    if known is None:
        return cite.witness, None, cite.at
    return known.short, address(source_page(known.id)), cite.at
