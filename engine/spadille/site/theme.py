"""Mending what the theme leaves undone in its own markup."""

from __future__ import annotations

import re
from typing import Final

from spadille.site.words import metadata as words

# A section with a page of its own gets a label without a word in it, and its list of pages is named after that label.
_EMPTY_LABEL: Final = re.compile(
    r'<label class="md-nav__link ?"(?P<head>[^>]*>)(?P<rest>\s*<span class="md-nav__icon md-icon"></span>\s*</label>)'
)
# The breadcrumbs have the name that the navigation has.
_BREADCRUMBS: Final = re.compile(r'(?<=<nav class="md-path" aria-label=")[^"]*')
# The search is begun by a script that fetches the theme's own with its first task.
_SEARCH: Final = re.compile(r'(?<="search": ")(?P<folder>[^"]*/)(?P<script>search\.\w+\.min\.js)(?=")')
# The theme's script stands at the end of the page and would still hold up its first picture.
_BUNDLE: Final = re.compile(r'<script (?=src="[^"]*/bundle\.\w+\.min\.js")')
_NAME: Final = '<span class="md-ellipsis">'
# Each time when a page comes, the theme marks it for a moment, and writes every address in it anew: for rules that ask for
# the mark, or for an address, a browser styles the whole page anew.
_MARKED: Final = re.compile(r"[^{}]*\[data-md-color-switching\][^{}]*\{[^{}]*\}")
_ADDRESSED: Final = re.compile(r"(?P<names>(?:\.[\w-]+)*)\[href\]")


def mended(html: str) -> str:
    """Return a page of the theme with names for breadcrumbs and lists of pages, and with scripts that wait."""
    html = _SEARCH.sub(r"\g<folder>search.js?\g<script>", html)
    html = _BUNDLE.sub("<script defer ", html)
    return _BREADCRUMBS.sub(words.BREADCRUMBS, _EMPTY_LABEL.sub(_named, html))


def restyled(sheet: str) -> str:
    """Return a sheet of the theme without rules that make a browser do the same work several times."""
    return _ADDRESSED.sub(r"a\g<names>", _MARKED.sub("", sheet))


def _named(label: re.Match[str]) -> str:
    """Name a label after the link before it."""
    page, start = label.string, label.string.rfind(_NAME, 0, label.start()) + len(_NAME)
    name = page[start : page.find("<", start)].strip()
    return f'<label class="md-nav__link"{label["head"]}<span class="sp-unseen">{name}</span>{label["rest"]}'
