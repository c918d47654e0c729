"""When do the three matadors count?"""

from __future__ import annotations

from spadille.outcome import Matadors
from spadille.point import Answer, Choice, Point


class MatadorsCounted(Answer):
    """The answers."""

    EITHER = (
        "dealt_to_either_side",
        "For whichever side had all three in its hands: the declaring side gains by them if it wins, and pays for them if it loses.",
    )
    DECLARING = (
        "dealt_to_declaring_side",
        "For the declaring side alone, if it had all three: it gains by them if it wins, and pays for them if it loses.",
    )
    WINNERS = (
        "dealt_to_the_winners",
        "Only when the side that wins had all three in its hands; it gains by them.",
    )


def sign(answer: MatadorsCounted, matadors: Matadors, *, won: bool) -> int:
    """Return +1 where the matadors add to the declaring side's result, -1 where they deduct, 0 where neither."""
    if matadors is Matadors.SPLIT or (answer is MatadorsCounted.DECLARING and matadors is Matadors.DEFENDING):
        return 0
    if answer is MatadorsCounted.WINNERS and (matadors is Matadors.DECLARING) is not won:
        return 0
    return 1 if won else -1


POINT = Point(
    id="score.matadors_counted",
    question="When do the three matadors count?",
    matters="Whether the premium is for holding them, for winning with them, or against those who lose with them.",
    kind=Choice(MatadorsCounted),
)
