"""A deal in a link: it comes back whole, with whatever a chat program hangs on it; damaged, it is told, and nothing changes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from spadille.dealing import hands_of
from spadille.site.here import address, deal_page
from spadille.site.words import lab_deal as said
from support.bench import HERE, SLOW, Bench, bench
from support.record_files import FIVE, exchanged
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page

LONGEST = 300
RULE = "play.first_lead=declarer"
BOOKS = ("encyclopaedia-ru", f"encyclopaedia-ru+{RULE}")
PLAYED = exchanged(more=f"    play: {FIVE}, stop]\n")
FULL = exchanged({"CQ D7 SQ DA DK DQ C9 C8": "CQ D7 SQ DA DK DQ C9 C8"})
STEP = 7


@pytest.fixture(scope="module")
def lab(opened_long: Open) -> Bench:
    """One page, and in it one engine, for all tests of this file."""
    return bench(opened_long(HERE, reduced_motion="reduce"))


@pytest.fixture(scope="module")
def link(lab: Bench) -> str:
    """A link to a step of a deal under two books, one of them with a rule exchanged."""
    lab.open(PLAYED)
    shown = lab.page.evaluate(
        """async ([spec, beside, step]) => document.querySelector('sp-replayer').under(spec, beside, {step})""",
        [*BOOKS, STEP],
    )
    assert shown
    lab.settled()
    return lab.link


def follow(lab: Bench, hash_: str) -> None:
    """Put something behind the address by hand, and wait until the page has done with it."""
    lab.page.evaluate("hash => { location.hash = hash; }", hash_)
    lab.page.wait_for_timeout(60)
    lab.settled()


def behind(link: str) -> str:
    return link.partition("#")[2]


def test_a_link_brings_deal_line_books_rule_and_step(lab: Bench, link: str, opened: Open) -> None:
    follow(lab, behind(link))
    record, state = lab.record(), lab.state()
    assert (state["book"], state["beside"], state["step"]) == (*BOOKS, STEP)
    assert len(behind(link)) <= LONGEST
    assert "/a/b%20c/spadille/lab/#" in link
    other = bench(opened(HERE + "#" + behind(link), reduced_motion="reduce"))
    other.page.wait_for_selector("sp-replayer[data-state=ready]", timeout=SLOW)
    other.settled()
    assert other.state() == state
    assert other.record()["lines"] == record["lines"]
    assert other.record()["hands"] == record["hands"]
    assert other.page.url == link
    other.page.reload()
    other.page.wait_for_selector("sp-replayer[data-state=ready]", timeout=SLOW)
    other.settled()
    assert other.state() == state


def test_a_seed_of_nought_comes_back_as_what_it_was(lab: Bench) -> None:
    lab.deal("0")
    text = behind(lab.link)
    lab.deal("1")
    follow(lab, text)
    assert {seat: set(cards.split()) for seat, cards in lab.record()["hands"].items()} == {
        seat.value: set(hand) for seat, hand in hands_of(0).items()
    }
    assert lab.title.inner_text() == "A random deal, seed 0"


@pytest.mark.parametrize("sign", [".", ")", ">", "%29", ",", "!", "”", ").", "%20"])
def test_what_is_hung_on_a_link_does_not_matter(lab: Bench, link: str, sign: str) -> None:
    lab.deal("1")
    follow(lab, behind(link) + sign)
    assert (lab.notice.inner_text(), lab.state()["step"], lab.state()["beside"]) == ("", STEP, BOOKS[1])


def test_a_line_break_within_does_not_matter(lab: Bench, link: str) -> None:
    lab.deal("1")
    text = behind(link)
    follow(lab, f"{text[:30]}%0A{text[30:]}")
    assert (lab.notice.inner_text(), lab.state()["step"]) == ("", STEP)


def damaged(text: str) -> list[str]:
    """Return thirty things that a link can become on its way, none of which is one."""
    body = text.removeprefix("deal=").removesuffix("&end")
    cuts = [
        text[:-1],
        text[:-2],
        text[:-4],
        text[:-5],
        text[:-20],
        text[: len(text) // 2],
        text[:9],
        "deal=",
        "dea",
    ]
    bodies = [
        *("", "0", "1", "1" * 8, "9" + body[1:], body[:-1], body[1:], body[::-1], body * 2, body + "0"),
        *(body[:20] + "0" + body[21:], body[:20] + body[21:], body[:5] + body[6] + body[5] + body[7:]),
        *(
            "x" * 300,
            "A" * 5000,
            "../../etc/passwd",
            "<img src=x onerror=alert(1)>",
            "%00%01%02",
            "%F0%9F%82%A1",
        ),
        *("javascript:alert(1)", '{"record":{}}', "1e9", "-1", "null", "[[" * 500, body[:-3] + "&&&"),
    ]
    return [*cuts, *(f"deal={one}&end" for one in bodies)]


def test_thirty_damaged_links_are_told_and_change_nothing(lab: Bench, link: str) -> None:
    follow(lab, behind(link))
    record, state = lab.record(), lab.state()
    every = damaged(behind(link))
    assert len(every) >= 30
    for text in every:
        follow(lab, text)
        told = lab.notice.inner_text()
        assert told, text
        assert "\n" not in told, text
        assert (lab.state(), lab.record()) == (state, record), text
        assert lab.page.locator("sp-lab :is(img, script)").count() == 0
    follow(lab, behind(link))
    assert lab.notice.inner_text() == ""
    lab.deal("2")
    assert lab.title.inner_text() == "A random deal, seed 2"


def test_a_damaged_link_leaves_an_empty_table_that_can_be_used(opened: Open, link: str) -> None:
    other = bench(opened(HERE + "#" + behind(link)[:-6]))
    assert other.notice.inner_text() == said.WIDGET["linkCut"]
    expect(other.page.locator(".sp-lab__cloth")).to_be_visible()
    expect(other.page.locator("sp-replayer")).to_be_hidden()
    assert [worker for worker in other.page.workers if "search" not in worker.url] == []


def test_back_leads_to_the_deal_before_and_steps_do_not_fill_the_history(lab: Bench) -> None:
    lab.deal("3")
    lab.deal("4")
    length = lab.page.evaluate("history.length")
    lab.page.locator(".sp-rp__button--next").click()
    lab.settled()
    assert lab.page.evaluate("history.length") == length
    lab.page.go_back()
    expect(lab.title).to_have_text("A random deal, seed 3", timeout=SLOW)
    assert lab.field("seed").input_value() == "3"
    lab.settled()
    lab.page.go_forward()
    expect(lab.title).to_have_text("A random deal, seed 4", timeout=SLOW)
    assert lab.field("seed").input_value() == "4"
    lab.settled()


def test_a_reader_who_leaves_and_comes_back_finds_the_table_and_the_engine(lab: Bench) -> None:
    lab.deal("5")
    page = lab.page
    page.locator(".md-tabs__link", has_text="Scoring").click()
    page.wait_for_url("**/scoring/**")
    page.go_back()
    back = bench(page)
    expect(back.title).to_have_text("A random deal, seed 5", timeout=SLOW)
    back.settled()
    assert len([worker for worker in page.workers if "search" not in worker.url]) == 1


def test_another_place_in_the_page_does_not_clear_the_table(opened: Open) -> None:
    lab = bench(opened(HERE, reduced_motion="reduce"))
    lab.deal("6")
    record = lab.record()
    for place in ("books", "deal=abc", "where"):
        lab.page.evaluate("place => { location.hash = place; }", place)
        lab.page.wait_for_timeout(700)
        expect(lab.title).to_have_text("A random deal, seed 6", timeout=SLOW)
        lab.settled()
        assert lab.record() == record


def test_a_book_that_is_not_at_hand_is_told(lab: Bench) -> None:
    text = "id: mine\nformat: 1\ntitle: Mine\nsource: altenburg-1988\nread: nothing\nrulings: {}\n"
    house = ask(lab.page, "house_template", {})
    registered = ask(lab.page, "house", {"text": house["text"]})
    assert registered["problems"] == [], text
    lab.deal("7")
    record = lab.record()
    sent = ask(lab.page, "link", {"record": record, "books": [registered["spec"]], "step": 0})
    ask(lab.page, "house_forget", {"spec": registered["spec"]})
    follow(lab, f"deal={sent['text']}&end")
    assert registered["spec"] in lab.notice.inner_text()
    assert lab.state()["book"] == "altenburg-1988"
    assert lab.record() == record


def test_a_whole_deal_with_two_overlays_has_room_in_a_link(lab: Bench) -> None:
    lab.deal("99999999")
    lab.do("finish")
    record = lab.record()
    hands = json.loads(json.dumps(record["hands"]))
    own = {**record, "id": "own-deal", "title": "A deal of my own", "hands": hands}
    own.pop("about", None)
    overlaid = "altenburg-1988+play.first_lead=declarer+score.prime=none"
    sent = ask(lab.page, "link", {"record": own, "books": [overlaid, "encyclopaedia-ru"], "step": 40})
    assert len(f"deal={sent['text']}&end") <= LONGEST
    assert address(deal_page(own["id"])) not in sent["text"]


def ask(page: Page, method: str, params: object) -> dict[str, object]:
    """Ask the page's own engine."""
    found: dict[str, object] = page.evaluate(
        """async ([method, params]) => {
          const script = document.querySelector('script[src*="sp-lab.mjs"]').src;
          const {engine} = await import(new URL('lab/engine.mjs', script));
          return engine.ask(method, params);
        }""",
        [method, params],
    )
    return found
