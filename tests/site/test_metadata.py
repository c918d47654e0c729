"""The heads of pages: nothing in a text can end an element, and every kind of page has its type."""

from __future__ import annotations

import json

import pytest

from spadille.site import metadata
from support.html import parsed

PAGE = metadata.Described(
    path="sources/x.md",
    title='A "book" </script><b>',
    description="Of <cards> & men.",
    url="https://example.org/sources/x/",
    site="Spadille",
    home="https://example.org/",
    above=(("Sources", "https://example.org/sources/"),),
)


def test_no_text_gets_out_of_its_element() -> None:
    tree = parsed(metadata.head(PAGE))
    assert {element.name for element in tree.all()} == {"meta", "script"}
    work, trail = (json.loads(script.text) for script in tree.all("script"))
    assert work["name"] == work["headline"] == PAGE.title
    assert [step["name"] for step in trail["itemListElement"]] == ["Spadille", "Sources", PAGE.title]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("index.md", "CreativeWork"),
        ("rulesets/x.md", "ScholarlyArticle"),
        ("compare/x/y.md", "ScholarlyArticle"),
        ("collation.md", "Dataset"),
        ("downloads.md", "Dataset"),
        ("contribute.md", "WebPage"),
    ],
)
def test_a_page_has_its_type(path: str, kind: str) -> None:
    assert metadata.kind(path) == kind


def test_a_page_without_a_description_has_its_first_words() -> None:
    long = "word " * 100
    described = metadata.first_words(f"<p>Short.</p><p>Long &amp; <em>{long}</em></p>")
    assert described.startswith("Long & word word")
    assert described.endswith("word …")
    assert len(described) <= metadata.LONGEST + 2
    assert metadata.first_words("<p>Short.</p>") == ""
