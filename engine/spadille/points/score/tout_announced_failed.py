"""What is lost when an announced tout fails?"""

from __future__ import annotations

from spadille.point import Applies, Choice, Point
from spadille.points.score.tout_failed import ToutFailed

POINT = Point(
    id="score.tout_announced_failed",
    question="What is lost when an announced tout fails?",
    matters="Whether the five tricks count for anything once all eight were promised.",
    kind=Choice(ToutFailed),
    applies=Applies("end.tout_announcement", frozenset({"may_be_announced"})),
)
