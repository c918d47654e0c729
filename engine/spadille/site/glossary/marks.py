"""Words of the glossary in a page: the first of each in every section leads to its entry.

Only running text is touched: never what is a link, a heading, code, a control, a drawing, a citation, a note that is
folded away, or one of our own widgets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from spadille.glossary import Glossary
from spadille.site.glossary.page import PATH
from spadille.site.here import address

_CLOSED: Final = frozenset(
    "a button cite code dt h1 h2 h3 h4 h5 h6 kbd label pre select summary svg template "
    "sp-calculator sp-cite sp-collation sp-form sp-lab sp-replayer".split()
)
"""Elements in which no word is marked."""

_CLOSED_BY: Final = re.compile(r'\spopover\b|\sclass="[^"]*\bsp-(?:cite|panel)\b')
"""What in an element's tag closes it in the same way."""

_PIECE: Final = re.compile(
    r"<(?P<raw>script|style|textarea)\b.*?</(?P=raw)\s*>|<!--.*?-->|<(?P<end>/?)(?P<name>[a-z][\w-]*)[^>]*>",
    re.DOTALL | re.IGNORECASE,
)
_SECTIONS: Final = frozenset({"h1", "h2"})
_EMPTY: Final = frozenset("area br col hr img input link meta source track wbr".split())


class Marker:
    """Marks the terms of one glossary."""

    def __init__(self, glossary: Glossary) -> None:
        self._terms = {spelling: term.id for term in glossary.terms.values() for spelling in term.marks}
        longest_first = sorted(self._terms, key=len, reverse=True)
        spellings = "|".join(re.escape(spelling).replace(r"\ ", r"\s+") for spelling in longest_first)
        self._pattern = re.compile(rf"(?<![\w-])(?:{spellings})(?![\w-])") if spellings else None

    def marked(self, html: str, path: str) -> str:
        """Return the content of the page at `path` with its terms marked; the glossary's own page stays as it is."""
        if self._pattern is None or path == PATH:
            return html
        return "".join(self._pieces(html, "../" * address(path).count("/") + address(PATH)))

    def _pieces(self, html: str, glossary: str) -> Iterator[str]:
        place = _Place()
        end = 0
        for piece in _PIECE.finditer(html):
            text = html[end : piece.start()]
            yield text if place.closed else self._text(text, place.seen, glossary)
            yield piece.group()
            if piece["name"]:
                place.step(piece["name"].lower(), piece.group(), ends=bool(piece["end"]))
            end = piece.end()
        yield self._text(html[end:], place.seen, glossary)

    def _text(self, text: str, seen: set[str], glossary: str) -> str:
        if self._pattern is None or not text or text.isspace():
            return text

        def link(match: re.Match[str]) -> str:
            term = self._terms[" ".join(match.group().split())]
            if term in seen:
                return match.group()
            seen.add(term)
            return f'<a class="sp-gloss" href="{glossary}#{term}">{match.group()}</a>'

        return self._pattern.sub(link, text)


@dataclass(slots=True)
class _Place:
    """Where in a page the reading is."""

    seen: set[str] = field(default_factory=set)
    """The terms marked in this section."""
    closed: str = ""
    """The name of the closed element that the place is in."""
    depth: int = 0
    """How many elements of that name are open."""

    def step(self, name: str, tag: str, *, ends: bool) -> None:
        """Pass a tag."""
        if self.closed:
            if name == self.closed:
                self.depth += -1 if ends else 1
                self.closed = self.closed if self.depth else ""
        elif not ends and name not in _EMPTY and (name in _CLOSED or _CLOSED_BY.search(tag)):
            self.closed, self.depth = name, 1
            if name in _SECTIONS:
                self.seen = set()
