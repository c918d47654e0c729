"""Which style sheets a page is given beside the common one: those with a rule that could meet something in the page."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from typing import Final

from spadille.site import selectors, styles
from spadille.site.scripts import Scripts

THEME: Final = "assets/stylesheets/"
"""Where the theme's sheets lie before they become part of the common one."""

_THEME: Final = re.compile(rf'<link rel="stylesheet" href="[^"]*{THEME}[^"]*">\s*')
_COMMON: Final = re.compile(rf'<link rel="stylesheet" href="(?P<way>[^"]*){re.escape(styles.PATH)}">')
DARK: Final = "assets/dark.css"
"""What is given to who prefers the dark where no script can choose it."""

_INNER: Final = ("@media", "@supports", "@container")
_SCHEME: Final = re.compile(r'\[data-md-color-scheme="?slate"?\]')
_PICTURE: Final = re.compile(r"(--[\w-]+):url\([^)]*\);?")


class Sheets:
    """The sheets of which a page needs only some, in their order, by paths in the site; and the theme's, of which the site does.

    A page gets all that it needs as one file, so that they stand in the same order however the reader came to the page.
    """

    def __init__(self, sheets: Mapping[str, str], scripts: Scripts) -> None:
        self._sheets = sheets
        self._scripts = scripts
        self._selectors = {path: tuple(_selectors(sheet)) for path, sheet in sheets.items()}
        self._names = {path: selectors.of_script(script) for path, script in scripts.files.items()}
        self._given: dict[str, tuple[str, ...]] = {}
        self._met: set[str] = set().union(*self._names.values())

    def wanted(self, html: str) -> tuple[str, ...]:
        """Return the sheets with rules for what the page has, or what the scripts that it loads at once make of it."""
        names = selectors.of_page(html)
        self._met |= names
        names.update(*(self._names[path] for path in self._scripts.loaded(html)))
        return tuple(
            path
            for path, found in self._selectors.items()
            if any(selectors.meets(selector, names) for selector in found)
        )

    def linked(self, html: str) -> str:
        """Return the page with a link to its own sheet after the link to the common one, in which the theme's are."""
        html = _THEME.sub("", html)
        common, wanted = _COMMON.search(html), self.wanted(html)
        if not common or not wanted:
            return html
        stems = (posixpath.basename(path).removesuffix(".css") for path in wanted)
        path = f"{posixpath.splitext(styles.PATH)[0]}.{'.'.join(stems)}.css"
        self._given[path] = wanted
        link = f'<link rel="stylesheet" href="{common["way"]}{path}">'
        return f"{html[: common.end()]}\n      {link}{html[common.end() :]}"

    def files(self) -> dict[str, str]:
        """Return the sheets to which pages were given links."""
        return {
            path: styles.joined({part: self._sheets[part] for part in parts})
            for path, parts in self._given.items()
        }

    def lean(self, sheet: str, script: str) -> str:
        """Return a sheet of the theme without what no page of the site can meet, nor what the theme's script makes of it."""
        kept = "".join(_kept(sheet, self._met | selectors.of_script(script)))
        return _PICTURE.sub(lambda picture: picture[0] if f"var({picture[1]}" in kept else "", kept)

    def dark(self, common: str) -> str:
        """Return what the common sheet and all others say of the dark, for a browser that prefers it and runs no scripts."""
        own = styles.joined(self._sheets)
        return f"@media screen and (prefers-color-scheme: dark) {{{''.join(_dark(f'{common}{own}'))}}}"


def _dark(sheet: str) -> Iterator[str]:
    for prelude, body in styles.rules(sheet):
        if prelude.startswith(_INNER):
            if inner := "".join(_dark(body)):
                yield f"{prelude}{{{inner}}}"
        elif dark := [one for one in selectors.alternatives(prelude) if _SCHEME.search(one)]:
            yield f"{_SCHEME.sub('[data-md-color-scheme]', ','.join(dark))}{{{body}}}"


def _selectors(sheet: str) -> Iterator[str]:
    for prelude, body in styles.rules(sheet):
        if prelude.startswith(_INNER):
            yield from _selectors(body)
        elif not prelude.startswith("@"):
            yield from selectors.alternatives(prelude)


def _kept(sheet: str, names: set[str]) -> Iterator[str]:
    for prelude, body in styles.rules(sheet):
        if prelude.startswith(_INNER):
            if inner := "".join(_kept(body, names)):
                yield f"{prelude}{{{inner}}}"
        elif prelude.startswith("@"):
            yield f"{prelude}{{{body}}}"
        elif met := [one for one in selectors.alternatives(prelude) if selectors.meets(one, names)]:
            yield f"{','.join(met)}{{{body}}}"
