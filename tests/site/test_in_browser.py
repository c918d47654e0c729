"""The site in a browser: complete without JavaScript, and its wide tables within reach of the keyboard."""

from __future__ import annotations

import pytest

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page
from support.page_kinds import page_kinds
from support.watched import Open


@pytest.fixture(scope="module")
def paths(edition: Edition) -> list[str]:
    return list(page_kinds(edition).values())


def test_a_deal_is_complete_without_javascript(opened: Open, edition: Edition) -> None:
    record = next(record for record in edition.records if any(line.play for line in record.lines))
    page = opened(address(deal_page(record.id)), java_script_enabled=False)
    assert page.locator("h1").inner_text().startswith(record.title)
    assert page.locator(".sp-hand .sp-card").count() == sum(map(len, record.hands.values()))
    assert page.locator("table.sp-tricks").first.is_visible()
    assert page.locator("table.sp-reckoning, .sp-refusal, .sp-outcome").first.is_visible()


def test_every_type_of_page_has_its_content_without_javascript(
    opened: Open, server: str, paths: list[str]
) -> None:
    page = opened(paths[0], java_script_enabled=False)
    for path in paths:
        page.goto(server + path)
        assert page.locator("h1").first.is_visible()
        assert len(page.locator(".md-content").inner_text()) > 400


def test_the_collation_keeps_its_heads_in_sight(opened: Open) -> None:
    page = opened("collation/", size="telephone")
    frame = page.locator(".sp-scroll--tall")
    frame.evaluate("frame => frame.scrollTo(900, 1500)")
    inside = frame.bounding_box()
    corner = page.locator(".sp-collation thead th").first.bounding_box()
    assert inside is not None
    assert corner is not None
    assert abs(corner["x"] - inside["x"]) < 3
    assert abs(corner["y"] - inside["y"]) < 3


def test_a_wide_table_scrolls_by_keyboard(opened: Open) -> None:
    page = opened("collation/", size="telephone")
    frame = page.locator(".sp-scroll--tall")
    frame.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.sp-scroll--tall').scrollLeft > 0")
