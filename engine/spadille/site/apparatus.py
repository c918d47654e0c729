"""Notes beside the rules: numbers in the text, what they stand for in the margin, and the whole of it a press away."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from spadille.collation import question
from spadille.point import Citation, Grade, Point, Rival, Ruling
from spadille.ruleset import Ruleset
from spadille.site import attested, words
from spadille.site.here import BASELINE_PAGE, Here
from spadille.site.html import Html, classes, el, join
from spadille.site.prose.sentence import say
from spadille.site.prose.setting import setting_of
from spadille.site.words import apparatus as said

# What follows the last space or element of a sentence.
_LAST_WORD: Final = re.compile(r"[^\s>]+\Z")


@dataclass(frozen=True, slots=True)
class Note:
    """A note: its number in the section, and the ruling that it is on."""

    number: int
    point: Point[Any]
    own: Ruling | None
    played: Ruling

    @property
    def lent(self) -> bool:
        """Whether the source gives no answer."""
        return self.own is None or self.own.answer is None

    @property
    def grade(self) -> Grade | None:
        """The grade of the source's own ruling, silence included; None where the edition records nothing."""
        return self.own.grade if self.own else None

    @property
    def cites(self) -> tuple[Citation, ...]:
        """Where the source's answer stands."""
        return self.own.cites if self.own else ()

    @property
    def rivals(self) -> tuple[Rival, ...]:
        """Other readings: of the source's answer, or else of the editors'."""
        return self.own.rivals if self.own and not self.lent else self.played.rivals

    @property
    def id(self) -> str:
        """The id of the note's panel."""
        return f"note.{self.point.id}"


def numbered(points: Iterable[Point[Any]], ruleset: Ruleset) -> dict[str, Note]:
    """Return a note on each point, by its id, numbered from one."""
    return {
        point.id: Note(number, point, ruleset.own(point), ruleset.ruling(point))
        for number, point in enumerate(points, start=1)
    }


def marked(note: Note, sentence: Html) -> Html:
    """Return the words that are a ruling's, with their address, and behind them the number of the note."""
    which = Grade.EDITORIAL if note.lent else note.grade
    grade = words.GRADES[which or Grade.EDITORIAL].word
    button = el(
        "button",
        str(note.number),
        type="button",
        class_=f"sp-mark sp-mark--{which}",
        popovertarget=note.id,
        aria_label=said.NOTE.format(number=note.number, grade=grade),
    )
    number = el("sup", button, data_search_exclude=True)
    return el("span", _ending_with(sentence, number), id=note.point.id, class_="sp-said")


def _ending_with(sentence: Html, number: Html) -> Html:
    """Put the number behind a sentence, on the line of its last word."""
    found = _LAST_WORD.search(sentence)
    start = found.start() if found else 0
    return join((Html(sentence[:start]), el("span", Html(sentence[start:]), number, class_="sp-keep")))


def margin(notes: Sequence[Note], here: Here) -> Html:
    """Return the notes for the margin; neighbours that would say the same are one."""
    entries = [_entry(list(group), here) for _, group in groupby(notes, key=_alike)]
    return el("ul", *entries, class_="sp-notes", aria_label=said.NOTES, data_search_exclude=True)


def _alike(note: Note) -> tuple[object, ...]:
    """Return what notes must share to be told as one; a note with more to say stands alone."""
    more = _more(note)
    return (note.grade, note.cites, note.point.id if more else None)


def _more(note: Note) -> str | None:
    """Return what a press on the number would show besides."""
    if note.lent:
        return None
    if note.rivals:
        count = len(note.rivals)
        return said.READING if count == 1 else said.READINGS.format(count=count)
    return said.REMARK if note.own and note.own.note and note.grade is not Grade.IMPLIED else None


def _entry(notes: list[Note], here: Here) -> Html:
    first, last = notes[0], notes[-1]
    numbers = str(first.number)
    if len(notes) > 1:
        numbers = said.NUMBERS.format(first=first.number, last=last.number)
    more = _more(first)
    tail = el("button", more, type="button", class_="sp-more-note", popovertarget=first.id) if more else None
    where = here.link(said.BASELINE_NOTE, BASELINE_PAGE) if first.lent else _where(first.cites, here)
    grade = attested.signed(first.grade) if first.grade else None
    return el("li", el("span", numbers, class_="sp-notes__number"), " ", join((grade, where, tail), " "))


