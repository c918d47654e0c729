"""What a book says, as the pages of two books tell it; made once, for all these pages lie equally deep."""

from __future__ import annotations

from dataclasses import dataclass, field

from spadille.collation import Row
from spadille.ruleset import Ruleset
from spadille.point import Price, Raw
from spadille.points.score import unit
from spadille.site import attested
from spadille.site.here import Here
from spadille.site.html import Html, el, join, text
from spadille.site.prose.sentence import say
from spadille.site.prose.setting import Setting, setting_of
from spadille.site.words import collation as words


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells rulings; `here` may be any page of the folder of two books."""

    here: Here
    _settings: dict[str, Setting] = field(default_factory=dict)
    _told: dict[tuple[str, str], Html] = field(default_factory=dict)
    _asked: dict[str, Html] = field(default_factory=dict)

    def question(self, row: Row) -> Html:
        """Return the question, linked to its page."""
        found = self._asked.get(row.point.id)
        if found is None:
            found = self._asked[row.point.id] = self.here.point(row.point, row.question)
        return found

    def ruling(self, row: Row, ruleset: Ruleset) -> Html:
        """Return the ruleset's answer as sentences, with its grade and citations."""
        key = (ruleset.id, row.point.id)
        found = self._told.get(key)
        if found is None:
            found = self._told[key] = self._tell(row, ruleset)
        return found

    def both(self, row: Row, sides: tuple[Ruleset, Ruleset]) -> Html:
        """Return the answer that two rulesets share as sentences, as the first has it, with links to the rulings of both."""
        answer = self._answer(row, sides[0])
        units = [side.answer(unit.POINT).value for side in sides]
        if isinstance(row.point.kind, Price) and units[0] != units[1]:
            figure = row.point.kind.words(row.point.kind.parse(answer))
            said = text(words.SAME_FIGURE.format(figure=figure, one=units[0], other=units[1]))
        else:
            said = say(row.point, answer, self._setting(sides[0]))
        rulings = join((self.here.ruling(side, row.point.id, side.title) for side in sides), " · ")
        return join((said, el("span", rulings, class_="sp-attested")), " ")

    def _answer(self, row: Row, ruleset: Ruleset) -> Raw:
        answer = row.entries[ruleset.spec].attested
        assert answer is not None
        return answer

    def _tell(self, row: Row, ruleset: Ruleset) -> Html:
        own = row.entries[ruleset.spec].own
        assert own is not None
        assert own.answer is not None
        said = say(row.point, own.answer, self._setting(ruleset))
        support = join((attested.signed(own.grade), attested.citations(own.cites, self.here)), " ")
        return join((said, el("span", support, class_="sp-attested")), " ")

    def _setting(self, ruleset: Ruleset) -> Setting:
        found = self._settings.get(ruleset.id)
        if found is None:
            found = self._settings[ruleset.id] = setting_of(ruleset)
        return found
