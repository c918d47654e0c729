"""The scripts of the site as they are written, for tests that put a question to one of their modules alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

_FOLDER = Path(__file__).resolve().parents[2] / "docs" / "assets" / "js"
_MARK = "/written/"


def with_sources(page: Page) -> Page:
    """Let a page import `written/NAME` from the root of the site."""

    def answer(route: Route) -> None:
        name = route.request.url.partition(_MARK)[2]
        route.fulfill(path=_FOLDER / name, content_type="text/javascript")

    page.route(f"**{_MARK}**", answer)
    return page
