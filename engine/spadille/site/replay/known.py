"""What the data of a replay take from the edition besides its rulesets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from spadille.ruleset import Ruleset
from spadille.site.addresses import address, ruleset_page


def printed(ruleset: Ruleset) -> str:
    """Return the address of the page that every ruleset of the edition has."""
    return address(ruleset_page(ruleset.id))


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """The edition as a replay knows it."""

    base: str
    """The id of the base text."""
    witnesses: Mapping[str, str]
    """The short name of every source by its id."""
    page: Callable[[Ruleset], str] = printed
    """Where a ruleset has its page; nothing where it has none."""
