"""Must a player who follows suit beat the cards already played?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class Overtake(Answer):
    """The answers."""

    FREE = "free", "No."
    MUST = "must_overtake", "Yes, if he can."


POINT = Point(
    id="play.overtake",
    question="Must a player who follows suit beat the cards already played?",
    matters="High cards cannot be held back, and finesses disappear.",
    kind=Choice(Overtake),
    applies=Applies("play.follow", frozenset({"must_follow"})),
)
