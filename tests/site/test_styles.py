"""The style sheets as one: what they refer to is still found, and nothing but remarks is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spadille.site import selectors, styles
from spadille.site.scripts import Scripts
from spadille.site.sheets import THEME, Sheets


def test_what_a_sheet_refers_to_is_found_from_the_whole() -> None:
    whole = styles.joined(
        {
            "assets/font/index.css": "a { src: url(./files/x.woff2) }",
            "assets/css/b.css": "b { background: url('../c.svg'), url(data:image/svg+xml,x), url(#d) }",
        }
    )
    assert re.findall(r"url\((.*?)\)", whole) == ["font/files/x.woff2", "c.svg", "data:image/svg+xml,x", "#d"]


def test_remarks_are_dropped_and_rules_keep_their_order() -> None:
    assert styles.joined({"assets/a.css": "/* a */\n\na {\n  b: c;\n}\n", "assets/b.css": "d { e: f }"}) == (
        "a {\nb: c;\n}\nd { e: f }"
    )


def test_a_page_of_the_built_site_has_the_common_sheet_and_one_of_its_own(site: Path) -> None:
    sheet = (site / styles.PATH).read_text(encoding="utf-8")
    fonts = [found for found in re.findall(r"url\((.*?)\)", sheet) if found.endswith(".woff2")]
    assert fonts
    assert [found for found in fonts if not (site / "assets" / found).is_file()] == []
    for page in ("index.html", "404.html", "collation/index.html"):
        html = (site / page).read_text(encoding="utf-8")
        linked = [path.rpartition("/")[2] for path in re.findall(r'(?<!<noscript>)<link rel="stylesheet" href="([^"]*)"', html)]
        assert linked[0] == "edition.css"
        assert html.count('assets/dark.css"></noscript>') == 1
        assert [path.startswith("edition.") for path in linked] == [True] * (1 if page == "404.html" else 2)


def test_the_theme_comes_first_in_the_common_sheet(site: Path) -> None:
    sheet = (site / styles.PATH).read_text(encoding="utf-8")
    ours = sheet.index(".sp-")
    assert all(0 <= sheet.find(name) < ours for name in (".md-header", "[data-md-color-scheme=slate]"))
    assert not (site / THEME).exists()


def test_rules_are_told_apart() -> None:
    sheet = '@charset "UTF-8"; a, b { c: d } /* e { } */ @media print { f { g: h } i { j: url(k;l) } }'
    (one, other) = styles.rules(sheet)
    assert one == ("a, b", " c: d ")
    assert other[0] == "@media print"
    assert [prelude for prelude, _ in styles.rules(other[1])] == ["f", "i"]


@pytest.mark.parametrize(
    ("selector", "met"),
    [
        ("td", True),
        (".x td", True),
        (".x .y", False),
        (".x:not(.y)", True),
        (":is(.y, .x:not([hidden])) p", True),
        (":is(.y, .z) p", False),
        (".x:has(> .y)", False),
        ("sp-x", False),
        ('[data-seen="y"] .x', True),
        ("[data-blind]", False),
        ("[dir=ltr] .x", True),
        ("[dir=rtl] .x", False),
    ],
)
def test_a_rule_is_met_where_all_its_names_are(selector: str, met: bool) -> None:
    names = selectors.of_page('<p dir="ltr" class="x" hidden data-z>') | selectors.of_script("n.dataset.seen = 1")
    assert selectors.meets(selector, names) is met


def test_a_page_gets_what_its_scripts_need_and_not_what_they_may_bring_later() -> None:
    sheets = Sheets(
        {
            "assets/css/one.css": ".now { a: b }",
            "assets/css/two.css": "@media print { .deep { a: b } }",
            "assets/css/three.css": ".later { a: b }",
        },
        Scripts({"a.mjs": 'el("p", "now")', "f/b.mjs": '"deep"', "c.mjs": '"later"'}, {"a.mjs": ("f/b.mjs",)}),
    )
    head = '<link rel="stylesheet" href="../assets/edition.css">'
    page = sheets.linked(f'{head}<script type="module" src="../assets/js/a.mjs"></script>')
    assert '<link rel="stylesheet" href="../assets/edition.one.two.css">' in page
    assert list(sheets.files()) == ["assets/edition.one.two.css"]
    assert sheets.linked(head) == head


def test_the_theme_keeps_what_a_page_or_a_script_can_meet() -> None:
    sheets = Sheets({}, Scripts({}, {}))
    sheets.wanted('<p class="x">')
    sheet = ":root{--a:url(b);--c:url(d)}.x,.y{e:f}.y{e:f}@media print{.y{e:f}.z{e:var(--c)}}@font-face{g:h}"
    assert sheets.lean(sheet, '"z"') == (
        ":root{--c:url(d)}.x{e:f}@media print{.z{e:var(--c)}}@font-face{g:h}"
    )


def test_parts_that_come_later_have_their_sheets(site: Path, root: Path) -> None:
    scripts = root / "docs" / "assets" / "js"
    named = {
        name
        for script in scripts.rglob("*.mjs")
        for call in re.findall(r"\bdressed\((\".*?)\)", script.read_text(encoding="utf-8"))
        for name in re.findall(r'"(.*?)"', call)
    }
    assert named
    assert [name for name in named if not (site / "assets" / "css" / f"{name}.css").is_file()] == []
