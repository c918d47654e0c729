"""Which results a deal can end in under a ruleset, and why it cannot end in others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spadille.cards import SPADILLE, Suit
from spadille.errors import UsageError, nearest
from spadille.inquiry import Inquiry
from spadille.outcome import Matadors, ToutBid
from spadille.points.call import own_ace, void_suit
from spadille.points.end import (
    five_tricks,
    sixth_lead,
    stop,
    tout_announcement,
    tout_in_forced_game,
    tout_partner_unknown,
)
from spadille.points.favourite import fixed_by, sur
from spadille.points.game.row import POINT as GAME
from spadille.points.game.row import Game, Trumps
from spadille.points.pack import cards as pack_cards
from spadille.points.pack import matadors as pack_matadors
from spadille.points.play import helfer
from spadille.points.table import players
from spadille.ruleset import Ruleset


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a deal ended, as far as a scoring scheme can tell."""

    game: str
    trump: Suit | None = None
    """None only where the game fixes its trumps."""
    tricks: int
    """Tricks won by the declaring side."""
    favourite: Suit | None = None
    """The favourite suit, where an earlier deal has fixed it."""
    sur: Suit | None = None
    """The suit above the favourite, where the players fixed one."""
    prime: bool = False
    """Whether the side stopped after winning the first tricks that it needed."""
    tout: ToutBid = ToutBid.NONE
    tout_barred: bool = False
    """Whether a tout could not be undertaken: declarer had asked for the partner, or the partner was not known."""
    matadors: Matadors = Matadors.SPLIT
    alone: bool = False
    """Whether declarer called a card of his own, and so plays a game with a partner without one."""


