"""What does a tout pay that was not announced?"""

from __future__ import annotations

from spadille.point import Point, Price

POINT = Point(
    id="score.tout",
    question="What does a tout pay that was not announced?",
    matters="The bet on all the tricks that is made by playing on.",
    kind=Price(),
)
