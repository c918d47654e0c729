"""What happens to the pot when the game is lost?"""

from __future__ import annotations

from spadille.point import Amount, Answer, Choice, Point


class PotLost(Answer):
    """The answers."""

    STAYS = "stays", "It stays for the next deal."
    DOUBLED = "declarer_adds_as_much", "Declarer adds as much as lies in it."


def added(answer: PotLost, pot: Amount) -> Amount:
    """Return what declarer adds to the pot after a lost game."""
    return pot if answer is PotLost.DOUBLED else 0


POINT = Point(
    id="pot.lost",
    question="What happens to the pot when the game is lost?",
    matters="A lost game may double what the next winner takes (*bête*).",
    kind=Choice(PotLost),
)
