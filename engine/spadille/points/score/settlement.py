"""Who gains and who loses?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class SettlementKind(Answer):
    """The answers."""

    PARTY = "declaring_side_scores", "Each player of the declaring side writes the result, plus or minus; the others write nothing."
    CHIPS = "opponents_pay", "Each opponent pays the declaring side, or is paid by it, the amount of the game."


POINT = Point(
    id="score.settlement",
    question="Who gains and who loses?",
    matters="Whether the opponents pay, or only the declaring side keeps a score.",
    kind=Choice(SettlementKind),
)
