"""Source files: what they may say, what is said about faults, and laws that the edition's own obey."""

from __future__ import annotations

from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from spadille.errors import DataError
from spadille.io.folders import sources_folder
from spadille.io.sources import load_source, load_sources
from spadille.source import (
    Certainty,
    Concern,
    Copy,
    CslType,
    Date,
    Dating,
    Dependency,
    Extent,
    How,
    Name,
    Question,
    Reading,
    Report,
    RivalDate,
    Source,
    WorkKind,
)
from spadille.vocabulary import find

FULL = """\
format: 1
id: muster-1811
kind: rule-book
short: Muster 1811
game: german-solo
csl:
  type: entry-encyclopedia
  title: No
  author: [{family: Muster, given: Max, non-dropping-particle: von}, {literal: Das Haus}]
  container-title: Lexikon
  issued: 1811/1812
  original-date: 1799/..
  page: 1:30
  URL: https://example.org/a
about: A book.
read: {extent: none, what: Nothing.}
copies: [{at: library, what: the book}]
known_through:
  - {source: other, at: note 3, for: one rule}
depends_on:
  - {source: other, how: cites, certain: stated, note: for the pack}
dates:
  note: Doubtful.
  rivals:
    - {issued: 1813, witness: other, at: p. 1}
open:
  - {question: "Who leads?", look: p. 2, points: [play.first_lead, play.follow]}
note: Beware.
"""

SHORT = """\
format: 1
id: other
kind: wiki
short: Other
game: context
csl: {type: webpage, title: Other}
about: A page.
read: {extent: full, what: All.}
"""


@pytest.fixture(scope="module")
def edition() -> dict[str, Source]:
    return load_sources(sources_folder())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "muster-1811.yaml").write_text(FULL, encoding="utf-8")
    (tmp_path / "other.yaml").write_text(SHORT, encoding="utf-8")
    return tmp_path


def changed(folder: Path, old: str, new: str) -> Path:
    """Replace a piece of the full file, and return its path."""
    assert FULL.count(old) == 1
    path = folder / "muster-1811.yaml"
    path.write_text(FULL.replace(old, new), encoding="utf-8")
    return path


def messages(folder: Path) -> list[str]:
    with pytest.raises(DataError) as caught:
        load_sources(folder)
    return [str(problem).removeprefix(f"{folder}/") for problem in caught.value.problems]


def test_everything_a_file_can_say_is_read(folder: Path) -> None:
    source = load_sources(folder)["muster-1811"]
    assert (source.id, source.kind, source.short) == ("muster-1811", WorkKind.RULE_BOOK, "Muster 1811")
    assert (source.concern, source.about, source.note) == (Concern.GERMAN_SOLO, "A book.", "Beware.")
    assert source.read == Reading(Extent.NONE, "Nothing.")
    assert source.copies == (Copy("library", "the book"),)
    assert source.known_through == (Report(source="other", report="one rule", at="note 3", line=19),)
    assert source.depends_on == (
        Dependency(source="other", how=How.CITES, certain=Certainty.STATED, note="for the pack", line=21),
    )
    rival = RivalDate(issued=Date(1813), witness="other", at="p. 1", line=25)
    assert source.dating == Dating("Doubtful.", (rival,))
    assert source.open == (
        Question(question="Who leads?", look="p. 2", points=("play.first_lead", "play.follow"), line=27),
    )
    assert source.file == str(folder / "muster-1811.yaml")


def test_the_bibliography_is_read_as_written(folder: Path) -> None:
    work = load_sources(folder)["muster-1811"].bibliography
    assert (work.type, work.title) == (CslType.ENTRY_ENCYCLOPEDIA, "No")
    assert work.names == {
        "author": (Name(family="Muster", given="Max", particle="von"), Name(literal="Das Haus"))
    }
    assert work.dates == {"issued": Date(1811, 1812), "original-date": Date(1799, open_ended=True)}
    assert work.texts == {"container-title": "Lexikon", "page": "1:30", "URL": "https://example.org/a"}


def test_what_is_left_out_is_empty(folder: Path) -> None:
    source = load_sources(folder)["other"]
    assert source.copies == source.known_through == source.depends_on == source.open == ()
    assert source.dating is None
    assert source.note is None


def test_sources_come_in_the_order_of_their_ids(folder: Path) -> None:
    assert list(load_sources(folder)) == ["muster-1811", "other"]


