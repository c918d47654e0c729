"""What if declarer calls a card that he holds himself?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class OwnAce(Answer):
    """The answers."""

    NOT_ALLOWED = "not_allowed", "It is not allowed."
    LOST = "game_lost_at_once", "The game is lost at once."
    SECRET_SOLO = "secret_solo", "It is allowed: he plays alone, and nobody else knows it yet."


POINT = Point(
    id="call.own_ace",
    question="What if declarer calls a card that he holds himself?",
    matters="It may be forbidden, a blunder, or a way to play alone without saying so.",
    kind=Choice(OwnAce),
)
