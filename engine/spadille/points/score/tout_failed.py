"""What is lost when a tout is undertaken by playing on, and fails?"""

from __future__ import annotations

from dataclasses import dataclass

from spadille.point import Answer, Choice, Point


class ToutFailed(Answer):
    """The answers."""

    ALL_LOST = "game_and_tout_lost", "The aim had become all the tricks: the game and the tout are both lost."
    TOUT_LOST = "game_won_tout_lost", "The game is won, the tout is lost."
    PRIME_FORGONE = "only_the_prime_forgone", "The game is won; only the prime is forgone."
    GAME_VOID = "tout_lost_game_void", "The tout is lost; the game is neither won nor lost."


@dataclass(frozen=True, slots=True)
class Parts:
    """What becomes of the game and of the tout once the tout has failed."""

    game: int
    """+1 where the game is won, -1 where it is lost, 0 where it is neither."""
    tout: int
    """-1 where the tout is lost, 0 where it costs nothing."""


def parts(answer: ToutFailed, *, game_won: bool) -> Parts:
    """Return what is won and lost, given whether the side took the tricks that the game needs."""
    if answer is ToutFailed.ALL_LOST or (answer is ToutFailed.GAME_VOID and not game_won):
        return Parts(-1, -1)
    tout = 0 if answer is ToutFailed.PRIME_FORGONE else -1
    if answer is ToutFailed.GAME_VOID:
        return Parts(0, tout)
    return Parts(1 if game_won else -1, tout)


POINT = Point(
    id="score.tout_failed",
    question="What is lost when a tout is undertaken by playing on, and fails?",
    matters="How much the five tricks already won are risked.",
    kind=Choice(ToutFailed),
)
