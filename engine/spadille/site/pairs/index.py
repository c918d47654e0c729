"""Every two books in one table: how often they differ."""

from __future__ import annotations

from collections.abc import Mapping

from spadille.ruleset import Ruleset
from spadille.site.edition import Edition
from spadille.site.here import COLLATION_PAGE, Here
from spadille.site.html import Html, el
from spadille.site.page import Page
from spadille.site.pairs.pair import Pair
from spadille.site.pairs.paths import COMPARE_PAGE
from spadille.site.words import COLLATION_TITLE
from spadille.site.words import collation as said

_Pairs = Mapping[frozenset[str], Pair]


def page(everything: tuple[Pair, ...], edition: Edition) -> Page:
    """Return the page with the table, books in the order of their dates."""
    here = Here(edition, COMPARE_PAGE)
    found = {frozenset(side.id for side in pair.sides): pair for pair in everything}
    table = el(
        "table",
        el("caption", said.COMPARE_TABLE, class_="sp-steer__hidden"),
        _head(here),
        el("tbody", *(_row(ruleset, found, here) for ruleset in edition.rulesets)),
        class_="sp-matrix",
    )
    return Page(
        path=here.path,
        title=said.COMPARE_TITLE,
        description=said.COMPARE_DESCRIPTION,
        parts=(
            el("p", said.COMPARE_LEAD, class_="sp-lead"),
            el("p", said.COMPARE_CAUTION, class_="sp-note"),
            el("p", here.link(COLLATION_TITLE, COLLATION_PAGE), class_="sp-more"),
            el("div", table, class_="sp-scroll", tabindex="0", role="region", aria_label=said.COMPARE_TABLE),
        ),
        wide=True,
    )


def _head(here: Here) -> Html:
    names = [el("th", here.ruleset(ruleset), scope="col") for ruleset in here.edition.rulesets]
    return el("thead", el("tr", el("th", said.BOOK, scope="col"), *names))


def _row(ruleset: Ruleset, found: _Pairs, here: Here) -> Html:
    cells = [
        el("td", el("span", "–", role="img", aria_label=said.ITSELF), class_="sp-matrix__self")
        if other is ruleset
        else _cell(found[frozenset({ruleset.id, other.id})], ruleset, other, here=here)
        for other in here.edition.rulesets
    ]
    return el("tr", el("th", here.ruleset(ruleset), scope="row"), *cells)


def _cell(pair: Pair, row: Ruleset, column: Ruleset, *, here: Here) -> Html:
    differ, common = len(pair.differ), pair.common
    template = said.COUNTED if common else said.NOTHING_IN_COMMON
    name = template.format(one=row.title, other=column.title, differ=differ, common=common)
    of = said.OF.format(common=common)
    link = el(
        "a",
        el("b", str(differ)),
        " ",
        el("small", of),
        href=here.href(pair.path),
        # Who speaks to the page says what stands there: the name begins with it.
        aria_label=f"{differ} {of}: {name}",
    )
    heat = f"--heat: {round(100 * differ / common)}%" if common else None
    return el("td", link, style=heat, class_=None if common else "sp-matrix__none")
