"""From the click to the first replay: `python tests/benchmarks/pyodide_start.py [--rounds N]` prints a table, stock Pyodide against ours.

Not a test: the times depend on the machine. Both load the same Pyodide from the same server, which packs what every usual
host packs, in turns of one run. Stock is what its documentation shows: Pyodide as it comes, and the engine as an archive of
its sources. Cold is a browser that has never seen the page, warm the same browser started anew; slow is a line of 10 Mbit/s
with 40 ms to every answer, made by the server, so that it holds for the worker too.
"""

from __future__ import annotations

import argparse
import gzip
import http.server
import io
import shutil
import statistics
import sys
import tempfile
import threading
import time
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

from spadille.io.record_text import record_to_data
from spadille.site import lab_words
from spadille.site.build import loaded
from spadille.site.runtime import files, pack, pinned
from spadille.site.scripts import FOLDER, scripts

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
PACKED = (".html", ".mjs", ".json", ".wasm")
TYPES = {
    ".html": "text/html",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".wasm": "application/wasm",
}
BYTES_A_SECOND = 10_000_000 / 8
DELAY = 0.04
PIECE = 16_384

STOCK_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
let answer;
addEventListener("message", async ({ data }) => {
  if (!answer) {
    const [python, sources] = await Promise.all([
      loadPyodide(),
      fetch(new URL("engine.zip", import.meta.url)).then((response) => response.arrayBuffer()),
    ]);
    python.unpackArchive(sources, "zip");
    answer = python.pyimport("spadille.lab.serve").answer;
  }
  postMessage(answer(data));
});
"""
STOCK = """async (params) => {
  const worker = new Worker(new URL("stock/worker.mjs", location.href), { type: "module" });
  globalThis.ask = (method, params) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(JSON.parse(data).result);
    worker.postMessage(JSON.stringify({ method, params }));
  });
}"""
OURS = """async () => {
  const { engine } = await import(new URL("assets/js/lab/engine.mjs", location.href));
  globalThis.ask = (method, params) => engine.ask(method, params);
}"""
TIMED = """async ([start, params]) => {
  const before = performance.now();
  await eval(start)();
  const { trace } = await ask("replay", params);
  return [performance.now() - before, trace.length];
}"""
AFTER = """async ([record, books]) => {
  const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  const measured = async (times, what) => {
    const found = [];
    for (let turn = 0; turn < times; turn += 1) {
      const before = performance.now();
      await what();
      found.push(performance.now() - before);
    }
    return median(found);
  };
  const one = await measured(21, () => ask("replay", { record, book: books[0] }));
  const all = await measured(7, async () => {
    for (const book of books) await ask("replay", { record, book });
  });
  return [one, all];
}"""


@dataclass
class Line:
    """The line to the server."""

    slow: bool = False
    free: float = 0.0
    sent: int = 0

    def __post_init__(self) -> None:
        self.lock = threading.Lock()

    def wait(self, size: int) -> None:
        """Wait until so many bytes have gone over the line."""
        with self.lock:
            self.sent += size
            start = max(self.free, time.monotonic())
            self.free = start + size / BYTES_A_SECOND
            until = self.free
        if self.slow:
            time.sleep(max(0.0, until - time.monotonic()))


def handler(folder: Path, line: Line) -> type[http.server.BaseHTTPRequestHandler]:
    """Return what serves a folder over a line."""

    @cache
    def body(path: Path) -> bytes:
        content = path.read_bytes()
        return gzip.compress(content) if path.suffix in PACKED else content

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, *_: object) -> None:
            """Keep quiet."""

        def do_GET(self) -> None:
            """Send a file, or word that it is still the same."""
            path = folder / (self.path.lstrip("/") or "index.html")
            if line.slow:
                time.sleep(DELAY)
            if not path.is_file():
                self.send_error(404)
                return
            tag = f'"{path.stat().st_size}-{path.stat().st_mtime_ns}"'
            if self.headers.get("If-None-Match") == tag:
                self.send_response(304)
                self.end_headers()
                return
            content = body(path)
            self.send_response(200)
            self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
            self.send_header("Cache-Control", "max-age=600")
            self.send_header("ETag", tag)
            if path.suffix in PACKED:
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            for start in range(0, len(content), PIECE):
                piece = content[start : start + PIECE]
                line.wait(len(piece))
                self.wfile.write(piece)

    return Handler


def write_site(folder: Path) -> tuple[dict[str, Any], list[str]]:
    """Write both kinds of runtime and an empty page; return the deal and the books to ask about."""
    edition = loaded(ROOT / "docs" / "deals")
    sent = dict(files.files(edition, root=ROOT))
    sent |= {
        lab_words.PATH: lab_words.content().encode(),
        "index.html": b"<!doctype html><title>Start</title>",
    }
    for name, content in scripts(ROOT / "docs" / FOLDER, ROOT).files.items():
        sent[FOLDER + name] = content.encode()
    for name in (*pinned.SUMS, "pyodide-lock.json"):
        sent[f"stock/{name}"] = (ROOT / pinned.PACKAGE / name).read_bytes()
    sent |= {"stock/worker.mjs": STOCK_WORKER.encode(), "stock/engine.zip": sources(pack.plan(edition))}
    for name, content in sent.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    record = next(record for record in edition.records if record.id == "prime-in-bells")
    return record_to_data(record), [ruleset.spec for ruleset in edition.rulesets]


def sources(plan: pack.Plan) -> bytes:
    """Return the engine as an archive of its sources."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in plan.sources.items():
            if name.startswith("engine/"):
                archive.writestr(name.removeprefix("engine/"), content)
    return whole.getvalue()


