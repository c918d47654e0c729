"""Words of playing on: whose turn it is, what may be done and what not, who plays, and what it paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site.words.terms import GRADES, SEATS

WIDGET: Final[Mapping[str, str]] = {
    "from": "Play on from here",
    "fromStart": "Play this deal from the start",
    "fromHint": "What comes after the step that is shown is left away; it can be brought back.",
    "resume": "Go on playing",
    "earlier": "The table shows an earlier step.",
    "undo": "Bring back what was there",
    "you": "You play",
    "all": "all hands",
    "onlySeat": "{seat} alone",
    "nobody": "nobody: watch",
    "blind": "the other hands face down",
    "may": "What {seat} may do",
    "mayNot": "What is not allowed, and why",
    "barred": "not allowed: {message}",
    "rule": "the ruling in its place",
    "back": "Take back",
    "one": "Let the plain player act",
    "finish": "Finish the deal",
    "finishHint": "The plain player plays all hands to the end.",
    "did": "What the plain player did, and why",
    "over": "The deal is over.",
    "refusedHere": "Under this book the deal cannot go on: {message}",
    "scores": "What every book pays for it",
    "scoresHint": (
        "The same cards and the same actions, by every book. A book that does not allow an action stops there. Where it goes or pays "
        "otherwise than the book you played by, the rules responsible are named; what else it would have allowed is not compared."
    ),
    "column": "Book",
    "played": "you played by this book",
    "same": "the same",
    "partsAt": "parts at step {step}, {place}:",
    "paysOtherwise": "pays otherwise:",
    "house": "your own",
    "failed": "This could not be done: {message}",
    **{f"seat.{seat}": name for seat, name in SEATS.items()},
    **{f"grade.{grade}": term.word for grade, term in GRADES.items()},
}
"""What the script itself says. Words in braces are filled in by it."""
