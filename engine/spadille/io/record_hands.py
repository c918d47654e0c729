"""The hands of a record: who sits at the table, and that the cards are exactly one pack, dealt out evenly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spadille.cards import Card
from spadille.errors import nearest
from spadille.io.card_words import label, shown
from spadille.io.record_reader import RecordReader, plain_word
from spadille.io.tree import Fields, Node, Text
from spadille.points.pack.cards import PACKS
from spadille.seats import SEATINGS, Seat

_FOUR: Final = ", ".join(SEATINGS[4])
_EXPECTED: Final = f"{_FOUR} (where three play: {', '.join(SEATINGS[3])})"


@dataclass(frozen=True, slots=True)
class _Hand:
    """The cards that somebody is said to hold, and where it says so."""

    owner: str
    """The seat as written, right or wrong."""

    cards: tuple[Card, ...]
    node: Text


def hands_of(node: Node, reader: RecordReader) -> Mapping[Seat, tuple[Card, ...]]:
    """Return the hands in the order of the seats, each sorted; what is wrong with them is noted.

    Tells the reader who sits at the table, where that is clear.
    """
    if not isinstance(node, Fields) or not node.entries:
        reader.fields(node, "hands", required=[seat.value for seat in SEATINGS[4]])
        return {}
    seated = _seated(node, reader)
    hands = [_hand(key, value, reader) for key, value in node.entries]
    spelled = [hand for hand in hands if hand is not None]
    # Where a seat is only misspelt, the cards can be counted all the same.
    if len(spelled) == len(hands) and (reader.seats or len(seated) < len(hands)):
        _check_pack(spelled, node, reader)
    by_owner = {hand.owner: tuple(sorted(hand.cards)) for hand in spelled}
    return {seat: by_owner.get(seat, ()) for seat in seated}


def _seated(node: Fields, reader: RecordReader) -> tuple[Seat, ...]:
    names = [key.value for key, _ in node.entries]
    unknown = [key for key, _ in node.entries if key.value not in tuple(Seat)]
    for key in unknown:
        left = [seat.value for seat in Seat if seat not in names]
        hint = nearest(plain_word(key.value), left or SEATINGS[4])
        reader.problem(f"hands: found the seat {shown(key.value)}; expected {_EXPECTED}{hint}", key)
    seated = tuple(seat for seat in Seat if seat in names)
    if not unknown and seated in SEATINGS.values():
        reader.seats = seated
    elif not unknown:
        reader.problem(f"hands: found only {', '.join(seated)}; expected {_EXPECTED}", node)
    return seated


def _hand(key: Text, value: Node, reader: RecordReader) -> _Hand | None:
    what = f"{label(key.value)}'s hand"
    if not isinstance(value, Text) or not value.value.strip():
        reader.text(value, what)
        return None
    cards = reader.cards(value, what)
    return None if cards is None else _Hand(key.value, cards, value)


def _check_pack(hands: list[_Hand], node: Fields, reader: RecordReader) -> None:
    dealt = {card: hand for hand in reversed(hands) for card in hand.cards}
    pack = min(PACKS.values(), key=lambda cards: len(cards ^ dealt.keys()))
    size, rest = divmod(len(pack), len(hands))
    if len(hands) in SEATINGS and rest:
        message = f"hands: found cards of the pack of {len(pack)} in {len(hands)} hands"
        reader.problem(f"{message}; expected as many hands as can share it evenly", node)
        return
    for place, hand in enumerate(hands):
        if len(hands) in SEATINGS and len(hand.cards) != size:
            reader.problem(
                f"{label(hand.owner)}'s hand: found {len(hand.cards)} cards; expected {size}", hand.node
            )
        _check_cards(hand, pack, hands[:place], reader)
    missing = [repr(str(card)) for card in sorted(pack - dealt.keys())]
    if missing:
        message = f"hands: found {', '.join(missing)} in no hand"
        reader.problem(f"{message}; expected every card of the pack of {len(pack)} once", node)


def _check_cards(hand: _Hand, pack: frozenset[Card], earlier: list[_Hand], reader: RecordReader) -> None:
    for card, times in Counter(hand.cards).items():
        found = f"{label(hand.owner)}'s hand: found {str(card)!r}"
        first = next((other for other in earlier if card in other.cards), None)
        if first is not None:
            also = f"which is in {label(first.owner)}'s hand too (line {first.node.line})"
            reader.problem(f"{found}, {also}; expected every card once", hand.node)
        elif times > 1:
            often = "twice" if times == 2 else f"{times} times"
            reader.problem(f"{found} {often}; expected every card once", hand.node)
        if card not in pack:
            reader.problem(
                f"{found}; expected cards of the pack of {len(pack)}, which has none such", hand.node
            )
