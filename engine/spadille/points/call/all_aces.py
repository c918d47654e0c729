"""When may a king be called?"""

from __future__ import annotations

from collections.abc import Iterable

from spadille.cards import Card, Suit
from spadille.point import Answer, Applies, Choice, Point


class AllAces(Answer):
    """The answers."""

    ALL_FOUR = "king_with_all_four_aces", "When declarer holds all four aces: a king of a plain suit."
    NO_PLAIN = "king_without_a_callable_ace", "When declarer holds every plain ace: a king of a plain suit."
    NEVER = "never", "Never."


def callable_kings(answer: AllAces, hand: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Return the kings that the holder of `hand` may call because he lacks no ace that could be called."""
    held = set(hand)
    needed = tuple(Suit) if answer is AllAces.ALL_FOUR else tuple(suit for suit in Suit if suit != trump)
    if answer is AllAces.NEVER or not all(Card(suit + "A") in held for suit in needed):
        return ()
    return tuple(Card(suit + "K") for suit in Suit if suit != trump)


POINT = Point(
    id="call.all_aces",
    question="When may a king be called?",
    matters="A very strong hand would otherwise find no partner.",
    kind=Choice(AllAces),
    applies=Applies("call.which", frozenset({"plain_ace"})),
)
