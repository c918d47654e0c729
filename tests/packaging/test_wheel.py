"""`pip install` of the wheel alone, with no repository around it, gives a working command."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest


@dataclass(frozen=True)
class Installed:
    """The wheel, and an environment elsewhere that it is installed in."""

    wheel: Path
    environment: Path

    def run(self, *command: str) -> str:
        """Run a program of the environment far from the repository; return what it printed."""
        program, *arguments = command
        done = subprocess.run(
            [self.environment / "bin" / program, *arguments],
            cwd=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


@pytest.fixture(scope="module")
def installed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    # Without options the sdist is built first and the wheel from it, so the sdist is proved complete too.
    run_here(["build", "--no-isolation", "--outdir", folder, root])
    (wheel,) = folder.glob("*.whl")
    environment = folder / "environment"
    venv.create(environment)
    python = environment / "bin" / "python"
    run_here(["pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel])
    (packages,) = environment.glob("lib/python*/site-packages")
    # The dependencies come from the environment that runs this test: nothing is downloaded.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return Installed(wheel, environment)


def run_here(module_and_arguments: list[str | Path]) -> None:
    subprocess.run([sys.executable, "-m", *module_and_arguments], check=True, capture_output=True)


@pytest.mark.parametrize("folder", ["rulesets", "sources"])
def test_the_wheel_carries_the_data(installed: Installed, root: Path, folder: str) -> None:
    inside = {Path(name).name for name in ZipFile(installed.wheel).namelist() if f"/data/{folder}/" in name}
    outside = {path.name for path in (root / folder).glob("*.yaml")}
    assert outside
    assert outside <= inside


def test_the_installed_package_is_the_wheel(installed: Installed) -> None:
    place = installed.run("python", "-c", "import spadille; print(spadille.__file__)")
    assert Path(place).is_relative_to(installed.environment)


def test_a_wheel_has_no_deals(installed: Installed) -> None:
    code = "from spadille.io.folders import deals_folder; print(deals_folder())"
    assert installed.run("python", "-c", code) == "None\n"


@pytest.mark.parametrize("command", [("rules", "altenburg-1988"), ("sources",)], ids=" ".join)
def test_commands_work(installed: Installed, command: tuple[str, ...]) -> None:
    assert installed.run("spadille", *command).strip()


def test_the_version_is_the_wheels(installed: Installed) -> None:
    assert installed.wheel.name.split("-")[1] in installed.run("spadille", "--version")
