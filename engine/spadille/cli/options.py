"""Options and arguments that several commands share, with what the shell completes for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


def complete_ruleset(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete an id, and behind a `+` the points and answers that may be exchanged."""
    from spadille import library

    done, plus, last = incomplete.rpartition("+")
    if not plus:
        return _starting(library.ruleset_ids(), incomplete)
    point, equals, answer = last.partition("=")
    if equals:
        return _starting(_answers(point), answer, before=f"{done}+{point}=")
    return _starting((f"{point_id}=" for point_id in _point_ids()), last, before=f"{done}+")


def complete_rulesets(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete the last of several rulesets with commas between them."""
    from click.shell_completion import CompletionItem

    done, comma, last = incomplete.rpartition(",")
    return [CompletionItem(done + comma + item.value) for item in complete_ruleset(ctx, param, last)]


def complete_point(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete the id of a rule point."""
    return _starting(_point_ids(), incomplete)


def complete_game(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete the name of a game."""
    from spadille import library
    from spadille.points.game.row import POINT

    games = (
        point.removeprefix(f"{POINT.id}.") for point in library.baseline().rulings if _is_of(point, POINT.id)
    )
    return _starting(games, incomplete)


def _is_of(point: str, family: str) -> bool:
    return point.startswith(f"{family}.")


def _starting(words: Iterable[str], incomplete: str, *, before: str = "") -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(before + word) for word in words if word.startswith(incomplete)]


def _point_ids() -> list[str]:
    from spadille import library

    return list(library.baseline().rulings)


def _answers(point: str) -> Iterable[str]:
    from spadille.errors import UsageError
    from spadille.vocabulary import find

    try:
        return find(point).kind.options()
    except UsageError:
        return ()


as_json = click.option("--json", "as_json", is_flag=True, help="Print data instead of a text for people.")

ruleset = click.option(
    "--ruleset",
    "spec",
    metavar="ID",
    required=True,
    shell_complete=complete_ruleset,
    help="The ruleset: its id, behind which +POINT=ANSWER exchanges single answers.",
)

line = click.option(
    "--line", metavar="L", help="The line of the record that is played; without it, the first."
)

pack = click.option(
    "--pack",
    type=click.Choice(["french", "german"]),
    default="french",
    show_default=True,
    envvar="SPADILLE_PACK",
    show_envvar=True,
    help="How cards are shown to people: ♣ Q, or Eichel-Ober.",
)


class _Path(click.Path):
    """A path to read; that it is none at all would make it the folder one is in."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path; an empty one is refused."""
        if value == "":
            self.fail("found an empty path; expected a file or a folder", param, ctx)
        return super().convert(value, param, ctx)


file = _Path(readable=False, allow_dash=False)
"""A path to read; what else is wrong with it, the reader says."""
