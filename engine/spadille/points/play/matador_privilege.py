"""Must a player whose only trumps are matadors play one to a trump lead?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class MatadorPrivilege(Answer):
    """The answers."""

    NONE = "must_play", "Yes: matadors follow like any trump."
    MAY_WITHHOLD = (
        "may_withhold",
        "No: he may play any card instead, when the trump led is lower than his matadors.",
    )


POINT = Point(
    id="play.matador_privilege",
    question="Must a player whose only trumps are matadors play one to a trump lead?",
    matters="A bare spadille could otherwise be drawn by the meanest trump.",
    kind=Choice(MatadorPrivilege),
    applies=Applies("play.follow", frozenset({"must_follow"})),
)
