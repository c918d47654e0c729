"""May a tout be made in the forced game?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class ForcedTout(Answer):
    """The answers."""

    ALLOWED = "allowed", "Yes."
    FORBIDDEN = "forbidden", "No: neither announced nor undertaken."


POINT = Point(
    id="end.tout_in_forced_game",
    question="May a tout be made in the forced game?",
    matters="The holder of spadille did not choose to play.",
    kind=Choice(ForcedTout),
)
