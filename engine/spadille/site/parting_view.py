"""Where two books part in a deal: the place, what each allows there, and the rules that are responsible."""

from __future__ import annotations

from dataclasses import dataclass

from spadille.collation import question
from spadille.comparison import Against
from spadille.ruleset import Ruleset
from spadille.site import attested, faces, replay_view, words
from spadille.site.here import Here
from spadille.site.html import Html, el, join, text
from spadille.site.result_words import outcome
from spadille.trace import Step, Trace
from spadille.vocabulary import find


@dataclass(frozen=True, slots=True)
class Side:
    """One of two replays held against each other."""

    ruleset: Ruleset
    trace: Trace


def parting(base: Side, other: Side, against: Against, *, here: Here, anchor: str) -> Html:
    """Return where the other ruleset parts from the base, or that it does not."""
    if against.first is None:
        return el("p", words.SAME_AS.format(title=base.ruleset.title), class_="sp-same")
    place = words.place(against.first.phase, against.first.trick, against.first.seat)
    title = words.PARTS_FROM.format(title=base.ruleset.title)
    sides = [
        join((el("dt", side.ruleset.title), el("dd", _seen(side, beside, against.first.step))))
        for side, beside in ((base, other), (other, base))
    ]
    rules = [_rule(point_id, (base, other), here) for point_id in against.points]
    reason = words.RESPONSIBLE if len(rules) == 1 else words.RESPONSIBLE_MANY
    return el(
        "div",
        el("p", el("strong", "≠ ", title), " ", place, ".", class_="sp-parting__title"),
        el("dl", *sides, class_="sp-sides"),
        el("p", reason, class_="sp-label") if rules else None,
        *rules,
        class_="sp-partingbox",
        id=anchor,
    )


def _seen(side: Side, beside: Side, number: int) -> Html:
    """Return what a watcher sees under one ruleset at the step where the two part, held against the other."""
    trace = side.trace
    if step := _step(trace, number):
        other = _step(beside.trace, number)
        allowed = replay_view.choices(step.legal, side.ruleset, beside=other.legal if other else None)
        same = other is not None and other.action == step.action
        does = None if same else join((words.DOES, replay_view.action(step.action, side.ruleset)), " ")
        return join((does, join((words.MAY, allowed), " ") if same or len(step.legal) > 1 else None), "; ")
    if trace.refusal is not None:
        refused = replay_view.action(trace.refusal.action, side.ruleset)
        return join((words.REFUSED, refused, "–", faces.with_cards(trace.refusal.because)), " ")
    scores = trace.scores
    if scores is None:
        return text(outcome(trace))
    listed = ", ".join(
        f"{words.SEATS[seat].lower()} {faces.amount(amount)}" for seat, amount in scores.items()
    )
    return text(f"{outcome(trace)} {words.SCORES} {listed}.")


def _step(trace: Trace, number: int) -> Step | None:
    return trace.steps[number - 1] if number <= len(trace.steps) else None


def _rule(point_id: str, sides: tuple[Side, Side], here: Here) -> Html:
    point = find(point_id)
    answers = [
        join(
            (
                el("dt", here.ruling(side.ruleset, point_id, side.ruleset.title)),
                el(
                    "dd",
                    attested.answer_words(point, side.ruleset.ruling(point).answer or ""),
                    " ",
                    attested.attested(
                        side.ruleset.ruling(point).grade, side.ruleset.ruling(point).cites, here
                    ),
                ),
            )
        )
        for side in sides
    ]
    asked = here.point(point, question(point, [side.ruleset for side in sides]))
    return el(
        "div", el("p", asked, class_="sp-asked"), el("dl", *answers, class_="sp-sides"), class_="sp-rule"
    )
