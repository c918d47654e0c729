"""What do the three matadors pay?"""

from __future__ import annotations

from spadille.point import Point, Price

POINT = Point(
    id="score.matadors",
    question="What do the three matadors pay?",
    matters="A premium for spadille, manille and baste on one side.",
    kind=Price(),
)
