"""What does the prime pay?"""

from __future__ import annotations

from spadille.point import Applies, Point, Price

POINT = Point(
    id="score.prime",
    question="What does the prime pay?",
    matters="The reward for winning the first five tricks in a row and stopping.",
    kind=Price(),
    applies=Applies("end.stop", frozenset({"may_stop"})),
)
