"""Links to a moment of a deal: opened, left and come back to, edited by hand, and mangled on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page
from spadille.site.replay.moment import moment
from spadille.site.words import replay as said
from support.held import Files
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page

RECORD = "prime-in-bells"
HERE = address(deal_page(RECORD))
SHOWN = """() => {
  const replayer = document.querySelector('sp-replayer[data-state=ready]');
  const books = [...replayer?.querySelectorAll('.sp-rp__choose select') ?? []].map(select => select.selectedOptions[0]?.textContent);
  return replayer && [replayer.querySelector('.sp-rp__slider').value, books[0], books[1]];
}"""
BOOKS = ("encyclopaedia-ru-paper", "pierer-1863")
LINK = moment("main", BOOKS[0], step=7, against=BOOKS[1])

State = tuple[int, str, str]


@pytest.fixture(scope="module")
def titles(edition: Edition) -> tuple[str, ...]:
    """What the books of the link are called."""
    found = {ruleset.spec: ruleset.title for ruleset in edition.rulesets}
    return tuple(found[spec] for spec in BOOKS)


def state(page: Page) -> State:
    """Return what is shown, as soon as something is: the step, and the books left and right."""
    step, book, beside = page.wait_for_function(SHOWN).json_value()
    return (int(step), book, beside)


def spoken_of(page: Page, number: int) -> None:
    """Make sure that the address, the slider and the log agree on the step."""
    assert state(page)[0] == number
    assert f"step={number}" in page.evaluate("location.hash")
    assert page.locator(".sp-rp__log").first.locator("[aria-current]").get_attribute("data-step") == str(
        number
    )


def always_loaded(page: Page) -> None:
    """Let the theme load pages that it would exchange: it does so with those that are in no sitemap."""
    empty = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>'
    page.route("**/sitemap.xml", lambda route: route.fulfill(body=empty, content_type="application/xml"))


@pytest.fixture(params=["loaded", "instant"])
def visit(request: pytest.FixtureRequest, opened: Open, server: str) -> Callable[[str], Page]:
    """Open an address below the site's root, with pages that are loaded or pages that are exchanged."""

    def go(path: str) -> Page:
        page = opened("stemma/", reduced_motion="reduce")
        if request.param == "loaded":
            always_loaded(page)
        page.goto(server + path)
        return page

    return go


def test_open_leave_and_come_back(visit: Callable[[str], Page], server: str) -> None:
    page = visit(f"{HERE}{moment('main', BOOKS[0], step=12, against=BOOKS[1])}")
    spoken_of(page, 12)
    books = state(page)[1:]
    entries = page.evaluate("history.length")
    for _ in range(5):
        page.get_by_role("button", name=said.WIDGET["next"], exact=True).click()
    spoken_of(page, 17)
    assert page.evaluate("history.length") == entries

    page.locator(".md-tabs__link", has_text="Collation").click()
    page.wait_for_url("**/collation/")
    page.wait_for_selector("h1:has-text('Collation')")
    page.go_back()
    page.wait_for_url("**/prime-in-bells/#*")
    spoken_of(page, 17)
    assert state(page)[1:] == books
    page.go_forward()
    page.wait_for_url("**/collation/")
    page.go_back()
    page.wait_for_url("**/prime-in-bells/#*")
    spoken_of(page, 17)
    page.reload()
    spoken_of(page, 17)
    assert state(page)[1:] == books

    page.goto(f"{server}deals/")
    page.evaluate(
        """hash => { const link = document.querySelector('.sp-deals a[href*="prime-in-bells"]'); link.href += hash; }""",
        moment("main", BOOKS[0], step=3),
    )
    page.locator('.sp-deals a[href*="prime-in-bells"]').first.click()
    page.wait_for_url("**/prime-in-bells/#*")
    spoken_of(page, 3)
    page.evaluate("location.hash = location.hash.replace('step=3', 'step=9')")
    page.wait_for_function("() => document.querySelector('.sp-rp__slider').value === '9'")
    spoken_of(page, 9)
    page.evaluate("location.hash = location.hash.replace('step=9', 'step=999')")
    page.wait_for_function(f"() => document.querySelector('.sp-rp__slider').value === '{_end(page)}'")
    assert (
        said.WIDGET["beyond"].format(step=999, last=_end(page)) in page.locator(".sp-rp__notice").inner_text()
    )
    assert page.locator(".sp-board .sp-pc").count() == 32


def _end(page: Page) -> str:
    return page.locator(".sp-rp__slider").get_attribute("max") or ""


def test_scrolling_leaves_the_address_alone(visit: Callable[[str], Page]) -> None:
    page = visit(f"{HERE}{LINK}")
    spoken_of(page, 7)
    before = page.evaluate("location.hash")
    for distance in (400, 900, -2000):
        page.mouse.wheel(0, distance)
        page.wait_for_timeout(400)
    assert page.evaluate("location.hash") == before


