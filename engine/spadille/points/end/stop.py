"""May a side that won the first five tricks in a row stop?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class Stop(Answer):
    """The answers."""

    MAY_STOP = "may_stop", "Yes."
    MUST_PLAY = "must_play_on", "No."


POINT = Point(
    id="end.stop",
    question="May a side that won the first five tricks in a row stop?",
    matters="To stop is to take the prime and forgo the tout.",
    kind=Choice(Stop),
)
