"""What follows a lead out of turn?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class OutOfTurn(Answer):
    """The answers."""

    DEFENDER_LOSES = (
        "defender_loses_the_game",
        "A defender loses the game by it and pays the whole loss alone; declarer is not punished.",
    )
    TAKEN_BACK = "taken_back", "The card is taken back."


POINT = Point(
    id="irregularity.out_of_turn",
    question="What follows a lead out of turn?",
    matters="It tells the partner something he should not know.",
    kind=Choice(OutOfTurn),
)
