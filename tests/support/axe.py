"""What axe finds in a page that shuts somebody out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

_FILE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
# Of what is as it should be, nothing is told: to write it down takes longer than to look.
_RUN = """async ([part, runOnly]) => {
  const options = { resultTypes: ["violations"], ...(runOnly.length ? { runOnly } : {}) };
  const { violations } = await axe.run(part ?? document, options);
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target, html, failureSummary }) =>
    `${id}: ${target}: ${failureSummary.split("\\n").at(-1).trim()}: ${html}`));
}"""


@cache
def _script() -> str:
    return _FILE.read_text(encoding="utf-8")


def faults(page: Page, part: str | None = None, *, only: Sequence[str] = ()) -> list[str]:
    """Return what is wrong with a page, or the part of it that a selector names, by all rules or only by some."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(_script())
    found: list[str] = page.evaluate(_RUN, [part, list(only)])
    return found
