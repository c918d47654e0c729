"""How English joins names, writes numbers and amounts, and names cards: for the sentences of the prose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from spadille.cards import Card
from spadille.point import Amount
from spadille.site import words
from spadille.site.html import Child, Html, join, text

_NUMBERS: Final = "nought one two three four five six seven eight nine ten eleven twelve".split()
_PARTS: Final[Mapping[Fraction, str]] = {
    Fraction(1, 4): "a quarter",
    Fraction(1, 2): "half",
    Fraction(3, 4): "three quarters",
}
_UNITS: Final[Mapping[str, tuple[str, str]]] = {
    "points": ("point", "points"),
    "chips": ("chip", "chips"),
    "stakes": ("stake", "stakes"),
}
_TENS: Final = re.compile(r"\b(twenty|thirty) ")
_MATADORS: Final[Mapping[str, str]] = {"CQ": "spadille", "7": "manille", "SQ": "baste"}


def number(value: int) -> str:
    """Return a number in a word, up to twelve."""
    return _NUMBERS[value] if 0 <= value < len(_NUMBERS) else str(value)


def listed(names: Iterable[Child], joint: str = "and") -> Html:
    """Return `a`, `a and b`, `a, b and c`."""
    each = [text(name) for name in names]
    last = join(each[-1:])
    return join((join(each[:-1], ", "), last), f" {joint} ") if len(each) > 1 else last


def listed_or(names: Iterable[Child]) -> Html:
    """Return `a`, `a or b`, `a, b or c`."""
    return listed(names, "or")


def amount(value: Amount, unit: str | None) -> str:
    """Return an amount with its unit, where it has any: `2 points`, `1 stake`, `a quarter of a stake`, `2`."""
    if value == 0 or unit is None:
        return bare_amount(value)
    if isinstance(value, Fraction):
        return f"{bare_amount(value)} of a {_UNITS[unit][0]}"
    return f"{value} {unit_of(value, unit)}"


def unit_of(value: Amount, unit: str) -> str:
    """Return a unit as it stands behind an amount in figures: `point` behind a 1, else `points`."""
    one, many = _UNITS[unit]
    return one if value == 1 else many


def in_words(answer: str) -> str:
    """Return the name of an answer as words: `above same game`, `thirty-two`."""
    return _TENS.sub(r"\1-", answer.replace("_", " "))


def bare_amount(value: Amount) -> str:
    """Return an amount whose unit has been named before."""
    if value == 0:
        return "nothing"
    return _PARTS.get(value, str(value)) if isinstance(value, Fraction) else str(value)


def aim(tricks: int | None) -> str:
    """Return how many tricks are needed."""
    if tricks is None:
        return "all the tricks"
    return f"{number(tricks)} trick" if tricks == 1 else f"{number(tricks)} tricks"


def players(count: int) -> str:
    """Return how many play."""
    return f"{number(count)} players"


def batches(sizes: Sequence[int]) -> str:
    """Return the batches of a deal: `three, two and three`, or `four at a time`."""
    if len(set(sizes)) == 1:
        return f"{number(sizes[0])} at a time"
    return listed(map(number, sizes))


def ranks(signs: Iterable[str]) -> str:
    """Return the names of ranks in their order."""
    return ", ".join(words.RANKS[sign] for sign in signs)


def card(which: Card) -> str:
    """Return a card with its article: `the queen of clubs`."""
    return f"the {words.CARD.format(rank=words.RANKS[which.rank], suit=words.SUITS[which.suit])}"


def forced(names: Sequence[Html]) -> Html:
    """Return what the forced game is called, with its names where it has any."""
    return join(("the forced game", listed_or(names)), ", ")


def matadors(names: Sequence[str]) -> Html:
    """Return the highest trumps with what they are called: a name is a card, or a rank of the trump suit."""
    return listed(_matador(name) for name in names)


def sentence(said: Html) -> Html:
    """Return words as a sentence, with a capital and a full stop."""
    return Html(f"{said[:1].upper()}{said[1:]}.")


def _matador(name: str) -> Html:
    what = card(Card(name)) if len(name) == 2 else f"the {words.RANKS[name]} of trumps"
    known = _MATADORS.get(name)
    return join((what, Html(f"(<i>{known}</i>)") if known else None), " ")
