"""What follows a revoke?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Revoke(Answer):
    """The answers."""

    LOSES = "side_loses_the_game", "The offending side loses the game at its value."
    TAKEN_BACK = "taken_back", "The card is taken back and a proper one played."


POINT = Point(
    id="irregularity.revoke",
    question="What follows a revoke?",
    matters="A card against the rules, noticed at the table.",
    kind=Choice(Revoke),
)
