"""The page of one source: what it is, what of it was read and through whom, what rests on it, what it could still tell."""

from __future__ import annotations

import json
import re
from typing import Final

from spadille.bibliography import cite_text, to_bibtex, to_csl, year_text
from spadille.collation import question
from spadille.ruleset import Ruleset
from spadille.site import attested, words
from spadille.site.edition import Edition
from spadille.site.here import Here, source_page
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.sources import needs, pictures
from spadille.source import Copy, Source
from spadille.vocabulary import find, rank

STEMMA_PAGE: Final = "stemma.md"
_WEB: Final = re.compile(r"https?://[^\s<>\"']+\Z")


def page(source: Source, edition: Edition) -> Page:
    """Return the page of the source."""
    here = Here(edition, source_page(source.id))
    form = needs.form_section(source, here)
    parts = (
        _head(source, here),
        *_section(words.COVERAGE, "coverage", _coverage(source, here)),
        *_section(words.DATES_IN_DISPUTE, "date", _dating(source, here)),
        *_section(words.KNOWN_THROUGH, "known-through", _known_through(source, here)),
        *_section(words.DEPENDENCE, "dependence", _dependence(source, here)),
        *_section(words.OPEN_QUESTIONS, "open", needs.questions(source, here)),
        *_section(words.FORM_TITLE, "form", form),
        heading(2, words.WHAT_RESTS_ON_IT, "cited"),
        _cited(source, here) or el("p", words.NOTHING_CITED),
        *_section(words.CITE_IT, "cite", _exports(source)),
    )
    return Page(
        path=here.path,
        title=source.short,
        description=cite_text(source),
        tags=tuple(ruleset.title for ruleset in needs.rulesets_of(source, here)),
        parts=parts,
        data=needs.forms(source, here),
    )


def _section(title: str, anchor: str, content: Html) -> tuple[str, ...]:
    return (heading(2, title, anchor), content) if content else ()


def _head(source: Source, here: Here) -> Html:
    rulesets = map(here.ruleset, needs.rulesets_of(source, here))
    rows = [
        (words.WHAT_IT_IS, join((words.KINDS[source.kind], words.CONCERNS[source.concern].word), " · ")),
        (words.WHAT_WAS_READ, join((pictures.extent(source), source.read.what), " ")),
        (words.WHERE_TO_SEE, join(map(_copy, source.copies), el("br"))),
        (words.RULESET, join(rulesets, ", ")),
        (words.CAUTION, source.note),
        (words.ID, el("code", source.id)),
    ]
    facts = [join((el("dt", name), el("dd", value))) for name, value in rows if value]
    return join(
        (
            el("p", el("cite", cite_text(source)), class_="sp-citation"),
            el("p", source.about, class_="sp-lead"),
            el("dl", *facts, class_="sp-facts"),
        )
    )


def _copy(copy: Copy) -> Html:
    # Only an address of the web becomes a link: what else stands there is words.
    where = el("a", copy.at, href=copy.at, rel="noreferrer") if _WEB.match(copy.at) else el("span", copy.at)
    return join((where, copy.what), " — ")


def _coverage(source: Source, here: Here) -> Html:
    rulesets = needs.rulesets_of(source, here)
    if not rulesets:
        return Html()
    shown = [
        join(
            (
                el("h3", here.ruleset(ruleset)) if len(rulesets) > 1 else None,
                pictures.coverage(ruleset, defined=place > 0),
            )
        )
        for place, ruleset in enumerate(rulesets)
    ]
    return join((el("p", words.COVERAGE_LEAD, class_="sp-sub"), *shown))


def _dating(source: Source, here: Here) -> Html:
    if source.dating is None:
        return Html()
    issued = source.bibliography.dates.get("issued")
    rivals = [
        el(
            "li",
            words.ALSO_DATED,
            " ",
            el("strong", year_text(rival.issued)),
            ": ",
            join((here.source(rival.witness), rival.at), ", "),
        )
        for rival in source.dating.rivals
    ]
    ours = el("li", words.WE_DATE, " ", el("strong", year_text(issued))) if issued and rivals else None
    listed = el("ul", ours, *rivals) if rivals else None
    return join((el("p", attested.note(source.dating.note, here)), listed))


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
    said = join(
        (
            el("ul", *on) if on else None,
            _mentioned(words.DEPEND_ON_IT, below, here),
            _mentioned(words.IT_REPORTS, reported, here),
        )
    )
    drawn = el("p", here.link(words.SEE_STEMMA, STEMMA_PAGE, source.id), class_="sp-more")
    return join((said, drawn)) if said else Html()


def _mentioned(label: str, sources: list[Source], here: Here) -> Html | None:
    return (
        el("p", label, " ", join((here.source(other.id) for other in sources), ", "), ".")
        if sources
        else None
    )


def _cited(source: Source, here: Here) -> Html:
    blocks = []
    for ruleset in here.edition.rulesets:
        found = [
            _citing(ruleset, point, source, here=here)
            for point in sorted(ruleset.rulings, key=rank)
            if _places(ruleset, point, source)
        ]
        if found:
            pattern = words.RULING_CITING if len(found) == 1 else words.RULINGS_CITING
            title = pattern.format(title=ruleset.title, count=len(found))
            blocks.append(el("details", el("summary", title), el("ul", *found, class_="sp-citing")))
    return join(blocks)


def _places(ruleset: Ruleset, point: str, source: Source) -> list[str]:
    """Return the places in the source that a ruling cites."""
    return [cite.at for cite in ruleset.rulings[point].cites if cite.witness == source.id]


def _citing(ruleset: Ruleset, point: str, source: Source, *, here: Here) -> Html:
    return el(
        "li",
        here.ruling(ruleset, point, question(find(point), [ruleset])),
        " ",
        attested.grade(ruleset.rulings[point].grade),
        " ",
        el("cite", ", ".join(_places(ruleset, point, source)), class_="sp-sub"),
    )


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
