"""What the window takes on the command line; checked before a screen is looked for."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NoReturn

COMMANDS: Final = {
    "simulate": "let bots play and print what happened",
    "arena": "measure opponents against each other",
    "advise": "what to bid or play, at anybody's table",
    "check": "replay a saved match",
    "verify": "check copied texts: docs/fair-play.md",
    "games": "list the games and their presets",
    "options": "list the options of a game",
    "deck": "draw all cards on one sheet",
}
"""What works without a window, and what it does."""

_QT_ALONE: Final = (
    "-reverse", "-widgetcount", "-nograb", "-dograb", "-sync", "-hsync", "-vsync",
)  # fmt: skip
_QT_WITH_VALUE: Final = (
    "-style", "-stylesheet", "-platform", "-platformpluginpath", "-platformtheme", "-plugin",
    "-qwindowgeometry", "-geometry", "-qwindowicon", "-icon", "-qwindowtitle", "-title",
    "-session", "-display", "-name", "-visual", "-dialogs", "-fontengine", "-qmljsdebugger",
)  # fmt: skip
"""What Qt takes itself, on one system or another, with one dash or two."""

_MAC: Final = ("-psn_", "-NS", "-Apple")
"""What the system adds on macOS; the last two have a value each."""


class Refused(Exception):
    """The command line does not fit; the text says why in one sentence."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message)


def parse(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return what is for the window (autoplay, folder, language), and what is for Qt.

    `help` and `version` say that the player wants to read these instead.

    Raises:
        Refused: there is something else, or a value is missing or makes no sense.
    """
    parser = _Parser(prog="farwhist", add_help=False, allow_abbrev=False)
    parser.add_argument("--autoplay", action="store_true")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--language", help="en, fr ..., or system; for this run only")
    parser.add_argument("--help", "-h", action="store_true")
    parser.add_argument("--version", action="store_true")
    wanted, rest = parser.parse_known_args(list(arguments))
    for stray in _strays(rest):
        if stray.startswith("-"):
            known = (
                "--autoplay",
                "--folder",
                "--language",
                "--help",
                "--version",
                *_QT_ALONE,
                *_QT_WITH_VALUE,
            )
            raise Refused(f"there is no option “{stray}”{_meant(stray.partition('=')[0], known)}")
        raise Refused(f"there is no command “{stray}”{_meant(stray, COMMANDS)}")
    if wanted.language is not None:
        _check_language(wanted.language)
    return wanted, rest


def _strays(rest: Iterable[str]) -> Iterator[str]:
    """Yield what Qt does not know either."""
    left = iter(rest)
    for argument in left:
        name, equals, _ = argument.partition("=")
        name = name[1:] if name.startswith("--") else name
        if name.startswith(_MAC) or name in _QT_WITH_VALUE:
            if equals or name.startswith(_MAC[0]):
                continue
            if next(left, None) is None:
                raise Refused(f"“{argument}” needs a value")
        elif argument not in _QT_ALONE and name not in _QT_ALONE:
            yield argument


def languages() -> set[str]:
    """Return the codes of the languages that the window can speak."""
    from farwhist import places

    found = places.translations().glob("farwhist_*.qm")
    return {"en", *(path.stem.partition("_")[2] for path in found)}


def _check_language(language: str) -> None:
    code = language.replace("-", "_").partition("_")[0].lower()
    if code not in languages() | {"system"}:
        raise Refused(
            f"there is no translation “{language}”; choose from "
            f"{', '.join(sorted(languages()))} and system"
        )


def _meant(word: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(word, list(known), 1)
    return f"; do you mean “{close[0]}”?" if close else ""
