"""Is a player who bid in the favourite suit bound to play in it?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class CouleurBinds(Answer):
    """The answers."""

    EVER = "whoever_bid_it", "Yes, if he bid it at any time in the auction."
    LAST = "only_the_final_bid", "Only if it was his last bid."


POINT = Point(
    id="auction.couleur_binds",
    question="Is a player who bid in the favourite suit bound to play in it?",
    matters="Whether the favourite suit may be used as a bluff in the auction.",
    kind=Choice(CouleurBinds),
    applies=Applies("auction.couleur_rank", frozenset({"above_same_game"})),
)
