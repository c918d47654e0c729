"""May a player who is overbid take the higher bid over at the same height?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class Hold(Answer):
    """The answers."""

    MAY_HOLD = "may_hold", "Yes: the elder says that he holds, and the younger must go higher or pass."
    MUST_RAISE = "must_raise", "No: he must go higher or pass."


POINT = Point(
    id="auction.hold",
    question="May a player who is overbid take the higher bid over at the same height?",
    matters="The elder of two players can win the game without going higher than the younger.",
    kind=Choice(Hold),
    applies=Applies("auction.procedure", frozenset({"duel"})),
)
