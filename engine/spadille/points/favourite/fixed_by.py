"""What makes a suit the favourite?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class FixedBy(Answer):
    """The answers."""

    CLUBS = "always_clubs", "It is always clubs (acorns)."
    FIRST_DEAL = "trumps_of_first_deal", "The trump suit of the first deal of the session."
    FIRST_WON = "trumps_of_first_game_won", "The trump suit of the first game that is won."
    NONE = "no_favourite", "There is no favourite suit."


POINT = Point(
    id="favourite.fixed_by",
    question="What makes a suit the favourite?",
    matters="The favourite suit outranks the others in the auction and may pay double.",
    kind=Choice(FixedBy),
)