def case_of(result: Result, ruleset: Ruleset) -> Case:
    """Return the result with what the ruleset says of its game; UsageError where it has no such game, or no deal."""
    rules = Inquiry(ruleset)
    games = ruleset.games()
    if result.game not in games:
        hint = nearest(result.game, games)
        raise UsageError(f"{ruleset.id} has no game {result.game!r}; its games are {', '.join(games)}{hint}")
    game, seats = rules.ask(GAME[result.game]), rules.ask(players.POINT)
    assert game is not None
    cards = len(pack_cards.PACKS[rules.ask(pack_cards.POINT)])
    if cards % seats:
        raise UsageError(f"{cards} cards cannot be dealt evenly to {seats} players")
    return Case(result, game, rules, of=cards // seats)


def faults(case: Case) -> list[str]:
    """Return every reason why no deal can end so."""
    counted = _trick_faults(case) or [*_ending_faults(case), *_matador_faults(case)]
    return [*_suit_faults(case), *counted]


@dataclass(frozen=True, slots=True)
class Case:
    """A result on trial."""

    result: Result
    game: Game
    rules: Inquiry
    of: int
    """How many tricks a deal has."""

    @property
    def aim(self) -> int:
        """The tricks that the game needs."""
        return self.of if self.game.aim is None else self.game.aim

    @property
    def needs_all(self) -> bool:
        """Whether the game is lost with a single trick."""
        return self.aim == self.of

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.game.trumps if isinstance(self.game.trumps, Suit) else self.result.trump

    @property
    def partner_hidden(self) -> bool:
        """Whether the partner is unknown to the table when play begins."""
        return self.game.with_partner and self.game.trumps is not Trumps.PARTNER

    @property
    def name(self) -> str:
        """What the ruleset calls the game."""
        return self.rules.ruleset.name(self.result.game)

    def no_forced_tout(self) -> bool:
        """Tell whether the game is one in which nobody may play for all the tricks."""
        forbidden = tout_in_forced_game.ForcedTout.FORBIDDEN
        return self.game.forced and self.rules.ask(tout_in_forced_game.POINT) is forbidden

    def playing_on_undertakes(self) -> bool:
        """Tell whether a side that plays on can thereby undertake a tout."""
        undertakes = sixth_lead.SixthLead.UNDERTAKES
        return (
            not self.needs_all
            and self.rules.ask(sixth_lead.POINT) is undertakes
            and not self.no_forced_tout()
        )

    def tout_can_be_barred(self) -> bool:
        """Tell whether a side can play on without undertaking a tout although playing on is to undertake one."""
        if not self.partner_hidden:
            return False
        if self.rules.ask(tout_partner_unknown.POINT) is tout_partner_unknown.HiddenTout.FORBIDDEN:
            return True
        before = helfer.tricks_before(self.rules.ask(helfer.POINT))
        return before is not None and before <= self.aim


def _suit_faults(case: Case) -> Iterator[str]:
    result, rules = case.result, case.rules
    fixed = case.game.trumps
    if isinstance(fixed, Suit) and result.trump not in (None, fixed):
        yield f"trump {result.trump}: in {case.name} trumps are always {fixed} [{GAME[result.game].id}]"
    elif case.trump is None:
        yield f"no trump suit: {case.name} needs one of {', '.join(Suit)}"
    if result.favourite is not None:
        answer = rules.ask(fixed_by.POINT)
        preset = fixed_by.favourite(answer, result.favourite)
        if preset is None:
            yield f"favourite {result.favourite}: there is no favourite suit here [{fixed_by.POINT.id}]"
        elif preset is not result.favourite:
            yield f"favourite {result.favourite}: the favourite suit is always {preset} [{fixed_by.POINT.id}]"
    if result.sur is not None:
        if rules.ask(sur.POINT) is sur.Sur.NONE:
            yield f"sur {result.sur}: no suit stands above the favourite here [{sur.POINT.id}]"
        elif result.sur is fixed_by.favourite(rules.ask(fixed_by.POINT), result.favourite):
            yield f"sur {result.sur}: it is the favourite itself; expected another suit"


def _trick_faults(case: Case) -> list[str]:
    result = case.result
    if not 0 <= result.tricks <= case.of:
        return [f"{result.tricks} tricks: a deal has {case.of}; expected a number from 0 to {case.of}"]
    if result.alone:
        secret = case.rules.ask(own_ace.POINT) is own_ace.OwnAce.SECRET_SOLO
        if not case.game.with_partner:
            return [f"alone: {case.name} has no partner anyway"]
        if not secret:
            return [f"alone: nobody may call a card of his own to play alone here [{own_ace.POINT.id}]"]
    return []


def _ending_faults(case: Case) -> Iterator[str]:
    result, rules = case.result, case.rules
    if result.prime:
        yield from _prime_faults(case)
    if result.tout is not ToutBid.NONE:
        yield from _tout_faults(case)
        return
    if result.tout_barred and not (case.playing_on_undertakes() and case.tout_can_be_barred()):
        yield f"tout barred: in {case.name} nothing bars a tout, or there is none"
    elif result.tricks > case.aim and not result.prime:
        thrown_in = rules.ask(five_tricks.POINT) is five_tricks.FiveTricks.THROWN_IN
        every = result.tricks == case.of
        if thrown_in:
            yield (
                f"{result.tricks} tricks without a tout: the cards are thrown in at {case.aim} "
                f"[{five_tricks.POINT.id}]"
            )
        elif every and case.playing_on_undertakes() and not result.tout_barred:
            yield (
                f"{result.tricks} tricks without a tout: to play on after winning the first {case.aim} is to "
                f"undertake one [{sixth_lead.POINT.id}]"
            )


def _prime_faults(case: Case) -> Iterator[str]:
    result, rules = case.result, case.rules
    if result.tout is not ToutBid.NONE:
        yield f"prime with a tout {result.tout}: a side either stops or plays for all the tricks"
    if case.needs_all:
        yield f"prime: {case.name} needs all {case.of} tricks, so nobody can stop [{GAME[result.game].id}]"
        return
    if rules.ask(stop.POINT) is stop.Stop.MUST_PLAY:
        yield f"prime: no side may stop here [{stop.POINT.id}]"
    elif result.tricks != case.aim:
        yield (
            f"prime with {result.tricks} tricks: a side stops when it has won exactly the first {case.aim} "
            f"[{stop.POINT.id}]"
        )


def _tout_faults(case: Case) -> Iterator[str]:
    result, rules = case.result, case.rules
    if case.needs_all:
        yield f"tout: {case.name} needs all {case.of} tricks anyway [{GAME[result.game].id}]"
    elif case.no_forced_tout():
        yield f"tout: there is none in {case.name} [{tout_in_forced_game.POINT.id}]"
    elif result.tout is ToutBid.ANNOUNCED:
        if rules.ask(tout_announcement.POINT) is tout_announcement.ToutAnnouncement.NOT:
            yield f"tout announced: it cannot be announced here [{tout_announcement.POINT.id}]"
    elif not case.playing_on_undertakes():
        yield f"tout attempted: to play on undertakes nothing here [{sixth_lead.POINT.id}]"
    elif result.tricks < case.aim:
        yield (
            f"tout attempted with {result.tricks} tricks: it is undertaken after winning the first {case.aim} "
            f"[{sixth_lead.POINT.id}]"
        )
    if result.tout_barred:
        yield f"tout {result.tout} and barred: expected one or the other"


def _matador_faults(case: Case) -> Iterator[str]:
    """Hold the tricks against the highest trumps: nobody can take them from the side that has them all."""
    result, rules = case.result, case.rules
    names = rules.ask(pack_matadors.POINT).split()
    partner = case.game.with_partner and not result.alone
    hands = 1 + partner
    opposed = rules.ask(players.POINT) - hands
    # A matador may be given for an ace, and then take another; laid face down, it wins nothing.
    lost = 2 * case.game.takes_ace + (case.game.with_partner and _may_lay(rules))
    held = case.game.shows
    if case.game.forced:
        held = SPADILLE
    if result.matadors is Matadors.DEFENDING and held in names:
        yield f"matadors defending: declarer must hold {held} himself in {case.name} [{GAME[result.game].id}]"
        return
    least, most = (held == names[0]) * (not lost), case.of
    if result.matadors is Matadors.DECLARING:
        least = -(-max(0, len(names) - lost) // hands)
    if result.matadors is Matadors.DEFENDING:
        most = case.of - -(-len(names) // opposed)
    if not least <= result.tricks <= most:
        whose = f" with the matadors {result.matadors}" if result.matadors is not Matadors.SPLIT else ""
        yield (
            f"{result.tricks} tricks{whose}: nobody can take the highest trumps from the side that has them; "
            f"expected {f'at least {least}' if result.tricks < least else f'at most {most}'} "
            f"[{pack_matadors.POINT.id}]"
        )


def _may_lay(rules: Inquiry) -> bool:
    return rules.ask(void_suit.POINT) is void_suit.VoidSuit.FACE_DOWN
