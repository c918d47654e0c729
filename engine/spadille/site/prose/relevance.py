"""Which questions arise at all under a ruleset: the prose passes over those that its own answers leave without an object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final

from spadille.collation import points_of
from spadille.point import Applies, Point
from spadille.points.auction import all_pass
from spadille.points.deal import batches
from spadille.points.favourite import fixed_by
from spadille.points.game.row import Game, Trumps
from spadille.points.pack import cards
from spadille.points.pot import stake
from spadille.points.score import base, favourite_base, lost_partner, settlement, tout_counts
from spadille.points.score import matadors as score_matadors
from spadille.points.table import players
from spadille.ruleset import Ruleset
from spadille.vocabulary import find

Test = Callable[[Ruleset], bool]


def arising(ruleset: Ruleset) -> tuple[Point[Any], ...]:
    """Return the points that a reader of the rules meets, in the order of the game.

    A question that the source itself answers always arises.
    """
    return tuple(
        point for point in points_of(ruleset) if ruleset.answers_itself(point) or _arises(point, ruleset)
    )


def _arises(point: Point[Any], ruleset: Ruleset) -> bool:
    if point.applies and not _applies(point.applies, ruleset):
        return False
    family, _, game = point.id.rpartition(".")
    if family in _OF_GAME:
        row = ruleset.game(game)
        return row is not None and (row.with_partner or family != lost_partner.POINT.id)
    return all(test(ruleset) for name, test in _TESTS.items() if fnmatchcase(point.id, name))


def _applies(condition: Applies, ruleset: Ruleset) -> bool:
    other = find(condition.point)
    return other.kind.spell(ruleset.answer(other)) in condition.answers and _arises(other, ruleset)


def _games(ruleset: Ruleset) -> list[Game]:
    return [row for name in ruleset.games() if (row := ruleset.game(name)) is not None]


def _has_favourite(ruleset: Ruleset) -> bool:
    return ruleset.answer(fixed_by.POINT) is not fixed_by.FixedBy.NONE


def _has_partner(ruleset: Ruleset) -> bool:
    return any(game.with_partner for game in _games(ruleset))


def _partner_names(ruleset: Ruleset) -> bool:
    return any(game.trumps is Trumps.PARTNER for game in _games(ruleset))


def _has_forced(ruleset: Ruleset) -> bool:
    plays = ruleset.answer(all_pass.POINT) is all_pass.AllPass.SPADILLE_PLAYS
    return plays and any(game.forced for game in _games(ruleset))


def _has_pot(ruleset: Ruleset) -> bool:
    return ruleset.answer(stake.POINT) != 0


def _pays_matadors(ruleset: Ruleset) -> bool:
    return ruleset.answer(score_matadors.POINT) != 0


def _prices_tout(ruleset: Ruleset) -> bool:
    return ruleset.answer(tout_counts.POINT) is not tout_counts.ToutCounts.DOUBLES


def _halves(ruleset: Ruleset) -> bool:
    pays = ruleset.answer(settlement.POINT) is settlement.SettlementKind.CHIPS
    return pays and _has_partner(ruleset)


def _fits(ruleset: Ruleset) -> bool:
    pack = cards.PACKS[ruleset.answer(cards.POINT)]
    sizes = ruleset.answer(batches.POINT)
    return sum(sizes) * ruleset.answer(players.POINT) == len(pack)


_OF_GAME: Final = (base.POINT.id, favourite_base.POINT.id, lost_partner.POINT.id)

_TESTS: Final[Mapping[str, Test]] = {
    "deal.batches": _fits,
    "auction.couleur_*": _has_favourite,
    "auction.couleur_partner_names": _partner_names,
    "favourite.sur": _has_favourite,
    "favourite.payment": _has_favourite,
    "call.*": _has_partner,
    "call.suit_as_trump": _partner_names,
    "play.called_card": _has_partner,
    "play.helfer": _has_partner,
    "end.tout_in_forced_game": _has_forced,
    "end.tout_partner_unknown": _has_partner,
    "score.tout": _prices_tout,
    "score.tout_announced": _prices_tout,
    "score.tout_partner": _has_partner,
    "score.matadors_counted": _pays_matadors,
    "score.odd_unit": _halves,
    "pot.staked_by": _has_pot,
    "pot.won_by": _has_pot,
    "pot.lost": _has_pot,
    "irregularity.pot_fine": _has_pot,
}
"""What must be so for a question to arise; a name may end in a star."""
