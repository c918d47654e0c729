"""The scripts as they are sent: without the comments, in which their types are half of what there is to read."""

from __future__ import annotations

import re
from typing import Final

_BLOCK: Final = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.DOTALL | re.MULTILINE)
_CAST: Final = re.compile(r"/\*\* @.*?\*/ ?", re.DOTALL)
_LINE: Final = re.compile(r"^[ \t]*//.*\n", re.MULTILINE)
_INDENT: Final = re.compile(r"^[ \t]+|(?<=\n)\n+", re.MULTILINE)


def bare(script: str) -> str:
    """Return a module of ours without its comments, empty lines and indents.

    It knows our manners, not the language: a comment of several lines stands for itself and begins with two asterisks, a
    type in a line is a comment that begins with an @, and no string goes over lines.
    """
    for found in (_BLOCK, _CAST, _LINE, _INDENT):
        script = found.sub("", script)
    return script
