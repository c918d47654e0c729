"""Declarer demands an ace from an opponent and gives a card in return (médiateur)."""

from __future__ import annotations

from spadille.cards import Card, Suit
from spadille.inquiry import Inquiry
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.points.game.row import POINT as GAME
from spadille.state import DealState

TAKE = "take "
RETURN = "return "


def taking(state: DealState, rules: Inquiry) -> Narrowings:
    """Narrow the aces that declarer may demand."""
    rules.ask(GAME[state.game_name])
    points = (GAME[state.game_name].id,)
    left = tuple(TAKE + suit + "A" for suit in Suit)
    yield Narrowing(left, "an ace is demanded", points)
    hand = state.hands[state.declarer]
    left = tuple(action for action in left if action.removeprefix(TAKE) not in hand)
    yield Narrowing(left, "declarer holds it himself", points)


def take(state: DealState, action: str, rules: Inquiry) -> DealState:
    """Return the deal with the ace in declarer's hand."""
    card = Card(action.removeprefix(TAKE))
    holder = next(seat for seat, hand in state.hands.items() if card in hand)
    hands = {
        **state.hands,
        holder: tuple(c for c in state.hands[holder] if c != card),
        state.declarer: (*state.hands[state.declarer], card),
    }
    return state.with_(hands=hands, taken=card)


def returning(state: DealState, rules: Inquiry) -> Narrowings:
    """Narrow the cards that declarer may give in return: any but the one that he took."""
    rules.ask(GAME[state.game_name])
    points = (GAME[state.game_name].id,)
    hand = state.hands[state.declarer]
    left = tuple(RETURN + card for card in hand)
    yield Narrowing(left, "declarer does not hold it", points)
    yield Narrowing(left[:-1], "it is the card that he has just taken", points)


def give(state: DealState, action: str, rules: Inquiry) -> DealState:
    """Return the deal with the card in the hand of the player who gave the ace."""
    card = Card(action.removeprefix(RETURN))
    giver = next(seat for seat, hand in state.hands.items() if len(hand) < state.hand_size)
    hands = {
        **state.hands,
        giver: (*state.hands[giver], card),
        state.declarer: tuple(c for c in state.hands[state.declarer] if c != card),
    }
    return state.with_(hands=hands)
