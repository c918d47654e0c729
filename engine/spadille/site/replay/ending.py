"""How a replay ends, as data: a result item by item, a refusal with its reasons, or nothing yet."""

from __future__ import annotations

from typing import Any

from spadille.seats import Seat
from spadille.site import words
from spadille.site.hands import amount
from spadille.site.replay.look import Look
from spadille.site.replay.steps import end_moves
from spadille.site.replay.voice import Voice, tokens
from spadille.site.replay.watch import Watched
from spadille.site.result_words import outcome, pot_sentence, seat_amounts
from spadille.site.words import replay as said
from spadille.trace import Trace


def ending(watched: Watched, voice: Voice, seats: tuple[Seat, ...]) -> dict[str, Any]:
    """Return the last position of a replay; what is empty is left out."""
    trace = watched.trace
    look = Look(watched=watched, voice=voice, seats=seats, number=len(trace.steps)).as_json()
    data: dict[str, Any] = {
        "group": said.GROUPS["end"],
        "kind": "end",
        "moves": end_moves(watched, seats),
        "look": look if trace.refusal else {**look, "said": []},
        **(_refused if trace.refusal else _result)(trace, voice, seats),
    }
    return {key: value for key, value in data.items() if value or type(value) is int}


def told(trace: Trace, voice: Voice) -> str:
    """Say how a replay ends: the result, or what is refused and why."""
    if trace.refusal is None:
        after = words.AFTER_END.format(count=trace.after_end) if trace.after_end else ""
        return " ".join(part for part in (outcome(trace), scores(trace), after) if part)
    what = voice.action(trace.refusal.action)
    who = words.SEATS[trace.refusal.seat] if trace.refusal.seat else ""
    heads = said.REFUSED_AT.format(seat=who, what=what) if who else f"{words.REFUSED} {what}."
    return f"{heads} {_sentence(tokens(trace.refusal.because))}"


def _refused(trace: Trace, voice: Voice, seats: tuple[Seat, ...]) -> dict[str, Any]:
    refusal = trace.refusal
    assert refusal is not None
    what = voice.action(refusal.action)
    who = words.SEATS[refusal.seat] if refusal.seat else ""
    return {
        "status": "refused",
        "verdict": words.STATUS["refused"],
        "does": what,
        "short": f"{words.STATUS['refused']}: {' '.join(part for part in (who, what) if part)}",
        "seat": seats.index(refusal.seat) if refusal.seat in seats else None,
        "where": words.place(refusal.phase, refusal.trick, refusal.seat),
        "say": told(trace, voice),
        "also": ", ".join(voice.choices(refusal.legal)),
        "asked": list(dict.fromkeys(refusal.asked)),
        "because": list(refusal.points),
    }


def _sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def _result(trace: Trace, voice: Voice, seats: tuple[Seat, ...]) -> dict[str, Any]:
    gains = trace.scores
    return {
        "status": trace.status,
        "verdict": verdict(trace),
        **({"lost": True} if trace.made is False else {}),
        "short": _short(trace),
        "say": told(trace, voice),
        "asked": list(trace.score_points),
        "scores": [amount(gains[seat]) for seat in seats] if gains else None,
        "items": _items(trace, seats),
        "pot": pot_sentence(trace.pot) if trace.pot else "",
    }


def verdict(trace: Trace) -> str:
    """Return how the deal ended, in a word or two."""
    if trace.status != "complete":
        return words.STATUS[trace.status]
    if trace.reckoning is None:
        return words.STATUS["thrown-in"]
    return words.STATUS["made" if trace.made else "lost"]


def _short(trace: Trace) -> str:
    gains = ", ".join(
        said.SCORES_ARE.format(seat=words.SEATS[seat].lower(), amount=amount(gain))
        for seat, gain in (trace.scores or {}).items()
        if gain
    )
    return ": ".join(filter(None, (verdict(trace), gains)))


def scores(trace: Trace) -> str:
    """Say what each seat gains or loses; nothing where nobody does."""
    if not trace.scores or not any(trace.scores.values()):
        return ""
    amounts = (
        said.SCORES_ARE.format(seat=words.SEATS[seat], amount=amount(gain))
        for seat, gain in trace.scores.items()
    )
    return f"{', '.join(amounts)}."


def _items(trace: Trace, seats: tuple[Seat, ...]) -> list[list[Any]]:
    """Return the label, the rule point and what each seat has of every item."""
    if trace.reckoning is None or trace.contract is None:
        return []
    return [
        [item.label, item.point, [amount(a) for a in seat_amounts(item.shares, trace.contract, seats)]]
        for item in trace.reckoning.items
    ]
