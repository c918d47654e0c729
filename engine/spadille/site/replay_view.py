"""How a deal went under one ruleset: contract, auction, tricks, refusal, and every step on demand."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from spadille.cards import Card, Suit
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import attested, faces, words
from spadille.site.here import Here
from spadille.site.html import Html, classes, el, join
from spadille.trace import Played, Refusal, Step, Trace
from spadille.vocabulary import find, rank

_TOLD: Final = frozenset({"take", "return", "lay", "announce"})
"""The steps of a contract that are told one by one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A replay to be shown."""

    trace: Trace
    ruleset: Ruleset
    seats: tuple[Seat, ...]
    here: Here
    parting: int | None = None
    """The number of the step, from 1, at which it parts from the base."""
    parting_anchor: str = ""

    def mark(self, step: int) -> Html | None:
        """Return the sign of the parting where the step is the one."""
        if step != self.parting:
            return None
        return el(
            "a",
            "≠",
            class_="sp-parting",
            href=f"#{self.parting_anchor}",
            aria_label=words.PARTS_HERE,
            title=words.PARTS_HERE,
        )


@dataclass(slots=True)
class _Trick:
    number: int
    cards: dict[Seat, tuple[int, Card]] = field(default_factory=dict)
    """By seat, in the order played: the number of the step, and the card."""
    before: list[tuple[int, Step]] = field(default_factory=list)
    """What happened around its cards that is no card."""


def action(what: str, ruleset: Ruleset, *, verbs: Mapping[str, str] = words.ACTIONS) -> Html:
    """Return an action of a trace in words, with cards and suits as such and games by the ruleset's name."""
    pieces: list[Html | str] = []
    before = ""
    for word in what.split(" "):
        if word in tuple(Suit) and before == "trump":
            pieces.append(faces.suit(Suit(word)))
        elif word in ruleset.known_games():
            pieces.append(ruleset.name(word))
        else:
            pieces.append(faces.with_cards(verbs.get(word, word)))
        before = word
    return join(pieces, " ")


def choices(several: Iterable[str], ruleset: Ruleset, *, beside: Container[str] | None = None) -> Html:
    """Return what may be chosen; where it is held against other choices, what is not among these is strong."""
    said = [
        el("strong", one) if beside is not None and choice not in beside else one
        for choice in several
        for one in [action(choice, ruleset, verbs=words.CHOICES)]
    ]
    return join(said, ", ")


def contract(played: Played, ruleset: Ruleset) -> Html:
    """Return the contract as a sentence."""
    parts = [
        words.PLAYS.format(seat=words.SEATS[played.declarer], game=ruleset.name(played.game)),
        join((words.TRUMPS_ARE, faces.suit(played.trump)), " ") if played.trump else None,
        join((words.CALLED_IS, faces.card(played.called)), " ") if played.called else None,
        words.PARTNER_IS.format(seat=words.SEATS[played.partner]) if played.partner else words.NO_PARTNER,
    ]
    return el("p", join(parts, "; "), ".", class_="sp-contract")


def opening(view: View) -> Html | None:
    """Return the calls of the auction, and what of the contract the sentence about it does not tell."""
    entries = []
    for number, step in enumerate(view.trace.steps, start=1):
        if step.phase == "play":
            break
        if step.phase == "call" and step.action.partition(" ")[0] not in _TOLD and number != view.parting:
            continue
        who = words.SEATS[step.seat] if step.seat else ""
        said = join(
            (el("span", who, class_="sp-who"), action(step.action, view.ruleset), view.mark(number)), " "
        )
        parts = number == view.parting
        entries.append(
            el("li", said, class_=classes(f"sp-step--{step.phase}", "sp-parts" if parts else None))
        )
    return el("ol", *entries, class_="sp-steps") if entries else None


def tricks(view: View) -> Html | None:
    """Return the tricks as a table: who led, who took it, and whatever else happened."""
    gathered = _gathered(view.trace)
    if not gathered:
        return None
    heads = [el("th", _seat_head(seat, view.trace.contract), scope="col") for seat in view.seats]
    head = el("tr", el("th", words.TRICK, scope="col"), *heads, el("th", words.TAKEN_BY, scope="col"))
    rows = [row for trick in gathered for row in _rows(trick, view)]
    table = el("table", el("thead", head), el("tbody", *rows), class_="sp-tricks")
    label = words.TRICKS_UNDER.format(title=view.ruleset.title)
    return el("div", table, class_="sp-scroll", tabindex="0", role="region", aria_label=label)


