"""Can a game in which the partner names trumps be bid in the favourite suit?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class CouleurPartnerNames(Answer):
    """The answers."""

    NO_SUIT = "no_suit_in_auction", "No: such a game has no suit in the auction."
    BINDS_PARTNER = (
        "binds_partner",
        "Yes: the bid ranks as one in the favourite suit, and the partner must name that suit.",
    )


POINT = Point(
    id="auction.couleur_partner_names",
    question="Can a game in which the partner names trumps be bid in the favourite suit?",
    matters="The bidder would bind a choice that is not his.",
    kind=Choice(CouleurPartnerNames),
    applies=Applies("auction.couleur_rank", frozenset({"above_same_game"})),
)