def _where(cites: Iterable[Citation], here: Here) -> Html:
    """Return citations in short: a witness is named once for all its places."""
    places = [
        join((here.source(witness, class_="sp-siglum"), join((cite.at for cite in group), "; ")), ", ")
        for witness, group in groupby(cites, key=lambda cite: cite.witness)
    ]
    return join(places, "; ")


def panel(note: Note, ruleset: Ruleset, here: Here) -> Html:
    """Return the whole of a note: shown when its number is pressed."""
    parts = _lent(note, here) if note.lent else _own(note, here)
    close = el(
        "button",
        "×",
        type="button",
        class_="sp-panel__close",
        popovertarget=note.id,
        popovertargetaction="hide",
        aria_label=said.CLOSE,
    )
    asked = question(note.point, [ruleset])
    number = el("span", str(note.number), class_="sp-panel__number")
    return el(
        "div",
        el("p", number, el("span", asked), close, class_="sp-panel__question"),
        *parts,
        _rivals(note, ruleset, here),
        _links(note, here),
        id=note.id,
        popover=True,
        role="note",
        aria_label=asked,
        class_=classes("sp-panel", "sp-panel--ours" if note.lent else None),
        data_search_exclude=True,
    )


def _own(note: Note, here: Here) -> tuple[Html | None, ...]:
    assert note.own is not None
    return (
        _grade(note.own.grade),
        el("p", attested.citations(note.cites, here), class_="sp-attested") if note.cites else None,
        el("p", attested.note(note.own.note, here), class_="sp-note") if note.own.note else None,
    )


def _lent(note: Note, here: Here) -> tuple[Html | None, ...]:
    remark = note.own.note if note.own else ""
    reason = note.played.note
    why = (el("span", said.REASON, class_="sp-label"), attested.note(reason, here)) if reason else ()
    return (
        _grade(note.grade) if note.grade else el("p", words.NOT_RECORDED),
        el("p", attested.note(remark, here), class_="sp-note") if remark else None,
        _grade(Grade.EDITORIAL),
        el("p", join(why, " "), class_="sp-note") if why else None,
    )


def _grade(which: Grade) -> Html:
    return el("p", attested.signed(which), " ", words.GRADES[which].meaning)


def _rivals(note: Note, ruleset: Ruleset, here: Here) -> Html | None:
    if not note.rivals:
        return None
    entries = [_rival(rival, note, ruleset, here) for rival in note.rivals]
    return join((el("p", words.RIVALS, class_="sp-label"), el("ul", *entries)))


def _rival(rival: Rival, note: Note, ruleset: Ruleset, here: Here) -> Html:
    overlay = ruleset.overlaid(note.point, rival.answer).spec
    return el(
        "li",
        say(note.point, rival.answer, setting_of(ruleset)),
        el("span", " ", attested.citations(rival.cites, here), class_="sp-attested") if rival.cites else None,
        el("span", " ", attested.note(rival.note, here), class_="sp-note") if rival.note else None,
        el("span", " ", said.PLAY_IT, " ", el("code", overlay), class_="sp-note"),
    )


def _links(note: Note, here: Here) -> Html:
    point = note.point
    links = (
        here.point(point, said.THE_QUESTION),
        el("a", said.THE_RULING, href=f"#{ruling_id(point)}"),
        el("a", said.THE_ADDRESS, href=f"#{point.id}", class_="sp-deep"),
    )
    return el("p", join(links, " · "), class_="sp-panel__links")


def ruling_id(point: Point[Any]) -> str:
    """Return the id of a ruling in the list of all rulings."""
    return f"ruling.{point.id}"


def panels(notes: Mapping[str, Note], ruleset: Ruleset, here: Here) -> Html:
    """Return the panels of all notes."""
    return join(panel(note, ruleset, here) for note in notes.values())
