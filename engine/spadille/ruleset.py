"""A ruleset: what one source answers, over the editorial baseline, with single answers exchanged by overlays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar, cast

from spadille.errors import UsageError
from spadille.naming import game_name
from spadille.point import Grade, Point, Raw, Ruling, as_json
from spadille.points.game.row import POINT as GAME
from spadille.points.game.row import Game

T = TypeVar("T")

EDITORIAL: Final = "editorial"
"""Where an answer comes from that the source does not give."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Baseline:
    """The editors' own answers, used where a source is silent or unread."""

    rulings: Mapping[str, Ruling]
    base: str
    """The id of the ruleset that others are compared with by default."""
    names: Mapping[str, str]
    """What the games are called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The rulings of one source, resolved over the baseline."""

    id: str
    source: str
    title: str
    read: str
    """What of the source could be read, for readers."""
    rulings: Mapping[str, Ruling]
    baseline: Baseline
    names: Mapping[str, str] = field(default_factory=dict)
    """What this source calls the games, where it has a word of its own."""
    overlays: tuple[tuple[str, Raw], ...] = ()
    _answers: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def spec(self) -> str:
        """The id, followed by the overlays: what `--ruleset` takes."""
        return self.id + "".join(f"+{point}={written(answer)}" for point, answer in self.overlays)

    def own(self, point: Point[Any]) -> Ruling | None:
        """Return what the source itself answers, or None when the edition records nothing on the point."""
        return self.rulings.get(point.id)

    def ruling(self, point: Point[Any]) -> Ruling:
        """Return the ruling that is played: the source's own when it has an answer, else the baseline's.

        Raises UsageError when neither has one, which can only be so for a game that neither knows.
        """
        own = self.rulings.get(point.id)
        if own is not None and own.answer is not None:
            return own
        fallback = self.baseline.rulings.get(point.id)
        if fallback is None and point.id.startswith(f"{GAME.id}."):
            return Ruling(
                point=point.id, answer="absent", grade=Grade.EDITORIAL, note="No source read by us has it."
            )
        if fallback is None:
            raise UsageError(
                f"{self.id} has no answer to {point.id!r}, and the editorial baseline has none either"
            )
        return fallback

    def knows(self, point: Point[Any]) -> bool:
        """Tell whether there is an answer that can be played."""
        try:
            self.ruling(point)
        except UsageError:
            return False
        return True

    def answers_itself(self, point: Point[Any]) -> bool:
        """Tell whether the answer played is the source's own."""
        own = self.rulings.get(point.id)
        return own is not None and own.answer is not None and own.grade is not Grade.EDITORIAL

    def answer(self, point: Point[T]) -> T:
        """Return the answer that is played, without recording that it was asked for."""
        if point.id not in self._answers:
            self._answers[point.id] = point.kind.parse(cast(Raw, self.ruling(point).answer))
        return cast(T, self._answers[point.id])

    def game(self, name: str) -> Game | None:
        """Return the columns of a game, or None when the ruleset does not have it."""
        return self.answer(GAME[name])

    def known_games(self) -> tuple[str, ...]:
        """Return every game that the baseline or the source has a ruling on, present or absent."""
        prefix = f"{GAME.id}."
        points = (*self.baseline.rulings, *self.rulings)
        return tuple(
            dict.fromkeys(point.removeprefix(prefix) for point in points if point.startswith(prefix))
        )

    def games(self) -> tuple[str, ...]:
        """Return every game that the ruleset has, in the order of the baseline and then of the source."""
        return tuple(name for name in self.known_games() if self.game(name) is not None)

    def name(self, game: str) -> str:
        """Return what the source calls a game."""
        return self.names.get(game) or self.baseline.names.get(game) or game_name(game)

    def overlaid(self, point: Point[Any], answer: Raw) -> Ruleset:
        """Return the ruleset with one answer exchanged; AnswerError when `answer` is none.

        The exchanged answer keeps the citations of a rival that says the same, and is the editors' otherwise.
        """
        spelling = point.kind.spell(point.kind.parse(answer))
        ruling = _exchanged(self.rulings.get(point.id), point.id, spelling)
        kept = tuple(pair for pair in self.overlays if pair[0] != point.id)
        return replace(
            self,
            rulings={**self.rulings, point.id: ruling},
            overlays=(*kept, (point.id, spelling)),
            _answers={},
        )


def _exchanged(own: Ruling | None, point_id: str, answer: Raw) -> Ruling:
    for rival in own.rivals if own else ():
        if as_json(rival.answer) == as_json(answer):
            note = rival.note or "A rival reading of the same source, exchanged for the one adopted."
            return Ruling(
                point=point_id, answer=answer, grade=Grade.CONJECTURED, cites=rival.cites, note=note
            )
    note = "Exchanged for the ruleset's own answer."
    return Ruling(point=point_id, answer=answer, grade=Grade.EDITORIAL, note=note)


def written(raw: Raw) -> str:
    """Return an answer as it stands behind the `=` of an overlay."""
    if isinstance(raw, str):
        return raw
    if isinstance(raw, tuple):
        return "[" + ", ".join(raw) + "]"
    return "{" + ", ".join(f"{column}: {word}" for column, word in raw.items()) + "}"
