"""A deal under some books as the replayer takes it: nothing was known of it when the site was built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from spadille.comparison import Against, held_against
from spadille.errors import UsageError
from spadille.game import line_of
from spadille.io.record_text import record_to_data
from spadille.lab import pages
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.site.replay.compiler import Compiler
from spadille.site.replay.watch import Watched

Pairs = Sequence[tuple[int, int]]


def view(
    *, record: Record, books: Sequence[Ruleset], line: str | None = None, pairs: Pairs | None = None
) -> dict[str, Any]:
    """Return the data of one line under the books, in their order, and the record itself.

    Of the pairs, which are places among the books, the rules responsible for the parting are found; of all others it is
    only said where they part. Without `pairs`, they are found of the first two.
    """
    _check(books, pairs or ())
    wanted = pairs if pairs is not None else [(0, 1)][: len(books) - 1]
    chosen = line_of(record, line)
    spoken = {expected.ruleset for expected in record.expect}
    compiler = Compiler(record, books, pages.known(), spoken=spoken)
    comparing = partial(_compared, record, wanted)
    return {**compiler.compiled([(chosen, comparing)], {"page": ""}), "data": record_to_data(record)}


def _check(books: Sequence[Ruleset], pairs: Pairs) -> None:
    specs = [ruleset.spec for ruleset in books]
    twice = [spec for place, spec in enumerate(specs) if spec in specs[:place]]
    if twice:
        raise UsageError(f"books: {twice[0]!r} is named twice; expected every book once")
    for pair in pairs:
        if max(pair) >= len(books) or pair[0] == pair[1]:
            raise UsageError(f"pairs: found {list(pair)}; expected two places from 0 to {len(books) - 1}")


def _compared(record: Record, pairs: Pairs, watched: Sequence[Watched]) -> dict[tuple[str, str], Against]:
    found = {}
    for places in pairs:
        one, other = (watched[place] for place in places)
        against = held_against(
            record, (one.ruleset, one.trace), (other.ruleset, other.trace), line=one.line.id
        )
        found[one.ruleset.spec, other.ruleset.spec] = against
    return found
