"""What does an announced tout pay?"""

from __future__ import annotations

from spadille.point import Applies, Point, Price

POINT = Point(
    id="score.tout_announced",
    question="What does an announced tout pay?",
    matters="The bet on all the tricks that is made before the first card.",
    kind=Price(),
    applies=Applies("end.tout_announcement", frozenset({"may_be_announced"})),
)
