"""Ruleset files: one a source, and the editors' baseline beneath them all."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from spadille.errors import DataError, Problem
from spadille.io.nodes import read
from spadille.io.read import Reader
from spadille.io.ruling import RulingReader
from spadille.io.tree import Fields, Node
from spadille.point import Ruling
from spadille.ruleset import EDITORIAL, Baseline, Ruleset

T = TypeVar("T")

BASELINE_FILE: Final = "_editorial.yaml"
"""The file of the baseline in a folder of rulesets."""

FORMAT: Final = "1"
_RULESET_KEYS: Final = ("format", "id", "source", "title", "read", "rulings")
_BASELINE_KEYS: Final = ("format", "id", "base", "names", "rulings")


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft(Generic[T]):
    """A file as far as it could be read."""

    file: str
    value: T
    problems: tuple[Problem, ...]
    faulty: frozenset[str]
    """The ids of the points on which the file has a ruling that could not be read."""
    lines: dict[str, int]
    """Where each key of the file stands."""

    @property
    def sound(self) -> bool:
        """Whether enough was read for the rulings to be judged as a whole."""
        return "rulings" in self.lines


def ruleset_files(folder: Path) -> tuple[Path, ...]:
    """Return the files of the rulesets in a folder, by name; the baseline is none of them."""
    return tuple(path for path in sorted(folder.glob("*.yaml")) if not path.name.startswith("_"))


def source_ids(folder: Path) -> frozenset[str]:
    """Return the ids of the sources in a folder, which are the names of their files."""
    return frozenset(path.stem for path in folder.glob("*.yaml"))


def load_rulesets(folder: Path, known_sources: Collection[str]) -> dict[str, Ruleset]:
    """Return every ruleset of a folder by its id; DataError with the problems of all its files."""
    baseline = load_baseline(folder / BASELINE_FILE, known_sources)
    rulesets: dict[str, Ruleset] = {}
    problems: list[Problem] = []
    for path in ruleset_files(folder):
        try:
            rulesets[path.stem] = load_ruleset(path, baseline, known_sources)
        except DataError as error:
            problems += error.problems
    if problems:
        raise DataError(problems)
    return rulesets


def load_ruleset(path: Path, baseline: Baseline, known_sources: Collection[str]) -> Ruleset:
    """Return the ruleset that a file holds; DataError with every problem that would make it play wrong."""
    return sound(draft_ruleset(path, baseline, known_sources))


def load_baseline(path: Path, known_sources: Collection[str]) -> Baseline:
    """Return the editors' baseline; DataError with every problem that would make it play wrong."""
    return sound(draft_baseline(path, known_sources))


def draft_ruleset(path: Path, baseline: Baseline, known_sources: Collection[str]) -> Draft[Ruleset]:
    """Return what could be read of a ruleset, and what is wrong with it; DataError when it is no document of ours."""
    return drafted(read(path), str(path), baseline, known_sources, wanted=path.stem)


def drafted(
    node: Node, file: str, baseline: Baseline, known_sources: Collection[str], *, wanted: str
) -> Draft[Ruleset]:
    """Return what could be read of a ruleset's tree, whose id must be `wanted`, and what is wrong with it."""
    reader = Reader(file)
    parts = reader.fields(node, "ruleset", required=_RULESET_KEYS, optional=("names",))
    reader.head(parts, format=FORMAT, id=wanted)
    source = reader.named(parts.get("source"), "source", of=known_sources, expected="the id of a source")
    rulings, faulty = rulings_of(parts, RulingReader(source=source, sources=known_sources, reader=reader))
    ruleset = Ruleset(
        id=wanted,
        source=source,
        title=reader.text(parts.get("title"), "title"),
        read=reader.text(parts.get("read"), "read"),
        rulings=rulings,
        baseline=baseline,
        names=names_of(parts, reader),
    )
    return draft_of(ruleset, node, reader=reader, faulty=faulty)


def draft_baseline(path: Path, known_sources: Collection[str]) -> Draft[Baseline]:
    """Return what could be read of the baseline, and what is wrong with it; DataError when it is no document of ours."""
    node, reader = read(path), Reader(str(path))
    parts = reader.fields(node, "baseline", required=_BASELINE_KEYS)
    reader.head(parts, format=FORMAT, id=EDITORIAL)
    rulings, faulty = rulings_of(parts, RulingReader(source=None, sources=known_sources, reader=reader))
    base = reader.text(parts.get("base"), "base")
    baseline = Baseline(rulings=rulings, base=base, names=names_of(parts, reader))
    return draft_of(baseline, node, reader=reader, faulty=faulty)


def sound(draft: Draft[T]) -> T:
    """Return what a file holds; DataError where anything is wrong with it."""
    if draft.problems:
        raise DataError(draft.problems)
    return draft.value


def draft_of(value: T, node: Node, *, reader: Reader, faulty: Iterable[str]) -> Draft[T]:
    """Return what was read of a file, with what was found wrong on the way."""
    return Draft(
        file=reader.file,
        value=value,
        problems=reader.in_order(),
        faulty=frozenset(faulty),
        lines={key.value: key.line for key, _ in node.entries} if isinstance(node, Fields) else {},
    )


def names_of(parts: dict[str, Node], reader: Reader) -> dict[str, str]:
    """Return what the games are called."""
    entries = reader.entries(parts.get("names"), "names", of="games and their names")
    return {key.value: reader.text(value, f"names: {key.value}") for key, value in entries}


def rulings_of(parts: dict[str, Node], rulings: RulingReader) -> tuple[dict[str, Ruling], list[str]]:
    """Return the rulings by their points, and the ids that stand before rulings that could not be read."""
    entries = rulings.reader.entries(parts.get("rulings"), "rulings", of="rule points and their rulings")
    found = {key.value: rulings.read(key, value) for key, value in entries}
    faulty = [point for point, ruling in found.items() if ruling is None]
    return {point: ruling for point, ruling in found.items() if ruling is not None}, faulty
