"""What is lost when a tout is undertaken by playing on, and fails?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class ToutFailed(Answer):
    """The answers."""

    ALL_LOST = "game_and_tout_lost", "The aim had become all the tricks: the game and the tout are both lost."
    TOUT_LOST = "game_won_tout_lost", "The game is won, the tout is lost."
    PRIME_FORGONE = "only_the_prime_forgone", "The game is won; only the prime is forgone."
    GAME_VOID = "tout_lost_game_void", "The tout is lost; the game is neither won nor lost."


POINT = Point(
    id="score.tout_failed",
    question="What is lost when a tout is undertaken by playing on, and fails?",
    matters="How much the five tricks already won are risked.",
    kind=Choice(ToutFailed),
)
