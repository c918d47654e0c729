"""Does an offender also pay into the pot?"""

from __future__ import annotations

from spadille.point import Amount, Answer, Choice, Point


class PotFine(Answer):
    """The answers."""

    NONE = "nothing", "No."
    SIXTEEN = "sixteen", "Sixteen."
    AS_MUCH = "as_much_as_lies_in_it", "As much as lies in it."


def fine(answer: PotFine, pot: Amount) -> Amount:
    """Return what the offender pays into the pot."""
    return {PotFine.NONE: 0, PotFine.SIXTEEN: 16, PotFine.AS_MUCH: pot}[answer]


POINT = Point(
    id="irregularity.pot_fine",
    question="Does an offender also pay into the pot?",
    matters="Only in a Frage, and only where there is a pot.",
    kind=Choice(PotFine),
)
