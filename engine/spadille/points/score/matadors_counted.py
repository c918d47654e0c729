"""When do the three matadors count?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class MatadorsCounted(Answer):
    """The answers."""

    EITHER = "dealt_to_either_side", "When all three were dealt to one side, whichever; added if the declaring side wins, deducted if it loses."
    DECLARING = "dealt_to_declaring_side", "Only when all three were dealt to the declaring side; added if it wins, deducted if it loses."
    WINNERS = "dealt_to_the_winners", "Only when all three were dealt to the side that wins, which gains by them."


POINT = Point(
    id="score.matadors_counted",
    question="When do the three matadors count?",
    matters="Whether the premium is for holding them, for winning with them, or against those who lose with them.",
    kind=Choice(MatadorsCounted),
)
