"""The site in a browser: it asks nobody else for anything, fits a telephone, and is complete without JavaScript."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page, ruleset_page, source_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FIXED = (
    "index.md",
    "collation.md",
    "rulesets/index.md",
    "sources/index.md",
    "deals/index.md",
    "reference/points.md",
)
WRITTEN = (
    "read.md",
    "play.md",
    "contribute.md",
    "python.md",
    "reference/records.md",
    "editorial/readings.md",
    "tags.md",
)
SIZES = {"telephone": (400, 800), "screen": (1280, 900)}

Open = Callable[..., "Page"]


@pytest.fixture(scope="module")
def paths(edition: Edition) -> list[str]:
    """One page or more of every type: of the rulesets the best and the worst attested, of the deals the longest."""
    answers = {
        r.id: sum(ruling.answer is not None for ruling in r.rulings.values()) for r in edition.rulesets
    }
    deal = max(edition.records, key=lambda record: sum(len(line.play) for line in record.lines))
    refused = next(record for record in edition.records if any("refusal" in e.results for e in record.expect))
    return [
        *FIXED,
        *WRITTEN,
        ruleset_page(max(answers, key=answers.__getitem__)),
        ruleset_page(min(answers, key=answers.__getitem__)),
        source_page(max(edition.sources.values(), key=lambda source: len(source.open)).id),
        deal_page(deal.id),
        deal_page(refused.id),
    ]


@pytest.fixture(scope="module")
def axe(root: Path) -> str:
    """The script that looks for faults of accessibility."""
    script = root / "node_modules" / "axe-core" / "axe.min.js"
    return script.read_text(encoding="utf-8") + ";"


@pytest.fixture
def opened(browser: Browser, server: str) -> Iterator[Open]:
    """Open a page of the site; at the end, nothing may have gone elsewhere and nothing been complained of."""
    asked: list[str] = []
    complaints: list[str] = []
    contexts = []

    def open_page(path: str, *, size: str = "screen", **options: Any) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        context.on("request", lambda request: asked.append(request.url))
        page = context.new_page()
        page.on("console", lambda message: complaints.append(f"{path}: {message.type}: {message.text}"))
        page.on("pageerror", lambda error: complaints.append(f"{path}: {error}"))
        page.on("response", lambda answer: complaints.append(answer.url) if answer.status >= 400 else None)
        page.goto(server + address(path), wait_until="load")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [url for url in asked if not url.startswith((server, "data:", "blob:"))] == []
    assert complaints == []


@pytest.mark.parametrize(("size", "scheme"), [("telephone", "light"), ("screen", "dark")])
def test_no_page_is_wider_than_the_window(
    opened: Open, server: str, paths: list[str], size: str, scheme: str
) -> None:
    page = opened(paths[0], size=size, color_scheme=scheme)
    wide = {}
    for path in paths:
        page.goto(server + address(path))
        wide[path] = page.evaluate("document.scrollingElement.scrollWidth - window.innerWidth")
    assert {path: width for path, width in wide.items() if width > 0} == {}


def test_a_deal_is_complete_without_javascript(opened: Open, edition: Edition) -> None:
    record = next(record for record in edition.records if any(line.play for line in record.lines))
    page = opened(deal_page(record.id), java_script_enabled=False)
    assert page.locator("h1").inner_text().startswith(record.title)
    assert page.locator(".sp-hand .sp-card").count() == sum(map(len, record.hands.values()))
    assert page.locator("table.sp-tricks").first.is_visible()
    assert page.locator("table.sp-reckoning, .sp-refusal, .sp-outcome").first.is_visible()


def test_every_type_of_page_has_its_content_without_javascript(
    opened: Open, server: str, paths: list[str]
) -> None:
    page = opened(paths[0], java_script_enabled=False)
    for path in paths:
        page.goto(server + address(path))
        assert page.locator("h1").first.is_visible()
        assert len(page.locator(".md-content").inner_text()) > 400


def test_the_search_answers(opened: Open) -> None:
    page = opened("index.md")
    page.locator("[data-md-component=search-query]").click()
    page.keyboard.type("spadille holder plays")
    page.wait_for_selector(".md-search-result__item")


def test_the_collation_keeps_its_heads_in_sight(opened: Open) -> None:
    page = opened("collation.md", size="telephone")
    frame = page.locator(".sp-scroll--tall")
    frame.evaluate("frame => frame.scrollTo(900, 1500)")
    inside = frame.bounding_box()
    corner = page.locator(".sp-collation thead th").first.bounding_box()
    assert inside is not None
    assert corner is not None
    assert abs(corner["x"] - inside["x"]) < 3
    assert abs(corner["y"] - inside["y"]) < 3


def test_a_wide_table_scrolls_by_keyboard(opened: Open) -> None:
    page = opened("collation.md", size="telephone")
    frame = page.locator(".sp-scroll--tall")
    frame.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("document.querySelector('.sp-scroll--tall').scrollLeft > 0")


def test_axe_finds_nothing(opened: Open, server: str, paths: list[str], axe: str) -> None:
    page = opened(paths[0], color_scheme="light")
    found = [fault for path in paths for fault in _faults(page, server + address(path), axe + "axe.run()")]
    assert found == []


def test_axe_finds_no_want_of_contrast_in_the_dark(
    opened: Open, server: str, paths: list[str], axe: str
) -> None:
    page = opened(paths[0], color_scheme="dark")
    run = axe + "axe.run({runOnly: ['color-contrast']})"
    assert [fault for path in paths for fault in _faults(page, server + address(path), run)] == []


def _faults(page: Page, url: str, run: str) -> list[str]:
    page.goto(url)
    violations = page.evaluate(run)["violations"]
    return [
        f"{url}: {violation['id']}: {node['target']}"
        for violation in violations
        for node in violation["nodes"][:3]
    ]
