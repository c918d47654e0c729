"""What every test may ask for. Fixtures of one folder's tests stand in that folder's conftest."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytest_plugins = ("support.built_site", "support.watched")

ROOT = Path(__file__).resolve().parents[1]
# The shell has no windows of its own to draw, which takes more time than most of our pages.
CHROMIUM_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# As root there is no sandbox; and the browser's own errands (updates, field trials) must not count as our requests.
CHROMIUM_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PATIENCE = 20_000
"""How long a page may take for what is expected of it, in milliseconds."""

# How long one example takes says more about the machine than about the law; and a law is tried on the same
# examples every time, so that a run can be had again.
settings.register_profile("spadille", deadline=None, derandomize=True)
settings.load_profile("spadille")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regen", action="store_true", help="write golden files anew from what is found; read the diff"
    )


@pytest.fixture(scope="session")
def regen(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--regen"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole run, the system's own; a missing one is a failure, never a skip."""
    from playwright.sync_api import expect, sync_playwright

    # Five seconds, as it is by itself, are too few where several browsers start Python at once.
    expect.set_options(timeout=PATIENCE)
    program = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if program is None:
        pytest.fail(f"no Chromium on the PATH: none of {', '.join(CHROMIUM_NAMES)}")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=CHROMIUM_ARGUMENTS)
        yield chromium
        chromium.close()
