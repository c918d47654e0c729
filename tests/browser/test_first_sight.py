"""When a page comes, the browser does everything once, and nothing yet for what is far below the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page, ruleset_page
from support.exchange import exchanging
from support.watched import SIZES, Open

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What the page came with, as soon as it is read and before any script of ours or of the theme has run.
KEEP = """addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  window.sheets = Array.from(document.styleSheets);
  for (const svg of document.querySelectorAll('.sp-board svg')) svg.first = true;
}, {capture: true, once: true})"""
# Nothing is ever idle: what waits goes on waiting.
BUSY = "window.requestIdleCallback = () => 0"
TALL = """() => [...document.querySelectorAll('.sp-below')].map((part) => {
  const inside = part.lastElementChild;
  const waits = !inside.checkVisibility({contentVisibilityAuto: true});
  const before = part.getBoundingClientRect().height;
  part.classList.remove('sp-below');
  return [waits, before, part.getBoundingClientRect().height];
})"""


def arrived(opened: Open, server: str, path: str, ready: str, **options: str) -> Page:
    """Return a page on which the theme's script has done its work."""
    page = opened("assets/favicon.svg", **options)
    page.add_init_script(KEEP)
    page.goto(server + path)
    page.locator(ready).first.wait_for(state="attached")
    page.wait_for_function("() => document.querySelector('meta[name=theme-color]')")
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("path", ["", "collation/", "deals/prime-in-bells/"])
def test_style_sheets_are_loaded_once(path: str, opened: Open, server: str) -> None:
    page = arrived(opened, server, path, "html.js-focus-visible")
    stayed = page.evaluate(
        "() => window.sheets.map((sheet) => Array.from(document.styleSheets).includes(sheet))"
    )
    assert len(stayed) >= 2
    assert all(stayed)
    # The theme knows them by their full address all the same: by it, a page that is exchanged keeps them.
    links = "link[rel=stylesheet], link[rel=icon]"
    for address_told in page.eval_on_selector_all(
        links, "links => links.map(link => [link.href, link.outerHTML])"
    ):
        assert address_told[0].startswith(server)
        assert f'href="{address_told[0]}"' in address_told[1]


def test_cards_are_drawn_once(opened: Open, server: str, edition: Edition) -> None:
    path = address(deal_page(edition.records[0].id))
    page = arrived(opened, server, path, "sp-replayer[data-state=ready]", size="telephone")
    drawn = page.eval_on_selector_all(
        ".sp-board__cards svg", "all => all.map(svg => [svg.first === true, svg.ariaHidden])"
    )
    assert drawn == [[True, "true"]] * 32
    assert page.locator(".sp-board").count() == 1


def test_another_pack_is_drawn_anew(opened: Open, server: str) -> None:
    path = "deals/prime-in-bells/"
    page = arrived(opened, server, path, "sp-replayer[data-state=ready]", size="telephone")
    page.locator(".sp-rp__choose select").last.select_option("german")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.sp-board__cards use')].every(use => use.href.baseVal.includes('german'))"
    )
    page.goto("about:blank")
    page.goto(server + path)
    page.locator("sp-replayer[data-state=ready]").wait_for()
    pictures = page.eval_on_selector_all(".sp-board__cards use", "all => all.map(use => use.href.baseVal)")
    assert len(pictures) == 32
    assert all("german" in picture for picture in pictures)
    # Nothing that stands in a text is drawn out of a part that the file has not.
    page.locator(".sp-rp__log .sp-pip").first.wait_for()
    seen = """all => all.filter((use) => use.checkVisibility()).map(
      (use) => [use.href.baseVal.split('#')[1], use.getBBox().width > 0])"""
    drawn = page.eval_on_selector_all("svg use", seen)
    assert {name for name, _ in drawn} >= {"p-C", "p-S", "p-H", "p-D"}
    assert [name for name, there in drawn if not there] == []


@pytest.mark.parametrize("size", SIZES)
def test_what_waits_below_is_never_taller_than_its_place(
    size: str, opened: Open, server: str, edition: Edition
) -> None:
    """What has not been laid out yet would lie over what follows."""
    for path in ("collation/", *(address(ruleset_page(ruleset.id)) for ruleset in edition.rulesets[::3])):
        page = opened("assets/favicon.svg", size=size)
        page.add_init_script(BUSY)
        page.goto(server + path)
        page.wait_for_function("() => document.querySelector('meta[name=theme-color]')")
        waiting = [(before, after) for waits, before, after in page.evaluate(TALL) if waits]
        assert len(waiting) >= 3, path
        assert [(path, before, after) for before, after in waiting if after > before + 1] == []


