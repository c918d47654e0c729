"""Pages that the theme exchanges without loading them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

_KNOWN = """() => performance.getEntriesByType('resource').some(
  ({name, responseEnd}) => name.endsWith('/sitemap.xml') && responseEnd
)"""
# A browser that draws nothing may never call itself idle.
_IDLE = """() => new Promise(done => {
  const soon = {timeout: 500};
  requestIdleCallback(() => requestIdleCallback(done, soon), soon);
})"""


def exchanging(page: Page) -> Page:
    """Return the page when the theme knows which pages it may exchange: before that, a link loads its page."""
    page.wait_for_function(_KNOWN)
    page.evaluate(_IDLE)
    return page
