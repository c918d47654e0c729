"""`spadille sources`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from spadille.cli import options
from spadille.cli.command import Command

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from spadille.source import Source


def _complete(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    from spadille.io import folders

    ids = sorted(path.stem for path in folders.sources_folder().glob("*.yaml"))
    return [CompletionItem(name) for name in ids if name.startswith(incomplete)]


@click.command("sources", cls=Command)
@click.argument("ids", metavar="[ID...]", nargs=-1, shell_complete=_complete)
@click.option("--bibtex", is_flag=True, help="The bibliography as BibTeX.")
@click.option("--csl", is_flag=True, help="The bibliography as CSL-JSON.")
@options.as_json
def command(ids: tuple[str, ...], *, bibtex: bool, csl: bool, as_json: bool) -> None:
    """List the works that the edition knows of, and how much of each was read.

    For example:

        spadille sources
        spadille sources altenburg-1988 hammer-1811 --bibtex
        spadille sources --csl > solo.json
    """
    from spadille import bibliography
    from spadille.cli import output
    from spadille.errors import UsageError
    from spadille.io import folders
    from spadille.io.sources import load_sources

    if bibtex + csl + as_json > 1:
        raise UsageError("--bibtex, --csl and --json are forms of the same; expected one of them")
    sources = _chosen(load_sources(folders.sources_folder()), ids)
    if bibtex:
        output.write(bibliography.to_bibtex(sources))
    elif csl:
        output.write_json([bibliography.to_csl(source) for source in sources])
    elif as_json:
        output.write_json({"sources": [bibliography.to_data(source) for source in sources]})
    else:
        from spadille.cli.show import sources as pages
        from spadille.cli.show import terminal

        terminal.show(pages.page(sources))


def _chosen(known: dict[str, Source], ids: tuple[str, ...]) -> list[Source]:
    from spadille.errors import UsageError, nearest

    unknown = [f"there is no source {name!r}{nearest(name, known)}" for name in ids if name not in known]
    if unknown:
        raise UsageError("\n".join(unknown))
    return [known[name] for name in dict.fromkeys(ids)] if ids else list(known.values())
