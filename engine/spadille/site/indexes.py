"""The list of the rulesets."""

from __future__ import annotations

from spadille.bibliography import year_text
from spadille.point import Grade
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.edition import Edition, count_grades
from spadille.site.here import Here
from spadille.site.html import Html, el, join
from spadille.site.page import Page
from spadille.site.ruleset_page import answered, coverage

RULESETS_INDEX = "rulesets/index.md"


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
    if conjectured := count_grades(ruleset).get(Grade.CONJECTURED):
        count = f"{count}, {words.BY_CONJECTURE.format(count=conjectured)}"
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
