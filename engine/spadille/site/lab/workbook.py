"""What lets the cells of a workbook be run in its page: an element, and the files that the workbook reads."""

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


def cells(path: str, docs: Path) -> Html:
    """Return what stands at the end of a workbook's page, whose source is at `path` in the folder `docs`."""
    source = (docs / path).read_text(encoding="utf-8")
    files = {f"docs/{name}": (docs / name).read_text(encoding="utf-8") for name in _RECORD.findall(source)}
    setup = _SETUP.replace("{files}", json.dumps(files, ensure_ascii=False)) if files else None
    script = posixpath.relpath(_SCRIPT, address(path))
    return Html(el("sp-cells", data_setup=setup) + el("script", type="module", src=script))
