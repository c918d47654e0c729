"""The edition's rulesets by name: an id, followed by the answers that are to be exchanged.

They are read from the files of the edition; or from the compiled edition, where the package carries one. House rules
that somebody wrote are known beside them for as long as the program runs, once they are registered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from spadille.errors import AnswerError, DataError, UsageError, nearest
from spadille.io import folders
from spadille.io.compiled import Compiled, edition_from_json
from spadille.point import Family, Raw
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import Baseline, Ruleset
from spadille.vocabulary import ENTRIES, find

_BETWEEN: Final = re.compile(r",(?![^{\[]*[}\]])")
"""A comma between two rulesets; one inside an answer of several columns is none."""

_COLUMN: Final = r"[a-z_]+: (?:[A-Za-z_][A-Za-z0-9_]*(?:[ /-][A-Za-z0-9_]+)*|[0-9]+(?:/[0-9]+)?)"
_COLUMNS: Final = re.compile(rf"\{{{_COLUMN}(?:, {_COLUMN})*\}}")
"""An answer of several columns whose words need no quotes, as it is written by us."""

_FAMILIES: Final = frozenset(
    entry.id for entry in ENTRIES if isinstance(entry, Family) and entry.id != GAME.id
)
"""The families whose points need a game that is known; a ruling on `game` itself may bring a new one."""

MOST_HOUSE_RULES: Final = 40
"""How many rulesets may be registered at once."""

_HOUSE: Final[dict[str, Ruleset]] = {}


def edition() -> str:
    """Return which edition this is."""
    found = _compiled()
    if found is not None:
        return found.edition
    from spadille.version import EDITION

    return EDITION


def ruleset_ids() -> tuple[str, ...]:
    """Return the id of every ruleset of the edition, sorted, without reading one."""
    found = _compiled()
    if found is not None:
        return tuple(sorted(found.rulesets))
    from spadille.io import rulesets

    return tuple(sorted(path.stem for path in rulesets.ruleset_files(folders.rulesets_folder())))


@cache
def baseline() -> Baseline:
    """Return the editors' baseline; DataError where its file is faulty."""
    found = _compiled()
    if found is not None:
        return found.baseline
    from spadille.io import rulesets

    folder = folders.rulesets_folder()
    return rulesets.load_baseline(folder / rulesets.BASELINE_FILE, source_ids())


def base_id() -> str:
    """Return the id of the ruleset with which others are compared by default."""
    return baseline().base


@cache
def source_ids() -> frozenset[str]:
    """Return the ids of the sources that a ruling can cite."""
    found = _compiled()
    if found is not None:
        return frozenset(found.witnesses)
    from spadille.io import rulesets

    return rulesets.source_ids(folders.sources_folder())


@cache
def witnesses() -> Mapping[str, str]:
    """Return what each source is called in short, by its id, by date; DataError where a file is faulty."""
    found = _compiled()
    if found is not None:
        return found.witnesses
    from spadille.io.compiled import by_date
    from spadille.io.sources import load_sources

    return {source.id: source.short for source in by_date(load_sources(folders.sources_folder()).values())}


def compiled() -> str:
    """Return the whole edition as one text, which a package carries as `data/edition.json`."""
    from spadille.io.compiled import edition_to_json
    from spadille.io.sources import load_sources

    sources = load_sources(folders.sources_folder()).values()
    return edition_to_json(map(_printed, ruleset_ids()), sources, edition())


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
    return load_each(_BETWEEN.split(specs))


def load_each(specs: Iterable[str]) -> tuple[Ruleset, ...]:
    """Return the rulesets of several specs, in their order; a UsageError names all that there are not."""
    loaded, wrong = [], []
    for spec in specs:
        try:
            loaded.append(load_ruleset(spec))
        except UsageError as error:
            wrong.append(str(error))
    if wrong:
        raise UsageError("\n".join(wrong))
    return tuple(loaded)


