"""Playing on: what may be done where a record stops, one action more, one less, and taking over at any step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from spadille.cards import Card
from spadille.errors import UsageError, nearest
from spadille.game import line_of
from spadille.io.record_text import record_to_data
from spadille.lab import play_words as said
from spadille.lab.ask import Ask
from spadille.lab.position import Position, extended, position, settled, stand
from spadille.lab.refusals import refused
from spadille.lab.retell import retold
from spadille.record import Irregular, Irregularity, Line, Record, Trick
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import words
from spadille.site.replay.ending import scores, verdict
from spadille.site.replay.voice import Voice
from spadille.site.result_words import outcome


def options(*, record: Record, book: Ruleset, line: str | None = None) -> dict[str, Any]:
    """Return what may be done after the last row of a line, and of the rest why it may not."""
    at = position(record, line, book)
    asks = [ask for ask in at.asks if ask.legal] or list(at.asks[:1])
    stuck = at.open and not any(ask.legal for ask in asks)
    first = asks[0] if asks else None
    voice = Voice.of(book)
    return {
        "status": "refused" if at.refusal else "over" if at.over else "open",
        "step": len(at.trace.steps),
        "phase": first.place.phase if first else None,
        "seat": first.seat.value if first and not stuck else None,
        "say": said.NOTHING if stuck else _say(at, first.seat) if first else None,
        "choices": [_choice(ask, action, voice) for ask in asks for action in ask.allowed],
        "barred": [entry for ask in _asked(at, asks) for entry in _barred(ask, voice)],
        "result": _result(at) if at.over else None,
        "refusal": at.refusal.message if at.refusal else None,
    }


def act(*, record: Record, book: Ruleset, action: str, line: str | None = None) -> dict[str, Any]:
    """Return the record with one action more, or why the action is not allowed.

    UsageError where the deal is over or refused, or where nothing of the kind can be done at all.
    """
    at = position(record, line, book)
    if not at.open:
        raise UsageError(at.refusal.message if at.refusal else said.NOT_OPEN)
    for ask in at.asks:
        if action in ask.legal:
            return {"record": data(done(at, ask, action))}
    for ask in at.asks:
        if action in ask.candidates or (ask is at.asks[0] and _looks_like(action, ask)):
            refusal = ask.refusal(action)
            assert refusal is not None
            return {"refusal": refused(refusal, book)}
    known = [choice for ask in at.asks for choice in ask.allowed]
    raise UsageError(said.NO_ACTION.format(action=action, actions=", ".join(known)) + nearest(action, known))


def back(*, record: Record, book: Ruleset, line: str | None = None) -> dict[str, Any]:
    """Return the record without its last action; UsageError where there is none."""
    old = line_of(record, line)
    if old.play:
        new = replace(old, play=_without_last(old))
    else:
        at = stand(record, old, book)
        if not at.trace.steps:
            raise UsageError(said.NOTHING_TO_TAKE_BACK)
        new = retold(old, at.trace.steps[:-1])
    return {"record": data(settled(stand(record, new, book)))}


def cut(*, record: Record, book: Ruleset, step: int, line: str | None = None) -> dict[str, Any]:
    """Return a record whose one line stops after so many steps of its replay, so that somebody can go on there.

    A step behind the last one is the last one. What was said and expected of the deal as it went is left out.
    """
    at = position(record, line, book)
    whole = at.refusal is None and step >= len(at.trace.steps)
    new = at.line if whole else retold(at.line, at.trace.steps[:step])
    taken_over = replace(record, lines=(new,), about="", shows=(), expect=())
    return {"record": data(settled(stand(taken_over, new, book)))}


def done(at: Position, ask: Ask, action: str) -> Position:
    """Return the position after a legal action."""
    return settled(stand(at.record, extended(at, ask.seat, action), at.ruleset))


def data(at: Position) -> dict[str, Any]:
    """Return the record of a position as JSON-ready data, with its line in the place of the one that was there.

    Nothing is expected any more of a deal that goes on otherwise.
    """
    lines = tuple(at.line if line.id == at.line.id else line for line in at.record.lines)
    return dict(record_to_data(replace(at.record, lines=lines, expect=())))


def _say(at: Position, seat: Seat) -> str:
    takes_ace = at.deal.state is not None and at.deal.state.game.takes_ace
    templates = {
        "auction": said.BID,
        "declare": said.DECLARE,
        "trump": said.TRUMP,
        "called": said.DEMANDED if takes_ace else said.CALLED,
        "returns": said.RETURNS,
        "laid": said.LAID,
    }
    template = templates.get(at.wants) or (said.PLAY if at.state.current else said.LEAD)
    return template.format(seat=words.SEATS[seat])


def _choice(ask: Ask, action: str, voice: Voice) -> dict[str, Any]:
    return {
        "action": action,
        "words": voice.action(action, words.CHOICES),
        "card": _card(action),
        "seat": ask.seat.value,
    }


def _asked(at: Position, asks: list[Ask]) -> list[Ask]:
    """Return the questions to which something that is not allowed is told: of a declaration, those of one seat."""
    return [ask for ask in at.asks if ask.seat == asks[0].seat or at.wants != "declare"]


def _barred(ask: Ask, voice: Voice) -> Iterator[dict[str, Any]]:
    for action in ask.candidates:
        refusal = None if action in ask.legal else ask.refusal(action)
        if refusal is not None:
            yield {**_choice(ask, action, voice), **refused(refusal, ask.rules.ruleset)}


def _card(action: str) -> str | None:
    """Return the card that an action plays or names, or None where it names none."""
    last = action.rpartition(" ")[2]
    try:
        return Card(last)
    except ValueError:
        return None


def _result(at: Position) -> str:
    sentences = (outcome(at.trace), scores(at.trace))
    return " ".join(part for part in sentences if part) or verdict(at.trace)


def _looks_like(action: str, ask: Ask) -> bool:
    """Tell whether an action is of the kind that is asked for, though the engine does not go through it."""
    shapes = {_shape(candidate) for candidate in ask.candidates}
    return _shape(action) in shapes and (_card(action) is not None or ask.place.phase == "auction")


def _shape(action: str) -> tuple[str, bool]:
    before, _, last = action.rpartition(" ")
    return (before, True) if _card(last) else ("", False)


def _without_last(line: Line) -> tuple[Any, ...]:
    *rows, last = line.play
    if isinstance(last, Trick) and len(last.cards) > 1:
        return (*rows, Trick(last.cards[:-1]))
    while rows and isinstance(rows[-1], Irregular) and rows[-1].kind is Irregularity.REVOKE:
        rows.pop()
    return tuple(rows)
