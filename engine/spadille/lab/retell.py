"""From the steps of a replay back to the line that gives them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from spadille.cards import Card, Suit
from spadille.phases import asking, calling, exchange, trumps, undertaking
from spadille.phases.announcing import ANNOUNCE
from spadille.record import Call, Contract, Helfer, Irregular, Irregularity, Line, Row, Stop, Trick
from spadille.seats import Seat
from spadille.trace import Step

_KEYS = {
    trumps.WORD: "trump",
    calling.CALL: "called",
    calling.LAY: "laid",
    exchange.TAKE: "called",
    exchange.RETURN: "returns",
}
"""By the word that an action of the contract begins with: what it says."""


def said(action: str) -> Suit | Card:
    """Return the suit or card that an action of the contract names; ValueError where it names none."""
    word, _, what = action.partition(" ")
    return Suit(what) if f"{word} " == trumps.WORD else Card(what)


def retold(line: Line, steps: Sequence[Step]) -> Line:
    """Return the line up to the last of some of its steps, its contract marked unfinished where it has one.

    A line that loses its contract goes on with the auction, for a line must have one of the two.
    """
    calls = tuple(Call(_seat(step), step.action) for step in steps if step.phase == "auction")
    contract = _contract([step for step in steps if step.phase == "call"])
    with_auction = line.auction is not None or contract is None
    rows = _rows(step for step in steps if step.phase == "play")
    return replace(line, auction=calls if with_auction else None, contract=contract, play=tuple(rows))


def _seat(step: Step) -> Seat:
    assert step.seat is not None
    return step.seat


def _contract(steps: Sequence[Step]) -> Contract | None:
    if not steps:
        return None
    declared, *others = steps
    contract = Contract(declarer=_seat(declared), game=declared.action, unfinished=True)
    for step in others:
        if step.action == ANNOUNCE:
            contract = replace(contract, announces_tout=True)
        else:
            key = _KEYS[step.action.partition(" ")[0] + " "]
            contract = replace(contract, **{key: said(step.action)})  # type: ignore[arg-type]
    return contract


def _rows(steps: Iterable[Step]) -> Iterator[Row]:
    trick: list[Card] = []
    number: int | None = None
    revoked: dict[Seat, Irregular] = {}
    before: list[Row] = []

    def gathered() -> Iterator[Row]:
        yield from before
        if trick:
            yield Trick(tuple(trick))
        before.clear()
        trick.clear()

    for step in steps:
        word, _, rest = step.action.partition(" ")
        seat = _seat(step)
        if step.action in (undertaking.STOP, asking.HELFER):
            yield from gathered()
            yield Stop() if step.action == undertaking.STOP else Helfer()
        elif word == Irregularity.REVOKE:
            # It stands before the trick, and only once the player has played the proper card to it.
            revoked[seat] = Irregular(Irregularity.REVOKE, seat, Card(rest))
        elif word in tuple(Irregularity):
            yield from gathered()
            yield Irregular(Irregularity(word), seat, Card(rest))
        else:
            if step.trick != number:
                yield from gathered()
                number = step.trick
            if seat in revoked:
                before.append(revoked.pop(seat))
            trick.append(Card(step.action))
    yield from gathered()
