"""Fixtures: the built site, once a run for every folder of tests, and a server that has it in a sub-folder."""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from filelock import FileLock

from spadille.site.build import load_edition
from spadille.site.edition import Edition
from spadille.site.here import address
from support.html import Element, addresses, read

SUBFOLDER = "/a/b%20c/spadille/"
CONFIGURED = "/spadille/"
"""The folder that the site is built for; only the page for what is not there needs to know."""


@dataclass(frozen=True)
class Built:
    """What is remembered of a built page without its tree."""

    ids: list[str]
    links: list[str]
    loads: list[str]
    """What a browser fetches with the page."""


@pytest.fixture(scope="session")
def site(root: Path, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The folder of the site, built strictly, once a run: whichever worker needs it first builds it for all."""
    if worker_id == "master":
        return _built_into(tmp_path_factory.mktemp("site"), root)
    folder = tmp_path_factory.getbasetemp().parent / "site"
    done = folder.with_suffix(".built")
    with FileLock(folder.with_suffix(".lock")):
        if not done.exists():
            _built_into(folder, root)
            done.touch()
    return folder


def _built_into(folder: Path, root: Path) -> Path:
    """Build the site; a link or an anchor that leads nowhere ends the build."""
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=root,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(scope="session")
def edition(root: Path) -> Edition:
    """The edition that the site shows."""
    return load_edition(root / "docs" / "deals")


@pytest.fixture(scope="session")
def page(site: Path) -> Callable[[str], Element]:
    """Read a built page by the path of its source: `rulesets/index.md`."""

    @functools.cache
    def read_page(path: str) -> Element:
        return read(site / address(path) / "index.html")

    return read_page


@pytest.fixture(scope="session")
def built(site: Path) -> dict[str, Built]:
    """Every page of the site, by its file."""
    return {path.relative_to(site).as_posix(): _built(read(path)) for path in sorted(site.rglob("*.html"))}


def _built(tree: Element) -> Built:
    loading = [
        element.attributes.get("src") or element.attributes.get("href") or ""
        for element in tree.all()
        if element.name in ("script", "img", "iframe", "link")
        and element.attributes.get("rel") not in ("canonical", "next", "prev", "alternate")
    ]
    return Built([element.id for element in tree.all() if element.id], addresses(tree), loading)


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[str]:
    """The address of the site, served from a sub-folder."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Keep quiet."""

        def translate_path(self, path: str) -> str:
            folder = next((start for start in (SUBFOLDER, CONFIGURED) if path.startswith(start)), None)
            return super().translate_path(f"/{path.removeprefix(folder)}" if folder else "/nowhere")

    httpd = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(site)))
    thread = threading.Thread(target=httpd.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{httpd.server_port}{SUBFOLDER}"
    httpd.shutdown()
    httpd.server_close()
    thread.join()
