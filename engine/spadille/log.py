"""The log of a replay: takes one step after another, or says why the next one is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from spadille.errors import nearest
from spadille.inquiry import Inquiry
from spadille.phases.narrowing import Barred, Narrowings, barred, legal
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.trace import Refusal, Step
from spadille.vocabulary import find

S = TypeVar("S")


class Refused(Exception):  # noqa: N818 - no error of the program: the record broke a rule
    """Ends a replay at an action that the ruleset does not allow."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.message)


class Enough(Exception):  # noqa: N818 - no error: nobody asked for more
    """Ends a replay after as many steps as are wanted."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the deal a step stands."""

    phase: str
    seat: Seat | None
    trick: int | None = None


@dataclass(slots=True)
class Log:
    """The steps taken so far under one ruleset."""

    ruleset: Ruleset
    steps: list[Step] = field(default_factory=list)
    until: int | None = None
    """How many steps are wanted; None for all."""

    def take(
        self,
        place: Place,
        action: str,
        *,
        narrow: Callable[[Inquiry], Narrowings],
        then: Callable[[Inquiry], S],
        rules: Inquiry | None = None,
    ) -> S:
        """Take one step and return what `then` makes of it; Refused when a rule bars the action, Enough after the last.

        `rules` is given where the step has begun to ask before its choices are known.
        """
        inquiry = rules or Inquiry(self.ruleset)
        narrowings = tuple(narrow(inquiry))
        choices = legal(narrowings)
        bar = barred(narrowings, action)
        if bar is not None:
            # A misspelt word has a nearest one; a card that may not be called has none.
            if place.phase != "play" and " " not in action and action not in narrowings[0].left:
                bar = Barred(bar.because + nearest(action, choices), bar.points)
            self.refuse(place, action, bar=bar, choices=choices, rules=inquiry)
        after = then(inquiry)
        step = Step(place.phase, place.trick, place.seat, action, choices, inquiry.asked)
        self.steps.append(step)
        if len(self.steps) == self.until:
            raise Enough
        return after

    def refuse(
        self,
        place: Place,
        action: str,
        *,
        bar: Barred,
        choices: tuple[str, ...] = (),
        rules: Inquiry | None = None,
    ) -> None:
        """Raise the refusal of an action at a place."""
        rulings = tuple(self.ruleset.ruling(find(point)) for point in bar.points)
        raise Refused(
            Refusal(
                step=len(self.steps) + 1,
                phase=place.phase,
                trick=place.trick,
                seat=place.seat,
                action=action,
                because=bar.because,
                rulings=rulings,
                legal=choices,
                asked=(*(rules.asked if rules else ()), *bar.points),
            )
        )
