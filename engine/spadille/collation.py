"""What rulesets answer to each rule point, side by side, as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spadille.point import Citation, Family, Grade, Point, Raw, Rival, Ruling, as_json
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import EDITORIAL, Ruleset
from spadille.vocabulary import ENTRIES


@dataclass(frozen=True, slots=True)
class Entry:
    """What one ruleset answers to one point, and what is played under it."""

    point: Point[Any]
    own: Ruling | None
    """What the edition records of the source; None where it records nothing."""
    played: Ruling
    """The same, or the baseline's where the source has no answer."""
    exchanged: bool
    """Whether the answer has been exchanged by an overlay."""

    @property
    def ruling(self) -> Ruling:
        """What there is to say of the source: its ruling, silence included, or else the baseline's."""
        return self.own or self.played

    @property
    def attested(self) -> Raw | None:
        """The answer that the source itself gives, or None."""
        own = self.own
        return None if own is None or own.grade is Grade.EDITORIAL else own.answer

    def as_json(self, ruleset_id: str) -> dict[str, Any]:
        """Return the ruling as data; where the source has no answer, the answer is the one that is played."""
        is_own = (
            self.own is not None and self.own.answer is not None and self.own.grade is not Grade.EDITORIAL
        )
        data = {
            "answer": as_json(self.played.answer),
            "grade": self.ruling.grade.value,
            "cites": _cites(self.ruling.cites),
            "note": self.ruling.note,
            "rivals": [_rival(rival) for rival in self.ruling.rivals],
            "from": ruleset_id if is_own else EDITORIAL,
        }
        if self.own is not None and self.own.answer is None:
            data["editorial_note"] = self.played.note
        if self.exchanged:
            data["exchanged"] = True
        return data

    def cell(self) -> dict[str, Any]:
        """Return the entry as a cell of the collation; a source without an answer has none, and what is played.

        A question that is not asked of a source, since its other answers leave it no object, has the baseline's grade.
        """
        if self.own is not None and self.own.answer is not None:
            return {"answer": as_json(self.own.answer), "grade": self.own.grade.value}
        return {"answer": None, "grade": self.ruling.grade.value, "played": as_json(self.played.answer)}


@dataclass(frozen=True, slots=True)
class Row:
    """One rule point, with what each ruleset has on it."""

    point: Point[Any]
    question: str
    entries: Mapping[str, Entry]
    """By the ruleset's spec."""

    @property
    def differs(self) -> bool:
        """Whether two sources answer differently, or an answer has been exchanged for a different one.

        A source without an answer differs from none.
        """
        answers: list[Raw] = []
        for entry in self.entries.values():
            answer = entry.own.answer if entry.exchanged and entry.own else entry.attested
            if answer is not None and answer not in answers:
                answers.append(answer)
        return len(answers) > 1

    def as_json(self) -> dict[str, Any]:
        """Return the row as data, in the published format."""
        return {
            "id": self.point.id,
            "question": self.question,
            "answers": {spec: entry.cell() for spec, entry in self.entries.items()},
            "differs": self.differs,
        }


def entry(ruleset: Ruleset, point: Point[Any]) -> Entry:
    """Return what a ruleset has on a point; UsageError where neither it nor the baseline has anything."""
    exchanged = any(point_id == point.id for point_id, _ in ruleset.overlays)
    return Entry(point, ruleset.own(point), ruleset.ruling(point), exchanged)


def points_of(ruleset: Ruleset) -> tuple[Point[Any], ...]:
    """Return every point that matters under a ruleset, in the order of the game.

    What a game is, is asked of every game that is known; what it is worth, only of those that the ruleset has, and
    where it has a ruling on it all the same.
    """
    has, known = set(ruleset.games()), ruleset.known_games()
    found: list[Point[Any]] = []
    for item in ENTRIES:
        games = [g for g in known if item.id == GAME.id or g in has or f"{item.id}.{g}" in ruleset.rulings]
        found += _points(item, games)
    return tuple(point for point in found if ruleset.knows(point))


def rulings(ruleset: Ruleset) -> dict[str, Any]:
    """Return every ruling under a ruleset as data, in the published format."""
    return {
        "ruleset": ruleset.spec,
        "rulings": {point.id: entry(ruleset, point).as_json(ruleset.id) for point in points_of(ruleset)},
    }


def collate(rulesets: Sequence[Ruleset]) -> tuple[Row, ...]:
    """Return a row for every point on which one of the rulesets or the baseline has a ruling."""
    ruled = {point for ruleset in rulesets for point in (*ruleset.rulings, *ruleset.baseline.rulings)}
    games = dict.fromkeys(game for ruleset in rulesets for game in ruleset.known_games())
    every = [point for item in ENTRIES for point in _points(item, games)]
    return tuple(
        Row(
            point,
            question(point, rulesets),
            {ruleset.spec: entry(ruleset, point) for ruleset in rulesets if ruleset.knows(point)},
        )
        for point in every
        if point.id in ruled
    )


def question(point: Point[Any], rulesets: Sequence[Ruleset]) -> str:
    """Return the question, its game called by the name that all the rulesets share, or else by the baseline's."""
    family, _, game = point.id.rpartition(".")
    item = next((item for item in ENTRIES if isinstance(item, Family) and item.id == family), None)
    if item is None:
        return point.question
    names = {ruleset.name(game) for ruleset in rulesets}
    usual = rulesets[0].baseline.names.get(game)
    name = names.pop() if len(names) == 1 else usual
    return item.question.format(game=name) if name else point.question


def _points(item: Point[Any] | Family[Any], games: Iterable[str]) -> list[Point[Any]]:
    return [item[game] for game in games] if isinstance(item, Family) else [item]


def _cites(cites: Iterable[Citation]) -> list[dict[str, str]]:
    return [cite.as_json() for cite in cites]


def _rival(rival: Rival) -> dict[str, Any]:
    return {"answer": as_json(rival.answer), "cites": _cites(rival.cites), "note": rival.note}
