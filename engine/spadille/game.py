"""One deal from hands to scores."""

from __future__ import annotations

from spadille.deal import Deal
from spadille.errors import UsageError, nearest
from spadille.log import Enough, Refused
from spadille.record import Line, Record
from spadille.ruleset import Ruleset
from spadille.settle import trace_of
from spadille.trace import Refusal, Trace


def replay(record: Record, ruleset: Ruleset, *, line: str | None = None, until: int | None = None) -> Trace:
    """Play one line of a record under a ruleset and return what happened.

    Without `line` the record's first line is played. With `until`, no more than so many steps are taken, and nothing
    but these and the refusal is to be relied on. UsageError when the record has no such line.
    """
    chosen = line_of(record, line)
    deal = Deal(record, chosen, ruleset)
    deal.log.until = until
    refusal: Refusal | None = None
    try:
        deal.run()
    except Refused as refused:
        refusal = refused.refusal
    except Enough:
        pass
    return trace_of(deal, refusal)


def line_of(record: Record, line: str | None) -> Line:
    """Return the line of the record with this id, the first where none is given; UsageError where there is no such."""
    if line is None:
        return record.lines[0]
    for candidate in record.lines:
        if candidate.id == line:
            return candidate
    ids = [candidate.id for candidate in record.lines]
    raise UsageError(
        f"{record.id!r} has no line {line!r}; its lines are {', '.join(ids)}{nearest(line, ids)}"
    )
