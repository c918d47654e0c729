"""May declarer ask who his partner is?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Helfer(Answer):
    """The answers."""

    NEVER = "never", "No: only the play shows it."
    AFTER_FOUR = (
        "after_four_tricks",
        "Yes, when the called card has stayed away for four tricks; no tout can be made after the question.",
    )
    AFTER_FIVE = (
        "after_five_tricks",
        "Yes, when the called card has stayed away for five tricks; no tout can be made after the question.",
    )


def tricks_before(answer: Helfer) -> int | None:
    """Return how many tricks must have been played before the question, or None where it is never allowed."""
    return {Helfer.NEVER: None, Helfer.AFTER_FOUR: 4, Helfer.AFTER_FIVE: 5}[answer]


POINT = Point(
    id="play.helfer",
    question="May declarer ask who his partner is?",
    matters="Knowing the partner can save a game; it costs the tout.",
    kind=Choice(Helfer),
)
