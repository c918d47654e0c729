"""The pages that list others: rulesets, sources, deals."""

from __future__ import annotations

from itertools import groupby

from spadille.bibliography import cite_text, year_text
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import Here, source_page
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.ruleset_page import answered, coverage
from spadille.site.source_page import extent
from spadille.source import Concern, Source

RULESETS_INDEX = "rulesets/index.md"
SOURCES_INDEX = "sources/index.md"


def rulesets(edition: Edition) -> Page:
    """Return the list of rulesets."""
    here = Here(edition, RULESETS_INDEX)
    lead = el("p", words.RULESETS_LEAD.format(count=len(edition.rulesets)), class_="sp-lead")
    entries = [_ruleset(ruleset, here) for ruleset in edition.rulesets]
    return Page(
        path=here.path,
        title=words.RULESETS_TITLE,
        description=words.RULESETS_DESCRIPTION,
        parts=(lead, el("ul", *entries, class_="sp-shelf")),
        wide=True,
    )


def _ruleset(ruleset: Ruleset, here: Here) -> Html:
    source = here.edition.sources[ruleset.source]
    issued = source.bibliography.dates.get("issued")
    count = words.ANSWERED.format(count=answered(ruleset), of=len(ruleset.rulings))
    return el(
        "li",
        el("h2", here.ruleset(ruleset)),
        el(
            "p",
            join((words.KINDS[source.kind], year_text(issued) if issued else None), ", "),
            class_="sp-sub",
        ),
        el("p", ruleset.read),
        coverage(ruleset),
        el("p", count, class_="sp-sub"),
    )


def sources(edition: Edition) -> Page:
    """Return the bibliography."""
    here = Here(edition, SOURCES_INDEX)
    order = list(Concern)
    listed = sorted(edition.sources.values(), key=lambda source: order.index(source.concern))
    parts: list[str] = [el("p", words.SOURCES_LEAD.format(count=len(listed)), class_="sp-lead")]
    for concern, group in groupby(listed, key=lambda source: source.concern):
        term = words.CONCERNS[concern]
        entries = [_source(source, here) for source in group]
        parts += [
            heading(2, term.word, concern.value),
            join((el("p", term.meaning), el("ul", *entries, class_="sp-bibliography"))),
        ]
    return Page(
        path=here.path,
        title=words.SOURCES_TITLE,
        description=words.SOURCES_DESCRIPTION,
        parts=tuple(parts),
    )


def _source(source: Source, here: Here) -> Html:
    return el(
        "li",
        el("p", here.link(source.short, source_page(source.id)), " ", extent(source)),
        el("p", cite_text(source), class_="sp-sub"),
    )
