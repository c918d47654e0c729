"""Why the plain player does what he does, in words for a reader."""

from __future__ import annotations

from typing import Final

NAME: Final = "the plain player"

ONLY: Final = "Nothing else is allowed."
STRONG: Final = "The hand is strong enough."
WEAK: Final = "The hand is not strong enough to bid."
COUNTS: Final = "It counts {count}."
OBLIGED: Final = "He may not pass, and takes the least that is allowed."
AS_BID: Final = "He plays what was bid."
COUNTS_MOST: Final = "With these trumps the hand counts most: {count}."
SHORTEST: Final = "He has fewest cards of that suit."
LONGEST: Final = "He has most cards of that suit."
LOWEST: Final = "It is the lowest card that he may give away."
STOPS: Final = "He stops as soon as he may."
OURS: Final = "His own side holds the trick: he throws his lowest."
CANNOT: Final = "He cannot beat what lies there, and throws his lowest."
TAKES: Final = "It is the lowest card that takes the trick."
LEADS_TRUMP: Final = "He leads his highest trump."
LEADS_LONGEST: Final = "He leads the highest card of his longest plain suit."
