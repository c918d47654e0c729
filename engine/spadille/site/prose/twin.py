"""A sentence that gives one answer to two questions."""

from __future__ import annotations

from typing import NamedTuple


class Twin(NamedTuple):
    """A template with places for the words that are the first question's, and for those that are the second's."""

    template: str
    first: str
    second: str
