"""What holds of every kind of page: it asks nobody else for anything, shuts nobody out, fits a telephone, and prints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin, urlsplit

import pytest

from spadille.site.edition import Edition
from support.axe import faults
from support.page_kinds import page_kinds
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page

WIDER = "document.scrollingElement.scrollWidth - window.innerWidth"
EVERYTHING: tuple[str, ...] = ()
# What colours and a small screen can do; among the pages in the margin of a wide one axe measures what is scrolled out of sight.
COLOUR_AND_ROOM = ("color-contrast", "link-in-text-block", "target-size")
# What can be opened shows that it can: by a sign before or behind its words.
UNSIGNED = """() => [...document.querySelectorAll('summary')].filter(summary => {
  if (!summary.checkVisibility()) return false;
  const signs = ['::before', '::after'].map(place => getComputedStyle(summary, place));
  return !signs.some(({content, display, maskImage}) => display !== 'none' && (maskImage !== 'none' || !/^(none|"")$/.test(content)));
}).map(summary => summary.textContent)"""
SETTLED = "Promise.all(document.getAnimations().map(move => move.finished.catch(() => {})))"


@dataclass(frozen=True)
class Look:
    """A page in a window of some size, by day or night, and where the site is."""

    page: Page
    root: str


@pytest.fixture
def look(opened: Open, server: str, size: str, scheme: str) -> Look:
    return Look(opened(size=size, color_scheme=scheme, reduced_motion="reduce"), server)


@pytest.fixture(scope="module")
def kinds(edition: Edition) -> dict[str, str]:
    return page_kinds(edition)


@pytest.mark.parametrize(
    ("size", "scheme", "rules"),
    [("screen", "light", EVERYTHING), ("telephone", "dark", COLOUR_AND_ROOM)],
    ids=["light", "dark"],
)
def test_nobody_is_shut_out(look: Look, kinds: dict[str, str], rules: tuple[str, ...]) -> None:
    found = []
    for kind, path in kinds.items():
        look.page.goto(look.root + path)
        found += [f"{kind} {path}: {fault}" for fault in _faults(look.page, rules)]
        found += [f"{kind} {path}: {words!r} looks closed for ever" for words in look.page.evaluate(UNSIGNED)]
        if (wider := look.page.evaluate(WIDER)) > 0:
            found.append(f"{kind} {path}: {wider} px wider than the window")
    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nobody_is_shut_out_of_the_search(opened: Open, scheme: str) -> None:
    page = opened(color_scheme=scheme, reduced_motion="reduce")
    _search(page, "forced solo")
    assert _faults(page) == []


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("Altenburg 1988", "rulesets/"),
        ("Eichelober", "glossary/"),
        ("tout failed", "points/"),
        ("Pierer", "sources/"),
    ],
)
def test_the_search_finds_rules_and_terms(opened: Open, server: str, words: str, where: str) -> None:
    page = opened()
    _search(page, words)
    links = page.locator(".md-search-result__link").evaluate_all("links => links.map(link => link.href)")
    assert any(link.startswith(server + where) for link in links), links


def test_the_page_for_what_is_not_there_leads_back(browser: Any, server: str) -> None:
    # A host shows it at whatever address was asked for: its links start at the root that the site was built for.
    page = browser.new_page()
    page.goto(urljoin(server, "/spadille/404.html"))
    assert "not dealt" in page.locator("h1").inner_text()
    assert _faults(page) == []
    page.locator("article a", has_text="deals").click()
    page.wait_for_url("**/spadille/deals/")
    page.close()


def test_by_links_alone_from_the_first_page_to_a_deal(opened: Open, server: str) -> None:
    page = opened()
    assert " " not in urlsplit(server).path
    assert "%20" in server
    page.locator(".sp-doors a", has_text="Replay").click()
    page.wait_for_url(f"{server}deals/")
    page.locator(".sp-deals h3 a").first.click()
    page.wait_for_url(f"{server}deals/*/")
    page.wait_for_selector("sp-replayer")
    address = page.url
    fresh = page.context.new_page()
    fresh.goto(address)
    assert fresh.locator("h1").inner_text() == page.locator("h1").inner_text()


def test_a_page_of_the_night_is_printed_dark_on_white(opened: Open, kinds: dict[str, str]) -> None:
    page = opened(kinds["ruleset"], color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    body = page.locator("body")
    assert _style(body, "backgroundColor") == "rgb(255, 255, 255)"
    assert _style(page.locator(".md-typeset p").first, "color") == "rgb(0, 0, 0)"
    assert not page.locator(".md-header").is_visible()
    assert not page.locator(".md-footer").is_visible()


def test_on_paper_nothing_is_folded_away(opened: Open, kinds: dict[str, str]) -> None:
    page = opened(kinds["scoring"])
    folded = page.locator("figure details:not([open]) > :not(summary)").first
    assert not folded.is_visible()
    page.emulate_media(media="print")
    assert folded.is_visible()


def _search(page: Page, words: str) -> None:
    page.locator("[data-md-component=search-query]").click()
    page.keyboard.type(words)
    page.wait_for_selector(".md-search-result__item")


def _faults(page: Page, rules: tuple[str, ...] = EVERYTHING) -> list[str]:
    page.evaluate(SETTLED)
    return faults(page, only=rules)


def _style(locator: Any, name: str) -> str:
    value: str = locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)
    return value
