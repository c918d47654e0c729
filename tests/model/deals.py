"""Random complete deals for the model: some plain, some made so that rare results come about."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from model.books import Book
from model.solo import (
    PACK,
    PLAIN,
    SEATS,
    TRUMPS,
    Contract,
    Game,
    begin,
    height,
    may_call,
    play,
    taker,
    void_in,
)


@dataclass(frozen=True)
class Deal:
    """One deal, as it is dealt and as the model plays it."""

    game: Game
    favourite: str | None
    pot: int | None


def random_deal(book: Book, rng: Random) -> Deal:
    """Return a random deal, played to its end by the model."""
    declarer, trump = rng.choice(SEATS), rng.choice("CSHD")
    hands = _hands(declarer, trump, rng)
    contract = _contract(book, hands[declarer], Contract(declarer, "solo", trump), rng)
    game = begin(book, hands, contract)
    play(game, _Player(rng, helpful=rng.random() < 0.6, stops=rng.random() < 0.5))
    favourite = rng.choice([None, None, *"CSHD", contract.trump])
    return Deal(game, favourite, rng.choice([None, 0, 4, 6, 28]))


def _hands(declarer: str, trump: str, rng: Random) -> dict[str, set[str]]:
    """Deal at random, or with good cards for declarer, so that there are primes and touts, and kings to call."""
    best = TRUMPS[trump][: rng.choice([4, 6, 8])] + [PLAIN[suit][0] for suit in "CSHD" if suit != trump]
    if rng.random() < 0.05:
        best = ["CA", "SA", "HA", "DA"]
    good = rng.sample(best, rng.choice([0, 0, min(4, len(best)), min(6, len(best))]))
    rest = [card for card in PACK if card not in good]
    rng.shuffle(rest)
    hands = {declarer: {*good, *rest[: 8 - len(good)]}}
    rest = rest[8 - len(good) :]
    others = [seat for seat in SEATS if seat != declarer]
    for place, seat in enumerate(others):
        hands[seat] = set(rest[8 * place : 8 * place + 8])
    return {seat: hands[seat] for seat in SEATS}


def _contract(book: Book, hand: set[str], contract: Contract, rng: Random) -> Contract:
    """Choose a game, and whatever it needs."""
    game = rng.choice(["frage", "frage", "grossfrage", "mussfrage", "solo"])
    four_aces = {"CA", "SA", "HA", "DA"} <= hand
    trump = contract.trump
    if game in ("grossfrage", "mussfrage"):
        trump = None
    # No text tells what is called with four aces in a game whose trumps are not yet named.
    options = may_call(book, hand, trump) if game != "solo" and (trump or not four_aces) else []
    options = [card for card in options if card not in hand or rng.random() < 0.1]
    if not options:
        contract.announced = rng.random() < 0.2
        return contract
    contract.game, contract.called = game, rng.choice(options)
    if trump is None:
        contract.trump = rng.choice([suit for suit in "CSHD" if suit != contract.called[0]])
    contract.announced = contract.called not in hand and rng.random() < 0.2
    if book.void_needs_laid_card and void_in(hand, contract.called[0], trump):
        contract.laid = rng.choice(sorted(hand))
    return contract


@dataclass
class _Player:
    """Everybody at the table: plays at random, or so that the declaring side gets on."""

    rng: Random
    helpful: bool
    stops: bool

    def __call__(self, kind: str, seat: str, options: list[str], game: Game) -> str:
        if kind == "helfer":
            return "helfer" if self.rng.random() < 0.3 else "go on"
        if kind == "stop":
            return "stop" if self.stops else "go on"
        if not self.helpful or self.rng.random() < 0.1:
            return self.rng.choice(options)
        trump = game.contract.trump
        winning = [card for card in options if taker([*game.trick, card], trump) == len(game.trick)]
        if seat in game.side and winning:
            return min(winning, key=lambda card: (card not in TRUMPS[trump], height(card, trump)))
        return max(options, key=lambda card: (card not in TRUMPS[trump], height(card, trump)))
