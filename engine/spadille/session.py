"""Many deals at one table: what a deal leaves behind is what the next one finds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spadille.game import replay
from spadille.point import Amount, whole
from spadille.points.pot import stake, staked_by
from spadille.record import Record, Table
from spadille.ruleset import Ruleset
from spadille.trace import Trace


def staked(ruleset: Ruleset, *, seats: int) -> Amount:
    """Return what comes into the pot before a deal with so many players."""
    everybody = ruleset.answer(staked_by.POINT) is staked_by.StakedBy.EVERYBODY
    return ruleset.answer(stake.POINT) * (seats if everybody else 1)


def table_after(trace: Trace, table: Table, ruleset: Ruleset) -> Table:
    """Return the table that a complete deal leaves to the next one, whose stake is already in the pot.

    A deal that was thrown in leaves its pot, and the next stake comes on top.
    """
    fresh = staked(ruleset, seats=len(trace.scores or ()))
    if not fresh:
        return replace(table, favourite=trace.favourite_after)
    left = trace.pot.after if trace.pot is not None else (fresh if table.pot is None else table.pot)
    return replace(table, favourite=trace.favourite_after, pot=whole(left + fresh))


def play_session(
    records: Iterable[Record], ruleset: Ruleset, *, table: Table | None = None
) -> tuple[Trace, ...]:
    """Replay records one after another, each at the table that the one before left behind.

    The records' own tables are not used. The session ends early at a deal that is not complete, since nobody
    can say what such a deal leaves behind.
    """
    traces: list[Trace] = []
    at = table or Table()
    for record in records:
        trace = replay(replace(record, table=at), ruleset)
        traces.append(trace)
        if trace.status != "complete":
            break
        at = table_after(trace, at, ruleset)
    return tuple(traces)
