"""The page of one recorded deal: the cards, how it goes under every book, and where the books part."""

from __future__ import annotations

from spadille.cards import Suit
from spadille.record import Record
from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import faces, replay_view, result_view, words
from spadille.site.edition import Edition
from spadille.site.here import Here, deal_page
from spadille.site.html import Html, el, heading, join, text
from spadille.site.page import Page
from spadille.site.parting_view import Side, parting
from spadille.site.replay_view import View
from spadille.site.study import Study
from spadille.trace import Trace


def page(record: Record, studies: tuple[Study, ...], edition: Edition) -> Page:
    """Return the page of the record."""
    here = Here(edition, deal_page(record.id))
    parts: list[str] = [_head(record, here), heading(2, words.THE_CARDS, "cards"), hands(record)]
    for study in studies:
        parts += _line(study, here, only=len(studies) == 1)
    return Page(
        path=here.path,
        title=record.title,
        description=record.about or words.DEAL_DESCRIPTION.format(title=record.title),
        parts=tuple(parts),
        tags=tuple(dict.fromkeys(words.PHASES[point.partition(".")[0]] for point in record.shows)),
    )


def hands(record: Record) -> Html:
    """Return the hands as they lie on the table."""
    trumps = {line.contract.trump for line in record.lines if line.contract}
    trump = trumps.pop() if len(trumps) == 1 else None
    seats = [_seat(seat, record, trump) for seat in Seat if seat in record.hands]
    return el("div", *seats, _middle(record, trump), class_="sp-table")


def _seat(seat: Seat, record: Record, trump: Suit | None) -> Html:
    hand = [el("li", faces.card(card)) for card in faces.sorted_hand(record.hands[seat], trump)]
    return el(
        "section",
        el("h3", words.SEATS[seat], id=f"hand-{seat}"),
        el("ul", *hand, class_="sp-hand"),
        class_=f"sp-seat sp-seat--{seat}",
    )


def _middle(record: Record, trump: Suit | None) -> Html:
    table = record.table
    facts = [
        (words.TRUMPS, faces.suit(trump) if trump else None),
        (words.FAVOURITE, faces.suit(table.favourite) if table.favourite else None),
        (words.SUR, faces.suit(table.sur) if table.sur else None),
        (words.THE_POT, text(faces.amount(table.pot).lstrip("+")) if table.pot is not None else None),
    ]
    said = [el("p", name, " ", value) for name, value in facts if value is not None]
    return el("div", *said, class_="sp-middle")


def _head(record: Record, here: Here) -> Html:
    shown = join(map(here.point_id, record.shows), ", ")
    file = f"deals/{record.id}.yaml"
    return join(
        (
            el("p", faces.with_cards(record.about), class_="sp-lead") if record.about else None,
            el("p", words.SHOWS, " ", shown, ".") if record.shows else None,
            el(
                "p",
                here.link(words.THE_RECORD, file),
                " · ",
                el("code", f"spadille compare docs/{file}"),
                class_="sp-more",
            ),
        )
    )


def _line(study: Study, here: Here, *, only: bool) -> list[str]:
    anchor = study.line.id
    title = words.HOW_IT_GOES if only else words.LINE.format(line=study.line.id)
    parts: list[str] = [heading(2, title, anchor), _summary(study, here)]
    for ruleset in study.shown:
        under = f"{anchor}-{_slug(ruleset)}"
        parts += [
            heading(3, words.UNDER.format(title=full_title(ruleset)), under),
            _replay(study, ruleset, under, here),
        ]
    return parts


def _slug(ruleset: Ruleset) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in ruleset.spec)


def full_title(ruleset: Ruleset) -> str:
    """Return the title of the ruleset, with the answers that are exchanged."""
    changed = ", ".join(f"{point} = {answer}" for point, answer in ruleset.overlays)
    return f"{ruleset.title} ({changed})" if changed else ruleset.title


def _replay(study: Study, ruleset: Ruleset, anchor: str, here: Here) -> Html:
    trace = study.trace_under(ruleset)
    against = study.against.get(ruleset.spec)
    first = against.first.step if against and against.first else None
    box = f"{anchor}-parts"
    view = View(
        trace=trace,
        ruleset=ruleset,
        seats=tuple(seat for seat in Seat if seat in study.record.hands),
        here=here,
        parting=first,
        parting_anchor=box,
    )
    base = Side(study.base, study.trace)
    parts = [
        parting(base, Side(ruleset, trace), against, here=here, anchor=box) if against else None,
        replay_view.opening(view),
        replay_view.contract(trace.contract, ruleset) if trace.contract else None,
        replay_view.tricks(view),
        replay_view.refusal(trace.refusal, view) if trace.refusal else result_view.result(view),
        replay_view.lent(view),
        replay_view.log(view),
    ]
    return el("div", join(parts), class_="sp-replay", data_replay=f"{study.line.id} {ruleset.spec}")


def _summary(study: Study, here: Here) -> Html:
    seats = tuple(seat for seat in Seat if seat in study.record.hands)
    heads = [
        el("th", words.BOOK, scope="col"),
        el("th", words.ENDS, scope="col"),
        *(el("th", words.SEATS[seat], scope="col", class_="sp-number") for seat in seats),
    ]
    others = [against.trace for against in study.against.values()]
    rows = [_summary_row(trace, study, seats, here) for trace in (study.trace, *others)]
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="sp-summary")
    label = words.EVERY_BOOK.format(line=study.line.id)
    return el(
        "div",
        table,
        class_="sp-scroll",
        tabindex="0",
        role="region",
        aria_label=label,
        id=f"{study.line.id}-books",
    )


def _summary_row(trace: Trace, study: Study, seats: tuple[Seat, ...], here: Here) -> Html:
    ruleset = here.edition.ruleset(trace.ruleset) or study.base
    shown = any(ruleset.spec == other.spec for other in study.shown)
    anchor = f"#{study.line.id}-{_slug(ruleset)}"
    name = el("a", full_title(ruleset), href=anchor) if shown else here.ruleset(ruleset)
    if trace.scores is None:
        amounts = [el("td", "–", class_="sp-number") for _ in seats]
    else:
        amounts = [el("td", faces.amount(trace.scores[seat]), class_="sp-number") for seat in seats]
    head = el("th", name, el("span", _parts(trace, study, here), class_="sp-parts-at"), scope="row")
    return el("tr", head, el("td", ending(trace)), *amounts)


def ending(trace: Trace) -> str:
    """Return how the deal ended, in a word or two."""
    if trace.status != "complete":
        return words.STATUS[trace.status]
    if trace.reckoning is None:
        return words.STATUS["thrown-in"]
    return words.STATUS["made" if trace.made else "lost"]


def _parts(trace: Trace, study: Study, here: Here) -> Html:
    against = study.against.get(trace.ruleset)
    if against is None:
        return text(words.HELD_AGAINST)
    if against.first is None:
        return text(words.SAME_AS.format(title=study.base.title))
    place = words.place(against.first.phase, against.first.trick, against.first.seat)
    return join((f"≠ {place}", join(map(here.point_id, against.points), ", ")), ": ")
