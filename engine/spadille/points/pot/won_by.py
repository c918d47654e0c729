"""What wins the pot?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point
from spadille.state import Level


class PotWonBy(Answer):
    """The answers."""

    ANY_SUCCESS = "any_game_made", "Declarer takes it whenever the game is made."
    GRAND = (
        "favourite_solo_or_tout",
        "Declarer takes it only by a solo in the favourite suit or by all the tricks.",
    )


def wins_pot(answer: PotWonBy, *, level: Level, alone: bool, tout_made: bool) -> bool:
    """Tell whether a game that was made takes the pot."""
    favourite_solo = alone and level is not Level.PLAIN
    return answer is PotWonBy.ANY_SUCCESS or favourite_solo or tout_made


POINT = Point(
    id="pot.won_by",
    question="What wins the pot?",
    matters="Some pots fall every deal, some grow for an evening.",
    kind=Choice(PotWonBy),
)
