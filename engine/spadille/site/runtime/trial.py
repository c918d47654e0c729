"""What is asked of the engine while it is packed, so that what it needs of Python's library only now and then is found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spadille.io.record_text import record_to_data
from spadille.site.edition import Edition

_OVERLAY = "{spec}+play.first_lead=declarer"
_HOUSE = 'format: 1\nid: trial\nsource: trial\ntitle: "Trial"\nread: ""\nrulings: {}\n'
_PROGRAM = '''
"""What readers write in the console: every usual form of statement and expression, so that Python's compiler is at hand."""
from fractions import Fraction
from dataclasses import dataclass, field
import sys as system

@dataclass(frozen=True, order=True)
class Seat:
    """A class."""
    name: str
    hand: list[str] = field(default_factory=list)

    @property
    def size(self): return len(self.hand)

    @staticmethod
    def numbers(*given, step: int = 1, **named):
        yield from range(0, 9, step)

class Failed(ValueError): ...

def total(values, /, start=0.5, *more):
    global known
    known, found = {"a": 1, **{}}, start
    def inner():
        nonlocal found
        found += 1
        return found
    for place, value in enumerate(values):
        if place == 1: continue
        elif value > 7 or not value and place != 3: break
        found = found + value * 2 - value // 3 % 5 ** 2 / 1 if value is not None else -found
    else:
        found += 0
    while (left := len(values) - 1) > 5: del values[left]; break
    try:
        assert inner() >= 1, "never"
        raise Failed(f"{found:>8.2f} {known!r} {left=}") from None
    except (Failed, KeyError) as error:
        print(error, end="\\n", file=system.stdout)
    except Exception:
        pass
    finally:
        first, *rest, last = [1, 2, 3][::-1]
    with memoryview(b"ab") as view: found += view[0]
    match values:
        case []: return None
        case [int(one), *_] if one < 9: return [one, *rest], {*rest}, {x: y for x, y in known.items()}
        case {"a": 1} | Seat(name="b"): return (x for x in rest if x)
        case _: return lambda one, two=2: one + two & 3 ^ 1 << 2 >> 1

sorted([Seat("b"), Seat("a")], key=lambda seat: (-seat.size, seat.name), reverse=True)
print(total([1, 2, 3]), total([]), list(Seat.numbers(step=2)), {1, 2} | {3}, 1e3, 0x1F, "a" "b", b"c", r"d", 1 < 2 < 3, "x" in "xyz")
print("%s and {}".format(1) % 2, f"{Fraction(1, 3)!s:>{9}}", ~1, not None, [*map(str, (1, 2))], sum(x * x for x in range(9)))
deal
'''
_WRONG = (
    "while True print(1)",
    "def f(:",
    "  x = 1\n y",
    "1 / 0",
    "undefined.name",
    "{}['a']",
    "int('a')",
    "(",
)


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
        yield from (("run", {**deal, "code": code}) for code in (_PROGRAM, *_WRONG))
    yield "column", book
    yield "deal", {"seed": None}
    yield "unlink", {"text": "damaged"}
    yield from ((method, {"text": _HOUSE}) for method in ("read", "house"))
    yield from ((method, {}) for method in ("house_template", "vocabulary"))
