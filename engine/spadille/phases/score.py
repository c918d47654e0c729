"""What a result is worth under a scoring scheme, item by item."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from spadille.inquiry import Inquiry
from spadille.outcome import Item, Matadors, Outcome, Reckoning, Shares, Sides, ToutBid
from spadille.point import Amount, Point
from spadille.points.favourite import payment
from spadille.points.game.row import POINT as GAME
from spadille.points.score import (
    base,
    codille,
    favourite_base,
    lost_partner,
    matadors,
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
)
from spadille.points.score.tout_failed import Parts
from spadille.state import Level


@dataclass(slots=True)
class _Sheet:
    """The reckoning while it is being written."""

    outcome: Outcome
    rules: Inquiry
    items: list[Item] = field(default_factory=list)

    def write(self, point: Point[Any], label: str, amount: Amount, *, of_tout: bool = False) -> None:
        """Write one item; `amount` is what the declaring side wins from each opponent, or loses to him."""
        if amount:
            self.add(point, label, self._shares(amount, of_tout=of_tout))

    def add(self, point: Point[Any], label: str, shares: Shares) -> None:
        """Write one item whose shares are known."""
        ruling = self.rules.ruleset.ruling(point)
        self.items.append(Item(point.id, label, shares, ruling.grade, ruling.cites))

    def _shares(self, amount: Amount, *, of_tout: bool) -> Shares:
        outcome, rules = self.outcome, self.rules
        answer = rules.ask(settlement.POINT)
        shares_loss = True
        if amount < 0 and outcome.partner:
            shared = lost_partner.LostPartner.SHARES
            always = of_tout and rules.ask(tout_partner.POINT) is tout_partner.ToutPartner.SHARES
            shares_loss = always or rules.ask(lost_partner.POINT[outcome.game]) is shared
        odd = (
            amount * outcome.opponents % 2 == 1
            and outcome.partner
            and answer is settlement.SettlementKind.CHIPS
        )
        to_declarer = not odd or rules.ask(odd_unit.POINT) is odd_unit.OddUnit.DECLARER
        sides = Sides(outcome.partner, outcome.opponents, shares_loss, to_declarer, outcome.sole_payer)
        return settlement.shares(answer, amount, sides)


def reckon(outcome: Outcome, rules: Inquiry) -> Reckoning:
    """Return what the outcome is worth, item by item."""
    sheet = _Sheet(outcome, rules)
    row = rules.ask(GAME[outcome.game])
    aim = outcome.of if row is None or row.aim is None else row.aim
    reached = outcome.tricks >= aim if outcome.forfeited is None else not outcome.forfeited
    price = _base(outcome, rules)
    name = rules.ruleset.name(outcome.game)
    parts = _parts(outcome, rules, reached=reached)
    counts = rules.ask(tout_counts.POINT) if parts.tout else tout_counts.ToutCounts.BESIDE
    replaced = counts is tout_counts.ToutCounts.INSTEAD and parts.game == parts.tout
    if not replaced:
        sheet.write(price.point, name, parts.game * price.amount)
    if parts.tout:
        _write_tout(sheet, price, parts.tout, counts)
    if outcome.stopped:
        sheet.write(prime.POINT, "Prime", rules.ask(prime.POINT))
    if outcome.forfeited is None and aim < outcome.of and parts.game < 0:
        _write_codille(sheet, price, name, lost_by=aim - outcome.tricks)
    _write_matadors(sheet, made=parts.game > 0)
    _write_favourite(sheet)
    total = sheet.items[0].shares if sheet.items else _nothing(outcome)
    for item in sheet.items[1:]:
        total += item.shares
    return Reckoning(tuple(sheet.items), parts.game > 0, total)


@dataclass(frozen=True, slots=True)
class _Price:
    """What is paid for something, and the rule point that says so."""

    point: Point[Any]
    amount: Amount


def _base(outcome: Outcome, rules: Inquiry) -> _Price:
    point = base.POINT[outcome.game]
    own = payment.FavouritePayment.OWN_FIGURES
    if outcome.level is not Level.PLAIN and rules.ask(payment.POINT) is own:
        point = favourite_base.POINT[outcome.game]
    return _Price(point, rules.ask(point))


def _parts(outcome: Outcome, rules: Inquiry, *, reached: bool) -> Parts:
    """Return which of game and tout are won and lost."""
    if outcome.tout is ToutBid.NONE or outcome.forfeited is not None:
        return Parts(1 if reached else -1, 0)
    if outcome.tricks == outcome.of:
        return Parts(1, 1)
    announced = outcome.tout is ToutBid.ANNOUNCED
    point = tout_announced_failed.POINT if announced else tout_failed.POINT
    return tout_failed.parts(rules.ask(point), game_won=reached)


def _write_tout(sheet: _Sheet, price: _Price, sign: int, counts: tout_counts.ToutCounts) -> None:
    announced = sheet.outcome.tout is ToutBid.ANNOUNCED
    label = "Announced tout" if announced else "Tout"
    if counts is tout_counts.ToutCounts.DOUBLES:
        sheet.write(tout_counts.POINT, label, sign * price.amount, of_tout=True)
    else:
        point = tout_announced.POINT if announced else tout.POINT
        sheet.write(point, label, sign * sheet.rules.ask(point), of_tout=True)


def _write_codille(sheet: _Sheet, price: _Price, name: str, *, lost_by: int) -> None:
    if lost_by > 1 and sheet.rules.ask(codille.POINT) is codille.Codille.DOUBLE:
        sheet.write(codille.POINT, f"Codille: {name} again", -price.amount)


def _write_matadors(sheet: _Sheet, *, made: bool) -> None:
    rules, held = sheet.rules, sheet.outcome.matadors
    if held is Matadors.SPLIT or not (amount := rules.ask(matadors.POINT)):
        return
    sign = matadors_counted.sign(rules.ask(matadors_counted.POINT), held, won=made)
    sheet.write(matadors.POINT, "Three matadors", sign * amount)


def _write_favourite(sheet: _Sheet) -> None:
    if sheet.outcome.level is Level.PLAIN or not sheet.items:
        return
    if sheet.rules.ask(payment.POINT) is payment.FavouritePayment.DOUBLES:
        total = sheet.items[0].shares
        for item in sheet.items[1:]:
            total += item.shares
        sheet.add(payment.POINT, "Favourite suit: everything again", total)


def _nothing(outcome: Outcome) -> Shares:
    return Shares(0, 0 if outcome.partner else None, (0,) * outcome.opponents)
