"""Words of the glossary in a browser: by keyboard, by pointer, by finger, and without scripts; and copying a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from spadille.site import words
from spadille.site.edition import Edition
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PAGE = "relatives/quadrille/"
WORD = "a.sp-gloss"
MEANING = "#sp-gloss-meaning"
MEANINGS = "**/data/glossary.json"


def meaning(edition: Edition, page: Page, place: int = 0) -> str:
    """Return the definition of a marked word of the page, which is the first."""
    term = (page.locator(WORD).nth(place).get_attribute("href") or "").partition("#")[2]
    return edition.glossary.terms[term].means


def test_by_keyboard_alone(opened: Open, edition: Edition) -> None:
    page = opened(PAGE)
    first = page.locator(WORD).first
    first.scroll_into_view_if_needed()
    # The link before the word, and from there one step.
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('a.sp-gloss')"):
            break
    page.wait_for_selector(MEANING)
    box = page.locator(MEANING)
    assert meaning(edition, page) in box.inner_text()
    assert box.get_attribute("role") == "tooltip"
    assert first.get_attribute("aria-describedby") == box.get_attribute("id")
    page.keyboard.press("Escape")
    assert not box.is_visible()
    assert first.get_attribute("aria-describedby") is None
    assert page.evaluate("document.activeElement.matches('a.sp-gloss')")
    page.keyboard.press("Enter")
    page.wait_for_url("**/glossary/#*")


def test_it_leaves_when_the_keyboard_goes_on(opened: Open) -> None:
    page = opened(PAGE)
    page.locator(WORD).first.focus()
    page.wait_for_selector(MEANING)
    page.locator("h1").click()
    assert not page.locator(MEANING).is_visible()


def test_the_pointer_may_rest_on_the_meaning(opened: Open, edition: Edition) -> None:
    page = opened(PAGE)
    page.locator(WORD).first.hover()
    page.wait_for_selector(MEANING)
    page.locator(MEANING).hover()
    page.wait_for_timeout(400)
    assert meaning(edition, page) in page.locator(MEANING).inner_text()
    page.locator("h1").hover()
    page.wait_for_selector(MEANING, state="hidden")


def test_the_meanings_are_fetched_once_and_only_when_wanted(opened: Open) -> None:
    page = opened(PAGE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/data/" in request.url else None)
    page.wait_for_timeout(200)
    assert asked == []
    for place in range(3):
        page.locator(WORD).nth(place).focus()
        page.wait_for_selector(MEANING)
    assert [url.rpartition("/")[2] for url in asked] == ["glossary.json"]


def test_a_finger_first_reads_and_then_follows(opened: Open, edition: Edition) -> None:
    page = opened(PAGE, size="telephone", has_touch=True, is_mobile=True)
    word = page.locator(WORD).first
    word.tap()
    page.wait_for_selector(MEANING)
    assert meaning(edition, page) in page.locator(MEANING).inner_text()
    assert "glossary" not in page.url
    word.tap()
    page.wait_for_url("**/glossary/#*")


def test_a_finger_reads_every_word_before_it_follows_one(opened: Open, edition: Edition) -> None:
    page = opened(PAGE, size="telephone", has_touch=True, is_mobile=True)
    for place in (0, 1, 2, 1):
        page.locator(WORD).nth(place).tap()
        page.locator(MEANING, has_text=meaning(edition, page, place)).wait_for()
        page.locator("h1").tap()
        page.wait_for_selector(MEANING, state="hidden")
    assert "glossary" not in page.url
    page.locator(WORD).first.tap()
    page.wait_for_selector(MEANING)
    page.locator(WORD).first.tap()
    page.wait_for_url("**/glossary/#*")


@pytest.mark.parametrize("comes", ["late", "never"])
def test_a_finger_follows_a_word_whose_meaning_does_not_come(
    browser: Browser, server: str, comes: str
) -> None:
    page = browser.new_page(has_touch=True, is_mobile=True)
    page.route(MEANINGS, lambda route: route.abort() if comes == "never" else None)
    page.goto(server + PAGE)
    with page.expect_request(MEANINGS):
        page.locator(WORD).first.tap()
    page.locator(WORD).first.tap()
    page.wait_for_url("**/glossary/#*")
    page.context.close()


def test_meanings_that_did_not_come_are_fetched_for_the_next_word(
    browser: Browser, server: str, edition: Edition
) -> None:
    page = browser.new_page()
    page.route(MEANINGS, lambda route: route.abort())
    page.goto(server + PAGE)
    with page.expect_request(MEANINGS) as asked:
        page.locator(WORD).first.focus()
    # What is asked for after it fails after it.
    page.evaluate("(address) => fetch(address).catch(() => {})", asked.value.url)
    page.unroute_all()
    page.locator(WORD).nth(1).focus()
    page.locator(MEANING, has_text=meaning(edition, page, 1)).wait_for()
    page.context.close()


@pytest.mark.parametrize("size", ["screen", "telephone"])
def test_the_meaning_stays_inside_the_window(opened: Open, size: str) -> None:
    page = opened(PAGE, size=size)
    width = page.evaluate("document.documentElement.clientWidth")
    for place in range(page.locator(WORD).count()):
        word = page.locator(WORD).nth(place)
        word.focus()
        page.wait_for_selector(MEANING)
        box, around = page.locator(MEANING).bounding_box(), word.bounding_box()
        assert box is not None
        assert around is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width


def test_without_scripts_a_word_is_a_link(opened: Open) -> None:
    page = opened(PAGE, java_script_enabled=False)
    page.locator(WORD).first.click()
    page.wait_for_url("**/glossary/#*")


def test_a_form_is_copied(opened: Open, edition: Edition) -> None:
    source = next(
        s for s in edition.sources.values() if s.open and any(r.source == s.id for r in edition.rulesets)
    )
    page = opened(f"sources/{source.id}/", permissions=["clipboard-read", "clipboard-write"])
    form = page.locator("sp-form").first
    form.get_by_role("button", name=words.FORM_COPY).click()
    form.get_by_role("status").get_by_text(words.FORM_COPIED).wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.rstrip("\n") == (form.locator("pre").text_content() or "").rstrip("\n")
    assert f"contribution: {source.id}" in copied


def test_where_copying_is_not_allowed_the_form_is_selected(opened: Open, edition: Edition) -> None:
    source = next(s for s in edition.sources.values() if s.open)
    page = opened(f"sources/{source.id}/")
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    page.get_by_role("button", name=words.FORM_COPY).first.click()
    page.get_by_text(words.FORM_NOT_COPIED).wait_for()
    assert f"contribution: {source.id}" in page.evaluate("String(window.getSelection())")


def test_without_scripts_the_form_is_there_and_can_be_scrolled(opened: Open, edition: Edition) -> None:
    source = next(s for s in edition.sources.values() if s.open)
    page = opened(f"sources/{source.id}/", java_script_enabled=False)
    assert f"contribution: {source.id}" in page.locator("sp-form pre").inner_text()
    assert page.locator("sp-form button").count() == 0
    assert page.locator("sp-form section").get_attribute("tabindex") == "0"
