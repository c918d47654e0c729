"""What a book says, as the pages of two books tell it; made once, for all these pages lie equally deep."""

from __future__ import annotations

from dataclasses import dataclass, field

from spadille.collation import Row
from spadille.ruleset import Ruleset
from spadille.site import attested, collation_page
from spadille.site.here import Here
from spadille.site.html import Html, el, join
from spadille.site.prose.sentence import say
from spadille.site.prose.setting import Setting, setting_of


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

    def short(self, row: Row, ruleset: Ruleset) -> Html:
        """Return the ruleset's answer in few words, linked to its ruling."""
        answer = row.entries[ruleset.spec].attested
        assert answer is not None
        return self.here.ruling(ruleset, row.point.id, collation_page.short(row.point, answer))

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
