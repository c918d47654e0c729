"""Playing on in the laboratory and on a deal's own page: what is allowed, why something is not, and what it paid everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from spadille.game import replay
from spadille.io.records import record_from_data
from spadille.lab.serve import answer
from spadille.site import faces
from spadille.site.edition import Edition
from spadille.site.here import address, deal_page
from spadille.site.replay.moment import moment
from spadille.site.words import lab_play
from spadille.site.words import replay as replayed
from support.bench import HERE, SLOW, WORDS, Bench, bench
from support.calling import as_program
from support.record_files import GOOD
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page

BOOK = "altenburg-1988"
POT = "pot.stake"
WITH_A_POT = "encyclopaedia-ru-paper"
LAST = 29
PUBLISHED = "prime-in-bells"
CHOICES = ".sp-play__choice"
FOCUSED = "document.activeElement.className"


@pytest.fixture(scope="module")
def lab(opened_long: Open) -> Bench:
    """One page, and in it one engine, for all tests of this file."""
    return bench(opened_long(HERE, reduced_motion="reduce", accept_downloads=True))


@pytest.fixture
def led(lab: Bench) -> Bench:
    """A Frage in which forehand has led spadille: whoever has trumps must play one."""
    lab.open(GOOD)
    lab.page.wait_for_selector(CHOICES)
    lab.page.locator(".sp-play select").select_option("all")
    lab.settled()
    lab.choose("CQ")
    return lab


def engine(method: str, **params: Any) -> Any:
    """Return what the engine answers outside the browser."""
    return json.loads(answer(json.dumps({"method": method, "params": params})))["result"]


def plain(text: str) -> str:
    """Return a text without the cards in it, which a page shows as signs."""
    return " ".join(re.sub(r"\{\w+\}", " ", text).split())


def tab_to(page: Page, kind: str) -> None:
    """Press the tabulator key until something of a class has the focus."""
    for _ in range(90):
        if kind in page.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the tabulator key does not lead to {kind}")


def test_the_engine_s_choices_are_offered_as_buttons_and_on_the_board(led: Bench) -> None:
    options = engine("options", record=led.record(), book=BOOK)
    said = led.page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.action)")
    assert said == [choice["action"] for choice in options["choices"]]
    picks = led.page.locator("[data-pick]").evaluate_all(
        "all => all.map(one => [one.dataset.pick, one.getAttribute('aria-disabled')])"
    )
    cards = {card for card, _ in picks}
    assert cards == set(led.record()["hands"]["middlehand"].split())
    assert {card for card, barred in picks if barred is None} == set(said)
    assert "Middlehand" in led.page.locator(".sp-play__turn").inner_text()


def test_a_card_that_is_not_allowed_says_why_with_the_rule_and_where_it_stands(led: Bench) -> None:
    before = led.record()
    options = engine("options", record=before, book=BOOK)
    barred = next(entry for entry in options["barred"] if entry["action"] == "HK")
    led.page.locator("[data-pick=HK]").dispatch_event("click")
    reason = led.page.locator(".sp-play__reason")
    expect(reason).to_be_visible()
    text = " ".join(reason.inner_text().split())
    for rule in barred["rulings"]:
        assert rule["question"] in text
        assert all(cite in text for cite in rule["cites"])
        assert lab_play.WIDGET[f"grade.{rule['grade']}"] in text
        assert reason.locator(f"a[href$='{rule['page']}']").count() == 1
    assert len(barred["rulings"]) > 0
    assert led.record() == before
    told = led.page.locator(".sp-play__not li").count()
    assert told == len(options["barred"])


def test_what_was_done_is_taken_back(led: Bench) -> None:
    before = led.record()
    led.choose("D8")
    assert led.record() != before
    led.do("back")
    assert led.record() == before
    expect(led.page.locator(CHOICES).first).to_be_visible()


def test_an_earlier_step_is_no_place_to_play_until_one_takes_over(led: Bench) -> None:
    led.choose("D8")
    led.page.locator(".sp-rp__button--first").click()
    led.settled()
    expect(led.page.locator(".sp-play__turn")).to_have_text(lab_play.WIDGET["earlier"])
    assert led.page.locator("[data-pick]").count() == 0
    led.do("resume")
    expect(led.page.locator(CHOICES).first).to_be_visible()
    led.page.locator(".sp-rp__button--first").click()
    led.settled()
    led.do("fromStart")
    assert led.record()["lines"] == [{"id": "bare", "auction": []}]
    led.do("undo")
    assert led.record()["lines"][0]["play"] == ["CQ D8 ..."]


def test_a_whole_deal_by_keys_alone_against_the_plain_player(lab: Bench) -> None:
    page = lab.page
    lab.field("seed").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("1834")
    page.keyboard.press("Enter")
    page.wait_for_selector(CHOICES, timeout=SLOW)
    lab.settled()
    for _ in range(90):
        if page.evaluate("document.activeElement.matches('.sp-play select')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.type("Dealer")
    lab.settled()
    assert page.locator(".sp-play select").input_value() == "dealer"
    scores = page.locator(".sp-play__paid")
    done = 0
    while not scores.is_visible():
        tab_to(page, "sp-play__choice")
        page.keyboard.press("Enter")
        lab.settled()
        done += 1
        assert done < 20
    assert done >= 8
    trace = replay(record_from_data(lab.record(), "r"), _book(BOOK))
    assert trace.status == "complete"
    did = page.locator(".sp-play__deeds li")
    assert did.count() > 0
    assert all(why.strip() for why in page.locator(".sp-play__why").all_inner_texts())
    page.locator(".sp-play select").select_option("all")


def test_the_other_hands_can_lie_face_down(lab: Bench) -> None:
    lab.deal("1834")
    page = lab.page
    page.locator(".sp-play select").select_option("dealer")
    lab.settled()
    assert page.locator("sp-replayer .sp-plate .sp-hidden:visible").count() == 4
    lab.page.get_by_label(WORDS["blind"], exact=True).check()
    plates = page.locator("sp-replayer .sp-plate").evaluate_all(
        "all => all.map(one => getComputedStyle(one.querySelector('.sp-hidden')).display !== 'none')"
    )
    assert plates == [False, False, False, True]
    seen = page.locator("sp-replayer .sp-pc[data-spot=h] .sp-playing-card:visible").count()
    assert seen == 8
    lab.choose("pass")
    assert page.locator("sp-replayer [data-seen]").count() == 1
    lab.do("finish")
    assert page.locator("sp-replayer [data-seen]").count() == 0
    page.locator(".sp-play select").select_option("all")


def test_every_book_pays_what_the_command_line_says(lab: Bench, edition: Edition) -> None:
    lab.deal("1834")
    lab.do("finish")
    rows = lab.page.locator(".sp-play__paid tbody tr")
    expect(rows).to_have_count(len(edition.rulesets), timeout=SLOW)
    record = record_from_data(lab.record(), "r")
    for row, ruleset in zip(rows.all(), edition.rulesets, strict=True):
        trace = replay(record, ruleset)
        scores = [faces.amount(gain) for gain in trace.scores.values()] if trace.scores else ["–"] * 4
        assert row.locator("td").all_inner_texts() == scores, ruleset.id
        assert row.get_attribute("data-status") == trace.status
        assert ruleset.title in row.locator("th").inner_text()
    assert lab.page.locator(".sp-play__row--played th a").inner_text() == _book(BOOK).title


def test_what_is_saved_is_read_by_the_command_line(lab: Bench, tmp_path: Path) -> None:
    lab.deal("7")
    lab.do("finish")
    with lab.page.expect_download() as found:
        lab.button("download").click()
    path = tmp_path / found.value.suggested_filename
    found.value.save_as(path)
    called = as_program("replay", path, "--ruleset", BOOK, "--json")
    assert (called.status, called.err) == (0, "")
    assert (called.data["record"], called.data["status"]) == ("seed-7", "complete")
    assert called.out.rstrip("\n") == engine("replay", record=lab.record(), book=BOOK)["trace"]
    lab.button("copyText").click()
    expect(lab.page.locator(".sp-lab__copied")).to_have_value(path.read_text(encoding="utf-8"))


def test_in_place_on_a_deal_s_page_and_kept_in_its_address(opened: Open) -> None:
    page = opened(address(deal_page(PUBLISHED)) + moment("main", BOOK, step=12), reduced_motion="reduce")
    page.wait_for_selector("sp-replayer[data-state=ready]")
    page.get_by_role("button", name=replayed.WIDGET["playon"], exact=True).click()
    page.wait_for_selector(CHOICES, timeout=SLOW)
    _quiet(page)
    page.locator(CHOICES).first.click()
    _quiet(page)
    record = page.evaluate("document.querySelector('sp-replayer').record()")
    assert len(record["lines"]) == 1
    assert "#deal=" in page.url
    page.reload()
    page.wait_for_selector(CHOICES, timeout=SLOW)
    _quiet(page)
    assert page.evaluate("document.querySelector('sp-replayer').record()")["lines"] == record["lines"]
    page.get_by_role("button", name=WORDS["back"], exact=True).click()
    _quiet(page)
    fewer = page.evaluate("document.querySelector('sp-replayer').record()")["lines"][0]
    assert len(json.dumps(fewer)) < len(json.dumps(record["lines"][0]))
    assert page.locator(".sp-lab__link").input_value() == page.url


def test_the_deal_of_the_page_is_brought_back(opened: Open) -> None:
    page = opened(address(deal_page(PUBLISHED)) + moment("main", BOOK, step=12), reduced_motion="reduce")
    page.wait_for_selector("sp-replayer[data-state=ready]")
    page.get_by_role("button", name=replayed.WIDGET["playon"], exact=True).click()
    page.wait_for_selector(CHOICES, timeout=SLOW)
    _quiet(page)
    page.get_by_role("button", name=WORDS["undo"], exact=True).click()
    expect(page.locator(".sp-rp__slider")).to_have_value("12")
    assert "#line=main" in page.url
    assert "step=12" in page.url


# Whatever is shown of what may be done, and what the plain player is said to have done beside how far the table is.
SEEN = """() => {
  window.seen = {may: new Set(), who: 0, ahead: 0};
  const look = () => {
    const group = document.querySelector('.sp-play__may');
    if (group.checkVisibility() && group.childElementCount) window.seen.may.add(group.getAttribute('aria-label'));
    window.seen.who += document.querySelectorAll('.sp-play__who').length;
    const {deal, state} = document.querySelector('sp-replayer');
    const last = document.querySelector('.sp-rp__slider').max;
    const done = document.querySelectorAll('.sp-play__deeds li').length;
    if (done && document.querySelector('sp-replayer').state.step < last - 1) window.seen.ahead += 1;
  };
  new MutationObserver(look).observe(document.querySelector('sp-lab'), {childList: true, subtree: true, attributes: true});
}"""


def test_who_plays_one_hand_sees_nothing_of_what_the_others_may_do(opened: Open) -> None:
    """With motion, so that the others' cards come one after the other."""
    lab = bench(opened(HERE))
    lab.deal("1834")
    page = lab.page
    page.locator(".sp-play select").select_option("dealer")
    lab.settled()
    page.evaluate(SEEN)
    for _ in range(2):
        page.locator(CHOICES).first.click()
        lab.settled()
        if not page.locator(CHOICES).count():
            break
    seen = page.evaluate("({may: [...window.seen.may], who: window.seen.who, ahead: window.seen.ahead})")
    assert seen["may"] == [WORDS["may"].format(seat=WORDS["seat.dealer"])]
    assert (seen["who"], seen["ahead"]) == (0, 0)


