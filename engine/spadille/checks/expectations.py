"""Whether records come out under rulesets as they say: each is replayed and compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spadille.checks.finding import Finding
from spadille.errors import DataError, Problem, SpadilleError
from spadille.game import replay
from spadille.library import load_ruleset
from spadille.point import Amount, spelled_amount
from spadille.record import Expectation, Record
from spadille.ruleset import Ruleset
from spadille.trace import Refusal, Trace


def check_expectations(record: Record) -> Iterator[Problem]:
    """Yield where a record expects a ruleset that does not exist, or a result that does not come."""
    for expectation in record.expect:
        what = f"expect {expectation.ruleset}"
        try:
            ruleset = load_ruleset(expectation.ruleset)
        except DataError as error:
            message = (
                f"{what}: the ruleset has faults of its own ({len(error.problems)}), and cannot be played"
            )
            yield Problem(message, record.file, expectation.at)
            continue
        except SpadilleError as error:
            yield Problem(f"{what}: {error}", record.file, expectation.at)
            continue
        yield from _check(record, ruleset, expectation)


def _check(record: Record, ruleset: Ruleset, expectation: Expectation) -> Iterator[Problem]:
    what = f"expect {expectation.ruleset}"
    try:
        trace = replay(record, ruleset, line=expectation.line)
    except SpadilleError as error:
        yield Problem(f"{what}: {error}", record.file, expectation.at)
        return
    for difference in differences(expectation, trace):
        yield Finding(f"{what}, line {trace.line!r}: {difference}", record.file, expectation.at)


def differences(expectation: Expectation, trace: Trace) -> Iterator[str]:
    """Yield what is not as expected: what was found, and what was expected."""
    for key, expected in expectation.results.items():
        found = _found(key, trace)
        if not _agrees(expected, found):
            why = f" (refused: {trace.refusal.message})" if trace.refusal and key != "refusal" else ""
            yield f"{key}: found {_shown(found)}{why}; expected {_shown(expected)}"


def _found(key: str, trace: Trace) -> Any:
    match key:
        case "scores":
            return trace.scores
        case "tricks_won":
            declaring, defending = trace.tricks_won
            return {"declaring": declaring, "defending": defending}
        case "tout":
            return trace.tout.value
        case "pot":
            pot = trace.pot
            seats = trace.scores or {}
            to = pot and {seat: pot.to.get(seat, 0) for seat in seats}
            return pot and {"before": pot.before, "after": pot.after, "to": to}
        case "refusal":
            return trace.refusal and _refused(trace.refusal)
        case _:
            return getattr(trace, key)


def _refused(refusal: Refusal) -> Mapping[str, Any]:
    return {
        "phase": refusal.phase,
        "trick": refusal.trick,
        "seat": refusal.seat,
        "action": refusal.action,
        "points": refusal.points,
    }


def _agrees(expected: Any, found: Any) -> bool:
    """Tell whether what was found is what was expected, as far as something was."""
    if isinstance(expected, Mapping):
        return isinstance(found, Mapping) and all(
            _agrees(value, found.get(key)) for key, value in expected.items()
        )
    if isinstance(expected, tuple):
        return isinstance(found, tuple) and set(expected) == set(found)
    return bool(expected == found)


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        parts = (f"{key} {_shown(part)}" for key, part in value.items())
        return ", ".join(parts) if value else "nothing"
    if isinstance(value, tuple):
        return " and ".join(value) if value else "no rule point"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    return (
        spelled_amount(value)
        if isinstance(value, Amount)
        else repr(str(value))
        if value == ""
        else str(value)
    )
