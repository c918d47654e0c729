"""How a page of the edition is cited: as text, in BibTeX and in CSL-JSON, with the version of the edition."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from spadille.site.here import Here, address
from spadille.site.html import Html, el, join, text
from spadille.site.words import apparatus as said
from spadille.version import DATE, EDITION

_SCRIPT = "assets/js/sp-cite.mjs"
# Signs of nobody's, for what a script fills in.
_PLACE, _KEY, _ADDRESS = "\ue000", "\ue001", "\ue002"


@dataclass(frozen=True, slots=True)
class Cited:
    """A page to be cited."""

    title: str
    path: str
    """Of its source, such as `rulesets/index.md`."""

    @property
    def key(self) -> str:
        """The key of the item in a bibliography."""
        return "-".join(["spadille", *re.findall(r"[a-z0-9]+", address(self.path).lower())])

    @property
    def text(self) -> str:
        """The citation in a line."""
        return said.CITED.format(
            editors=said.EDITORS,
            title=self.title,
            edition=said.EDITION_TITLE,
            version=EDITION,
            date=DATE,
            address=address(self.path),
        )

    @property
    def bibtex(self) -> str:
        """The citation in BibTeX."""
        fields = {
            "author": f"{{{said.EDITORS}}}",
            "title": f"{{{_bibtex(self.title)}}}",
            "booktitle": f"{{{said.EDITION_TITLE}}}",
            "year": DATE.partition("-")[0],
            "date": DATE,
            "version": EDITION,
            # Most styles leave out the version of a part of a book.
            "note": f"version {EDITION}",
            "url": address(self.path),
        }
        lines = "".join(f"  {name} = {{{value}}},\n" for name, value in fields.items())
        return f"@incollection{{{self.key},\n{lines}}}"

    @property
    def csl(self) -> dict[str, Any]:
        """The citation as an item of CSL-JSON."""
        return {
            "id": self.key,
            "type": "webpage",
            "title": self.title,
            "container-title": said.EDITION_TITLE,
            "author": [{"literal": said.EDITORS}],
            "version": EDITION,
            "issued": {"date-parts": [[int(part) for part in DATE.split("-")]]},
            "URL": address(self.path),
        }


def block(title: str, here: Here) -> Html:
    """Return the three citations of the page, folded away; a script adds buttons to copy them and the full address."""
    cited = Cited(title + _PLACE, here.path)
    texts = (
        (said.CITE_TEXT, cited.text),
        ("BibTeX", cited.bibtex),
        ("CSL-JSON", json.dumps(cited.csl, ensure_ascii=False, indent=2)),
    )
    forms = [
        join((el("dt", name), el("dd", el("pre", el("code", _open(text, cited)), tabindex="0"))))
        for name, text in texts
    ]
    folded = el(
        "details",
        el("summary", said.CITE_PAGE),
        el("p", said.CITE_LEAD),
        el("dl", *forms),
        class_="sp-citebox",
    )
    element = el(
        "sp-cite",
        folded,
        data_copy=said.COPY,
        data_copied=said.COPIED,
        data_copy_address=said.COPY_ADDRESS,
        data_search_exclude=True,
    )
    return join((element, el("script", type="module", src=here.href(_SCRIPT))))


def _open(citation: str, cited: Cited) -> Html:
    """Return a citation in which a script can name a place of the page: in its title, its key, and its address."""
    marked = text(citation.replace(cited.key, cited.key + _KEY).replace(address(cited.path), _ADDRESS))
    parts = {
        _PLACE: el("span", data_cites="place"),
        _KEY: el("span", data_cites="key"),
        _ADDRESS: el("span", address(cited.path), data_cites="address"),
    }
    for sign, part in parts.items():
        marked = Html(marked.replace(sign, part))
    return marked


def _bibtex(title: str) -> str:
    return re.sub(r"([&%$#_{}])", r"\\\1", title)
