"""What four rulesets say, written down a second time, from the reports alone and not from the edition's data.

Numbers in brackets are those of the report on each text; C1 to C16 are the readings. Nothing here imports the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True)
class Book:
    """One text, as far as a deal with a given contract needs it."""

    declarer_leads: bool
    strict: bool
    """Follow and overtake; void, trump; only then discard."""
    called_card_falls: bool
    """Whether the called card must be played when its suit is led."""
    own_ace: str
    """`refused` or `lost`."""
    void_needs_laid_card: bool
    helfer: bool
    ends_at_five: bool
    always_clubs: bool
    """Whether the favourite suit is clubs for ever; otherwise an earlier deal has fixed it."""
    base: MappingProxyType[str, int]
    base_in_favourite: MappingProxyType[str, int] | None
    """None where everything is doubled instead."""
    prime: int
    tout: int
    announced: int
    matadors: int
    chips: bool
    """Whether the opponents pay; otherwise only the declaring side writes."""
    failed_tout: str
    """`all` (game and tout lost), `apart` (each settled alone) or `prime` (unannounced, nothing but the prime)."""
    loses_alone: frozenset[str]
    """Games in which declarer alone bears the loss."""
    stake: int
    pot_is_grand: bool
    """Whether only a solo in the favourite suit, or all the tricks, take the pot."""


def _prices(frage: int, grossfrage: int, mussfrage: int, solo: int) -> MappingProxyType[str, int]:
    return MappingProxyType({"frage": frage, "grossfrage": grossfrage, "mussfrage": mussfrage, "solo": solo})


# S000: [10, 15-28] with the readings C1, C6, C8, C11, C15, C16.
ALTENBURG = Book(
    declarer_leads=False,
    strict=False,
    called_card_falls=True,
    own_ace="refused",
    void_needs_laid_card=False,
    helfer=True,
    ends_at_five=False,
    always_clubs=True,
    base=_prices(2, 3, 1, 6),
    base_in_favourite=None,
    prime=2,
    tout=4,
    announced=6,
    matadors=2,
    chips=False,
    failed_tout="all",
    loses_alone=frozenset(),
    stake=0,
    pot_is_grand=False,
)

# S004: [3-7, 10-12]; silent on the called card's being forced and on asking for the partner [16].
WIKIPEDIA = Book(
    declarer_leads=False,
    strict=False,
    called_card_falls=False,
    own_ace="lost",
    void_needs_laid_card=False,
    helfer=False,
    ends_at_five=False,
    always_clubs=False,
    base=_prices(2, 3, 1, 6),
    base_in_favourite=None,
    prime=2,
    tout=4,
    announced=6,
    matadors=2,
    chips=False,
    failed_tout="all",
    loses_alone=frozenset(),
    stake=0,
    pot_is_grand=False,
)

# S001, main text: [5, 14-16, 18, 19, 22, 23, 25-29], C10, C11.
ENCYCLOPAEDIA = Book(
    declarer_leads=True,
    strict=True,
    called_card_falls=False,
    own_ace="refused",
    void_needs_laid_card=False,
    helfer=True,
    ends_at_five=True,
    always_clubs=False,
    base=_prices(2, 4, 2, 4),
    base_in_favourite=None,
    prime=0,
    tout=8,
    announced=16,
    matadors=0,
    chips=True,
    failed_tout="apart",
    loses_alone=frozenset({"frage", "mussfrage"}),
    stake=4,
    pot_is_grand=False,
)

# S001, the variants that belong together: [17, 18, 20, 24, 31, 32], C8, C9, C11.
PAPER = Book(
    declarer_leads=False,
    strict=False,
    called_card_falls=False,
    own_ace="refused",
    void_needs_laid_card=True,
    helfer=True,
    ends_at_five=True,
    always_clubs=True,
    base=_prices(2, 3, 1, 6),
    base_in_favourite=_prices(3, 4, 2, 8),
    prime=2,
    tout=4,
    announced=6,
    matadors=2,
    chips=False,
    failed_tout="prime",
    loses_alone=frozenset(),
    stake=2,
    pot_is_grand=True,
)

BOOKS = MappingProxyType(
    {
        "altenburg-1988": ALTENBURG,
        "encyclopaedia-ru": ENCYCLOPAEDIA,
        "encyclopaedia-ru-paper": PAPER,
        "wikipedia-2018": WIKIPEDIA,
    }
)
