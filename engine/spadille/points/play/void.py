"""What may a player do who cannot follow suit?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class Void(Answer):
    """The answers."""

    FREE = "any_card", "Play any card."
    MUST_TRUMP = "must_trump", "He must play a trump if he has one."


POINT = Point(
    id="play.void",
    question="What may a player do who cannot follow suit?",
    matters="A duty to trump draws trumps out of every hand.",
    kind=Choice(Void),
    applies=Applies("play.follow", frozenset({"must_follow"})),
)
