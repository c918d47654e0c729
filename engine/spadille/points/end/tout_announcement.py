"""May a tout be announced with the game?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class ToutAnnouncement(Answer):
    """The answers."""

    MAY = "may_be_announced", "Yes."
    NOT = "cannot_be_announced", "No."


POINT = Point(
    id="end.tout_announcement",
    question="May a tout be announced with the game?",
    matters="An announced tout pays more and leaves no way back.",
    kind=Choice(ToutAnnouncement),
)
