"""The plain player: a simple, honest player for the seats that nobody plays.

He is no expert, and does not pretend to be one. He always keeps to the rules, does the same in the same place, and
knows only what his seat knows: his own hand, what was said and played, and which card was called. Of the partner he
knows once everybody does, or when he holds the called card himself.

- **His count**: a hand with some suit as trumps counts one for each trump, one more for each matador, and one for each
  ace of another suit.
- **The auction**: he passes unless his count in his best suit is at least 6 for a game with a partner, or at least 9
  for one without. Then he bids the lowest game that he has the count for. He never bids a game that needs all the tricks
  or an exchange, or a suit that stands above others, unless nothing else is allowed.
- **The contract**: he plays what he bid, names the suit in which he counts most, and calls an ace of the suit of which
  he has fewest. He never announces a tout.
- **The play**: he leads his highest trump if he is of the declaring side, and otherwise the highest card of his longest
  plain suit. He does not beat a trick that his own side holds; otherwise he takes it with the lowest card that will do, and
  where none will he throws the lowest that he may. He stops as soon as he may, and never asks for the partner.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from spadille.cards import Card, Ranking, Suit, ranking
from spadille.lab import player_words as said
from spadille.phases.auction import HOLD, PASS, bid_of
from spadille.points.game.row import Game, Trumps
from spadille.state import Bid, Level

WITH_PARTNER: Final = 6
"""The count at which he bids a game with a partner."""
ALONE: Final = 9
"""The count at which he bids a game without one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What the player at one seat can know when something is asked of him."""

    wants: str
    """What is asked: `auction`, `declare`, `play` or a part of the contract."""
    hand: tuple[Card, ...]
    allowed: tuple[str, ...]
    """What he may do, in the engine's order."""
    games: Mapping[str, Game]
    """The games of the book."""
    plain: str
    """The ranks of a plain suit from high to low."""
    matadors: str
    standing: Bid | None = None
    """The highest bid so far."""
    order: Ranking | None = None
    """The order of the cards once trumps are named."""
    declares: bool = False
    """Whether he is of the declaring side."""
    trick: tuple[Card, ...] = ()
    """What lies in the trick."""
    ours: bool = False
    """Whether his side holds the trick as it lies, as far as he knows."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player does, and why, in words."""

    action: str
    why: str


def choose(known: Known) -> Choice:
    """Return what the plain player does; something must be allowed."""
    if len(known.allowed) == 1:
        return Choice(known.allowed[0], said.ONLY)
    match known.wants:
        case "auction":
            return _bid(known)
        case "declare":
            return Choice(known.allowed[0], said.AS_BID)
        case "trump":
            return _trump(known)
        case "called":
            return _called(known)
        case "returns" | "laid":
            return _given(known)
        case _:
            return _play(known)


def count(hand: Collection[Card], order: Ranking) -> int:
    """Return what a hand counts with some suit as trumps."""
    trumps = sum(order.is_trump(card) for card in hand)
    matadors = sum(card in order.matadors for card in hand)
    aces = sum(card.rank == "A" and not order.is_trump(card) for card in hand)
    return trumps + matadors + aces


def _orders(known: Known) -> dict[Suit, Ranking]:
    return {suit: ranking(suit, plain=known.plain, matadors=known.matadors) for suit in Suit}


def _best(known: Known, game: Game | None = None) -> int:
    """Return the count in the best suit, or in the suit that is always trumps in a game."""
    suits = [game.trumps] if game is not None and isinstance(game.trumps, Suit) else list(Suit)
    return max(count(known.hand, order) for suit, order in _orders(known).items() if suit in suits)


def _bid(known: Known) -> Choice:
    for action in known.allowed:
        if action == PASS:
            continue
        bid = known.standing if action == HOLD else bid_of(action)
        if bid is not None and bid.level is Level.PLAIN and _is_worth(known, known.games.get(bid.game)):
            counted = said.COUNTS.format(count=_best(known, known.games[bid.game]))
            return Choice(action, f"{said.STRONG} {counted}")
    counted = said.COUNTS.format(count=_best(known))
    if PASS in known.allowed:
        return Choice(PASS, f"{said.WEAK} {counted}")
    return Choice(known.allowed[0], said.OBLIGED)


def _is_worth(known: Known, game: Game | None) -> bool:
    if game is None or game.aim is None or game.takes_ace or game.trumps is Trumps.PARTNER:
        return False
    return _best(known, game) >= (WITH_PARTNER if game.with_partner else ALONE)


def _trump(known: Known) -> Choice:
    orders = _orders(known)

    def worth(action: str) -> int:
        return count(known.hand, orders[Suit(action.rpartition(" ")[2])])

    best = max(known.allowed, key=worth)
    return Choice(best, said.COUNTS_MOST.format(count=worth(best)))


def _called(known: Known) -> Choice:
    """Call a card of the suit of which he has fewest; demand an ace of the suit of which he has most."""
    demands = known.allowed[0].startswith("take")

    def held(action: str) -> int:
        suit = Card(action[-2:]).suit
        return sum(card.suit == suit and not _is_trump(known, card) for card in known.hand)

    if demands:
        return Choice(max(known.allowed, key=held), said.LONGEST)
    some = [action for action in known.allowed if held(action)] or known.allowed
    return Choice(min(some, key=held), said.SHORTEST)


def _given(known: Known) -> Choice:
    return Choice(min(known.allowed, key=lambda action: _height(known, Card(action[-2:]))), said.LOWEST)


def _play(known: Known) -> Choice:
    cards = [Card(action) for action in known.allowed]
    if not known.trick:
        return _lead(known, cards)
    order = known.order
    assert order is not None
    lowest = min(cards, key=lambda card: _height(known, card))
    beating = [card for card in cards if order.winner((*known.trick, card)) == len(known.trick)]
    if known.ours:
        return Choice(lowest, said.OURS)
    if not beating:
        return Choice(lowest, said.CANNOT)
    return Choice(min(beating, key=lambda card: _height(known, card)), said.TAKES)


def _lead(known: Known, cards: list[Card]) -> Choice:
    trumps = [card for card in cards if _is_trump(known, card)]
    plain = [card for card in cards if card not in trumps]
    if trumps and (known.declares or not plain):
        return Choice(max(trumps, key=lambda card: _height(known, card)), said.LEADS_TRUMP)

    def length_and_height(card: Card) -> tuple[int, int]:
        return sum(other.suit == card.suit for other in plain), _height(known, card)

    return Choice(max(plain, key=length_and_height), said.LEADS_LONGEST)


def _is_trump(known: Known, card: Card) -> bool:
    return known.order is not None and known.order.is_trump(card)


def _height(known: Known, card: Card) -> int:
    if known.order is not None:
        return known.order.strength[card]
    return len(known.plain) - known.plain.find(card.rank)
