"""What a deal is worth under every book, and where each parts from one of them."""

from __future__ import annotations

from typing import Any

from spadille import library
from spadille.collation import question
from spadille.comparison import Against, deeds, held_against
from spadille.game import replay
from spadille.lab import pages
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.hands import amount
from spadille.site.replay.books import full_title
from spadille.site.replay.ending import told, verdict
from spadille.site.replay.voice import Voice
from spadille.trace import Trace
from spadille.vocabulary import find


def scores(*, record: Record, line: str | None = None, base: Ruleset | None = None) -> list[dict[str, Any]]:
    """Return how the line ends under every book, by date, house rules last; and where it parts from the base.

    It parts where something else happens or is paid. What else might have been done is not compared: in that, nearly every
    auction differs from its first call. Where only the reckonings differ, the place is None.
    The base is the edition's base text where none is given. One that is none of the books, as where answers are
    exchanged, comes first.
    """
    against = base or library.load_ruleset(library.base_id())
    trace = replay(record, against, line=line)
    every = library.by_date()
    if all(ruleset.spec != against.spec for ruleset in every):
        every = (against, *every)
    return [_scored(record, ruleset, line, (against, trace)) for ruleset in every]


def _scored(
    record: Record, ruleset: Ruleset, line: str | None, base: tuple[Ruleset, Trace]
) -> dict[str, Any]:
    trace = replay(record, ruleset, line=line)
    gains = trace.scores
    return {
        "spec": ruleset.spec,
        "title": full_title(ruleset),
        "page": pages.of_book(ruleset),
        "house": library.is_house(ruleset.id),
        "status": trace.status,
        "verdict": verdict(trace),
        "scores": None if gains is None else {seat.value: amount(gain) for seat, gain in gains.items()},
        "said": told(trace, Voice.of(ruleset)),
        "parts": _parts(
            held_against(record, base, (ruleset, trace), line=line, watched=deeds), (base[0], ruleset)
        ),
    }


def _parts(against: Against, books: tuple[Ruleset, Ruleset]) -> dict[str, Any] | None:
    first = against.first
    if first is None:
        return None
    place = None if first.phase == "score" else words.place(first.phase, first.trick, first.seat)
    points = [
        {"id": point, "question": question(find(point), books), "page": pages.of_point(point)}
        for point in against.points
    ]
    return {"step": first.step, "place": place, "points": points}
