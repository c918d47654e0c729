"""One result under a ruleset's scoring scheme, without a deal; refused where no deal can end so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spadille.errors import UsageError
from spadille.inquiry import Inquiry
from spadille.outcome import Outcome, Reckoning
from spadille.phases.couleur import level_of
from spadille.phases.score import reckon
from spadille.points.score import unit
from spadille.points.table import players
from spadille.possible import Result, case_of, faults
from spadille.record import Table
from spadille.ruleset import Ruleset
from spadille.trace import item_json, number

__all__ = ["Result", "Score", "outcome_of", "score"]


@dataclass(frozen=True, slots=True)
class Score:
    """What a result is worth under a ruleset."""

    ruleset: str
    unit: unit.Unit
    outcome: Outcome
    reckoning: Reckoning
    points: tuple[str, ...]
    """The rule points asked."""

    def as_json(self) -> dict[str, Any]:
        """Return the score as data, in the published format."""
        total = self.reckoning.total
        return {
            "ruleset": self.ruleset,
            "unit": self.unit.value,
            "scores": {
                "declarer": number(total.declarer),
                "partner": None if total.partner is None else number(total.partner),
                "opponents": [number(amount) for amount in total.opponents],
            },
            "items": [item_json(item) for item in self.reckoning.items],
            "made": self.reckoning.made,
            "points": list(self.points),
        }


def score(result: Result, ruleset: Ruleset) -> Score:
    """Return what the result is worth; UsageError where no deal can produce it under the ruleset."""
    rules = Inquiry(ruleset)
    outcome = outcome_of(result, rules)
    reckoning = reckon(outcome, rules)
    return Score(ruleset.spec, rules.ask(unit.POINT), outcome, reckoning, rules.asked)


def outcome_of(result: Result, rules: Inquiry) -> Outcome:
    """Return the result as a scoring scheme sees it; UsageError with every reason why no deal can produce it.

    `rules` remembers what the outcome itself depends on, not what was asked to find that a deal can produce it.
    """
    case = case_of(result, rules.ruleset)
    reasons = faults(case)
    if reasons:
        raise UsageError("\n".join(reasons))
    partner = case.game.with_partner and not result.alone
    return Outcome(
        game=result.game,
        level=level_of(case.trump, Table(result.favourite, result.sur), rules),
        tricks=result.tricks,
        of=case.of,
        stopped=result.prime,
        tout=result.tout,
        matadors=result.matadors,
        partner=partner,
        opponents=rules.ruleset.answer(players.POINT) - 1 - partner,
    )
