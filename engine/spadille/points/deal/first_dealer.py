"""Who deals first?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class FirstDealer(Answer):
    """The answers."""

    BY_LOT = "by_lot", "The players draw lots."
    FIRST_CLUB = "first_club", "Cards are dealt face up; whoever gets the first club deals."
    LOWEST_CARD = "lowest_card", "Whoever draws the lowest card deals."
    PLACES_DRAWN = "places_drawn", "The players draw for their places; the text goes no further."
    AS_AGREED = "as_agreed", "As the players agree."


POINT = Point(
    id="deal.first_dealer",
    question="Who deals first?",
    matters="Nothing in the deal itself turns on it: the forehand of every later deal does.",
    kind=Choice(FirstDealer),
    plays=False,
)
