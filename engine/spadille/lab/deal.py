"""Random deals for a reader: the hands of `spadille deal`, and nothing bid yet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from spadille.dealing import fresh_seed, hands_of, random_record, read_seed
from spadille.io.record_text import record_to_data
from spadille.record import Line, Record
from spadille.ruleset import Ruleset

ABOUT: Final = "Dealt at random; 'spadille deal --seed {seed}{under}' deals the same hands."
"""Links leave it to the seed: what is changed here changes what links of random deals say."""


def deal(*, seed: str | None = None, book: Ruleset | None = None) -> dict[str, Any]:
    """Return a random deal, and the seed that gives it again; without a seed, or with an empty one, a new one is drawn.

    UsageError where the seed is no whole number, as on the command line.
    """
    number = read_seed(seed) if seed else fresh_seed()
    return {"record": dict(record_to_data(dealt(number, book))), "seed": str(number)}


def dealt(seed: int, book: Ruleset | None = None) -> Record:
    """Return the deal with this seed, about to be bid."""
    record = random_record(seed, book)
    other_pack = book is not None and record.hands != hands_of(seed)
    under = f" --ruleset {book.spec}" if book is not None and other_pack else ""
    about = ABOUT.format(seed=seed, under=under)
    return replace(record, about=about, lines=(Line(id="main", auction=()),))
