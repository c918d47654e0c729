"""Citations, CSL-JSON and BibTeX of works made up for the purpose and of the edition's own."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator

import pytest

from spadille import bibliography
from spadille.bibliography import cite_text, to_bibtex, to_csl, to_data
from spadille.io.folders import sources_folder
from spadille.io.sources import load_sources
from spadille.source import (
    Bibliography,
    Concern,
    CslType,
    Date,
    Dating,
    Extent,
    Name,
    Reading,
    RivalDate,
    Source,
    WorkKind,
)

# The closed lists of the Citation Style Language 1.0.2 (schema csl-data.json).
CSL_TYPES = set(
    """
    article article-journal article-magazine article-newspaper bill book broadcast chapter classic collection dataset
    document entry entry-dictionary entry-encyclopedia event figure graphic hearing interview legal_case legislation
    manuscript map motion_picture musical_score pamphlet paper-conference patent performance periodical
    personal_communication post post-weblog regulation report review review-book software song speech standard thesis
    treaty webpage
    """.split()
)
CSL_NAMES = set(
    """
    author chair collection-editor compiler composer container-author contributor curator director editor
    editorial-director executive-producer guest host illustrator interviewer narrator organizer original-author
    performer producer recipient reviewed-author script-writer series-creator translator
    """.split()
)
CSL_DATES = {"accessed", "available-date", "event-date", "issued", "original-date", "submitted"}
CSL_TEXTS = set(
    """
    abstract annote archive archive_collection archive_location archive-place authority call-number chapter-number
    citation-key citation-label citation-number collection-number collection-title container-title
    container-title-short dimensions division DOI edition event event-place event-title
    first-reference-note-number genre ISBN ISSN issue journalAbbreviation jurisdiction keyword language locator medium
    note number number-of-pages number-of-volumes original-publisher original-publisher-place original-title page
    page-first part part-title PMCID PMID printing publisher publisher-place references reviewed-genre reviewed-title
    scale section shortTitle source status supplement title title-short URL version volume volume-title
    volume-title-short year-suffix
    """.split()
)
CSL_NAME_PARTS = {"family", "given", "dropping-particle", "non-dropping-particle", "suffix", "literal"}


def work(**changes: object) -> Source:
    """Return a plain book; keywords of its bibliography or of the record replace the usual values."""
    usual: dict[str, object] = {
        "type": CslType.BOOK,
        "title": "Das Buch",
        "names": {"author": (Name(family="Muster", given="Max"),)},
        "dates": {"issued": Date(1811)},
        "texts": {},
    }
    own = {key: changes.pop(key) for key in list(changes) if key in usual}
    record = Source(
        id="muster-1811",
        kind=WorkKind.RULE_BOOK,
        short="Muster 1811",
        concern=Concern.GERMAN_SOLO,
        bibliography=Bibliography(**(usual | own)),
        about="A book.",
        read=Reading(Extent.NONE, "Nothing."),
    )
    return dataclasses.replace(record, **changes)


def edition() -> list[Source]:
    return list(load_sources(sources_folder()).values())


def bibtex_entries(text: str) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Read BibTeX as its grammar has it: type, key and fields whose braces balance."""
    at = 0
    while (start := text.find("@", at)) >= 0:
        head = re.compile(r"@(\w+)\{([\w-]+),").match(text, start)
        assert head, text[start : start + 60]
        at, fields = head.end(), {}
        while not (end := re.compile(r"\s*\}").match(text, at)):
            name = re.compile(r"\s*([a-z]+) = \{").match(text, at)
            assert name, text[at : at + 60]
            close = _closing(text, name.end())
            assert name[1] not in fields
            fields[name[1]] = text[name.end() : close]
            at = close + 1
            at += text[at] == ","
        at = end.end()
        yield head[1], head[2], fields
    assert not text[at:].strip()


def _closing(text: str, at: int) -> int:
    depth = 1
    while depth:
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at - 1


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        pytest.param({}, "Max Muster: Das Buch. 1811.", id="year-only"),
        pytest.param(
            {"texts": {"publisher": "Haus", "publisher-place": "Wien", "edition": "8", "page": "25-192"}},
            "Max Muster: Das Buch, 8th ed. Wien: Haus, 1811, pp. 25–192.",
            id="all-of-a-book",
        ),
        pytest.param({"texts": {"page": "38"}}, "Max Muster: Das Buch. 1811, p. 38.", id="one-page"),
        pytest.param({"dates": {}}, "Max Muster: Das Buch. Undated.", id="undated"),
        pytest.param({"dates": {"issued": Date(1894, 1896)}}, "Max Muster: Das Buch. 1894–1896.", id="span"),
        pytest.param(
            {"dates": {"issued": Date(1857, open_ended=True)}},
            "Max Muster: Das Buch. 1857 ff.",
            id="open-ended",
        ),
        pytest.param(
            {"dates": {"original-date": Date(1724)}},
            "Max Muster: Das Buch. Undated (first published 1724).",
            id="reprint",
        ),
        pytest.param({"names": {}}, "Das Buch. 1811.", id="no-author"),
        pytest.param(
            {"names": {"author": (Name(family="A", given="B", particle="von"), Name(literal="Das Haus"))}},
            "B von A and Das Haus: Das Buch. 1811.",
            id="particle-and-body",
        ),
        pytest.param(
            {"type": CslType.ENTRY_ENCYCLOPEDIA, "texts": {"container-title": "Lexikon", "volume": "16"}},
            "Max Muster: “Das Buch”, in Lexikon, vol. 16. 1811.",
            id="entry",
        ),
    ],
)
def test_a_citation_says_what_is_known_and_no_more(changes, expected):
    assert cite_text(work(**changes)) == expected


