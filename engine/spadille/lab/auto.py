"""The plain player's turns: one, until a reader's seat is asked, or to the end of the deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spadille.lab import player_words as said
from spadille.lab.ask import Ask
from spadille.lab.play import data, done
from spadille.lab.player import Choice, Known, choose
from spadille.lab.position import AUCTION, DECLARE, PLAY, Position, position
from spadille.phases.announcing import ANNOUNCE
from spadille.phases.undertaking import STOP
from spadille.points.pack import matadors
from spadille.points.pack import order as pack_order
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import words
from spadille.site.replay.voice import Voice, tokens
from spadille.state import AuctionState, DealState

ONE: Final = "one"
MOST: Final = 200
"""More actions than any deal has."""


def auto(
    *, record: Record, book: Ruleset, until: str | Sequence[Seat], line: str | None = None
) -> dict[str, Any]:
    """Return the record as the plain player goes on with it, and what he did and why.

    `until` is `one` for one action, or the seats that somebody else plays, at whose turn he stops; none of them means the
    end. He gives the word to such a declarer who may now stop, or announce a tout, before another leads; asked again,
    he goes on. He also stops where a book allows nothing.
    """
    at = position(record, line, book)
    seats = () if isinstance(until, str) else tuple(until)
    voice = Voice.of(book)
    actions: list[dict[str, Any]] = []
    while len(actions) < (1 if until == ONE else MOST):
        asks = [ask for ask in at.asks if ask.legal]
        if not asks or asks[0].seat in seats or (actions and _may_speak(asks, seats)):
            break
        ask, choice = turn(at, [ask for ask in asks if ask.seat not in seats])
        at = done(at, ask, choice.action)
        actions.append(
            {
                "seat": ask.seat.value,
                "action": choice.action,
                "words": voice.action(choice.action, words.CHOICES),
                "why": tokens(choice.why),
            }
        )
    return {"record": data(at), "actions": actions}


def turn(at: Position, asks: Sequence[Ask]) -> tuple[Ask, Choice]:
    """Return what the plain player does, of all that is asked here."""
    for ask in asks:
        if ask.offers == (STOP,):
            return ask, Choice(STOP, said.STOPS)
    mine = [ask for ask in asks if ask is asks[0] or (at.wants == DECLARE and ask.seat == asks[0].seat)]
    possible = {action: ask for ask in mine for action in ask.allowed}
    if at.wants not in (AUCTION, PLAY):
        # Some words of a contract leave nothing for the next; whoever can, says others.
        lasting = {action: ask for action, ask in possible.items() if _goes_on(done(at, ask, action))}
        possible = lasting or possible
    choice = choose(known(at, asks[0], tuple(possible)))
    return possible[choice.action], choice


def _goes_on(at: Position) -> bool:
    """Tell whether the contract can be said to its end from here. It turns on declarer's own hand alone."""
    if at.over or at.wants == PLAY:
        return True
    return any(_goes_on(done(at, ask, action)) for ask in at.asks for action in ask.allowed)


def _may_speak(asks: Sequence[Ask], seats: Sequence[Seat]) -> bool:
    return any(ask.seat in seats and ask.offers in ((STOP,), (ANNOUNCE,)) for ask in asks)


def known(at: Position, ask: Ask, allowed: tuple[str, ...]) -> Known:
    """Return what the player who is asked can know: nothing of the others' hands."""
    ruleset, seat, auction = at.ruleset, ask.seat, at.deal.auction
    state = at.state if at.deal.state is not None else None
    games = {name: game for name in ruleset.games() if (game := ruleset.game(name)) is not None}
    return Known(
        wants=at.wants,
        hand=state.hands[seat] if state is not None else at.record.hands[seat],
        allowed=allowed,
        games=games,
        plain=ruleset.answer(pack_order.POINT),
        matadors=ruleset.answer(matadors.POINT),
        standing=auction.bid if isinstance(auction, AuctionState) else None,
        order=state.ranking if state is not None else None,
        declares=state is not None and seat in _friends(state, seat),
        trick=state.current if state is not None else (),
        ours=state is not None and _holder(state) in _side(state, seat),
    )


def _friends(state: DealState, seat: Seat) -> tuple[Seat, ...]:
    """Return the declaring side as far as a seat knows it."""
    knows = state.partner_known or seat == state.partner
    return (state.declarer, state.partner) if knows and state.partner is not None else (state.declarer,)


def _side(state: DealState, seat: Seat) -> tuple[Seat, ...]:
    """Return those of whom a seat knows that they play on its side, itself included."""
    declaring = _friends(state, seat)
    if seat in declaring:
        return declaring
    settled = state.partner_known or not state.game.with_partner
    return tuple(each for each in state.seats if each not in declaring) if settled else (seat,)


def _holder(state: DealState) -> Seat | None:
    """Return who would take the trick as it lies."""
    if not state.current or state.ranking is None or state.leader is None:
        return None
    place = state.ranking.winner(state.current)
    return state.seats[(state.seats.index(state.leader) + place) % len(state.seats)]
