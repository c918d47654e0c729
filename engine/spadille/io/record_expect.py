"""What a record expects of rulesets: for each, the results that its lines should have."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from spadille.errors import AnswerError, UsageError
from spadille.io.record_reader import Reader
from spadille.io.sums import amount_of
from spadille.io.tree import Fields, Items, Node, Text
from spadille.point import Amount
from spadille.record import Expectation
from spadille.seats import Seat
from spadille.state import Tout
from spadille.vocabulary import find

STATUSES: Final = ("complete", "partial", "refused")
PHASES: Final = ("deal", "auction", "contract", "call", "play")
_BOOLEANS: Final = {"true": True, "false": False}
_COUNT: Final = re.compile("0|[1-9][0-9]?")


def expect_of(node: Node | None, line_ids: Iterable[str], reader: Reader) -> tuple[Expectation, ...]:
    """Return what is expected, in the order of the file; what is wrong is noted.

    Whether a ruleset exists is for others to say.
    """
    if node is None:
        return ()
    if not isinstance(node, Fields):
        reader.fields(node, "expect", required=("a ruleset",))
        return ()
    known = tuple(line_ids)
    found: list[Expectation] = []
    for ruleset, value in node.entries:
        several = value.items if isinstance(value, Items) else (value,)
        if not several:
            reader.note(f"expect {ruleset.value}: found an empty list; expected results", value.line)
        for item in several:
            expectation = _expectation(ruleset.value, item, known, reader)
            _check_once(expectation, found, known, reader)
            found.append(expectation)
    return tuple(found)


def _check_once(
    expectation: Expectation, earlier: list[Expectation], line_ids: tuple[str, ...], reader: Reader
) -> None:
    first = line_ids[0] if line_ids else None
    for other in earlier:
        same_line = (other.line or first) == (expectation.line or first)
        if other.ruleset == expectation.ruleset and same_line:
            message = (
                f"expect {expectation.ruleset}: found the line {expectation.line or first!r} a second time"
            )
            reader.note(
                f"{message} (first in line {other.at}); expected every line once", expectation.at or 0
            )


def _expectation(ruleset: str, node: Node, line_ids: tuple[str, ...], reader: Reader) -> Expectation:
    what = f"expect {ruleset}"
    parts = reader.fields(node, what, required=(), optional=("line", *_RESULTS))
    line = reader.word(parts.get("line"), line_ids, f"{what}: line") if line_ids else None
    results = {
        key: _RESULTS[key](value, f"{what}: {key}", reader) for key, value in parts.items() if key != "line"
    }
    if not results and isinstance(node, Fields):
        reader.note(
            f"{what}: found nothing expected; expected one or more of {', '.join(_RESULTS)}", node.line
        )
    return Expectation(ruleset=ruleset, line=line, results=results, at=node.line)


def _status(node: Node, what: str, reader: Reader) -> str | None:
    return reader.word(node, STATUSES, what)


def _tout(node: Node, what: str, reader: Reader) -> str | None:
    found = reader.word(node, tuple(Tout), what)
    return found and found.value


def _boolean(node: Node, what: str, reader: Reader) -> bool | None:
    word = reader.word(node, _BOOLEANS, what)
    return None if word is None else _BOOLEANS[word]


def _count(node: Node, what: str, reader: Reader) -> int | None:
    written = reader.text(node, what)
    if _COUNT.fullmatch(written):
        return int(written)
    if written:
        reader.note(f"{what}: found {written!r}; expected a number from 0 to 99", node.line)
    return None


def _amount(node: Node, what: str, reader: Reader) -> Amount | None:
    written = reader.text(node, what)
    if not written:
        return None
    try:
        return amount_of(written)
    except AnswerError as error:
        reader.note(f"{what}: {error}", node.line)
        return None


def _amounts(node: Node, what: str, reader: Reader) -> Mapping[Seat, Amount]:
    """Return an amount for each seat of the record; those not named have nothing."""
    seats = reader.seats or tuple(Seat)
    parts = reader.fields(node, what, optional=tuple(map(str, seats)))
    named = {seat: _amount(parts[seat], f"{what}: {seat}", reader) for seat in seats if seat in parts}
    return {seat: named.get(seat) or 0 for seat in seats}


def _tricks_won(node: Node, what: str, reader: Reader) -> Mapping[str, int | None]:
    parts = reader.fields(node, what, optional=("declaring", "defending"))
    return {side: _count(value, f"{what}: {side}", reader) for side, value in parts.items()}


def _pot(node: Node, what: str, reader: Reader) -> Mapping[str, Any]:
    parts = reader.fields(node, what, optional=("before", "after", "to"))
    readers: Mapping[str, Callable[[Node, str, Reader], Any]] = {
        "before": _amount,
        "after": _amount,
        "to": _amounts,
    }
    return {key: readers[key](value, f"{what}: {key}", reader) for key, value in parts.items()}


def _refusal(node: Node, what: str, reader: Reader) -> Mapping[str, Any]:
    readers: Mapping[str, Callable[[Node, str, Reader], Any]] = {
        "phase": lambda node, what, reader: reader.word(node, PHASES, what),
        "trick": _count,
        "seat": lambda node, what, reader: reader.seat(node, what),
        "action": lambda node, what, reader: reader.text(node, what),
        "points": points_of,
    }
    parts = reader.fields(node, what, optional=tuple(readers))
    return {key: readers[key](value, f"{what}: {key}", reader) for key, value in parts.items()}


def points_of(node: Node | None, what: str, reader: Reader) -> tuple[str, ...]:
    """Return the ids of rule points that a list names, each once."""
    found: dict[str, int] = {}
    for item in reader.items(node, what):
        written = reader.text(item, what)
        if written in found:
            message = f"{what}: found {written!r} a second time (first in line {found[written]})"
            reader.note(f"{message}; expected every rule point once", item.line)
        elif written and _is_point(Text(written, item.line), what, reader):
            found[written] = item.line
    return tuple(found)


def _is_point(text: Text, what: str, reader: Reader) -> bool:
    try:
        find(text.value)
    except UsageError as error:
        reader.note(f"{what}: {error}", text.line)
        return False
    return True


_RESULTS: Final[Mapping[str, Callable[[Node, str, Reader], Any]]] = {
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
