"""The order of the games lists what can be bid: every game that is there and not forced, and no other."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.errors import Problem, nearest
from spadille.io.rulesets import Draft
from spadille.points.auction.order import POINT as ORDER
from spadille.points.game.row import POINT as GAME
from spadille.ruleset import Ruleset


def problems(draft: Draft[Ruleset]) -> Iterator[Problem]:
    """Yield the games that are listed and cannot be bid, and those that can and are not listed."""
    ruleset = draft.value
    if any(point == ORDER.id or point.startswith(f"{GAME.id}.") for point in draft.faulty):
        return
    order = ruleset.answer(ORDER)
    rows = {name: ruleset.game(name) for name in ruleset.games()}
    biddable = [name for name, row in rows.items() if row and not row.forced]
    for game in order:
        if game not in biddable:
            why = "is forced and never bid" if game in rows else "is no game of this ruleset"
            message = f"{ORDER.id}: {game!r} {why}; expected {', '.join(biddable)}{nearest(game, biddable)}"
            yield Problem(message, draft.file, _line(draft, ORDER.id))
    for game in biddable:
        if game not in order:
            message = (
                f"{ORDER.id}: {game!r} is missing; expected every game that is neither absent nor forced"
            )
            yield Problem(message, draft.file, _line(draft, ORDER.id))


def _line(draft: Draft[Ruleset], point: str) -> int:
    ruling = draft.value.rulings.get(point)
    return (ruling.line if ruling else None) or draft.lines["rulings"]
