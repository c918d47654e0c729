"""The element that the script takes over: the table as dealt, and the whole deal in words inside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spadille.cards import Suit
from spadille.record import Record
from spadille.site.here import Here
from spadille.site.html import Child, Html, el, join
from spadille.site.replay.board import board
from spadille.site.replay.data import data_file, whole_file
from spadille.site.replay.shared import CARDS_FILE, WORDS_FILE
from spadille.site.study import Study
from spadille.site.words import replay as said

SCRIPT: Final = "assets/js/sp-replayer.mjs"


def element(studies: Sequence[Study], *words: Child, here: Here) -> Html:
    """Return the replayer of a deal, with the deal in words below the table."""
    record = studies[0].record
    frame = el("div", board(record, studies[0].base, trump_of(record), here=here), class_="sp-rp__frame")
    side = el("div", el("div", class_="sp-rp__head"), frame, class_="sp-rp__side")
    waiting = (el("div", class_="sp-rp__choose"), el("div", side, class_="sp-rp__tables"))
    return join(
        (
            early(record, here),
            el(
                "sp-replayer",
                el("div", *waiting, class_="sp-rp"),
                el("div", *words, class_="sp-deal-text"),
                data_deal=data_file(record.id),
                data_whole=whole_file(record.id),
                data_failed=said.WIDGET["failed"],
            ),
            el("script", type="module", src=here.href(SCRIPT)),
        )
    )


def early(record: Record, here: Here) -> Html:
    """Return what a browser should send for before it has read the page: the data of the script."""
    data = [data_file(record.id), WORDS_FILE, CARDS_FILE]
    return Html(
        "".join(f'<link rel="preload" as="fetch" crossorigin href="{here.href(path)}">' for path in data)
    )


def trump_of(record: Record) -> Suit | None:
    """Return the trump suit where all lines have the same."""
    trumps = {line.contract.trump for line in record.lines if line.contract}
    return trumps.pop() if len(trumps) == 1 else None
