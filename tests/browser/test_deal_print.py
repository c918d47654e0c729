"""A deal on paper: everything is there, whatever the screen shows, in dark words on white."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page
from spadille.site.study import Study, studies
from spadille.vocabulary import find
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Page

RECORD = "helfer"
READY = "sp-replayer[data-state=ready]"
DARK = 0.18
LIGHT = 0.9
# The luminance of what is written and of what it stands on, for every piece of text that is printed.
INK = """() => {
  const light = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    const part = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    return [0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b), a];
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true})) continue;
    let below = element;
    while (below && light(getComputedStyle(below).backgroundColor)[1] === 0) below = below.parentElement;
    found.push([node.textContent.trim().slice(0, 40), light(getComputedStyle(element).color)[0],
                below ? light(getComputedStyle(below).backgroundColor)[0] : 1]);
  }
  return found;
}"""


@pytest.fixture(scope="module")
def studied(edition: Edition) -> tuple[Study, ...]:
    record = next(record for record in edition.records if record.id == RECORD)
    return studies(record, edition)


@pytest.fixture(params=[True, False], ids=["with scripts", "without"])
def paper(request: pytest.FixtureRequest, opened: Open) -> Page:
    """The deal's page as it is printed from a dark screen, its replay at the fifth step, everything folded."""
    page = opened(
        f"{address(deal_page(RECORD))}#step=5", color_scheme="dark", java_script_enabled=request.param
    )
    if request.param:
        page.wait_for_selector(READY)
        assert not page.locator(".sp-told").first.get_attribute("open")
    page.emulate_media(media="print", color_scheme="dark")
    return page


def test_all_tricks_and_every_ruling_used(paper: Page, studied: tuple[Study, ...]) -> None:
    text = _plain(paper.locator("body").inner_text())
    for study in studied:
        for ruleset in study.shown:
            replay = paper.locator(f"[data-replay='{study.line.id} {ruleset.spec}']")
            trace = study.trace_under(ruleset)
            for trick in trace.tricks:
                for card in trick.cards:
                    assert replay.locator(f".sp-tricks [data-card={card}]").first.is_visible()
            for item in trace.reckoning.items if trace.reckoning else ():
                assert all(_plain(cite.at) in text for cite in item.cites)
            for point in trace.asked():
                ruling = ruleset.ruling(find(point))
                assert all(_plain(cite.at) in text for cite in ruling.cites), point
            assert paper.locator(".sp-asked-rule").last.is_visible()
            assert replay.locator(".sp-log").last.is_visible()


def test_nothing_to_press_and_no_board(paper: Page) -> None:
    pressed = paper.locator("button:visible, select:visible, input:visible, .sp-rp:visible, .sp-show:visible")
    assert pressed.count() == 0
    assert paper.locator(".sp-deal-text__cards").is_visible()


def test_dark_words_on_white(paper: Page) -> None:
    if not paper.locator(READY).count():
        return
    # What is still on its way from one colour to another would be printed so.
    assert paper.evaluate("document.getAnimations().length") == 0
    pieces = paper.evaluate(INK)
    assert len(pieces) > 200
    assert [piece for piece in pieces if piece[1] > DARK or piece[2] < LIGHT] == []


def test_suits_are_told_by_their_signs(paper: Page) -> None:
    signs = {card.inner_text()[:1] for card in paper.locator(".sp-deal-text__cards .sp-card").all()}
    assert signs == set("♣♠♥♦")


def test_no_row_is_split(paper: Page) -> None:
    rows = paper.locator(".sp-deal-text tr, .sp-asked-rule, .sp-refusal, .sp-partingbox")
    inside = rows.evaluate_all("rows => rows.map(row => getComputedStyle(row).breakInside)")
    assert set(inside) <= {"avoid", "avoid-page"}


def test_it_can_be_printed(paper: Page) -> None:
    pdf = paper.pdf()
    pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
    assert pages >= 3


def _plain(text: Any) -> str:
    return " ".join(str(text).split())
