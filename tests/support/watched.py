"""Fixtures: pages of the built site in a browser that is watched: whom it asks, and of what it complains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIZES = {"telephone": (400, 800), "screen": (1280, 900)}

Open = Callable[..., "Page"]


@pytest.fixture
def opened(browser: Browser, server: str) -> Iterator[Open]:
    """Open a page of the site by its address below the root, watched until the test ends."""
    with watched(browser, server) as open_page:
        yield open_page


@pytest.fixture(scope="module")
def opened_long(browser: Browser, server: str) -> Iterator[Open]:
    """Open a page, watched until the module's tests end: for what takes long to begin, such as the engine."""
    with watched(browser, server) as open_page:
        yield open_page


@contextmanager
def watched(browser: Browser, server: str) -> Iterator[Open]:
    """Watch whatever is opened.

    At the end nothing may have been asked of anybody else, by a page or a worker, no answer may have been a refusal, and nothing may
    have been written to a console: the pages' own policy on what they load speaks there too.
    """
    asked: list[str] = []
    complaints: list[str] = []
    contexts = []

    def open_page(path: str = "", *, size: str = "screen", **options: Any) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        context.on("request", lambda request: asked.append(request.url))
        context.on(
            "response",
            lambda answer: (
                complaints.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None
            ),
        )
        context.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        page = context.new_page()
        page.goto(server + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [url for url in asked if not url.startswith((server, "data:", "blob:"))] == []
    assert complaints == []
