"""A generated page: its path, its head, and its parts one below the other."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from spadille.site.html import Html, front_matter, heading

_PLACE: Final = re.compile(r'<div data-part="(\d+)"></div>')
_ID: Final = re.compile(r' id="([^"]+)"')


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of Markdown headings between blocks of HTML."""

    path: str
    title: str
    description: str
    parts: tuple[str, ...]
    """Blocks of HTML, and headings in Markdown."""
    tags: tuple[str, ...] = ()
    wide: bool = False
    """Whether the page needs the room at its sides."""
    margin: bool = False
    """Whether it has notes in its margin, for which the navigation must make room."""
    searched: bool = True
    data: Mapping[str, str] = field(default_factory=dict)
    """What the page's scripts fetch: the text of each file, by its path in the site."""

    @property
    def markdown(self) -> str:
        """The text of the page, with a place for every block of HTML: to have it parsed as Markdown would take long."""
        head = front_matter(
            title=self.title,
            description=self.description,
            tags=list(self.tags),
            hide=["navigation", "toc"] if self.wide else ["navigation"] if self.margin else [],
            search=None if self.searched else {"exclude": True},
        )
        blocks = [
            f'<div data-part="{number}"></div>' if isinstance(part, Html) else part
            for number, part in enumerate(self.parts)
            if part
        ]
        return "\n\n".join([head, heading(1, self.title), *blocks]) + "\n"

    def filled(self, html: str) -> str:
        """Return the page, made HTML of, with its blocks in their places."""
        return _PLACE.sub(lambda match: self.parts[int(match[1])], html)

    def ids(self) -> frozenset[str]:
        """Return every id in the blocks: places to which other pages can link."""
        return frozenset(
            found for part in self.parts if isinstance(part, Html) for found in _ID.findall(part)
        )
