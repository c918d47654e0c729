"""Mending what the theme leaves undone in its own markup."""

from __future__ import annotations

import re
from typing import Final

# A section with a page of its own gets a label without a word in it, and its list of pages is named after that label.
_LABEL: Final = re.compile(r'<label class="md-nav__link ?"(?= for="(?P<id>__nav_[\d_]+)" id="(?P=id)_label")')
_NAME: Final = '<span class="md-ellipsis">'


def mended(html: str) -> str:
    """Return a page of the theme in which the lists of pages in its navigation have names."""
    pieces = []
    end = 0
    for match in _LABEL.finditer(html):
        # The section's own link stands before its label.
        start = html.rfind(_NAME, 0, match.start()) + len(_NAME)
        name = html[start : html.find("<", start)].strip().replace('"', "&quot;")
        pieces += [html[end : match.start()], f'<label class="md-nav__link" aria-label="{name}"']
        end = match.end()
    return "".join((*pieces, html[end:]))
