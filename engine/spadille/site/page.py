"""A generated page: its path, its head, and its parts one below the other."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.site.html import Html, front_matter, heading


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of Markdown, most of whose parts are blocks of HTML."""

    path: str
    title: str
    description: str
    parts: tuple[str, ...]
    """Blocks of HTML, and headings in Markdown."""
    tags: tuple[str, ...] = ()
    wide: bool = False
    """Whether the page needs the room at its sides."""
    searched: bool = True

    @property
    def markdown(self) -> str:
        """The text of the page."""
        head = front_matter(
            title=self.title,
            description=self.description,
            tags=list(self.tags),
            hide=["navigation", "toc"] if self.wide else [],
            search=None if self.searched else {"exclude": True},
        )
        blocks = [_block(part) for part in self.parts if part]
        return "\n\n".join([head, heading(1, self.title), *blocks]) + "\n"


def _block(part: str) -> str:
    """Wrap HTML so that Markdown takes it for one block, whatever it begins with."""
    return f"<div>{part}</div>" if isinstance(part, Html) else part
