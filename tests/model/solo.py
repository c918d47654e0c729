"""German Solo a second time: a plain model of one deal, to be held against the engine. It imports none of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from model.books import Book

SEATS = ("forehand", "middlehand", "rearhand", "dealer")
TRUMPS = {
    "C": "CQ C7 SQ CA CK CJ CT C9 C8".split(),
    "S": "CQ S7 SQ SA SK SJ ST S9 S8".split(),
    "H": "CQ H7 SQ HA HK HQ HJ HT H9 H8".split(),
    "D": "CQ D7 SQ DA DK DQ DJ DT D9 D8".split(),
}
"""The trump suit, best card first: nine in black, ten in red."""
PLAIN = {
    "C": "CA CK CJ CT C9 C8 C7".split(),
    "S": "SA SK SJ ST S9 S8 S7".split(),
    "H": "HA HK HQ HJ HT H9 H8 H7".split(),
    "D": "DA DK DQ DJ DT D9 D8 D7".split(),
}
"""The other suits, best card first; the black queens belong to none."""
PACK = sorted({card for suit in (*TRUMPS.values(), *PLAIN.values()) for card in suit})

Choose = Callable[[str, str, list[str], "Game"], str]
"""Chooses one of the options for a seat: the kind of choice, the seat, the options, the game so far."""


@dataclass
class Contract:
    """What is played."""

    declarer: str
    game: str
    trump: str
    called: str | None = None
    laid: str | None = None
    announced: bool = False


@dataclass
class Step:
    """One step that the model foresees."""

    seat: str
    action: str
    legal: list[str]


@dataclass
class Game:
    """One deal while it is played, and what the model says of it."""

    book: Book
    hands: dict[str, set[str]]
    contract: Contract
    dealt: dict[str, set[str]] = field(default_factory=dict)
    partner: str | None = None
    hidden: bool = False
    """Whether the partner is still unknown."""
    laid: str | None = None
    steps: list[Step] = field(default_factory=list)
    rows: list[str] = field(default_factory=list)
    """The play as a record writes it."""
    tricks: list[tuple[str, list[str], str]] = field(default_factory=list)
    trick: list[str] = field(default_factory=list)
    """The trick on the table."""
    attempted: bool = False
    barred: bool = False
    """Whether a tout can no longer be made, since declarer asked for the partner."""
    stopped: bool = False
    ended: bool = False
    lost_by_call: bool = False
    aside: int = 0
    """Tricks that the record adds after the end."""

    @property
    def side(self) -> list[str]:
        """The declaring side."""
        return [seat for seat in SEATS if seat in (self.contract.declarer, self.partner)]

    @property
    def won(self) -> int:
        """The tricks of the declaring side."""
        return sum(winner in self.side for _, _, winner in self.tricks)

    @property
    def first_five(self) -> bool:
        """Whether exactly five tricks are played, all won by the declaring side."""
        return len(self.tricks) == 5 and self.won == 5 and not self.trick


def suit_of(card: str, trump: str) -> str:
    """Return the suit that a card must follow: `trump`, or its letter."""
    return "trump" if card in TRUMPS[trump] else card[0]


def height(card: str, trump: str) -> int:
    """Return the place of a card in its own suit, 0 for the best."""
    order = TRUMPS[trump] if card in TRUMPS[trump] else PLAIN[card[0]]
    return order.index(card)


def taker(trick: list[str], trump: str, powerless: str | None = None) -> int:
    """Return the place of the card that takes the trick; a powerless card never does."""
    able = [card for card in trick if card != powerless]
    trumps = [card for card in able if card in TRUMPS[trump]]
    same = [card for card in able if suit_of(card, trump) == suit_of(able[0], trump)]
    best = min(trumps or same, key=lambda card: height(card, trump))
    return trick.index(best)


def void_in(hand: set[str], suit: str, trump: str | None) -> bool:
    """Tell whether a hand has no plain card of a suit."""
    trumps = TRUMPS[trump] if trump else ["CQ", "SQ"]
    return not any(card[0] == suit and card not in trumps for card in hand)


def may_call(book: Book, hand: set[str], trump: str | None) -> list[str]:
    """Return the cards that may be called: aces of plain suits, kings in a hand with all four aces."""
    suits = [suit for suit in "CSHD" if suit != trump]
    rank = "K" if {"CA", "SA", "HA", "DA"} <= hand else "A"
    cards = [suit + "A" for suit in suits]
    if rank == "K":
        cards += [suit + "K" for suit in suits]
    return [card for card in cards if book.own_ace == "lost" or card not in hand]


def may_play(game: Game, seat: str) -> list[str]:
    """Return the cards that a seat may play."""
    hand, trick, trump = game.hands[seat], game.trick, game.contract.trump
    called = game.contract.called
    led = suit_of(trick[0], trump) if trick else None
    if game.laid is not None and seat == game.contract.declarer and len(hand) > 1:
        if called is not None and led == called[0]:
            return [game.laid]
        hand = hand - {game.laid}
    if led is None:
        return sorted(hand)
    if game.book.called_card_falls and called in hand and led == called[0]:
        return [called]
    follow = {card for card in hand if suit_of(card, trump) == led}
    if not game.book.strict:
        return sorted(follow or hand)
    pool = follow or {card for card in hand if card in TRUMPS[trump]}
    over = {card for card in pool if taker([*trick, card], trump) == len(trick)}
    return sorted(over or pool or hand)


def begin(book: Book, hands: dict[str, set[str]], contract: Contract) -> Game:
    """Return the deal with its contract concluded and the steps of it foreseen."""
    game = Game(book, {seat: set(hand) for seat, hand in hands.items()}, contract)
    game.dealt = {seat: set(hand) for seat, hand in hands.items()}
    declarer, called = contract.declarer, contract.called
    by_partner = contract.game in ("grossfrage", "mussfrage")
    if not by_partner:
        game.steps.append(Step(declarer, contract.trump, sorted("CSHD")))
    if called is not None:
        trump = None if by_partner else contract.trump
        game.steps.append(Step(declarer, called, sorted(may_call(book, hands[declarer], trump))))
        if called in hands[declarer]:
            game.ended = game.lost_by_call = True
            return game
        game.partner = next(seat for seat in SEATS if called in hands[seat])
        game.hidden = not by_partner
        if book.void_needs_laid_card and void_in(hands[declarer], called[0], trump):
            game.laid = contract.laid
            game.steps.append(Step(declarer, str(contract.laid), sorted(hands[declarer])))
    if by_partner:
        others = sorted(set("CSHD") - {str(called)[0]})
        game.steps.append(Step(str(game.partner), contract.trump, others))
    if contract.announced:
        game.steps.append(Step(declarer, "tout", ["tout"]))
    return game


def play(game: Game, choose: Choose) -> None:
    """Play the deal to its end, with `choose` at every choice."""
    leader = game.contract.declarer if game.book.declarer_leads else "forehand"
    while not game.ended:
        if _between_tricks(game, choose):
            break
        leader = _one_trick(game, leader, choose)
    if not game.lost_by_call and "stop" not in game.rows:
        _aside(game, leader)


def _between_tricks(game: Game, choose: Choose) -> bool:
    """Let declarer ask or stop; tell whether the deal has ended."""
    declarer, tricks = game.contract.declarer, len(game.tricks)
    playing_all = game.contract.announced or game.attempted
    may_ask = game.book.helfer and game.hidden and tricks >= 4 and not playing_all
    if may_ask and choose("helfer", declarer, ["go on", "helfer"], game) == "helfer":
        game.steps.append(Step(declarer, "helfer", ["helfer"]))
        game.rows.append("helfer")
        game.hidden, game.barred = False, True
    if game.first_five and not game.contract.announced:
        stops = choose("stop", declarer, ["go on", "stop"], game) == "stop"
        thrown_in = game.book.ends_at_five and game.barred
        if stops:
            game.rows.append("stop")
        if stops and not thrown_in:
            game.steps.append(Step(declarer, "stop", ["stop"]))
        game.stopped = game.ended = stops or thrown_in
        game.attempted = not game.ended and not game.barred
    return game.ended


def _one_trick(game: Game, leader: str, choose: Choose) -> str:
    order = [SEATS[(SEATS.index(leader) + n) % 4] for n in range(4)]
    powerless = None
    for seat in order:
        options = may_play(game, seat)
        card = choose("card", seat, options, game)
        game.steps.append(Step(seat, card, options))
        game.hands[seat].remove(card)
        game.trick.append(card)
        if card == game.laid:
            powerless, game.laid = card, None
        if card == game.contract.called:
            game.hidden = False
    winner = order[taker(game.trick, game.contract.trump, powerless)]
    game.rows.append(" ".join(game.trick))
    game.tricks.append((leader, game.trick, winner))
    game.trick = []
    game.ended = _ends(game)
    return winner


def _ends(game: Game) -> bool:
    """Tell whether the trick just taken ended the deal: the last one, or the one that threw the cards in.

    After the first five in a row the side may still say what it wants; then see `_between_tricks`.
    """
    if len(game.tricks) == 8:
        return True
    playing_all = game.contract.announced or game.attempted
    return game.book.ends_at_five and game.won >= 5 and not playing_all and not game.first_five


def _aside(game: Game, leader: str) -> None:
    """Let the record go on with the cards that were thrown in."""
    hands = {seat: sorted(game.hands[seat]) for seat in SEATS}
    order = [SEATS[(SEATS.index(leader) + n) % 4] for n in range(4)]
    while hands[leader]:
        game.rows.append(" ".join(hands[seat].pop() for seat in order))
        game.aside += 1
