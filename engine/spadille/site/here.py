"""A page while it is being written: where it stands, and how it refers to the rest of the edition."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from typing import Any

from spadille.point import Citation, Family, Point
from spadille.ruleset import Ruleset
from spadille.site.addresses import (
    BASELINE_PAGE,
    COLLATION_PAGE,
    GRADES_PAGE,
    POINTS_PAGE,
    QUESTIONS_PAGE,
    READINGS_PAGE,
    address,
    deal_page,
    point_page,
    ruleset_page,
    source_page,
)
from spadille.site.edition import Edition, entry_of, question
from spadille.site.html import Child, Html, el, join
from spadille.source import Source

__all__ = [
    "BASELINE_PAGE",
    "COLLATION_PAGE",
    "GRADES_PAGE",
    "POINTS_PAGE",
    "QUESTIONS_PAGE",
    "READINGS_PAGE",
    "Here",
    "address",
    "deal_page",
    "point_page",
    "ruleset_page",
    "source_page",
]


@dataclass(frozen=True, slots=True)
class Here:
    """The edition, seen from one page."""

    edition: Edition
    path: str

    def href(self, path: str, anchor: str = "") -> str:
        """Return the relative address of another page, or of a place in it."""
        start = address(self.path) or "./"
        there = posixpath.relpath(address(path) or ".", start)
        slash = "/" if path.endswith((".md", ".py")) and not there.endswith("/") else ""
        return f"{there}{slash}{f'#{anchor}' if anchor else ''}"

    def link(self, words: Child, path: str, anchor: str = "") -> Html:
        """Return a link to another page."""
        return el("a", words, href=self.href(path, anchor))

    def source(self, source_id: str, words: Child = None, *, class_: str | None = None) -> Html:
        """Return a link to a source's page, by its short name unless there are other words."""
        known = self.edition.sources.get(source_id)
        name = words or (known.short if known else source_id)
        where = self.href(source_page(source_id)) if known else None
        return el("a" if where else "span", name, href=where, class_=class_)

    def sources(self, *source_ids: str) -> tuple[Source, ...]:
        """Return those of the sources that the edition has."""
        return tuple(self.edition.sources[name] for name in source_ids if name in self.edition.sources)

    def ruleset(self, ruleset: Ruleset) -> Html:
        """Return a link to a ruleset's page."""
        return self.link(ruleset.title, ruleset_page(ruleset.id))

    def ruling(self, ruleset: Ruleset, point_id: str, words: Child) -> Html:
        """Return a link to a ruling in its ruleset's page."""
        return self.link(words, ruleset_page(ruleset.id), point_id)

    def point(self, point: Point[Any], words: Child = None) -> Html:
        """Return a link to the page of a rule point, by its question unless there are other words."""
        name = words or question(point, self.edition.baseline)
        return self.link(name, *self._question(point.id))

    def point_id(self, point_id: str) -> Html:
        """Return the id of a point or family, linked to its page where there is one."""
        code = el("code", point_id)
        return self.link(code, *self._question(point_id)) if entry_of(point_id) else code

    def _question(self, point_id: str) -> tuple[str, str]:
        """Return the page of a point or family, and the place in it: a game that no source speaks of has none of its own."""
        entry = entry_of(point_id)
        if isinstance(entry, Family) and entry.id != point_id and not self.edition.asks(point_id):
            return point_page(entry.id), point_id
        return point_page(point_id), ""

    def citation(self, cite: Citation) -> Html:
        """Return a citation: the witness, linked, and the place in it."""
        return el("span", join((self.source(cite.witness), cite.at), ", "), class_="sp-cite")
