"""The bibliography: all works by what they have to do with the game and by date, each with how much of it was read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from spadille.bibliography import cite_text, to_bibtex, to_csl, year_text
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import Here, ruleset_page, source_page
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.sources import needs, pictures
from spadille.site.sources.page import STEMMA_PAGE
from spadille.source import Concern, Extent, Source

PATH: Final = "sources/index.md"
_BIBTEX: Final = "sources/spadille.bib"
_CSL: Final = "sources/spadille.json"


def page(edition: Edition) -> Page:
    """Return the bibliography."""
    here = Here(edition, PATH)
    order = list(Concern)
    listed = sorted(edition.sources.values(), key=lambda source: order.index(source.concern))
    parts: list[str] = [_opening(listed, here)]
    for concern, group in groupby(listed, key=lambda source: source.concern):
        term = words.CONCERNS[concern]
        entries = [_entry(source, here) for source in group]
        shelf = el("ol", *entries, class_="sp-bibliography")
        parts += [heading(2, term.word, concern.value), join((el("p", term.meaning), shelf))]
    return Page(
        path=here.path,
        title=words.SOURCES_TITLE,
        description=words.SOURCES_DESCRIPTION,
        parts=tuple(parts),
        data={
            _BIBTEX: to_bibtex(listed),
            _CSL: json.dumps([to_csl(source) for source in listed], ensure_ascii=False, indent=1) + "\n",
        },
    )


def _opening(listed: list[Source], here: Here) -> Html:
    doors = join(
        (here.link(words.STEMMA_DOOR, STEMMA_PAGE), here.link(words.GLOSSARY_DOOR, "glossary.md")), " · "
    )
    files = join(
        (
            el("a", "BibTeX", href=here.href(_BIBTEX), download=True),
            el("a", "CSL-JSON", href=here.href(_CSL), download=True),
        ),
        ", ",
    )
    return join(
        (
            el("p", words.BIBLIOGRAPHY_LEAD.format(count=len(listed)), class_="sp-lead"),
            _extents(listed),
            el("p", doors, " · ", words.WHOLE_AS, " ", files, class_="sp-more"),
        )
    )


def _extents(listed: Iterable[Source]) -> Html:
    """Return how many works were read how far: the sum of the pictures below."""
    found = Counter(source.read.extent for source in listed)
    bars = [
        el(
            "li",
            el("span", class_=f"sp-reach sp-reach--{which.value}", style=f"--n:{found[which]}"),
            " ",
            said,
        )
        for which in reversed(Extent)
        if found[which]
        for said in [words.COUNTED.format(count=found[which], grade=words.EXTENTS[which])]
    ]
    return el("figure", el("figcaption", words.BIBLIOGRAPHY_READ), el("ul", *bars), class_="sp-reaches")


def _entry(source: Source, here: Here) -> Html:
    dates = source.bibliography.dates
    date = dates.get("original-date") or dates.get("issued")
    count = len(source.open)
    opened = (words.OPEN_ONE if count == 1 else words.OPEN_COUNT).format(count=count) if count else None
    rulesets = needs.rulesets_of(source, here)
    more = (
        words.KINDS[source.kind],
        here.link(words.HAS_RULESET, ruleset_page(rulesets[0].id)) if rulesets else None,
        here.link(opened, source_page(source.id), "open") if opened else None,
    )
    return el(
        "li",
        el("span", year_text(date) if date else words.NO_DATE, class_="sp-year"),
        el(
            "div",
            el("p", here.source(source.id), " ", pictures.extent(source)),
            el("p", el("cite", cite_text(source)), class_="sp-sub"),
            el("p", join(more, " · "), class_="sp-sub"),
        ),
        id=source.id,
    )
