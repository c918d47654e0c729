"""Must the called card be played when its suit is led?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class CalledCard(Answer):
    """The answers."""

    FORCED = "must_be_played", "Yes."
    FREE = "may_be_held_back", "No: its holder may follow with another card."


POINT = Point(
    id="play.called_card",
    question="Must the called card be played when its suit is led?",
    matters="The partner is found at once, or may stay hidden behind a small card.",
    kind=Choice(CalledCard),
)
