"""The contract, step by step: the declaration, trumps, the called card, an exchange, an announcement."""

from __future__ import annotations

from functools import partial

from spadille.inquiry import Inquiry
from spadille.log import Log, Place
from spadille.phases import announcing, calling, declare, exchange, trumps
from spadille.phases.declare import Declaration
from spadille.phases.narrowing import Barred
from spadille.points.auction import procedure
from spadille.points.call import void_suit
from spadille.points.game.row import POINT as GAME
from spadille.points.game.row import Trumps
from spadille.record import Contract, Record
from spadille.seats import Seat
from spadille.state import AuctionState, DealState


class Unsaid(Exception):  # noqa: N818 - no error: the record stops within the contract, and says so
    """Ends an unfinished contract at the first thing that has yet to be said."""

    def __init__(self, state: DealState, key: str) -> None:
        self.state = state
        self.key = key
        """What is missing: `trump`, `called`, `returns` or `laid`."""
        super().__init__(key)


def conclude(contract: Contract, record: Record, auction: AuctionState | None, *, log: Log) -> DealState:
    """Take every step of the contract and return the deal ready to be played; Refused where one is barred.

    Unsaid where the contract is unfinished; what it says beyond the first thing that is missing does not count.
    """
    state = _declare(contract, record, auction, log=log)
    _refuse_what_has_no_place(contract, state, log)
    partner_names = state.game.trumps is Trumps.PARTNER
    if not partner_names:
        state = _trumps(contract, state, auction, log=log)
    if state.game.takes_ace:
        state = _exchange(contract, state, log)
    elif state.game.with_partner:
        state = _call(contract, state, log)
    if partner_names and not state.over:
        state = _trumps(contract, state, auction, log=log)
    if contract.announces_tout and not state.over:
        state = log.take(
            Place("call", state.declarer),
            announcing.ANNOUNCE,
            narrow=partial(announcing.narrowings, state),
            then=partial(announcing.apply, state, announcing.ANNOUNCE),
        )
    return state


def _declare(contract: Contract, record: Record, auction: AuctionState | None, *, log: Log) -> DealState:
    seat, place = contract.declarer, Place("call", contract.declarer)
    if auction is not None and not auction.over:
        because = f"the auction is not over: {auction.to_speak} is to speak"
        log.refuse(place, contract.game, bar=Barred(because, (procedure.POINT.id,)))
    declaration = Declaration(seat, record.hands[seat], contract.game, auction)
    log.take(
        place,
        contract.game,
        narrow=partial(declare.narrowings, declaration),
        then=lambda _: None,
    )
    game = log.ruleset.game(contract.game)
    assert game is not None
    return DealState(
        seats=tuple(seat for seat in Seat if seat in record.hands),
        dealt=record.hands,
        hands=record.hands,
        table=record.table,
        declarer=seat,
        game_name=contract.game,
        game=game,
    )


def _refuse_what_has_no_place(contract: Contract, state: DealState, log: Log) -> None:
    points = (GAME[state.game_name].id,)
    takes, calls = state.game.takes_ace, state.game.with_partner
    wrong = [
        (
            "call",
            contract.called is None and (takes or calls) and not contract.unfinished,
            "a card must be named, and the contract has no 'called'",
        ),
        (
            f"call {contract.called}",
            contract.called is not None and not (takes or calls),
            "no card is called",
        ),
        (
            "return",
            contract.returns is None and takes and not contract.unfinished,
            "a card must be given, and the contract has no 'returns'",
        ),
        (f"return {contract.returns}", contract.returns is not None and not takes, "no card is given"),
        (f"lay {contract.laid}", contract.laid is not None and not calls, "no card is laid down"),
    ]
    for action, is_wrong, because in wrong:
        if is_wrong:
            bar = Barred(f"in {log.ruleset.name(state.game_name)} {because}", points)
            log.refuse(Place("call", state.declarer), action, bar=bar)


def _trumps(contract: Contract, state: DealState, auction: AuctionState | None, *, log: Log) -> DealState:
    _stop_if_unsaid(contract, state, "trump")
    action = f"{trumps.WORD}{contract.trump}"
    return log.take(
        Place("call", trumps.namer(state)),
        action,
        narrow=partial(trumps.narrowings, state, auction),
        then=partial(trumps.apply, state, action),
    )


def _stop_if_unsaid(contract: Contract, state: DealState, key: str) -> None:
    if contract.unfinished and getattr(contract, key) is None:
        raise Unsaid(state, key)


def _call(contract: Contract, state: DealState, log: Log) -> DealState:
    _stop_if_unsaid(contract, state, "called")
    action = f"{calling.CALL}{contract.called}"
    state = log.take(
        Place("call", state.declarer),
        action,
        narrow=partial(calling.narrowings, state),
        then=partial(calling.apply, state, action),
    )
    if contract.laid is None:
        if calling.must_lay(state, Inquiry(log.ruleset)):
            _stop_if_unsaid(contract, state, "laid")
        _refuse_missing_card(state, log)
        return state
    action = f"{calling.LAY}{contract.laid}"
    return log.take(
        Place("call", state.declarer),
        action,
        narrow=partial(calling.laying, state),
        then=partial(calling.lay, state, action),
    )


def _refuse_missing_card(state: DealState, log: Log) -> None:
    rules = Inquiry(log.ruleset)
    if calling.must_lay(state, rules):
        because = "a card must be laid face down, and the contract has no 'laid'"
        bar = Barred(because, (void_suit.POINT.id,))
        log.refuse(Place("call", state.declarer), "lay", bar=bar, rules=rules)


def _exchange(contract: Contract, state: DealState, log: Log) -> DealState:
    _stop_if_unsaid(contract, state, "called")
    action = f"{exchange.TAKE}{contract.called}"
    state = log.take(
        Place("call", state.declarer),
        action,
        narrow=partial(exchange.taking, state),
        then=partial(exchange.take, state, action),
    )
    _stop_if_unsaid(contract, state, "returns")
    action = f"{exchange.RETURN}{contract.returns}"
    return log.take(
        Place("call", state.declarer),
        action,
        narrow=partial(exchange.returning, state),
        then=partial(exchange.give, state, action),
    )
