"""What is a game worth in the favourite suit?"""

from __future__ import annotations

from spadille.point import Applies, Family, Price

POINT = Family(
    id="score.favourite_base",
    question="What is a {game} worth in the favourite suit?",
    matters="The price of the game in the favourite suit, where it is not simply doubled.",
    kind=Price(),
    applies=Applies("favourite.payment", frozenset({"figures_of_its_own"})),
)
