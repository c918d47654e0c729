"""Names are given to games that are there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from spadille.errors import Problem, nearest
from spadille.io.rulesets import Draft


def problems(draft: Draft[Any], games: Collection[str]) -> Iterator[Problem]:
    """Yield the names of what is no game."""
    for game in draft.value.names:
        if game not in games:
            message = f"names: {game!r} is no game of this ruleset{nearest(game, games)}"
            yield Problem(message, draft.file, draft.lines.get("names"))
