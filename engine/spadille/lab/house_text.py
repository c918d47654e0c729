"""The text with which somebody begins to write house rules."""

from __future__ import annotations

from typing import Any, Final

from spadille import library
from spadille.errors import UsageError
from spadille.io.write import emit
from spadille.point import Choice, Point, Raw
from spadille.points.end import five_tricks
from spadille.points.play import first_lead
from spadille.points.score import prime
from spadille.ruleset import Ruleset

_SHOWN: Final[tuple[Point[Any], ...]] = (first_lead.POINT, five_tricks.POINT, prime.POINT)
"""Questions that every table has to answer, one of each part of the game."""

_HEAD: Final = "# House rules: what your table plays. Every line that begins with # is for people.\n"
_ON_BOOK: Final = "# What the file does not answer is played as this book has it.\n"
_ON_NONE: Final = (
    "# What the file does not answer is played as the editors' own answers have it. To stand on a book instead, write:\n"
    "# base: {book}\n"
)
_RULINGS: Final = (
    "  # A question, and your answer to it. Put your cursor on one to see what may be answered.\n"
    "  # A note says why you play so, a citation where it stands; neither is needed.\n"
)


def template(book: Ruleset | None) -> str:
    """Return a short file that can be played as it is. Of a book with exchanged answers, those stand in the file."""
    title = f"{book.title}, our way" if book is not None else "Our rules"
    head = emit({"format": 1, "id": "our-rules", "source": "house", "title": title})
    base = _base(book)
    ground = f"{_ON_BOOK}base: {base}\n" if base else _ON_NONE.format(book=library.base_id())
    exchanged = dict(book.overlays) if book is not None else {}
    entries = "".join(_entry(point, raw) for point, raw in {**_usual(book), **exchanged}.items())
    return f"{_HEAD}{head}{ground}rulings:\n{_RULINGS}{entries}"


def _base(book: Ruleset | None) -> str:
    """Return the book on which the rules can stand: house rules stand on none."""
    if book is None or library.is_house(book.id):
        return ""
    try:
        library.book(book.id)
    except UsageError:
        return ""
    return book.id


def _usual(book: Ruleset | None) -> dict[str, Raw]:
    """Return a few answers, those of the book or the editors'."""
    given = book or library.load_ruleset(library.base_id())
    if book is None:
        return {point.id: given.baseline.rulings[point.id].answer or "" for point in _SHOWN}
    return {point.id: given.ruling(point).answer or "" for point in _SHOWN}


def _entry(point: str, raw: Raw) -> str:
    from spadille.vocabulary import find

    answer: Any = list(raw) if isinstance(raw, tuple) else raw
    asked = find(point)
    others = ""
    if isinstance(asked.kind, Choice):
        words = ", ".join(asked.kind.options())
        others = f"  # {asked.question} Answers: {words}\n"
    written = emit({"answer": answer}, flow=("answer",)).strip()
    return f"{others}  {point}: {{{written}}}\n"