def all_rulesets() -> tuple[Ruleset, ...]:
    """Return every ruleset, the base first, then by id; those that were registered last."""
    base = base_id()
    ours = sorted(ruleset_ids(), key=lambda name: (name != base, name))
    return (*map(_printed, ours), *_HOUSE.values())


def by_date() -> tuple[Ruleset, ...]:
    """Return every ruleset by the date of its source; those that were registered last."""
    return (*_printed_by_date(), *_HOUSE.values())


@cache
def _printed_by_date() -> tuple[Ruleset, ...]:
    found = _compiled()
    if found is not None:
        return tuple(map(_printed, found.rulesets))
    from spadille.io.compiled import in_order

    return in_order(map(_printed, ruleset_ids()), witnesses())


def register(ruleset: Ruleset) -> None:
    """Make a ruleset known by its id, in the place of one that was registered under it before.

    UsageError where the id is that of a ruleset of the edition, or too many are registered.
    """
    if ruleset.id in ruleset_ids():
        raise UsageError(f"{ruleset.id!r} is a ruleset of the edition; expected an id of your own")
    if ruleset.id not in _HOUSE and len(_HOUSE) == MOST_HOUSE_RULES:
        raise UsageError(f"{MOST_HOUSE_RULES} house rules are known already; forget one first")
    _HOUSE[ruleset.id] = ruleset


def forget(name: str) -> None:
    """Forget a ruleset that was registered; UsageError where there is none of that id."""
    if name not in _HOUSE:
        raise UsageError(f"there are no house rules {name!r}{nearest(name, _HOUSE)}")
    del _HOUSE[name]


def is_house(name: str) -> bool:
    """Tell whether the ruleset with this id was registered, and is none of the edition's."""
    return name in _HOUSE


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


def _plain(name: str) -> Ruleset:
    return _HOUSE[name] if name in _HOUSE else _printed(name)


@cache
def _printed(name: str) -> Ruleset:
    known = ruleset_ids()
    if name not in known:
        every = (*known, *_HOUSE)
        raise UsageError(
            f"there is no ruleset {name!r}; the rulesets are {', '.join(every)}{nearest(name, every)}"
        )
    found = _compiled()
    return found.ruleset(name) if found is not None else _filed(name, house=True)


def book(name: str) -> Ruleset:
    """Return a ruleset of the edition by its id, one on which house rules can stand; UsageError where it is such itself."""
    return _printed(name) if _compiled() is not None else _filed(name, house=False)


def _filed(name: str, *, house: bool) -> Ruleset:
    from spadille.io import nodes, rulesets
    from spadille.io.house import draft_house, is_house

    path = folders.rulesets_folder() / f"{name}.yaml"
    node = nodes.read(path)
    if not is_house(node):
        return rulesets.sound(rulesets.drafted(node, str(path), baseline(), source_ids(), wanted=name))
    if not house:
        raise UsageError(f"{name!r} are house rules themselves; expected the rules of a book")
    others = [other for other in ruleset_ids() if other != name]
    draft = draft_house(node, str(path), baseline(), source_ids(), book=book, books=others, wanted=name)
    return rulesets.sound(draft)


@cache
def _compiled() -> Compiled | None:
    text = folders.compiled_edition()
    return None if text is None else edition_from_json(text)


def _overlay(text: str, spec: str) -> tuple[str, Raw]:
    point_id, equals, answer = text.partition("=")
    if not (point_id and equals and answer):
        raise UsageError(f"{text!r} in {spec!r} is no overlay; expected 'point=answer' behind every '+'")
    return point_id, _answer(answer, point_id)


def _answer(text: str, point_id: str) -> Raw:
    if not text.startswith(("{", "[")):
        return text
    if _COLUMNS.fullmatch(text):
        columns = [pair.split(": ") for pair in text[1:-1].split(", ")]
        if len(dict(columns)) == len(columns):
            return dict(columns)
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
