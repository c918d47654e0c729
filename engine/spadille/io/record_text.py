"""A record as YAML in the one spelling of our files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from spadille.io.record_play import UNFINISHED
from spadille.io.write import Value, emit
from spadille.point import Amount, spelled_amount
from spadille.record import Contract, Expectation, Helfer, Irregular, Line, Record, Row, Stop, Table, Trick
from spadille.seats import Seat

_FLOW: Final = ("shows", "table", "auction", "contract", "expect")
_BLOCK: Final = ("play",)


def record_to_yaml(record: Record) -> str:
    """Return the record as a file: read again, it is the same record, its hands sorted by suit and rank.

    Sums are written as their results. ValueError where a text cannot be written at all (half a surrogate pair).
    """
    return emit(record_to_data(record), flow=_FLOW, block=_BLOCK)


def record_to_data(record: Record) -> dict[str, Value]:
    """Return the record in the shape of a file, as plain values."""
    data: dict[str, Value] = {"format": 1, "id": record.id, "title": record.title}
    if record.about:
        data["about"] = record.about
    if record.shows:
        data["shows"] = list(record.shows)
    if record.table != Table():
        data["table"] = _table(record.table)
    data["hands"] = {seat.value: " ".join(sorted(hand)) for seat, hand in record.hands.items()}
    data["lines"] = [_line(line, seats=len(record.hands)) for line in record.lines]
    if record.expect:
        data["expect"] = _expect(record.expect)
    return data


def _table(table: Table) -> dict[str, Value]:
    data: dict[str, Value] = {}
    if table.favourite is not None:
        data["favourite"] = table.favourite.value
    if table.sur is not None:
        data["sur"] = table.sur.value
    if table.pot is not None:
        data["pot"] = _amount(table.pot)
    return data


def _line(line: Line, *, seats: int) -> dict[str, Value]:
    data: dict[str, Value] = {"id": line.id}
    if line.auction is not None:
        data["auction"] = [f"{call.seat} {call.action}" for call in line.auction]
    if line.contract is not None:
        data["contract"] = _contract(line.contract)
    if line.play:
        data["play"] = [_row(row, seats=seats) for row in line.play]
    return data


def _contract(contract: Contract) -> dict[str, Value]:
    data: dict[str, Value] = {"declarer": contract.declarer.value, "game": contract.game}
    cards = {
        "trump": contract.trump,
        "called": contract.called,
        "returns": contract.returns,
        "laid": contract.laid,
    }
    data |= {key: str(card) for key, card in cards.items() if card is not None}
    if contract.announces_tout:
        data["announce"] = "tout"
    if contract.unfinished:
        data["unfinished"] = "yes"
    return data


def _row(row: Row, *, seats: int) -> str:
    match row:
        case Trick():
            return " ".join(row.cards) + UNFINISHED * (len(row.cards) < seats)
        case Stop():
            return "stop"
        case Helfer():
            return "helfer"
        case Irregular():
            return f"{row.kind} {row.seat} {row.card}"


def _expect(expectations: tuple[Expectation, ...]) -> dict[str, Value]:
    by_ruleset: dict[str, list[Value]] = {}
    for expectation in expectations:
        line: dict[str, Value] = {} if expectation.line is None else {"line": expectation.line}
        results = {key: _result(value) for key, value in expectation.results.items()}
        by_ruleset.setdefault(expectation.ruleset, []).append({**line, **results})
    return {ruleset: several[0] if len(several) == 1 else several for ruleset, several in by_ruleset.items()}


def _result(value: Any) -> Value:
    """Return an expected value as a file writes it; seats that get nothing are left out."""
    if isinstance(value, Mapping):
        return {str(key): _result(part) for key, part in value.items() if part or not isinstance(key, Seat)}
    if isinstance(value, tuple):
        return [str(item) for item in value]
    if isinstance(value, bool):
        return str(value).lower()
    return _amount(value) if isinstance(value, Amount) else str(value)


def _amount(amount: Amount) -> str | int:
    return amount if isinstance(amount, int) else spelled_amount(amount)
