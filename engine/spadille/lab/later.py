"""Modules of Python that few questions need: in a browser, their archive is fetched when the first of them is imported."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

from spadille.errors import SpadilleError

Fetch = Callable[[str, str], str]
"""Fetches the archive of this name for the module of that name, and returns the archive's path."""


class NotComeError(SpadilleError, ModuleNotFoundError):
    """A module that would be fetched cannot be: most likely there is no network."""


class Later(MetaPathFinder):
    """Finds the modules of archives that have not come yet."""

    def __init__(self, homes: Mapping[str, str], fetch: Fetch) -> None:
        """Take the name of its archive for each module. Where `fetch` raises, the import fails."""
        self._homes = homes
        self._fetch = fetch
        self._places: dict[str, str] = {}

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module is found, after its archive has come; None for one that is in no archive."""
        archive = self._homes.get(fullname)
        if archive is None:
            return None
        # A package of one archive may have parts in another: each is looked for where it is known to lie.
        folder = [self._place(archive, fullname), *fullname.split(".")[:-1]]
        return PathFinder.find_spec(fullname, ["/".join(folder)], target)

    def _place(self, archive: str, module: str) -> str:
        if archive not in self._places:
            try:
                self._places[archive] = self._fetch(archive, module)
            except Exception as error:  # noqa: BLE001 - whatever went wrong on the way, the module is not there
                raise NotComeError(f"the part of Python that has {module} did not come ({error})") from None
        return self._places[archive]


def install(fetch: Fetch) -> None:
    """Find from now on what nobody else finds, as the package's `data/later.json` tells; it is there in a browser."""
    loader: Any = __spec__.loader
    listed = json.loads(loader.get_data(str(Path(__file__).parents[1] / "data" / "later.json")))
    homes = {module: archive for archive, modules in listed.items() for module in modules}
    sys.meta_path.insert(sys.meta_path.index(PathFinder) + 1, Later(homes, fetch))
