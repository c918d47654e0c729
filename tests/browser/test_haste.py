"""Readers who do not wait: nothing that is under way undoes what they did since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from spadille.site.here import address, deal_page
from spadille.site.replay.moment import moment
from spadille.site.words import lab_play
from spadille.site.words import replay as replayed
from support.bench import HERE, SLOW, WORDS, Bench, bench
from support.exchange import exchanging
from support.held import Files, Held, held
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PUBLISHED = "prime-in-bells"
OWN = address(deal_page(PUBLISHED))
BOOK = "altenburg-1988"
DOOR = ".sp-rp__door:nth-child(2)"
CHOICE = ".sp-play__choice"
LATER = "**/js/part-*.mjs"
PLAYER = "document.querySelector('sp-replayer')"


@pytest.fixture(scope="module")
def lab(opened_long: Open) -> Bench:
    """One page, and in it one engine, for all tests on the laboratory's table."""
    return bench(opened_long(HERE, reduced_motion="reduce"))


@pytest.fixture
def own(opened: Open) -> Page:
    """A deal's own page, at its twelfth step."""
    page = opened(OWN + moment("main", BOOK, step=12), reduced_motion="reduce")
    page.wait_for_selector("sp-replayer[data-state=ready]")
    return page


def press_deal(lab: Bench, seed: str) -> None:
    """Deal, and do not wait for it."""
    lab.field("seed").fill(seed)
    lab.page.locator(".sp-lab__bar .sp-lab__main").click()


def coming(lab: Bench, server: str) -> Held:
    """Ask for a random deal, which does not come yet, in the place of another."""
    lab.deal("111")
    answers = held(lab.page, server, "deal")
    lab.button("fresh").click()
    answers.wait()
    return answers


def named(lab: Bench, seed: str) -> None:
    """Expect the deal of a seed on the table, in the address and in the link."""
    lab.settled()
    expect(lab.title).to_have_text(f"A random deal, seed {seed}")
    assert lab.link == lab.page.url


def playing(page: Page) -> None:
    """Take over on a deal's own page."""
    page.locator(DOOR).click()
    page.wait_for_selector(CHOICE, timeout=SLOW)
    settled(page)


def settled(page: Page) -> None:
    for busy in (".sp-play[aria-busy]", "sp-replayer[data-writing]"):
        expect(page.locator(busy)).to_have_count(0, timeout=SLOW)


def record(page: Page) -> Any:
    return page.evaluate(f"{PLAYER}.record()")


def test_the_deal_that_was_asked_for_last_is_shown(lab: Bench, server: str) -> None:
    lab.deal("1")
    answers = held(lab.page, server, "deal")
    press_deal(lab, "2")
    answers.wait()
    lab.field("published").select_option(PUBLISHED)
    lab.button("open").click()
    lab.settled()
    title, url = lab.title.inner_text(), lab.page.url
    assert "seed" not in title
    answers.release()
    lab.settled()
    expect(lab.title).to_have_text(title)
    assert lab.page.url == url


def test_forward_takes_back_what_back_has_asked_for(lab: Bench, server: str) -> None:
    lab.deal("111")
    lab.deal("222")
    answers = held(lab.page, server, "unlink")
    lab.page.go_back()
    answers.wait()
    lab.page.go_forward()
    expect(lab.page).to_have_url(lab.link)
    answers.release()
    named(lab, "222")
    lab.page.go_back()
    named(lab, "111")


def test_a_deal_keeps_its_place_in_the_history_though_the_reader_goes_on(lab: Bench, server: str) -> None:
    lab.deal("111")
    answers = held(lab.page, server, "link")
    press_deal(lab, "222")
    answers.wait()
    lab.page.get_by_role("button", name=replayed.WIDGET["last"], exact=True).click()
    answers.wait(2)
    answers.release()
    named(lab, "222")
    lab.page.go_back()
    named(lab, "111")


def test_a_seed_that_is_typed_while_a_deal_comes_is_not_lost(lab: Bench, server: str) -> None:
    answers = coming(lab, server)
    lab.field("seed").fill("77")
    answers.release()
    lab.settled()
    expect(lab.title).not_to_have_text("A random deal, seed 111")
    assert lab.field("seed").input_value() == "77"


def test_cards_that_are_laid_while_a_deal_comes_stay_laid(lab: Bench, server: str) -> None:
    answers = coming(lab, server)
    lab.panel("edit")
    lab.button("clear").click()
    lab.page.locator(".sp-ed__rack .sp-ed__card").first.click()
    answers.release()
    lab.settled()
    expect(lab.title).not_to_have_text("A random deal, seed 111")
    expect(lab.page.locator(".sp-ed__rack .sp-ed__card")).to_have_count(31)
    assert lab.page.locator(".sp-ed__rack").is_visible()
    lab.button("edit").click()