@pytest.mark.parametrize("path", ["collation/", "rulesets/pierer-1863/"])
def test_soon_everything_is_laid_out(path: str, opened: Open, server: str) -> None:
    page = opened(path)
    page.wait_for_function("() => !document.querySelector('.sp-below')")
    seen, written = page.locator("article").inner_text(), page.locator("article").text_content()
    assert len(seen.split()) > 0.2 * len((written or "").split())
    # So it is on a page that comes without a reload.
    page.evaluate(
        "address => { const a = document.createElement('a'); a.href = address; document.body.append(a); a.click(); a.remove() }",
        f"{server}rulesets/altenburg-1988/",
    )
    page.locator("h1", has_text="Altenburg 1988").wait_for()
    page.wait_for_function("() => !document.querySelector('.sp-below')")


def test_a_place_within_the_page_is_where_it_will_be(opened: Open) -> None:
    page = opened("rulesets/altenburg-1988/#ruling.score.prime", size="telephone")
    place = page.locator("[id='ruling.score.prime']")
    before = place.bounding_box()
    page.wait_for_timeout(800)
    assert before == place.bounding_box()
    assert before is not None
    assert 0 < before["y"] < 300


def test_the_heads_of_the_collation_stand_over_their_columns(opened: Open) -> None:
    page = opened("collation/", size="screen")
    page.locator("sp-collation [role=columnheader]").first.wait_for()
    places = """() => {
      const scroller = document.querySelector('sp-collation .sp-scroll');
      scroller.scrollTo(300, 4000);
      const left = (cell) => Math.round(cell.getBoundingClientRect().left);
      const rows = [...scroller.querySelectorAll('thead tr, tbody tr[id]')].filter(
        (tr) => tr.firstElementChild.checkVisibility({contentVisibilityAuto: true}));
      const head = scroller.querySelector('thead th').getBoundingClientRect();
      return [
        rows.map((tr) => [...tr.cells].map(left)),
        Math.round(head.top - scroller.getBoundingClientRect().top),
        Math.round(head.left - scroller.getBoundingClientRect().left),
      ];
    }"""
    page.evaluate(places)
    page.wait_for_timeout(300)
    columns, top, left = page.evaluate(places)
    assert len(columns) > 3
    assert all(row == columns[0] for row in columns)
    assert (top, left) == (1, 1)


def test_every_part_of_the_collation_says_what_it_is(opened: Open) -> None:
    page = opened("collation/", size="screen")
    page.locator("sp-collation [role=columnheader]").first.wait_for()
    table = page.get_by_role("table", name="").first
    assert table.get_by_role("columnheader").count() == 13
    roles = page.eval_on_selector_all(
        "sp-collation table :is(thead, tbody, tr, th, td)",
        "parts => parts.map(part => [part.localName, part.getAttribute('role')])",
    )
    assert {(name, role) for name, role in roles} == {
        ("thead", "rowgroup"),
        ("tbody", "rowgroup"),
        ("tr", "row"),
        ("th", "columnheader"),
        ("th", "rowheader"),
        ("td", "cell"),
    }


def test_the_drawer_is_there_when_it_is_opened_and_only_then(opened: Open) -> None:
    page = opened("collation/", size="telephone")
    way = page.locator(".md-nav--primary a", has_text="Workbook").first
    assert not way.is_visible()
    page.locator("label[for=__drawer].md-header__button").click()
    way.wait_for()
    page.mouse.click(390, 400)
    way.wait_for(state="hidden")


@pytest.mark.parametrize("path", ["", "collation/", "deals/respekt/", "lab/", "rulesets/sollo/"])
def test_a_page_that_comes_without_a_reload_is_named(path: str, opened: Open, server: str) -> None:
    page = exchanging(opened(path))
    page.locator("body > .sp-unseen[role=status]").wait_for(state="attached")
    page.evaluate("() => { window.stayed = true; }")
    page.evaluate(
        "address => { const a = document.createElement('a'); a.href = address; document.body.append(a); a.click(); a.remove() }",
        f"{server}glossary/",
    )
    page.locator("body > .sp-unseen[role=status]", has_text="Glossary").wait_for(state="attached")
    assert page.evaluate("window.stayed")
