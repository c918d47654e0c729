"""What is a game worth?"""

from __future__ import annotations

from spadille.point import Family, Price

POINT = Family(
    id="score.base",
    question="What is a {game} worth?",
    matters="The price of the game, before premiums.",
    kind=Price(),
)
