"""How do the players contend for the game?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Procedure(Answer):
    """The answers."""

    DUEL = "duel", "Two players contend until one passes; the survivor meets the next player."
    ONCE_ROUND = (
        "once_round",
        "Each player speaks once, from forehand on; a later player takes the game only with a higher bid.",
    )


POINT = Point(
    id="auction.procedure",
    question="How do the players contend for the game?",
    matters="It decides who hears whose bid before speaking, and whether a bid can be answered.",
    kind=Choice(Procedure),
)
