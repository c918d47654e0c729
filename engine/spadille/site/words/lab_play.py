"""Words of playing on: whose turn it is, what may be done and what not, who plays, and what it paid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site.words.terms import GRADES, SEATS

WIDGET: Final[Mapping[str, str]] = {
    "play": "Play on",
    "from": "Play on from here",
    "fromStart": "Play this deal from the start",
    "fromHint": "What comes after the step that is shown is left away; it can be had back at any time.",
    "resume": "Go on playing",
    "earlier": "The table shows an earlier step.",
    "restart": "Play on from this step instead",
    "undo": "Bring back what was there",
    "book": "Under {book}",
    "you": "You play",
    "all": "all hands",
    "onlySeat": "{seat} alone",
    "nobody": "nobody: watch",
    "othersPlain": "The plain player has the other hands.",
    "turn": "{seat} to {what}.",
    "yours": "It is your turn.",
    "may": "What {seat} may do",
    "mayNot": "What is not allowed, and why",
    "card": "Cards that may be played",
    "calls": "Calls",
    "contract": "Contracts",
    "barred": "not allowed: {message}",
    "refused": "{action} is not allowed",
    "rule": "the ruling in its place",
    "why": "Why",
    "back": "Take back",
    "one": "Let the plain player act",
    "finish": "Finish the deal",
    "finishHint": "The plain player plays all hands to the end",
    "stop": "Stop",
    "nothingBack": "Nothing has been done that could be taken back.",
    "tookBack": "Taken back.",
    "thinking": "…",
    "plain": "The plain player",
    "did": "What the plain player did, and why",
    "over": "The deal is over.",
    "overOpen": "There is nothing more to play; the record stops here.",
    "refusedHere": "Under this book the deal cannot go on: {message}",
    "scores": "What every book pays for it",
    "scoresHint": (
        "The same cards and the same actions, by every book. A book that does not allow an action stops there; where another "
        "book’s replay leaves this one’s, the rules responsible are named."
    ),
    "scoresOf": "Score every book",
    "column": "Book",
    "result": "Result",
    "parts": "Parts at",
    "same": "the same play",
    "partsAt": "step {step}: {place}",
    "house": "your own",
    "failed": "This could not be done: {message}",
    "kept": "It stands in the address of this page: reload, or share it.",
    "save": "Keep and share",
    "close": "Stop playing",
    "closed": "The deal is as it was recorded.",
    **{f"seat.{seat}": name for seat, name in SEATS.items()},
    **{f"grade.{grade}": term.word for grade, term in GRADES.items()},
}
"""What the script itself says. Words in braces are filled in by it."""
