"""What a record expects of rulesets: for each, the results that its lines should have."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from spadille.errors import AnswerError, UsageError
from spadille.io.card_words import label
from spadille.io.record_reader import RecordReader
from spadille.io.sums import amount_of
from spadille.io.tree import Fields, Items, Node
from spadille.point import Amount
from spadille.record import Expectation
from spadille.seats import Seat
from spadille.state import Tout
from spadille.vocabulary import find

STATUSES: Final = ("complete", "partial", "refused")
PHASES: Final = ("deal", "auction", "call", "play")
_BOOLEANS: Final = {"true": True, "false": False}

_Reading = Callable[[Node, str, RecordReader], Any]


def expect_of(node: Node | None, line_ids: Collection[str], reader: RecordReader) -> tuple[Expectation, ...]:
    """Return what is expected, in the order of the file; what is wrong is noted.

    Whether a ruleset exists is for others to say.
    """
    found: list[Expectation] = []
    for ruleset, value in reader.entries(node, "expect"):
        what = f"expect {label(ruleset.value)}"
        several = value.items if isinstance(value, Items) else (value,)
        if not several:
            reader.problem(f"{what}: found an empty list; expected results", value)
        lines: dict[str | None, int] = {}
        for item in several:
            expectation = _expectation(ruleset.value, item, line_ids, reader)
            line = expectation.line or next(iter(line_ids), None)
            if line in lines:
                message = f"{what}: found the line {line!r} a second time (first in line {lines[line]})"
                reader.problem(f"{message}; expected every line once", item)
            lines.setdefault(line, item.line)
            found.append(expectation)
    return tuple(found)


def _expectation(ruleset: str, node: Node, line_ids: Collection[str], reader: RecordReader) -> Expectation:
    what = f"expect {label(ruleset)}"
    parts = reader.fields(node, what, optional=("line", *_RESULTS))
    line = reader.word(parts.get("line"), f"{what}: line", of=line_ids) if line_ids else ""
    results = _parts(parts, _RESULTS, what, reader)
    if not results and isinstance(node, Fields):
        reader.problem(f"{what}: found no result; expected one or more of {', '.join(_RESULTS)}", node)
    return Expectation(ruleset=ruleset, line=line or None, results=results, at=node.line)


def _parts(
    parts: Mapping[str, Node], readings: Mapping[str, _Reading], what: str, reader: RecordReader
) -> Mapping[str, Any]:
    return {
        key: readings[key](value, f"{what}: {key}", reader) for key, value in parts.items() if key in readings
    }


def _mapping(
    node: Node, readings: Mapping[str, _Reading], what: str, reader: RecordReader
) -> Mapping[str, Any]:
    return _parts(reader.fields(node, what, optional=tuple(readings)), readings, what, reader)


def _status(node: Node, what: str, reader: RecordReader) -> str:
    return reader.word(node, what, of=STATUSES)


def _phase(node: Node, what: str, reader: RecordReader) -> str:
    return reader.word(node, what, of=PHASES)


def _tout(node: Node, what: str, reader: RecordReader) -> str:
    return reader.word(node, what, of=[tout.value for tout in Tout])


def _boolean(node: Node, what: str, reader: RecordReader) -> bool | None:
    return _BOOLEANS.get(reader.word(node, what, of=_BOOLEANS))


def _count(node: Node, what: str, reader: RecordReader) -> int | None:
    return reader.number(node, what, low=0, high=99)


def _seat(node: Node, what: str, reader: RecordReader) -> Seat | None:
    return reader.seat(node, what)


def _text(node: Node, what: str, reader: RecordReader) -> str:
    return reader.text(node, what)


def _amount(node: Node, what: str, reader: RecordReader) -> Amount | None:
    written = reader.text(node, what)
    if not written:
        return None
    try:
        return amount_of(written)
    except AnswerError as error:
        reader.problem(f"{what}: {error}", node)
        return None


def _amounts(node: Node, what: str, reader: RecordReader) -> Mapping[Seat, Amount]:
    """Return an amount for each seat of the record; those not named have nothing."""
    seats = reader.seats or tuple(Seat)
    named = _mapping(node, {seat.value: _amount for seat in seats}, what, reader)
    return {seat: named.get(seat.value) or 0 for seat in seats}


def _tricks_won(node: Node, what: str, reader: RecordReader) -> Mapping[str, int | None]:
    return _mapping(node, {"declaring": _count, "defending": _count}, what, reader)


def _pot(node: Node, what: str, reader: RecordReader) -> Mapping[str, Any]:
    return _mapping(node, {"before": _amount, "after": _amount, "to": _amounts}, what, reader)


def points_of(node: Node | None, what: str, reader: RecordReader) -> tuple[str, ...]:
    """Return the ids of rule points that a list names, each once."""
    named = reader.texts(node, what)
    reader.once(named, what)
    for point in named:
        try:
            find(point.value)
        except UsageError as error:
            reader.problem(f"{what}: {error}", point)
    return tuple(dict.fromkeys(point.value for point in named))


_REFUSAL: Final[Mapping[str, _Reading]] = {
    "phase": _phase,
    "trick": _count,
    "seat": _seat,
    "action": _text,
    "points": points_of,
}


def _refusal(node: Node, what: str, reader: RecordReader) -> Mapping[str, Any]:
    return _mapping(node, _REFUSAL, what, reader)


_RESULTS: Final[Mapping[str, _Reading]] = {
    "status": _status,
    "scores": _amounts,
    "made": _boolean,
    "prime": _boolean,
    "tout": _tout,
    "tricks_won": _tricks_won,
    "after_end": _count,
    "pot": _pot,
    "refusal": _refusal,
}
"""How each expected result is read, by its key in the trace."""
