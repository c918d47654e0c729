"""Where the edition's data lie: at the root of the repository, or inside an installed wheel."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
_REPOSITORY = _PACKAGE.parents[1]


def rulesets_folder() -> Path:
    """Return the folder with one YAML file a ruleset."""
    return _data("rulesets")


def sources_folder() -> Path:
    """Return the folder with one YAML file a source."""
    return _data("sources")


def deals_folder() -> Path | None:
    """Return the folder with the recorded deals; None where Spadille was installed from a wheel, which carries none."""
    return _REPOSITORY / "docs" / "deals" if _in_repository() else None


def glossary_file() -> Path | None:
    """Return the file of the glossary; None where there is none, as in an installed wheel."""
    path = _REPOSITORY / "docs" / "glossary.yaml"
    return path if _in_repository() and path.is_file() else None


def compiled_edition() -> str | None:
    """Return the text of the compiled edition that the package carries; None where it carries none, as in a checkout."""
    if _in_repository():
        return None
    read = getattr(__spec__.loader, "get_data", None)
    try:
        data: bytes | None = read and read(str(Path(__file__).parents[1] / "data" / "edition.json"))
    except OSError:
        return None
    return data.decode("utf-8") if data else None


def _data(name: str) -> Path:
    return (_REPOSITORY if _in_repository() else _PACKAGE / "data") / name


def _in_repository() -> bool:
    """Tell a checkout from an installed package: only there does `engine/spadille` stand beside the project file."""
    return _PACKAGE.parent.name == "engine" and (_REPOSITORY / "pyproject.toml").is_file()
