"""The page of one source: what it is, what of it was read and through whom, what rests on it, what it could still tell."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from spadille.bibliography import cite_text, to_bibtex, to_csl, year_text
from spadille.collation import question
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import Here, source_page
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.source import Copy, Question, Source
from spadille.vocabulary import find

_WEB: Final = re.compile(r"https?://[^\s<>\"']+\Z")


def page(source: Source, edition: Edition) -> Page:
    """Return the page of the source."""
    here = Here(edition, source_page(source.id))
    parts = (
        _head(source, here),
        *_section(words.KNOWN_THROUGH, "known-through", _known_through(source, here)),
        *_section(words.DEPENDENCE, "dependence", _dependence(source, here)),
        *_section(words.OPEN_QUESTIONS, "open", _open(source, here)),
        *_section(words.WHAT_RESTS_ON_IT, "cited", _cited(source, here)),
        *_section(words.CITE_IT, "cite", _exports(source)),
    )
    return Page(path=here.path, title=source.short, description=cite_text(source), parts=parts)


def extent(source: Source) -> Html:
    """Return how much of the source was read, as a word."""
    which = source.read.extent
    return el("span", words.EXTENTS[which], class_=f"sp-extent sp-extent--{which.value}")


def _section(title: str, anchor: str, content: Html) -> tuple[str, ...]:
    return (heading(2, title, anchor), content) if content else ()


def _head(source: Source, here: Here) -> Html:
    rulesets = [here.ruleset(found) for found in here.edition.rulesets if found.source == source.id]
    rows = [
        (words.WHAT_IT_IS, join((words.KINDS[source.kind], words.CONCERNS[source.concern].word), " · ")),
        (words.WHAT_WAS_READ, join((extent(source), source.read.what), " ")),
        (words.DATE, _dating(source, here)),
        (words.WHERE_TO_SEE, join(map(_copy, source.copies), el("br"))),
        (words.RULESET, join(rulesets, ", ")),
        (words.CAUTION, source.note),
        (words.ID, el("code", source.id)),
    ]
    facts = [join((el("dt", name), el("dd", value))) for name, value in rows if value]
    return join(
        (
            el("p", cite_text(source), class_="sp-citation"),
            el("p", source.about, class_="sp-lead"),
            el("dl", *facts, class_="sp-facts"),
        )
    )


def _dating(source: Source, here: Here) -> Html | None:
    if source.dating is None:
        return None
    rivals = [
        join((year_text(rival.issued), " (", join((here.source(rival.witness), rival.at), ", "), ")"))
        for rival in source.dating.rivals
    ]
    also = join((words.ALSO_DATED, join(rivals, "; ")), " ") if rivals else None
    return join((source.dating.note, also), " ")


def _copy(copy: Copy) -> Html:
    # Only an address of the web becomes a link: what else stands there is words.
    where = el("a", copy.at, href=copy.at, rel="noreferrer") if _WEB.match(copy.at) else el("span", copy.at)
    return join((where, copy.what), " — ")


def _known_through(source: Source, here: Here) -> Html:
    entries = [
        el("li", join((here.source(report.source), report.at), ", "), el("span", ": ", report.report))
        for report in source.known_through
    ]
    return el("ul", *entries) if entries else Html()


def _dependence(source: Source, here: Here) -> Html:
    on = [
        el(
            "li",
            join((words.DEPENDS[link.how], here.source(link.source)), " "),
            f" ({words.CERTAIN[link.certain]})",
            f": {link.note}" if link.note else None,
        )
        for link in source.depends_on
    ]
    others = here.edition.sources.values()
    below = [other for other in others if any(link.source == source.id for link in other.depends_on)]
    reported = [
        other for other in others if any(report.source == source.id for report in other.known_through)
    ]
    return join(
        (
            el("ul", *on) if on else None,
            _mentioned(words.DEPEND_ON_IT, below, here),
            _mentioned(words.IT_REPORTS, reported, here),
        )
    )


def _mentioned(label: str, sources: list[Source], here: Here) -> Html | None:
    return (
        el("p", label, " ", join((here.source(other.id) for other in sources), ", "), ".")
        if sources
        else None
    )


def _open(source: Source, here: Here) -> Html:
    if not source.open:
        return Html()
    entries = [el("li", *_question(entry, here)) for entry in source.open]
    invitation = join((words.CAN_YOU_LOOK, here.link(words.HOW_TO_CONTRIBUTE, "contribute.md"), "."), " ")
    return join((el("p", invitation), el("ul", *entries, class_="sp-questions")))


def _question(entry: Question, here: Here) -> Iterable[Html | None]:
    yield el("strong", entry.question)
    if entry.look:
        yield el("span", " ", words.LOOK_AT, " ", entry.look, ".")
    if entry.points:
        yield el("span", el("br"), words.BEARS_ON, " ", join(map(here.point_id, entry.points), ", "), ".")


def _cited(source: Source, here: Here) -> Html:
    blocks = []
    for ruleset in here.edition.rulesets:
        found = [
            here.ruling(ruleset, point_id, question(find(point_id), [ruleset]))
            for point_id, ruling in ruleset.rulings.items()
            if any(cite.witness == source.id for cite in ruling.cites)
        ]
        if found:
            title = words.RULINGS_CITING.format(title=ruleset.title, count=len(found))
            blocks.append(el("details", el("summary", title), el("ul", *(el("li", one) for one in found))))
    return join(blocks)


def _exports(source: Source) -> Html:
    csl = json.dumps(to_csl(source), ensure_ascii=False, indent=2)
    return join(
        (
            el("h3", "BibTeX", id="bibtex"),
            el("pre", el("code", to_bibtex([source]).strip()), tabindex="0"),
            el("h3", "CSL-JSON", id="csl"),
            el("pre", el("code", csl), tabindex="0"),
        )
    )
