"""Does the partner share a lost tout?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class ToutPartner(Answer):
    """The answers."""

    AS_GAME = "as_the_lost_game", "As he shares the lost game."
    SHARES = "pays_like_declarer", "Always: both lose the same."


POINT = Point(
    id="score.tout_partner",
    question="Does the partner share a lost tout?",
    matters="The tout is a bet that the partner may not have wanted.",
    kind=Choice(ToutPartner),
)
