"""The page of the stemma: the picture in two families and two sizes, its key, and the same in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import Here
from spadille.site.html import Html, classes, el, heading, join
from spadille.site.page import Page
from spadille.site.sources import pictures
from spadille.site.stemma.draw import NARROW, WIDE, picture
from spadille.site.stemma.graph import Link, families, links, ordered
from spadille.site.stemma.lanes import Plan, plan
from spadille.source import Dependency, Source

PATH: Final = "stemma.md"


def page(edition: Edition) -> Page:
    """Return the page."""
    here = Here(edition, PATH)
    drawn = links(edition.sources)
    main, others = families(drawn)
    tied = {name for link in drawn for name in (link.child, link.parent)}
    alone = [source for name, source in edition.sources.items() if name not in tied]
    lead = el("p", words.STEMMA_LEAD, class_="sp-lead")
    return Page(
        path=PATH,
        title=words.STEMMA_TITLE,
        description=words.STEMMA_DESCRIPTION,
        parts=(
            join((lead, _key())),
            *_family(words.STEMMA_MAIN, words.STEMMA_MAIN_LEAD, main, here=here, anchor="main"),
            *_family(words.STEMMA_OTHERS, words.STEMMA_OTHERS_LEAD, others, here=here, anchor="others"),
            heading(2, words.STEMMA_ALONE, "alone"),
            _alone(alone, here),
        ),
        wide=True,
    )


def _family(title: str, lead: str, drawn: tuple[Link, ...], *, here: Here, anchor: str) -> tuple[str, ...]:
    if not drawn:
        return ()
    order = ordered(here.edition.sources, drawn)
    found = plan(order, drawn)
    pictured = [picture(found, measure, here, title=title) for measure in (WIDE, NARROW)]
    figure = el("figure", *pictured, class_="sp-stemma-figure", data_search_exclude=True)
    return (
        heading(2, title, f"family-{anchor}"),
        join((el("p", lead), figure, _in_words(found, here.edition.sources, here))),
    )


def _in_words(found: Plan, sources: Mapping[str, Source], here: Here) -> Html:
    entries = [_entry(sources[name], here) for name in found.rows]
    return el(
        "details",
        el("summary", words.STEMMA_IN_WORDS),
        el("ul", *entries, class_="sp-stemma-words"),
        class_="sp-stemma-text",
    )


def _entry(source: Source, here: Here) -> Html:
    known = [link for link in source.depends_on if link.source in here.edition.sources]
    ties = [el("li", *_tie(link, here)) for link in known]
    return el(
        "li",
        here.source(source.id),
        " ",
        pictures.extent(source),
        el("ul", *ties) if ties else el("span", f": {words.STEMMA_NO_PARENT}"),
        id=source.id,
    )


def _tie(link: Dependency, here: Here) -> tuple[Html | str | None, ...]:
    return (
        words.DEPENDS[link.how],
        " ",
        here.source(link.source),
        f" ({words.CERTAIN[link.certain]})",
        f": {link.note}" if link.note else None,
    )


def _alone(alone: list[Source], here: Here) -> Html:
    entries = [
        el("li", here.source(source.id), " ", pictures.extent(source), id=source.id) for source in alone
    ]
    return join(
        (el("p", words.STEMMA_ALONE_LEAD.format(count=len(alone))), el("ul", *entries, class_="sp-alone"))
    )


def _key() -> Html:
    rows = [
        (_sign_disc("full"), words.STEMMA_KEY_FULL),
        (_sign_disc("part"), words.STEMMA_KEY_PART),
        (_sign_disc("none"), words.STEMMA_KEY_NONE),
        (_sign_line("sp-line--text"), words.STEMMA_KEY_TEXT),
        (_sign_line(), words.STEMMA_KEY_CITES),
        (_sign_line("sp-line--inferred"), words.STEMMA_KEY_INFERRED),
        (None, words.STEMMA_KEY_UNDATED),
    ]
    entries = [el("li", sign, " ", said) for sign, said in rows]
    return el("ul", *entries, class_="sp-stemma-key", aria_label=words.STEMMA_KEY)


def _sign_disc(read: str) -> Html:
    inner = {
        "full": el("circle", cx=9, cy=9, r="4.3", class_="sp-disc__read"),
        "part": el("path", d="M9 4.7A4.3 4.3 0 0 0 9 13.3Z", class_="sp-disc__read"),
        "none": None,
    }
    ring = el("circle", cx=9, cy=9, r="6.5", class_="sp-disc")
    lost = "sp-work--lost" if read == "none" else None
    return el(
        "svg",
        ring,
        inner[read],
        viewBox="0 0 18 18",
        class_=classes("sp-stemma-sign", lost),
        aria_hidden="true",
    )


def _sign_line(kind: str | None = None) -> Html:
    line = el("path", d="M1 9H35", class_=classes("sp-line", kind))
    return el("svg", line, viewBox="0 0 36 18", class_="sp-stemma-sign", aria_hidden="true")
