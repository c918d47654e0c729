"""The bibliography of a source file: variables of the Citation Style Language, written shortly."""

from __future__ import annotations

import re
from typing import Final

from spadille.io.read import Reader, described
from spadille.io.tree import Fields, Node
from spadille.source import Bibliography, CslType, Date, Name

_NAMES: Final[tuple[str, ...]] = ("author", "editor", "translator")
_DATES: Final[tuple[str, ...]] = ("issued", "original-date")
_TEXTS: Final[tuple[str, ...]] = (
    "container-title",
    "edition",
    "volume",
    "version",
    "publisher",
    "publisher-place",
    "page",
    "language",
    "ISBN",
    "URL",
)
_NAME_PARTS: Final[tuple[str, ...]] = ("family", "given", "non-dropping-particle", "literal")
_DATE: Final = re.compile(r"([1-9]\d{3})(?:/([1-9]\d{3})|(/\.\.))?", re.ASCII)
_ADDRESS: Final = re.compile(r"https?://\S+")


def read_bibliography(node: Node | None, reader: Reader) -> Bibliography | None:
    """Return the bibliography, or None where its type or title cannot be read; every fault is noted.

    `type` and `title` are owed. Names are lists of mappings, dates are years as `read_date` has them, `URL` is a full
    address, and everything else is text.
    """
    if node is None:
        return None
    parts = reader.fields(node, "csl", required=("type", "title"), optional=(*_NAMES, *_DATES, *_TEXTS))
    kind = reader.member(parts.get("type"), "csl: type", of=CslType)
    title = reader.text(parts.get("title"), "csl: title")
    names = {name: _names(parts[name], f"csl: {name}", reader) for name in _NAMES if name in parts}
    dates = {name: read_date(parts[name], f"csl: {name}", reader) for name in _DATES if name in parts}
    texts = {name: reader.text(parts[name], f"csl: {name}") for name in _TEXTS if name in parts}
    if texts.get("URL") and not _ADDRESS.fullmatch(texts["URL"]):
        expected = "expected an address that begins with http:// or https://"
        reader.problem(f"csl: URL: found {described(parts['URL'])}; {expected}", parts["URL"])
    if kind is None:
        return None
    known = {name: date for name, date in dates.items() if date is not None}
    return Bibliography(type=kind, title=title, names=names, dates=known, texts=texts)


def read_date(node: Node | None, what: str, reader: Reader) -> Date | None:
    """Return the years that are written as `1811`, `1894/1896`, or `1857/..` for a year not before 1857."""
    written = reader.text(node, what)
    if node is None or not written:
        return None
    found = _DATE.fullmatch(written)
    first, last = (int(year) if year else None for year in found.group(1, 2)) if found else (None, None)
    if found is None or first is None or (last is not None and last <= first):
        expected = "expected a year such as 1811, years such as 1894/1896, or 1857/.."
        reader.problem(f"{what}: found {described(node)}; {expected}", node)
        return None
    return Date(first, last, open_ended=found.group(3) is not None)


def _names(node: Node, what: str, reader: Reader) -> tuple[Name, ...]:
    return tuple(_name(item, what, reader) for item in reader.items(node, what))


def _name(node: Node, what: str, reader: Reader) -> Name:
    parts = reader.fields(node, what, optional=_NAME_PARTS)
    said = {part: reader.text(parts.get(part), f"{what}: {part}") for part in _NAME_PARTS}
    if isinstance(node, Fields) and ("family" in parts) == ("literal" in parts):
        found = "both" if "family" in parts else "neither"
        reader.problem(f"{what}: found {found} of 'family' and 'literal'; expected one of the two", node)
    return Name(
        family=said["family"],
        given=said["given"],
        particle=said["non-dropping-particle"],
        literal=said["literal"],
    )
