"""The scripts as they are sent: put together by esbuild, so that a page asks for few files and gets no word too many."""

from __future__ import annotations

import json
import posixpath
import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spadille.errors import UsageError
from spadille.site import node

FOLDER: Final = "assets/js/"

_ESBUILD: Final = Path("node_modules/esbuild/lib/main.js")
_BUNDLE: Final = Path(__file__).with_name("bundle.mjs")
_EVERYWHERE: Final = "arrive.mjs"
_WORKER: Final = "lab/worker.mjs"
_BY_PAGES: Final = ("sp-*.mjs", "embed.mjs")
_BY_ADDRESS: Final = ("lab/engine.mjs", "lab/current.mjs", "lab/progress.mjs")
"""What is not only imported: whoever wants to may ask the engine of a page."""

_LOADED: Final = re.compile(rf'<script [^>]*?src="(?P<way>[^"]*?){FOLDER}(?P<name>[^"]+\.mjs)"[^>]*>')
_IMPORTED: Final = re.compile(r'^(?:import|export)\b[^;"(]*"(\.[^"]+)"', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Scripts:
    """The files that are sent, and what each of them needs at once; all by their places in the folder of the scripts."""

    files: Mapping[str, str]
    needs: Mapping[str, tuple[str, ...]]

    def loaded(self, html: str) -> set[str]:
        """Return the scripts that a page loads at once."""
        names = {script["name"] for script in _LOADED.finditer(html)}
        return names.union(*(self.needs.get(name, ()) for name in names))

    def called(self, html: str) -> str:
        """Return the page so that it calls for every script with all its parts, after what is to be seen first."""
        sent: set[str] = set()

        def with_parts(script: re.Match[str]) -> str:
            parts = [part for part in self.needs.get(script["name"], ()) if part not in sent]
            sent.update(parts)
            links = "".join(
                f'<link rel="modulepreload" fetchpriority="low" href="{script["way"]}{FOLDER}{part}">'
                for part in parts
            )
            return f'{links}{script[0].removesuffix(">")} fetchpriority="low">'

        return _LOADED.sub(with_parts, html)


def scripts(folder: Path, root: Path) -> Scripts:
    """Return the scripts of a folder as they are sent, or as they are written where esbuild is not installed.

    UsageError where esbuild has something to say against them.
    """
    if not (root / _ESBUILD).is_file():
        written = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.mjs")}
        return _with_all(written, {name: _imports(name, script) for name, script in written.items()})
    entries = sorted(path.name for pattern in _BY_PAGES for path in folder.glob(pattern))
    done = subprocess.run(  # noqa: S603 - our own scripts, in the Node of the environment
        [
            *(node.program(), _BUNDLE, (root / _ESBUILD).resolve(), folder.resolve()),
            *(_EVERYWHERE, _WORKER, *entries, *_BY_ADDRESS),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode or done.stderr:
        raise UsageError(f"the site's scripts cannot be put together:\n{done.stderr}")
    sent = json.loads(done.stdout)
    return _with_all(sent["files"], sent["needs"])


def _imports(name: str, script: str) -> list[str]:
    """Return what a script imports at once, as it is written."""
    return [posixpath.normpath(posixpath.join(posixpath.dirname(name), way)) for way in _IMPORTED.findall(script)]


def _with_all(files: Mapping[str, str], needs: Mapping[str, list[str]]) -> Scripts:
    return Scripts(files, {name: _all(name, needs) for name in files})


def _all(name: str, needs: Mapping[str, list[str]]) -> tuple[str, ...]:
    """Return what a script needs, and what that needs, nearest first."""
    found: dict[str, None] = {}
    waiting = list(needs[name])
    while waiting:
        part = waiting.pop(0)
        if part not in found:
            found[part] = None
            waiting += needs[part]
    return tuple(found)