def refusal(refused: Refusal, view: View) -> Html:
    """Return why the record cannot go on: place, action, reason, what would be allowed, and the rules with citations."""
    place = words.place(refused.phase, refused.trick, refused.seat)
    allowed = choices(refused.legal, view.ruleset)
    rules = [
        el(
            "li",
            view.here.ruling(view.ruleset, ruling.point, el("code", ruling.point)),
            " ",
            attested.attested(ruling.grade, ruling.cites, view.here),
        )
        for ruling in refused.rulings
    ]
    return el(
        "div",
        el("p", el("strong", words.REFUSED), " ", place, ": ", action(refused.action, view.ruleset)),
        el("p", faces.with_cards(refused.because), "."),
        el("p", words.ALLOWED, " ", allowed, ".") if allowed else None,
        el("ul", *rules) if rules else None,
        class_="sp-refusal",
    )


def log(view: View) -> Html | None:
    """Return every step with what else was allowed and which rules were asked, folded away."""
    if not view.trace.steps:
        return None
    heads = [el("th", name, scope="col") for name in words.LOG_HEADS]
    rows = [_log_row(number, step, view) for number, step in enumerate(view.trace.steps, start=1)]
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="sp-log")
    scroll = el("div", table, class_="sp-scroll", tabindex="0", role="region", aria_label=words.EVERY_STEP)
    return el("details", el("summary", words.EVERY_STEP), scroll, data_search_exclude=True)


def _gathered(trace: Trace) -> list[_Trick]:
    found: dict[int, _Trick] = {}
    for number, step in enumerate(trace.steps, start=1):
        if step.phase != "play" or step.trick is None:
            continue
        trick = found.setdefault(step.trick, _Trick(step.trick))
        card = _card(step.action)
        if card is None or step.seat is None:
            trick.before.append((number, step))
        else:
            trick.cards[step.seat] = (number, card)
    return list(found.values())


def _card(what: str) -> Card | None:
    try:
        return Card(what)
    except ValueError:
        return None


def _seat_head(seat: Seat, played: Played | None) -> Html:
    role = None
    if played and seat == played.declarer:
        role = words.DECLARER
    elif played and seat == played.partner:
        role = words.PARTNER
    return join((words.SEATS[seat], el("span", role, class_="sp-role") if role else None), " ")


def _rows(trick: _Trick, view: View) -> list[Html]:
    width = len(view.seats) + 2
    rows = []
    for number, step in trick.before:
        who = words.SEATS[step.seat] if step.seat else ""
        said = join((el("strong", who), action(step.action, view.ruleset), view.mark(number)), " ")
        parts = "sp-parts" if number == view.parting else None
        rows.append(el("tr", el("td", said, colspan=width), class_=classes("sp-event", parts)))
    if trick.cards:
        taken = view.trace.tricks[trick.number - 1].winner if trick.number <= len(view.trace.tricks) else None
        cells = [_cell(seat, trick, taken, view) for seat in view.seats]
        winner = el("td", words.SEATS[taken] if taken else words.UNFINISHED, class_="sp-taken")
        rows.append(el("tr", el("th", str(trick.number), scope="row"), *cells, winner))
    return rows


def _cell(seat: Seat, trick: _Trick, taken: Seat | None, view: View) -> Html:
    if seat not in trick.cards:
        return el("td")
    number, card = trick.cards[seat]
    leads = next(iter(trick.cards)) == seat
    return el(
        "td",
        el("span", "▸", class_="sp-leads", role="img", aria_label=words.LEADS, title=words.LEADS)
        if leads
        else None,
        faces.card(card, mark="sp-card--wins" if seat == taken else None),
        view.mark(number),
        class_="sp-parts" if number == view.parting else None,
    )


def _log_row(number: int, step: Step, view: View) -> Html:
    others = [choice for choice in step.legal if choice != step.action]
    return el(
        "tr",
        el("td", str(number), view.mark(number)),
        el("td", words.place(step.phase, step.trick, step.seat)),
        el("td", action(step.action, view.ruleset)),
        el("td", choices(others, view.ruleset)),
        el("td", el("code", " ".join(step.points)) if step.points else None),
        class_="sp-parts" if number == view.parting else None,
    )


def lent(view: View) -> Html | None:
    """Return what was played although the source does not say it, or nothing."""
    by_reason: dict[str, list[Html]] = {}
    for point_id in sorted(view.trace.asked(), key=rank):
        point = find(point_id)
        if not view.ruleset.answers_itself(point):
            own = view.ruleset.own(point)
            reason = words.GRADES[own.grade].word if own else words.NOT_RECORDED_WORD
            link = view.here.ruling(view.ruleset, point_id, el("code", point_id))
            by_reason.setdefault(reason, []).append(link)
    if not by_reason:
        return None
    said = [join((f"{reason}:", join(links, ", ")), " ") for reason, links in by_reason.items()]
    return el("p", el("strong", words.LENT), " ", join(said, "; "), ".", class_="sp-lent")
