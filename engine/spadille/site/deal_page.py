"""The page of one recorded deal: what it is about, and its replay with the deal in words inside."""

from __future__ import annotations

from collections.abc import Iterator

from spadille.record import Record
from spadille.site import faces, words
from spadille.site.edition import Edition
from spadille.site.here import Here, deal_page
from spadille.site.html import Html, el, join
from spadille.site.page import Page
from spadille.site.replay import data
from spadille.site.replay.element import element
from spadille.site.replay.embed import embed_file, embed_page
from spadille.site.replay.told import told
from spadille.site.study import Study


def page(record: Record, studies: tuple[Study, ...], edition: Edition) -> Page:
    """Return the page of the record, with the data of its replay and the page for frames."""
    here = Here(edition, deal_page(record.id))
    replayer = element(studies, told(studies, here), here=here)
    return Page(
        path=here.path,
        title=record.title,
        description=record.about or words.DEAL_DESCRIPTION.format(title=record.title),
        parts=(_about(record), replayer, _foot(record, here)),
        tags=tuple(dict.fromkeys((*_phases(record), *_books(record, edition)))),
        wide=True,
        data={
            **data.files(record, studies, edition),
            embed_file(record.id): embed_page(record, replayer, here=here),
        },
    )


def _phases(record: Record) -> Iterator[str]:
    return (words.PHASES[point.partition(".")[0]] for point in record.shows)


def _books(record: Record, edition: Edition) -> Iterator[str]:
    """Return the titles of the books that the record expects something of, whatever answers are exchanged."""
    expected = {expectation.ruleset.partition("+")[0] for expectation in record.expect}
    return (ruleset.title for ruleset in edition.rulesets if ruleset.id in expected)


def _about(record: Record) -> Html:
    return el("p", faces.with_cards(record.about), class_="sp-measure") if record.about else Html()


def _foot(record: Record, here: Here) -> Html:
    """Return what the deal was made to show, and where its record is."""
    shown = join(map(here.point_id, record.shows), ", ")
    file = f"deals/{record.id}.yaml"
    code = el("code", f"spadille compare docs/{file}")
    return join(
        (
            el("p", words.SHOWS, " ", shown, ".") if record.shows else None,
            el("p", here.link(words.THE_RECORD, file), " · ", code, class_="sp-more"),
        )
    )
