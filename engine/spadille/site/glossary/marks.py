"""Words of the glossary in a page: the first of each in every section leads to its entry.

Only running text is touched: never what is a link, a heading, code, a control, a drawing or one of our own elements.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from spadille.glossary import Glossary
from spadille.site.glossary.page import PATH
from spadille.site.here import address

_WHOLE: Final = (
    "a|button|cite|code|dt|h[1-6]|kbd|label|pre|script|select|style|summary|svg|template|textarea|sp-[\\w-]+"
)
_PIECE: Final = re.compile(
    rf"<(?P<whole>{_WHOLE})\b[^>]*>.*?</(?P=whole)\s*>|<!--.*?-->|<[^>]*>", re.DOTALL | re.IGNORECASE
)
_SECTION: Final = re.compile(r"h[12]\Z", re.IGNORECASE)


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
        seen: set[str] = set()
        end = 0
        for piece in _PIECE.finditer(html):
            yield self._text(html[end : piece.start()], seen, glossary)
            yield piece.group()
            if _SECTION.match(piece["whole"] or ""):
                seen = set()
            end = piece.end()
        yield self._text(html[end:], seen, glossary)

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
