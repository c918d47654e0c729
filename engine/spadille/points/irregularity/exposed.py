"""What follows when a card is exposed?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Exposed(Answer):
    """The answers."""

    DEFENDER_LOSES = (
        "defender_loses_the_game",
        "A defender loses the game by it and pays the whole loss alone; declarer is not punished.",
    )
    TAKEN_BACK = "taken_back", "The card is taken up again."


POINT = Point(
    id="irregularity.exposed",
    question="What follows when a card is exposed?",
    matters="As with a lead out of turn, the table learns a card.",
    kind=Choice(Exposed),
)
