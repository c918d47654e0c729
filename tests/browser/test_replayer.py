"""The replayer in a browser: it shows what the build wrote down, by button, key, log and slider, to every reader."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page
from spadille.site.replay.data import data_file, whole_file
from spadille.site.replay.shared import CARDS_FILE
from spadille.site.words import replay as said
from support.axe import faults
from support.exchange import exchanging
from support.held import Files
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, Route

READY = "sp-replayer[data-state=ready]"
TWO_BOOKS, REFUSED, EXCHANGE, LAID = "helfer", "helfer", "mediateur", "the-card-face-down"
LAID_OUT = """() => [...document.querySelectorAll('.sp-board')].map(board =>
  [...board.querySelectorAll('.sp-pc')].map(card => [card.dataset.spot, card.dataset.at]))"""
SHIFTED = """() => new Promise(done => {
  let sum = 0;
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  });
  observer.observe({type: 'layout-shift', buffered: true});
  setTimeout(() => done(sum), 300);
})"""

Deal = dict[str, Any]


@pytest.fixture(scope="module")
def deal(site: Path) -> Callable[[str], Deal]:
    def load(record: str) -> Deal:
        read: Deal = json.loads((site / whole_file(record)).read_text(encoding="utf-8"))
        return read

    return load


@pytest.fixture(scope="module")
def packs(site: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((site / CARDS_FILE).read_text(encoding="utf-8"))
    return read


@pytest.fixture
def replay(opened: Open) -> Callable[..., Page]:
    """Open a deal's page and wait until its replayer is ready."""

    def open_deal(record: str, moment: str = "", **options: Any) -> Page:
        page = opened(address(deal_page(record)) + moment, reduced_motion="reduce", **options)
        page.wait_for_selector(READY)
        return page

    return open_deal


def step(page: Page) -> int:
    return int(page.locator(".sp-rp__slider").input_value())


def button(page: Page, name: str) -> Locator:
    return page.locator(".sp-rp__bar").get_by_role("button", name=said.WIDGET[name], exact=True)


def press(page: Page, name: str) -> None:
    """Press a button that may have nothing left to do."""
    button(page, name).click(force=True)


def spoken(page: Page) -> str:
    return " ".join(page.locator(".sp-rp__spoken").inner_text().split())


def named(sentence: str, packs: dict[str, Any], pack: str = "french") -> str:
    """Return a sentence of the data with its cards and suits in words."""

    def name(match: re.Match[str]) -> str:
        code = match[1]
        found: str = packs[pack]["cards" if len(code) == 2 else "suits"][code]
        return found

    return re.sub(r"\{([CSHD][AKQJT987]?)\}", name, sentence)


def positions(deal: Deal, book: int, line: int = 0) -> list[dict[str, Any]]:
    return [deal["steps"][place] for place in deal["lines"][line]["replays"][book]]


def choose(page: Page, label: str, value: str | int) -> None:
    page.locator(".sp-rp__choose").get_by_label(said.WIDGET[label], exact=True).select_option(str(value))


@pytest.mark.parametrize("record", [TWO_BOOKS, EXCHANGE, LAID])
def test_every_step_is_what_the_build_wrote_down(
    replay: Callable[..., Page], deal: Callable[[str], Deal], packs: dict[str, Any], record: str
) -> None:
    page, data = replay(record), deal(record)
    choose(page, "beside", "")
    ways = ["left", "top", "right", "bottom"]
    if not data["books"][0]["clockwise"]:
        ways = ["right", "top", "left", "bottom"]
    places = {card: ("h", seat) for seat, hand in enumerate(data["hands"]) for card in hand.split()}
    for number, position in enumerate(positions(data, 0)):
        for card, _, end in position.get("moves", []):
            places[card] = (end[0], int(end[1]))
        order = data["lines"][0]["order"].split()
        laid = [[places[card][0], ways[places[card][1]]] for card in order]
        assert page.evaluate(LAID_OUT) == [laid], number
        assert spoken(page) == named(position["say"], packs)
        assert page.locator("[aria-current=step]").get_attribute("data-step") == str(number)
        marked = page.locator(".sp-pc--may").count()
        assert marked == len(position.get("marks", "").split())
        assert page.locator(".sp-why__rule").count() == len(position.get("asked", []))
        assert step(page) == number
        press(page, "next")


