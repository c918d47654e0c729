"""How a deal ended, as far as a scoring scheme can tell, and what each player has of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from spadille.point import Amount, Citation, Grade, whole
from spadille.state import Level


class Matadors(StrEnum):
    """Where spadille, manille and baste were dealt."""

    DECLARING = "declaring"
    DEFENDING = "defending"
    SPLIT = "split"


class ToutBid(StrEnum):
    """How a bet on all the tricks came about."""

    NONE = "none"
    ATTEMPTED = "attempted"
    ANNOUNCED = "announced"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """One result, as a scoring scheme sees it."""

    game: str
    level: Level = Level.PLAIN
    tricks: int
    """Tricks won by the declaring side."""
    of: int
    """Tricks that the deal had."""
    stopped: bool = False
    """Whether the side stopped after winning the first five."""
    tout: ToutBid = ToutBid.NONE
    matadors: Matadors = Matadors.SPLIT
    partner: bool
    opponents: int
    forfeited: bool | None = None
    """True where the declaring side has lost otherwise than by tricks, False where it has so won."""
    sole_payer: int | None = None
    """The place among the opponents of the one who pays for all."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Who stands against whom when an amount is settled."""

    partner: bool
    opponents: int
    partner_pays: bool = True
    """Whether the partner bears a loss."""
    odd_to_declarer: bool = True
    sole_payer: int | None = None

    def half(self, total: Amount) -> Amount:
        """Return the partner's part of a sum; a unit that cannot be halved goes as the ruleset says."""
        half = whole(Fraction(total) / 2)
        if isinstance(half, int) or not isinstance(total, int):
            return half
        lesser = abs(total) // 2
        part = lesser if self.odd_to_declarer else lesser + 1
        return part if total > 0 else -part

    def spread(self, amount: Amount) -> tuple[Amount, ...]:
        """Return what each opponent gains when the declaring side wins `amount` from each of them."""
        if self.sole_payer is None:
            return (-amount,) * self.opponents
        return tuple(-amount * self.opponents if n == self.sole_payer else 0 for n in range(self.opponents))


@dataclass(frozen=True, slots=True)
class Shares:
    """What each player gains or loses."""

    declarer: Amount
    partner: Amount | None
    """None where there is no partner."""
    opponents: tuple[Amount, ...]

    def __add__(self, other: Shares) -> Shares:
        partner = None if self.partner is None else whole(self.partner + (other.partner or 0))
        return Shares(
            whole(self.declarer + other.declarer),
            partner,
            tuple(whole(a + b) for a, b in zip(self.opponents, other.opponents, strict=True)),
        )


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a reckoning."""

    point: str
    """The rule point that gives the figure."""
    label: str
    shares: Shares
    grade: Grade
    cites: tuple[Citation, ...]

    @property
    def amount(self) -> Amount:
        """What declarer gains or loses by this item."""
        return self.shares.declarer


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a result is worth, item by item."""

    items: tuple[Item, ...]
    made: bool
    """Whether the declaring side reached its aim as the ruleset defines it."""
    total: Shares
