"""Charts as SVG that take their width from the page and their colours from the theme.

What lies across is given in hundredths of the width, what lies downward in pixels, so that writing keeps its size.
"""

from __future__ import annotations

from fractions import Fraction

from spadille.site.html import Html, el
from spadille.site.scoring.words import Picture

Number = int | float | Fraction


def chart(name: str, picture: Picture, *, height: int, shapes: tuple[Html, ...]) -> Html:
    """Return a chart with its name and description for those who do not see it."""
    return el(
        "svg",
        el("title", picture.title, id=f"{name}-title"),
        el("desc", picture.description, id=f"{name}-desc"),
        *shapes,
        width="100%",
        height=height,
        role="img",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-desc",
        class_="sp-chart",
    )


def line(x: tuple[Number, Number], y: tuple[Number, Number], class_: str) -> Html:
    """Return a line between two places across and two downward."""
    return el("line", x1=share(x[0]), x2=share(x[1]), y1=px(y[0]), y2=px(y[1]), class_=class_)


def circle(x: Number, y: Number, radius: int, class_: str) -> Html:
    """Return a circle."""
    return el("circle", cx=share(x), cy=px(y), r=radius, class_=class_)


def label(x: Number, y: Number, words: str, class_: str) -> Html:
    """Return a line of writing; its class says to which side of its place it goes."""
    return el("text", words, x=share(x), y=px(y), class_=class_)


def share(value: Number) -> str:
    """Return a place across."""
    return f"{float(value):.2f}%"


def px(value: Number) -> str:
    """Return a place downward."""
    return f"{float(value):g}"
