"""A drawing of few elements: each part stands where it is used, and what is painted alike becomes one path.

A browser copies a card's elements for every appearance and styles each copy, twice where the card comes out of another
file: thirty-two cards drawn of parts within parts were three thousand elements of a page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, fromstring

from spadille.site.cards.colours import OWN
from spadille.site.cards.outline import Box, Outline, ellipse, outline, rectangle
from spadille.site.cards.svg import el, group, number, path, title
from spadille.site.cards.transform import Matrix, matrix

Paint = Mapping[str, str]

_PLAIN: Final[Paint] = {"fill": "black", "stroke": "none", "stroke-width": "1", "color": OWN}
"""How a shape is painted of which nothing is said."""

_LINE: Final = ("stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-opacity", "paint-order")
_PAINT: Final = ("fill", "stroke", *_LINE, "color")
_PLACED: Final = ("href", "x", "y", "width", "height")
_WIDEST: Final = 1.5
"""How wide a line may be that a shared part takes from where it is used."""


class Parts(NamedTuple):
    """What a pack's drawings use: some parts stand in every drawing, the large ones are shared by all."""

    own: Mapping[str, str]
    shared: Mapping[str, str]


@dataclass(slots=True)
class _Layer:
    """Shapes that are painted alike and do not touch each other, or an element that stays as it is."""

    paint: Paint = field(default_factory=dict)
    shapes: list[Outline] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    kept: str = ""

    def touches(self, box: Box) -> bool:
        return bool(self.kept) or any(box.touches(other) for other in self.boxes)

    def add(self, shape: Outline, box: Box) -> None:
        self.shapes.append(shape)
        self.boxes.append(box)

    def markup(self, **attributes: str) -> str:
        return self.kept or path("".join(map(str, self.shapes)), **_attributes(self.paint), **attributes)


@dataclass(slots=True)
class _Drawing:
    parts: Mapping[str, Element]
    shared: Mapping[str, str]
    around: Paint
    """How shapes are painted where the drawing is used, so far as that is known."""

    layers: list[_Layer] = field(default_factory=list)
    named: set[str] = field(default_factory=set)

    def add(self, element: Element, place: Matrix, paint: Paint, *, again: bool = False) -> None:
        """Draw an element; `again` where it has been named already, and need not be kept for another use."""
        paint = {**paint, **_painted(element, paint)}
        place = place.after(matrix(element.get("transform", "")))
        match element.tag:
            case "g" | "path" if "id" in element.attrib and place == Matrix() and not again:
                self._named(element, paint)
            case "g":
                for child in element:
                    self.add(child, place, paint, again=again)
            case "use":
                self._use(element, place, paint)
            case "title":
                self._keep(title(element.text or ""))
            case "symbol":
                self._keep(self._symbol(element))
            case _:
                self._shape(_shape(element).under(place), self._line(paint, place))

    def _use(self, element: Element, place: Matrix, paint: Paint) -> None:
        name = element.attrib["href"].removeprefix("#")
        part = self.parts[name]
        if part.tag == "symbol" or name in self.shared or name in self.named:
            placed = {name: element.attrib[name] for name in _PLACED if name in element.attrib}
            own = _attributes(self._said(paint)) if name in self.shared else {}
            self._keep(el("use", **placed, **_transform(place), **own))
        else:
            away = Matrix(e=float(element.get("x", 0)), f=float(element.get("y", 0)))
            self.add(part, place.after(away), paint, again=True)

    def _named(self, element: Element, paint: Paint) -> None:
        """Keep an element that the drawing uses again; one that was moved has a place that no other use knows."""
        id_ = element.attrib["id"]
        inner = _Drawing(self.parts, self.shared, self.around)
        for child in element if element.tag == "g" else [element]:
            inner.add(child, Matrix(), paint, again=True)
        self.named.add(id_)
        single = len(inner.layers) == 1 and not inner.layers[0].kept
        self._keep(inner.layers[0].markup(id=id_) if single else group(inner.markup(), id=id_))

    def _symbol(self, element: Element) -> str:
        inner = _Drawing(self.parts, self.shared, _PLAIN)
        return el("symbol", inner.drawn(element), id=element.attrib["id"], viewBox=element.attrib["viewBox"])

    def _line(self, paint: Paint, place: Matrix) -> Paint:
        """Return what must be said of the paint where everything has become larger or smaller."""
        if paint.get("stroke") == "none":
            paint = {name: value for name, value in paint.items() if name not in _LINE}
        elif place.scale != 1:
            paint = {**paint, "stroke-width": number(float(paint["stroke-width"]) * place.scale)}
        return self._said({name: value for name, value in paint.items() if name != "color"})

    def _said(self, paint: Paint) -> Paint:
        return {name: value for name, value in paint.items() if self.around.get(name) != value}

    def _shape(self, shape: Outline, paint: Paint) -> None:
        known = {**self.around, **paint}
        line = 0.0 if known.get("stroke") == "none" else float(known.get("stroke-width", _WIDEST))
        box = shape.box(line)
        for layer in reversed(self.layers):
            touches = layer.touches(box)
            if layer.paint == paint and not touches:
                layer.add(shape, box)
                return
            if touches:
                break
        self.layers.append(_Layer(paint, [shape], [box]))

    def _keep(self, markup: str) -> None:
        self.layers.append(_Layer(kept=markup))

    def drawn(self, root: Element) -> str:
        for child in root:
            self.add(child, Matrix(), self.around)
        return self.markup()

    def markup(self) -> str:
        return "".join(layer.markup() for layer in self.layers)


def flat(drawn: str, parts: Parts) -> str:
    """Return a drawing that looks the same and uses none of the parts but those that are shared."""
    root, known = _read(drawn, parts)
    return _Drawing(known, parts.shared, _PLAIN).drawn(root)


def shared(name: str, parts: Parts) -> str:
    """Return a shared part drawn so; what it does not say of its paint, it takes from where it is used."""
    root, known = _read(parts.shared[name], parts)
    return _Drawing(known, parts.shared, {}).drawn(root)


def _read(drawn: str, parts: Parts) -> tuple[Element, Mapping[str, Element]]:
    root = fromstring(f"<g>{drawn}</g>")  # noqa: S314 - drawn by us
    known = {name: fromstring(f"<g>{part}</g>") for name, part in {**parts.own, **parts.shared}.items()}  # noqa: S314
    for element in (*root.iter(), *(inner for part in known.values() for inner in part.iter())):
        if "id" in element.attrib:
            known[element.attrib["id"]] = element
    return root, known


def _painted(element: Element, paint: Paint) -> Paint:
    own = {name: value for name, value in element.attrib.items() if name in _PAINT}
    colour = own.get("color", paint.get("color", OWN))
    return {name: colour if value == OWN else value for name, value in own.items()}


def _shape(element: Element) -> Outline:
    if element.tag == "path":
        return outline(element.attrib["d"])
    if element.tag == "rect":
        sides = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
        return rectangle(*sides, corner=float(element.get("rx", 0)))
    return ellipse(float(element.attrib["rx"]), float(element.attrib["ry"]))


def _transform(place: Matrix) -> dict[str, str]:
    return {} if place == Matrix() else {"transform": f"matrix({' '.join(map(number, place))})"}


def _attributes(paint: Paint) -> dict[str, str]:
    return {name.replace("-", "_"): value for name, value in paint.items()}
