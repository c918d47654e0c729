"""What a page says of the engine while it loads, and when it does not run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WIDGET: Final[Mapping[str, str]] = {
    "loading": "The engine is being loaded: 3 MB, which the browser keeps.",
    "starting": "The engine is starting.",
    "label": "Loading of the engine",
    "nowasm": "Your browser runs no WebAssembly, or is told not to (some do so in a mode of strict protection). "
    "The engine of this edition needs it. All else on the page works without.",
    "blocked": "Your browser or the server forbids the engine to run on this page. All else on the page works without.",
    "missing": "A file of the engine did not come: {file}. You may be offline, or the site is not complete. "
    "All else on the page works without; try again later.",
    "broken": "The engine could not be started: {reason}. All else on the page works without.",
    "time": "No answer came within {seconds} seconds, so the engine was stopped. It starts anew with the next question.",
    "stopped": "The engine was stopped before it could answer.",
    "silent": "The engine broke down while it was answering.",
}
