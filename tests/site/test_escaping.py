"""Nothing that comes from the data can become markup: not HTML, not Markdown, not a page's head, not a template."""

from __future__ import annotations

import re
from dataclasses import replace

import markdown
import pytest
import yaml

from spadille.point import Citation, Grade, Rival
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.site import build
from spadille.site.edition import Edition
from spadille.site.edition import edition as arranged
from spadille.site.html import Html, el, front_matter, heading, join, text
from spadille.site.page import Page
from spadille.source import Copy, Question, Source

EVIL = """<script>alert(1)</script><img src=x onerror=alert(2)> & "quoted" 'single' *a* _b_ `c` [d](javascript:e) {#f} {{g}}"""
# Pages on which no text of a ruleset, a source or a record stands.
WITHOUT = ("reference/points.md", "points/index.md", "glossary.md", "lab/python.md")

OWN_SCRIPT = re.compile(r'<script type="module" src="[./]+assets/js/[a-z-]+\.mjs"></script>')


@pytest.fixture(scope="module")
def hostile(edition: Edition) -> list[Page]:
    """Every page of an edition whose every free text tries to break out."""
    broken = arranged(
        map(evil_ruleset, edition.rulesets), map(evil_source, edition.sources.values()), evil_records(edition)
    )
    return list(build.pages(broken))


def evil_ruleset(ruleset: Ruleset) -> Ruleset:
    rulings = {
        point: replace(
            ruling,
            note=EVIL,
            cites=tuple(Citation(cite.source, cite.witness, EVIL) for cite in ruling.cites),
            rivals=tuple(Rival(rival.answer, rival.cites, EVIL) for rival in ruling.rivals),
        )
        for point, ruling in ruleset.rulings.items()
    }
    names = dict.fromkeys(ruleset.baseline.names, EVIL)
    return replace(ruleset, title=EVIL, read=EVIL, names=names, rulings=rulings)


def evil_source(source: Source) -> Source:
    return replace(
        source,
        short=EVIL,
        about=EVIL,
        note=EVIL,
        bibliography=replace(source.bibliography, title=EVIL),
        read=replace(source.read, what=EVIL),
        copies=(Copy(EVIL, EVIL), Copy("javascript:alert(3)", "a trap")),
        open=(Question(question=EVIL, look=EVIL),),
    )


def evil_records(edition: Edition) -> list[Record]:
    return [replace(record, title=EVIL, about=EVIL) for record in edition.records[:3]]


def test_no_markup_gets_into_a_page(hostile: list[Page]) -> None:
    for page in hostile:
        html = page.filled(markdown.markdown(_body(page), extensions=["attr_list", "md_in_html", "toc"]))
        assert "<script" not in OWN_SCRIPT.sub("", html), page.path
        assert "<img" not in html, page.path
        assert 'href="javascript:' not in html, page.path
        assert "<em>a</em>" not in html, page.path


def test_the_texts_are_there_all_the_same(hostile: list[Page]) -> None:
    for page in hostile:
        assert "&lt;script&gt;" in page.filled(page.markdown) or page.path in WITHOUT, page.path


def test_the_head_of_a_page_is_only_a_head(hostile: list[Page]) -> None:
    for page in hostile:
        head = yaml.safe_load(page.markdown.split("---\n")[1])
        assert "<" not in head["title"]
        assert '"' not in head["description"]


def test_what_is_known_to_be_html_stays_html() -> None:
    assert el("p", "a<b", Html("<i>x</i>")) == "<p>a&lt;b<i>x</i></p>"
    assert el("a", "x", href='"&<', title=None, hidden=True, data_x="1") == (
        '<a href="&quot;&amp;&lt;" hidden data-x="1">x</a>'
    )
    assert join(["a&b", None, "", Html("<br>")], ", ") == "a&amp;b, <br>"
    assert isinstance(text("x"), Html)
    assert el("br") == "<br>"


def test_a_heading_is_shown_as_written() -> None:
    said = "*a* _b_ `c` [d](e) {#f} 1. \\ # & <g> ~h~ |i| : =="
    html = markdown.markdown(heading(2, said, "a.b_c"), extensions=["attr_list", "toc"])
    assert html.startswith('<h2 id="a.b_c">')
    for tag in ("<em", "<code", "<a ", "<g"):
        assert tag not in html


def test_front_matter_survives_anything() -> None:
    head = front_matter(title='a: "b"\n---\n# c', tags=["x: y"], empty="")
    assert yaml.safe_load(head.split("---\n", 1)[1].rsplit("---\n", 1)[0]) == {
        "title": "a: &quot;b&quot;\n---\n# c",
        "tags": ["x: y"],
    }


def test_a_grade_is_never_taken_from_a_colour(hostile: list[Page]) -> None:
    page = next(
        page
        for page in hostile
        if page.path.startswith("rulesets/") and "sp-ruling" in page.filled(page.markdown)
    )
    html = page.filled(page.markdown)
    assert any(f'">{grade.value}</span>' in html for grade in Grade)


def _body(page: Page) -> str:
    return page.markdown.split("---\n", 2)[2]
