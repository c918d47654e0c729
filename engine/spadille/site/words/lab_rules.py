"""What the panel says in which a reader changes a rule of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site.words.replay import WIDGET as WIDGET_OF_THE_REPLAYER
from spadille.site.words.terms import GRADES

WIDGET: Final[Mapping[str, str]] = {
    "lead": "Take another answer to any question, and the deal is played anew. The recorded actions stay as they are: where a changed "
    "rule forbids one, the replay says so and stops there.",
    "book": "The rules of",
    "house": "Rules of your own",
    "books": "The books",
    "search": "Search the questions",
    "found": "Questions found: {count}",
    "nothing": "No question has these words.",
    "rules": "Questions that this deal asks",
    "unasked": "Cannot matter here: the deal never asks them ({count})",
    "unaskedHint": "Under these rules the deal comes to its end without asking any of these. Another change can bring one of them into play.",
    "waiting": "Not asked so far ({count})",
    "waitingHint": "The deal is not at its end. Any of these may be asked as it goes on.",
    "changed": "changed",
    "idle": "changed, but never asked",
    "own": "{book}’s own answer",
    "usual": "ours: {book} does not say",
    "nobody": "No book that we have read says so.",
    "rival": "another reading",
    "other": "Another answer",
    "otherHint": "Expected: {hint}.",
    "use": "Use it",
    "back": "Take back",
    "backTo": "Take back: {question}",
    "allBack": "Take all back",
    "about": "More about this question",
    "changes": "Changed",
    "from": "instead of: {answer}",
    "unchanged": "Nothing is changed so far.",
    "before": "Before, by {book}",
    "now": "Now, by {book}",
    "same": "Nothing changes: every step and the result are the same.",
    "sameEnd": "The deal takes another course, but its result stays as it was.",
    "otherEnd": "The result changes.",
    "alone": "By {book}",
    "ended": "The record does not go on under these rules. To see how the deal might go on, show step {step} and press “{button}”.",
    "playon": WIDGET_OF_THE_REPLAYER["playon"],
    "command": "The same on the command line",
    "copy": "Copy the command",
    "copied": "Copied.",
    "uncopied": "This browser does not let the page copy; the command is selected, copy it by hand.",
    "again": "Try again",
    "busy": "The deal is being played.",
    **{f"grade.{grade}": term.word for grade, term in GRADES.items()},
}
"""Words in braces are filled in by the script."""
