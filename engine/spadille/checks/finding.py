"""The difference between a file that is wrong and a file that is right and says something that is not so."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.errors import Problem


@dataclass(frozen=True, slots=True)
class Finding(Problem):
    """A problem of a file that can be read: what it claims is not the case."""
