"""Where the pages of two books stand."""

from __future__ import annotations

from typing import Final

COMPARE_PAGE: Final = "compare.md"


def pair_page(one: str, other: str) -> str:
    """Return the path of the page of two rulesets, whichever is named first: by their ids, which never change."""
    first, second = sorted((one, other))
    return f"compare/{first}/{second}.md"
