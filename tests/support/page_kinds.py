"""A page or two of every kind that the site has, for what must hold of all."""

from __future__ import annotations

from spadille.site.edition import Edition
from spadille.site.here import address, deal_page, point_page, ruleset_page, source_page

FIXED = {
    "home": "index.md",
    "collation": "collation.md",
    "pairs": "compare/index.md",
    "rulesets": "rulesets/index.md",
    "points": "points/index.md",
    "bibliography": "sources/index.md",
    "stemma": "stemma.md",
    "glossary": "glossary.md",
    "deals": "deals/index.md",
    "scoring": "scoring/index.md",
    "workbook": "workbook/one-deal-twelve-books.md",
    "reference": "reference/points.md",
    "readings": "editorial/readings.md",
    "data": "downloads.md",
    "house rules": "lab/rules.md",
    "console": "lab/python.md",
}


def page_kinds(edition: Edition) -> dict[str, str]:
    """Return the address of each below the site's root: of rulesets the best and the worst attested, of deals the longest."""
    answers = {
        ruleset.id: sum(ruling.answer is not None for ruling in ruleset.rulings.values())
        for ruleset in edition.rulesets
    }
    deal = max(edition.records, key=lambda record: sum(len(line.play) for line in record.lines))
    refused = next(record for record in edition.records if any("refusal" in e.results for e in record.expect))
    shown = next(record.shows[0] for record in edition.records if record.shows)
    chosen = {
        **FIXED,
        "ruleset": ruleset_page(max(answers, key=answers.__getitem__)),
        "unread ruleset": ruleset_page(min(answers, key=answers.__getitem__)),
        "point": point_page(shown),
        "source": source_page(max(edition.sources.values(), key=lambda source: len(source.open)).id),
        "deal": deal_page(deal.id),
        "refused deal": deal_page(refused.id),
    }
    return {kind: address(path) for kind, path in chosen.items()}
