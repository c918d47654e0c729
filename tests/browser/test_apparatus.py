"""Notes beside the rules in a browser: by mouse, by finger, by keyboard, without scripts, on paper; and citing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from spadille.site.words import apparatus as said
from support.axe import faults

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

RULES = "rulesets/altenburg-1988/"
QUESTION = "points/auction.two_queens/"
POINT = "auction.two_queens"
MARK = f"[popovertarget='note.{POINT}'].sp-mark"
PANEL = f"[id='note.{POINT}']"

Open = Callable[..., "Page"]


@pytest.fixture
def opened(browser: Browser, server: str) -> Iterator[Open]:
    """Open a page; at the end, nothing may have gone elsewhere and nothing been complained of."""
    complaints: list[str] = []
    contexts = []

    def open_page(path: str = RULES, *, width: int = 1280, **options: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": 900}, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "request",
            lambda request: (
                None if request.url.startswith((server, "data:", "blob:")) else complaints.append(request.url)
            ),
        )
        page.goto(server + path, wait_until="load")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_press_on_a_number_shows_the_note(opened: Open, *, scripts: bool) -> None:
    page = opened(java_script_enabled=scripts)
    panel = page.locator(PANEL)
    assert not panel.is_visible()
    page.locator(MARK).click()
    assert panel.is_visible()
    assert "must bid" in panel.inner_text()
    page.locator(f"{PANEL} .sp-panel__close").click()
    assert not panel.is_visible()


def test_the_keyboard_does_it_all(opened: Open) -> None:
    page = opened()
    page.locator(MARK).focus()
    page.keyboard.press("Enter")
    assert page.locator(PANEL).is_visible()
    page.keyboard.press("Tab")
    assert page.evaluate(
        "id => document.getElementById(id).contains(document.activeElement)", f"note.{POINT}"
    )
    page.keyboard.press("Escape")
    assert not page.locator(PANEL).is_visible()
    assert page.evaluate("selector => document.activeElement.matches(selector)", MARK)


def test_a_number_in_focus_is_seen(opened: Open) -> None:
    page = opened()
    page.locator(MARK).focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    style = page.locator(MARK).evaluate("mark => getComputedStyle(mark).outlineStyle")
    assert style != "none"


def test_a_resting_mouse_shows_the_note_and_takes_it_away(opened: Open) -> None:
    page = opened()
    page.locator(MARK).hover()
    page.locator(PANEL).wait_for(state="visible")
    page.mouse.move(5, 300)
    page.locator(PANEL).wait_for(state="hidden")


def test_a_note_stays_while_the_mouse_is_in_it_and_when_it_is_pressed(opened: Open) -> None:
    page = opened()
    page.locator(MARK).hover()
    page.locator(PANEL).wait_for(state="visible")
    page.locator(PANEL).hover()
    page.wait_for_timeout(600)
    assert page.locator(PANEL).is_visible()
    page.mouse.move(5, 300)
    page.locator(PANEL).wait_for(state="hidden")
    page.locator(MARK).hover()
    page.locator(PANEL).wait_for(state="visible")
    page.locator(MARK).click()
    page.mouse.move(5, 300)
    page.wait_for_timeout(600)
    assert page.locator(PANEL).is_visible()


@pytest.mark.parametrize("width", [400, 800, 1280])
def test_a_note_keeps_within_the_window(opened: Open, width: int) -> None:
    page = opened(width=width)
    for number in (0, 5, -1):
        page.locator(".sp-mark").nth(number).click()
        box = page.locator(".sp-panel:popover-open").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 900
        page.keyboard.press("Escape")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width


def test_a_finger_can_hit_a_number(opened: Open) -> None:
    page = opened(width=400, has_touch=True)
    size = page.locator(MARK).evaluate(
        "mark => { const style = getComputedStyle(mark, '::after'); return [style.width, style.height].map(parseFloat); }"
    )
    assert min(size) >= 24


def test_a_sentence_has_its_address(opened: Open) -> None:
    page = opened(f"{RULES}#{POINT}")
    assert page.locator(f"[id='{POINT}']").evaluate("said => said.matches(':target')")
    box = page.locator(f"[id='{POINT}']").bounding_box()
    assert box is not None
    assert 0 < box["y"] < 900


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", [RULES, "rulesets/hammer-1811/", QUESTION, "points/game/", "points/"])
def test_axe_finds_nothing_with_a_note_open_or_closed(opened: Open, path: str, scheme: str) -> None:
    page = opened(path, color_scheme=scheme)
    if page.locator(".sp-mark--conjectured").count():
        page.locator(".sp-mark--conjectured").first.click()
    assert faults(page) == []


@pytest.mark.parametrize("width", [400, 800, 1280])
@pytest.mark.parametrize("path", [RULES, QUESTION, "points/game/", "points/"])
def test_no_page_is_wider_than_the_window(opened: Open, path: str, width: int) -> None:
    page = opened(path, width=width)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width


def test_on_paper_every_note_is_open(opened: Open) -> None:
    page = opened()
    page.emulate_media(media="print")
    closed = page.locator(".sp-panel").evaluate_all(
        "panels => panels.filter(panel => getComputedStyle(panel).display === 'none').length"
    )
    assert closed == 0
    assert not page.locator(".sp-panel__close").first.is_visible()


def test_citations_are_copied_with_the_whole_address(opened: Open, server: str) -> None:
    page = opened(QUESTION, permissions=["clipboard-read", "clipboard-write"])
    page.locator(".sp-citebox summary").click()
    page.locator(".sp-citebox .sp-copy").first.click()
    page.locator(".sp-citebox .sp-copy", has_text=said.COPIED).wait_for()
    assert f"<{server}{QUESTION}>" in page.evaluate("navigator.clipboard.readText()")


def test_a_citation_names_the_ruling_in_the_address(opened: Open, server: str) -> None:
    page = opened(f"{RULES}#{POINT}")
    page.locator(".sp-citebox summary").click()
    texts = page.locator(".sp-citebox code").all_inner_texts()
    assert all(f"{server}{RULES}#{POINT}" in text for text in texts)
    for place in ("play.first_lead", "ruling.play.first_lead"):
        page.evaluate("place => location.hash = place", place)
        page.locator(".sp-citebox code", has_text=f"{RULES}#play.first_lead").first.wait_for()
        text, bibtex, csl = page.locator(".sp-citebox code").all_inner_texts()
        assert "Altenburg 1988, play.first_lead”" in text
        assert r"title = {{Altenburg 1988, play.first\_lead}}" in bibtex
        item = json.loads(csl)
        assert item["title"] == "Altenburg 1988, play.first_lead"
        assert bibtex.startswith(f"@incollection{{{item['id']},")
        assert item["id"] == "spadille-rulesets-altenburg-1988-play-first-lead"
    page.evaluate("location.hash = 'nowhere'")
    page.locator(".sp-citebox code", has_text=f"{RULES}>").first.wait_for()


def test_the_address_of_a_ruling_can_be_copied(opened: Open, server: str) -> None:
    page = opened(permissions=["clipboard-read", "clipboard-write"])
    page.locator(MARK).click()
    page.locator(f"{PANEL} .sp-copy").click()
    page.locator(f"{PANEL} .sp-copy", has_text=said.COPIED).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == f"{server}{RULES}#{POINT}"


def test_without_scripts_the_citations_are_there(opened: Open) -> None:
    page = opened(QUESTION, java_script_enabled=False)
    page.locator(".sp-citebox summary").click()
    assert page.locator(".sp-citebox code").first.is_visible()
    assert QUESTION in page.locator(".sp-citebox code").first.inner_text()
    assert page.locator(".sp-copy").count() == 0
