"""The rules of a book as prose: sections, paragraphs with their notes, and what is lent set apart."""

from __future__ import annotations

from spadille.ruleset import Ruleset
from spadille.site import apparatus
from spadille.site.apparatus import Note
from spadille.site.here import Here
from spadille.site.html import Html, classes, el, join
from spadille.site.metadata import letters
from spadille.site.prose import frame
from spadille.site.prose.arrangement import Lent, Paragraph, Section
from spadille.source import Source


def section(told: Section, ruleset: Ruleset, here: Here, *, announced: bool) -> Html:
    """Return a section without its heading; where `announced`, every silence is announced before what is lent."""
    notes = apparatus.numbered(told.points, ruleset)
    source = here.edition.sources[ruleset.source] if announced else None
    text = join(
        (
            *(_paragraph(paragraph, notes, here) for paragraph in told.own),
            *(_lent(lent, notes, here, source=source, rest=bool(told.own)) for lent in told.lent),
        )
    )
    panels = apparatus.panels(notes, ruleset, here)
    return el("sp-apparatus", text, panels, class_="sp-below", style=letters(text))


def _paragraph(paragraph: Paragraph, notes: dict[str, Note], here: Here, *, lead: Html | None = None) -> Html:
    sentences = [
        sentence.write(lambda point, words: apparatus.marked(notes[point.id], words))
        for sentence in paragraph
    ]
    used = [notes[point.id] for sentence in paragraph for point in sentence.points]
    text = el("p", lead, " " if lead else None, join(sentences, " "), class_="sp-prose__text")
    return el("div", text, apparatus.margin(used, here), class_="sp-prose")


def _lent(lent: Lent, notes: dict[str, Note], here: Here, *, source: Source | None, rest: bool) -> Html:
    few = source is not None and lent.count <= 4
    paragraphs = (tuple(one for each in lent.paragraphs for one in each),) if few else lent.paragraphs
    lead = _announced(lent, source, rest=rest) if source else None
    label = frame.OURS_ONE if lent.count == 1 else frame.OURS_MANY
    told = [
        _paragraph(paragraph, notes, here, lead=None if number else lead)
        for number, paragraph in enumerate(paragraphs)
    ]
    state = f"sp-editors--{lent.grade}" if lent.grade else None
    return el("div", el("p", label, class_="sp-editors__label"), *told, class_=classes("sp-editors", state))


def _announced(lent: Lent, source: Source, *, rest: bool) -> Html:
    gap = frame.GAPS[lent.grade]
    template = gap.rest if rest else gap.all
    return el("em", template.format(work=frame.WORKS[source.kind]))