@dataclass(frozen=True)
class Bench:
    """A browser, and the address to look at."""

    playwright: Playwright
    address: str
    record: dict[str, Any]
    books: list[str]

    def first(self, profile: str, start: str, *, then: bool = False) -> tuple[float, list[float]]:
        """Return the seconds to the first replay, and the milliseconds of later ones if they are wanted."""
        context = self.playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking"]
        )
        page = context.new_page()
        page.goto(self.address)
        page.wait_for_timeout(300)
        took, length = page.evaluate(TIMED, [start, {"record": self.record, "book": self.books[0]}])
        assert length > 1000
        later = page.evaluate(AFTER, [self.record, self.books]) if then else []
        if not then:
            # What the browser keeps it writes at leisure.
            page.wait_for_timeout(1500)
        context.close()
        return took / 1000, later


def main() -> None:
    """Measure in turns, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    line = Line()
    found: dict[tuple[str, str], list[float]] = {}
    later: dict[str, list[list[float]]] = {"stock": [], "ours": []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        record, books = write_site(Path(folder))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler(Path(folder), line))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        bench = Bench(playwright, f"http://127.0.0.1:{server.server_port}/", record, books)
        sent = {}
        for number in range(rounds):
            for name, start in (("stock", STOCK), ("ours", OURS)):
                profiles = [str(Path(folder) / f"{name}-{number}-{kind}") for kind in ("fast", "slow")]
                line.slow, line.sent = False, 0
                for kind, slow, profile in (("cold", False, 0), ("warm", False, 0), ("slow", True, 1)):
                    line.slow = slow
                    took, after = bench.first(profiles[profile], start, then=kind == "warm")
                    found.setdefault((kind, name), []).append(took)
                    later[name] += [after] if after else []
                    if kind == "cold":
                        sent[name] = line.sent
            tell(f"round {number + 1}: { ({f'{k} {n}': round(v[-1], 2) for (k, n), v in found.items()}) }")
        server.shutdown()
    report(found, later, sent)


def report(
    found: dict[tuple[str, str], list[float]], later: dict[str, list[list[float]]], sent: dict[str, int]
) -> None:
    """Print the table."""
    tell(f"{'':24}{'stock':>10}{'ours':>10}{'ratio':>8}")
    tell(f"{'sent, MB':24}{sent['stock'] / 1e6:>10.2f}{sent['ours'] / 1e6:>10.2f}")
    for kind in ("cold", "slow", "warm"):
        stock, ours = (statistics.median(found[kind, name]) for name in ("stock", "ours"))
        tell(f"{f'{kind}, s':24}{stock:>10.2f}{ours:>10.2f}{ours / stock:>8.2f}")
    for place, what in enumerate(("a replay, ms", "under all books, ms")):
        stock, ours = (statistics.median(after[place] for after in later[name]) for name in ("stock", "ours"))
        tell(f"{what:24}{stock:>10.1f}{ours:>10.1f}")


def tell(text: str) -> None:
    """Write a line."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
