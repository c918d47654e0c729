"""Nothing is lost and nothing is made: cards at every step, payments, the pot."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.deal import Deal
from spadille.game import replay
from spadille.log import Refused
from spadille.points.score import settlement
from spadille.record import Irregular, Record, Trick
from spadille.ruleset import Ruleset
from spadille.state import DealState
from support.laws import law, sit, with_line


@law(5)
def test_every_card_is_somewhere_at_every_step(table: str, seed: int) -> None:
    sitting = sit(table, seed)
    pack = sorted(card for hand in sitting.record.hands.values() for card in hand)
    for state in states(sitting.record, sitting.ruleset):
        held = [card for hand in state.hands.values() for card in hand]
        taken = [card for trick in state.tricks for card in trick.cards]
        assert sorted([*held, *taken, *state.current]) == pack
        sizes = {len(hand) for seat, hand in state.hands.items()}
        assert max(sizes) - min(sizes) <= bool(state.current)


def states(record: Record, ruleset: Ruleset) -> Iterator[DealState]:
    """Yield the deal at every step from its contract on."""
    deal = Deal(with_line(record, play=()), with_line(record, play=()).lines[0], ruleset)
    try:
        deal.run()
    except Refused:
        return
    if deal.state is None:
        return
    yield deal.state
    for row in record.lines[0].play:
        # The cards of a trick one at a time; the row behind an end is no more than counted.
        single = [Trick((card,)) for card in row.cards] if isinstance(row, Trick) else [row]
        for part in single:
            if deal.state.over and not isinstance(part, Irregular):
                return
            deal.state = deal._row(deal.state, part)
            yield deal.state


@law(8)
def test_payments_balance(table: str, seed: int) -> None:
    sitting = sit(table, seed, breaks_off=0, errs=0.1)
    trace, ruleset = sitting.trace, sitting.ruleset
    if trace.scores is None:
        assert trace.status != "complete"
        return
    assert tuple(trace.scores) == tuple(sitting.record.hands)
    if trace.contract is None:
        assert set(trace.scores.values()) == {0}
        return
    if ruleset.answer(settlement.POINT) is settlement.SettlementKind.CHIPS:
        assert sum(trace.scores.values()) == 0
    else:
        side = {trace.contract.declarer, trace.contract.partner}
        assert all(amount == 0 for seat, amount in trace.scores.items() if seat not in side)
    assert sum(item.amount for item in trace.reckoning.items) == trace.scores[trace.contract.declarer]


@law(8)
def test_the_pot_keeps_what_nobody_takes(table: str, seed: int) -> None:
    sitting = sit(table, seed, breaks_off=0, errs=0.1)
    pot = sitting.trace.pot
    if pot is not None:
        assert pot.before == pot.after + sum(pot.to.values())
        assert pot.after >= 0
        assert sitting.record.table.pot in (None, pot.before)


@law(5)
def test_tricks_are_led_by_who_took_the_one_before(table: str, seed: int) -> None:
    sitting = sit(table, seed)
    trace = replay(sitting.record, sitting.ruleset)
    for before, after in zip(trace.tricks, trace.tricks[1:], strict=False):
        assert before.winner == after.leader
    assert sum(trace.tricks_won) == len(trace.tricks)
    assert len({card for trick in trace.tricks for card in trick.cards}) == len(trace.tricks) * len(
        sitting.record.hands
    )
