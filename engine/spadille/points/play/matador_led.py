"""Does a matador that is led draw a lower matador?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class MatadorLed(Answer):
    """The answers."""

    DRAWS = "draws_the_lower", "Yes: only a matador led, not one thrown in later, forces a lower one."
    DRAWS_NOT = "draws_none", "No: a matador may be withheld whatever trump is led."


def may_withhold(answer: MatadorLed, *, led: int, weakest: int) -> bool:
    """Tell whether matadors may be withheld, given the strength of the trump led and of the weakest one held."""
    return answer is MatadorLed.DRAWS_NOT or weakest > led


POINT = Point(
    id="play.matador_led",
    question="Does a matador that is led draw a lower matador?",
    matters="The one way to catch a matador whose holder may withhold it.",
    kind=Choice(MatadorLed),
    applies=Applies("play.matador_privilege", frozenset({"may_withhold"})),
)
