"""Ruleset files: one a source, and the editors' baseline beneath them all."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, TypeVar

from spadille.errors import DataError, Problem, nearest
from spadille.io.nodes import read
from spadille.io.ruling import RulingReader
from spadille.io.tree import Fields, Node, Text
from spadille.io.wording import Faults, fields, text
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
    faults = Faults(file)
    parts = fields(node, faults, key=_whole(node), required=_RULESET_KEYS, optional=("names",))
    head(parts, faults, wanted=wanted)
    source = text(parts.get("source"), faults, what="source")
    if source and source not in known_sources:
        faults.add(f"source: {source!r} is no source{nearest(source, known_sources)}", parts["source"].line)
    reader = RulingReader(source=source, sources=known_sources, faults=faults)
    rulings, faulty = rulings_of(parts, reader)
    ruleset = Ruleset(
        id=wanted,
        source=source,
        title=text(parts.get("title"), faults, what="title"),
        read=text(parts.get("read"), faults, what="read"),
        rulings=rulings,
        baseline=baseline,
        names=names_of(parts, faults),
    )
    return draft_of(ruleset, node, faults=faults, faulty=faulty)


def draft_baseline(path: Path, known_sources: Collection[str]) -> Draft[Baseline]:
    """Return what could be read of the baseline, and what is wrong with it; DataError when it is no document of ours."""
    node, faults = read(path), Faults(str(path))
    parts = fields(node, faults, key=_whole(node), required=_BASELINE_KEYS)
    head(parts, faults, wanted=EDITORIAL)
    reader = RulingReader(source=None, sources=known_sources, faults=faults)
    rulings, faulty = rulings_of(parts, reader)
    base = text(parts.get("base"), faults, what="base")
    baseline = Baseline(rulings=rulings, base=base, names=names_of(parts, faults))
    return draft_of(baseline, node, faults=faults, faulty=faulty)


def sound(draft: Draft[T]) -> T:
    """Return what a file holds; DataError where anything is wrong with it."""
    if draft.problems:
        raise DataError(draft.problems)
    return draft.value


def draft_of(value: T, node: Node, *, faults: Faults, faulty: Iterable[str]) -> Draft[T]:
    """Return what was read of a file, with what was found wrong on the way."""
    return Draft(
        file=faults.file,
        value=value,
        problems=tuple(sorted(faults.problems, key=lambda problem: problem.line or 0)),
        faulty=frozenset(faulty),
        lines={key.value: key.line for key, _ in node.entries} if isinstance(node, Fields) else {},
    )


def _whole(node: Node) -> Text:
    return Text("", node.line)


def head(parts: dict[str, Node], faults: Faults, *, wanted: str) -> None:
    """Note a format that is not ours, and an id that is not the file's."""
    expected = {"format": FORMAT, "id": wanted}
    for name, value in expected.items():
        found = text(parts.get(name), faults, what=name)
        if found and found != value:
            faults.add(f"{name}: found {found!r}; expected {value!r}", parts[name].line)


def names_of(parts: dict[str, Node], faults: Faults) -> dict[str, str]:
    """Return what the games are called."""
    node = parts.get("names")
    if node is None:
        return {}
    if not isinstance(node, Fields):
        faults.add("names: expected the games with their names", node.line)
        return {}
    return {key.value: text(value, faults, what=f"names: {key.value}") for key, value in node.entries}


def rulings_of(parts: dict[str, Node], reader: RulingReader) -> tuple[dict[str, Ruling], list[str]]:
    """Return the rulings by their points, and the ids that stand before rulings that could not be read."""
    node = parts.get("rulings")
    if node is None:
        return {}, []
    if not isinstance(node, Fields):
        reader.faults.add("rulings: expected the rule points with their rulings", node.line)
        return {}, []
    found = {key.value: reader.read(key, value) for key, value in node.entries}
    faulty = [point for point, ruling in found.items() if ruling is None]
    return {point: ruling for point, ruling in found.items() if ruling is not None}, faulty
