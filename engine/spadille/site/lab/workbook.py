"""A workbook's page: what its cells printed, each in one piece; what lets them be run: an element, and the files they read."""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path
from typing import Final

from spadille.site.here import address
from spadille.site.html import Html, el

FOLDER: Final = "workbook/"

_SCRIPT: Final = "assets/js/sp-cells.mjs"
_RECORD: Final = re.compile(r'"docs/(deals/[a-z0-9-]+\.yaml)"')
# Run in the page before the first cell, under names that the workbook has no use for.
_SETUP: Final = """\
def _lay_out(files):
    from pathlib import Path
    Path("rulesets").mkdir(exist_ok=True)
    for name, text in files.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
_lay_out({files})
"""


# What a cell prints is handed on every so many milliseconds, and each portion becomes an output of its own.
_OPENED: Final = """\
<div class="jp-OutputArea-child">
<div class="jp-OutputPrompt jp-OutputArea-prompt"></div>
<div class="jp-RenderedText jp-OutputArea-output" data-mime-type="text/plain" tabindex="0">
<pre>"""
_CLOSED: Final = "</pre>\n</div>\n</div>\n"
_PORTION: Final = re.compile(f"{re.escape(_OPENED)}((?:(?!</pre>).)*){re.escape(_CLOSED)}", re.DOTALL)
_PORTIONS: Final = re.compile(f"(?:{_PORTION.pattern})+", re.DOTALL)


def whole(html: str) -> str:
    """Return the HTML of a workbook with what a cell printed in one piece, however often it paused while printing.

    In portions, the page would look otherwise from one build to the next. A line's end with which a piece begins is written
    twice, because a browser leaves out the one that follows a `<pre>`.
    """
    return _PORTIONS.sub(_joined, html)


def _joined(portions: re.Match[str]) -> str:
    text = "".join(_PORTION.findall(portions[0]))
    kept = "\n" if text.startswith("\n") else ""
    return f"{_OPENED}{kept}{text}{_CLOSED}"


def cells(path: str, docs: Path) -> Html:
    """Return what stands at the end of a workbook's page, whose source is at `path` in the folder `docs`."""
    source = (docs / path).read_text(encoding="utf-8")
    files = {f"docs/{name}": (docs / name).read_text(encoding="utf-8") for name in _RECORD.findall(source)}
    setup = _SETUP.replace("{files}", json.dumps(files, ensure_ascii=False)) if files else None
    script = posixpath.relpath(_SCRIPT, address(path))
    return Html(el("sp-cells", data_setup=setup) + el("script", type="module", src=script))
