"""Declarer calls a card, and with it his partner."""

from __future__ import annotations

from spadille.cards import BASTE, SPADILLE, Card, Suit
from spadille.inquiry import Inquiry
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.points.call import all_aces, own_ace, void_suit, which
from spadille.state import DealState, Forfeit

CALL = "call "
LAY = "lay "


def narrowings(state: DealState, rules: Inquiry) -> Narrowings:
    """Narrow the cards that declarer may call."""
    hand = state.hands[state.declarer]
    answer = rules.ask(which.POINT)
    cards = which.callable_cards(answer, state.trump)
    points: tuple[str, ...] = (which.POINT.id,)
    if answer is which.WhichCard.ACE:
        cards += all_aces.callable_kings(rules.ask(all_aces.POINT), hand, state.trump)
        points += (all_aces.POINT.id,)
    dealt = {card for cards_dealt in state.dealt.values() for card in cards_dealt}
    left = tuple(CALL + card for card in cards if card in dealt)
    because = (
        "an ace of a plain suit is called" if answer is which.WhichCard.ACE else "a high plain card is called"
    )
    yield Narrowing(left, because + ", a king only where no ace will do" * (len(points) - 1), points)
    own = [action for action in left if _card(action) in hand]
    if own and rules.ask(own_ace.POINT) is own_ace.OwnAce.NOT_ALLOWED:
        left = tuple(action for action in left if action not in own)
        yield Narrowing(left, "declarer holds it himself", (own_ace.POINT.id,))
    void = [action for action in left if _card(action).suit not in _suits(state)]
    if void and rules.ask(void_suit.POINT) is void_suit.VoidSuit.BARRED:
        left = tuple(action for action in left if action not in void)
        yield Narrowing(left, "declarer has no card of that suit", (void_suit.POINT.id,))


def _card(action: str) -> Card:
    return Card(action[-2:])


def _suits(state: DealState) -> set[Suit]:
    """Return the plain suits in declarer's hand; the black queens belong to none."""
    hand, order = state.hands[state.declarer], state.ranking
    if order is None:
        return {card.suit for card in hand if card not in (SPADILLE, BASTE)}
    return {card.suit for card in hand if not order.is_trump(card)}


def apply(state: DealState, action: str, rules: Inquiry) -> DealState:
    """Return the deal with the card called and its holder known to the engine."""
    card = _card(action)
    holder = next(seat for seat, hand in state.hands.items() if card in hand)
    if holder != state.declarer:
        return state.with_(called=card, partner=holder)
    if rules.ask(own_ace.POINT) is own_ace.OwnAce.LOST:
        return state.with_(called=card, over=True, forfeit=Forfeit(declaring_loses=True))
    return state.with_(called=card, partner=None)


def must_lay(state: DealState, rules: Inquiry) -> bool:
    """Tell whether declarer must lay a card face down for the suit that he called."""
    if state.called is None or state.over or state.called.suit in _suits(state):
        return False
    return rules.ask(void_suit.POINT) is void_suit.VoidSuit.FACE_DOWN


def laying(state: DealState, rules: Inquiry) -> Narrowings:
    """Narrow the cards that declarer may lay face down."""
    hand = state.hands[state.declarer]
    yield Narrowing(tuple(LAY + card for card in hand), f"{state.declarer} does not hold it")
    if not must_lay(state, rules):
        yield Narrowing((), "no card is laid down here", (void_suit.POINT.id,))


def lay(state: DealState, action: str, rules: Inquiry) -> DealState:
    """Return the deal with the card laid face down."""
    return state.with_(laid=_card(action))
