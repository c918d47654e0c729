"""The style sheets as one: what they refer to is still found, and nothing but remarks is lost."""

from __future__ import annotations

import re
from pathlib import Path

from spadille.site import styles


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


def test_the_built_site_has_one_sheet_of_its_own(site: Path) -> None:
    sheet = (site / styles.PATH).read_text(encoding="utf-8")
    fonts = [found for found in re.findall(r"url\((.*?)\)", sheet) if found.endswith(".woff2")]
    assert fonts
    assert [found for found in fonts if not (site / "assets" / found).is_file()] == []
    page = (site / "index.html").read_text(encoding="utf-8")
    assert len(re.findall(r'<link rel="stylesheet" href="assets/(?!stylesheets/)', page)) == 1
