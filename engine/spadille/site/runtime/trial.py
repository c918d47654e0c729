"""What is asked of the engine while it is packed, so that what it needs of Python's library only now and then is found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spadille.io.record_text import record_to_data
from spadille.site.edition import Edition

_OVERLAY = "{spec}+play.first_lead=declarer"
_HOUSE = 'format: 1\nid: trial\nsource: trial\ntitle: "Trial"\nread: ""\nrulings: {}\n'
_PROGRAM = "from fractions import Fraction\nprint(Fraction(1, 3))\ndeal"


def requests(edition: Edition) -> list[dict[str, Any]]:
    """Return questions of the worker's protocol, in the order in which they are put; some are meant to be refused."""
    return [{"method": method, "params": params} for method, params in _questions(edition)]


def _questions(edition: Edition) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "hello", {}
    specs = [ruleset.spec for ruleset in edition.rulesets]
    book = {"book": specs[0]}
    for record in edition.records[:1]:
        deal = {"record": record_to_data(record)}
        yield from (("replay", {**deal, "book": spec}) for spec in specs)
        for method in ("options", "back", "rules"):
            yield method, {**deal, **book}
        yield "act", {**deal, **book, "action": "pass"}
        yield "cut", {**deal, **book, "step": 3}
        yield "auto", {**deal, **book, "until": []}
        yield "compare", {**deal, "books": specs[:2]}
        yield "view", {**deal, "books": [specs[0], _OVERLAY.format(spec=specs[1])]}
        yield "link", {**deal, "books": specs[:1], "step": 1}
        yield from ((method, deal) for method in ("scores", "write"))
        yield "run", {**deal, "code": _PROGRAM}
    yield "column", book
    yield "deal", {"seed": None}
    yield "unlink", {"text": "damaged"}
    yield from ((method, {"text": _HOUSE}) for method in ("read", "house"))
    yield from ((method, {}) for method in ("house_template", "vocabulary"))
