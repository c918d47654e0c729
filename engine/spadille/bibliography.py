"""The bibliography in the forms that others read: CSL-JSON, BibTeX, and a line of plain text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import quote

from spadille.source import Bibliography, CslType, Date, Name, Source

_ENTRY_TYPES: Final = {
    CslType.BOOK: "book",
    CslType.CHAPTER: "incollection",
    CslType.DOCUMENT: "misc",
    CslType.ENTRY_ENCYCLOPEDIA: "incollection",
    CslType.ARTICLE_JOURNAL: "article",
    CslType.ARTICLE_MAGAZINE: "article",
    CslType.ARTICLE_NEWSPAPER: "article",
    CslType.WEBPAGE: "misc",
    CslType.POST_WEBLOG: "misc",
}

_CONTAINER_FIELDS: Final = {"incollection": "booktitle", "article": "journal", "misc": "howpublished"}

_TEXT_FIELDS: Final = {
    "edition": "edition",
    "volume": "volume",
    "publisher": "publisher",
    "publisher-place": "address",
    "version": "version",
    "ISBN": "isbn",
    "language": "language",
}

_OF_ADDRESSES: Final = ":/?#[]@!$&'()*+,;=%~"

_ESCAPES: Final = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "{": r"\textbraceleft{}",
        "}": r"\textbraceright{}",
        "~": r"\textasciitilde{}",
        "^": r"\textasciicircum{}",
        **{sign: "\\" + sign for sign in "&%$#_"},
    }
)


def to_csl(source: Source) -> dict[str, Any]:
    """Return the work as one item of CSL-JSON; its id is the source's."""
    work = source.bibliography
    return {
        "id": source.id,
        "type": work.type.value,
        "title": work.title,
        **{variable: [_csl_name(name) for name in names] for variable, names in work.names.items()},
        **{variable: _csl_date(date) for variable, date in work.dates.items()},
        **work.texts,
    }


def to_bibtex(sources: Iterable[Source]) -> str:
    """Return a BibTeX file of the works, in UTF-8 and in the order given; keys are the sources' ids."""
    return "\n".join(_bibtex_entry(source) for source in sources)


def cite_text(source: Source) -> str:
    """Return a citation of one line without an address: author, title, place, publisher, year, pages.

    A work whose year we do not know is cited as undated; rival years stand in square brackets.
    """
    work = source.bibliography
    who = _people(work.names.get("author", ()))
    lead = f"{who}: {_title(work)}" if who else _title(work)
    where = ": ".join(
        part for part in (work.texts.get("publisher-place"), work.texts.get("publisher")) if part
    )
    tail = ", ".join(part for part in (where, _year(source), _pages(work.texts.get("page"))) if part)
    return f"{_sentence(lead)} {_sentence(tail)}"


def to_data(source: Source) -> dict[str, Any]:
    """Return the whole record as JSON-ready data, with its CSL item under `csl` and its citation under `citation`."""
    dating = source.dating
    return {
        "id": source.id,
        "kind": source.kind.value,
        "short": source.short,
        "game": source.concern.value,
        "citation": cite_text(source),
        "csl": to_csl(source),
        "about": source.about,
        "read": {"extent": source.read.extent.value, "what": source.read.what},
        "copies": [{"at": copy.at, "what": copy.what} for copy in source.copies],
        "known_through": [
            {"source": report.source, "at": report.at, "for": report.report}
            for report in source.known_through
        ],
        "depends_on": [
            {"source": link.source, "how": link.how.value, "certain": link.certain.value, "note": link.note}
            for link in source.depends_on
        ],
        "dates": {
            "note": dating.note,
            "rivals": [
                {"issued": year_text(rival.issued), "witness": rival.witness, "at": rival.at}
                for rival in dating.rivals
            ],
        }
        if dating
        else None,
        "open": [
            {"question": question.question, "look": question.look, "points": list(question.points)}
            for question in source.open
        ],
        "note": source.note,
    }


def year_text(date: Date) -> str:
    """Return a date for readers: `1811`, `1894–1896`, or `1857 ff.` where only the beginning is known."""
    if date.open_ended:
        return f"{date.first} ff."
    return str(date.first) if date.last is None else f"{date.first}–{date.last}"


