"""Is play over when the declaring side has the tricks it needs?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class FiveTricks(Answer):
    """The answers."""

    PLAY_ON = "all_tricks_are_played", "No: all tricks are played."
    THROWN_IN = "cards_are_thrown_in", "Yes, unless a tout is being played."


POINT = Point(
    id="end.five_tricks",
    question="Is play over when the declaring side has the tricks it needs?",
    matters="Cards may be thrown in while the defenders could still have taken tricks.",
    kind=Choice(FiveTricks),
)