def test_who_can_be_cited_for_a_work(folder: Path) -> None:
    sources = load_sources(folder)
    assert sources["muster-1811"].witnesses == ("other",)
    assert sources["other"].witnesses == ("other",)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        pytest.param(
            "kind: rule-book",
            "kind: rulebook",
            "3: kind: found 'rulebook'; expected rule-book, lexicon, wiki, web-page, periodical, study, literature"
            "; did you mean 'rule-book'?",
            id="kind",
        ),
        pytest.param(
            "game: german-solo",
            "game: relatives",
            "5: game: found 'relatives'; expected german-solo, variant, relative, ancestor, context"
            "; did you mean 'relative'?",
            id="game",
        ),
        pytest.param(
            "extent: none",
            "extent: ~",
            "16: read: extent: found '~'; expected none, beginning, part, most, full",
            id="extent",
        ),
        pytest.param(
            "how: cites",
            "how: cited",
            "21: depends_on: how: found 'cited'; expected translation, revision, derived, cites"
            "; did you mean 'cites'?",
            id="how",
        ),
        pytest.param(
            "certain: stated",
            "certain: yes",
            "21: depends_on: certain: found 'yes'; expected stated, inferred",
            id="certain",
        ),
        pytest.param(
            "type: entry-encyclopedia",
            "type: entry-encyclopaedia",
            "7: csl: type: found 'entry-encyclopaedia'; expected book, chapter, document, entry-encyclopedia, "
            "article-journal, article-magazine, article-newspaper, webpage, post-weblog"
            "; did you mean 'entry-encyclopedia'?",
            id="type",
        ),
        pytest.param("format: 1", "format: 2", "1: format: found '2'; expected '1'", id="format"),
        pytest.param(
            "id: muster-1811",
            "id: muster",
            "2: id: found 'muster'; expected 'muster-1811'",
            id="id-not-the-file",
        ),
        pytest.param(
            "{source: other, at: note 3,",
            "{source: othr, at: note 3,",
            "19: known_through: source: found 'othr'; expected the id of a source; did you mean 'other'?",
            id="unknown-reporter",
        ),
        pytest.param(
            "{source: other, how: cites,",
            "{source: muster-1811, how: cites,",
            "21: depends_on: source: found the source itself; expected another one",
            id="depends-on-itself",
        ),
        pytest.param(
            "witness: other",
            "witness: otter",
            "25: dates: rivals: witness: found 'otter'; expected the id of a source; did you mean 'other'?",
            id="unknown-witness",
        ),
        pytest.param(
            "issued: 1811/1812",
            "issued: 0811",
            "11: csl: issued: found '0811'; expected a year such as 1811, years such as 1894/1896, or 1857/..",
            id="no-year",
        ),
        pytest.param(
            "issued: 1811/1812",
            "issued: 1812/1811",
            "11: csl: issued: found '1812/1811'; expected a year such as 1811, years such as 1894/1896, or 1857/..",
            id="years-backwards",
        ),
        pytest.param(
            "URL: https://example.org/a",
            "URL: example.org/a",
            "14: csl: URL: found 'example.org/a'; expected an address that begins with http:// or https://",
            id="half-an-address",
        ),
        pytest.param(
            "{literal: Das Haus}",
            "{given: Das Haus}",
            "9: csl: author: found neither of 'family' and 'literal'; expected one of the two",
            id="nameless",
        ),
        pytest.param(
            "about: A book.", "about: ''", "15: about: found nothing; expected a text", id="empty-text"
        ),
        pytest.param(
            "points: [play.first_lead, play.follow]",
            "points: [play.first_lead, '  ']",
            "27: open: points: found nothing but blanks; expected a text",
            id="blank-text",
        ),
        pytest.param(
            "{family: Muster,",
            "{famly: Muster, literal: Muster,",
            "9: csl: author: found the key 'famly'; expected family, given, non-dropping-particle, literal"
            "; did you mean 'family'?",
            id="misspelt-name",
        ),
    ],
)
def test_a_fault_is_named_with_its_place(folder: Path, old: str, new: str, expected: str) -> None:
    changed(folder, old, new)
    assert messages(folder) == [f"muster-1811.yaml:{expected}"]