def test_before_the_engine_is_there_nothing_can_be_pressed(opened: Open) -> None:
    page = opened(address(deal_page(PUBLISHED)) + moment("main", BOOK, step=3))
    page.wait_for_selector("sp-replayer[data-state=ready]")
    page.evaluate(
        """() => {
          window.early = [];
          new MutationObserver(() => {
            const panel = document.querySelector('.sp-play');
            if (panel && !panel.querySelector('.sp-play__turn').textContent)
              window.early.push(...[...panel.querySelectorAll('button, summary, select')].filter(one => one.checkVisibility()).map(one => one.textContent));
          }).observe(document.querySelector('sp-replayer'), {childList: true, subtree: true});
        }"""
    )
    page.get_by_role("button", name=replayed.WIDGET["playon"], exact=True).click()
    page.wait_for_selector(CHOICES, timeout=SLOW)
    assert page.evaluate("window.early") == []


@pytest.mark.parametrize("book", [BOOK, WITH_A_POT])
def test_the_books_are_held_against_the_one_that_was_played_by(opened: Open, book: str) -> None:
    page = opened(address(deal_page(PUBLISHED)) + moment("main", book, step=LAST), reduced_motion="reduce")
    page.wait_for_selector("sp-replayer[data-state=ready]")
    page.get_by_role("button", name=replayed.WIDGET["playon"], exact=True).click()
    rows = page.locator(".sp-play__paid tbody tr")
    expect(page.locator(".sp-play__row--played")).to_contain_text(_book(book).title, timeout=SLOW)
    record = page.evaluate("document.querySelector('sp-replayer').record()")
    told = engine("scores", record=record, line="main", base=book)
    assert any(entry["parts"] for entry in told)
    for row, entry in zip(rows.all(), told, strict=True):
        parts = entry["parts"]
        links = row.locator("a.sp-play__points")
        assert links.all_inner_texts() == [point["id"] for point in (parts["points"] if parts else ())]
        said = (
            WORDS["played"] if entry["spec"] == book else WORDS["same"] if parts is None else entry["title"]
        )
        expect(row.locator("th")).to_contain_text(said)
    links = rows.locator("a.sp-play__points", has_text=POT)
    assert {(link.get_attribute("href") or "").partition("points/")[2] for link in links.all()} == {f"{POT}/"}


def _book(spec: str) -> Any:
    from spadille.library import load_ruleset

    return load_ruleset(spec)


def _quiet(page: Page) -> None:
    for busy in (".sp-play[aria-busy]", "sp-replayer[data-writing]"):
        expect(page.locator(busy)).to_have_count(0, timeout=SLOW)