def test_keys_alone(replay: Callable[..., Page], deal: Callable[[str], Deal]) -> None:
    page, data = replay(TWO_BOOKS), deal(TWO_BOOKS)
    last = max(len(positions(data, book)) for book in (0, 1)) - 1
    page.keyboard.press("ArrowRight")
    assert step(page) == 0, "keys work while the focus is inside, and only then"
    for _ in range(99):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('sp-rp__frame')"):
            break
    else:
        pytest.fail("the tab key does not lead to the table")
    for key, expected in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)]:
        page.keyboard.press(key)
        assert step(page) == expected
    page.keyboard.press("Space")
    assert button(page, "pause").is_visible()
    page.keyboard.press("Space")
    assert button(page, "play").is_visible()
    page.locator(".sp-rp__button--next").focus()
    page.keyboard.press("Enter")
    assert step(page) == 1
    page.keyboard.press("End")
    assert step(page) == last


def test_it_plays_by_itself_at_the_speed_chosen_and_stops_at_the_end(
    replay: Callable[..., Page], deal: Callable[[str], Deal]
) -> None:
    page, data = replay(LAID), deal(LAID)
    last = len(positions(data, 0)) - 1
    choose(page, "beside", "")
    page.clock.install()
    page.get_by_label(said.WIDGET["speed"], exact=True).select_option("quick")
    button(page, "play").click()
    page.clock.run_for(2500)
    assert step(page) == 3
    page.clock.run_for(60_000)
    assert step(page) == last
    assert button(page, "play").is_visible()


def test_a_click_in_the_log_goes_there(replay: Callable[..., Page], deal: Callable[[str], Deal]) -> None:
    page, data = replay(TWO_BOOKS), deal(TWO_BOOKS)
    for number in (9, len(positions(data, 0)) - 1, 2):
        page.locator(f".sp-rp__log [data-step='{number}']").first.click()
        assert step(page) == number


def test_a_step_is_spoken_once(replay: Callable[..., Page]) -> None:
    page = replay(TWO_BOOKS, "#ruleset=altenburg-1988")
    page.evaluate("""() => {
      globalThis.heard = [];
      const live = document.querySelectorAll('sp-replayer [aria-live], sp-replayer [role=status]');
      for (const region of live) {
        new MutationObserver(() => heard.push(region.textContent)).observe(region, {childList: true, characterData: true, subtree: true});
      }
    }""")
    for _ in range(4):
        button(page, "next").click()
    heard = [text for text in page.evaluate("heard") if text]
    assert len(heard) == len(set(heard)) == 4


def test_both_packs_everywhere_and_remembered(replay: Callable[..., Page], packs: dict[str, Any]) -> None:
    page = replay(TWO_BOOKS)
    choose(page, "pack", "german")
    page.locator(".sp-board use[href*=german]").first.wait_for(state="attached")
    for _ in range(2):
        assert page.locator(".sp-board use[href*=french]").count() == 0
        told = page.locator(".sp-deal-text [data-card=CQ]").first
        assert told.get_attribute("aria-label") == "Eichel-Ober"
        names = {name.get_attribute("aria-label") for name in page.locator("[data-card]").all()}
        assert names <= set(packs["german"]["cards"].values())
        heard = page.locator(".sp-plate .sp-hidden").first.text_content() or ""
        assert "Ober" in heard
        assert "queen" not in heard
        page.reload()
        page.wait_for_selector(f"{READY} .sp-board use[href*=german]", state="attached")
        page.wait_for_function("() => document.querySelector('.sp-deal-text [data-card=CQ] .sp-pip')")
    choose(page, "pack", "four")
    page.wait_for_selector("html.sp-four-colours .sp-board use[href*=french]", state="attached")
    assert page.locator(".sp-deal-text [data-card=CQ]").first.get_attribute("aria-label") == "queen of clubs"


