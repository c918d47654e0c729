"""Built pages as tests see them: ids, links, and the text below an id."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

_VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())
_LINKING = {
    "a": "href",
    "link": "href",
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "use": "href",
}


@dataclass
class Element:
    """An element that has been read."""

    name: str
    attributes: dict[str, str]
    parent: Element | None
    children: list[Element | str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All text inside, its spaces made single; the names of pictures stand where the pictures do."""
        return " ".join("".join(self._texts()).split())

    def _texts(self) -> list[str]:
        if self.attributes.get("role") == "img" and "aria-label" in self.attributes:
            return [f"[{self.attributes['aria-label']}]"]
        return [
            piece
            for child in self.children
            for piece in ([child] if isinstance(child, str) else child._texts())
        ]

    def all(self, name: str = "", *, class_: str = "") -> list[Element]:
        """Return every element inside, with this name and class where they are given."""
        found = []
        for child in self.children:
            if isinstance(child, Element):
                if name in ("", child.name) and (not class_ or class_ in child.classes):
                    found.append(child)
                found += child.all(name, class_=class_)
        return found

    def one(self, name: str = "", *, class_: str = "") -> Element:
        """Return the only such element inside."""
        found = self.all(name, class_=class_)
        assert len(found) == 1, f"{len(found)} elements {name}.{class_}"
        return found[0]

    @property
    def classes(self) -> list[str]:
        """The element's classes."""
        return self.attributes.get("class", "").split()

    @property
    def id(self) -> str:
        """The element's id, or nothing."""
        return self.attributes.get("id", "")


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = self.here = Element("", {}, None)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, self.here)
        self.here.children.append(element)
        if tag not in _VOID:
            self.here = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.here.children.append(Element(tag, {name: value or "" for name, value in attrs}, self.here))

    def handle_endtag(self, tag: str) -> None:
        element: Element | None = self.here
        while element is not None and element.name != tag:
            element = element.parent
        if element is not None and element.parent is not None:
            self.here = element.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


def parsed(html: str) -> Element:
    """Return the tree of a page or of a piece of one."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.root


def read(path: Path) -> Element:
    """Return the tree of a file."""
    return parsed(path.read_text(encoding="utf-8"))


def by_id(page: Element) -> dict[str, Element]:
    """Return every element that has an id."""
    return {element.id: element for element in page.all() if element.id}


def addresses(page: Element) -> list[str]:
    """Return every address that the page links to or loads, in its order."""
    return [
        element.attributes[_LINKING[element.name]]
        for element in page.all()
        if element.name in _LINKING and _LINKING[element.name] in element.attributes
    ]
