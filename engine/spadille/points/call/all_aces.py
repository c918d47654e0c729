"""When may a king be called?"""

from __future__ import annotations

from spadille.point import Answer, Applies, Choice, Point


class AllAces(Answer):
    """The answers."""

    ALL_FOUR = "king_with_all_four_aces", "When declarer holds all four aces: a king of a plain suit."
    NO_PLAIN = "king_without_a_callable_ace", "When declarer holds every plain ace: a king of a plain suit."
    NEVER = "never", "Never."


POINT = Point(
    id="call.all_aces",
    question="When may a king be called?",
    matters="A very strong hand would otherwise find no partner.",
    kind=Choice(AllAces),
    applies=Applies("call.which", frozenset({"plain_ace"})),
)
