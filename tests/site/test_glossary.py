"""The glossary in the site: its page, and the words in other pages that lead to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from spadille.glossary import Glossary, Language, Term
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.glossary.marks import Marker
from spadille.site.glossary.page import DATA, PATH
from support.html import Element, by_id, parsed, read

LINK = '<a class="sp-gloss" href="../../glossary/#{id}">{word}</a>'


def term(name: str, *marks: str) -> Term:
    return Term(id=name, word=name, means="What it means.", group="all", ours=True, marks=marks)


@pytest.fixture(scope="module")
def marker() -> Marker:
    terms = (
        term("tout", "tout", "touts"),
        term("suit", "favourite suit"),
        term("helfer", "Helfer?", "Helfer"),
    )
    return Marker(Glossary(groups={"all": "All"}, terms={one.id: one for one in terms}))


def marked(marker: Marker, html: str) -> str:
    return marker.marked(html, "a/b.md")


def test_a_word_leads_to_its_term(marker: Marker) -> None:
    assert marked(marker, "<p>A tout, made.</p>") == f"<p>A {LINK.format(id='tout', word='tout')}, made.</p>"


@pytest.mark.parametrize(
    ("path", "start"), [("a/b.md", "../../"), ("a.md", "../"), ("index.md", ""), ("a/index.md", "../")]
)
def test_the_link_is_right_from_everywhere(marker: Marker, path: str, start: str) -> None:
    assert f'href="{start}glossary/#tout"' in marker.marked("<p>tout</p>", path)


def test_only_the_first_in_a_section_is_marked_in_whatever_form(marker: Marker) -> None:
    html = "<h1>T</h1><p>tout, touts</p><h3>x</h3><p>tout</p><h2>y</h2><p>touts, tout</p>"
    assert marked(marker, html).count("sp-gloss") == 2
    assert marked(marker, "<p>favourite\nsuit</p>").count("sp-gloss") == 1


@pytest.mark.parametrize(
    "html",
    [
        "<p>without, touted, tout-court, a-tout</p>",
        "<h2>tout</h2>",
        '<h3 id="x">A <em>tout</em></h3>',
        '<a href="#x">a <b>tout</b></a>',
        "<code>tout</code>",
        "<pre><span>x</span> tout</pre>",
        "<button>tout</button>",
        "<summary>tout</summary>",
        "<dt>tout</dt>",
        "<cite>Le tout</cite>",
        "<svg><text>tout</text></svg>",
        "<script>let tout = 1 < 2;</script>",
        "<sp-form data-copy='x'><div>tout</div></sp-form>",
        '<div class="sp-panel" popover><div>x</div> tout</div>',
        '<span class="a sp-cite">Rules, <span>b</span> tout</span>',
        "<a href='#x'><img src='x'>tout<br>tout</a>",
        '<img alt="tout" title="a tout">',
        "<!-- tout -->",
        "",
    ],
)
def test_what_is_no_running_text_is_left_alone(marker: Marker, html: str) -> None:
    assert marked(marker, html) == html


def test_after_what_is_closed_the_text_goes_on(marker: Marker) -> None:
    html = "<div popover><div>tout</div> tout</div><sp-apparatus><p>tout</p></sp-apparatus>"
    assert marked(marker, html) == html.replace("<p>tout", "<p>" + LINK.format(id="tout", word="tout"))


def test_the_longest_spelling_wins_and_a_sign_may_end_it(marker: Marker) -> None:
    assert ">Helfer?</a>" in marked(marker, "<p>He asks Helfer? once.</p>")
    assert ">Helfer</a>" in marked(marker, "<p>der Helfer</p>")


def test_the_glossary_itself_and_an_empty_one_mark_nothing(marker: Marker) -> None:
    assert marker.marked("<p>tout</p>", PATH) == "<p>tout</p>"
    assert Marker(Glossary(groups={}, terms={})).marked("<p>tout</p>", "a.md") == "<p>tout</p>"


def test_every_term_has_its_place_with_all_forms_and_witnesses(
    page: Callable[[str], Element], edition: Edition
) -> None:
    places = by_id(page(PATH))
    for one in edition.glossary.terms.values():
        section = places[one.id].parent
        assert section is not None
        assert " ".join(one.means.split()) in section.text
        shown = {(form.text, form.attributes["lang"]) for form in section.all("i")}
        assert shown == {(" ".join(form.text.split()), form.language.value) for form in one.forms}
        for form in one.forms:
            for cite in form.cites:
                assert f"{edition.sources[cite.witness].short}, {cite.at}" in section.text


def test_what_is_ours_and_what_is_translated_says_so(
    page: Callable[[str], Element], edition: Edition
) -> None:
    places = by_id(page(PATH))
    for one in edition.glossary.terms.values():
        section = places[one.id].parent
        assert section is not None
        assert bool(section.all("span", class_="sp-ours")) is one.ours
        translated = any(form.language.value == "es" for form in one.forms)
        assert not translated or "in translation" in section.text


def test_every_language_has_its_word() -> None:
    assert list(words.LANGUAGES) == list(Language)


def test_the_definitions_are_data(site: Path, edition: Edition) -> None:
    shown = json.loads((site / DATA).read_text(encoding="utf-8"))
    assert shown == {
        one.id: {"word": one.word, "means": one.means} for one in edition.glossary.terms.values()
    }


def test_words_are_marked_in_written_and_in_made_pages(
    page: Callable[[str], Element], edition: Edition
) -> None:
    for path in (
        "history.md",
        "relatives/quadrille.md",
        "sources/pierer-1863.md",
        "rulesets/altenburg-1988.md",
    ):
        found = page(path).all("a", class_="sp-gloss")
        assert found, path
        assert {link.attributes["href"].partition("#")[2] for link in found} <= set(edition.glossary.terms)


def test_no_mark_stands_where_none_may(site: Path) -> None:
    wrong = []
    for path in sorted(site.rglob("*.html")):
        if b"sp-gloss" not in path.read_bytes():
            continue
        tree = read(path)
        for name in ("a", "h1", "h2", "h3", "h4", "code", "pre", "button", "summary", "svg"):
            inside = [link for element in tree.all(name) for link in element.all("a", class_="sp-gloss")]
            wrong += [f"{path.relative_to(site)}: {name}: {link.text}" for link in inside]
    assert wrong == []


def test_a_page_grows_by_little(marker: Marker, edition: Edition) -> None:
    whole = Marker(edition.glossary)
    html = "<h2>x</h2><p>" + "A tout, a prime, a Frage and a Großfrage; forehand leads. " * 200 + "</p>"
    assert len(whole.marked(html, "a/b.md")) - len(html) < 500


def test_reading_the_pieces_loses_nothing(site: Path) -> None:
    html = (site / "relatives" / "quadrille" / "index.html").read_text(encoding="utf-8")
    nothing = Marker(Glossary(groups={"all": "All"}, terms={"x": term("x", "wordthatisnowhere")}))
    assert nothing.marked(html, "a.md") == html
    assert parsed(html).text
