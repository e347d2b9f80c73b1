"""What ``farwhist --help`` and ``farwhist --version`` print."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from farwhist import __version__
from farwhist.arguments import COMMANDS
from farwhist.identity import HOMEPAGE, MATCH_SUFFIX, NAME, PROGRAM, RULES_SUFFIX, SCHEME
from farwhist.store.paths import config_folder, data_folder, log_folder

_WIDTH: Final = 79
_COLUMN: Final = 20
"""Where the explanations begin, in characters."""


def version() -> str:
    """Return name and version, such as "Far Whist 1.0.0"."""
    return f"{NAME} {__version__}"


def usage(languages: Iterable[str]) -> str:
    """Return the help page.

    Args:
        languages: the codes of those that there is a translation for.
    """
    codes = ", ".join(sorted(languages))
    options = {
        "FILE": f"open a saved match ({MATCH_SUFFIX}) or rules ({RULES_SUFFIX})",
        f"{SCHEME}://...": "an invitation to a table: show the page on which it is joined",
        "--language CODE": f"for this run only: {codes}, or system",
        "--folder FOLDER": "keep matches, statistics and preferences in this folder",
        "--autoplay": "watch the computer play one match and close; nothing is kept",
        "-h, --help": "print this page",
        "--version": "print the version",
    }
    folders = {
        "matches": str(data_folder()),
        "preferences": str(config_folder()),
        "error log": str(log_folder()),
    }
    lines = [
        f"usage: {PROGRAM} [option ...] [FILE | {SCHEME}://...]",
        f"       {PROGRAM} COMMAND ...",
        "",
        f"{version()}: a card table for whist games in which the exact bid counts.",
        "Without a command the game opens in a window.",
        "",
        "options of the window:",
        *_table(options),
        "  Options of Qt, such as -platform, -display and -style, are taken too.",
        "",
        f"commands, which need no screen ({PROGRAM} COMMAND --help tells more):",
        *_table(COMMANDS),
        "",
        "files are kept in:",
        *(f"  {name:<{_COLUMN - 2}}{folder}" for name, folder in folders.items()),
        *(("", HOMEPAGE) if HOMEPAGE else ()),
    ]
    return "\n".join(lines)


def _table(rows: dict[str, str]) -> Iterator[str]:
    for name, told in rows.items():
        yield textwrap.fill(
            told,
            _WIDTH,
            initial_indent=f"  {name:<{_COLUMN - 2}}",
            subsequent_indent=" " * _COLUMN,
        )
