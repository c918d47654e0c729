"""Records made in Python from the shape they have in a file, without a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spadille.cards import Card, Suit
from spadille.record import (
    Call,
    Contract,
    Helfer,
    Irregular,
    Irregularity,
    Line,
    Record,
    Row,
    Stop,
    Table,
    Trick,
)
from spadille.seats import Seat

IRREGULAR = {kind.value for kind in Irregularity}


def record(hands: Mapping[str, str], *lines: Line, table: Table | None = None) -> Record:
    """Return a record with these hands, each a row of cards."""
    dealt = {Seat(seat): cards(row) for seat, row in hands.items()}
    return Record(id="test", title="Test", hands=dealt, lines=lines, table=table or Table())


def line(
    contract: Mapping[str, Any] | None = None,
    play: Sequence[str] = (),
    auction: Sequence[str] | None = None,
    *,
    name: str = "main",
) -> Line:
    """Return a line as a file writes it: calls as `forehand frage`, rows as `C9 CA C8 HJ`, `stop`, `revoke dealer C9`."""
    calls = None if auction is None else tuple(call(text) for text in auction)
    return Line(
        id=name,
        auction=calls,
        contract=None if contract is None else agreed(contract),
        play=tuple(row(text) for text in play),
    )


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a row."""
    return tuple(Card(code) for code in text.split())


def call(text: str) -> Call:
    """Return one call of an auction."""
    seat, action = text.split(" ", 1)
    return Call(Seat(seat), action)


def agreed(contract: Mapping[str, Any]) -> Contract:
    """Return a contract from its keys in a file."""
    single = {key: Card(contract[key]) for key in ("called", "returns", "laid") if contract.get(key)}
    return Contract(
        declarer=Seat(contract["declarer"]),
        game=contract["game"],
        trump=Suit(contract["trump"]) if contract.get("trump") else None,
        announces_tout=contract.get("announce") == "tout",
        **single,
    )


def row(text: str) -> Row:
    """Return one row of the play."""
    words = text.split()
    if text == "stop":
        return Stop()
    if text == "helfer":
        return Helfer()
    if words[0] in IRREGULAR:
        return Irregular(Irregularity(words[0]), Seat(words[1]), Card(words[2]))
    return Trick(cards(text))
