"""The figures of every scheme side by side: a table a topic, a row a book, every cell with its apparatus a tap away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from spadille.points.score import base, favourite_base, lost_partner
from spadille.ruleset import Ruleset
from spadille.site.here import Here
from spadille.site.html import Html, el, join
from spadille.site.scoring import cells, words
from spadille.site.scoring.cells import Column
from spadille.vocabulary import find

_TOPICS: Final = {
    "favourite": ("favourite.fixed_by", "favourite.sur", "favourite.payment"),
    "premiums": ("score.prime", "score.tout", "score.tout_announced", "score.tout_counts"),
    "failed": ("score.tout_failed", "score.tout_announced_failed", "score.tout_partner"),
    "matadors": ("score.matadors", "score.matadors_counted", "score.codille"),
    "payers": ("score.unit", "score.settlement", "score.odd_unit"),
    "pot": ("pot.stake", "pot.staked_by", "pot.won_by", "pot.lost"),
}


def tables(games: Iterable[str], here: Here) -> Html:
    """Return every table with its heading."""
    return join(_table(topic, columns, here) for topic, columns in topics(tuple(games), here))


def topics(games: tuple[str, ...], here: Here) -> Iterator[tuple[str, tuple[Column, ...]]]:
    """Yield the id of every table and its questions."""
    names = here.edition.baseline.names
    for topic in words.TOPICS:
        columns = [Column(find(point), words.HEADS[point]) for point in _TOPICS.get(topic, ())]
        if topic == "base":
            columns = [Column(base.POINT[game], names.get(game, game), game) for game in games]
        elif topic == "favourite-base":
            columns = [Column(favourite_base.POINT[game], names.get(game, game), game) for game in games]
        elif topic == "payers":
            columns += [_lost_partner(game, here) for game in games if _with_partner(game, here)]
        yield topic, tuple(columns)


def _lost_partner(game: str, here: Here) -> Column:
    head = words.LOST_PARTNER_HEAD.format(game=here.edition.baseline.names.get(game, game))
    return Column(lost_partner.POINT[game], head, game)


def _with_partner(game: str, here: Here) -> bool:
    rows = [ruleset.game(game) for ruleset in here.edition.rulesets]
    return any(row is not None and row.with_partner for row in rows)


def _table(topic: str, columns: tuple[Column, ...], here: Here) -> Html:
    title, lead = words.TOPICS[topic]
    rulesets = [found for found in here.edition.rulesets if _has_row(found, columns)]
    # A question that arises in none of the books has no column either.
    kept = [column for column in columns if any(cells.cell(found, column).arises for found in rulesets)]
    heads = [el("th", column.head, scope="col") for column in kept]
    rows = [
        el(
            "tr",
            el("th", here.ruleset(ruleset), scope="row"),
            *(cells.shown(ruleset, column) for column in kept),
        )
        for ruleset in rulesets
    ]
    whole = el(
        "table",
        el("thead", el("tr", el("th", words.BOOK, scope="col"), *heads)),
        el("tbody", *rows),
        class_="sp-figures",
    )
    return join(
        (
            el("h3", title, id=f"figures-{topic}"),
            el("p", lead),
            el("section", whole, class_="sp-scroll", tabindex="0", aria_label=title),
            *(cells.opened(ruleset, column, here) for ruleset in rulesets for column in kept),
        )
    )


def _has_row(ruleset: Ruleset, columns: Iterable[Column]) -> bool:
    return any(cells.cell(ruleset, column).arises for column in columns)
