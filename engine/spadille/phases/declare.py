"""The declaration: the contract must be one that the auction allows and the ruleset knows."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import SPADILLE, Card
from spadille.inquiry import Inquiry
from spadille.phases.auction import may_show
from spadille.phases.narrowing import Narrowing, Narrowings, only
from spadille.points.auction import all_pass, procedure, raise_after, two_queens
from spadille.points.auction import order as auction_order
from spadille.points.game.row import POINT as GAME
from spadille.seats import Seat
from spadille.state import AuctionState


@dataclass(frozen=True, slots=True)
class Declaration:
    """What is to be declared, and after which auction."""

    seat: Seat
    hand: tuple[Card, ...]
    game: str
    auction: AuctionState | None
    """None where the contract stands as given."""


def narrowings(state: Declaration, rules: Inquiry) -> Narrowings:
    """Narrow the games that the player may declare."""
    games = rules.ruleset.games()
    row = rules.ask(GAME[state.game])
    yield Narrowing(games, f"the games here are {', '.join(games)}", (GAME[state.game].id,))
    if row is not None and not may_show(row, state.hand):
        games = tuple(game for game in games if game != state.game)
        yield Narrowing(games, f"he must hold {row.shows} and show it", (GAME[state.game].id,))
    if state.auction is not None and state.auction.bid is None:
        yield _forced(state, games, rules)
    elif state.auction is not None:
        yield from _won(state, state.auction, games, rules)


def _forced(state: Declaration, games: tuple[str, ...], rules: Inquiry) -> Narrowing:
    points = (all_pass.POINT.id,)
    if rules.ask(all_pass.POINT) is all_pass.AllPass.REDEAL:
        return Narrowing((), "all passed, and the cards are dealt again", points)
    if SPADILLE not in state.hand:
        return Narrowing((), "all passed, and only the holder of spadille plays", points)
    forced = [game for game in games if (row := rules.ruleset.game(game)) is not None and row.forced]
    return Narrowing(only(games, forced), "all passed, and only the forced game is played", points)


def _won(state: Declaration, auction: AuctionState, games: tuple[str, ...], rules: Inquiry) -> Narrowings:
    assert auction.bid is not None
    if state.seat != auction.holder:
        yield Narrowing((), f"{auction.holder} won the auction", (procedure.POINT.id,))
        return
    order = rules.ask(auction_order.POINT)
    higher = order[order.index(auction.bid.game) :]
    because, points = f"the bid was {auction.bid}", (auction_order.POINT.id,)
    if len(higher) > 1 and rules.ask(raise_after.POINT) is raise_after.RaiseAfter.BID_STANDS:
        higher, points = higher[:1], (raise_after.POINT.id,)
    yield Narrowing(only(games, higher), because, points)
    if len(higher) > 1 and two_queens.concerns(state.hand):
        duty = two_queens.duty(rules.ask(two_queens.POINT), state.hand)
        if duty is not None and not duty.may_go_higher and duty.lowest == auction.bid.game:
            because = f"his hand obliges him to play {duty.lowest}"
            yield Narrowing(only(games, higher[:1]), because, (two_queens.POINT.id,))
