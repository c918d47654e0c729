"""Characters that look like nothing: spaces that are no spaces, signs without width, controls."""

from __future__ import annotations

import re

from spadille.errors import Problem

_SPACES = "\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000"
_WIDTHLESS = "\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164"
_SELECTORS = "\\ufe00-\\ufe0f\\U000e0100-\\U000e01ef"

SPACE = re.compile(f"[{_SPACES}]")
"""The spaces of Unicode that are not the ordinary one."""

EDGE = re.compile(f"[{_SPACES}{_WIDTHLESS}]")
"""What has no business at either end of a text without quotes (a variation selector may well end one)."""

ODD = re.compile(f"[{_SPACES}{_WIDTHLESS}{_SELECTORS}]")
"""Fine inside a text; nothing of the kind can stand where a file's structure is."""

REFUSED = re.compile(
    "[^\\t\\n\\r\\x20-\\x7e\\u00a0-\\u2027\\u202a-\\ud7ff\\ue000-\\ufefe\\uff00-\\ufffd\\U00010000-\\U0010ffff]"
)
"""What may not be written raw anywhere: controls, odd line ends, byte order marks, halves of surrogate pairs."""

_NAMES = {"\t": "TAB", "\x00": "NULL", "\x1b": "ESCAPE", "\x7f": "DELETE", "\x85": "NEXT LINE"}
_KINDS = {"Cc": "control character", "Cs": "half of a surrogate pair"}


def name(character: str) -> str:
    """Return code point and Unicode name: `U+00A0 NO-BREAK SPACE`."""
    import unicodedata

    other = _KINDS.get(unicodedata.category(character), "no character")
    return f"U+{ord(character):04X} {_NAMES.get(character) or unicodedata.name(character, other)}"


def names(characters: str) -> str:
    """Return the odd ones among the characters, each once: `U+00A0 NO-BREAK SPACE and U+0009 TAB`."""
    odd = (character for character in characters if character == "\t" or ODD.match(character))
    return " and ".join(name(character) for character in dict.fromkeys(odd))


def instead(characters: str) -> str:
    """Return what should stand in the place of odd characters."""
    return "ordinary spaces" if "\t" in characters or SPACE.search(characters) else "nothing there"


def in_key(raw: str) -> str:
    """Return what is wrong with a key, as written, that holds odd characters."""
    return f"found {names(raw)} in the key {ODD.sub('', raw)!r}; expected {instead(raw)}"


def escape(character: str) -> str:
    r"""Return the character as an escape inside double quotes: `\xA0`, `\uFE0F`, `\U0001F600`."""
    code = ord(character)
    if code <= 0xFF:
        return f"\\x{code:02X}"
    return f"\\u{code:04X}" if code <= 0xFFFF else f"\\U{code:08X}"


def refused(text: str, file: str) -> list[Problem]:
    """Return a problem for each kind of character in each line that may not stand in a file."""
    if not REFUSED.search(text):
        return []
    return [
        Problem(f"found {name(character)}; expected printable text", file, number)
        for number, line in enumerate(text.split("\n"), start=1)
        for character in dict.fromkeys(REFUSED.findall(line))
    ]
