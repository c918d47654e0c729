"""May the partner who names trumps choose the suit of the called card?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class SuitAsTrump(Answer):
    """The answers."""

    BARRED = "not_allowed", "No."
    ALLOWED = "allowed", "Yes."


POINT = Point(
    id="call.suit_as_trump",
    question="May the partner who names trumps choose the suit of the called card?",
    matters="The called ace would become a trump.",
    kind=Choice(SuitAsTrump),
)
