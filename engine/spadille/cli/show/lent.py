"""What was played although the source does not say it: every page that shows a result names it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.text import Text

from spadille.ruleset import Ruleset
from spadille.vocabulary import find, rank


def note(asked: Iterable[str], ruleset: Ruleset) -> Iterator[RenderableType]:
    """Yield a paragraph on each kind of answer that is not the source's own, or nothing."""
    exchanged = dict(ruleset.overlays)
    by_grade: dict[str, list[str]] = {}
    for point_id in sorted(asked, key=rank):
        point = find(point_id)
        if point_id in exchanged:
            by_grade.setdefault("Exchanged", []).append(point_id)
        elif not ruleset.answers_itself(point):
            own = ruleset.own(point)
            by_grade.setdefault(own.grade.value.capitalize() if own else "Not recorded", []).append(point_id)
    if not by_grade:
        return
    yield ""
    yield Text("Played here without the source:", style="dim")
    for why, points in by_grade.items():
        yield Text(f"  {why}: {', '.join(points)}", style="dim")
