"""What makes a suit the favourite?"""

from __future__ import annotations

from spadille.cards import Suit
from spadille.point import Answer, Choice, Point


class FixedBy(Answer):
    """The answers."""

    CLUBS = "always_clubs", "It is always clubs (acorns)."
    FIRST_DEAL = "trumps_of_first_deal", "The trump suit of the first deal of the session."
    FIRST_WON = "trumps_of_first_game_won", "The trump suit of the first game that is won."
    NONE = "no_favourite", "There is no favourite suit."


def favourite(answer: FixedBy, left_behind: Suit | None) -> Suit | None:
    """Return the favourite suit of a deal, given the one that earlier deals left behind."""
    if answer is FixedBy.CLUBS:
        return Suit.CLUBS
    return None if answer is FixedBy.NONE else left_behind


def favourite_after(answer: FixedBy, before: Suit | None, *, trump: Suit, won: bool) -> Suit | None:
    """Return the favourite suit that a deal leaves behind."""
    fixes = answer is FixedBy.FIRST_DEAL or (answer is FixedBy.FIRST_WON and won)
    return trump if fixes and before is None else before


POINT = Point(
    id="favourite.fixed_by",
    question="What makes a suit the favourite?",
    matters="The favourite suit outranks the others in the auction and may pay double.",
    kind=Choice(FixedBy),
)
