"""The tricks: which cards may be played, who wins, when play is over."""

from __future__ import annotations

from spadille.cards import Card, Ranking
from spadille.inquiry import Inquiry
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.phases.undertaking import ended, undertakes
from spadille.points.call import laid_card
from spadille.points.play import (
    called_card,
    first_lead,
    follow,
    matador_led,
    matador_privilege,
    overtake,
    overtrump,
    undertrump,
    void,
)
from spadille.state import DealState, TakenTrick


def begin(state: DealState, rules: Inquiry) -> DealState:
    """Return the deal with the first lead settled."""
    declarer_leads = rules.ask(first_lead.POINT) is first_lead.FirstLead.DECLARER
    return state.with_(leader=state.declarer if declarer_leads else state.seats[0])


def narrowings(state: DealState, rules: Inquiry) -> Narrowings:
    """Narrow the cards that the player to play may play."""
    seat = state.to_play
    left = state.hands[seat]
    opening = not state.tricks and not state.current
    yield Narrowing(left, f"{seat} does not hold it", (first_lead.POINT.id,) if opening else ())
    if state.laid is not None and seat == state.declarer and len(left) > 1:
        if _laid_card_is_due(state, rules):
            yield Narrowing((state.laid,), "the card laid down is played now", (laid_card.POINT.id,))
            return
        left = tuple(card for card in left if card != state.laid)
        yield Narrowing(left, "the card laid down is not played yet", (laid_card.POINT.id,))
    if not state.current:
        return
    assert state.ranking is not None
    if _called_card_is_due(state, left, state.ranking):
        assert state.called is not None
        if rules.ask(called_card.POINT) is called_card.CalledCard.FORCED:
            because = f"{state.called} was called, and its suit is led"
            yield Narrowing((state.called,), because, (called_card.POINT.id,))
            return
    led = state.ranking.suit(state.current[0])
    following = tuple(card for card in left if state.ranking.suit(card) == led)
    if following:
        yield from _following(state, left, following, rules)
    else:
        yield from _void(state, left, rules)


def _laid_card_is_due(state: DealState, rules: Inquiry) -> bool:
    if not state.current or state.ranking is None or state.called is None:
        return False
    led = state.ranking.suit(state.current[0])
    if led not in (state.called.suit, state.ranking.trump):
        return False
    by_suit = rules.ask(laid_card.POINT) is laid_card.LaidCard.CALLED_SUIT
    return led == (state.called.suit if by_suit else state.ranking.trump)


def _called_card_is_due(state: DealState, left: tuple[Card, ...], order: Ranking) -> bool:
    """Tell whether the player holds the called card, its suit is led, and he has another card to choose."""
    if state.called not in left or len(left) == 1 or order.is_trump(state.called):
        return False
    return order.suit(state.current[0]) == state.called.suit


def _following(
    state: DealState, left: tuple[Card, ...], following: tuple[Card, ...], rules: Inquiry
) -> Narrowings:
    order = state.ranking
    assert order is not None
    only_matadors = all(card in order.matadors for card in following)
    if only_matadors and len(following) < len(left) and _may_withhold(state, following, order, rules):
        return
    if len(following) < len(left):
        if _any_card_goes(rules):
            return
        led = order.suit(state.current[0])
        held = " ".join(following)
        because = f"{led.name.lower()} were led, and {state.to_play} holds {held}"
        privilege = (matador_privilege.POINT.id, matador_led.POINT.id)
        points = (follow.POINT.id, *(point for point in privilege if point in rules.asked))
        yield Narrowing(following, because, points)
    beating = _beating(state, following, order)
    if 0 < len(beating) < len(following) and _must_overtake(rules):
        yield Narrowing(
            beating, f"the trick must be overtaken with {' or '.join(beating)}", (overtake.POINT.id,)
        )


def _may_withhold(state: DealState, trumps: tuple[Card, ...], order: Ranking, rules: Inquiry) -> bool:
    led = state.current[0]
    if not order.is_trump(led):
        return False
    if rules.ask(matador_privilege.POINT) is matador_privilege.MatadorPrivilege.NONE:
        return False
    weakest = min(order.strength[card] for card in trumps)
    if weakest > order.strength[led]:
        return True
    return matador_led.may_withhold(rules.ask(matador_led.POINT), led=order.strength[led], weakest=weakest)


def _beating(state: DealState, cards: tuple[Card, ...], order: Ranking) -> tuple[Card, ...]:
    """Return those of the cards that would win the trick as it lies; a card laid face down cannot, and is no bar."""
    lying = tuple(card for card in state.current if card != state.laid_in_trick)
    return tuple(card for card in cards if order.winner((*lying, card)) == len(lying))


def _void(state: DealState, left: tuple[Card, ...], rules: Inquiry) -> Narrowings:
    order = state.ranking
    assert order is not None
    trumps = tuple(card for card in left if order.is_trump(card))
    if not trumps or rules.ask(void.POINT) is void.Void.FREE or _any_card_goes(rules):
        return
    beating = _beating(state, trumps, order)
    points: tuple[str, ...] = (void.POINT.id,)
    if not beating:
        if rules.ask(undertrump.POINT) is undertrump.Undertrump.FREE:
            return
        points = (void.POINT.id, undertrump.POINT.id)
    if len(trumps) < len(left):
        yield Narrowing(trumps, f"{state.to_play} cannot follow, and must trump", points)
    if 0 < len(beating) < len(trumps) and _must_overtrump(rules):
        because = f"the trump played must be beaten with {' or '.join(beating)}"
        yield Narrowing(beating, because, (overtrump.POINT.id,))


def _any_card_goes(rules: Inquiry) -> bool:
    """Tell whether no suit need be followed: then nothing else is due to a trick either."""
    return rules.ask(follow.POINT) is follow.Follow.FREE


def _must_overtake(rules: Inquiry) -> bool:
    return rules.ask(overtake.POINT) is overtake.Overtake.MUST and not _any_card_goes(rules)


def _must_overtrump(rules: Inquiry) -> bool:
    return _must_overtake(rules) and rules.ask(overtrump.POINT) is overtrump.Overtrump.MUST


def apply(state: DealState, card: Card, rules: Inquiry) -> DealState:
    """Return the deal with a legal card played, the trick gathered when it is full."""
    seat = state.to_play
    if not state.current and undertakes(state, rules):
        state = state.with_(undertaken=True)
    hands = {**state.hands, seat: tuple(held for held in state.hands[seat] if held != card)}
    state = state.with_(hands=hands, current=(*state.current, card))
    if card == state.called and not state.partner_known:
        state = state.with_(partner_known=True)
    if card == state.laid:
        state = state.with_(laid=None, laid_in_trick=card)
    return _gathered(state, rules) if len(state.current) == len(state.seats) else state


def _gathered(state: DealState, rules: Inquiry) -> DealState:
    assert state.leader is not None
    place = _winning_place(state)
    winner = state.seats[(state.seats.index(state.leader) + place) % len(state.seats)]
    trick = TakenTrick(state.leader, state.current, winner)
    state = state.with_(tricks=(*state.tricks, trick), leader=winner, current=(), laid_in_trick=None)
    return ended(state, rules)


def _winning_place(state: DealState) -> int:
    assert state.ranking is not None
    if state.laid_in_trick is None:
        return state.ranking.winner(state.current)
    powerless = state.current.index(state.laid_in_trick)
    if powerless == 0:
        rest = state.ranking.winner(state.current[1:])
        return rest + 1
    others = tuple(card for card in state.current if card != state.laid_in_trick)
    return state.current.index(others[state.ranking.winner(others)])
