"""Trumps are named: by declarer, by the partner, or by the game itself."""

from __future__ import annotations

from spadille.cards import Suit, ranking
from spadille.inquiry import Inquiry
from spadille.phases.couleur import preferred
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.points.auction import couleur_binds
from spadille.points.call import suit_as_trump
from spadille.points.game.row import POINT as GAME
from spadille.points.game.row import Trumps
from spadille.points.pack import matadors
from spadille.points.pack import order as pack_order
from spadille.seats import Seat
from spadille.state import AuctionState, DealState, Level

WORD = "trump "


def namer(state: DealState) -> Seat:
    """Return who names trumps."""
    partner_names = state.game.trumps is Trumps.PARTNER and state.partner is not None
    return state.partner if partner_names and state.partner is not None else state.declarer


def narrowings(state: DealState, auction: AuctionState | None, rules: Inquiry) -> Narrowings:
    """Narrow the suits that may be named."""
    left = tuple(WORD + suit for suit in Suit)
    row = rules.ask(GAME[state.game_name])
    yield Narrowing(left, "it is no suit")
    if row is not None and isinstance(row.trumps, Suit):
        because = f"{row.trumps.name.lower()} are always trumps in this game"
        yield Narrowing((WORD + row.trumps,), because, (GAME[state.game_name].id,))
        return
    called = state.called if state.game.trumps is Trumps.PARTNER else None
    if called and rules.ask(suit_as_trump.POINT) is suit_as_trump.SuitAsTrump.BARRED:
        left = tuple(action for action in left if action != WORD + called.suit)
        yield Narrowing(left, "it is the suit of the called card", (suit_as_trump.POINT.id,))
    if auction is not None:
        yield from _bound(state, auction, left, rules)


def _bound(state: DealState, auction: AuctionState, left: tuple[str, ...], rules: Inquiry) -> Narrowings:
    """Bind declarer to the favourite suit if he bid in it."""
    if state.declarer not in auction.favourite_bidders or auction.bid is None:
        return
    suits = preferred(state.table, rules)
    level = auction.bid.level
    if level is Level.PLAIN and rules.ask(couleur_binds.POINT) is couleur_binds.CouleurBinds.EVER:
        level = Level.FAVOURITE
    if level is not Level.PLAIN and level in suits:
        kept = tuple(action for action in left if action == WORD + suits[level])
        yield Narrowing(
            kept, f"he is bound to {suits[level].name.lower()}, in which he bid", (couleur_binds.POINT.id,)
        )


def apply(state: DealState, action: str, rules: Inquiry) -> DealState:
    """Return the deal with trumps named."""
    trump = Suit(action.removeprefix(WORD))
    plain, top = rules.ask(pack_order.POINT), rules.ask(matadors.POINT)
    known = state.partner_known or state.game.trumps is Trumps.PARTNER
    return state.with_(trump=trump, ranking=ranking(trump, plain=plain, matadors=top), partner_known=known)
