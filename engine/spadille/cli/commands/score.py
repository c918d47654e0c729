"""`spadille score`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from spadille.cli import options
from spadille.cli.command import Command

if TYPE_CHECKING:
    from spadille.scheme import Result

SUIT = click.Choice(["C", "S", "H", "D"])


@click.command("score", cls=Command)
@options.ruleset
@click.option(
    "--game", metavar="G", required=True, shell_complete=options.complete_game, help="The game played."
)
@click.option("--trump", type=SUIT, help="Trumps; needed unless the game fixes them.")
@click.option("--tricks", type=int, metavar="N", required=True, help="Tricks won by the declaring side.")
@click.option("--favourite", type=SUIT, help="The favourite suit, where an earlier deal has fixed one.")
@click.option("--sur", type=SUIT, help="The suit above the favourite, where there is one.")
@click.option("--prime", is_flag=True, help="The side stopped after winning the first tricks that it needed.")
@click.option(
    "--tout", type=click.Choice(["attempted", "announced"]), help="How a bet on all the tricks was made."
)
@click.option(
    "--tout-barred",
    is_flag=True,
    help="Playing on was no tout: declarer had asked for the partner, or the partner was still unknown.",
)
@click.option(
    "--matadors",
    type=click.Choice(["declaring", "defending", "split"]),
    default="split",
    show_default=True,
    help="The side to which all three matadors were dealt.",
)
@click.option("--alone", is_flag=True, help="Declarer called a card of his own and has no partner.")
@options.as_json
def command(*, spec: str, as_json: bool, **words: Any) -> None:
    r"""Say what one result is worth, item by item.

    A result that no deal can produce under the ruleset is refused, never given a number. The pot is left apart.

    For example:

        spadille score --ruleset altenburg-1988 \
            --game solo --trump C --tricks 5 --prime --matadors declaring
        spadille score --ruleset encyclopaedia-ru \
            --game solo --trump S --favourite S --tricks 8 --tout announced
    """
    from spadille.library import load_ruleset
    from spadille.scheme import score

    ruleset = load_ruleset(spec)
    result = _result(words)
    found = score(result, ruleset)
    if as_json:
        from spadille.cli import output

        output.write_json(found.as_json())
        return
    from spadille.cli.show import score as page
    from spadille.cli.show import terminal

    terminal.show(page.page(found, result, ruleset=ruleset))


def _result(words: dict[str, Any]) -> Result:
    from spadille.cards import Suit
    from spadille.outcome import Matadors, ToutBid
    from spadille.scheme import Result

    suits = {name: Suit(words[name]) if words[name] else None for name in ("trump", "favourite", "sur")}
    return Result(
        game=words["game"],
        tricks=words["tricks"],
        prime=words["prime"],
        tout=ToutBid(words["tout"] or "none"),
        tout_barred=words["tout_barred"],
        matadors=Matadors(words["matadors"]),
        alone=words["alone"],
        **suits,
    )