def test_an_unknown_key_is_named_with_the_nearest(folder: Path) -> None:
    changed(folder, "depends_on:", "depend_on:")
    [message] = messages(folder)
    assert message.startswith("muster-1811.yaml:20: ")
    assert "'depend_on'" in message
    assert message.endswith("did you mean 'depends_on'?")


def test_a_missing_part_is_named(folder: Path) -> None:
    changed(folder, "about: A book.\n", "")
    [message] = messages(folder)
    assert message == (
        "muster-1811.yaml:1: source: found no key 'about'; expected format, id, kind, short, game, csl, about, read"
    )


@pytest.mark.parametrize("name", ["csl", "read", "dates", "copies", "known_through", "depends_on", "open"])
def test_a_text_in_the_place_of_a_structure_is_a_problem(folder: Path, name: str) -> None:
    lines = [line for line in SHORT.splitlines() if not line.startswith(f"{name}:")]
    (folder / "other.yaml").write_text("\n".join([*lines, f"{name}: a text"]), encoding="utf-8")
    problems = messages(folder)
    assert any("'a text'" in problem for problem in problems), problems


def test_all_problems_of_all_files_come_at_once_in_the_order_of_the_files(folder: Path) -> None:
    path = changed(folder, "witness: other", "witness: nobody")
    path.write_text(
        path.read_text(encoding="utf-8").replace("kind: rule-book", "kind: book"), encoding="utf-8"
    )
    (folder / "other.yaml").write_text(SHORT.replace("extent: full", "extent: all"), encoding="utf-8")
    assert [message.partition(" ")[0] for message in messages(folder)] == [
        "muster-1811.yaml:3:",
        "muster-1811.yaml:25:",
        "other.yaml:8:",
    ]


def test_a_file_name_that_is_no_id_is_a_problem(folder: Path) -> None:
    (folder / "No Id.yaml").write_text(SHORT.replace("id: other", "id: No Id"), encoding="utf-8")
    [message] = messages(folder)
    assert message == (
        "No Id.yaml: found a file named 'No Id'; expected small letters a to z and digits, joined by single hyphens"
    )


@pytest.mark.parametrize("content", ["", "- a\n- b\n", "text\n", "kind: wiki\nkind: wiki\n"])
def test_a_file_that_is_no_source_at_all_is_a_problem_and_no_crash(folder: Path, content: str) -> None:
    (folder / "other.yaml").write_text(content, encoding="utf-8")
    assert all(message.startswith("other.yaml") for message in messages(folder))


def test_one_file_can_be_read_alone(folder: Path) -> None:
    assert load_source(folder / "other.yaml", set()).id == "other"
    with pytest.raises(DataError, match="expected the id of a source"):
        load_source(folder / "muster-1811.yaml", set())


# The edition's own sources.


def test_no_source_of_the_edition_is_without_trace(edition: dict[str, Source]) -> None:
    unread = [source for source in edition.values() if source.read.extent is Extent.NONE]
    assert unread
    for source in unread:
        assert source.known_through or source.open, source.id


def test_who_reports_a_work_depends_on_it(edition: dict[str, Source]) -> None:
    missing = [
        (report.source, source.id)
        for source in edition.values()
        for report in source.known_through
        if source.id not in {link.source for link in edition[report.source].depends_on}
    ]
    assert missing == []


def test_who_cites_an_unread_work_reports_it(edition: dict[str, Source]) -> None:
    missing = [
        (source.id, link.source)
        for source in edition.values()
        for link in source.depends_on
        if link.how is How.CITES and edition[link.source].read.extent is Extent.NONE
        if source.id not in {report.source for report in edition[link.source].known_through}
    ]
    assert missing == []


def test_no_text_depends_on_itself_by_a_detour(edition: dict[str, Source]) -> None:
    graph = {source.id: {link.source for link in source.depends_on} for source in edition.values()}
    assert len(list(TopologicalSorter(graph).static_order())) == len(edition)


def test_a_missing_year_is_explained(edition: dict[str, Source]) -> None:
    assert [
        source.id
        for source in edition.values()
        if "issued" not in source.bibliography.dates and source.dating is None
    ] == []


def test_open_questions_bear_on_rule_points_that_exist(edition: dict[str, Source]) -> None:
    points = {point for source in edition.values() for question in source.open for point in question.points}
    assert points
    for point in points:
        assert find(point).id == point


def test_labels_are_unlike_one_another_and_fit_a_table(edition: dict[str, Source]) -> None:
    labels = [source.short for source in edition.values()]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 40
