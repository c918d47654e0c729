"""A page shows the cards out of the pack's file, parts within parts, in colours of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from spadille.cards import ALL_CARDS
from spadille.naming import Pack
from spadille.site.cards import BACK, drawing, parts, sprite
from spadille.site.cards.colours import SUIT_COLOURS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

SITE = "http://cards.test/"
WIDTH, HEIGHT = 100, 152
PLAIN = (
    "--sp-card:#ffffff;--sp-ink:#000000;--sp-red:#ff0000;--sp-green:#00ff00;--sp-yellow:#ffff00;display:block"
)
# What a screenshot of cards in a row shows: for each card, how many pixels there are of each colour.
COUNT = """async ([bytes, width]) => {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas.drawImage(picture, 0, 0);
  const counted = [];
  for (let left = 0; left < picture.width; left += width) {
    const data = canvas.getImageData(left, 0, width, picture.height).data;
    const counts = {};
    for (let i = 0; i < data.length; i += 4) {
      const colour = `${data[i]},${data[i + 1]},${data[i + 2]}`;
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    counted.push(counts);
  }
  return counted;
}"""
# How many of the pixels of two pictures are plainly not alike.
UNLIKE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height).data;
  }));
  let count = 0;
  for (let i = 0; i < one.length; i += 4) {
    if ([0, 1, 2].some((part) => Math.abs(one[i + part] - other[i + part]) > 120)) count += 1;
  }
  return count;
}"""
WHITE, BLACK, RED, GREEN, YELLOW = "255,255,255", "0,0,0", "255,0,0", "0,255,0", "255,255,0"

Counts = dict[str, int]
Shown = Callable[..., list[Counts]]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})

    def answer(route: Route) -> None:
        asked = route.request.url.removeprefix(SITE).partition("#")[0]
        for pack in Pack:
            if asked == f"cards-{pack}.svg":
                route.fulfill(body=sprite(pack), content_type="image/svg+xml")
                return
        route.fulfill(body="<!doctype html><title>Cards</title><body>", content_type="text/html")

    page.route(f"{SITE}**", answer)
    page.goto(SITE)
    yield page
    page.close()


@pytest.fixture(scope="module")
def shown(page: Page) -> Shown:
    """Show cards alone on the page, with a style; return for each how many pixels have each colour."""

    def show(pack: Pack, *symbols: str, style: str = PLAIN) -> list[Counts]:
        pictures = "".join(
            f'<svg width="{WIDTH}" height="{HEIGHT}" style="{style}"><use href="cards-{pack}.svg#{symbol}"/></svg>'
            for symbol in symbols
        )
        page.set_viewport_size({"width": WIDTH * len(symbols), "height": HEIGHT})
        page.set_content(
            f"<base href='{SITE}'><style>body{{margin:0;display:flex;background:#0000ff}}</style>{pictures}"
        )
        page.wait_for_load_state("networkidle")
        counts: list[Counts] = page.evaluate(COUNT, [list(page.screenshot()), WIDTH])
        return counts

    return show


@pytest.mark.parametrize("pack", Pack)
def test_every_symbol_is_drawn(shown: Shown, pack: Pack) -> None:
    symbols = (*ALL_CARDS, BACK)
    for symbol, counts in zip(symbols, shown(pack, *symbols), strict=True):
        assert counts[WHITE] > 500, symbol
        assert len(counts) > 20, symbol


def test_a_symbol_that_is_not_there_is_noticed(shown: Shown) -> None:
    assert shown(Pack.FRENCH, "C6") == [{"0,0,255": WIDTH * HEIGHT}]


@pytest.mark.parametrize("pack", Pack)
def test_a_court_card_shows_what_is_used_within_what_is_used(shown: Shown, pack: Pack) -> None:
    (counts,) = shown(pack, "CQ" if pack is Pack.FRENCH else "CJ")
    assert min(counts[colour] for colour in (BLACK, RED, GREEN, YELLOW)) > 20


def test_the_pack_may_have_four_colours(shown: Shown) -> None:
    (two,) = shown(Pack.FRENCH, "S7")
    (four,) = shown(Pack.FRENCH, "S7", style=f"{PLAIN};--sp-spades:#00ff00")
    assert (GREEN in two, BLACK in four) == (False, False)
    assert two[BLACK] > 500
    assert four[GREEN] == pytest.approx(two[BLACK], rel=0.01)


def test_without_colours_of_the_page_a_card_has_its_own(shown: Shown) -> None:
    (counts,) = shown(Pack.FRENCH, "H7", style="display:block")
    assert counts["253,250,242"] > 5000
    assert counts["176,42,36"] > 500


@pytest.mark.parametrize("pack", Pack)
def test_the_cards_look_as_they_are_drawn(page: Page, pack: Pack) -> None:
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    own, shared = parts(pack)
    sheet = "".join(f'<g id="{name}">{drawn}</g>' for name, drawn in {**own, **shared}.items())
    cards = "".join(
        f'<symbol id="{card}" {view} color="{SUIT_COLOURS[pack][card.suit]}">{drawing(card, pack)}</symbol>'
        for card in ALL_CARDS
    )
    shown = "".join(f'<svg {view} style="{PLAIN}"><use href="#{card}"/></svg>' for card in ALL_CARDS)
    page.set_viewport_size({"width": 8 * WIDTH, "height": 4 * HEIGHT})
    pictures = []
    for defined in (sheet + cards, sprite(pack)):
        page.set_content(
            f"<style>body{{margin:0;display:grid;grid-template-columns:repeat(8,{WIDTH}px)}}</style>"
            f'{shown}<svg style="position:absolute" width="0">{defined}</svg>'
        )
        pictures.append(list(page.screenshot()))
    # A thin line may fall on the next pixel.
    assert page.evaluate(UNLIKE, pictures) <= len(ALL_CARDS)
