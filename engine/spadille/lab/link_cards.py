"""Cards as one number: which hands were dealt, and in which order cards were played.

The cards of a pack stand in the order of their codes. A hand is told by its place among all the hands that those left
allow; a card that is played by its place among the cards not yet played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from math import comb

from spadille.cards import Card

Digits = list[tuple[int, int]]
"""Digits of a number of mixed bases, each with its base; the first is the last to be divided off."""


def number(digits: Digits) -> int:
    """Return the number that has these digits."""
    found = 0
    for digit, base in reversed(digits):
        found = found * base + digit
    return found


def of_hands(hands: Sequence[Sequence[Card]], pack: Iterable[Card]) -> Digits:
    """Return the digits of hands of equal size that share the pack."""
    left, digits = sorted(pack), []
    for hand in hands[:-1]:
        places = [left.index(card) for card in sorted(hand)]
        digits.append((_place(places), comb(len(left), len(hand))))
        left = [card for card in left if card not in hand]
    return digits


def hands_of(rest: int, pack: Iterable[Card], *, seats: int) -> tuple[list[tuple[Card, ...]], int]:
    """Return the hands that a number begins with, and what is left of the number."""
    left = sorted(pack)
    size, hands = len(left) // seats, []
    for _ in range(seats - 1):
        rest, place = divmod(rest, comb(len(left), size))
        hand = tuple(left[n] for n in _places(place, size, len(left)))
        hands.append(hand)
        left = [card for card in left if card not in hand]
    return [*hands, tuple(left)], rest


def of_play(played: Sequence[Card], pack: Iterable[Card]) -> Digits:
    """Return the digits of cards played, each at most once; their number comes first."""
    left = sorted(pack)
    digits = [(len(played), len(left) + 1)]
    for card in played:
        digits.append((left.index(card), len(left)))
        left.remove(card)
    return digits


def play_of(rest: int, pack: Iterable[Card]) -> tuple[list[Card], int]:
    """Return the cards that were played, and what is left of the number."""
    left = sorted(pack)
    rest, count = divmod(rest, len(left) + 1)
    played = []
    for _ in range(count):
        rest, place = divmod(rest, len(left))
        played.append(left.pop(place))
    return played, rest


def tricks(cards: Sequence[Card], size: int) -> list[tuple[Card, ...]]:
    """Return cards in rows of so many, the last one short where they do not come out even."""
    stream = iter(cards)
    rows = iter(lambda: tuple(islice(stream, size)), ())
    return list(rows)


def _place(places: Sequence[int]) -> int:
    """Return the place of a set of places, ascending, among all sets of its size."""
    return sum(comb(place, number) for number, place in enumerate(places, start=1))


def _places(place: int, size: int, count: int) -> list[int]:
    """Return the set of places that has a place among all sets of that size, ascending."""
    found, top = [], count
    for number in range(size, 0, -1):
        top = next(n for n in range(top - 1, -1, -1) if comb(n, number) <= place)
        place -= comb(top, number)
        found.append(top)
    return found[::-1]
