"""The bibliography of a source file: variables of the Citation Style Language, written shortly."""

from __future__ import annotations

import re
from typing import Final

from spadille.io.tree import Fields, Node, Text
from spadille.io.wording import Faults, fields, items, text
from spadille.io.words import word
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


def read_bibliography(node: Node | None, faults: Faults, *, key: Text) -> Bibliography | None:
    """Return the bibliography, or None where its type or title cannot be read; every fault is noted.

    `type` and `title` are owed. Names are lists of mappings, dates are years as `read_date` has them, `URL` is a full
    address, and everything else is text.
    """
    if node is None:
        return None
    parts = fields(node, faults, key=key, required=("type", "title"), optional=(*_NAMES, *_DATES, *_TEXTS))
    kind = word(parts.get("type"), faults, what="csl: type", words=CslType)
    title = text(parts.get("title"), faults, what="csl: title")
    names = {name: _names(parts[name], faults, what=f"csl: {name}") for name in _NAMES if name in parts}
    dates = {name: read_date(parts[name], faults, what=f"csl: {name}") for name in _DATES if name in parts}
    texts = {name: text(parts[name], faults, what=f"csl: {name}") for name in _TEXTS if name in parts}
    if "URL" in parts and texts["URL"] and not _ADDRESS.fullmatch(texts["URL"]):
        message = (
            f"csl: URL: found {texts['URL']!r}; expected an address that begins with http:// or https://"
        )
        faults.add(message, parts["URL"].line)
    if kind is None:
        return None
    known = {name: date for name, date in dates.items() if date is not None}
    return Bibliography(type=kind, title=title, names=names, dates=known, texts=texts)


def read_date(node: Node | None, faults: Faults, *, what: str) -> Date | None:
    """Return the years that are written as `1811`, `1894/1896`, or `1857/..` for a year not before 1857."""
    if node is None:
        return None
    written = text(node, faults, what=what)
    found = _DATE.fullmatch(written)
    first, last = (int(year) if year else None for year in found.group(1, 2)) if found else (None, None)
    if found is None or first is None or (last is not None and last <= first):
        if written.strip():
            message = f"{what}: found {written!r}; expected a year such as 1811, years such as 1894/1896, or 1857/.."
            faults.add(message, node.line)
        return None
    return Date(first, last, open_ended=found.group(3) is not None)


def _names(node: Node, faults: Faults, *, what: str) -> tuple[Name, ...]:
    return tuple(_name(item, faults, what=what) for item in items(node, faults, what=what))


def _name(node: Node, faults: Faults, *, what: str) -> Name:
    parts = fields(node, faults, key=Text(what, node.line), required=(), optional=_NAME_PARTS)
    said = {part: text(parts.get(part), faults, what=f"{what}: {part}") for part in _NAME_PARTS}
    if isinstance(node, Fields) and ("family" in parts) == ("literal" in parts):
        found = "both" if "family" in parts else "neither"
        faults.add(f"{what}: found {found} of 'family' and 'literal'; expected one of the two", node.line)
    return Name(
        family=said["family"],
        given=said["given"],
        particle=said["non-dropping-particle"],
        literal=said["literal"],
    )
