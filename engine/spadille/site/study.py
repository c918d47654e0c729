"""A record under every ruleset: what the pages of deals are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.comparison import Against, compare
from spadille.record import Line, Record
from spadille.ruleset import Ruleset
from spadille.site.edition import Edition
from spadille.trace import Trace


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """One line of a record: under the base ruleset, and under every other against it."""

    record: Record
    line: Line
    base: Ruleset
    trace: Trace
    """Under the base."""
    against: Mapping[str, Against]
    """By the spec of every other ruleset."""
    shown: tuple[Ruleset, ...]
    """The rulesets that the page shows in full, the base first."""

    def trace_under(self, ruleset: Ruleset) -> Trace:
        """Return the replay under one of the rulesets."""
        return self.trace if ruleset.spec == self.base.spec else self.against[ruleset.spec].trace


def studies(record: Record, edition: Edition) -> tuple[Study, ...]:
    """Return the study of each line of the record."""
    return tuple(_study(record, line, edition) for line in record.lines)


def _study(record: Record, line: Line, edition: Edition) -> Study:
    """Study a line against the edition's base text, or the first that the record expects something of."""
    first = record.lines[0].id
    specs = [expected.ruleset for expected in record.expect if (expected.line or first) == line.id]
    expected = [ruleset for spec in dict.fromkeys(specs) if (ruleset := edition.ruleset(spec))]
    usual = edition.ruleset(edition.baseline.base) or edition.rulesets[0]
    base = next((ruleset for ruleset in expected if ruleset.spec == usual.spec), (*expected, usual)[0])
    others = {
        ruleset.spec: ruleset for ruleset in (*edition.rulesets, *expected) if ruleset.spec != base.spec
    }
    comparison = compare(record, base, others.values(), line=line.id)
    return Study(
        record=record,
        line=line,
        base=base,
        trace=comparison.base,
        against={against.trace.ruleset: against for against in comparison.against},
        shown=(base, *(ruleset for ruleset in expected if ruleset.spec != base.spec)),
    )
