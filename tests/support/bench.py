"""The laboratory's page in a browser, as a reader uses it: by what stands on its buttons and fields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from spadille.site.here import address
from spadille.site.lab.page import PATH
from spadille.site.words import lab_deal, lab_play

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

HERE = address(PATH)
READY = "sp-lab[data-state=ready]"
SLOW, SOON = 60_000, 10_000
WORDS = {**lab_deal.WIDGET, **lab_play.WIDGET}
RECORD = "() => document.querySelector('sp-replayer').record()"
STATE = """() => {
  const {deal, state} = document.querySelector('sp-replayer');
  const spec = place => place === null ? null : deal.books[place].spec;
  return {line: deal.lines[state.line].id, book: spec(state.book), beside: spec(state.beside), step: state.step};
}"""


@dataclass(frozen=True)
class Bench:
    """A page of the laboratory."""

    page: Page

    def button(self, name: str) -> Locator:
        """Return the button of the laboratory that has this word, such as `rest`."""
        return self.page.locator("sp-lab").get_by_role("button", name=WORDS[name], exact=True)

    def field(self, name: str) -> Locator:
        """Return the field of the laboratory that has this word, such as `seed`."""
        return self.page.locator("sp-lab").get_by_label(WORDS[name], exact=True)

    @property
    def notice(self) -> Locator:
        """What the page says above the table when something cannot be done."""
        return self.page.locator(".sp-lab__notice")

    @property
    def title(self) -> Locator:
        """What the deal on the table is called."""
        return self.page.locator(".sp-lab__title")

    @property
    def link(self) -> str:
        """The link to what is shown, once the page has written it."""
        field = self.page.locator(".sp-lab__link")
        expect(field).not_to_have_value("", timeout=SLOW)
        return field.input_value()

    def deal(self, seed: str) -> None:
        """Deal with a seed; without one, if it is empty."""
        self.field("seed").fill(seed)
        self.page.locator(".sp-lab__bar .sp-lab__main").click()
        self.settled()

    def panel(self, name: str) -> None:
        """Open the panel `edit` or `import`, unless it is open."""
        door = self.button(name)
        if door.get_attribute("aria-expanded") != "true":
            door.click()

    def choose(self, action: str) -> None:
        """Press the button of an action."""
        self.page.locator(f".sp-play__choice[data-action='{action}']").click()
        self.settled()

    def do(self, name: str) -> None:
        """Press a button of the panel in which one plays on, such as `back`."""
        self.button(name).click()
        self.settled()

    def settled(self) -> None:
        """Wait until nothing is being asked any more, and the address holds what is shown."""
        for busy in ("sp-lab[aria-busy]", ".sp-play[aria-busy]", "sp-replayer[data-writing]"):
            expect(self.page.locator(busy)).to_have_count(0, timeout=SLOW)

    def open(self, text: str) -> None:
        """Paste a text and open it."""
        self.panel("import")
        self.field("text").fill(text)
        self.page.locator(".sp-lab__opener .sp-lab__main").click()
        self.settled()

    def told(self) -> list[str]:
        """Return what the page has against the text: the problems, one by one."""
        found = self.page.locator(".sp-lab__problems li")
        expect(found.first).to_be_visible(timeout=SLOW)
        return found.all_inner_texts()

    def record(self) -> Any:
        """Return the record on the table."""
        return self.page.evaluate(RECORD)

    def state(self) -> Any:
        """Return what is shown of it: line, books, step."""
        return self.page.evaluate(STATE)


def bench(page: Page) -> Bench:
    """Return the page as soon as it can be used."""
    page.set_default_timeout(SOON)
    page.wait_for_selector(READY)
    return Bench(page)
