"""The engine in the reader's browser: it starts when it is asked, answers as the command line does, and stops when told."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from spadille import library
from spadille.game import replay
from spadille.io.record_text import record_to_data
from spadille.lab.methods import METHODS
from spadille.lab.serve import answer
from spadille.ruleset import Ruleset
from spadille.site.edition import Edition
from spadille.site.runtime import trial
from spadille.site.words import lab_engine as said
from support.exchange import exchanging
from support.laboratory import ENGINE, Question, ask, ask_all, trace_digests
from support.rulings import odd_ruleset
from support.sitting import Sitting
from support.watched import Open

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Route

QUIET = "history/"
RANDOM_DEALS = 500
RUNTIME = "/assets/py/"
ENDLESS = "while True: pass"


@pytest.fixture(scope="module")
def page(opened_long: Open) -> Page:
    """One page, and in it one engine, for all questions of this file that leave it whole."""
    return opened_long(QUIET)


@pytest.fixture
def place(opened: Open) -> Iterator[Page]:
    """A page of its own, with an engine of its own."""
    return opened(QUIET)


def here(method: str, params: Any) -> dict[str, Any]:
    """Return what the same question is answered outside the browser."""
    found: dict[str, Any] = json.loads(answer(json.dumps({"method": method, "params": params})))
    return found


def requested(context: BrowserContext) -> list[str]:
    """Return a list that grows by the address of everything that is asked for."""
    found: list[str] = []
    context.on("request", lambda request: found.append(request.url))
    return found


def test_no_page_starts_it(place: Page, server: str) -> None:
    found = requested(place.context)
    place.goto(server)
    place.goto(f"{server}deals/prime-in-bells/")
    place.wait_for_selector("sp-replayer[data-state=ready]")
    assert [address for address in found if RUNTIME in address] == []
    assert place.workers == [] or all(RUNTIME not in worker.url for worker in place.workers)


def test_hello(page: Page, server: str) -> None:
    hello = ask(page, server, "hello")
    outside = here("hello", {})["result"]
    assert hello.pop("python") != outside.pop("python")
    assert hello == outside


# -- the same answers


def test_every_record_replays_as_outside(page: Page, server: str, edition: Edition) -> None:
    played = [
        (record, line.id, ruleset)
        for record in edition.records
        for line in record.lines
        for ruleset in edition.rulesets
    ]
    data = {record.id: record_to_data(record) for record in edition.records}
    questions = [
        ("replay", {"record": data[record.id], "line": line, "book": ruleset.spec})
        for record, line, ruleset in played
    ]
    outside = [digest(replay(record, ruleset, line=line).to_json()) for record, line, ruleset in played]
    assert different(played, trace_digests(page, server, questions), outside) == []
    assert len(set(outside)) > len(edition.records)


def test_random_deals_replay_as_outside(page: Page, server: str) -> None:
    sittings = [sitting(seed) for seed in range(RANDOM_DEALS)]
    questions = [
        ("replay", {"record": record_to_data(made.record), "book": made.ruleset.spec}) for made in sittings
    ]
    outside = [digest(replay(made.record, made.ruleset).to_json()) for made in sittings]
    assert different(questions, trace_digests(page, server, questions), outside) == []


def sitting(seed: int) -> Sitting:
    """Return a deal dealt and played at random, under each ruleset in turn and under odd ones."""
    rng = Random(f"browser {seed}")  # noqa: S311 - a card game, no secret
    rulesets: tuple[Ruleset | None, ...] = (*library.by_date(), None)
    ruleset = rulesets[seed % len(rulesets)]
    return Sitting(ruleset or odd_ruleset(rng), rng, errs=0.05, breaks_off=0.01, helpful=seed % 2 == 0)


def digest(text: str) -> str:
    """Return the sum by which a text is compared."""
    return hashlib.sha256(text.encode()).hexdigest()


def different(cases: list[Any], found: list[str], expected: list[str]) -> list[Any]:
    """Return the cases in which the page and we differ."""
    return [case for case, one, other in zip(cases, found, expected, strict=True) if one != other]


def test_every_method_answers_as_outside(page: Page, server: str, edition: Edition) -> None:
    """With the small library: what it lacks would be fetched, and the console would say so, at which the test fails."""
    questions = [question for spec in specs(edition) for question in protocol(edition, spec)]
    assert {method for method, _ in questions} == METHODS.keys()
    answers = ask_all(page, server, questions)
    expected = [here(method, params) for method, params in questions]
    wrong = [
        (question, found, wanted)
        for question, found, wanted in zip(questions, answers, expected, strict=True)
        if question[0] not in VARYING and comparable(found) != comparable(wanted)
    ]
    assert wrong == []
    assert [found for found in answers if found.get("error", {}).get("kind") not in (None, "input")] == []


VARYING = ("hello", "deal", "house_forget")
"""Methods whose answer is another every time, or in another Python."""


def comparable(found: dict[str, Any]) -> Any:
    """Return an answer without what only one side has."""
    return {key: value for key, value in found.get("error", found).items() if key != "out"}


def specs(edition: Edition) -> list[str]:
    """Return the books to ask about."""
    return [ruleset.spec for ruleset in edition.rulesets]


def protocol(edition: Edition, spec: str) -> Iterator[Question]:
    """Yield a question of every method about a book."""
    place = specs(edition).index(spec)
    record = edition.records[place * len(edition.records) // len(edition.rulesets)]
    deal = {"record": record_to_data(record), "line": record.lines[-1].id}
    book = {"book": spec}
    yield "hello", {}
    for method in ("replay", "options", "back", "rules"):
        yield method, {**deal, **book}
    yield "compare", {**deal, "books": specs(edition)}
    yield "view", {**deal, "books": [spec, f"{spec}+play.first_lead=declarer"]}
    yield "scores", deal
    yield "act", {**deal, **book, "action": "pass"}
    yield "cut", {**deal, **book, "step": 5}
    yield "auto", {**deal, **book, "until": "one"}
    yield "column", book
    yield from later(deal, book, spec)


def later(deal: dict[str, Any], book: dict[str, Any], spec: str) -> Iterator[Question]:
    """Yield the questions about texts."""
    yield "deal", {"seed": "7", **book}
    yield "write", {"record": deal["record"]}
    yield "read", {"text": json.dumps(deal["record"])}
    yield "read", {"text": "format: 1\nid: none\nhands: {}\n"}
    yield "link", {**deal, "books": [spec], "step": 3}
    yield "unlink", {"text": "1.damaged"}
    yield "house_template", book
    yield "house", {"text": "format: 1\nid: ours\n"}
    yield "house_forget", {"spec": "ours"}
    yield "vocabulary", {}
    yield "run", {"code": "1 + 1", **deal}


# -- its life


def test_a_question_that_takes_too_long_ends_alone(page: Page, server: str) -> None:
    questions: list[Question] = [("run", {"code": ENDLESS}), ("hello", {})]
    late, hello = ask_all(page, server, questions, limit=2000)
    assert late["error"]["kind"] == "time"
    assert late["error"]["message"] == said.WIDGET["time"].format(seconds=2)
    assert hello["result"]["books"]


def test_stopped_it_starts_again(page: Page, server: str) -> None:
    stopped, hello = page.evaluate(STOP, [server + ENGINE, ENDLESS])
    assert stopped == said.WIDGET["stopped"]
    assert hello["books"]


STOP = """async ([address, code]) => {
  const { engine } = await import(address);
  const endless = engine.ask("run", {code}).catch(({ message }) => message);
  setTimeout(() => engine.restart(), 300);
  return [await endless, await engine.ask("hello")];
}"""


def test_stopped_while_it_loads_it_waits_for_nothing(place: Page, server: str) -> None:
    held: list[Route] = []
    place.route(f"**{RUNTIME}files.json", lambda route: held.append(route), times=1)  # noqa: PLW0108 - it must be a function
    with place.expect_request(f"**{RUNTIME}files.json"):
        place.evaluate(LOADING, server + ENGINE)
    place.wait_for_function("() => engine.state.message")
    place.evaluate("() => engine.restart()")
    place.wait_for_function("stopped => globalThis.told === stopped", arg=said.WIDGET["stopped"])
    assert state(place, server) == ["idle", ""]
    held.pop().continue_()
    assert ask(place, server, "hello")["books"]
    assert place.evaluate("started") == 1


# A question while the engine loads, and a count of what is told to workers that they may start.
LOADING = """async (address) => {
  const post = Worker.prototype.postMessage;
  globalThis.started = 0;
  Worker.prototype.postMessage = function (message) {
    if (message.start) started += 1;
    post.call(this, message);
  };
  globalThis.engine = (await import(address)).engine;
  engine.ask("hello").catch(({ message }) => { globalThis.told = message; });
}"""


def test_stopped_while_it_learns_the_house_rules_it_stays_so(place: Page, server: str) -> None:
    stopped = place.evaluate(LEARNING, server + ENGINE)
    assert stopped == said.WIDGET["stopped"]
    assert state(place, server) == ["idle", ""]
    assert ask(place, server, "hello")["books"]


# The first question to the worker is of the rules that the browser keeps: it is not answered.
LEARNING = """async (address) => {
  const good = { spec: "ours", title: "Ours", text: "format: 1\\nid: ours\\n" };
  const kept = [{ key: "ours", title: good.title, text: good.text, checked: good.text, good }];
  localStorage.setItem("spadille.house", JSON.stringify(kept));
  const post = Worker.prototype.postMessage;
  const learning = new Promise((resolve) => {
    Worker.prototype.postMessage = function (message) {
      if (message.text) resolve();
      else post.call(this, message);
    };
  });
  const { engine } = await import(address);
  const asked = engine.ask("hello").then(() => "answered", ({ message }) => message);
  await learning;
  Worker.prototype.postMessage = post;
  engine.restart();
  return asked;
}"""


def test_house_rules_outlive_it(page: Page, server: str) -> None:
    text = ask(page, server, "house_template", book="altenburg-1988")["text"]
    house = ask(page, server, "house", text=text)
    assert house["problems"] == []
    page.evaluate("async (address) => (await import(address)).engine.restart()", server + ENGINE)
    books = ask(page, server, "hello")["books"]
    assert [book["spec"] for book in books if book["house"]] == [house["spec"]]
    ask(page, server, "house_forget", spec=house["spec"])
    page.evaluate("async (address) => (await import(address)).engine.restart()", server + ENGINE)
    assert not any(book["house"] for book in ask(page, server, "hello")["books"])


def test_house_rules_that_another_page_writes_are_known(place: Page, server: str) -> None:
    text = ask(place, server, "house_template", book="altenburg-1988")["text"]
    spec = re.findall(r"^id: (\S+)", text, re.MULTILINE)[0]
    kept = {
        "key": "k",
        "title": "",
        "text": text,
        "checked": text,
        "good": {"spec": spec, "title": "", "text": text},
    }
    other = place.context.new_page()
    other.goto(place.url)
    other.evaluate("kept => localStorage.setItem('spadille.house', JSON.stringify([kept]))", kept)
    place.wait_for_function(KNOWN, arg=[server + ENGINE, spec, ""])
    kept["good"]["text"] = kept["text"] = text.replace("title:", "title: Other #")
    other.evaluate("kept => localStorage.setItem('spadille.house', JSON.stringify([kept]))", kept)
    other.close()
    place.wait_for_function(KNOWN, arg=[server + ENGINE, spec, "Other"])


# Whether a book of this name is known, with this in its title.
KNOWN = """async ([address, book, title]) => {
  const { engine } = await import(address);
  return engine.ask("column", { book }).then((column) => column.title.includes(title), () => false);
}"""


def test_it_stays_while_pages_come_and_go(place: Page, server: str) -> None:
    found = requested(place.context)
    ask(exchanging(place), server, "hello")
    place.evaluate("globalThis.mark = 'still here'")
    (before,) = engines(place)
    for tab in ("Collation", "Deals"):
        place.locator(".md-tabs__link", has_text=tab).click()
        place.wait_for_selector(f"h1:has-text('{tab}')")
        assert place.title().startswith(tab)
        assert place.locator("body > [role=status]").inner_text() == place.title()
        fetched = len([address for address in found if RUNTIME in address])
        assert ask(place, server, "hello")["books"]
        assert engines(place) == [before]
        assert len([address for address in found if RUNTIME in address]) == fetched
    assert place.evaluate("globalThis.mark") == "still here"


def test_a_place_in_the_page_is_no_new_page(place: Page, server: str) -> None:
    exchanging(place).evaluate("document.querySelector('article').dataset.mark = 'mine'")
    place.locator("article .headerlink").first.evaluate("link => link.click()")
    place.wait_for_url("**/history/#*")
    place.evaluate("location.hash = 'elsewhere'")
    place.go_back()
    place.wait_for_timeout(300)
    assert place.evaluate("document.querySelector('article').dataset.mark") == "mine"
    assert place.locator("article .headerlink").first.get_attribute("target") is None
    place.locator(".md-tabs__link", has_text="Deals").click()
    place.wait_for_selector("h1:has-text('Deals')")
    place.go_back()
    place.wait_for_selector("h1:has-text('history')")
    assert place.url.startswith(f"{server}{QUIET}#")


def engines(place: Page) -> list[Any]:
    """Return the workers that the engine has begun."""
    return [worker for worker in place.workers if worker.url.startswith("blob:")]


def test_it_needs_no_network_once_it_runs(place: Page, server: str) -> None:
    ask(place, server, "hello")
    place.context.set_offline(True)
    assert ask(place, server, "hello")["books"]


def test_loading_is_shown(place: Page, server: str) -> None:
    states = place.evaluate(
        """async ([address, near]) => {
          const { engine } = await import(address);
          const { progress } = await import(near);
          const shown = progress();
          document.querySelector("article").append(shown);
          const [bar, words] = [shown.querySelector("progress"), shown.querySelector("[role=status]")];
          const states = [];
          engine.watch(() => states.push([shown.hidden, bar.value, words.textContent, bar.getAttribute("aria-label")]));
          await engine.ask("hello");
          states.push([shown.hidden, bar.value, words.textContent, bar.getAttribute("aria-label")]);
          return states;
        }""",
        [server + ENGINE, server + ENGINE.replace("engine.mjs", "progress.mjs")],
    )
    values = [value for _, value, _, _ in states[:-1]]
    assert values == sorted(values)
    assert len(set(values)) > 5
    assert [hidden for hidden, *_ in states[1:-1]].count(True) <= 1
    assert states[-1] == [True, 1, "", said.WIDGET["label"]]
    assert {words for _, _, words, _ in states} == {"", said.WIDGET["loading"], said.WIDGET["starting"]}


# -- what goes wrong


def test_without_webassembly_it_says_so(place: Page, server: str) -> None:
    place.add_init_script("delete globalThis.WebAssembly")
    place.reload()
    (refused,) = ask_all(place, server, [("hello", {})])
    assert (refused["error"]["kind"], refused["error"]["message"]) == ("missing", said.WIDGET["nowasm"])
    assert state(place, server) == ["failed", said.WIDGET["nowasm"]]
    assert engines(place) == []


@pytest.fixture
def lonely(browser: Browser, server: str) -> Iterator[Page]:
    """A page of its own that may complain."""
    place = browser.new_page()
    place.goto(server + QUIET)
    yield place
    place.context.close()


FILES = ("files.json", "pyodide.mjs", "pyodide.asm.mjs", "python-*.wasm", "stdlib-*.pack", "engine-*.pack")


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_does_not_come_is_named(lonely: Page, server: str, name: str) -> None:
    for pattern in (f"**{RUNTIME}{name}", f"**{RUNTIME}*/{name}"):
        lonely.route(pattern, lambda route: route.fulfill(status=404))
    (refused,) = ask_all(lonely, server, [("hello", {})])
    error = refused["error"]
    assert error["kind"] == "missing"
    assert fnmatch(error["message"], said.WIDGET["missing"].format(file=f"*{RUNTIME}*{name}"))
    assert state(lonely, server) == ["failed", error["message"]]


def test_after_a_fault_it_can_be_tried_again(lonely: Page, server: str) -> None:
    lonely.route(f"**{RUNTIME}files.json", lambda route: route.abort())
    (refused,) = ask_all(lonely, server, [("hello", {})])
    assert refused["error"]["kind"] == "missing"
    lonely.unroute_all()
    assert ask(lonely, server, "hello")["books"]
    assert state(lonely, server) == ["ready", ""]


@pytest.mark.parametrize("name", ["python-*.wasm", "stdlib-*.pack"])
def test_a_file_that_is_spoiled_ends_in_words(lonely: Page, server: str, name: str) -> None:
    lonely.route(f"**{RUNTIME}*/{name}", lambda route: route.fulfill(body="spoiled"))
    (refused,) = ask_all(lonely, server, [("hello", {})])
    assert refused["error"]["kind"] in ("missing", "broken")
    assert state(lonely, server) == ["failed", refused["error"]["message"]]
    assert refused["error"]["message"].strip()


def test_a_worker_that_may_not_run_is_told_of(lonely: Page, server: str) -> None:
    lonely.route("**/lab/worker.mjs", lambda route: route.abort())
    (refused,) = ask_all(lonely, server, [("hello", {})])
    assert (refused["error"]["kind"], refused["error"]["message"]) == ("missing", said.WIDGET["blocked"])


def test_a_server_may_call_the_program_anything(lonely: Page, server: str) -> None:
    def called(route: Route) -> None:
        route.fulfill(response=route.fetch(), headers={"content-type": "application/octet-stream"})

    lonely.route("**/python-*.wasm", called)
    assert ask(lonely, server, "hello")["books"]


def test_python_reaches_no_other_host(lonely: Page, server: str) -> None:
    code = "from pyodide.http import open_url\nopen_url('https://example.invalid/')"
    with lonely.context.expect_event("requestfailed") as refused:
        (tried,) = ask_all(lonely, server, [("run", {"code": code})])
    assert "NetworkError" in json.dumps(tried)
    assert (refused.value.url, refused.value.failure) == ("https://example.invalid/", "csp")


def test_what_the_small_library_lacks_is_fetched(lonely: Page, server: str) -> None:
    told: list[str] = []
    lonely.context.on("console", lambda message: told.append(message.text))
    found = requested(lonely.context)
    ran = ask(lonely, server, "run", code="import statistics\nstatistics.mean([1, 2])")
    assert ran["value"] == "1.5"
    assert [address for address in found if address.endswith("python_stdlib.zip")]
    assert [text for text in told if "statistics" in text]


# What Pyodide brings at its start by itself, and what it gives when it comes later.
PUT_OFF = {
    "import sys; 'asyncio' in sys.modules, type(sys.modules['pyodide.webloop']).__module__": "(False, 'builtins')",
    "import sys; {type(sys.modules[name]).__name__ for name in ('_colorize', 'bz2', 'compression.zstd', 'lzma')}": "{'_AtFirstUse'}",
    "import bz2; bz2.decompress(bz2.compress(b'Solo'))": "b'Solo'",
    "import lzma, shutil; lzma.decompress(lzma.compress(b'Solo')), 'xztar' in dict(shutil.get_archive_formats())": "(b'Solo', True)",
    "import pyodide.webloop; type(pyodide.webloop.WebLoop).__name__": "'type'",
    "import asyncio; type(asyncio.get_event_loop()).__name__, asyncio.run.__code__.co_filename[-10:]": "('WebLoop', 'webloop.py')",
    "import asyncio.events, sys; asyncio.events is sys.modules['asyncio.events'], asyncio.__spec__.loader is asyncio.__loader__": "(True, True)",
    "from asyncio import *; import asyncio as again; Queue is again.Queue": "True",
}


def test_what_is_put_off_comes_when_it_is_wanted(lonely: Page, server: str) -> None:
    ran = [ask(lonely, server, "run", code=code.replace("; ", "\n")) for code in PUT_OFF]
    assert [answer.get("value") for answer in ran] == list(PUT_OFF.values()), ran


def rest_of_python(found: list[str]) -> list[str]:
    """Return those of the addresses at which the second part of Python lies."""
    return [address for address in found if fnmatch(address, f"*{RUNTIME}*/rest-*.wasm")]


def test_the_first_part_of_python_does_for_the_engine(lonely: Page, server: str, edition: Edition) -> None:
    found = requested(lonely.context)
    questions = [(question["method"], question["params"]) for question in trial.requests(edition)]
    assert len(ask_all(lonely, server, questions)) == len(questions)
    assert rest_of_python(found) == []


# What functions of Python in C that the engine never calls give.
RARE = {
    "import unicodedata; unicodedata.name('ß')": "'LATIN SMALL LETTER SHARP S'",
    "'Krähe 木'.encode('shift_jis', 'replace')": "b'Kr?he \\x96\\xd8'",
    "import math; math.comb(50, 25)": "126410606437752",
    "from decimal import Decimal; Decimal(2).sqrt()": "Decimal('1.414213562373095048801688724')",
    "import zlib; zlib.decompress(zlib.compress(b'Solo' * 9, 9))[:6]": "b'SoloSo'",
    "from operator import itemgetter; sorted([(1, 'b'), (0, 'c')], key=itemgetter(1))": "[(1, 'b'), (0, 'c')]",
    "memoryview(b'abcdef')[::2].tolist()": "[97, 99, 101]",
    "import cmath; cmath.sqrt(-1)": "1j",
    "import array; array.array('d', [2.5, 1]).tobytes().hex()": "'0000000000000440000000000000f03f'",
    "import json; json.loads('[1e400]')": "[inf]",
    "int('9' * 40) ** 3 % 7919": str(int("9" * 40) ** 3 % 7919),
}


def test_the_rest_of_python_comes_when_it_is_called(lonely: Page, server: str) -> None:
    found = requested(lonely.context)
    ran = [ask(lonely, server, "run", code=code.replace("; ", "\n"))["value"] for code in RARE]
    assert ran == list(RARE.values())
    assert len(rest_of_python(found)) == 1


# What was compiled at build is found by its text: what is near to it must not be taken for it.
NEAR = {
    "from dataclasses import make_dataclass; make_dataclass('Suit', ['name'], frozen=True)('hearts')": "Suit(name='hearts')",
    "from collections import namedtuple; namedtuple('Trick', 'leader winner')(1, winner=2)": "Trick(leader=1, winner=2)",
    "import re; re.findall('([*?[])', 'a*b?'), re.findall(rb'([*?[])', b'a*b?')": "(['*', '?'], [b'*', b'?'])",
    "import re; [re.findall('[*?Ä]', 'ä*b?', flags) for flags in (0, re.I, re.I | re.A)]": "[['*', '?'], ['ä', '*', '?'], ['*', '?']]",
    "import re; re.compile('(?P<suit>hearts|bells)').groupindex": "mappingproxy({'suit': 1})",
}


def test_what_a_reader_writes_is_not_taken_for_what_is_at_hand(page: Page, server: str) -> None:
    assert [ask(page, server, "run", code=code.replace("; ", "\n"))["value"] for code in NEAR] == list(
        NEAR.values()
    )
    ran = ask(page, server, "run", code="import re\nre.compile('[ab')")
    assert "unterminated character set" in ran["error"]


def test_modules_in_memory_know_where_they_lie(page: Page, server: str) -> None:
    code = "import fractions, spadille.points.deal.cut as cut\n[cut.__file__, cut.__package__, spadille.points.__path__, fractions.__file__]"
    assert ask(page, server, "run", code=code)["value"] == repr(
        [
            "/engine.zip/spadille/points/deal/cut.pyc",
            "spadille.points.deal",
            ["/engine.zip/spadille/points"],
            "/lib/python314.zip/fractions.pyc",
        ]
    )


def state(place: Page, server: str) -> Any:
    """Return the state of the engine, and what it says."""
    return place.evaluate(
        "async (address) => { const { engine } = await import(address); return [engine.state.phase, engine.state.message]; }",
        server + ENGINE,
    )
