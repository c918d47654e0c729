"""The auction: who plays, and what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from spadille.cards import Card
from spadille.inquiry import Inquiry
from spadille.phases.couleur import preferred
from spadille.phases.narrowing import Narrowing, Narrowings, only
from spadille.points.auction import (
    all_pass,
    couleur_partner_names,
    couleur_rank,
    hold,
    opening,
    procedure,
    two_queens,
    two_queens_four_aces,
)
from spadille.points.auction import order as auction_order
from spadille.points.game.row import POINT as GAME
from spadille.points.game.row import Game, Trumps
from spadille.record import Table
from spadille.seats import Seat
from spadille.state import SUFFIX, AuctionState, Bid, Level

PASS = "pass"
HOLD = "hold"


def start(hands: Mapping[Seat, tuple[Card, ...]], table: Table, seats: tuple[Seat, ...]) -> AuctionState:
    """Return the auction before the first call."""
    return AuctionState(hands=hands, table=table, waiting=seats[1:], to_speak=seats[0])


def bid_of(action: str) -> Bid:
    """Return the bid that a call makes; the call must be one."""
    game, _, suffix = action.partition(" ")
    return Bid(game, next(level for level, word in SUFFIX.items() if word.strip() == suffix))


def narrowings(state: AuctionState, rules: Inquiry) -> Narrowings:
    """Narrow what the player to speak may call."""
    order = rules.ask(auction_order.POINT)
    bids = tuple(str(Bid(game, level)) for game in order for level in Level)
    left = (PASS, HOLD, *bids)
    yield Narrowing(
        left, f"the calls are pass, hold and the games {', '.join(order)}", (auction_order.POINT.id,)
    )
    step = _levels(state, left, rules)
    yield step
    step = _holding(state, step.left, rules)
    yield step
    if state.bid is not None:
        floor = height(state.bid, order)
        left = tuple(
            call for call in step.left if call in (PASS, HOLD) or height(bid_of(call), order) > floor
        )
        step = Narrowing(
            left, f"it is not higher than {state.bid}", (auction_order.POINT.id, couleur_rank.POINT.id)
        )
        yield step
    step = _playable(step.left, rules)
    yield step
    step = _shown(state, step.left, rules)
    yield step
    yield from _compulsions(state, step.left, rules)


def height(bid: Bid, order: tuple[str, ...]) -> tuple[int, Level]:
    """Return a key that is greater for the higher of two bids."""
    return order.index(bid.game), bid.level


def _levels(state: AuctionState, left: tuple[str, ...], rules: Inquiry) -> Narrowing:
    suits = preferred(state.table, rules)
    points = ["favourite.fixed_by"]
    if suits:
        points = [couleur_rank.POINT.id]
        if rules.ask(couleur_rank.POINT) is couleur_rank.CouleurRank.NO_RANK:
            suits = {}
    allowed = [PASS, HOLD]
    for call in left[2:]:
        bid = bid_of(call)
        if bid.level is Level.PLAIN or (bid.level in suits and _has_suit(bid.game, rules)):
            allowed.append(call)
    because = "no bid of that game in a preferred suit is known here"
    return Narrowing(tuple(allowed), because, tuple(points))


def _has_suit(game: str, rules: Inquiry) -> bool:
    row = rules.ask(GAME[game])
    if row is None or row.trumps is not Trumps.PARTNER:
        return row is not None and isinstance(row.trumps, Trumps)
    binds = couleur_partner_names.CouleurPartnerNames.BINDS_PARTNER
    return rules.ask(couleur_partner_names.POINT) is binds


def _holding(state: AuctionState, left: tuple[str, ...], rules: Inquiry) -> Narrowing:
    because = "nobody has overbid him"
    points: tuple[str, ...] = ()
    if state.to_speak == state.elder and state.holder == state.challenger:
        if rules.ask(hold.POINT) is hold.Hold.MAY_HOLD:
            return Narrowing(left, because)
        because, points = "an overbid player must go higher or pass", (hold.POINT.id,)
    return Narrowing(tuple(call for call in left if call != HOLD), because, points)


def _playable(left: tuple[str, ...], rules: Inquiry) -> Narrowing:
    bids = [call for call in left if call not in (PASS, HOLD)]
    rows = {call: rules.ask(GAME[bid_of(call).game]) for call in bids}
    barred = [call for call, row in rows.items() if not _is_bid(row)]
    points = tuple(dict.fromkeys(GAME[bid_of(call).game].id for call in barred))
    kept = tuple(call for call in left if call not in barred)
    return Narrowing(kept, "no such game is bid here", points)


def _is_bid(row: Game | None) -> bool:
    return row is not None and not row.forced


def _shown(state: AuctionState, left: tuple[str, ...], rules: Inquiry) -> Narrowing:
    assert state.to_speak is not None
    hand = state.hands[state.to_speak]
    games = {call: bid_of(call).game for call in left if call not in (PASS, HOLD)}
    if HOLD in left and state.bid is not None:
        games[HOLD] = state.bid.game
    barred = [call for call, game in games.items() if not may_show(rules.ask(GAME[game]), hand)]
    points = tuple(dict.fromkeys(GAME[games[call]].id for call in barred))
    kept = tuple(call for call in left if call not in barred)
    return Narrowing(kept, "he does not hold the card that the game must show", points)


def may_show(game: Game | None, hand: tuple[Card, ...]) -> bool:
    """Tell whether a hand holds the card that a game must show, if it must show one."""
    return game is None or game.shows is None or game.shows in hand


def _compulsions(state: AuctionState, left: tuple[str, ...], rules: Inquiry) -> Narrowings:
    assert state.to_speak is not None
    hand = state.hands[state.to_speak]
    order = rules.ask(auction_order.POINT)
    if two_queens_four_aces.holds_all(hand):
        duty = rules.ask(two_queens_four_aces.POINT)
        solos = [call for call in left if call not in (PASS, HOLD) and bid_of(call).game == "solo"]
        if duty is two_queens_four_aces.TwoQueensFourAces.MUST_SOLO and solos:
            because = "he holds both black queens and all four aces, and must bid Solo"
            yield Narrowing(only(left, solos), because, (two_queens_four_aces.POINT.id,))
            return
    bound = _two_queens(state, left, order, rules)
    if bound is not None:
        yield bound
    elif state.bid is None and rules.ask(opening.POINT) is opening.Opening.LOWEST:
        lowest = next((game for game in order if _is_bid(rules.ask(GAME[game]))), order[0])
        calls = tuple(call for call in left if call == PASS or bid_of(call).game == lowest)
        yield Narrowing(calls, f"whoever opens may only bid {lowest} or pass", (opening.POINT.id,))


def _two_queens(
    state: AuctionState, left: tuple[str, ...], order: tuple[str, ...], rules: Inquiry
) -> Narrowing | None:
    assert state.to_speak is not None
    hand = state.hands[state.to_speak]
    if not two_queens.concerns(hand):
        return None
    answer = rules.ask(two_queens.POINT)
    points = (two_queens.POINT.id,)
    duty = two_queens.duty(answer, hand)
    if duty is not None and duty.lowest in order:
        games = order[order.index(duty.lowest) :] if duty.may_go_higher else (duty.lowest,)
        bids = [call for call in left if call not in (PASS, HOLD) and bid_of(call).game in games]
        if any(bid_of(call).game == duty.lowest for call in bids):
            return Narrowing(only(left, bids), f"his hand obliges him to bid {duty.lowest}", points)
    if two_queens.forbids_frage(answer, hand):
        standing = state.bid is not None and state.bid.game == "frage"
        barred = [
            c
            for c in left
            if (c == HOLD and standing) or (c not in (PASS, HOLD) and bid_of(c).game == "frage")
        ]
        kept = tuple(call for call in left if call not in barred)
        return Narrowing(kept, "the holder of both black queens may not play a Frage", points)
    return None


def apply(state: AuctionState, action: str, rules: Inquiry) -> AuctionState:
    """Return the auction after a legal call."""
    seat = state.to_speak
    assert seat is not None
    if action not in (PASS, HOLD):
        bid = bid_of(action)
        bidders = state.favourite_bidders | ({seat} if bid.level is not Level.PLAIN else frozenset())
        state = replace(state, bid=bid, holder=seat, favourite_bidders=bidders)
    once = rules.ask(procedure.POINT) is procedure.Procedure.ONCE_ROUND
    after = _next(state) if once else _duel(state, seat, action)
    if after.over and after.bid is None:
        rules.ask(all_pass.POINT)
    return after


def _duel(state: AuctionState, seat: Seat, action: str) -> AuctionState:
    if seat == state.elder and state.challenger is not None:
        if action == PASS:
            return _next(state)
        return replace(state, holder=seat, to_speak=state.challenger)
    if action == PASS or state.elder is None:
        return _next(state)
    return replace(state, challenger=seat, to_speak=state.elder)


def _next(state: AuctionState) -> AuctionState:
    """Let the next player speak against whoever holds the bid."""
    if not state.waiting:
        return replace(state, to_speak=None, elder=None, challenger=None)
    return replace(
        state, to_speak=state.waiting[0], waiting=state.waiting[1:], elder=state.holder, challenger=None
    )
