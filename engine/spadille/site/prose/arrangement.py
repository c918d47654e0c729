"""The rules of one ruleset, arranged: what the source says in each section, and what is lent to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

from spadille.point import Grade, Point, Raw
from spadille.points.game.row import POINT as GAME
from spadille.points.game.row import Game
from spadille.ruleset import Ruleset
from spadille.site.edition import entry_of
from spadille.site.html import Html, join, text
from spadille.site.prose import games, grammar, score
from spadille.site.prose.fill import fill
from spadille.site.prose.relevance import arising
from spadille.site.prose.sections import SECTIONS
from spadille.site.prose.sentence import TWINS, say, say_game
from spadille.site.prose.setting import Setting, setting_of

Mark = Callable[[Point[Any], Html], Html]
"""Marks the words that are a ruling's: the whole of its sentence, or in a sentence on several games the game's name."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, or more than one, and the points whose rulings it tells, in the order of its words."""

    points: tuple[Point[Any], ...]
    write: Callable[[Mark], Html]


Paragraph = tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Lent:
    """What the editors lend where a source gives no answer."""

    grade: Grade | None
    """Silent or unread; None where the edition records nothing."""
    paragraphs: tuple[Paragraph, ...]

    @property
    def count(self) -> int:
        """How many rulings it tells."""
        return sum(len(sentence.points) for paragraph in self.paragraphs for sentence in paragraph)


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules."""

    anchor: str
    own: tuple[Paragraph, ...]
    lent: tuple[Lent, ...]

    @property
    def points(self) -> tuple[Point[Any], ...]:
        """Every point that it tells of, in the order of its words."""
        paragraphs = (*self.own, *(paragraph for lent in self.lent for paragraph in lent.paragraphs))
        return tuple(point for paragraph in paragraphs for sentence in paragraph for point in sentence.points)


def sections(ruleset: Ruleset) -> tuple[Section, ...]:
    """Return the sections in which anything arises."""
    known: dict[str, list[Point[Any]]] = {}
    for point in arising(ruleset):
        known.setdefault(_entry(point), []).append(point)
    found = (_section(anchor, known, ruleset) for anchor in SECTIONS)
    return tuple(section for section in found if section.own or section.lent)


def _section(anchor: str, known: Mapping[str, list[Point[Any]]], ruleset: Ruleset) -> Section:
    arranged = [[point for entry in ids for point in known.get(entry, ())] for ids in SECTIONS[anchor]]

    def told(keeps: Callable[[Point[Any]], bool], *, lent: bool) -> tuple[Paragraph, ...]:
        paragraphs = (_paragraph(filter(keeps, points), ruleset, lent=lent) for points in arranged)
        return tuple(filter(None, paragraphs))

    def left_open(grade: Grade | None) -> Lent:
        return Lent(
            grade,
            told(
                lambda point: not ruleset.answers_itself(point) and _silence(point, ruleset) is grade,
                lent=True,
            ),
        )

    lent = map(left_open, (Grade.SILENT, Grade.UNREAD, None))
    own = told(ruleset.answers_itself, lent=False)
    return Section(anchor, own, tuple(part for part in lent if part.paragraphs))


def _silence(point: Point[Any], ruleset: Ruleset) -> Grade | None:
    own = ruleset.own(point)
    return own.grade if own and own.grade in (Grade.SILENT, Grade.UNREAD) else None


def _entry(point: Point[Any]) -> str:
    entry = entry_of(point.id)
    return entry.id if entry else point.id


def _paragraph(points: Iterable[Point[Any]], ruleset: Ruleset, *, lent: bool) -> Paragraph:
    setting = setting_of(ruleset, lent=lent)
    sentences: list[Sentence] = []
    waiting = [(point, ruleset.ruling(point).answer or "") for point in points]
    while waiting:
        together = _twins(waiting) or list(next(groupby(waiting, key=lambda one: _entry(one[0])))[1])
        waiting = waiting[len(together) :]
        entry = _entry(together[0][0])
        write = _both if entry != _entry(together[-1][0]) else _TOGETHER.get(entry, _each)
        sentences += write(together, setting)
    return tuple(sentences)


Answered = list[tuple[Point[Any], Raw]]


def _twins(several: Answered) -> Answered | None:
    """Return the first two where they have one answer and can share a sentence."""
    if len(several) < 2:
        return None
    (first, answer), (second, other) = several[:2]
    return several[:2] if answer == other and (first.id, second.id) in TWINS else None


def _both(several: Answered, setting: Setting) -> list[Sentence]:
    """Return the one sentence on two questions."""
    (first, answer), (second, _) = several
    twin = TWINS[first.id, second.id][str(answer)]

    def write(mark: Mark) -> Html:
        said = {"first": mark(first, text(twin.first)), "second": mark(second, text(twin.second))}
        return fill(twin.template, said)

    return [Sentence((first, second), write)]


def _each(several: Answered, setting: Setting) -> list[Sentence]:
    """Return a sentence for every ruling."""

    def writer(point: Point[Any], answer: Raw) -> Callable[[Mark], Html]:
        return lambda mark: mark(point, say(point, answer, setting))

    return [Sentence((point,), writer(point, answer)) for point, answer in several]


def _games(several: Answered, setting: Setting) -> list[Sentence]:
    """Return sentences for every game that there is, and one for all that there are not."""
    sentences: list[Sentence] = []
    told: dict[Game, str] = {}
    for point, answer in several:
        name, game = point.id.rpartition(".")[2], GAME.kind.parse(answer)
        if game is not None:
            like = told.setdefault(replace(game, forced=False), name)
            sentences.append(Sentence((point,), _game_writer(point, game, like, setting)))
    absent = tuple(point for point, answer in several if answer == "absent")
    if absent:
        sentences.append(
            Sentence(absent, lambda mark: fill(games.ABSENT, {"games": _named(absent, setting, mark, "or")}))
        )
    return sentences


def _game_writer(point: Point[Any], game: Game, like: str, setting: Setting) -> Callable[[Mark], Html]:
    name = point.id.rpartition(".")[2]
    if name == like:
        return lambda mark: mark(point, say_game(name, game, setting))
    same = fill(games.LIKE, {"game": setting.game(name), "other": setting.game(like)})
    return lambda mark: mark(point, join((same, games.FORCED if game.forced else None), " "))


def _prices(several: Answered, setting: Setting) -> list[Sentence]:
    """Return one sentence on the prices of all games, those together that cost the same."""
    first, more = score.PRICES[_entry(several[0][0])]
    groups = list(_by_answer(several).items())

    def clause(number: int, mark: Mark) -> Html:
        answer, points = groups[number]
        value = points[0].kind.parse(answer)
        amount = grammar.bare_amount(value) if number else grammar.amount(value, setting.unit)
        names = _named(points, setting, mark, "and")
        return fill(more if number else first, {"games": names, "amount": amount})

    def write(mark: Mark) -> Html:
        return grammar.sentence(grammar.listed(clause(number, mark) for number in range(len(groups))))

    return [Sentence(tuple(point for _, points in groups for point in points), write)]


def _lost_partner(several: Answered, setting: Setting) -> list[Sentence]:
    """Return a sentence for every way of sharing a loss, on all the games in which it is shared so."""

    def writer(answer: Raw, points: tuple[Point[Any], ...]) -> Callable[[Mark], Html]:
        template = score.LOST_PARTNER[str(answer)]
        return lambda mark: fill(template, {"games": _named(points, setting, mark, "or")})

    return [Sentence(points, writer(answer, points)) for answer, points in _by_answer(several).items()]


def _by_answer(several: Answered) -> dict[Raw, tuple[Point[Any], ...]]:
    answers = dict.fromkeys(answer for _, answer in several)
    return {answer: tuple(point for point, other in several if other == answer) for answer in answers}


def _named(points: Iterable[Point[Any]], setting: Setting, mark: Mark, joint: str) -> Html:
    """Return the names of the games that the points are about, each marked as its ruling's."""
    return grammar.listed((mark(point, setting.game(point.id.rpartition(".")[2])) for point in points), joint)


_TOGETHER: Final[Mapping[str, Callable[[Answered, Setting], list[Sentence]]]] = {
    GAME.id: _games,
    "score.base": _prices,
    "score.favourite_base": _prices,
    "score.lost_partner": _lost_partner,
}
"""The families whose games are told of together."""
