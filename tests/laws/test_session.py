"""What one deal leaves on the table is what the next one finds."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from spadille.points.favourite import fixed_by
from spadille.record import Table
from spadille.session import play_session, staked, table_after
from spadille.trace import Trace
from support.laws import law, sit
from support.sitting import Sitting, random_table

DEALS = 4


def session(table: str, seed: int) -> tuple[list[Sitting], Table]:
    """Return some deals, each dealt and played at the table that the one before left behind, and the first table."""
    first = sit(table, seed, breaks_off=0)
    found, at = [first], first.record.table
    for number in range(1, DEALS):
        before = found[-1]
        if before.trace.status != "complete":
            break
        at = table_after(before.trace, at, before.ruleset)
        rng = Random(f"{seed} {number}")  # noqa: S311 - as in every law
        found.append(Sitting(before.ruleset, rng, breaks_off=0, helpful=True, table=at))
    return found, first.record.table


@law(4)
def test_a_session_plays_each_deal_at_the_table_of_the_one_before(table: str, seed: int) -> None:
    sittings, at = session(table, seed)
    rng = Random(seed)  # noqa: S311 - as in every law
    elsewhere = [replace(sitting.record, table=random_table(rng)) for sitting in sittings]
    traces = play_session(elsewhere, sittings[0].ruleset, table=at)
    assert [trace.to_json() for trace in traces] == [sitting.trace.to_json() for sitting in sittings]


@law(4)
def test_the_pot_is_carried_with_the_next_stake_in_it(table: str, seed: int) -> None:
    sittings, at = session(table, seed)
    ruleset = sittings[0].ruleset
    traces = play_session([sitting.record for sitting in sittings], ruleset, table=at)
    stake = staked(ruleset, seats=len(sittings[0].record.hands))
    lying = stake if at.pot is None else at.pot
    for trace in traces:
        if not stake:
            assert trace.pot is None
        elif trace.pot is not None:
            assert trace.pot.before == lying
            lying = lying - sum(trace.pot.to.values())
        lying += stake


@law(4)
def test_the_favourite_stays_once_it_is_fixed(table: str, seed: int) -> None:
    sittings, at = session(table, seed)
    ruleset = sittings[0].ruleset
    answer = ruleset.answer(fixed_by.POINT)
    suit = at.favourite
    for trace in play_session([sitting.record for sitting in sittings], ruleset, table=at):
        if trace.status == "complete":
            suit = favourite_after(trace, suit, answer=answer)
            assert trace.favourite_after == suit


def favourite_after(trace: Trace, before: str | None, *, answer: fixed_by.FixedBy) -> str | None:
    """Tell the favourite suit after a deal, in one sentence an answer."""
    trump = trace.contract.trump if trace.contract else None
    return {
        fixed_by.FixedBy.CLUBS: "C",
        fixed_by.FixedBy.NONE: None,
        fixed_by.FixedBy.FIRST_DEAL: before or trump,
        fixed_by.FixedBy.FIRST_WON: before or (trump if trace.made else None),
    }[answer]
