"""Templates: `{name}` is a place for a value, `*word*` is set in italics, and everything else is text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from spadille.site.html import Child, Html, el, join, text

_PIECE: Final = re.compile(r"\{(\w+)\}|\*([^*]+)\*")


def fill(template: str, values: Mapping[str, Child]) -> Html:
    """Return the template with its values; KeyError for a place that has none."""
    parts: list[Child] = []
    end = 0
    for found in _PIECE.finditer(template):
        name, word = found.groups()
        parts += [template[end : found.start()], values[name] if name else el("i", word)]
        end = found.end()
    return join((*parts, text(template[end:])))


def places(template: str) -> frozenset[str]:
    """Return the names of the places in a template."""
    return frozenset(name for name, _ in _PIECE.findall(template) if name)


def plain(html: Html) -> str:
    """Return the words of a piece of HTML, as they are read."""
    from html import unescape

    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())
