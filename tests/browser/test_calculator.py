"""The calculator in a browser: what it shows is what the engine scores, and every way to it works."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from spadille.site.scoring import words
from spadille.site.scoring.calculator import FIRST
from spadille.site.scoring.calculator import state as in_address
from support.axe import faults
from support.exchange import exchanging
from support.scoring import Decoded, State, decoded, endings, state_of, suits_to_try
from support.sources import with_sources

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

PAGE = "scoring/"
FIGURES = "**/data/scoring.json*"
FIRST_STATE = in_address(*FIRST)

Open = Callable[..., "Page"]


@pytest.fixture(scope="module")
def data(site: Path) -> dict[str, Any]:
    """The calculator's data; that they are the engine's, tests/site/test_scoring.py makes sure."""
    read: dict[str, Any] = json.loads((site / "data" / "scoring.json").read_text(encoding="utf-8"))
    return read


@pytest.fixture
def opened(browser: Browser, server: str) -> Iterator[Open]:
    """Open the page; at the end, nothing may have gone elsewhere and nothing been complained of."""
    complaints: list[str] = []
    contexts = []

    def open_page(query: str = "", *, width: int = 1280, **options: Any) -> Page:
        context = browser.new_context(viewport={"width": width, "height": 900}, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("response", lambda answer: complaints.append(answer.url) if answer.status >= 400 else None)
        page.on(
            "request",
            lambda request: (
                None if request.url.startswith((server, "data:")) else complaints.append(request.url)
            ),
        )
        page.goto(server + PAGE + query)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


# What the page shows for every book, read in one go.
SHOWN = """() => {
  const words = (element) => element.textContent.replace(/\\s+/g, " ").trim();
  const each = (root, select, make) => [...root.querySelectorAll(select)].map(make);
  return Object.fromEntries(each(document, "tbody[data-book]", (body) => [body.dataset.book, {
    cells: each(body, "tr:first-child > td", words),
    sub: each(body, "th .sp-sub", words).join(),
    items: each(body, ".sp-items > li", (item) => ({
      amount: words(item.querySelector(".sp-items__amount")),
      said: words(item.querySelector("summary")),
      cites: each(item, ".sp-cite", words),
      note: each(item, ".sp-note", words).join(),
      point: words(item.querySelector(".sp-point")),
    })),
    asked: each(body, ".sp-rules li a", (link) => new URL(link.href).hash.slice(1)),
    faults: each(body, ".sp-unpaid li", (item) => item.firstChild.textContent.trim()),
    points: each(body, ".sp-unpaid li", (item) => item.querySelector("code")?.textContent ?? null),
  }]));
}"""


def shown(page: Page) -> dict[str, Decoded | None]:
    """Return what the page shows for every book; None where it has no such game."""
    return {book: read(said) for book, said in page.evaluate(SHOWN).items()}


def read(said: dict[str, Any]) -> Decoded | None:
    if said["faults"]:
        return Decoded(None, faults=tuple(zip(said["faults"], said["points"], strict=True)))
    if len(said["cells"]) == 1:
        assert said["cells"][0].startswith(words.ABSENT)
        return None
    declarer, partner, opponents = said["cells"]
    amount, _, each = opponents.partition(" ")
    count = int(each.removeprefix(words.EACH.removesuffix("{count}")))
    return Decoded(
        (declarer, None if partner == words.ALONE else partner, amount, count),
        made=said["sub"].startswith(words.MADE),
        items=tuple(said["items"]),
        asked=tuple(said["asked"]),
    )


def check(page: Page, data: dict[str, Any], state: State) -> None:
    """Hold what the page shows for every book against the data."""
    every = shown(page)
    assert list(every) == [book["id"] for book in data["books"]]
    for book in data["books"]:
        right, found = decoded(data, book, state), every[book["id"]]
        if right is None or found is None:
            assert right is found
            continue
        assert found.scores == right.scores, (book["id"], state)
        assert found.faults == right.faults
        assert found.made == right.made
        assert found.asked == right.asked
        for item, of in zip(found.items, right.items, strict=True):
            assert item["amount"] == of["shares"][0]
            assert item["said"].startswith(f"{of['shares'][0]} {of['label']}")
            assert item["cites"] == [" ".join(f"{witness}, {at}".split()) for witness, at in of["cites"]]
            assert item["note"] == of["note"]
            assert item["point"] == of["point"]
            ours = of["grade"] == "editorial"
            assert ("ours (" if ours else data["grades"][of["grade"]][0]) in item["said"]


def set_up(page: Page, state: State) -> None:
    """Set a result in the form, as a reader with a mouse does."""
    for axis, value in state.items():
        if axis == "prime":
            page.locator("input[name=prime]").set_checked(value == "yes")
        else:
            page.locator(f"input[name={axis}][value='{value}']").check()
    page.wait_for_function(
        "state => Object.entries(state).every(([axis, value]) => new URL(location).searchParams.get(axis) === value)",
        arg=state,
    )


def query(state: State) -> str:
    return f"?{urlencode(state)}"


PLAIN = {"favourite": "none", "sur": "none", "prime": "no", "tout": "none", "matadors": "split"}
SEVEN = [
    ({"game": "frage", "trump": "hearts", "tricks": "5"}, ("+2", "+2", "−2", 2)),
    ({"game": "frage", "trump": "hearts", "tricks": "4"}, ("−4", "0", "+2", 2)),
    ({"game": "mussfrage", "trump": "hearts", "tricks": "4"}, ("−4", "0", "+2", 2)),
    ({"game": "grossfrage", "trump": "hearts", "tricks": "4"}, ("−4", "−4", "+4", 2)),
    ({"game": "solo", "trump": "diamonds", "tricks": "5"}, ("+12", None, "−4", 3)),
    ({"game": "solo", "trump": "diamonds", "tricks": "4"}, ("−12", None, "+4", 3)),
    ({"game": "solo", "trump": "spades", "favourite": "spades", "tricks": "4"}, ("−24", None, "+8", 3)),
]


def test_seven_results_set_in_the_form(opened: Open, data: dict[str, Any]) -> None:
    page = opened()
    for changed, scores in SEVEN:
        state = {**FIRST_STATE, **PLAIN, **changed}
        set_up(page, state)
        found = shown(page)["encyclopaedia-ru"]
        assert found is not None
        assert found.scores == scores
        check(page, data, state)


def test_results_drawn_at_random_come_by_their_address(opened: Open, data: dict[str, Any]) -> None:
    chance = random.Random(1811)  # noqa: S311 - any choice will do, as long as it is the same every time
    states = [{axis: chance.choice(values) for axis, values in data["axes"].items()} for _ in range(10)]
    # Most results drawn blindly cannot be: the others are worth more.
    states += [
        {**state, **PLAIN, "matadors": state["matadors"], "tricks": tricks}
        for state, tricks in product(states, ("4", "5"))
    ]
    page = opened(query(states[0]))
    for state in states:
        page.evaluate(
            "query => { history.pushState(null, '', query); dispatchEvent(new Event('popstate')); }",
            query(state),
        )
        wait_for_form(page, state)
        check(page, data, state)


def wait_for_form(page: Page, state: State) -> None:
    """Wait until the form says what it should: the rows are made in the same breath."""
    page.wait_for_function(
        """state => {
          const said = new FormData(document.querySelector("sp-calculator form"));
          return Object.entries(state).every(([axis, value]) => (said.get(axis) ?? "no") === value);
        }""",
        arg=state,
    )


# Every class of results by the script's own way of looking it up: by book, by game, suits to try, then endings.
EVERY_CLASS = """async (tries) => {
  const element = document.querySelector("sp-calculator");
  const data = await (await fetch(new URL(element.dataset.src, document.baseURI))).json();
  const { lookUp } = await import(new URL("../written/scoring/lookup.mjs", document.baseURI).href);
  const product = (axes) => axes.reduce(
    (states, axis) => states.flatMap((state) => data.axes[axis].map((value) => ({ ...state, [axis]: value }))), [{}]);
  const endings = product(["tricks", "prime", "tout", "matadors"]);
  const say = (found) => "result" in found
    ? found.result.slice(0, 4).join(" ") : found.faults.map((place) => data.faults[place][0]).join(" ");
  return data.books.map((book) => tries[book.id].map(([game, trump, favourite, sur]) =>
    endings.map((ending) => say(lookUp(data, book, { game, trump, favourite, sur, ...ending }))).join("|")));
}"""


def test_the_script_finds_every_class_where_the_data_have_it(opened: Open, data: dict[str, Any]) -> None:
    tries = {
        book["id"]: [
            (name, *suits)
            for name, game in zip(data["axes"]["game"], book["games"], strict=True)
            if game is not None
            for suits in suits_to_try(data, game)
        ]
        for book in data["books"]
    }
    told = with_sources(opened()).evaluate(EVERY_CLASS, tries)
    for book, found in zip(data["books"], told, strict=True):
        for (game, *suits), column in zip(tries[book["id"]], found, strict=True):
            states = [state_of(game, tuple(suits), ending) for ending in endings(data)]
            assert column.split("|") == [in_short(decoded(data, book, state)) for state in states]


def in_short(told: Decoded | None) -> str:
    assert told is not None
    if told.scores is None:
        return " ".join(sentence for sentence, _ in told.faults)
    return " ".join("" if amount is None else str(amount) for amount in told.scores)


def test_the_rows_made_by_the_script_are_those_of_the_page(opened: Open) -> None:
    rows = """() => {
      const table = document.querySelector("table.sp-paid").cloneNode(true);
      for (const link of table.querySelectorAll("a")) link.setAttribute("href", new URL(link.href, document.baseURI));
      return [...table.tBodies].map((body) => body.outerHTML.replace(/>\\s+</g, "><"));
    }"""
    page = opened()
    before = page.evaluate(rows)
    set_up(page, {**FIRST_STATE, "game": "frage", "trump": "hearts"})
    assert page.evaluate(rows) != before
    set_up(page, FIRST_STATE)
    assert page.evaluate(rows) == before


def test_the_address_keeps_the_result(opened: Open, data: dict[str, Any]) -> None:
    page = opened()
    entries = page.evaluate("history.length")
    state = {**FIRST_STATE, "game": "grossfrage", "trump": "clubs", "prime": "no", "matadors": "declaring"}
    set_up(page, state)
    assert {axis: values[0] for axis, values in parse_qs(urlsplit(page.url).query).items()} == state
    assert page.evaluate("history.length") == entries
    page.reload()
    wait_for_form(page, state)
    check(page, data, state)
    page.goto(page.url.partition(PAGE)[0])
    page.go_back()
    wait_for_form(page, state)
    check(page, data, state)


@pytest.mark.parametrize("added", [".", ")", ",", ">", "%29", "#calculator", "#calculator."])
def test_what_is_added_to_a_link_does_no_harm(opened: Open, data: dict[str, Any], added: str) -> None:
    state = {**FIRST_STATE, "game": "frage", "prime": "no"}
    page = opened(query(state) + added)
    wait_for_form(page, state)
    check(page, data, state)


@pytest.mark.parametrize("cut", [1, 4, 20, 40])
def test_a_link_cut_short_is_noticed(opened: Open, data: dict[str, Any], cut: int) -> None:
    page = opened(query({**FIRST_STATE, "game": "frage", "prime": "no"})[:-cut])
    status = page.get_by_role("status").first
    page.wait_for_function(
        "before => document.querySelector('[role=status]').textContent !== before", arg=first_summary(data)
    )
    assert status.inner_text().startswith(("This address is incomplete", "This address names no result"))
    check(page, data, FIRST_STATE)


def test_what_is_chosen_before_the_figures_come_is_added_to_the_link(
    opened: Open, data: dict[str, Any]
) -> None:
    link = {**FIRST_STATE, **PLAIN, "game": "grossfrage", "trump": "clubs", "prime": "yes"}
    page = opened()
    held = held_back(page)
    with page.expect_request(FIGURES):
        page.evaluate("address => { location.search = address; }", query(link))
    page.locator("input[name=game][value=mediateur]").check()
    page.locator("input[name=tricks][value='6']").check()
    held.pop().continue_()
    state = {**link, "game": "mediateur", "tricks": "6"}
    page.wait_for_function("() => new URL(location).searchParams.get('tricks') === '6'")
    wait_for_form(page, state)
    assert {axis: values[0] for axis, values in parse_qs(urlsplit(page.url).query).items()} == state
    check(page, data, state)


def test_figures_that_did_not_come_are_fetched_again(
    browser: Browser, server: str, data: dict[str, Any]
) -> None:
    link = {**FIRST_STATE, **PLAIN, "game": "grossfrage", "trump": "clubs"}
    page = browser.new_page()
    page.route(FIGURES, lambda route: route.abort())
    page.goto(server + PAGE + query(link))
    page.get_by_role("status").filter(has_text=words.NOT_LOADED).wait_for()
    page.unroute_all()
    page.locator("input[name=tricks][value='6']").check()
    page.wait_for_function("() => new URL(location).searchParams.get('tricks') === '6'")
    wait_for_form(page, {**link, "tricks": "6"})
    check(page, data, {**link, "tricks": "6"})
    page.context.close()


def test_figures_that_come_late_leave_the_next_page_alone(opened: Open, server: str) -> None:
    page = exchanging(opened())
    held = held_back(page)
    with page.expect_request(FIGURES) as asked:
        page.locator("input[name=tricks][value='6']").check()
    page.locator(".md-tabs__link", has_text="Deals").click()
    page.wait_for_selector("h1:has-text('Deals')")
    held.pop().continue_()
    asked.value.response()
    page.evaluate("async (address) => (await fetch(address)).json()", asked.value.url)
    assert page.url == f"{server}deals/"


def held_back(page: Page) -> list[Route]:
    """Keep the figures on their way when they are first asked for, and return a list of what lets them come."""
    held: list[Route] = []
    page.route(FIGURES, lambda route: held.append(route), times=1)  # noqa: PLW0108 - it must be a function
    return held


def first_summary(data: dict[str, Any]) -> str:
    told = [decoded(data, book, FIRST_STATE) for book in data["books"]]
    paid = sum(found is not None and found.scores is not None for found in told)
    absent = sum(found is None for found in told)
    return words.SUMMARY.format(of=len(told), paid=paid, absent=absent, impossible=len(told) - paid - absent)


def test_a_link_with_foreign_words_shows_them_as_text(opened: Open, data: dict[str, Any]) -> None:
    page = opened(query({**FIRST_STATE, "game": "<img src=x onerror=alert(1)>"}))
    page.wait_for_function("() => document.querySelector('[role=status]').textContent.includes('<img src=x')")
    assert page.locator("img[src=x]").count() == 0
    check(page, data, FIRST_STATE)


def test_a_head_of_the_short_table_leads_to_the_calculator(opened: Open, data: dict[str, Any]) -> None:
    page = opened()
    page.get_by_role("link", name="Großfrage hearts").click()
    state = {**FIRST_STATE, **PLAIN, "game": "grossfrage", "trump": "hearts", "tricks": "4"}
    wait_for_form(page, state)
    check(page, data, state)


def test_everything_can_be_set_by_keyboard(opened: Open, data: dict[str, Any]) -> None:
    page = opened()
    state = dict(FIRST_STATE)
    page.locator("input[name=game]:checked").focus()
    for axis in ("game", "trump", "favourite", "tricks", "prime", "tout", "matadors", "sur"):
        assert page.evaluate("document.activeElement.name") == axis
        if axis == "prime":
            page.keyboard.press("Space")
            state[axis] = "no" if state[axis] == "yes" else "yes"
        else:
            page.keyboard.press("ArrowLeft")
            state[axis] = page.evaluate("document.activeElement.value")
            assert state[axis] != FIRST_STATE[axis]
        page.keyboard.press("Tab")
    page.wait_for_function(f"() => new URL(location).searchParams.get('sur') === {state['sur']!r}")
    check(page, data, state)


def test_the_change_is_told_and_every_choice_is_named(opened: Open, data: dict[str, Any]) -> None:
    page = opened()
    status = page.get_by_role("status").first
    assert status.inner_text() == first_summary(data)
    set_up(page, {**FIRST_STATE, "game": "durch", "prime": "yes"})
    assert status.inner_text() != first_summary(data)
    page.get_by_role("group", name=words.TRICKS).get_by_role("radio", name="7").check()
    page.get_by_role("group", name=words.FAVOURITE).get_by_role("radio", name="hearts").check()
    assert page.get_by_role("checkbox", name="prime").is_checked()


def test_a_figure_opens_and_closes_by_keyboard(opened: Open) -> None:
    page = opened()
    figure = page.locator("[popovertarget='score.base.solo-altenburg-1988']").first
    figure.focus()
    page.keyboard.press("Enter")
    opening = page.get_by_role("dialog", name="Altenburg 1988")
    assert opening.is_visible()
    assert "Scoring" in opening.inner_text()
    page.keyboard.press("Escape")
    assert not opening.is_visible()
    assert figure.evaluate("figure => figure === document.activeElement")


def test_without_javascript_one_result_is_worked_out(opened: Open, data: dict[str, Any]) -> None:
    page = opened(java_script_enabled=False)
    assert not page.locator(".sp-calc__form").is_visible()
    assert page.get_by_text(words.NEEDS_SCRIPT).is_visible()
    assert page.locator("tbody[data-book=altenburg-1988]").is_visible()
    assert page.get_by_role("heading", name=words.WORKED).is_visible()
    assert len(page.locator("svg.sp-chart").all()) == 3


@pytest.mark.parametrize(("width", "scheme"), [(400, "dark"), (1280, "light")])
def test_axe_finds_nothing_and_nothing_is_too_wide(opened: Open, width: int, scheme: str) -> None:
    page = opened(
        query({**FIRST_STATE, "game": "mussfrage", "matadors": "declaring"}), width=width, color_scheme=scheme
    )
    page.locator(".sp-items summary").first.click()
    page.locator(".sp-rules summary").first.click()
    page.locator(".sp-figures__open").first.click()
    assert page.evaluate("document.scrollingElement.scrollWidth - window.innerWidth") <= 0
    # Four hundred closed rulings say no more about the page than the open one, and cost half a minute.
    page.evaluate(
        "document.querySelectorAll('[popover]:not(:popover-open)').forEach((ruling) => ruling.remove())"
    )
    assert faults(page) == []
