"""In a lost game, does the partner pay too?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Family


class LostPartner(Answer):
    """The answers."""

    SHARES = "pays_like_declarer", "Yes: both lose the same."
    NOTHING = "loses_nothing", "No: declarer pays the whole loss, the partner neither wins nor loses."


POINT = Family(
    id="score.lost_partner",
    question="In a lost {game}, does the partner pay too?",
    matters="The called player did not ask to play.",
    kind=Choice(LostPartner),
)
