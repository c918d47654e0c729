"""The declaration: the contract must be one that the auction allows and the ruleset knows."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.cards import SPADILLE, Card
from spadille.errors import nearest
from spadille.inquiry import Inquiry
from spadille.phases.auction import may_show
from spadille.phases.narrowing import Narrowing, Narrowings
from spadille.points.auction import all_pass, procedure, raise_after, two_queens
from spadille.points.auction import order as auction_order
from spadille.points.game.row import POINT as GAME
from spadille.points.game.row import Game
from spadille.seats import Seat
from spadille.state import AuctionState, Bid


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
    row = rules.ask(GAME[state.game])
    points = (GAME[state.game].id,)
    if row is None:
        known = rules.ruleset.known_games()
        games = [game for game in known if rules.ask(GAME[game]) is not None]
        hint = "" if state.game in known else nearest(state.game, games)
        because = f"there is no such game here; the games are {', '.join(games)}{hint}"
        yield Narrowing((), because, points)
    elif not may_show(row, state.hand):
        yield Narrowing((), f"he must hold {row.shows} and show it", points)
    elif state.auction is None:
        yield Narrowing((state.game,), "the contract stands as given")
    elif state.auction.bid is None:
        yield _forced(state, row, rules)
    else:
        yield from _won(state, state.auction, state.auction.bid, rules)


def _forced(state: Declaration, row: Game, rules: Inquiry) -> Narrowing:
    points = (all_pass.POINT.id,)
    if rules.ask(all_pass.POINT) is all_pass.AllPass.REDEAL:
        return Narrowing((), "all passed, and the cards are dealt again", points)
    if SPADILLE not in state.hand:
        return Narrowing((), "all passed, and only the holder of spadille plays", points)
    return Narrowing(
        (state.game,) if row.forced else (), "all passed, and only the forced game is played", points
    )


def _won(state: Declaration, auction: AuctionState, bid: Bid, rules: Inquiry) -> Narrowings:
    if state.seat != auction.holder:
        yield Narrowing((), f"{auction.holder} won the auction", (procedure.POINT.id,))
        return
    order = rules.ask(auction_order.POINT)
    games = tuple(
        game
        for game in order[order.index(bid.game) :]
        if (row := rules.ask(GAME[game])) is not None and may_show(row, state.hand)
    )
    yield Narrowing(games, f"the bid was {bid}, and no lower game may be played", (auction_order.POINT.id,))
    if len(games) > 1 and rules.ask(raise_after.POINT) is raise_after.RaiseAfter.BID_STANDS:
        games = games[:1]
        yield Narrowing(games, f"the bid was {bid}, and it stands", (raise_after.POINT.id,))
    if len(games) > 1 and two_queens.concerns(state.hand):
        duty = two_queens.duty(rules.ask(two_queens.POINT), state.hand)
        if duty is not None and not duty.may_go_higher and duty.lowest == bid.game:
            because = f"his hand obliges him to play {duty.lowest}"
            yield Narrowing(games[:1], because, (two_queens.POINT.id,))
