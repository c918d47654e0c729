"""A deal under every book as one file of data, for the replayer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from spadille.cards import Card
from spadille.collation import question
from spadille.record import Line, Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import words
from spadille.site.edition import Edition
from spadille.site.faces import sorted_hand
from spadille.site.here import address, deal_page
from spadille.site.replay.books import book, rulings
from spadille.site.replay.ending import ending
from spadille.site.replay.narrow import narrowed
from spadille.site.replay.partings import partings
from spadille.site.replay.pool import Pool
from spadille.site.replay.steps import steps
from spadille.site.replay.voice import Voice
from spadille.site.replay.watch import Watched, watch
from spadille.site.study import Study
from spadille.vocabulary import find, rank

FORMAT: Final = "spadille.replay/1"


def data_file(record_id: str) -> str:
    """Return the path, in the site, of a deal under the books that its page begins with."""
    return f"data/deals/{record_id}.json"


def whole_file(record_id: str) -> str:
    """Return the path, in the site, of a deal under every book."""
    return f"data/deals/{record_id}.all.json"


def files(record: Record, studies: Sequence[Study], edition: Edition) -> dict[str, str]:
    """Return the record as the script reads it, by the paths of the two files.

    The smaller has the books that the record speaks of, and the base text; the script sends for the other where a reader
    chooses one more.
    """
    every = books(studies, edition)
    whole = _Compiler(record, edition, every).compiled(studies)
    first = sum(book["spoken"] or book["base"] for book in whole["books"])
    return {data_file(record.id): _text(narrowed(whole, first)), whole_file(record.id): _text(whole)}


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def books(studies: Sequence[Study], edition: Edition) -> tuple[Ruleset, ...]:
    """Return every book in the order of the chooser: those that the record speaks of, the base text, the others."""
    usual = (ruleset for ruleset in edition.rulesets if ruleset.spec == edition.baseline.base)
    every = (*spoken_of(studies), *usual, *edition.rulesets)
    return tuple({ruleset.spec: ruleset for ruleset in every}.values())


def spoken_of(studies: Sequence[Study]) -> tuple[Ruleset, ...]:
    """Return the books that the record expects something of, or else the one that the others are held against."""
    return tuple({ruleset.spec: ruleset for study in studies for ruleset in study.shown}.values())


class _Compiler:
    """Puts a deal together, everything that occurs twice written once."""

    def __init__(self, record: Record, edition: Edition, rulesets: Sequence[Ruleset]) -> None:
        self.record = record
        self.edition = edition
        self.rulesets = rulesets
        self.seats = tuple(seat for seat in Seat if seat in record.hands)
        self.steps, self.looks, self.cites = Pool(), Pool(), Pool()
        self.asked: dict[str, set[str]] = {ruleset.spec: set() for ruleset in rulesets}

    def compiled(self, studies: Sequence[Study]) -> dict[str, Any]:
        """Return the whole file."""
        lines = [self._line(study) for study in studies]
        spoken = {ruleset.spec for ruleset in spoken_of(studies)}
        return {
            "format": FORMAT,
            "record": self.record.id,
            "title": self.record.title,
            "page": address(deal_page(self.record.id)),
            "frame": f"embed/{self.record.id}/",
            "seats": [words.SEATS[seat] for seat in self.seats],
            "hands": [" ".join(self.record.hands[seat]) for seat in self.seats],
            "books": [self._book(ruleset, spoken) for ruleset in self.rulesets],
            "questions": self._questions(),
            "lines": lines,
            "steps": self.steps.things,
            "looks": self.looks.things,
            "cites": self.cites.things,
        }

    def _line(self, study: Study) -> dict[str, Any]:
        watched = [watch(self.record, study.line, ruleset) for ruleset in self.rulesets]
        parted = dict(partings(study, watched))
        for pair, found in parted.items():
            for place in map(int, pair.split("-")):
                self.asked[self.rulesets[place].spec].update(found["points"])
        return {
            "id": study.line.id,
            "order": " ".join(_order(self.record, study.line)),
            "replays": [self._replay(each) for each in watched],
            "partings": parted,
        }

    def _replay(self, watched: Watched) -> list[int]:
        """Return the places of the positions in the pool of steps, the end included."""
        self.asked[watched.ruleset.spec] |= watched.trace.asked()
        voice = Voice.of(watched.ruleset)
        told = (*steps(watched, voice, self.seats), ending(watched, voice, self.seats))
        return [self.steps.put({**step, "look": self.looks.put(step["look"])}) for step in told]

    def _book(self, ruleset: Ruleset, spoken: set[str]) -> dict[str, Any]:
        return {
            **book(ruleset),
            "spoken": ruleset.spec in spoken,
            "base": ruleset.spec == self.edition.baseline.base,
            "rulings": rulings(ruleset, self.asked[ruleset.spec], self.edition, cites=self.cites),
        }

    def _questions(self) -> dict[str, str]:
        asked = sorted(set().union(*self.asked.values()), key=rank)
        return {point_id: question(find(point_id), self.rulesets) for point_id in asked}


def _order(record: Record, line: Line) -> tuple[Card, ...]:
    """Return all cards as they stand in a hand from left to right."""
    trump = line.contract.trump if line.contract else None
    return sorted_hand([card for hand in record.hands.values() for card in hand], trump)