def test_side_by_side_in_step_with_the_parting_explained(
    replay: Callable[..., Page], deal: Callable[[str], Deal]
) -> None:
    page, data = replay(EXCHANGE), deal(EXCHANGE)
    assert page.locator(".sp-board").count() == 2
    parting = data["lines"][0]["partings"]["0-1"]
    box = page.locator(".sp-rp__parting")
    assert parting["place"] in box.inner_text()
    for book in data["books"][:2]:
        assert box.get_by_text(book["title"], exact=True).count() == 1 + len(parting["points"])
        for point in parting["points"]:
            ruling = book["rulings"][point]
            assert data["questions"][point] in box.inner_text()
            for place in ruling["cites"]:
                assert data["cites"][place][0] in box.inner_text()
            assert box.locator(f"a.sp-grade[href$='{ruling['page']}']").count() == 1
    box.get_by_role("button").click()
    assert step(page) == parting["step"]
    assert page.locator(f".sp-step--parts[data-step='{parting['step']}']").count() == 2
    refused = page.locator(".sp-board").nth(0)
    assert refused.locator(".sp-board__verdict").inner_text() == "refused"
    assert refused.locator(".sp-plate__said--refused").count() == 1
    button(page, "last").click()
    assert step(page) == len(positions(data, 1)) - 1
    assert said.WIDGET["over"].format(step=len(positions(data, 0)) - 1) in spoken(page)


def test_a_card_that_only_one_book_allows_is_marked(replay: Callable[..., Page]) -> None:
    page = replay("the-seven-overtakes", "#ruleset=encyclopaedia-ru&against=altenburg-1988")
    page.locator(".sp-rp__parting").get_by_role("button").click()
    one, other = (page.locator(".sp-board").nth(place) for place in (0, 1))
    assert one.locator(".sp-pc--odd").count() < other.locator(".sp-pc--odd").count()


def test_every_book_and_line_can_be_chosen(replay: Callable[..., Page], deal: Callable[[str], Deal]) -> None:
    page, data = replay("who-leads"), deal("who-leads")
    for line in range(len(data["lines"])):
        choose(page, "line", line)
        for place, book in list(enumerate(data["books"]))[line :: len(data["lines"])]:
            choose(page, "book", place)
            choose(page, "beside", (place + 1) % len(data["books"]))
            expect(page.locator(".sp-rp__title").first).to_have_text(book["title"])
            press(page, "last")
            verdict = positions(data, place, line)[-1]["verdict"]
            assert page.locator(".sp-rp__verdict").first.inner_text() == verdict


def test_what_is_chosen_before_the_other_books_have_come_is_all_kept(
    replay: Callable[..., Page], deal: Callable[[str], Deal]
) -> None:
    page, data = replay("who-leads"), deal("who-leads")
    files = Files(page, f"**/{whole_file('who-leads')}")
    choose(page, "book", 5)
    choose(page, "line", 1)
    choose(page, "beside", 7)
    files.wait()
    files.release()
    titles = [data["books"][place]["title"] for place in (5, 7)]
    expect(page.locator(".sp-rp__title")).to_have_text(titles)
    assert f"line={data['lines'][1]['id']}&" in page.evaluate("location.hash")


def leave(page: Page, path: str) -> None:
    """Follow a link to another page, which the theme exchanges for this one."""
    page.evaluate(
        "path => { const a = document.createElement('a'); a.href = path; document.body.append(a); a.click(); a.remove() }",
        path,
    )


def test_what_comes_when_the_page_was_left_is_not_written_into_the_next_one_s_address(
    replay: Callable[..., Page], server: str
) -> None:
    page, there = exchanging(replay("who-leads")), server + address(deal_page("bete"))
    files = Files(page, f"**/{whole_file('who-leads')}")
    choose(page, "book", 5)
    files.wait()
    page.evaluate("() => { window.left = document.querySelector('sp-replayer'); }")
    leave(page, there)
    page.wait_for_function("() => !window.left.isConnected")
    page.wait_for_selector(READY)
    files.release()
    page.wait_for_function("() => window.left.state.book === 5")
    expect(page).to_have_url(there)


