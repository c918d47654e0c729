"""Style sheets that come with a page that is exchanged, or with a part that is opened: never after what they dress."""

from __future__ import annotations

import pytest

from spadille.site.words import replay as said
from support.exchange import exchanging
from support.watched import Open

# When something new is shown, which sheets have not come yet?
WATCH = """([seen]) => {
  window.stayed = true;
  window.bare = null;
  new MutationObserver(() => {
    if (window.bare || !document.querySelector(seen)) return;
    const links = [...document.querySelectorAll('link[rel=stylesheet]')];
    window.bare = links.filter(link => !link.sheet).map(link => link.href);
  }).observe(document.documentElement, {childList: true, subtree: true});
}"""
OURS = """() => [...document.querySelectorAll('link[rel=stylesheet]')].map(link => link.sheet.href).filter(
  address => address.includes('/assets/edition'))"""
ROUTES = [
    ("", "collation/", "sp-collation"),
    ("collation/", "lab/", "sp-lab"),
    ("deals/prime-in-bells/", "scoring/", "sp-calculator"),
    ("scoring/", "deals/", ".sp-deals"),
    ("stemma/", "sources/", ".sp-leaves"),
    ("history/", "lab/rules/", "sp-house"),
]


@pytest.mark.parametrize(("start", "end", "seen"), ROUTES)
def test_a_page_that_is_exchanged_is_dressed(
    start: str, end: str, seen: str, opened: Open, server: str
) -> None:
    page = exchanging(opened(start))
    page.evaluate(WATCH, [seen])
    page.evaluate(
        "address => { const a = document.createElement('a'); a.href = address; document.body.append(a); a.click(); a.remove() }",
        server + end,
    )
    page.locator(seen).first.wait_for(state="attached")
    page.wait_for_function("window.bare")
    assert page.evaluate("[window.stayed, window.bare]") == [True, []]
    loaded = opened(end)
    assert page.evaluate(OURS) == loaded.evaluate(OURS)


@pytest.mark.parametrize(
    ("name", "seen", "ready"),
    [("change", ".sp-change", ".sp-change__point"), ("playon", ".sp-play", ".sp-play__choice")],
)
def test_a_panel_is_dressed_when_it_opens(name: str, seen: str, ready: str, opened_long: Open) -> None:
    for path in ("deals/prime-in-bells/", "embed/prime-in-bells/"):
        page = opened_long(path)
        page.evaluate(WATCH, [seen])
        page.get_by_role("button", name=said.WIDGET[name], exact=True).click()
        page.locator(seen).wait_for(state="attached")
        page.wait_for_function("window.bare")
        assert page.evaluate("window.bare") == []
        # To close a page while its engine comes would make it complain.
        page.locator(ready).first.wait_for(timeout=60_000)
        assert {"lab.css", "lab-rules.css"} <= set(
            page.eval_on_selector_all(
                "link[rel=stylesheet]", "links => links.map(link => link.href.split('/').pop())"
            )
        )


# What a sheet gives a name to, as it is where it may be given anew.
NAMED = """() => {
  const written = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText)).join('');
  const names = [...new Set(written.match(/--[\\w-]+(?=:)/g))];
  const places = ['body', '.sp-playing-card', '.sp-suit .sp-pip', '.sp-matrix', 'sp-calculator', '.sp-chart'];
  const there = places.filter(place => document.querySelector(place));
  return Object.fromEntries(there.map(place => {
    const style = getComputedStyle(document.querySelector(place));
    const values = Object.fromEntries(names.map(name => [name, style.getPropertyValue(name)]));
    return [place, {...values, ground: style.backgroundColor, letters: style.color, scheme: style.colorScheme}];
  }));
}"""


@pytest.mark.parametrize(
    ("path", "prefers"),
    [
        ("", "light"),
        ("", "dark"),
        ("deals/prime-in-bells/", "dark"),
        ("collation/", "dark"),
        ("scoring/", "dark"),
    ],
)
def test_without_scripts_a_page_has_the_colours_that_the_reader_prefers(
    path: str, prefers: str, opened: Open
) -> None:
    scheme = {"light": "default", "dark": "slate"}[prefers]
    scripted = opened(path, color_scheme=prefers, reduced_motion="reduce")
    scripted.locator(f"body[data-md-color-scheme={scheme}]").wait_for()
    wanted = scripted.evaluate(NAMED)
    found = opened(path, color_scheme=prefers, java_script_enabled=False).evaluate(NAMED)
    assert len(found["body"]) > 60
    for place in found.keys() & wanted.keys():
        both = found[place].keys() & wanted[place].keys()
        assert {name: found[place][name] for name in both} == {name: wanted[place][name] for name in both}, (
            place
        )


def test_with_scripts_nobody_is_sent_the_dark(opened: Open, server: str) -> None:
    page = opened(color_scheme="dark")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    exchanging(page)
    page.evaluate(
        "address => { const a = document.createElement('a'); a.href = address; document.body.append(a); a.click(); a.remove() }",
        server + "scoring/",
    )
    page.locator("sp-calculator").wait_for()
    assert any(address.endswith("/scoring/") for address in asked)
    assert [address for address in asked if "dark.css" in address] == []
