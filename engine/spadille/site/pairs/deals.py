"""Recorded deals that go differently under two books."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from spadille.comparison import views
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.site import words
from spadille.site.here import Here, deal_page
from spadille.site.html import Html, el, join
from spadille.site.pairs.pair import Pair
from spadille.site.replay.ending import scores, verdict
from spadille.site.replay.moment import moment
from spadille.site.study import Study
from spadille.site.words import collation as said
from spadille.trace import Trace


@dataclass(frozen=True, slots=True)
class Shown:
    """One line of a record, and which rulesets see the same in it."""

    study: Study
    alike: Mapping[str, int]
    """For every ruleset a number, which those share under which nothing differs."""

    @property
    def record(self) -> Record:
        """The record of the line."""
        return self.study.record

    def parts(self, pair: Pair) -> bool:
        """Tell whether the line goes differently under the two."""
        return self.alike[pair.one.id] != self.alike[pair.other.id]


def shown(studied: Mapping[str, tuple[Study, ...]], rulesets: Iterable[Ruleset]) -> tuple[Shown, ...]:
    """Return every line of every record, with who sees the same in it."""
    everybody = tuple(rulesets)
    return tuple(_shown(study, everybody) for lines in studied.values() for study in lines)


def _shown(study: Study, rulesets: tuple[Ruleset, ...]) -> Shown:
    kinds: list[list[tuple[object, ...]]] = []
    alike: dict[str, int] = {}
    for ruleset in rulesets:
        seen = views(study.trace_under(ruleset))
        if seen not in kinds:
            kinds.append(seen)
        alike[ruleset.id] = kinds.index(seen)
    return Shown(study, alike)


def block(pair: Pair, lines: Iterable[Shown], here: Here) -> Html:
    """Return the deals in which the two part: first those made for it, with their results, then the others by name."""
    parting = _first_lines(line for line in lines if line.parts(pair))
    if not parting:
        return el("p", said.NO_DEALS)
    made_for = [line for line in parting if _made_for(line.record, pair)]
    others = [
        here.link(line.record.title, deal_page(line.record.id)) for line in parting if line not in made_for
    ]
    return join(
        (
            el("p", said.DEALS_LEAD),
            el("ul", *(_entry(line, pair, here) for line in made_for), class_="sp-pairdeals")
            if made_for
            else None,
            el("p", said.DEALS_BESIDES if made_for else None, " ", join(others, " · "), class_="sp-note")
            if others
            else None,
        )
    )


def _first_lines(lines: Iterable[Shown]) -> list[Shown]:
    """Return one line a record."""
    found: dict[str, Shown] = {}
    for line in lines:
        found.setdefault(line.record.id, line)
    return list(found.values())


def _made_for(record: Record, pair: Pair) -> bool:
    """Tell whether a record shows a question in which the two differ, or expects something of both."""
    expected = {expectation.ruleset for expectation in record.expect}
    differ = {row.point.id for row in pair.differ}
    return expected.issuperset(side.spec for side in pair.sides) or not differ.isdisjoint(record.shows)


def _entry(line: Shown, pair: Pair, here: Here) -> Html:
    record = line.record
    results = [
        el("li", el("b", side.title), ": ", _result(line.study.trace_under(side))) for side in pair.sides
    ]
    return el(
        "li",
        el("p", here.link(record.title, deal_page(record.id)), class_="sp-pair__asked"),
        el("ul", *results),
        el(
            "p",
            join(
                (
                    join((f"{words.SHOWS} ", join(map(here.point_id, record.shows), ", ")))
                    if record.shows
                    else None,
                    el(
                        "a",
                        said.BOTH_REPLAYS,
                        href=here.href(deal_page(record.id)) + _parting(line.study, pair),
                    ),
                ),
                " · ",
            ),
            class_="sp-sub",
        ),
    )


def _parting(study: Study, pair: Pair) -> str:
    """Return the hash that shows both replays where they part."""
    one, other = (study.trace_under(side) for side in pair.sides)
    seen = zip(views(one), views(other), strict=False)
    first = next((place for place, (mine, yours) in enumerate(seen) if mine != yours), 0)
    step = min(max(first, 1), len(one.steps))
    return moment(study.line.id, pair.one.spec, step=step, against=pair.other.spec)


def _result(trace: Trace) -> str:
    return " ".join(part for part in (f"{verdict(trace)}.", scores(trace)) if part)
