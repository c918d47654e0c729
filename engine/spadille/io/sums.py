"""Amounts written as small sums, so that a reviewer can follow them: `2 + 2`, `-(2 + 4)`, `3 * 4`, `1/4 + 2`."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from spadille.errors import AnswerError
from spadille.point import Amount, whole

EXPECTED: Final = (
    "a number, or a sum of at most 60 signs with + - * / and parentheses, such as '2 + 2' or '-(2 + 4)'"
)

_LONGEST: Final = 60
_SIGNS: Final = re.compile(r"[0-9]{1,6}|[-+*/()]| +")


def amount_of(text: str) -> Amount:
    """Return the value of the sum; AnswerError when the text is none.

    Digits, `+ - * /`, parentheses and blanks are all there is; numbers have at most six digits.
    """
    signs = [match.group() for match in _SIGNS.finditer(text) if match.group().strip()]
    if len(text) > _LONGEST or "".join(signs) != text.replace(" ", "") or _parted_digits(text):
        raise _no_sum(text)
    sum_ = _Sum(signs)
    try:
        value = sum_.terms()
    except ZeroDivisionError:
        raise AnswerError(f"found {text!r}, which divides by nought; expected {EXPECTED}") from None
    except (IndexError, ValueError):
        raise _no_sum(text) from None
    if sum_.left:
        raise _no_sum(text)
    return whole(value)


def _no_sum(text: str) -> AnswerError:
    cut = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return AnswerError(f"found {cut!r}; expected {EXPECTED}")


def _parted_digits(text: str) -> bool:
    return re.search("[0-9] +[0-9]|[0-9]{7}", text) is not None


class _Sum:
    """Reads signs from left to right; ValueError or IndexError where the next one cannot stand."""

    def __init__(self, signs: list[str]) -> None:
        self.left = signs[::-1]

    def terms(self) -> Fraction:
        value = self._product()
        while self.left and self.left[-1] in "+-":
            value = value + self._product() if self.left.pop() == "+" else value - self._product()
        return value

    def _product(self) -> Fraction:
        value = self._factor()
        while self.left and self.left[-1] in "*/":
            value = value * self._factor() if self.left.pop() == "*" else value / self._factor()
        return value

    def _factor(self) -> Fraction:
        sign = self.left.pop()
        if sign in "+-":
            value = self._factor()
            return -value if sign == "-" else value
        if sign == "(":
            value = self.terms()
            if self.left.pop() != ")":
                raise ValueError
            return value
        return Fraction(int(sign))
