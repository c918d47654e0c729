"""From the end of a deal to its trace: the outcome, the reckoning, the pot."""

from __future__ import annotations

from spadille.cards import Card
from spadille.deal import Deal
from spadille.inquiry import Inquiry
from spadille.outcome import Matadors, Outcome, Reckoning, ToutBid
from spadille.phases.couleur import level_of
from spadille.phases.score import reckon
from spadille.point import Amount, whole
from spadille.points.favourite import fixed_by
from spadille.points.irregularity import pot_fine
from spadille.points.pot import lost, stake, staked_by, won_by
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.state import DealState, Tout
from spadille.trace import Played, Pot, Refusal, Trace


def outcome_of(state: DealState, rules: Inquiry) -> Outcome:
    """Return the deal as a scoring scheme sees it."""
    opponents = tuple(seat for seat in state.seats if seat not in state.declaring)
    tout = ToutBid.ANNOUNCED if state.announced else ToutBid.ATTEMPTED if state.undertaken else ToutBid.NONE
    forfeit = state.forfeit
    payer = forfeit.offender if forfeit else None
    return Outcome(
        game=state.game_name,
        level=level_of(state.trump, state.table, rules),
        tricks=state.won,
        of=state.hand_size,
        stopped=state.stopped,
        tout=tout,
        matadors=_matadors(state),
        partner=len(state.declaring) > 1,
        opponents=len(opponents),
        forfeited=forfeit.declaring_loses if forfeit else None,
        sole_payer=opponents.index(payer) if payer in opponents else None,
    )


def _matadors(state: DealState) -> Matadors:
    if state.ranking is None:
        return Matadors.SPLIT
    sides = {_holder(state, card) in state.declaring for card in state.ranking.matadors}
    if len(sides) > 1:
        return Matadors.SPLIT
    return Matadors.DECLARING if sides == {True} else Matadors.DEFENDING


def _holder(state: DealState, card: Card) -> Seat:
    return next(seat for seat, hand in state.dealt.items() if card in hand)


def scores_of(state: DealState, reckoning: Reckoning) -> dict[Seat, Amount]:
    """Return what each seat gains or loses."""
    opponents = iter(reckoning.total.opponents)
    scores: dict[Seat, Amount] = {}
    for seat in state.seats:
        if seat == state.declarer:
            scores[seat] = reckoning.total.declarer
        elif seat in state.declaring:
            scores[seat] = reckoning.total.partner or 0
        else:
            scores[seat] = next(opponents)
    return scores


def pot_of(state: DealState, reckoning: Reckoning, rules: Inquiry) -> Pot | None:
    """Return what becomes of the pot, or None where the ruleset has none."""
    staked = rules.ask(stake.POINT)
    if not staked:
        return None
    before = state.table.pot
    if before is None:
        everybody = rules.ask(staked_by.POINT) is staked_by.StakedBy.EVERYBODY
        before = staked * (len(state.seats) if everybody else 1)
    to: dict[Seat, Amount] = {}
    if reckoning.made:
        alone = len(state.declaring) == 1
        level = level_of(state.trump, state.table, rules)
        tout_made = state.won == state.hand_size
        if won_by.wins_pot(rules.ask(won_by.POINT), level=level, alone=alone, tout_made=tout_made):
            to[state.declarer] = before
    elif paid := lost.added(rules.ask(lost.POINT), before):
        to[state.declarer] = -paid
    if state.offended is not None and state.game_name == "frage":
        offender = state.offended[1]
        if fine := pot_fine.fine(rules.ask(pot_fine.POINT), before):
            to[offender] = to.get(offender, 0) - fine
    return Pot(before, whole(before - sum(to.values())), to)


def tout_of(state: DealState | None) -> Tout:
    """Return what became of the bet on all the tricks."""
    if state is None:
        return Tout.NONE
    every = state.won == state.hand_size
    if state.announced or state.game.aim is None:
        return Tout.ANNOUNCED_MADE if every else Tout.ANNOUNCED
    if state.undertaken:
        return Tout.MADE if every else Tout.ATTEMPTED
    return Tout.NONE


def trace_of(deal: Deal, refusal: Refusal | None) -> Trace:
    """Return the trace of a deal as far as it went."""
    state = deal.state
    ruleset: Ruleset = deal.log.ruleset
    rules = Inquiry(ruleset)
    complete = refusal is None and (deal.thrown_in or (state is not None and state.over))
    reckoning = scores = pot = favourite = None
    if complete:
        favourite = fixed_by.favourite(rules.ask(fixed_by.POINT), deal.record.table.favourite)
        scores = dict.fromkeys(deal.seats, whole(0))
    if complete and state is not None:
        reckoning = reckon(outcome_of(state, rules), rules)
        scores = scores_of(state, reckoning)
        pot = pot_of(state, reckoning, rules)
        if state.trump is not None:
            answer = rules.ask(fixed_by.POINT)
            favourite = fixed_by.favourite_after(answer, favourite, trump=state.trump, won=reckoning.made)
    won = state.won if state else 0
    return Trace(
        record=deal.record.id,
        ruleset=ruleset.spec,
        line=deal.line.id,
        status="refused" if refusal else "complete" if complete else "partial",
        refusal=refusal,
        contract=_contract(state),
        setup_points=deal.setup.asked,
        steps=tuple(deal.log.steps),
        tricks=state.tricks if state else (),
        tricks_won=(won, len(state.tricks) - won if state else 0),
        tout=tout_of(state),
        prime=state.stopped if complete and state is not None else None,
        reckoning=reckoning,
        scores=scores,
        score_points=rules.asked,
        pot=pot,
        favourite_after=favourite,
        after_end=deal.after_end,
    )


def _contract(state: DealState | None) -> Played | None:
    if state is None:
        return None
    partner = state.partner if len(state.declaring) > 1 else None
    return Played(state.declarer, partner, state.game_name, state.trump, state.called or state.taken)
