"""What does a game in the favourite suit pay?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class FavouritePayment(Answer):
    """The answers."""

    DOUBLES = "doubles_everything", "Everything is doubled."
    OWN_FIGURES = (
        "figures_of_its_own",
        "The games have figures of their own in the favourite suit; the premiums stay.",
    )
    SAME = "as_any_suit", "The same as in any other suit."


POINT = Point(
    id="favourite.payment",
    question="What does a game in the favourite suit pay?",
    matters="The same tricks can be worth twice as much in the right suit.",
    kind=Choice(FavouritePayment),
)
