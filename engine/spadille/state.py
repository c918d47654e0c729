"""A deal at one moment: frozen, each step makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum

from spadille.cards import Card, Ranking, Suit
from spadille.points.game.row import Game
from spadille.record import Table
from spadille.seats import Seat


class Level(IntEnum):
    """In which suit a game is bid or played; a higher level outranks a lower one."""

    PLAIN = 0
    FAVOURITE = 1
    SUR = 2


SUFFIX = {Level.PLAIN: "", Level.FAVOURITE: " couleur", Level.SUR: " sur"}


@dataclass(frozen=True, slots=True)
class Bid:
    """A game that somebody offers to play."""

    game: str
    level: Level = Level.PLAIN

    def __str__(self) -> str:
        return self.game + SUFFIX[self.level]


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionState:
    """The auction at one moment."""

    hands: Mapping[Seat, tuple[Card, ...]]
    table: Table
    waiting: tuple[Seat, ...]
    """Those who have not spoken yet, in order."""
    to_speak: Seat | None
    """None when the auction is over."""
    bid: Bid | None = None
    """The highest bid so far."""
    holder: Seat | None = None
    """Whose bid it is."""
    challenger: Seat | None = None
    """The younger of two who contend, once he has bid."""
    elder: Seat | None = None
    """The elder of two who contend: he may hold."""
    favourite_bidders: frozenset[Seat] = frozenset()
    """Those who have bid in the favourite suit at any time."""

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to say."""
        return self.to_speak is None


class Tout(StrEnum):
    """What became of the bet on all the tricks."""

    NONE = "none"
    ATTEMPTED = "attempted"
    ANNOUNCED = "announced"
    MADE = "made"
    ANNOUNCED_MADE = "announced-made"


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A trick that was played out."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A game that is decided otherwise than by tricks."""

    declaring_loses: bool
    offender: Seat | None = None
    """Who pays the whole loss alone; None where the loss is borne as usual."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealState:
    """The deal from the contract on."""

    seats: tuple[Seat, ...]
    dealt: Mapping[Seat, tuple[Card, ...]]
    """The hands as they were dealt, before any exchange."""
    hands: Mapping[Seat, tuple[Card, ...]]
    table: Table
    declarer: Seat
    game_name: str
    game: Game
    trump: Suit | None = None
    ranking: Ranking | None = None
    called: Card | None = None
    partner: Seat | None = None
    """The holder of the called card, whether or not the table knows it yet."""
    partner_known: bool = False
    taken: Card | None = None
    """An ace that declarer demanded from an opponent."""
    laid: Card | None = None
    """A card lying face down, not yet played."""
    laid_in_trick: Card | None = None
    """The laid card once it lies in the current trick, which it cannot win."""
    announced: bool = False
    undertaken: bool = False
    """Whether the side led to the sixth trick after winning the first five."""
    tout_barred: bool = False
    leader: Seat | None = None
    """None until the first lead is settled."""
    current: tuple[Card, ...] = ()
    tricks: tuple[TakenTrick, ...] = ()
    stopped: bool = False
    forfeit: Forfeit | None = None
    offended: tuple[str, Seat] | None = None
    """An irregularity that has been settled: its kind, and who committed it."""
    over: bool = False

    def with_(self, **changes: object) -> DealState:
        """Return the state with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]

    @property
    def declaring(self) -> tuple[Seat, ...]:
        """The declaring side."""
        partner = self.partner
        return (self.declarer,) if partner is None or partner == self.declarer else (self.declarer, partner)

    @property
    def to_play(self) -> Seat:
        """Whose turn it is to play a card."""
        assert self.leader is not None
        place = (self.seats.index(self.leader) + len(self.current)) % len(self.seats)
        return self.seats[place]

    @property
    def hand_size(self) -> int:
        """How many tricks the deal has."""
        return len(self.dealt[self.declarer])

    @property
    def won(self) -> int:
        """How many tricks the declaring side has won."""
        return sum(trick.winner in self.declaring for trick in self.tricks)

    @property
    def aim(self) -> int:
        """How many tricks the game needs."""
        return self.hand_size if self.game.aim is None else self.game.aim

    @property
    def at_stopping_place(self) -> bool:
        """Whether the side has won exactly the tricks it needs, all of them in a row from the first."""
        return not self.current and self.won == len(self.tricks) == self.aim < self.hand_size
