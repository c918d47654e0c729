"""What a question is made of, read with care: it may come from a link or a file that anybody wrote."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from spadille.errors import UsageError

if TYPE_CHECKING:
    from spadille.record import Record
    from spadille.ruleset import Ruleset
    from spadille.seats import Seat

LARGEST: Final = 256_000
"""Characters of the longest question that is read."""

DEEPEST: Final = 40
"""How many lists and objects may stand inside one another."""

LONGEST_SPEC: Final = 4_000
"""Characters of the longest name of a ruleset, overlays included."""

LONGEST_WORD: Final = 200
"""Characters of the longest text that is one word or one action."""

MOST_BOOKS: Final = 60
"""How many rulesets one question may name."""

MOST_PAIRS: Final = 30
"""How many pairs of rulesets one question may have compared in full."""

MOST_ROWS: Final = 200
"""How many calls, and how many rows of play, a line may have."""

_SHOWN: Final = 60
_TOKEN: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]')


def read(text: str) -> Mapping[str, Any]:
    """Return the object that a question is; UsageError where it is none."""
    if len(text) > LARGEST:
        raise UsageError(f"found a question of {len(text)} characters; expected at most {LARGEST}")
    _check_depth(text)
    try:
        found = json.loads(text)
    except ValueError as error:
        raise UsageError(
            f"found no JSON ({error}); expected a question such as {{'method': 'hello'}}"
        ) from None
    if not isinstance(found, dict):
        raise UsageError(f"found {shown(found)}; expected an object with a method and its params")
    unknown = [key for key in found if key not in ("method", "params")]
    if unknown:
        raise UsageError(f"found the key {shown(unknown[0])}; expected method and params")
    return found


def shown(value: Any) -> str:
    """Return what was found as a message has it: short, whatever it is."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, str) and len(value) > _SHOWN:
        return f"{value[:_SHOWN]!r} and {len(value) - _SHOWN} more characters"
    return repr(value)[:_SHOWN]


def record(value: Any, name: str) -> Record:
    """Return the deal record that an object is; DataError with every problem."""
    from spadille.io.records import record_from_data

    if not isinstance(value, dict):
        raise UsageError(f"{name}: found {shown(value)}; expected a record")
    found = record_from_data(value, name)
    bounded(found)
    return found


def bounded(found: Record) -> None:
    """Raise UsageError where a record is much longer than any deal: every row costs time, of which a page has little."""
    for line in found.lines:
        said = [call.action for call in line.auction or ()]
        if line.contract is not None:
            said.append(line.contract.game)
        rows = max(len(said), len(line.play))
        if rows > MOST_ROWS:
            raise UsageError(f"line {line.id!r}: found {rows} rows; expected at most {MOST_ROWS}")
        if too_long := next((word for word in said if len(word) > LONGEST_WORD), None):
            message = f"line {line.id!r}: found {shown(too_long)}; expected a call or a game"
            raise UsageError(message)


def word(value: Any, name: str) -> str:
    """Return a short text."""
    found = text(value, name)
    if len(found) > LONGEST_WORD:
        raise UsageError(f"{name}: found {shown(found)}; expected at most {LONGEST_WORD} characters")
    return found


def text(value: Any, name: str) -> str:
    """Return a text of any length."""
    if not isinstance(value, str):
        raise UsageError(f"{name}: found {shown(value)}; expected a text")
    return value


def number(value: Any, name: str) -> int:
    """Return a whole number that is not below nought, such as a step."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 10_000:
        raise UsageError(f"{name}: found {shown(value)}; expected a whole number such as 0 or 12")
    return value


def book(value: Any, name: str) -> Ruleset:
    """Return the ruleset that a text names, house rules included."""
    from spadille.library import load_ruleset

    spec = text(value, name)
    if len(spec) > LONGEST_SPEC:
        raise UsageError(f"{name}: found {shown(spec)}; expected at most {LONGEST_SPEC} characters")
    return load_ruleset(spec)


def books(value: Any, name: str) -> tuple[Ruleset, ...]:
    """Return the rulesets that a list names, one at least."""
    if not isinstance(value, list) or not value:
        raise UsageError(f"{name}: found {shown(value) if value else 'nothing'}; expected a list of rulesets")
    if len(value) > MOST_BOOKS:
        raise UsageError(f"{name}: found {len(value)} rulesets; expected at most {MOST_BOOKS}")
    return tuple(book(item, name) for item in value)


def pairs(value: Any, name: str) -> tuple[tuple[int, int], ...]:
    """Return pairs of places in a list."""
    if not isinstance(value, list) or len(value) > MOST_PAIRS:
        raise UsageError(
            f"{name}: found {shown(value)}; expected a list of at most {MOST_PAIRS} pairs such as [0, 1]"
        )
    for item in value:
        if not isinstance(item, list) or len(item) != 2:
            raise UsageError(f"{name}: found {shown(item)}; expected a pair such as [0, 1]")
    return tuple((number(one, name), number(other, name)) for one, other in value)


def until(value: Any, name: str) -> str | tuple[Seat, ...]:
    """Return `one`, or the seats that a list names."""
    from spadille.seats import Seat

    if value == "one":
        return "one"
    names = [seat.value for seat in Seat]
    if not isinstance(value, list) or not all(isinstance(item, str) and item in names for item in value):
        raise UsageError(f"{name}: found {shown(value)}; expected 'one' or a list of {', '.join(names)}")
    return tuple(Seat(item) for item in value)


READERS: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "record": record,
    "line": word,
    "book": book,
    "books": books,
    "word": word,
    "text": text,
    "number": number,
    "until": until,
    "pairs": pairs,
}
"""How each kind of parameter is read: from the value and the parameter's name, which messages carry."""


def _check_depth(text: str) -> None:
    depth = 0
    for token in _TOKEN.finditer(text):
        sign = token.group()
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        if depth > DEEPEST:
            raise UsageError(f"found more than {DEEPEST} levels of nesting; expected a flatter question")
