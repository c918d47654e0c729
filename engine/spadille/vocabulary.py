"""The list of rule points: one module a question, in the order of the game."""

from __future__ import annotations

from typing import Any, Final

from spadille.errors import UsageError, nearest
from spadille.point import Family, Point
from spadille.points.auction import (
    all_pass,
    couleur_binds,
    couleur_partner_names,
    couleur_rank,
    hold,
    opening,
    procedure,
    raise_after,
    two_queens,
    two_queens_four_aces,
)
from spadille.points.auction import order as auction_order
from spadille.points.call import all_aces, laid_card, own_ace, suit_as_trump, void_suit, which
from spadille.points.deal import batches, cut, direction, first_dealer, misdeal
from spadille.points.end import (
    five_tricks,
    sixth_lead,
    stop,
    tout_announcement,
    tout_in_forced_game,
    tout_partner_unknown,
)
from spadille.points.favourite import fixed_by, payment, sur
from spadille.points.game import row
from spadille.points.irregularity import exposed, out_of_turn, pot_fine, revoke
from spadille.points.pack import cards, matadors
from spadille.points.pack import order as pack_order
from spadille.points.play import (
    called_card,
    first_lead,
    follow,
    helfer,
    matador_led,
    matador_privilege,
    overtake,
    overtrump,
    undertrump,
    void,
)
from spadille.points.pot import lost, stake, staked_by, won_by
from spadille.points.score import (
    base,
    codille,
    favourite_base,
    lost_partner,
    matadors_counted,
    odd_unit,
    prime,
    settlement,
    tout,
    tout_announced,
    tout_announced_failed,
    tout_counts,
    tout_failed,
    tout_partner,
    unit,
)
from spadille.points.score import matadors as score_matadors
from spadille.points.session import end as session_end
from spadille.points.table import players

_MODULES: Final = (
    *(players, cards, pack_order, matadors),
    *(first_dealer, direction, cut, batches, misdeal),
    *(
        auction_order,
        procedure,
        opening,
        hold,
        raise_after,
        couleur_rank,
        couleur_partner_names,
        couleur_binds,
    ),
    *(two_queens, two_queens_four_aces, all_pass),
    *(row,),
    *(fixed_by, sur, payment),
    *(which, own_ace, all_aces, void_suit, laid_card, suit_as_trump),
    *(
        first_lead,
        called_card,
        follow,
        overtake,
        matador_privilege,
        matador_led,
        void,
        overtrump,
        undertrump,
        helfer,
    ),
    *(five_tricks, stop, sixth_lead, tout_announcement, tout_in_forced_game, tout_partner_unknown),
    *(settlement, unit, base, favourite_base, lost_partner),
    *(prime, tout, tout_announced, tout_counts, tout_failed, tout_announced_failed, tout_partner),
    *(score_matadors, matadors_counted, codille, odd_unit),
    *(stake, staked_by, won_by, lost),
    *(revoke, out_of_turn, exposed, pot_fine),
    *(session_end,),
)

ENTRIES: Final[tuple[Point[Any] | Family[Any], ...]] = tuple(module.POINT for module in _MODULES)
"""Every point and every family of points, in the order of the game."""

_POINTS: Final = {entry.id: entry for entry in ENTRIES if isinstance(entry, Point)}
_FAMILIES: Final = {entry.id: entry for entry in ENTRIES if isinstance(entry, Family)}
_PLACES: Final = {entry.id: place for place, entry in enumerate(ENTRIES)}


def find(point_id: str) -> Point[Any]:
    """Return the point with this id, `<family>.<game>` included; UsageError naming the nearest id."""
    if point_id in _POINTS:
        return _POINTS[point_id]
    family, _, game = point_id.rpartition(".")
    if family in _FAMILIES and game.isidentifier() and game.islower():
        return _FAMILIES[family][game]
    known = [*_POINTS, *(f"{family}.frage" for family in _FAMILIES)]
    raise UsageError(f"{point_id!r} is no rule point{nearest(point_id, known)}")


def rank(point_id: str) -> tuple[int, str]:
    """Return a key that sorts point ids in the order of the game."""
    place = _PLACES.get(point_id)
    if place is None:
        family = point_id.rpartition(".")[0]
        place = _PLACES[family] if family in _FAMILIES else len(ENTRIES)
    return place, point_id
