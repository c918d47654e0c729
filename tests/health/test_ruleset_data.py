"""The edition's own rulesets keep the laws that it sets itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spadille.checks.rulesets import check_rulesets
from spadille.io.nodes import plain, read
from spadille.io.rulesets import BASELINE_FILE, load_baseline, load_rulesets, source_ids
from spadille.point import ANSWERED, Citation, Grade, Point, Ruling, as_json
from spadille.ruleset import Baseline, Ruleset
from spadille.vocabulary import ENTRIES, find, rank

FEWEST_RULESETS = 12
FEWEST_POINTS = 50
OVERLAY = re.compile(r"`([a-z0-9-]+)\+([a-z_.]+)=([^`]+)`")


@pytest.fixture(scope="module")
def sources(root: Path) -> frozenset[str]:
    return source_ids(root / "sources")


@pytest.fixture(scope="module")
def rulesets(root: Path, sources: frozenset[str]) -> dict[str, Ruleset]:
    return load_rulesets(root / "rulesets", sources)


@pytest.fixture(scope="module")
def baseline(root: Path, sources: frozenset[str]) -> Baseline:
    return load_baseline(root / "rulesets" / BASELINE_FILE, sources)


@pytest.fixture(scope="module")
def extents(root: Path) -> dict[str, str]:
    """How much of each source was read."""
    found = {}
    for path in (root / "sources").glob("*.yaml"):
        record = plain(read(path))
        assert isinstance(record, dict)
        assert isinstance(record["read"], dict)
        found[path.stem] = str(record["read"]["extent"])
    return found


@pytest.fixture(scope="module")
def readings(root: Path) -> str:
    return (root / "docs" / "editorial" / "readings.md").read_text(encoding="utf-8")


def every_ruling(rulesets: dict[str, Ruleset]) -> Iterator[tuple[Ruleset, Ruling]]:
    for ruleset in rulesets.values():
        for ruling in ruleset.rulings.values():
            yield ruleset, ruling


def test_nothing_is_wrong_with_any_ruleset(root: Path, sources: frozenset[str]) -> None:
    assert [str(problem) for problem in check_rulesets(root / "rulesets", sources)] == []


def test_there_are_as_many_as_promised(rulesets: dict[str, Ruleset]) -> None:
    assert len(rulesets) >= FEWEST_RULESETS
    assert len({ruling.point for _, ruling in every_ruling(rulesets)}) >= FEWEST_POINTS


def test_what_is_stated_or_reported_has_its_place(rulesets: dict[str, Ruleset]) -> None:
    bare = [
        f"{ruleset.id}: {ruling.point}"
        for ruleset, ruling in every_ruling(rulesets)
        if ruling.grade in ANSWERED and not all(cite.witness and cite.at for cite in ruling.cites or (None,))
    ]
    assert bare == []


def test_nothing_is_cited_that_was_not_read(rulesets: dict[str, Ruleset], extents: dict[str, str]) -> None:
    cites: set[Citation] = set()
    for _, ruling in every_ruling(rulesets):
        cites |= {*ruling.cites, *(cite for rival in ruling.rivals for cite in rival.cites)}
    assert {cite for cite in cites if extents[cite.witness] == "none"} == set()


def test_silence_is_claimed_only_of_what_was_read(
    rulesets: dict[str, Ruleset], extents: dict[str, str]
) -> None:
    claimed = {ruleset.source for ruleset, ruling in every_ruling(rulesets) if ruling.grade is Grade.SILENT}
    assert {extents[source] for source in claimed} <= {"full", "most"}


def test_what_was_read_whole_is_never_unread(rulesets: dict[str, Ruleset], extents: dict[str, str]) -> None:
    unread = {ruleset.source for ruleset, ruling in every_ruling(rulesets) if ruling.grade is Grade.UNREAD}
    assert "full" not in {extents[source] for source in unread}


def test_rulings_stand_in_the_order_of_the_game(rulesets: dict[str, Ruleset], baseline: Baseline) -> None:
    for rulings in (baseline.rulings, *(ruleset.rulings for ruleset in rulesets.values())):
        places = [rank(point)[0] for point in rulings]
        assert places == sorted(places)


def test_every_question_has_an_answer_of_ours(baseline: Baseline) -> None:
    for entry in ENTRIES:
        points = [entry] if isinstance(entry, Point) else [entry[game] for game in baseline.names]
        assert [point.id for point in points if point.id not in baseline.rulings] == []


def test_the_base_is_a_ruleset(rulesets: dict[str, Ruleset], baseline: Baseline) -> None:
    assert baseline.base in rulesets


def test_a_ruleset_without_a_source_plays_the_baseline(
    rulesets: dict[str, Ruleset], extents: dict[str, str]
) -> None:
    borrowed = [
        ruleset
        for ruleset in rulesets.values()
        if all(ruling.grade is Grade.UNREAD for ruling in ruleset.rulings.values())
    ]
    assert {extents[ruleset.source] for ruleset in borrowed} == {"none"}
    assert all(
        ruleset.ruling(find(point)) is ruleset.baseline.rulings[point]
        for ruleset in borrowed
        for point in ruleset.rulings
    )


def test_all_sixteen_readings_are_told(readings: str) -> None:
    assert re.findall(r"^## C(\d+)\. .* \{ #c(\d+) \}$", readings, re.MULTILINE) == [
        (str(number), str(number)) for number in range(1, 17)
    ]


def test_notes_refer_to_readings_that_exist(rulesets: dict[str, Ruleset], baseline: Baseline) -> None:
    notes = [ruling.note for _, ruling in every_ruling(rulesets)]
    notes += [ruling.note for ruling in baseline.rulings.values()]
    named = {int(number) for note in notes for number in re.findall(r"\bC(\d+)\b", note)}
    assert named <= set(range(1, 17))
    assert named


def test_every_rival_that_the_readings_name_stands_in_the_apparatus(
    rulesets: dict[str, Ruleset], readings: str
) -> None:
    named = OVERLAY.findall(readings)
    assert named
    for ruleset, point, answer in named:
        ruling = rulesets[ruleset].rulings[point]
        assert answer in [as_json(rival.answer) for rival in ruling.rivals], f"{ruleset}+{point}={answer}"


def test_every_overlay_of_the_editorial_pages_can_be_played(root: Path, rulesets: dict[str, Ruleset]) -> None:
    for page in (root / "docs" / "editorial").glob("*.md"):
        for ruleset, point, answer in OVERLAY.findall(page.read_text(encoding="utf-8")):
            assert rulesets[ruleset].overlaid(find(point), answer).answer(find(point)) is not None
