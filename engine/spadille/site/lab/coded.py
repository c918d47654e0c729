"""Sentences in which something is code."""

from __future__ import annotations

from spadille.site.html import Html, el, join


def coded(sentence: str) -> Html:
    """Return a sentence as HTML; what stands between two backquotes is code."""
    parts = sentence.split("`")
    return join(el("code", part) if place % 2 else part for place, part in enumerate(parts))
