"""Which edition this is."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

DATE: Final = "2026-11-30"
"""The day of this state of the edition, for those who cite it; CITATION.cff has it too."""

EDITION: Final = version("spadille")
"""The version of the package, which is that of the edition."""
