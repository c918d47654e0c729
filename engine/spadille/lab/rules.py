"""What a reader may change: every rule point with its answers, who attests each, and whether it was asked in a deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any

from spadille import library
from spadille.collation import points_of, question
from spadille.game import replay
from spadille.lab import pages
from spadille.point import Grade, Point, Price, Raw
from spadille.record import Record
from spadille.ruleset import Ruleset, written
from spadille.site import words
from spadille.site.replay.books import full_title
from spadille.site.replay.voice import answer
from spadille.vocabulary import find


def rules(*, book: Ruleset, record: Record | None = None, line: str | None = None) -> dict[str, Any]:
    """Return the points that matter under a book, phase by phase, in the order of the game.

    Without a record, every point counts as asked that can change a deal at all.
    """
    asked = None if record is None else replay(record, book, line=line).asked()
    plain = library.load_ruleset(book.id)
    return {
        "book": {"spec": book.spec, "title": full_title(book), "page": pages.of_book(book)},
        "phases": [
            {
                "phase": phase,
                "title": words.PHASES[phase],
                "points": [
                    {
                        **_control(point, book, plain),
                        "asked": point.plays if asked is None else point.id in asked,
                    }
                    for point in points
                ],
            }
            for phase, points in groupby(points_of(book), key=lambda point: point.phase)
        ],
    }


def spelling(point: Point[Any], raw: Raw) -> str:
    """Return an answer in the one spelling that stands behind the `=` of an overlay."""
    return written(point.kind.spell(point.kind.parse(raw)))


def _control(point: Point[Any], book: Ruleset, plain: Ruleset) -> dict[str, Any]:
    closed = bool(point.kind.options())
    played = book.ruling(point).answer or ""
    unchanged = (plain.ruling(point).answer or "") if plain.knows(point) else played
    current = spelling(point, played)
    return {
        "id": point.id,
        "question": question(point, [book]),
        "page": pages.of_point(point.id),
        "kind": "choice" if closed else "value",
        "plays": point.plays,
        "current": current,
        "usual": spelling(point, unchanged),
        "own": spelling(point, unchanged) if plain.answers_itself(point) else None,
        "changed": any(point_id == point.id for point_id, _ in book.overlays),
        "hint": "" if closed else point.kind.expected(),
        "answers": [
            {"value": value, "words": says, "current": value == current, "books": _books(point, value)}
            for value, says in _answers(point, [played, unchanged]).items()
        ],
    }


def _answers(point: Point[Any], played: list[Raw]) -> dict[str, str]:
    """Return the answers that can be chosen with their words: all of a closed list, else those that are given or played."""
    raws: list[Raw] = list(point.kind.options()) or [*_given(point), *played]
    if isinstance(point.kind, Price):
        raws.sort(key=point.kind.parse)
    return {spelling(point, raw): answer(point, raw) for raw in raws}


def _given(point: Point[Any]) -> list[Raw]:
    """Return the answers that are given to a point, rival readings included, by date, and the editors' own last."""
    rulings = [ruleset.own(point) for ruleset in library.by_date()]
    rulings.append(library.baseline().rulings.get(point.id))
    answered = [ruling for ruling in rulings if ruling is not None and ruling.answer is not None]
    rivals = [rival.answer for ruling in answered for rival in ruling.rivals]
    return [*(ruling.answer or "" for ruling in answered), *rivals]


def _books(point: Point[Any], value: str) -> list[dict[str, Any]]:
    """Return the books that give an answer, by date, house rules last."""
    house = [ruleset for ruleset in library.by_date() if library.is_house(ruleset.id)]
    given = (pair for ruleset in house for pair in _given_by(ruleset, point))
    return [*_attested(point.id).get(value, ()), *(entry for says, entry in given if says == value)]


@cache
def _attested(point_id: str) -> Mapping[str, list[dict[str, Any]]]:
    """Return the books of the edition that give each answer to a point."""
    found: dict[str, list[dict[str, Any]]] = {}
    for ruleset in library.by_date():
        if not library.is_house(ruleset.id):
            for says, entry in _given_by(ruleset, find(point_id)):
                found.setdefault(says, []).append(entry)
    return found


def _given_by(ruleset: Ruleset, point: Point[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the answer of a source, and those of its rival readings, each with who says it."""
    own = ruleset.own(point)
    house = library.is_house(ruleset.id)
    if own is None or own.answer is None or (own.grade is Grade.EDITORIAL and not house):
        return
    said = {"spec": ruleset.spec, "title": ruleset.title, "page": pages.of_ruling(ruleset, point.id)}
    yield spelling(point, own.answer), {**said, "grade": own.grade.value, "rival": False}
    for rival in own.rivals:
        yield spelling(point, rival.answer), {**said, "grade": Grade.CONJECTURED.value, "rival": True}
