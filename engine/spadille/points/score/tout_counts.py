"""How does a tout count beside the game?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class ToutCounts(Answer):
    """The answers."""

    BESIDE = "beside_the_game", "It is added to the game."
    INSTEAD = "instead_of_the_game", "Its figure takes the place of the game's."
    DOUBLES = "doubles_the_game", "It pays as much again as the game, whatever its figure."


POINT = Point(
    id="score.tout_counts",
    question="How does a tout count beside the game?",
    matters="It may be paid on its own, take the place of the game, or double it.",
    kind=Choice(ToutCounts),
)
