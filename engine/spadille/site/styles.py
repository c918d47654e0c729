"""Style sheets as they are sent: several as one, for a browser must have every one of them before it shows anything."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from typing import Final

PATH: Final = "assets/edition.css"
"""What every page needs."""

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_BRACE: Final = re.compile(r"[{};]")
_SPACE: Final = re.compile(r"\s*\n\s*")
_ADDRESS: Final = re.compile(r"url\((?!['\"]?(?:data:|#|[a-z]+:|/))(['\"]?)([^)'\"]+)\1\)")


def joined(sheets: Mapping[str, str]) -> str:
    """Return the sheets, given by their paths in the site, one behind the other, as the sheet at `PATH`."""
    return "\n".join(
        _moved(_COMMENT.sub("", sheet), posixpath.dirname(path)) for path, sheet in sheets.items()
    )


def _moved(sheet: str, folder: str) -> str:
    """Return a sheet of the folder so that what it refers to is found from the folder of the whole."""
    way = posixpath.relpath(folder or ".", posixpath.dirname(PATH))

    def found(address: re.Match[str]) -> str:
        return f"url({posixpath.normpath(posixpath.join(way, address[2]))})"

    return _SPACE.sub("\n", _ADDRESS.sub(found, sheet)).strip()


def rules(sheet: str) -> Iterator[tuple[str, str]]:
    """Return what stands before the braces and what in them, for every rule that is in no other."""
    sheet = _COMMENT.sub("", sheet)
    depth = start = opened = 0
    for brace in _BRACE.finditer(sheet):
        if brace[0] == "{":
            depth += 1
            opened = brace.end() if depth == 1 else opened
        elif brace[0] == "}":
            depth -= 1
            if depth == 0:
                yield sheet[start : opened - 1].strip(), sheet[opened : brace.start()]
        if depth == 0:
            start = brace.end()


def early(sheet: str) -> str:
    """Return a sheet of fonts by which a font that comes late does not move what is already being read."""
    return sheet.replace("font-display: swap", "font-display: fallback")
