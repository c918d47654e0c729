"""One question that a deal puts to a player: what may be done, and why not the rest."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.inquiry import Inquiry
from spadille.log import Log, Place, Refused
from spadille.phases.narrowing import Narrowing, legal
from spadille.seats import Seat
from spadille.trace import Refusal, Step


@dataclass(frozen=True, slots=True)
class Ask:
    """A question of the engine, heard while it was put."""

    place: Place
    narrowings: tuple[Narrowing, ...]
    before: tuple[Step, ...]
    """The steps taken so far."""
    rules: Inquiry
    """The inquiry of this step."""
    offers: tuple[str, ...] | None = None
    """What is answered to it, where that is less than the engine goes through."""

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        assert self.place.seat is not None
        return self.place.seat

    @property
    def candidates(self) -> tuple[str, ...]:
        """Everything that the question is about, allowed or not, in the engine's order."""
        return self.narrowings[0].left if self.offers is None else self.offers

    @property
    def legal(self) -> tuple[str, ...]:
        """What may be done, sorted."""
        every = legal(self.narrowings)
        return every if self.offers is None else tuple(action for action in every if action in self.offers)

    @property
    def allowed(self) -> tuple[str, ...]:
        """What may be done, in the engine's order."""
        return tuple(action for action in self.candidates if action in self.legal)

    def refusal(self, action: str) -> Refusal | None:
        """Return why an action is not allowed, in the engine's words; None where it is."""
        log = Log(self.rules.ruleset, list(self.before))
        try:
            log.take(
                self.place,
                action,
                narrow=lambda _: iter(self.narrowings),
                then=lambda _: None,
                rules=self.rules,
            )
        except Refused as refused:
            return refused.refusal
        return None
