"""The page on scoring: the calculator, the figures, the charts."""

from __future__ import annotations

from typing import Final

from spadille.site.edition import Edition
from spadille.site.here import Here
from spadille.site.html import Html, el, heading, join
from spadille.site.page import Page
from spadille.site.scoring import calculator, charts, data, figures, results, words, worked

PATH: Final = "scoring/index.md"


def page(edition: Edition) -> Page:
    """Return the page, with every result that its calculator can show."""
    here, survey = Here(edition, PATH), results.survey(edition)
    seven = join(
        (
            el("h3", words.WORKED, id="worked"),
            el("p", words.WORKED_LEAD, class_="sp-measure"),
            worked.table(here),
        )
    )
    parts = (
        _lead(words.LEAD.format(count=len(edition.rulesets)), words.LEAD_OURS),
        heading(2, words.CALCULATOR, calculator.ANCHOR),
        join(
            (
                el("p", words.CALCULATOR_LEAD, class_="sp-measure"),
                calculator.element(survey, here, below=seven),
                _script(here),
            )
        ),
        heading(2, words.FIGURES, "figures"),
        join((el("p", words.FIGURES_LEAD, class_="sp-measure"), figures.tables(survey.games, here))),
        heading(2, words.CHARTS, "charts"),
        charts.section(survey),
    )
    return Page(
        path=PATH,
        title=words.TITLE,
        description=words.DESCRIPTION,
        parts=parts,
        wide=True,
        data={data.PATH: data.text(survey, edition)},
    )


def _lead(first: str, second: str) -> Html:
    return join((el("p", first, class_="sp-lead sp-measure"), el("p", second, class_="sp-measure")))


def _script(here: Here) -> Html:
    return el("script", type="module", src=here.href("assets/js/sp-calculator.mjs"))
