"""The edition's rulesets by name: an id, followed by the answers that are to be exchanged."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from spadille.errors import AnswerError, DataError, UsageError, nearest
from spadille.io import folders, rulesets
from spadille.point import Family, Raw
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import Baseline, Ruleset
from spadille.vocabulary import ENTRIES, find

_BETWEEN: Final = re.compile(r",(?![^{\[]*[}\]])")
"""A comma between two rulesets; one inside an answer of several columns is none."""

_FAMILIES: Final = frozenset(
    entry.id for entry in ENTRIES if isinstance(entry, Family) and entry.id != GAME.id
)
"""The families whose points need a game that is known; a ruling on `game` itself may bring a new one."""


def ruleset_ids() -> tuple[str, ...]:
    """Return the id of every ruleset, sorted, without reading one."""
    return tuple(sorted(path.stem for path in rulesets.ruleset_files(folders.rulesets_folder())))


@cache
def baseline() -> Baseline:
    """Return the editors' baseline; DataError where its file is faulty."""
    folder = folders.rulesets_folder()
    return rulesets.load_baseline(folder / rulesets.BASELINE_FILE, _source_ids())


def base_id() -> str:
    """Return the id of the ruleset with which others are compared by default."""
    return baseline().base


def load_ruleset(spec: str) -> Ruleset:
    """Return the ruleset that `spec` names: an id, or an id with overlays such as `id+point=answer+point=answer`.

    An answer of several columns is written as in the files: `id+game.solo={partner: none, trumps: H, aim: 5}`.
    UsageError when there is no such ruleset, point or answer; DataError when the file is faulty.
    """
    name, *overlays = spec.split("+")
    ruleset = _plain(name)
    exchanged: set[str] = set()
    for overlay in overlays:
        point_id, answer = _overlay(overlay, spec)
        if point_id in exchanged:
            raise UsageError(f"{spec!r} exchanges {point_id!r} twice; expected every point once")
        exchanged.add(point_id)
        ruleset = _overlaid(ruleset, point_id, answer)
    return ruleset


def load_all(specs: str) -> tuple[Ruleset, ...]:
    """Return the rulesets of a list such as `id,id+point=answer`, in its order; errors as for one of them."""
    return tuple(load_ruleset(spec) for spec in _BETWEEN.split(specs))


def all_rulesets() -> tuple[Ruleset, ...]:
    """Return every ruleset of the edition, the base first, then by id."""
    base = base_id()
    return tuple(_plain(name) for name in sorted(ruleset_ids(), key=lambda name: (name != base, name)))


def _overlaid(ruleset: Ruleset, point_id: str, answer: Raw) -> Ruleset:
    point = find(point_id)
    family, _, game = point_id.rpartition(".")
    games = ruleset.known_games()
    if family in _FAMILIES and game not in games:
        known = [f"{family}.{name}" for name in games]
        raise UsageError(f"{point_id!r} asks about a game that nobody has{nearest(point_id, known)}")
    try:
        return ruleset.overlaid(point, answer)
    except AnswerError as error:
        raise UsageError(f"{point_id}: {error}") from None


@cache
def _plain(name: str) -> Ruleset:
    known = ruleset_ids()
    if name not in known:
        raise UsageError(
            f"there is no ruleset {name!r}; the rulesets are {', '.join(known)}{nearest(name, known)}"
        )
    return rulesets.load_ruleset(folders.rulesets_folder() / f"{name}.yaml", baseline(), _source_ids())


@cache
def _source_ids() -> frozenset[str]:
    return rulesets.source_ids(folders.sources_folder())


def _overlay(text: str, spec: str) -> tuple[str, Raw]:
    point_id, equals, answer = text.partition("=")
    if not (point_id and equals and answer):
        raise UsageError(f"{text!r} in {spec!r} is no overlay; expected 'point=answer' behind every '+'")
    return point_id, _answer(answer, point_id)


def _answer(text: str, point_id: str) -> Raw:
    if not text.startswith(("{", "[")):
        return text
    from spadille.io import nodes

    try:
        plain = nodes.plain(nodes.parse(text, point_id))
    except DataError as error:
        raise UsageError("\n".join(f"{point_id}: {problem.message}" for problem in error.problems)) from None
    if isinstance(plain, list) and all(isinstance(item, str) for item in plain):
        return tuple(str(item) for item in plain)
    if isinstance(plain, dict) and all(isinstance(value, str) for value in plain.values()):
        return {column: str(value) for column, value in plain.items()}
    raise UsageError(f"{point_id}: {text!r} is no answer; expected a text, a list or columns of texts")
