"""A sure sum against an uncertain one: a line from the worst to the best, a bar where the sure one lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.site.html import Html
from spadille.site.scoring import amounts, svg
from spadille.site.scoring.measures import Sum, Wager
from spadille.site.scoring.scale import Scale
from spadille.site.scoring.words import Picture

_ROW: Final = 46
_FOOT: Final = 22


def drawing(name: str, picture: Picture, wagers: Sequence[Wager]) -> Html:
    """Return a row a book: its title, the share needed, and the line."""
    values = [found.value for wager in wagers for found in (wager.worst, wager.sure, wager.best)]
    scale = Scale.around(values)
    bottom = _ROW * len(wagers) + 4
    shapes = [shape for place, wager in enumerate(wagers) for shape in _row(wager, scale, top=place * _ROW)]
    axis = scale.axis(0, bottom)
    return svg.chart(name, picture, height=bottom + _FOOT, shapes=(*axis, *shapes))


def _row(wager: Wager, scale: Scale, *, top: int) -> list[Html]:
    y = top + 32
    worst, sure, best = (scale.across(found.value) for found in (wager.worst, wager.sure, wager.best))
    return [
        svg.label(0, top + 16, wager.ruleset.title, "sp-chart__name"),
        svg.label(100, top + 16, amounts.in_times(wager.share), "sp-chart__share"),
        svg.line((worst, best), (y, y), "sp-chart__span"),
        svg.circle(worst, y, 6, _end(wager.worst)),
        svg.circle(best, y, 6, _end(wager.best)),
        svg.line(
            (sure, sure), (y - 9, y + 9), "sp-chart__sure--ours" if wager.sure.ours else "sp-chart__sure"
        ),
    ]


def _end(found: Sum) -> str:
    return "sp-chart__mark--ours" if found.ours else "sp-chart__mark"
