"""All style sheets of the site as one: a browser must have every one of them before it shows anything."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from typing import Final

PATH: Final = "assets/edition.css"

_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
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


def early(sheet: str) -> str:
    """Return a sheet of fonts by which a font that comes late does not move what is already being read."""
    return sheet.replace("font-display: swap", "font-display: fallback")
