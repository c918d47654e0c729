"""A deal as it is written down: hands, and one or more ways in which it went."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from spadille.cards import Card, Suit
from spadille.point import Amount
from spadille.seats import Seat


@dataclass(frozen=True, slots=True)
class Table:
    """What earlier deals left behind."""

    favourite: Suit | None = None
    """The favourite suit, where an earlier deal has fixed it."""
    sur: Suit | None = None
    """The suit above the favourite, where the players fixed one."""
    pot: Amount | None = None
    """The pot as it stands when the cards are played; None where it holds only this deal's stake."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the auction: `pass`, `hold`, or a game with ` couleur` or ` sur` behind it."""

    seat: Seat
    action: str
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """What is played, and with whom."""

    declarer: Seat
    game: str
    trump: Suit | None = None
    called: Card | None = None
    """The card whose holder is the partner, or the ace demanded from an opponent."""
    returns: Card | None = None
    """The card given for a demanded ace."""
    laid: Card | None = None
    """The card laid face down by one who calls a suit of which he has none."""
    announces_tout: bool = False
    unfinished: bool = False
    """Whether the record stops before everything has been said that the game needs."""
    line: int | None = None


class Irregularity(StrEnum):
    """What can go wrong at the table."""

    REVOKE = "revoke"
    """A card is played although another was due."""
    OUT_OF_TURN = "out-of-turn"
    """A card is led by one whose turn it is not."""
    EXPOSED = "exposed"
    """A card is shown that should be hidden."""


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in the order played; fewer than there are seats where the record stops within it."""

    cards: tuple[Card, ...]
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """The declaring side stops after the first five tricks."""

    line: int | None = None


@dataclass(frozen=True, slots=True)
class Helfer:
    """Declarer asks who the partner is."""

    line: int | None = None


@dataclass(frozen=True, slots=True)
class Irregular:
    """An irregularity in the trick that follows."""

    kind: Irregularity
    seat: Seat
    card: Card
    line: int | None = None


Row = Trick | Stop | Helfer | Irregular


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One way in which the deal went."""

    id: str
    auction: tuple[Call, ...] | None = None
    """None where the contract stands as given."""
    contract: Contract | None = None
    """None where the record stops in the auction."""
    play: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """What a record expects of one ruleset; None and empty wherever it expects nothing."""

    ruleset: str
    line: str | None = None
    results: Mapping[str, Any] = field(default_factory=dict)
    """Keys of the trace (`status`, `scores`, `made`, `prime`, `tout`, ...) with the values expected."""
    at: int | None = None
    """The line of the file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A deal record."""

    id: str
    title: str
    hands: Mapping[Seat, tuple[Card, ...]]
    lines: tuple[Line, ...]
    about: str = ""
    shows: tuple[str, ...] = ()
    """The rule points that the record illustrates."""
    table: Table = Table()
    expect: tuple[Expectation, ...] = ()
    file: str | None = None
