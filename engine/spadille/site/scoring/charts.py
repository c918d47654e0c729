"""The charts with their sentences, and the same as tables."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from spadille.site.html import Child, Html, el, join
from spadille.site.scoring import amounts, measures, spans, strips, words
from spadille.site.scoring.measures import Sum, Wager
from spadille.site.scoring.results import Survey
from spadille.site.scoring.strips import Strip
from spadille.site.scoring.words import Picture


def section(survey: Survey) -> Html:
    """Return every chart."""
    drawn = {book.ruleset.id for book in measures.drawn(survey)}
    out = [book.ruleset.title for book in survey.books if book.ruleset.id not in drawn]
    left_out = words.LEFT_OUT.format(books=words.BETWEEN.join(out)) if out else None
    return join(
        (
            el("p", join((words.CHARTS_LEAD, left_out), " "), class_="sp-measure"),
            _six(strips.strips(survey)),
            _wagers("touts", words.TOUTS_DRAWN, measures.wagers(measures.TOUT, survey)),
            _wagers("solos", words.SOLOS_DRAWN, measures.wagers(measures.SOLO, survey)),
        )
    )


def _six(several: tuple[Strip, ...]) -> Html:
    widest = max(several, key=lambda strip: strip.spread)
    see = words.STRIPS.see.format(result=widest.name, **_extremes(dict(widest.values), amounts.in_frages))
    titles = [ruleset.title for ruleset, _ in several[0].sums]
    key = el("ol", *(el("li", title) for title in titles), class_="sp-chart__key", aria_label=words.KEY)
    rows = [
        el("tr", el("th", strip.name, scope="row"), *(_sum(found) for _, found in strip.sums))
        for strip in several
    ]
    drawing = join((key, strips.drawing(several)))
    return _figure("strips", words.STRIPS, see, drawing=drawing, table=_table((words.RESULT, *titles), rows))


def _wagers(name: str, picture: Picture, wagers: Sequence[Wager]) -> Html:
    shares = {wager.ruleset.title: wager.share for wager in wagers}
    rows = [
        el(
            "tr",
            el("th", wager.ruleset.title, scope="row"),
            *map(_sum, (wager.worst, wager.sure, wager.best)),
            el("td", amounts.in_times(wager.share), class_="sp-number"),
        )
        for wager in wagers
    ]
    return _figure(
        name,
        picture,
        picture.see.format(**_extremes(shares, amounts.in_times)),
        drawing=spans.drawing(name, picture, wagers),
        table=_table((words.BOOK, *picture.heads), rows),
    )


def _extremes(values: dict[str, Fraction], say: amounts.Say) -> dict[str, str]:
    """Return the least and the most, and who has them, for a sentence."""
    low, high = min(values.values()), max(values.values())
    return {
        "low": say(low),
        "high": say(high),
        "low_books": words.BETWEEN.join(who for who, value in values.items() if value == low),
        "high_books": words.BETWEEN.join(who for who, value in values.items() if value == high),
    }


def _sum(found: Sum | None) -> Html:
    if found is None:
        return el("td", words.NO_SUCH_SUM, class_="sp-number")
    figure = el("span", amounts.in_frages(found.value), class_="sp-lentfigure" if found.ours else None)
    return el("td", figure, class_="sp-number")


def _table(heads: Sequence[str], rows: Sequence[Html]) -> Html:
    first, *others = (el("th", head, scope="col") for head in heads)
    return el("table", el("thead", el("tr", first, *others)), el("tbody", *rows), class_="sp-figures")


def _figure(name: str, picture: Picture, see: str, *, drawing: Child, table: Child) -> Html:
    framed = el("section", table, class_="sp-scroll", tabindex="0", aria_label=picture.title)
    return el(
        "figure",
        el("figcaption", el("h3", picture.title, id=f"chart-{name}"), el("p", see)),
        drawing,
        el("details", el("summary", words.AS_TABLE), framed),
        class_="sp-picture",
    )
