"""Which edition this is."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

EDITION: Final = version("spadille")
"""The version of the package, which is that of the edition."""
