"""The other books that one book can be held against: a list for its page."""

from __future__ import annotations

from spadille.collation import collate
from spadille.ruleset import Ruleset
from spadille.site.here import Here
from spadille.site.html import Html, el
from spadille.site.pairs.pair import pairs
from spadille.site.words import collation as said


def against(ruleset: Ruleset, here: Here) -> Html:
    """Return links to the pages that hold the ruleset against every other, with how often the two differ."""
    rows = collate(here.edition.rulesets)
    by_id = {
        side.id: pair
        for other in here.edition.rulesets
        if other.id != ruleset.id
        for pair in pairs((ruleset, other), rows)
        for side in pair.sides
    }
    entries = [
        el(
            "li",
            here.link(other.title, by_id[other.id].path),
            " ",
            el(
                "small",
                said.AGAINST_COUNT.format(differ=len(by_id[other.id].differ), common=by_id[other.id].common),
            ),
        )
        for other in here.edition.rulesets
        if other.id != ruleset.id
    ]
    return el(
        "div",
        el("p", said.AGAINST_LEAD, class_="sp-label"),
        el("ul", *entries, class_="sp-against"),
        data_search_exclude=True,
    )
