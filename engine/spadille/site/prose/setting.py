"""What a sentence needs to know of the rules around it: names, units, what is forced."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spadille.naming import game_name
from spadille.points.pack import cards
from spadille.points.score import unit
from spadille.ruleset import Baseline, Ruleset
from spadille.site.html import Html, el
from spadille.site.prose import grammar


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """The rules around a sentence."""

    names: Mapping[str, str]
    """What the games are called."""
    forced: tuple[str, ...]
    """The games that nobody bids."""
    unit: str | None
    """The word of the answer to the question what results are counted in; None where a figure has to stand alone."""
    ranks: frozenset[str]
    """The ranks in the pack."""

    def game(self, name: str) -> Html:
        """Return the name of a game, as it stands in a sentence."""
        return el("i", self.names.get(name) or game_name(name), class_="sp-game")

    def values(self) -> dict[str, Html]:
        """Return the values that every template may use: each game by its id, and the forced ones."""
        named = {name: self.game(name) for name in self.names}
        return {**named, "forced": grammar.forced([named[name] for name in self.forced])}


def setting_of(ruleset: Ruleset, *, lent: bool = False) -> Setting:
    """Return what the sentences of a ruleset need to know.

    What the source says must not be told in a unit that is lent to it; what is itself `lent` may be.
    """
    known = ruleset.known_games()
    games = {name: ruleset.game(name) for name in known}
    return Setting(
        names={name: ruleset.name(name) for name in known},
        forced=tuple(name for name, game in games.items() if game is not None and game.forced),
        unit=ruleset.answer(unit.POINT).value if lent or ruleset.answers_itself(unit.POINT) else None,
        ranks=frozenset(card.rank for card in cards.PACKS[ruleset.answer(cards.POINT)]),
    )


def setting_of_baseline(baseline: Baseline) -> Setting:
    """Return what sentences need to know that stand for no ruleset in particular."""
    nobody = Ruleset(id="", source="", title="", read="", rulings={}, baseline=baseline)
    return setting_of(nobody, lent=True)
