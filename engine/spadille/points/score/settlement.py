"""Who gains and who loses?"""

from __future__ import annotations

from spadille.outcome import Shares, Sides
from spadille.point import Amount, Answer, Choice, Point


class SettlementKind(Answer):
    """The answers."""

    PARTY = (
        "declaring_side_scores",
        "Each player of the declaring side writes the result, plus or minus; the others write nothing.",
    )
    CHIPS = (
        "opponents_pay",
        "Each opponent pays the declaring side, or is paid by it, the amount of the game.",
    )


def shares(answer: SettlementKind, amount: Amount, sides: Sides) -> Shares:
    """Return who gains and loses by `amount`, which the declaring side wins from each opponent or loses to him."""
    partner = None if not sides.partner else amount
    if partner is not None and amount < 0 and not sides.partner_pays:
        partner = 0
    if answer is SettlementKind.PARTY:
        return Shares(amount, partner, (0,) * sides.opponents)
    total = amount * sides.opponents
    if partner:
        partner = sides.half(total)
    return Shares(total - (partner or 0), partner, sides.spread(amount))


POINT = Point(
    id="score.settlement",
    question="Who gains and who loses?",
    matters="Whether the opponents pay, or only the declaring side keeps a score.",
    kind=Choice(SettlementKind),
)
