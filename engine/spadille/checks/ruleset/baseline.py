"""The baseline answers every question, for every game that it knows."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from spadille.errors import Problem, nearest
from spadille.io.rulesets import Draft
from spadille.point import Point
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import Baseline
from spadille.vocabulary import ENTRIES


def problems(draft: Draft[Baseline], rulesets: Collection[str]) -> Iterator[Problem]:
    """Yield what the baseline lacks; `rulesets` are the ids that its `base` may name."""
    baseline, known = draft.value, {*draft.value.rulings, *draft.faulty}
    if baseline.base and baseline.base not in rulesets:
        message = f"base: {baseline.base!r} is no ruleset{nearest(baseline.base, rulesets)}"
        yield Problem(message, draft.file, draft.lines["base"])
    prefix = f"{GAME.id}."
    games = [point.removeprefix(prefix) for point in known if point.startswith(prefix)]
    for entry in ENTRIES:
        for point in [entry.id] if isinstance(entry, Point) else [entry[game].id for game in sorted(games)]:
            if point not in known:
                yield Problem(
                    f"{point}: found no ruling; expected an answer", draft.file, draft.lines["rulings"]
                )
    for game in sorted(set(games) - set(baseline.names)):
        yield Problem(f"names: found no name for the game {game!r}", draft.file, draft.lines.get("names"))
