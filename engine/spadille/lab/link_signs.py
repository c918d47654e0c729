"""Bytes as signs that survive being sent about: letters and digits alone, and a sum by which any change is noticed.

A link of version 1 is the sign `1` and a number written with 62 signs. The number's bytes are a one, so that none is lost at
the front, the content, and the CRC-32 of version and content. Letters and digits are never taken for the end of a
sentence, for emphasis or for part of another address, and so are never cut off.
"""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

from spadille.errors import UsageError

VERSION: Final = "1"
LONGEST: Final = 6_000
"""Signs of the longest link that is read."""

DAMAGED: Final = (
    "this link is incomplete or damaged; expected the whole of it, from its first sign to its last"
)
OTHER: Final = (
    "this link begins with {sign!r}; expected one that begins with '1', or the page of a newer edition"
)

_SIGNS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_VALUES: Final = {sign: value for value, sign in enumerate(_SIGNS)}
_BLANK: Final = re.compile(
    "(?:\\s|[\u00ad\u200b-\u200d\u2060\ufeff]|%(?:0[9ADad]|20|C2%A[0Dd]|E2%80%8[BCDbcd]))+"
)
_SUM: Final = 4
"""Bytes of the sum."""


def signs(content: bytes) -> str:
    """Return the content as a link."""
    number = int.from_bytes(b"\1" + content + _sum(content), "big")
    written = []
    while number:
        number, value = divmod(number, len(_SIGNS))
        written.append(_SIGNS[value])
    return VERSION + "".join(reversed(written))


def content(link: str) -> bytes:
    """Return the content of a link; UsageError where it is not whole.

    Blanks and ends of lines within it are put up with, also as they are written in addresses, and so is whatever else stands
    behind it, or in front of it up to `deal=`.
    """
    if len(link) > LONGEST:
        raise UsageError(DAMAGED)
    plain = _BLANK.sub("", link).rpartition("deal=")[2]
    written = re.match("[0-9A-Za-z]*", plain)
    assert written is not None
    if not written.group().startswith(VERSION):
        raise UsageError(OTHER.format(sign=written.group()[0]) if written.group() else DAMAGED)
    number = 0
    for sign in written.group()[1:]:
        number = number * len(_SIGNS) + _VALUES[sign]
    data = number.to_bytes((number.bit_length() + 7) // 8, "big")
    inner, summed = data[1:-_SUM], data[-_SUM:]
    if len(data) <= _SUM or data[0] != 1 or summed != _sum(inner) or _leads_with_nought(written.group()):
        raise UsageError(DAMAGED)
    return inner


def _leads_with_nought(written: str) -> bool:
    """Tell whether the number begins with a nought, which none of ours does."""
    return written[1:2] == "0"


def _sum(inner: bytes) -> bytes:
    return crc32(VERSION.encode() + inner).to_bytes(_SUM, "big")
