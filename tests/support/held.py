"""Answers of the engine, and files, that a page asks for and does not get yet: for readers do not wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from support.laboratory import ENGINE

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

_HOLD = """async ([address, methods]) => {
  const { engine } = await import(address);
  const ask = Object.getPrototypeOf(engine).ask.bind(engine);
  window.held = [];
  engine.ask = (method, ...more) => {
    const answer = ask(method, ...more);
    if (!methods.includes(method)) return answer;
    answer.catch(() => {});
    return new Promise((resolve, reject) => window.held.push(() => answer.then(resolve, reject)));
  };
}"""
_RELEASE = """async (address) => {
  const { engine } = await import(address);
  delete engine.ask;
  window.held.splice(0).forEach((give) => give());
  // Questions are answered in their order: when this one is, so are those that were asked before.
  await engine.ask("hello");
  await engine.ask("hello");
}"""


class Files:
    """Files of a page, by the pattern of their addresses."""

    def __init__(self, page: Page, pattern: str) -> None:
        """Hold them back from now on."""
        self._page = page
        self._open = False
        self.waiting: list[Route] = []
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self.waiting.append(route)

    def wait(self) -> None:
        """Wait until one is being held."""
        for _ in range(1000):
            if self.waiting:
                return
            self._page.wait_for_timeout(20)
        raise AssertionError("nothing has been asked for")

    def release(self) -> None:
        """Give them all, and hold none any more."""
        self._open = True
        for route in self.waiting:
            route.continue_()


@dataclass(frozen=True)
class Held:
    """Answers to some methods that have not been given yet."""

    page: Page
    address: str

    def wait(self, count: int = 1) -> None:
        """Wait until so many are being held."""
        self.page.wait_for_function("count => window.held.length >= count", arg=count)

    def release(self) -> None:
        """Give them all, and hold none any more."""
        self.page.evaluate(_RELEASE, self.address)


def held(page: Page, server: str, *methods: str) -> Held:
    """Hold back the answers to these methods from now on."""
    address = server + ENGINE
    page.evaluate(_HOLD, [address, list(methods)])
    return Held(page, address)
