"""How a deal ended, in sentences."""

from __future__ import annotations

from spadille.outcome import Shares
from spadille.point import Amount
from spadille.seats import Seat
from spadille.site import words
from spadille.site.hands import amount
from spadille.trace import Played, Pot, Trace


def outcome(trace: Trace) -> str:
    """Return how the deal ended, in a sentence or more."""
    if trace.status == "partial":
        return words.STOPS_HERE
    if trace.reckoning is None:
        return words.THROWN_IN
    won, lost = trace.tricks_won
    sentences = [
        words.MADE if trace.made else words.LOST,
        _tricks(won, lost) if won or lost else "",
        words.PRIME if trace.prime else "",
        words.TOUTS[trace.tout],
    ]
    return " ".join(sentence for sentence in sentences if sentence)


def _tricks(won: int, lost: int) -> str:
    sentence = words.ONE_TRICK if won == 1 else words.TRICK_COUNT
    return sentence.format(won=won, lost=lost)


def seat_amounts(shares: Shares, played: Played, seats: tuple[Seat, ...]) -> tuple[Amount, ...]:
    """Return what each seat has of a share-out, in the order of the seats."""
    opponents = iter(shares.opponents)
    amounts: list[Amount] = []
    for seat in seats:
        if seat == played.declarer:
            amounts.append(shares.declarer)
        elif seat == played.partner:
            amounts.append(shares.partner or 0)
        else:
            amounts.append(next(opponents))
    return tuple(amounts)


def pot_sentence(pot: Pot) -> str:
    """Return what the pot held, who took from it or paid into it, and what it holds."""
    moves = [
        (words.TAKES_FROM_POT if paid > 0 else words.PAYS_TO_POT).format(
            seat=words.SEATS[seat], amount=amount(paid if paid > 0 else -paid).lstrip("+")
        )
        for seat, paid in pot.to.items()
    ]
    before, after = (amount(held).lstrip("+") for held in (pot.before, pot.after))
    sentence = words.POT.format(before=before, after=after)
    return " ".join((sentence, *moves))
