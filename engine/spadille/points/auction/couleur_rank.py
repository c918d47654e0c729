"""Does a bid in the favourite suit outrank the same game in another suit?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class CouleurRank(Answer):
    """The answers."""

    ABOVE_SAME = "above_same_game", "Yes: above the same game in another suit, below the next higher game."
    NO_RANK = "no_precedence", "No: a game is a game, whatever the suit."


POINT = Point(
    id="auction.couleur_rank",
    question="Does a bid in the favourite suit outrank the same game in another suit?",
    matters="With equal games the suit decides who plays.",
    kind=Choice(CouleurRank),
)