def test_a_step_while_the_next_page_is_on_its_way_is_not_written_into_its_address(
    replay: Callable[..., Page], server: str
) -> None:
    page, there = exchanging(replay("who-leads")), server + address(deal_page("bete"))
    files = Files(page, there)
    leave(page, there)
    files.wait()
    expect(page).to_have_url(there)
    press(page, "next")
    assert step(page) == 1
    expect(page).to_have_url(there)
    files.release()
    page.wait_for_selector("h1:has-text('Bête')")


def test_a_book_that_does_not_come_is_told_and_the_reader_stays_where_he_is(
    browser: Browser, server: str, deal: Callable[[str], Deal]
) -> None:
    spec = deal("who-leads")["books"][5]["spec"]
    page = browser.new_page()
    page.route(f"**/{whole_file('who-leads')}", lambda route: route.abort())
    page.goto(server + address(deal_page("who-leads")) + f"#ruleset={spec}&step=3")
    page.wait_for_selector(READY)
    expect(page.locator(".sp-rp__notice")).to_contain_text(said.WIDGET["unplayed"].format(what=spec))
    assert step(page) == 3
    page.close()


def test_the_result_item_by_item(replay: Callable[..., Page], deal: Callable[[str], Deal]) -> None:
    page, data = replay(LAID, "#step=999"), deal(LAID)
    choose(page, "beside", "")
    end = positions(data, 0)[-1]
    table = page.locator(".sp-rp .sp-reckoning")
    assert table.locator("tbody tr").count() == len(end["items"])
    assert table.locator("tfoot td").all_inner_texts() == end["scores"]
    assert page.locator(".sp-plate__said--score").all_inner_texts() == end["scores"]
    for label, point, _ in end["items"]:
        row = table.locator("tbody tr", has_text=label).first.inner_text()
        for place in data["books"][0]["rulings"][point]["cites"]:
            assert data["cites"][place][0] in row


def test_seats_and_cards_are_named(replay: Callable[..., Page], deal: Callable[[str], Deal]) -> None:
    page = replay(LAID, "#step=5")
    choose(page, "beside", "")
    forehand = page.get_by_role("group", name="Forehand, declarer", exact=True)
    assert "queen of clubs" in (forehand.text_content() or "")
    for seat in ("Middlehand", "Rearhand", "Dealer"):
        assert page.get_by_role("group", name=seat, exact=True).count() == 1
    board = said.WIDGET["board"].format(book=deal(LAID)["books"][0]["title"])
    assert page.get_by_role("group", name=board, exact=True).count() == 1
    for name in page.locator(".sp-step--card").all_inner_texts():
        assert re.search(r"(leads|plays) \w+ of \w+", name)


def test_without_scripts_everything_stands_in_words(opened: Open, edition: Edition) -> None:
    page = opened(address(deal_page(EXCHANGE)), java_script_enabled=False)
    text = page.locator("sp-replayer").inner_text()
    for line in next(record for record in edition.records if record.id == EXCHANGE).lines:
        for row in line.play:
            for card in getattr(row, "cards", ()):
                assert page.locator(f".sp-replay [data-card={card}]").first.is_visible()
    assert "Médiateur" in text
    assert page.locator(".sp-board .sp-pc").count() == 32
    assert not page.locator(".sp-show").first.is_visible()
    assert page.locator(".sp-asked-rule").last.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


@pytest.mark.parametrize("size", ["telephone", "screen"])
@pytest.mark.parametrize("moment", ["", "#ruleset=altenburg-1988&against=wikipedia-2018&step=19"])
def test_it_fits_and_does_not_jump(replay: Callable[..., Page], size: str, moment: str) -> None:
    page = replay(TWO_BOOKS, moment, size=size)
    assert page.evaluate(SHIFTED) <= 0.05
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    for target in page.locator(".sp-rp button, .sp-rp select, .sp-rp input").all():
        if target.is_visible():
            box = target.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 24, target
    boxes = [board.bounding_box() for board in page.locator(".sp-board").all()]
    assert len(boxes) == (1 if size == "telephone" and not moment else 2)
    if len(boxes) == 2:
        one, other = (box or {} for box in boxes)
        assert (one["y"] < other["y"]) == (size == "telephone")


