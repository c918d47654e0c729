"""Random deals that can be had again: the same seed gives the same hands in every process and version."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Final

from spadille.cards import ALL_CARDS, BASTE, RANKS, SPADILLE, Card, Suit
from spadille.errors import UsageError
from spadille.points.pack import cards as pack_cards
from spadille.points.table import players
from spadille.record import Contract, Line, Record
from spadille.ruleset import Ruleset
from spadille.seats import SEATINGS, Seat

LONGEST_SEED: Final = 60
"""Digits in the longest seed that is accepted."""

SOLO: Final = "solo"
"""The game that every text has, and that needs nothing but trumps."""

_SEED: Final = re.compile(r"-?[1-9][0-9]*|0")
_FRESH: Final = 10**9


def read_seed(text: str) -> int:
    """Return the whole number that `text` spells; UsageError when it spells none, or in a second way."""
    if not _SEED.fullmatch(text):
        raise UsageError(f"{text!r} is no seed; expected a whole number such as 0, 42 or -7")
    if len(text.lstrip("-")) > LONGEST_SEED:
        raise UsageError(
            f"a seed of {len(text.lstrip('-'))} digits is too long; expected at most {LONGEST_SEED}"
        )
    return int(text)


def fresh_seed() -> int:
    """Return a seed that nobody could foresee."""
    return random.SystemRandom().randrange(_FRESH)


def shuffled(cards: tuple[Card, ...], seed: int) -> tuple[Card, ...]:
    """Return the cards in an order that depends on the seed alone.

    Only `random()` is used, of which Python promises the same numbers for the same seed in every version.
    """
    # Python takes a seed without its sign; this gives every whole number, negative ones too, a sequence of its own.
    source = random.Random(2 * seed if seed >= 0 else -2 * seed - 1)  # noqa: S311 - a card game, no secret
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        place = int(source.random() * (last + 1))
        order[last], order[place] = order[place], order[last]
    return tuple(order)


def hands_of(seed: int, ruleset: Ruleset | None = None) -> dict[Seat, tuple[Card, ...]]:
    """Return the hands of the deal with this seed, sorted; four hands of eight where no ruleset is given.

    UsageError where the ruleset's pack cannot be dealt evenly to its players.
    """
    number, pack = 4, pack_cards.PackCards.THIRTY_TWO
    if ruleset is not None:
        number, pack = ruleset.answer(players.POINT), ruleset.answer(pack_cards.POINT)
    cards = shuffled(tuple(card for card in ALL_CARDS if card in pack_cards.PACKS[pack]), seed)
    seats, size = SEATINGS[number], len(cards) // number
    if size * number < len(cards):
        raise UsageError(f"{len(cards)} cards cannot be dealt evenly to {number} players")
    return {seat: tuple(sorted(cards[n * size : (n + 1) * size])) for n, seat in enumerate(seats)}


def random_record(seed: int, ruleset: Ruleset | None = None) -> Record:
    """Return the deal with this seed as a record that can be replayed.

    Nobody has played it. So that there is something to replay, its one line makes the holder of spadille play a
    solo in his longest suit, and stops there.
    """
    hands = hands_of(seed, ruleset)
    under = f" --ruleset {ruleset.spec}" if ruleset is not None else ""
    return Record(
        id=f"seed-{seed}" if seed >= 0 else f"seed-minus-{-seed}",
        title=f"A random deal, seed {seed}",
        about=(
            f"Dealt at random; 'spadille deal --seed {seed}{under}' gives it again. Nobody has played it: the contract "
            "is made up, a solo of the holder of spadille in his longest suit, so that there is something to replay."
        ),
        hands=hands,
        lines=(Line(id="main", contract=_made_up(hands, ruleset)),),
    )


def _made_up(hands: Mapping[Seat, tuple[Card, ...]], ruleset: Ruleset | None) -> Contract:
    seat = next(seat for seat, hand in hands.items() if SPADILLE in hand)
    game = ruleset.game(SOLO) if ruleset is not None else None
    if game is not None and isinstance(game.trumps, Suit):
        return Contract(declarer=seat, game=SOLO, trump=game.trumps)
    plain = [card for card in hands[seat] if card not in (SPADILLE, BASTE)]

    def length_and_height(suit: Suit) -> tuple[int, list[int]]:
        ranks = [RANKS.index(card.rank) for card in plain if card.suit is suit]
        return len(ranks), sorted((-rank for rank in ranks), reverse=True)

    return Contract(declarer=seat, game=SOLO, trump=max(Suit, key=length_and_height))
