"""One line of a deal under every book: how it ends, what it pays, where it parts from the base."""

from __future__ import annotations

from spadille.ruleset import Ruleset
from spadille.seats import Seat
from spadille.site import faces, words
from spadille.site.here import Here
from spadille.site.html import Html, el, join, text
from spadille.site.replay.books import full_title
from spadille.site.replay.ending import verdict
from spadille.site.replay.moment import moment
from spadille.site.study import Study
from spadille.site.words import replay as said
from spadille.trace import Trace


def anchor(study: Study, ruleset: Ruleset) -> str:
    """Return the id of the place where a line under a ruleset is told."""
    return f"{study.line.id}-" + "".join(sign if sign.isalnum() else "-" for sign in ruleset.spec)


def summary(study: Study, here: Here) -> Html:
    """Return the table of all books."""
    seats = tuple(seat for seat in Seat if seat in study.record.hands)
    heads = [
        el("th", words.BOOK, scope="col"),
        el("th", words.ENDS, scope="col"),
        *(el("th", words.SEATS[seat], scope="col", class_="sp-number") for seat in seats),
    ]
    others = [against.trace for against in study.against.values()]
    rows = [_row(trace, study, seats, here) for trace in (study.trace, *others)]
    return el(
        "div",
        el("table", el("thead", el("tr", *heads)), el("tbody", *rows), class_="sp-summary"),
        class_="sp-scroll",
        tabindex="0",
        role="region",
        aria_label=words.EVERY_BOOK.format(line=study.line.id),
        id=f"{study.line.id}-books",
    )


def _row(trace: Trace, study: Study, seats: tuple[Seat, ...], here: Here) -> Html:
    ruleset = here.edition.ruleset(trace.ruleset) or study.base
    shown = any(ruleset.spec == other.spec for other in study.shown)
    title = full_title(ruleset)
    name = el("a", title, href=f"#{anchor(study, ruleset)}") if shown else here.ruleset(ruleset)
    scores = trace.scores
    amounts = [el("td", faces.amount(scores[seat]) if scores else "–", class_="sp-number") for seat in seats]
    head = el(
        "th",
        name,
        _show(trace, study),
        el("span", _parts(trace, study, here), class_="sp-parts-at"),
        scope="row",
    )
    return el("tr", head, el("td", verdict(trace)), *amounts)


def _show(trace: Trace, study: Study) -> Html:
    """Return a link that shows the book in the replayer, beside the base where the two part."""
    against = study.against.get(trace.ruleset)
    if against is None or against.first is None:
        where = moment(study.line.id, trace.ruleset, step=0)
    else:
        # On a narrow screen the one that was asked for comes first.
        where = moment(study.line.id, trace.ruleset, step=against.first.step, against=study.base.spec)
    label = said.SHOW_BOOK.format(title=trace.ruleset)
    return el("a", said.SHOW, href=where, class_="sp-show", aria_label=label)


def _parts(trace: Trace, study: Study, here: Here) -> Html:
    against = study.against.get(trace.ruleset)
    if against is None:
        return text(words.HELD_AGAINST)
    if against.first is None:
        return text(words.SAME_AS.format(title=study.base.title))
    place = words.place(against.first.phase, against.first.trick, against.first.seat)
    return join((f"≠ {place}", join(map(here.point_id, against.points), ", ")), ": ")
