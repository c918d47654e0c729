"""How well an answer is attested: grade, citations, note and rivals, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from spadille.point import Citation, Grade, Point, Raw, Ruling
from spadille.site import words
from spadille.site.faces import with_cards
from spadille.site.here import READINGS_PAGE, Here
from spadille.site.html import Html, el, join, text

_READING: Final = re.compile(r"\b(C(?:[1-9]|1[0-6]))\b")


def grade(which: Grade) -> Html:
    """Return the grade as a word, with what it means."""
    term = words.GRADES[which]
    return el("span", term.word, class_=f"sp-grade sp-grade--{which.value}", title=term.meaning)


def signed(which: Grade) -> Html:
    """Return the grade as a word behind its sign, without a frame."""
    sign = el("span", class_="sp-sign", aria_hidden="true")
    term = words.GRADES[which]
    return el("span", sign, term.word, class_=f"sp-signed sp-grade--{which.value}", title=term.meaning)


def answer_words(point: Point[Any], answer: Raw) -> Html:
    """Say an answer to a reader, its cards as cards."""
    sentence: str = point.kind.words(point.kind.parse(answer))
    return with_cards(sentence[:1].upper() + sentence[1:])


def citations(cites: Iterable[Citation], here: Here) -> Html:
    """Return the citations one after another."""
    return join(map(here.citation, cites), "; ")


def attested(which: Grade, cites: Iterable[Citation], here: Here) -> Html:
    """Return the grade, followed by the citations."""
    return join((grade(which), citations(cites, here)), " ")


def note(sentence: str, here: Here) -> Html:
    """Return a note, in which a reading such as C7 leads to the page of readings."""
    if "reading" not in sentence.casefold():
        return text(sentence)
    return join(
        here.link(piece, READINGS_PAGE, piece.lower()) if place % 2 else piece
        for place, piece in enumerate(_READING.split(sentence))
    )


def ruling(point: Point[Any], own: Ruling | None, played: Ruling, *, here: Here) -> Html:
    """Return a source's ruling; where it has no answer, the silence, and set apart what is played instead."""
    if own is None or own.answer is None:
        return join((_silence(own, here), _played_instead(point, played, here) if own else None))
    return join(
        (
            el("p", answer_words(point, own.answer), class_="sp-answer"),
            el("p", attested(own.grade, own.cites, here), class_="sp-attested"),
            _note(own, here),
            _rivals(point, own, here),
        )
    )


def _silence(own: Ruling | None, here: Here) -> Html:
    which = own.grade if own else None
    sentence = words.GRADES[which].meaning if which else words.NOT_RECORDED
    return join(
        (
            el("p", sentence, class_="sp-answer sp-answer--none"),
            el("p", attested(which, own.cites, here), class_="sp-attested") if own and which else None,
            _note(own, here) if own else None,
        )
    )


def _played_instead(point: Point[Any], played: Ruling, here: Here) -> Html:
    return el(
        "div",
        el(
            "p",
            el("span", words.PLAYED_HERE, class_="sp-label"),
            " ",
            answer_words(point, played.answer or ""),
            " ",
            grade(Grade.EDITORIAL),
        ),
        _note(played, here),
        class_="sp-instead",
    )


def _note(which: Ruling, here: Here) -> Html | None:
    return el("p", note(which.note, here), class_="sp-note") if which.note else None


def _rivals(point: Point[Any], own: Ruling, here: Here) -> Html | None:
    if not own.rivals:
        return None
    entries = [
        el(
            "li",
            answer_words(point, rival.answer),
            el("span", " ", citations(rival.cites, here), class_="sp-attested") if rival.cites else None,
            el("span", " ", note(rival.note, here), class_="sp-note") if rival.note else None,
        )
        for rival in own.rivals
    ]
    label = el("p", words.RIVALS, class_="sp-label")
    return el("div", label, el("ul", *entries), class_="sp-rivals")
