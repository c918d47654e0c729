"""What `from spadille import ...` gives is what it says, whatever was imported before."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import spadille

FUNCTIONS = [name for name in spadille.__all__ if name != "__version__"]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_no_module_hides_a_public_name(name: str) -> None:
    assert find_spec(f"spadille.{name}") is None
    assert callable(getattr(spadille, name))
