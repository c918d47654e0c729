"""Who leads to the first trick?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class FirstLead(Answer):
    """The answers."""

    FOREHAND = "forehand", "Forehand, whoever plays the game."
    DECLARER = "declarer", "Declarer."


POINT = Point(
    id="play.first_lead",
    question="Who leads to the first trick?",
    matters="The lead is a tempo: whoever has it draws trumps or attacks first.",
    kind=Choice(FirstLead),
)
