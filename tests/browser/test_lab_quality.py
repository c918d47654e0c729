"""In whatever state the laboratory is, nobody is shut out, and it fits a telephone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.axe import faults
from support.bench import HERE, Bench, bench
from support.record_files import GOOD, exchanged
from support.watched import Open

WIDER = "document.scrollingElement.scrollWidth - window.innerWidth"
EVERYTHING: tuple[str, ...] = ()
# On a wide screen a long table of steps is scrolled in its frame, and axe measures what is half in sight.
COLOUR = ("color-contrast", "link-in-text-block")
COLOUR_AND_ROOM = (*COLOUR, "target-size", "scrollable-region-focusable")
SETTLED = "Promise.all(document.getAnimations().map(move => move.finished.catch(() => {})))"


def empty(lab: Bench) -> None:
    """Nothing is dealt."""


def laying(lab: Bench) -> None:
    """Some cards are laid."""
    lab.panel("edit")
    lab.button("clear").click()
    for _ in range(10):
        lab.page.locator(".sp-ed__rack .sp-ed__card").first.click()


def exchanging(lab: Bench) -> None:
    """One of two cards is chosen that change places."""
    lab.button("rest").click()
    lab.button("swap").click()
    lab.page.locator(".sp-ed__card").first.click()


def faulty(lab: Bench) -> None:
    """A text has problems."""
    lab.open(exchanged({"CQ D7": "C10 D7", "trump: D,": "trump: X,"}))
    lab.told()


def refused(lab: Bench) -> None:
    """A card is not allowed."""
    lab.open(GOOD)
    lab.choose("CQ")
    lab.page.locator("[data-pick=HK]").dispatch_event("click")
    lab.page.locator(".sp-play__not summary").click()


def over(lab: Bench) -> None:
    """The deal is played, with what every book pays."""
    lab.do("finish")
    lab.page.wait_for_selector(".sp-play__paid")


def damaged(lab: Bench) -> None:
    """A link could not be followed."""
    lab.page.evaluate("location.hash = 'deal=abc&end'")
    lab.page.wait_for_selector(".sp-lab__notice:not(:empty)")


STATES: tuple[Callable[[Bench], None], ...] = (empty, laying, exchanging, faulty, refused, over, damaged)


LOOKS = {
    "screen by day": (("screen", "light", "french"), EVERYTHING),
    "screen by night, four colours": (("screen", "dark", "four"), COLOUR),
    "telephone by night, German pack": (("telephone", "dark", "german"), COLOUR_AND_ROOM),
    "telephone by day": (("telephone", "light", "french"), COLOUR_AND_ROOM),
}


@pytest.mark.parametrize("look", LOOKS)
def test_nobody_is_shut_out(opened: Open, look: str) -> None:
    (size, scheme, pack), rules = LOOKS[look]
    page = opened(HERE, size=size, color_scheme=scheme, reduced_motion="reduce")
    page.evaluate("pack => localStorage.setItem('spadille.pack', pack)", pack)
    page.reload()
    lab, found = bench(page), []
    for state in STATES:
        state(lab)
        lab.settled()
        # What the head of the page half covers, axe measures without the other half.
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(SETTLED)
        found += [(state.__name__, fault) for fault in faults(page, only=rules)]
        if (wider := page.evaluate(WIDER)) > 0:
            found.append((state.__name__, f"{wider} px wider than the window"))
    assert found == []
