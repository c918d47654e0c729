"""A command whose help is its docstring: paragraphs are set anew, indented lines stay as they are."""

from __future__ import annotations

import inspect
from typing import Any, Final

import click

SETTINGS: Final[dict[str, Any]] = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class PlainHelp(click.Command):
    """Prints examples as they are written."""

    def format_help_text(
        self,
        ctx: click.Context,  # noqa: ARG002 - click's signature
        formatter: click.HelpFormatter,
    ) -> None:
        """Write the docstring, paragraph by paragraph."""
        text = inspect.cleandoc(self.help or "")
        for paragraph in text.split("\n\n"):
            formatter.write_paragraph()
            with formatter.indentation():
                if paragraph.startswith(" "):
                    margin = " " * formatter.current_indent
                    formatter.write("".join(f"{margin}{line}\n" for line in paragraph.split("\n")))
                else:
                    formatter.write_text(paragraph)

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return the first sentence, whole: the list of commands has room for two lines."""
        return super().get_short_help_str(max(limit, 200))


class Command(PlainHelp):
    """One command of the program."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        options.setdefault("context_settings", SETTINGS)
        super().__init__(*arguments, **options)