def test_a_citation_shows_rival_years_once():
    rival = RivalDate(issued=Date(1812), witness="other", at="p. 1")
    source = work(dating=Dating("One book, two years.", (rival, rival)))
    assert cite_text(source) == "Max Muster: Das Buch. 1811 [or 1812]."


@pytest.mark.parametrize(
    ("number", "ordinal"),
    [("1", "1st"), ("2", "2nd"), ("3", "3rd"), ("4", "4th"), ("11", "11th"), ("12", "12th"), ("21", "21st")],
)
def test_editions_are_counted_in_english(number, ordinal):
    assert f"Das Buch, {ordinal} ed. 1811." in cite_text(work(texts={"edition": number}))


def test_csl_of_a_book():
    source = work(
        names={"author": (Name(family="Abenstein", given="G. W.", particle="von"),)},
        texts={"publisher": "Hann", "page": "219"},
    )
    assert to_csl(source) == {
        "id": "muster-1811",
        "type": "book",
        "title": "Das Buch",
        "author": [{"family": "Abenstein", "given": "G. W.", "non-dropping-particle": "von"}],
        "issued": {"date-parts": [[1811]]},
        "publisher": "Hann",
        "page": "219",
    }


@pytest.mark.parametrize(
    ("date", "expected"),
    [
        (Date(1894, 1896), {"date-parts": [[1894], [1896]]}),
        (Date(1857, open_ended=True), {"literal": "1857 ff."}),
    ],
    ids=["span", "open-ended"],
)
def test_csl_of_dates_that_are_no_single_year(date, expected):
    assert to_csl(work(dates={"issued": date}))["issued"] == expected


def test_our_types_are_types_of_csl_and_have_a_place_in_bibtex():
    assert {kind.value for kind in CslType} <= CSL_TYPES
    assert set(bibliography._ENTRY_TYPES) == set(CslType)


def test_csl_of_the_edition_uses_only_the_words_of_csl():
    items = [to_csl(source) for source in edition()]
    assert len({item["id"] for item in items}) == len(items)
    for item in items:
        assert item["type"] in CSL_TYPES
        variables = set(item) - {"id", "type"}
        assert variables <= CSL_NAMES | CSL_DATES | CSL_TEXTS, item["id"]
        for variable in variables & CSL_NAMES:
            assert all(name and set(name) <= CSL_NAME_PARTS for name in item[variable]), item["id"]
        for variable in variables & CSL_DATES:
            assert set(item[variable]) in ({"date-parts"}, {"literal"}), item["id"]
        for variable in variables & CSL_TEXTS:
            assert isinstance(item[variable], str), item["id"]
            assert item[variable], item["id"]


def test_bibtex_of_a_book():
    source = work(
        texts={"publisher": "Hann", "publisher-place": "Berlin", "page": "25-192", "language": "de"}
    )
    assert to_bibtex([source]) == (
        "@book{muster-1811,\n"
        "  author = {Muster, Max},\n"
        "  title = {{Das Buch}},\n"
        "  publisher = {Hann},\n"
        "  address = {Berlin},\n"
        "  language = {de},\n"
        "  year = {1811},\n"
        "  pages = {25--192},\n"
        "}\n"
    )


def test_bibtex_escapes_what_tex_reads_and_keeps_the_letters():
    source = work(title=r"Großfrage & 50 % {Sur}_#1 $ ~ ^ \ Ü", names={"author": (Name(literal="A & B"),)})
    [(_, _, fields)] = bibtex_entries(to_bibtex([source]))
    assert fields["title"] == (
        r"{Großfrage \& 50 \% \textbraceleft{}Sur\textbraceright{}\_\#1 \$ \textasciitilde{} \textasciicircum{}"
        r" \textbackslash{} Ü}"
    )
    assert fields["author"] == r"{A \& B}"


def test_bibtex_leaves_addresses_as_they_are():
    source = work(texts={"URL": "https://example.org/a%20b_{c}#d"})
    [(_, _, fields)] = bibtex_entries(to_bibtex([source]))
    assert fields["url"] == "https://example.org/a%20b_%7Bc%7D#d"


def test_bibtex_says_what_a_year_cannot():
    rival = RivalDate(issued=Date(1812), witness="other", at="p. 1")
    source = work(dates={"original-date": Date(1724)}, dating=Dating("Doubtful.", (rival,)))
    [(_, _, fields)] = bibtex_entries(to_bibtex([source]))
    assert "year" not in fields
    assert fields["note"] == "undated; first published 1724; also dated 1812"


def test_bibtex_of_the_edition_can_be_read_back():
    sources = edition()
    entries = list(bibtex_entries(to_bibtex(sources)))
    assert [key for _, key, _ in entries] == [source.id for source in sources]
    for kind, key, fields in entries:
        assert fields["title"].startswith("{"), key
        assert kind != "article" or "journal" in fields, key
        assert kind != "incollection" or "booktitle" in fields, key


def test_no_citation_of_the_edition_runs_over_lines_or_lacks_its_end():
    for source in edition():
        said = cite_text(source)
        assert "\n" not in said
        assert said.endswith("."), said
        assert ".." not in said, said


def test_the_data_hold_the_whole_record():
    for source in edition():
        data = to_data(source)
        assert data["id"] == data["csl"]["id"] == source.id
        assert data["citation"] == cite_text(source)
        assert len(data["known_through"]) == len(source.known_through)
        assert len(data["depends_on"]) == len(source.depends_on)
        assert len(data["open"]) == len(source.open)
        assert (data["dates"] is None) == (source.dating is None)
