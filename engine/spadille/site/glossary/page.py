"""The page of the glossary, and what is shown beside a word elsewhere."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from spadille.glossary import Form, Glossary, Language, Term
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.here import Here
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.source import How, WorkKind

PATH: Final = "glossary.md"
DATA: Final = "data/glossary.json"
_FILE: Final = "glossary.yaml"


def page(edition: Edition) -> Page:
    """Return the page; its data are the definitions that appear beside words in other pages."""
    here = Here(edition, PATH)
    glossary = edition.glossary
    parts: list[str] = [_opening(len(glossary.terms), here)]
    for group, title in glossary.groups.items():
        terms = [term for term in glossary.terms.values() if term.group == group]
        parts.append(heading(2, title, f"words-{group}"))
        parts.append(join(_term(term, here) for term in terms))
    parts += [heading(2, words.ALL_FORMS, "all-forms"), _index(glossary)]
    shown = {term.id: {"word": term.word, "means": term.means} for term in glossary.terms.values()}
    return Page(
        path=PATH,
        title=words.GLOSSARY_TITLE,
        description=words.GLOSSARY_DESCRIPTION,
        parts=tuple(parts),
        data={DATA: json.dumps(shown, ensure_ascii=False, separators=(",", ":"))},
    )


def _opening(count: int, here: Here) -> Html:
    file = el("a", "YAML", href=here.href(_FILE), download=True)
    return join(
        (
            el("p", words.GLOSSARY_LEAD.format(count=count), class_="sp-lead"),
            el("p", words.GLOSSARY_FORMS, " ", words.GLOSSARY_TRANSLATED),
            el("p", words.GLOSSARY_AS, " ", file, class_="sp-more"),
        )
    )


def _index(glossary: Glossary) -> Html:
    """Return every form of every language in one alphabet, Russian behind the others."""
    found: dict[tuple[str, str], list[Language]] = {}
    for term in glossary.terms.values():
        for form in term.forms:
            found.setdefault((form.text, term.id), []).append(form.language)
    entries = [
        el(
            "li",
            el("a", el("i", text, lang=languages[0].value), href=f"#{term_id}"),
            " ",
            el("span", _said(text, languages, glossary.terms[term_id]), class_="sp-sub"),
        )
        for (text, term_id), languages in sorted(found.items(), key=_alphabet)
    ]
    return join((el("p", words.ALL_FORMS_LEAD), el("ul", *entries, class_="sp-index")))


def _said(text: str, languages: Iterable[Language], term: Term) -> str:
    known = ", ".join(words.LANGUAGES[language] for language in dict.fromkeys(languages))
    return known if term.word == text else f"{known} · {term.word}"


def _alphabet(entry: tuple[tuple[str, str], object]) -> tuple[str, str]:
    """Sort as dictionaries do: without regard to capitals and accents, ß as ss."""
    text = entry[0][0]
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign)), text


def _term(term: Term, here: Here) -> Html:
    permalink = el("a", "¶", class_="headerlink", href=f"#{term.id}", title=words.PERMALINK)
    mark = el("span", words.OURS, class_="sp-ours") if term.ours else None
    return el(
        "section",
        el("h3", term.word, " ", mark, permalink, id=term.id),
        el("p", term.means, class_="sp-means"),
        el("p", term.more) if term.more else None,
        _forms(term, here),
        el("p", el("strong", words.CAUTION), ". ", term.caution, class_="sp-caution")
        if term.caution
        else None,
        _further(term, here),
        class_="sp-term",
    )


def _forms(term: Term, here: Here) -> Html | None:
    if not term.forms:
        return None
    order = list(Language)
    forms = sorted(term.forms, key=lambda form: order.index(form.language))
    rows = []
    for language, found in groupby(forms, key=lambda form: form.language):
        rows.append(el("dt", words.LANGUAGES[language]))
        rows += [el("dd", _form(form, here)) for form in found]
    return el("dl", *rows, class_="sp-forms")


def _form(form: Form, here: Here) -> Html:
    cites = [
        join((here.source(cite.witness), ", ", cite.at, _translated(cite.witness, here)))
        for cite in form.cites
    ]
    note = el("span", f" ({form.note})", class_="sp-note") if form.note else None
    return join(
        (
            el("i", form.text, lang=form.language.value),
            note,
            " ",
            el("span", join(cites, "; "), class_="sp-cite"),
        )
    )


def _translated(witness: str, here: Here) -> Html | None:
    source = here.edition.sources.get(witness)
    # The texts of a wiki in another language are made by machine; an old book that follows another has words of its own.
    if source is None or source.kind is not WorkKind.WIKI:
        return None
    if all(link.how is not How.TRANSLATION for link in source.depends_on):
        return None
    return el("span", f", {words.IN_TRANSLATION}")


def _further(term: Term, here: Here) -> Html | None:
    terms = here.edition.glossary.terms
    others = join((el("a", terms[other].word, href=f"#{other}") for other in term.see), ", ")
    points = join(map(here.point_id, term.points), ", ")
    said = [
        join((label, ": ", found))
        for label, found in ((words.SEE_ALSO, others), (words.ASKED_BY, points))
        if found
    ]
    return el("p", join(said, " · "), class_="sp-sub") if said else None
