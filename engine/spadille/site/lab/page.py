"""The laboratory: the table that the script takes over, and in words what it does, where, and how to do without."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spadille.site.edition import Edition
from spadille.site.here import Here, address
from spadille.site.html import Html, el, heading, join
from spadille.site.lab import cloth, console_page, given, house_page
from spadille.site.page import Page
from spadille.site.stemma.graph import year_of
from spadille.site.words import lab_deal as said

PATH: Final = "lab/index.md"
SCRIPT: Final = "assets/js/sp-lab.mjs"

_SHELL: Final = """\
spadille deal --seed 0 > seed-0.yaml
spadille replay seed-0.yaml --ruleset {base}
spadille replay seed-0.yaml --ruleset {base}+play.first_lead=declarer
spadille compare seed-0.yaml
"""


def page(edition: Edition) -> Page:
    """Return the page."""
    here = Here(edition, PATH)
    parts = (
        join((el("p", said.LEAD, class_="sp-lead sp-measure"), _element(here))),
        heading(2, said.DOES, "does"),
        el("dl", *_entries(said.DOING), class_="sp-lab-does"),
        heading(2, said.WHERE, "where"),
        _measured(said.WHERE_ENGINE, said.WHERE_NOTHING, said.WHERE_SAME),
        heading(2, said.PLAIN, "plain-player"),
        join((_measured(said.PLAIN_SAYS), el("dl", *_entries(said.PLAIN_DOES), class_="sp-lab-does"))),
        heading(2, said.BOOKS, "books"),
        join((_measured(said.BOOKS_SAY), el("ul", *_books(here), class_="sp-lab-books"), _further(here))),
        heading(2, said.SHELL, "shell"),
        _shell(here),
    )
    return Page(
        path=PATH,
        title=said.TITLE,
        description=said.DESCRIPTION,
        parts=parts,
        wide=True,
        data={given.PATH: given.text(edition)},
    )


def _element(here: Here) -> Html:
    without = el("p", said.WITHOUT_SCRIPT, class_="sp-lab__without")
    table = el(
        "sp-lab",
        cloth.cloth(here),
        without,
        data_book=here.edition.baseline.base,
        data_given=address(given.PATH),
    )
    return join((table, el("script", type="module", src=here.href(SCRIPT))))


def _entries(told: Mapping[str, str]) -> list[Html]:
    return [part for name, what in told.items() for part in (el("dt", name), el("dd", what))]


def _books(here: Here) -> list[Html]:
    years = [year_of(here.edition.sources[ruleset.source]) for ruleset in here.edition.rulesets]
    return [
        el("li", here.ruleset(ruleset), el("span", f" {year}", class_="sp-sub") if year else None)
        for ruleset, year in zip(here.edition.rulesets, years, strict=True)
    ]


def _further(here: Here) -> Html:
    house = here.link(said.HOUSE_LINK, house_page.PATH)
    console = here.link(said.CONSOLE_LINK, console_page.PATH)
    return el("p", said.HOUSE, " ", house, ". ", said.CONSOLE, " ", console, ".", class_="sp-measure")


def _measured(*sentences: str) -> Html:
    return join(el("p", sentence, class_="sp-measure") for sentence in sentences)


def _shell(here: Here) -> Html:
    code = el("pre", el("code", _SHELL.format(base=here.edition.baseline.base)))
    more = (
        here.link(said.SHELL_MORE, "reference/commands.md"),
        here.link(said.RECORDS_MORE, "reference/records.md"),
    )
    return join(
        (
            _measured(said.SHELL_SAYS),
            code,
            _measured(said.SHELL_PLAY),
            el("p", join(more, " · "), class_="sp-measure"),
        )
    )
