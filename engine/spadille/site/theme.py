"""Mending what the theme leaves undone in its own markup."""

from __future__ import annotations

import re
from typing import Final

# A section with a page of its own gets a label without a word in it, and its list of pages is named after that label.
_EMPTY_LABEL: Final = re.compile(
    r'(?P<link><span class="md-ellipsis">\s*(?P<name>[^<]+?)\s*</span>(?:(?!md-ellipsis).)*?)'
    r'<label class="md-nav__link ?" for="(?P<id>__nav_[\d_]+)" id="(?P=id)_label"',
    re.DOTALL,
)


def mended(html: str) -> str:
    """Return a page of the theme in which the lists of pages in its navigation have names."""
    return _EMPTY_LABEL.sub(_named, html)


def _named(match: re.Match[str]) -> str:
    name = match["name"].replace('"', "&quot;")
    label = f'<label class="md-nav__link" aria-label="{name}" for="{match["id"]}" id="{match["id"]}_label"'
    return match["link"] + label
