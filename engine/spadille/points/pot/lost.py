"""What happens to the pot when the game is lost?"""

from __future__ import annotations

from spadille.point import Answer, Choice, Point


class PotLost(Answer):
    """The answers."""

    STAYS = "stays", "It stays for the next deal."
    DOUBLED = "declarer_adds_as_much", "Declarer adds as much as lies in it."


POINT = Point(
    id="pot.lost",
    question="What happens to the pot when the game is lost?",
    matters="A lost game may double what the next winner takes (*bête*).",
    kind=Choice(PotLost),
)
