"""Who answers a question how: the rulesets by their answers, and the silences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from spadille.bibliography import year_text
from spadille.point import Grade, Point, Price, Raw, Ruling, as_json
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import Ruleset
from spadille.site.edition import Edition
from spadille.site.words import apparatus as said
from spadille.source import Source


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one ruleset stands on a question."""

    ruleset: Ruleset
    source: Source
    own: Ruling | None

    @property
    def answer(self) -> Raw | None:
        """The answer that the source itself gives."""
        return self.own.answer if self.own else None

    @property
    def grade(self) -> Grade | None:
        """The grade of its ruling, silence included; None where the question does not arise for it."""
        return self.own.grade if self.own else None

    @property
    def date(self) -> str:
        """When the source first came out."""
        dates = self.source.bibliography.dates
        issued = dates.get("original-date") or dates.get("issued")
        return year_text(issued) if issued else said.UNDATED


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer, those who give it, and those of whom it is another reading."""

    raw: Raw
    given: tuple[Standing, ...]
    rival: tuple[Standing, ...]


def standings(point: Point[Any], edition: Edition) -> tuple[Standing, ...]:
    """Return where every ruleset stands on the question, by date."""
    return tuple(
        Standing(ruleset, edition.sources[ruleset.source], ruleset.own(point)) for ruleset in edition.rulesets
    )


def answers(point: Point[Any], standing: Iterable[Standing]) -> tuple[Answer, ...]:
    """Return every answer there is: of a closed list all, else those that some source or a rival reading gives."""
    everybody = tuple(standing)
    return tuple(
        Answer(
            raw,
            tuple(one for one in everybody if one.answer is not None and as_json(one.answer) == as_json(raw)),
            tuple(one for one in everybody if any(as_json(other) == as_json(raw) for other in _rivals(one))),
        )
        for raw in _ordered(point, _distinct((*point.kind.options(), *_given(everybody))))
    )


def ways(standing: Iterable[Standing]) -> int:
    """Return how many different answers the sources give."""
    return len(_distinct(one.answer for one in standing if one.answer is not None))


def is_game(point: Point[Any]) -> bool:
    """Tell whether the question is what kind of game a game is."""
    return point.id.startswith(f"{GAME.id}.")


def _ordered(point: Point[Any], raws: tuple[Raw, ...]) -> tuple[Raw, ...]:
    """Return figures from the lowest to the highest, and everything else as it is."""
    return tuple(sorted(raws, key=point.kind.parse)) if isinstance(point.kind, Price) else raws


def _given(standing: tuple[Standing, ...]) -> Iterator[Raw]:
    for one in standing:
        if one.answer is not None:
            yield one.answer
    for one in standing:
        yield from _rivals(one)


def _rivals(standing: Standing) -> tuple[Raw, ...]:
    return tuple(rival.answer for rival in standing.own.rivals) if standing.own else ()


def _distinct(raws: Iterable[Raw]) -> tuple[Raw, ...]:
    found: list[Raw] = []
    for raw in raws:
        if all(as_json(raw) != as_json(other) for other in found):
            found.append(raw)
    return tuple(found)
