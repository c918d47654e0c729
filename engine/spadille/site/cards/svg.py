"""Elements of SVG as text: what is drawn here is drawn by us, so only titles need escaping."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Value = str | float

DECIMALS = 2
"""How exactly a number is written."""


def el(name: str, *children: str, **attributes: Value) -> str:
    """Return an element; attributes are written with `_` for `-`, numbers with two decimals at most."""
    head = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    body = "".join(children)
    return f"<{name}{head}>{body}</{name}>" if body else f"<{name}{head}/>"


def group(*children: str, **attributes: Value) -> str:
    """Return a group."""
    return el("g", *children, **attributes)


def path(d: str, **attributes: Value) -> str:
    """Return a path; it is filled and stroked as its group is, unless it says otherwise."""
    return el("path", d=d, **attributes)


def lines(d: str, width: float, **attributes: Value) -> str:
    """Return a path that encloses nothing."""
    return path(d, fill="none", stroke_width=width, **attributes)


def plain(d: str, fill: str) -> str:
    """Return a path without an outline."""
    return path(d, fill=fill, stroke="none")


def title(name: str) -> str:
    """Return the name that a reader is told who does not see the picture."""
    return el("title", escape(name, quote=False))


def use(part: str, **attributes: Value) -> str:
    """Return one more appearance of a part of the same file."""
    return el("use", href=f"#{part}", **attributes)


def at(x: float, y: float, *, scale: float = 1, turn: float = 0) -> str:
    """Return the `transform` that moves what is drawn around 0 0 to this place; `turn` is in degrees, clockwise."""
    turned = f"rotate({number(turn)})" if turn else ""
    scaled = f"scale({number(scale)})" if scale != 1 else ""
    return f"translate({number(x)} {number(y)}){turned}{scaled}"


def mirrored(x: float = 0, y: float = 0, *, scale: float = 1) -> str:
    """Return the `transform` that does the same and swaps left and right."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    return f"{moved}scale({number(-scale)} {number(scale)})"


def number(value: float) -> str:
    """Return a number as short as SVG allows."""
    text = f"{value:.{DECIMALS}f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def dots(places: Iterable[tuple[float, float]], radius: float) -> str:
    """Return the path of several round dots."""
    r, across = number(radius), number(2 * radius)
    return "".join(
        f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {across} 0a{r} {r} 0 1 1-{across} 0"
        for x, y in places
    )