def _csl_name(name: Name) -> dict[str, str]:
    parts = {
        "family": name.family,
        "given": name.given,
        "non-dropping-particle": name.particle,
        "literal": name.literal,
    }
    return {key: part for key, part in parts.items() if part}


def _csl_date(date: Date) -> dict[str, Any]:
    if date.open_ended:
        return {"literal": year_text(date)}
    years = [date.first] if date.last is None else [date.first, date.last]
    return {"date-parts": [[year] for year in years]}


def _bibtex_entry(source: Source) -> str:
    kind = _ENTRY_TYPES[source.bibliography.type]
    lines = "".join(f"  {name} = {{{value}}},\n" for name, value in _bibtex_fields(source, kind))
    return f"@{kind}{{{source.id},\n{lines}}}\n"


def _bibtex_fields(source: Source, kind: str) -> Iterable[tuple[str, str]]:
    work = source.bibliography
    for variable in ("author", "editor", "translator"):
        if names := work.names.get(variable):
            yield variable, " and ".join(_bibtex_name(name) for name in names)
    # The second pair of braces keeps styles from lowering the capitals of German nouns.
    yield "title", f"{{{_escaped(work.title)}}}"
    if container := work.texts.get("container-title"):
        yield _CONTAINER_FIELDS[kind], f"{{{_escaped(container)}}}"
    for variable, name in _TEXT_FIELDS.items():
        if text := work.texts.get(variable):
            yield name, _escaped(text)
    if issued := work.dates.get("issued"):
        yield "year", year_text(issued).replace("–", "--")
    if page := work.texts.get("page"):
        yield "pages", _escaped(page.replace("-", "--"))
    if url := work.texts.get("URL"):
        yield "url", quote(url, safe=_OF_ADDRESSES)
    if remark := _bibtex_note(source):
        yield "note", _escaped(remark)


def _bibtex_name(name: Name) -> str:
    if name.literal:
        return f"{{{_escaped(name.literal)}}}"
    family = " ".join(part for part in (name.particle, name.family) if part)
    return _escaped(", ".join(part for part in (family, name.given) if part))


def _bibtex_note(source: Source) -> str:
    """Say what a year alone cannot: which state of a page it is, that there is no year, or an earlier one, or rivals."""
    version = source.bibliography.texts.get("version")
    remarks = [version] if version else []
    if "issued" not in source.bibliography.dates:
        remarks.append("undated")
    if original := source.bibliography.dates.get("original-date"):
        remarks.append(f"first published {year_text(original)}")
    if rivals := _rival_years(source):
        remarks.append(f"also dated {' and '.join(rivals)}")
    return "; ".join(remarks)


def _escaped(text: str) -> str:
    return text.translate(_ESCAPES)


def _people(names: tuple[Name, ...]) -> str:
    said = [
        name.literal or " ".join(part for part in (name.given, name.particle, name.family) if part)
        for name in names
    ]
    return " and ".join(part for part in (", ".join(said[:-1]), *said[-1:]) if part)


def _title(work: Bibliography) -> str:
    """Return the title with what it is part of, the edition and the volume."""
    container = work.texts.get("container-title")
    parts = [f"“{work.title}”, in {container}" if container else work.title]
    if edition := work.texts.get("edition"):
        parts.append(f"{_ordinal(int(edition)) if edition.isdecimal() else edition} ed.")
    if volume := work.texts.get("volume"):
        parts.append(f"vol. {volume}")
    if version := work.texts.get("version"):
        parts.append(version)
    return ", ".join(parts)


def _ordinal(number: int) -> str:
    teens = number % 100 in {11, 12, 13}
    return f"{number}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def _year(source: Source) -> str:
    issued, original = (source.bibliography.dates.get(variable) for variable in ("issued", "original-date"))
    year = year_text(issued) if issued else "undated"
    if original:
        year += f" (first published {year_text(original)})"
    rivals = _rival_years(source)
    return f"{year} [or {' or '.join(rivals)}]" if rivals else year


def _sentence(text: str) -> str:
    """Begin a text with a capital and end it with one full stop, also where it ends with an abbreviation."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def _rival_years(source: Source) -> list[str]:
    rivals = source.dating.rivals if source.dating else ()
    return list(dict.fromkeys(year_text(rival.issued) for rival in rivals))


def _pages(page: str | None) -> str:
    if page is None:
        return ""
    return f"{'p.' if page.isdecimal() else 'pp.'} {page.replace('-', '–')}"
