"""A workbook's page shows what a cell printed as the cell printed it, whenever that was handed on."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from mkdocs_jupyter.nbconvert2 import nb2html

from spadille.site.lab.workbook import whole

PAUSES = """\
# %%
for part in PARTS:
    print(part, end="", flush=True)
"""
SHOWN = re.compile(r'jp-OutputArea-output"[^>]*>\n<pre>\n?(.*?)</pre>', re.DOTALL)
"""As a browser reads it: the end of a line that follows a `<pre>` does not count."""


@pytest.mark.parametrize(
    "parts",
    [["one line", "\n", "another\n"], ["\n\nafter two lines", "\n"], ["\n"], ["whole\n"], ["a<b & ", "</pre>\n"]],
    ids=["paused within lines", "begins with empty lines", "an empty line", "one piece", "looks like markup"],
)
def test_what_is_printed_in_portions_is_shown_in_one_piece(tmp_path: Path, parts: list[str]) -> None:
    workbook = tmp_path / "workbook.py"
    workbook.write_text(PAUSES.replace("PARTS", repr(parts)))
    page = whole(nb2html(str(workbook), execute=True, kernel_name="python3", allow_errors=False))
    assert [unescape(text) for text in SHOWN.findall(page)] == ["".join(parts)]
