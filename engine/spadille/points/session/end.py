"""When does a session end?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class SessionEnd(Answer):
    """The answers."""

    AGREED = "as_agreed", "When the players agree."
    ROUNDS = "agreed_rounds", "After an agreed number of rounds, each of as many deals as there are players."


POINT = Point(
    id="session.end",
    question="When does a session end?",
    matters="It has no bearing on a deal.",
    kind=Choice(SessionEnd),
    plays=False,
)
