"""What a page of a deal weighs on its way: a reader far from a mast shall have it soon, and shall not pay for what others need."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page
from spadille.site.replay.data import data_file
from support.built_site import SUBFOLDER
from support.watched import SIZES, Open

MOST = 120_000
"""Bytes, fonts apart, as a server sends them that compresses."""

FONT = ".woff2"
PACKED = (FONT, ".png")


def file_of(url: str, site: Path) -> Path:
    """Return the file that a server sends for an address."""
    file = site / unquote(urlsplit(url).path).removeprefix(unquote(SUBFOLDER))
    return file / "index.html" if file.is_dir() else file


def weight(file: Path) -> int:
    """Return what a file weighs on its way."""
    body = file.read_bytes()
    return len(body) if file.suffix in PACKED else len(gzip.compress(body, 6))


def heaviest(site: Path, edition: Edition, count: int) -> list[str]:
    """Return the deals with the most of their own, the page and its data."""
    own = {
        record.id: weight(site / address(deal_page(record.id)) / "index.html")
        + weight(site / data_file(record.id))
        for record in edition.records
    }
    return sorted(own, key=lambda record: -own[record])[:count]


@pytest.mark.parametrize("size", SIZES)
def test_a_deal_is_light(size: str, site: Path, edition: Edition, opened: Open, server: str) -> None:
    for record in ("prime-in-bells", *heaviest(site, edition, 3)):
        page = opened("assets/favicon.svg", size=size)
        asked: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.goto(server + address(deal_page(record)))
        page.locator("sp-replayer[data-state=ready]").wait_for()
        page.wait_for_load_state("networkidle")
        files = {file_of(url, site) for url in asked if url.startswith(server)}
        weights = sorted(((weight(file), file.relative_to(site).as_posix()) for file in files), reverse=True)
        listed = "\n".join(f"{size:>8} {name}" for size, name in weights if not name.endswith(FONT))
        total = sum(size for size, name in weights if not name.endswith(FONT))
        assert {data_file(record), "assets/cards-french.svg", "assets/edition.css"} <= {
            name for _, name in weights
        }
        assert total <= MOST, f"{record} weighs {total} bytes, and at most {MOST} are allowed:\n{listed}"
