"""What the head of a page tells machines: Open Graph, and schema.org as JSON-LD."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import unescape
from typing import Any, Final

from spadille.site.html import Html, el, join
from spadille.site.words import metadata as said
from spadille.version import EDITION

LONGEST: Final = 200
"""How many characters of a page's first paragraph describe it where it does not describe itself."""

_PARAGRAPH: Final = re.compile(r"<p\b[^>]*>(.*?)</p>", re.DOTALL)
_TAG: Final = re.compile(r"<[^>]+>")
_KINDS: Final = (
    (re.compile(r"index\.md"), "CreativeWork"),
    (re.compile(r"(collation|scoring/index|deals/.+|rulesets/index|downloads(/index)?)\.md"), "Dataset"),
    (
        re.compile(
            r"(rulesets|points|sources|compare|relatives|editorial|workbook)/.+|(history|stemma|glossary)\.md"
        ),
        "ScholarlyArticle",
    ),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Described:
    """A page as its head describes it; texts are plain."""

    path: str
    """Of its source, such as `rulesets/index.md`."""
    title: str
    description: str
    url: str
    """The full address, empty where the site has none."""
    site: str
    home: str
    """The full address of the first page."""
    above: Sequence[tuple[str, str]] = ()
    """Title and full address of the pages above it, the uppermost first."""


def kind(path: str) -> str:
    """Return the type of schema.org that the page at `path` is."""
    return next((name for pattern, name in _KINDS if pattern.fullmatch(path)), "WebPage")


def plain(html: str) -> str:
    """Return the text of a piece of HTML, in one line."""
    return " ".join(unescape(_TAG.sub("", html)).split())


def letters(html: str) -> str:
    """Return the style by which a style sheet knows how much there is to read before it is laid out."""
    return f"--letters:{len(plain(html))}"


def first_words(html: str) -> str:
    """Return the beginning of the first paragraph that says more than a few words, cut between words."""
    paragraphs = (plain(found[1]) for found in _PARAGRAPH.finditer(html))
    words = next((paragraph for paragraph in paragraphs if len(paragraph) > 60), "")
    if len(words) <= LONGEST:
        return words
    return words[:LONGEST].rpartition(" ")[0].rstrip(" ,;:–") + " …"


def head(page: Described) -> Html:
    """Return the elements for the head of the page."""
    graph = {
        "og:site_name": page.site,
        "og:type": "website" if kind(page.path) == "CreativeWork" else "article",
        "og:title": page.title,
        "og:description": page.description,
        "og:url": page.url,
        "og:locale": said.LOCALE,
    }
    tags = [el("meta", property=name, content=value) for name, value in graph.items() if value]
    card = el("meta", name_="twitter:card", content="summary")
    return join((*tags, card, *map(_script, _linked(page))), "\n")


def _linked(page: Described) -> list[dict[str, Any]]:
    return [_work(page), *([_breadcrumbs(page)] if page.above else [])]


def _work(page: Described) -> dict[str, Any]:
    which = kind(page.path)
    people = {"@type": "Organization", "name": said.PUBLISHER}
    work: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": which,
        "name": page.title,
        "description": page.description,
        "url": page.url,
        "inLanguage": said.LANGUAGE,
        "license": said.LICENCE,
        "version": EDITION,
        "about": said.SUBJECT,
        "creator" if which == "Dataset" else "author": people,
        "publisher": people,
        "isAccessibleForFree": True,
    }
    if which == "ScholarlyArticle":
        work["headline"] = page.title
    if which != "CreativeWork":
        work["isPartOf"] = {"@type": "CreativeWork", "name": page.site, "url": page.home}
    return {name: value for name, value in work.items() if value}


def _breadcrumbs(page: Described) -> dict[str, Any]:
    steps = [(page.site, page.home), *page.above, (page.title, page.url)]
    return {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        "itemListElement": [
            {"@type": "ListItem", "position": place, "name": title, **({"item": url} if url else {})}
            for place, (title, url) in enumerate(steps, start=1)
        ],
    }


def _script(data: dict[str, Any]) -> Html:
    """Return the data as an element that no text in it can end."""
    written = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return el("script", Html(written), type="application/ld+json")