def test_stepping_moves_nothing_but_cards(replay: Callable[..., Page]) -> None:
    page = replay(TWO_BOOKS)
    below = page.locator(".sp-deal-text")
    before = below.bounding_box()
    for _ in range(12):
        button(page, "next").click()
        assert below.bounding_box() == before


def test_who_wants_no_motion_gets_none(opened: Open) -> None:
    for motion, moves in (("reduce", False), ("no-preference", True)):
        page = opened(address(deal_page(LAID)), reduced_motion=motion)
        page.wait_for_selector(READY)
        lasts = page.locator(".sp-pc").first.evaluate("card => getComputedStyle(card).transitionDuration")
        assert (float(lasts.split("s")[0]) > 0) is moves


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nobody_is_shut_out(replay: Callable[..., Page], scheme: str) -> None:
    for record, moment in ((EXCHANGE, "#step=3"), (TWO_BOOKS, "#step=20"), (LAID, "#step=99")):
        page = replay(record, moment, color_scheme=scheme)
        assert faults(page, "sp-replayer") == []


def test_copies(
    replay: Callable[..., Page], deal: Callable[[str], Deal], packs: dict[str, Any], server: str
) -> None:
    page, data = replay(LAID, permissions=["clipboard-read", "clipboard-write"]), deal(LAID)
    choose(page, "beside", "")
    button(page, "next").click()
    share = page.locator(".sp-rp__share")
    share.get_by_role("button", name=said.WIDGET["copy"]).click()
    page.get_by_text(said.WIDGET["copied"]).wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    for position in positions(data, 0):
        assert named(position["say"], packs) in copied
    share.get_by_role("button", name=said.WIDGET["link"]).click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).endsWith('&step=1&end')")
    share.get_by_role("button", name=said.WIDGET["embed"]).click()
    snippet = share.locator("textarea").input_value()
    address_ = re.search(r'src="([^"]+)"', snippet)
    assert address_
    assert address_[1].startswith(f"{server}embed/{LAID}/#")
    page.goto(address_[1].replace("&amp;", "&"))
    page.wait_for_selector(READY)
    assert step(page) == 1
    assert page.locator("header").count() == 0


HOSTILE = '<img src=x onerror="document.title=1"> {CQ} {X} <b>'


def test_no_text_becomes_markup(opened: Open, site: Path) -> None:
    data = (site / data_file(EXCHANGE)).read_text(encoding="utf-8")
    evil = json.loads(data, object_hook=_evil)
    page = opened(address(deal_page(LAID)))
    title = page.title()

    def answer(route: Route) -> None:
        route.fulfill(json=evil)

    page.route("**/data/deals/*.json", answer)
    page.reload()
    page.wait_for_selector(READY)
    for _ in range(4):
        button(page, "next").click()
    button(page, "last").click()
    assert "<img src=x" in page.locator(".sp-rp").inner_text()
    assert page.evaluate("document.querySelectorAll('sp-replayer img, sp-replayer b').length") == 0
    assert page.title() == title


def _evil(found: dict[str, Any]) -> dict[str, Any]:
    texts = {"say", "does", "also", "title", "short", "verdict", "answer", "place", "group", "pot"}
    return {key: f"{value}{HOSTILE}" if key in texts else value for key, value in found.items()}


def test_where_its_data_do_not_come_the_words_remain(browser: Browser, server: str) -> None:
    page = browser.new_page()
    page.route("**/data/deals/*.json", lambda route: route.abort())
    page.goto(server + address(deal_page(LAID)))
    page.wait_for_selector("sp-replayer[data-state=failed]")
    assert page.locator(".sp-deal-text__cards").is_visible()
    assert page.locator(".sp-told").first.is_visible()
    page.close()