def test_a_link_within_the_page(visit: Callable[[str], Page]) -> None:
    page = visit(HERE)
    state(page)
    entries = page.evaluate("history.length")
    link = page.locator(".sp-summary tbody tr .sp-show").nth(2)
    target = link.evaluate("link => link.hash")
    link.click()
    page.wait_for_function("hash => location.hash === hash", arg=target)
    # The book may have to be sent for; until it is there, the table shows what it showed.
    step = re.search(r"step=(\d+)", target or "")
    assert step
    page.wait_for_function(f"() => Number(({SHOWN})()?.[0]) === {step[1]}")
    assert page.evaluate("history.length") == entries + 1
    assert page.locator(".sp-rp__parting").count() == 1


def test_a_link_to_the_words_opens_them(opened: Open) -> None:
    page = opened(f"{HERE}#main-altenburg-1988")
    state(page)
    assert page.locator(".sp-told[open]").count() == 1
    assert page.locator(".sp-told[open] .sp-tricks").is_visible()


@pytest.mark.parametrize(
    "mangled",
    [
        *(LINK + sign for sign in (".", ")", ">", "%29", ",", "%2E", "!", ").", "%20", "\u2026")),
        f"{LINK[:20]}%0A{LINK[20:]}",
        f"{LINK[:30]}%20{LINK[30:]}",
        LINK.replace("&", "%26").replace("=", "%3D").replace("%3D", "=", 1),
    ],
)
def test_what_programs_add_to_a_link_does_no_harm(
    opened: Open, titles: tuple[str, ...], mangled: str
) -> None:
    page = opened(HERE + mangled)
    assert state(page) == (7, *titles)
    assert not page.locator(".sp-rp__notice").is_visible()


@pytest.mark.parametrize(
    "length", [*(len(LINK) - cut for cut in (1, 2, 3, 4, 5, 9, 20)), len(LINK) // 2, 12, 7, 6, 5, 2]
)
def test_a_link_cut_short_says_so(opened: Open, length: int) -> None:
    page = opened(HERE + LINK[:length])
    state(page)
    assert said.WIDGET["cut"] in page.locator(".sp-rp__notice").inner_text()
    page.get_by_role("button", name=said.WIDGET["next"], exact=True).click()
    assert not page.locator(".sp-rp__notice").is_visible()


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("#step=3", (3, None, None)),
        ("#ruleset=pierer-1863&step=2", (2, "Pierer 1863", said.WIDGET["alone"])),
        (
            "#ruleset=pierer-1863&against=altenburg-1988&line=main&step=12",
            (12, "Pierer 1863", "Altenburg 1988"),
        ),
        ("#step=5&ruleset=altenburg-1988", (5, "Altenburg 1988", said.WIDGET["alone"])),
    ],
)
def test_a_link_written_by_hand(opened: Open, written: str, expected: tuple[Any, ...]) -> None:
    page = opened(HERE + written)
    shown = state(page)
    assert [a == b for a, b in zip(shown, expected, strict=True) if b is not None].count(False) == 0
    assert not page.locator(".sp-rp__notice").is_visible()


@pytest.mark.parametrize(
    ("written", "unknown"),
    [
        ("#ruleset=nobody-1900&step=4", "nobody-1900"),
        ("#line=none&step=4&end", "none"),
        ("#step=-4", "-4"),
        ("#step=x", "x"),
    ],
)
def test_what_a_link_asks_for_in_vain_is_named(opened: Open, written: str, unknown: str) -> None:
    page = opened(HERE + written)
    state(page)
    notice = page.locator(".sp-rp__notice").inner_text()
    assert said.WIDGET["unknown"].format(what=unknown) in notice


def test_a_link_that_takes_its_time_does_not_undo_the_next(opened: Open) -> None:
    """Whether a book of an unknown name is one of the reader's own, a script must come to tell."""
    page = opened(HERE)
    state(page)
    files = Files(page, "**/js/part-*.mjs")
    page.evaluate("location.hash = '#ruleset=nobody-1900&step=4&end'")
    files.wait()
    page.evaluate("location.hash = '#step=6&end'")
    page.wait_for_function(f"() => ({SHOWN})()?.[0] === '6'")
    asked = files.waiting[0].request.url
    files.release()
    page.evaluate("address => import(address).then(() => {})", asked)
    assert state(page)[0] == 6
    assert not page.locator(".sp-rp__notice").is_visible()


def test_script_and_build_write_the_same_links(opened: Open) -> None:
    page = opened(HERE + LINK)
    state(page)
    page.get_by_role("button", name=said.WIDGET["next"], exact=True).click()
    assert page.evaluate("location.hash") == moment("main", BOOKS[0], step=8, against=BOOKS[1])
