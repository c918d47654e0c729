"""What wins the pot?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class PotWonBy(Answer):
    """The answers."""

    ANY_SUCCESS = "any_game_made", "Declarer takes it whenever the game is made."
    GRAND = "favourite_solo_or_tout", "Declarer takes it only by a solo in the favourite suit or by all the tricks."


POINT = Point(
    id="pot.won_by",
    question="What wins the pot?",
    matters="Some pots fall every deal, some grow for an evening.",
    kind=Choice(PotWonBy),
)
