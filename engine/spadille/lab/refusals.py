"""A refusal as data: the engine's own message, and every ruling behind it with grade and citations."""

from __future__ import annotations

from typing import Any

from spadille import library
from spadille.collation import question
from spadille.lab import pages
from spadille.point import Citation, Grade, Ruling
from spadille.ruleset import Ruleset
from spadille.site.replay.voice import answer, tokens
from spadille.trace import Refusal
from spadille.vocabulary import find


def refused(refusal: Refusal, ruleset: Ruleset) -> dict[str, Any]:
    """Return why something is not allowed.

    `message` is the line that the command line prints; `because` its reason alone, with the cards left open.
    """
    return {
        "message": refusal.message,
        "because": tokens(refusal.because),
        "rulings": [_ruling(ruling, ruleset) for ruling in refusal.rulings],
    }


def _ruling(ruling: Ruling, ruleset: Ruleset) -> dict[str, Any]:
    point = find(ruling.point)
    own = ruleset.answers_itself(point)
    return {
        "point": point.id,
        "question": question(point, [ruleset]),
        "answer": answer(point, ruling.answer or ""),
        "grade": (ruling.grade if own else Grade.EDITORIAL).value,
        "cites": [cited(cite) for cite in ruling.cites],
        "page": pages.of_ruling(ruleset, point.id) or None,
    }


def cited(cite: Citation) -> str:
    """Return a citation in words: the short name of its witness, and the place."""
    name = library.witnesses().get(cite.witness, cite.witness)
    return ", ".join(part for part in (name, cite.at) if part)
