"""A deal under several books as one piece of data, for the replayer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from spadille.cards import Card
from spadille.collation import question
from spadille.comparison import Against
from spadille.record import Line, Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import words
from spadille.site.hands import sorted_hand
from spadille.site.replay.books import book, rulings
from spadille.site.replay.ending import ending
from spadille.site.replay.known import Known
from spadille.site.replay.partings import partings
from spadille.site.replay.pool import Pool
from spadille.site.replay.steps import steps
from spadille.site.replay.voice import Voice
from spadille.site.replay.watch import Watched, watch
from spadille.vocabulary import find, rank

FORMAT: Final = "spadille.replay/1"

Comparing = Callable[[Sequence[Watched]], Mapping[tuple[str, str], Against]]
"""Finds the rules responsible where some two of the replays part, by the specs of their books."""


class Compiler:
    """Puts a deal together, everything that occurs twice written once."""

    def __init__(
        self, record: Record, rulesets: Sequence[Ruleset], known: Known, *, spoken: Collection[str]
    ) -> None:
        """Begin with a record under some rulesets; `spoken` are the specs of those that the record speaks of."""
        self.record = record
        self.rulesets = rulesets
        self.known = known
        self.spoken = spoken
        self.seats = tuple(seat for seat in Seat if seat in record.hands)
        self.steps, self.looks, self.cites = Pool(), Pool(), Pool()
        self.asked: dict[str, set[str]] = {ruleset.spec: set() for ruleset in rulesets}

    def compiled(self, lines: Iterable[tuple[Line, Comparing]], where: Mapping[str, str]) -> dict[str, Any]:
        """Return lines of the record as data; `where` says in which places of the site the deal stands."""
        told = [self._line(line, comparing) for line, comparing in lines]
        return {
            "format": FORMAT,
            "record": self.record.id,
            "title": self.record.title,
            **where,
            "seats": [words.SEATS[seat] for seat in self.seats],
            "hands": [" ".join(self.record.hands[seat]) for seat in self.seats],
            "books": [self._book(ruleset) for ruleset in self.rulesets],
            "questions": self._questions(),
            "lines": told,
            "steps": self.steps.things,
            "looks": self.looks.things,
            "cites": self.cites.things,
        }

    def _line(self, line: Line, comparing: Comparing) -> dict[str, Any]:
        watched = [watch(self.record, line, ruleset) for ruleset in self.rulesets]
        parted = dict(partings(watched, comparing(watched)))
        for pair, found in parted.items():
            for place in map(int, pair.split("-")):
                self.asked[self.rulesets[place].spec].update(found["points"])
        return {
            "id": line.id,
            "order": " ".join(_order(self.record, line)),
            "replays": [self._replay(each) for each in watched],
            "partings": parted,
        }

    def _replay(self, watched: Watched) -> list[int]:
        """Return the places of the positions in the pool of steps, the end included."""
        self.asked[watched.ruleset.spec] |= watched.trace.asked()
        voice = Voice.of(watched.ruleset)
        told = (*steps(watched, voice, self.seats), ending(watched, voice, self.seats))
        return [self.steps.put({**step, "look": self.looks.put(step["look"])}) for step in told]

    def _book(self, ruleset: Ruleset) -> dict[str, Any]:
        return {
            **book(ruleset, self.known),
            "spoken": ruleset.spec in self.spoken,
            "base": ruleset.spec == self.known.base,
            "rulings": rulings(ruleset, self.asked[ruleset.spec], self.known, cites=self.cites),
        }

    def _questions(self) -> dict[str, str]:
        asked = sorted(set().union(*self.asked.values()), key=rank)
        return {point_id: question(find(point_id), self.rulesets) for point_id in asked}


def _order(record: Record, line: Line) -> tuple[Card, ...]:
    """Return all cards as they stand in a hand from left to right."""
    trump = line.contract.trump if line.contract else None
    return sorted_hand([card for hand in record.hands.values() for card in hand], trump)
