"""One replay for people: hands, auction, contract, tricks, and the result or the refusal with its reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from spadille.cards import Card, Suit
from spadille.cli.show import lent, terminal
from spadille.cli.show.reckoning import items_table
from spadille.cli.show.tricks import legend, tricks_table
from spadille.cli.show.words import Cards, answer, grade, places, signed
from spadille.point import spelled_amount
from spadille.points.pack import order as pack_order
from spadille.points.score import unit
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.trace import Pot, Refusal, Trace


def page(record: Record, trace: Trace, *, ruleset: Ruleset, cards: Cards) -> Iterator[RenderableType]:
    """Yield the parts of the page, blank lines between them."""
    yield terminal.heading(record.title, f"{record.id}, line {trace.line}, under {trace.ruleset}")
    yield ""
    yield _hands(record.hands, ruleset, cards)
    yield ""
    yield _before_play(trace, cards)
    if any(step.phase == "play" for step in trace.steps) or (trace.refusal and trace.refusal.trick):
        yield ""
        yield tricks_table(trace, tuple(record.hands), cards)
        yield Text(legend(trace), style="dim")
    yield ""
    yield from _ending(trace, ruleset, cards)
    yield from lent.note(trace.asked(), ruleset)


def _hands(hands: Mapping[Seat, tuple[Card, ...]], ruleset: Ruleset, cards: Cards) -> Table:
    table = terminal.columns("", *("" for _ in Suit))
    order = ruleset.answer(pack_order.POINT)
    for column, suit in zip(table.columns[1:], Suit, strict=True):
        column.header = cards.suit(suit)
    for seat, hand in hands.items():
        table.add_row(seat.value, *(cards.ranks(hand, suit, order) for suit in Suit))
    return table


def _before_play(trace: Trace, cards: Cards) -> Table:
    """Return the auction and the contract, the seat named wherever it changes."""
    table = terminal.grid(widths=(9, None))
    for label, phases in (("Auction", ("auction",)), ("Contract", ("contract", "call"))):
        said, speaker = [], None
        for step in trace.steps:
            if step.phase in phases:
                who = f"{step.seat} " if step.seat != speaker or label == "Auction" else ""
                said.append(f"{who}{cards.action(step.action)}")
                speaker = step.seat
        if label == "Contract" and trace.contract and trace.contract.partner:
            said.append(f"the partner is {trace.contract.partner}")
        if said:
            table.add_row(Text(label, style="dim"), ", ".join(said))
    return table


def _ending(trace: Trace, ruleset: Ruleset, cards: Cards) -> Iterator[RenderableType]:
    if trace.refusal is not None:
        yield from _refusal(trace.refusal, cards)
    elif trace.status == "partial":
        yield Text("The record stops before the deal ends: nothing is scored.", style="bold")
    else:
        yield _verdict(trace)
        yield ""
        yield from _scores(trace, ruleset)
    if trace.after_end:
        tricks = "one trick" if trace.after_end == 1 else f"{trace.after_end} tricks"
        yield Text(f"The record has {tricks} more, which no longer counted.")


def _verdict(trace: Trace) -> Text:
    if trace.contract is None:
        return Text("All passed, and the cards were thrown in.", style="bold")
    side = " and ".join(seat for seat in (trace.contract.declarer, trace.contract.partner) if seat)
    won, lost = trace.tricks_won
    made = Text("Made" if trace.made else "Lost", style="bold green" if trace.made else "bold red")
    extras = [*(["prime"] if trace.prime else []), *([f"tout {trace.tout}"] if trace.tout != "none" else [])]
    return made.append(
        f": {side} won {won} of {won + lost} tricks{''.join(f', {extra}' for extra in extras)}.",
        style="not bold",
    )


def _scores(trace: Trace, ruleset: Ruleset) -> Iterator[RenderableType]:
    assert trace.scores is not None
    table = terminal.columns(
        "", *(seat.value for seat in trace.scores), numbers=range(1, len(trace.scores) + 1)
    )
    amounts = (Text(signed(amount), style="bold") for amount in trace.scores.values())
    table.add_row(Text(ruleset.answer(unit.POINT).value, style="dim"), *amounts)
    yield table
    if trace.reckoning is not None and trace.reckoning.items:
        yield ""
        yield items_table(trace.reckoning.items)
    if trace.pot is not None:
        yield _pot(trace.pot)


def _pot(pot: Pot) -> Text:
    moves = [
        f"{seat} {'takes' if amount > 0 else 'pays in'} {spelled_amount(amount if amount > 0 else -amount)}"
        for seat, amount in pot.to.items()
        if amount
    ]
    return Text(
        f"Pot: {', '.join([f'{spelled_amount(pot.before)} before', *moves, f'{spelled_amount(pot.after)} after'])}"
    )


def _refusal(refusal: Refusal, cards: Cards) -> Iterator[RenderableType]:
    where = f", trick {refusal.trick}" if refusal.trick is not None else ""
    who = f", {refusal.seat}" if refusal.seat else ""
    title = Text(f"Refused: {cards.action(refusal.action)}", style="bold red")
    yield title.append(f"  ({refusal.phase}{where}{who})", style="not bold")
    yield terminal.indented(Text(f"{refusal.because}."))
    if refusal.legal:
        allowed = ", ".join(cards.action(action) for action in refusal.legal)
        yield terminal.indented(Text(f"Allowed: {allowed}"))
    table = terminal.grid()
    for ruling in refusal.rulings:
        table.add_row(
            Text(ruling.point, style="cyan"), answer(ruling.answer), grade(ruling.grade), places(ruling.cites)
        )
    if refusal.rulings:
        yield terminal.indented(terminal.unbroken(table, 0, 2))
