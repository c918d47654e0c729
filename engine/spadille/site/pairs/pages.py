"""All pages that hold two books against each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spadille.collation import collate
from spadille.site.edition import Edition
from spadille.site.here import Here
from spadille.site.page import Page
from spadille.site.pairs import deals, index, page
from spadille.site.pairs.pair import pairs
from spadille.site.pairs.told import Teller
from spadille.site.study import Study


def pages(edition: Edition, studied: Mapping[str, tuple[Study, ...]]) -> Iterator[Page]:
    """Yield the table of all pairs, and the page of each; `studied` are the records, replayed under every ruleset."""
    everything = pairs(edition.rulesets, collate(edition.rulesets))
    yield index.page(everything, edition)
    lines = deals.shown(studied, edition.rulesets)
    if everything:
        teller = Teller(Here(edition, everything[0].path))
        for pair in everything:
            yield page.page(pair, lines, teller)
