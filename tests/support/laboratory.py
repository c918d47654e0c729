"""Questions to the engine in a page of the built site, put as the page's scripts put them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

Question = tuple[str, Mapping[str, Any]]

ENGINE = "assets/js/lab/engine.mjs"

_ASK = """async ([address, questions, limit]) => {
  const { engine } = await import(address);
  const asked = questions.map(([method, params]) => engine.ask(method, params, {limit}));
  return Promise.all(asked.map((answer) => answer.then(
    (result) => ({ result }),
    ({ kind, message, problems }) => ({ error: { kind, message, problems } }),
  )));
}"""

_DIGESTS = """async ([address, questions]) => {
  const { engine } = await import(address);
  const traces = questions.map(([method, params]) => engine.ask(method, params).then(({ trace }) => trace));
  const digest = async (text) => {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  return Promise.all(traces.map(async (trace) => digest(await trace)));
}"""


def ask_all(
    page: Page, server: str, questions: Iterable[Question], *, limit: int = 60_000
) -> list[dict[str, Any]]:
    """Return the answers, each with its result or with the error as the page's scripts get it."""
    answers: list[dict[str, Any]] = page.evaluate(_ASK, [server + ENGINE, list(questions), limit])
    return answers


def ask(page: Page, server: str, method: str, **params: Any) -> Any:
    """Return the result of one question."""
    (answer,) = ask_all(page, server, [(method, params)])
    assert "error" not in answer, answer
    return answer["result"]


def trace_digests(page: Page, server: str, questions: Iterable[Question]) -> list[str]:
    """Return the SHA-256 sums of the traces that replays give; none may be refused."""
    sums: list[str] = page.evaluate(_DIGESTS, [server + ENGINE, list(questions)])
    return sums
