"""The feed of changed readings, made from what the changelog says under *Readings*."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree as ET

from spadille.site import words
from spadille.version import DATE

ATOM: Final = "http://www.w3.org/2005/Atom"
PATH: Final = "feed.xml"
_RELEASE: Final = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Changed:
    """The readings that one release changed."""

    release: str
    date: str | None
    readings: tuple[str, ...]


def changed_readings(changelog: str) -> Iterator[Changed]:
    """Yield the releases that changed readings, the newest first."""
    found = list(_RELEASE.finditer(changelog))
    ends = [match.start() for match in found[1:]] + [len(changelog)]
    for match, end in zip(found, ends, strict=True):
        section = changelog[match.end() : end]
        _, heading, readings = section.partition("### Readings\n")
        items = re.findall(r"^- (.+(?:\n  .+)*)", readings.partition("\n### ")[0], re.MULTILINE)
        if heading and items:
            yield Changed(match["name"], match["date"], tuple(_plain(item) for item in items))


def _plain(item: str) -> str:
    """Return an item in one line and without marks of emphasis."""
    return re.sub(r"\*(\w+)\*", r"\1", " ".join(item.split()))


def feed(changelog: str, site_url: str) -> str:
    """Return the feed as Atom."""
    ET.register_namespace("", ATOM)
    root = ET.Element(f"{{{ATOM}}}feed")
    releases = list(changed_readings(changelog))
    _add(root, "title", words.FEED_TITLE)
    _add(root, "subtitle", words.FEED_SUBTITLE)
    _add(root, "id", site_url + PATH)
    _add(root, "updated", _moment(releases[0].date if releases else None))
    ET.SubElement(root, f"{{{ATOM}}}link", rel="self", href=site_url + PATH)
    ET.SubElement(root, f"{{{ATOM}}}link", href=site_url)
    _add(ET.SubElement(root, f"{{{ATOM}}}author"), "name", "Spadille")
    for release in releases:
        entry = ET.SubElement(root, f"{{{ATOM}}}entry")
        _add(entry, "title", release.release if release.date else words.NOT_YET)
        _add(entry, "id", f"{site_url}{PATH}#{release.release.lower()}")
        _add(entry, "updated", _moment(release.date))
        ET.SubElement(entry, f"{{{ATOM}}}link", href=f"{site_url}editorial/readings/")
        _add(entry, "content", "\n".join(release.readings))
    ET.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _add(parent: ET.Element, name: str, content: str) -> None:
    ET.SubElement(parent, f"{{{ATOM}}}{name}").text = content


def _moment(date: str | None) -> str:
    # Where a release has no date yet, it is this state of the edition.
    return f"{date or DATE}T00:00:00Z"
