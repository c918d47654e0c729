"""Which card may be called?"""

from __future__ import annotations

from spadille.cards import Card, Suit
from spadille.point import Answer, Choice, Point


class WhichCard(Answer):
    """The answers."""

    ACE = "plain_ace", "An ace of a plain suit."
    ACE_OR_KING = "plain_ace_or_king", "An ace or a king of a plain suit."


def callable_ranks(answer: WhichCard) -> str:
    """Return the ranks that may always be called."""
    return {WhichCard.ACE: "A", WhichCard.ACE_OR_KING: "AK"}[answer]


def callable_cards(answer: WhichCard, trump: Suit | None) -> tuple[Card, ...]:
    """Return the cards that may be called, whoever holds them; every suit is plain while trumps are unnamed."""
    return tuple(Card(suit + rank) for suit in Suit if suit != trump for rank in callable_ranks(answer))


POINT = Point(
    id="call.which",
    question="Which card may be called?",
    matters="The called card finds the partner.",
    kind=Choice(WhichCard),
)
