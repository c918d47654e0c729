"""Does a game lost by more than one trick cost more?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Codille(Answer):
    """The answers."""

    NO = "nothing_more", "No."
    DOUBLE = (
        "game_counts_double",
        "Yes: with fewer than four tricks (codille) the game is paid double, the premiums once.",
    )


POINT = Point(
    id="score.codille",
    question="Does a game lost by more than one trick cost more?",
    matters="A side that is beaten badly may pay for it.",
    kind=Choice(Codille),
)
