"""What we still need from a source: the open questions, and the form for whoever holds the work."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.here import Here
from spadille.site.html import Html, el, join
from spadille.site.sources.form import file_name, form
from spadille.source import Question, Source

FORMS: Final = "contribute"
"""The folder of the forms in the site."""

CONTRIBUTE: Final = "contribute.md"
_COMMENT: Final = re.compile(r"((?:^ *#.*\n)+|#.*)", re.MULTILINE)


def rulesets_of(source: Source, here: Here) -> list[Ruleset]:
    """Return the rulesets that give the rules of a source."""
    return [ruleset for ruleset in here.edition.rulesets if ruleset.source == source.id]


def forms(source: Source, here: Here) -> Mapping[str, str]:
    """Return the forms of a source, each by its path in the site."""
    of: list[Ruleset | None] = [*rulesets_of(source, here)] or [None]
    made = {f"{FORMS}/{file_name(source, ruleset)}": form(source, ruleset) for ruleset in of}
    return {path: text for path, text in made.items() if text}


def questions(source: Source, here: Here) -> Html:
    """Return the open questions with where to look."""
    entries = [el("li", *_question(entry, here)) for entry in source.open]
    return el("ul", *entries, class_="sp-questions") if entries else Html()


def _question(entry: Question, here: Here) -> Iterable[Html | None]:
    yield el("strong", entry.question)
    if entry.look:
        yield el("span", " ", words.LOOK_AT, " ", entry.look, ".")
    if entry.points:
        yield el("span", el("br"), words.BEARS_ON, " ", join(map(here.point_id, entry.points), ", "), ".")


def form_section(source: Source, here: Here) -> Html:
    """Return the forms, to be copied or taken as files."""
    titles = {f"{FORMS}/{ruleset.id}.yaml": ruleset.title for ruleset in rulesets_of(source, here)}
    made = forms(source, here)
    return join(
        (
            *(
                _form(text, path, titles.get(path) if len(made) > 1 else None, here=here)
                for path, text in made.items()
            ),
            el("script", type="module", src=here.href("assets/js/sp-form.mjs")),
        )
    )


def _form(text: str, path: str, title: str | None, *, here: Here) -> Html:
    file = el("a", words.FORM_AS_FILE, href=here.href(path), download=path.rpartition("/")[2])
    lead = _filled(
        words.FORM_LEAD,
        file=file,
        how=join((here.link(words.FORM_HOW, CONTRIBUTE), "."), ""),
        command=el("code", f"spadille check {path.rpartition('/')[2]}"),
    )
    frame = el(
        "sp-form",
        el(
            "section",
            el("pre", _coloured(text)),
            tabindex="0",
            aria_label=words.FORM_NAMED.format(file=path.rpartition("/")[2]),
        ),
        data_search_exclude=True,
        data_copy=words.FORM_COPY,
        data_copied=words.FORM_COPIED,
        data_failed=words.FORM_NOT_COPIED,
    )
    return join((el("h3", words.FORM_FOR.format(title=title)) if title else None, el("p", lead), frame))


def _filled(sentence: str, **pieces: Html) -> Html:
    """Return a sentence with pieces of HTML in the places that bear their names."""
    return join(
        pieces[piece] if place % 2 else piece for place, piece in enumerate(re.split(r"\{(\w+)\}", sentence))
    )


def _coloured(text: str) -> Html:
    """Return the text of a form with its comments marked."""
    return join(
        el("span", piece, class_="sp-remark") if place % 2 else piece
        for place, piece in enumerate(_COMMENT.split(text))
    )
