"""May the winner of the auction play a higher game than the one he bid?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class RaiseAfter(Answer):
    """The answers."""

    MAY_RAISE = "may_raise", "Yes: he plays at least what he bid."
    BID_STANDS = "bid_stands", "No: he plays what he bid."


POINT = Point(
    id="auction.raise_after",
    question="May the winner of the auction play a higher game than the one he bid?",
    matters="A player who won cheaply may still play for more.",
    kind=Choice(RaiseAfter),
)