def test_a_call_for_the_deal_before_is_not_made_in_the_next(lab: Bench, server: str) -> None:
    lab.deal("333")
    answers = held(lab.page, server, "act")
    lab.page.locator(f"{CHOICE}[data-action=pass]").click()
    answers.wait()
    press_deal(lab, "444")
    expect(lab.title).to_have_text("A random deal, seed 444", timeout=SLOW)
    answers.release()
    named(lab, "444")
    assert "auction" not in lab.record()["lines"][0] or lab.record()["lines"][0]["auction"] == []
    expect(lab.page.locator(f"{CHOICE}[data-action=pass]")).to_be_visible()


def test_who_goes_back_while_a_call_is_made_is_told_where_the_table_stands(lab: Bench, server: str) -> None:
    lab.deal("333")
    answers = held(lab.page, server, "options")
    lab.page.locator(f"{CHOICE}[data-action=pass]").click()
    answers.wait()
    lab.page.get_by_role("button", name=replayed.WIDGET["back"], exact=True).click()
    answers.release()
    lab.settled()
    expect(lab.page.locator(".sp-play__turn")).to_have_text(lab_play.WIDGET["earlier"])
    expect(lab.page.locator(CHOICE).first).to_be_hidden()


def test_who_leaves_the_page_is_not_followed_by_its_address(opened: Open, server: str) -> None:
    lab = bench(exchanging(opened(HERE, reduced_motion="reduce")))
    lab.deal("1")
    answers = held(lab.page, server, "link")
    press_deal(lab, "2")
    answers.wait()
    lab.page.locator(".md-tabs__link", has_text="Scoring").click()
    lab.page.wait_for_selector("sp-calculator", timeout=SLOW)
    answers.release()
    assert lab.page.url == f"{server}scoring/"


def test_what_the_plain_player_does_ends_where_the_deal_is_brought_back(own: Page, server: str) -> None:
    before = record(own)
    playing(own)
    answers = held(own, server, "auto")
    own.get_by_role("button", name=WORDS["finish"], exact=True).click()
    answers.wait()
    own.get_by_role("button", name=WORDS["undo"], exact=True).click()
    expect(own.locator(".sp-rp__slider")).to_have_value("12")
    answers.release()
    settled(own)
    assert record(own) == before
    assert own.url.endswith(OWN + moment("main", BOOK, step=12))


def test_the_deal_is_brought_back_before_its_address_has_changed(own: Page, server: str) -> None:
    before = record(own)
    own.locator(DOOR).focus()
    answers = held(own, server, "link")
    own.keyboard.press("Enter")
    own.wait_for_selector(CHOICE, timeout=SLOW)
    answers.wait()
    assert record(own) != before
    own.get_by_role("button", name=WORDS["undo"], exact=True).click()
    expect(own.locator(".sp-rp__slider")).to_have_value("12")
    answers.release()
    settled(own)
    assert record(own) == before
    assert own.url.endswith(OWN + moment("main", BOOK, step=12))


def test_a_panel_that_is_closed_before_its_script_has_come_leaves_the_deal_alone(
    own: Page, server: str
) -> None:
    before, url = record(own), own.url
    files = Files(own, LATER)
    own.locator(DOOR).click()
    files.wait()
    own.locator(DOOR).click()
    expect(own.locator(DOOR)).to_have_attribute("aria-expanded", "false")
    files.release()
    own.wait_for_selector(".sp-play", state="attached")
    held(own, server).release()
    settled(own)
    assert (record(own), own.url) == (before, url)
    playing(own)
    assert record(own) != before


def test_a_panel_that_is_closed_before_the_engine_has_come_leaves_the_deal_alone(
    own: Page, server: str
) -> None:
    before, url = record(own), own.url
    answers = held(own, server, "cut")
    own.locator(DOOR).click()
    answers.wait()
    own.locator(DOOR).click()
    answers.release()
    settled(own)
    assert (record(own), own.url) == (before, url)
    playing(own)
    assert record(own) != before


def test_a_link_to_a_place_in_the_page_leaves_the_played_deal_alone(own: Page) -> None:
    playing(own)
    played = record(own)
    own.evaluate("location.hash = '#books'")
    own.wait_for_function("() => location.hash === '#books'")
    own.get_by_role("button", name=replayed.WIDGET["back"], exact=True).click()
    settled(own)
    assert record(own) == played


def test_a_played_deal_whose_script_does_not_come_is_told_of(
    own: Page, browser: Browser, server: str
) -> None:
    playing(own)
    link = own.url.partition("#")[2]
    other = browser.new_page()
    other.goto(f"{server}{OWN}")
    other.wait_for_selector("sp-replayer[data-state=ready]")
    other.route(LATER, lambda route: route.abort())
    other.evaluate("hash => { location.hash = hash; }", link)
    expect(other.locator(".sp-rp__notice")).to_have_text(replayed.WIDGET["failed"])
    other.close()
