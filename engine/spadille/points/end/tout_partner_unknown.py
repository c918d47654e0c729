"""May a tout be undertaken before the called card has appeared?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class HiddenTout(Answer):
    """The answers."""

    ALLOWED = "allowed", "Yes."
    FORBIDDEN = "forbidden", "No: until then a side plays on without undertaking anything."


POINT = Point(
    id="end.tout_partner_unknown",
    question="May a tout be undertaken before the called card has appeared?",
    matters="All the tricks made with a partner still hidden may count for nothing.",
    kind=Choice(HiddenTout),
)
