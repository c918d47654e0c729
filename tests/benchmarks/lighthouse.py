"""Lighthouse on a built site: `python tests/benchmarks/lighthouse.py SITE [PATH ...]` prints four scores a page, and what is below 100.

Not a test: the scores depend on the machine, and on what else it does. With `--runs`, every page is looked at several times in
turns with the others, and the run with the median of the performance is told, with all of them. Paths are addresses below the
site's root; without any, one page of four kinds is looked at.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("", "rulesets/altenburg-1988/", "collation/", "deals/one-trick-too-many/")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
PACKED = (".html", ".css", ".js", ".mjs", ".json", ".svg", ".xml")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends text packed, as every usual host of static files does."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Keep quiet."""

    def do_GET(self) -> None:
        """Send a file."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Cache-Control", "max-age=600")
        if path.suffix in PACKED:
            body = gzip.compress(body)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def main() -> None:
    """Look at every page asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("pages", nargs="*", default=PAGES)
    parser.add_argument("--desktop", action="store_true", help="a desk's machine, not a slow telephone's")
    parser.add_argument("--runs", type=int, default=1)
    asked = parser.parse_args()
    if not (asked.site / "index.html").is_file():
        parser.error(f"{asked.site}: found no index.html; expected the folder of a built site, such as site")
    if asked.runs < 1:
        parser.error(f"--runs: found {asked.runs}, expected at least 1")
    handler = functools.partial(Handler, directory=str(asked.site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found: dict[str, list[dict[str, object]]] = {page: [] for page in asked.pages}
    for _ in range(asked.runs):
        for page, reports in found.items():
            reports.append(report(f"http://127.0.0.1:{server.server_port}/{page}", desktop=asked.desktop))
    for page, reports in found.items():
        reports.sort(key=performance)
        tell(page, reports[len(reports) // 2])
        if asked.runs > 1:
            say(f"    performance of all runs: {', '.join(str(performance(one)) for one in reports)}")


def performance(found: dict[str, object]) -> int:
    """Return the first score, of a hundred."""
    categories = found["categories"]
    assert isinstance(categories, dict)
    return round(100 * (categories["performance"]["score"] or 0))


def report(url: str, *, desktop: bool = False) -> dict[str, object]:
    """Return what Lighthouse says of a page."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        program = [
            str(ROOT / ".venv" / "bin" / "node"),
            str(ROOT / "node_modules" / "lighthouse" / "cli" / "index.js"),
        ]
        flags = "--headless=new --no-sandbox --disable-background-networking"
        options = ["--output=json", f"--output-path={out}", "--quiet", f"--chrome-flags={flags}"]
        only = [f"--only-categories={','.join(CATEGORIES)}", *(["--preset=desktop"] if desktop else [])]
        done = subprocess.run(
            [*program, url, *options, *only],
            env={**os.environ, "CHROME_PATH": CHROMIUM},
            capture_output=True,
            text=True,
            check=False,
        )
        if not out.is_file():
            sys.exit(done.stderr)
        found: dict[str, object] = json.loads(out.read_text(encoding="utf-8"))
        return found


def tell(page: str, found: dict[str, object]) -> None:
    """Print the scores, some figures, and every audit that is not all it could be."""
    categories, audits = found["categories"], found["audits"]
    assert isinstance(categories, dict)
    assert isinstance(audits, dict)
    scores = "  ".join(f"{name} {round(100 * (categories[name]['score'] or 0))}" for name in CATEGORIES)
    say(f"{page or '(home)'}: {scores}")
    for name in (
        "first-contentful-paint",
        "largest-contentful-paint",
        "total-blocking-time",
        "cumulative-layout-shift",
        "total-byte-weight",
    ):
        say(f"    {name}: {audits[name].get('displayValue')}")
    for category in CATEGORIES:
        for reference in categories[category]["auditRefs"]:
            audit = audits[reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                say(f"    {category}: {audit['id']}: {audit['title']} {audit.get('displayValue', '')}")


def say(line: str) -> None:
    """Write a line."""
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
