"""Which card may be called?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class WhichCard(Answer):
    """The answers."""

    ACE = "plain_ace", "An ace of a plain suit."
    ACE_OR_KING = "plain_ace_or_king", "An ace or a king of a plain suit."


POINT = Point(
    id="call.which",
    question="Which card may be called?",
    matters="The called card finds the partner.",
    kind=Choice(WhichCard),
)
