"""Where cards must be overtaken, does that bind a player who trumps?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class Overtrump(Answer):
    """The answers."""

    MUST = "must_overtrump", "Yes: he must beat a trump already played if he can."
    FREE = "free", "No: any trump will do."


POINT = Point(
    id="play.overtrump",
    question="Where cards must be overtaken, does that bind a player who trumps?",
    matters="Whether a player over a trump may keep his higher one.",
    kind=Choice(Overtrump),
    applies=Applies("play.overtake", frozenset({"must_overtake"})),
)
