"""The check of everything, or of what is named: all problems of all files, file by file and line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from spadille.checks.contributions import check_contribution
from spadille.checks.glossary import check_glossary
from spadille.checks.records import check_record
from spadille.checks.rulesets import check_baseline, check_ruleset, check_rulesets
from spadille.checks.sources import check_source, check_sources
from spadille.errors import DataError, Problem
from spadille.io import folders
from spadille.io.kinds import EXPECTED, Kind, kind_of
from spadille.io.nodes import survey, text_of
from spadille.io.rulesets import BASELINE_FILE, load_baseline, ruleset_files, source_ids
from spadille.library import all_rulesets

_SUFFIXES: Final = (".yaml", ".yml", ".json")
_GENERATED: Final = "_schema.json"


def check(paths: Iterable[Path] = ()) -> list[Problem]:
    """Return every problem of the files and folders named; without any, of the whole edition.

    What kind a file is follows from what it holds. A `Finding` is a problem of a file that can be read.
    """
    named = list(paths)
    if not named:
        return list(_edition())
    files = [file for path in named for file in _files(path)]
    return [problem for file in dict.fromkeys(files) for problem in _file(file)]


def files_of(paths: Iterable[Path] = ()) -> list[Path]:
    """Return the files of the edition's kinds among those named; without any, all of the edition."""
    named = list(paths) or [folders.sources_folder(), folders.rulesets_folder(), *_deals(), *_glossary()]
    return list(dict.fromkeys(file for path in named for file in _files(path)))


def _edition() -> Iterator[Problem]:
    sources = folders.sources_folder()
    yield from check_sources(sources)
    yield from check_rulesets(folders.rulesets_folder(), source_ids(sources))
    for folder in _deals():
        for path in _files(folder):
            yield from check_record(path, named_by_id=True)
    for path in _glossary():
        yield from check_glossary(path, source_ids(sources))


def _deals() -> Iterator[Path]:
    folder = folders.deals_folder()
    if folder is not None:
        yield folder


def _glossary() -> Iterator[Path]:
    path = folders.glossary_file()
    if path is not None:
        yield path


def _files(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    yield from sorted(
        file for file in path.rglob("*") if file.suffix in _SUFFIXES and file.name != _GENERATED
    )


def _file(path: Path) -> tuple[Problem, ...]:
    try:
        node, problems = survey(text_of(path), str(path))
    except DataError as error:
        return error.problems
    match kind_of(node) if node is not None else None:
        case Kind.RECORD:
            return check_record(path)
        case Kind.RULESET:
            return _ruleset(path)
        case Kind.SOURCE:
            return check_source(path, _known_sources(path.parent))
        case Kind.CONTRIBUTION:
            return _contribution(path)
        case Kind.GLOSSARY:
            return check_glossary(path, source_ids(folders.sources_folder()))
        case None:
            message = f"found none of the keys that tell what it is; expected {EXPECTED}"
            return tuple(problems) or (Problem(message, str(path)),)


def _ruleset(path: Path) -> tuple[Problem, ...]:
    known = _known_sources(path.parent.parent / "sources")
    if path.name == BASELINE_FILE:
        return check_baseline(path, known, rulesets=[file.stem for file in ruleset_files(path.parent)])
    beside = path.with_name(BASELINE_FILE)
    baseline = beside if beside.exists() else folders.rulesets_folder() / BASELINE_FILE
    try:
        return check_ruleset(path, load_baseline(baseline, known), known)
    except DataError as error:
        return error.problems


def _contribution(path: Path) -> tuple[Problem, ...]:
    try:
        rulesets = {ruleset.id: ruleset for ruleset in all_rulesets()}
    except DataError as error:
        return error.problems
    return check_contribution(path, source_ids(folders.sources_folder()), rulesets=rulesets)


def _known_sources(folder: Path) -> frozenset[str]:
    """Return the ids of the edition's sources and of those in another folder."""
    return source_ids(folders.sources_folder()) | source_ids(folder)
