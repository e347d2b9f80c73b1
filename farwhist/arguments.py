"""What the window takes on the command line; checked before a screen is looked for."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NoReturn

from farwhist.identity import SCHEME

COMMANDS: Final = {
    "simulate": "let bots play and print what happened",
    "arena": "measure opponents against each other",
    "advise": "what to bid or play, at anybody's table",
    "analyse": "judge the decisions of saved matches",
    "check": "replay a saved match",
    "deal": "show the deal of a code, or the code of a diagram",
    "puzzles": "list the prepared deals, or prove them again",
    "verify": "check copied texts: docs/fair-play.md",
    "games": "list the games and their presets",
    "options": "list the options of a game",
    "host": "keep a table open for other computers",
    "join": "let a bot sit down at such a table",
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

_ESCAPED: Final = re.compile(rb"%([0-9A-Fa-f]{2})")
"""A byte of a path in an address."""


class Refused(Exception):
    """The command line does not fit; the text says why in one sentence."""


NONE: Final = {
    "autoplay": False, "folder": None, "language": None, "help": False, "version": False,
    "file": None, "invitation": None,
}  # fmt: skip
"""What is for the window where there are no arguments, as at most starts."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(message)


def parse(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Return what is for the window (autoplay, folder, language ...), and what is for Qt.

    A file is there, or may be: what it holds is not looked at. All words after ``--`` are files.
    An invitation is any word that begins like one.

    `help` and `version` say that the player wants to read these instead.

    Raises:
        Refused: there is something else, or a value is missing or makes no sense.
    """
    return read(arguments) if arguments else (argparse.Namespace(**NONE), [])


def read(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """Do what `parse` does, also for no arguments at all, which takes some milliseconds."""
    words, dashes, behind = _divided(list(arguments))
    parser = _Parser(prog="farwhist", add_help=False, allow_abbrev=False)
    parser.add_argument("--autoplay", action="store_true")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--language", help="en, fr ..., or system; for this run only")
    parser.add_argument("--help", "-h", action="store_true")
    parser.add_argument("--version", action="store_true")
    wanted, rest = parser.parse_known_args(words)
    strays = list(_strays(rest))
    for _, stray in strays:
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
    invitations = [stray for _, stray in strays if _invites(stray)]
    files = [_file(stray, sure=False) for _, stray in strays if not _invites(stray)]
    files += [_file(word, sure=True) for word in behind]
    for place, _ in reversed(strays):
        del rest[place]
    if dashes and not files:
        raise Refused("“--” needs a file behind it")
    if len(files) > 1:
        raise Refused(f"one file can be opened at a time, and “{files[1].name}” is another")
    if len(invitations) > 1 or (invitations and files):
        raise Refused("one invitation can be followed at a time, and no file with it")
    if (files or invitations) and wanted.autoplay:
        raise Refused("--autoplay takes no file and no invitation")
    wanted.file = files[0] if files else None
    wanted.invitation = invitations[0] if invitations else None
    if wanted.language is not None:
        _check_language(wanted.language)
    return wanted, rest


def _divided(arguments: list[str]) -> tuple[list[str], list[str], list[str]]:
    """Return what stands before the first ``--``, that word if it is there, and what follows."""
    at = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:at], arguments[at : at + 1], arguments[at + 1 :]


def _invites(word: str) -> bool:
    """Whether a word is the line of an invitation, sound or not."""
    return word[: len(SCHEME) + 1].lower() == f"{SCHEME}:"


def _file(word: str, *, sure: bool) -> Path:
    """Return the file that a word names; it need not be one if the player is not `sure`."""
    path, alone = Path(word), not sure and Path(word).name == word
    if word[:5].lower() == "file:" and not _there(path):
        path, alone = _local(word), False
    if word and _there(path) and not (alone and path.is_dir()):
        return path.absolute()
    if sure or not alone or (path.suffix and path.stem):
        raise Refused(f"there is no file “{word}”")
    raise Refused(f"there is no command “{word}”{_meant(word, COMMANDS)}")


def _local(address: str) -> Path:
    """Return the path that an address such as file:///games/my%20match names on this machine.

    Python's own parser of addresses is not in every frozen program.
    """
    host, path = "", address[len("file:") :]
    if path.startswith("//"):
        host, slash, rest = path[2:].partition("/")
        path = slash + rest
    try:
        path = os.fsdecode(
            _ESCAPED.sub(lambda found: bytes([int(found[1], 16)]), os.fsencode(path))
        )
    except UnicodeError:
        return Path(address)
    if not path:
        return Path(address)
    if host.lower() not in ("", "localhost"):
        return Path(f"//{host}{path}" if os.name == "nt" else address)
    return Path(path.lstrip("/") if os.name == "nt" else path)  # a drive's letter comes first


def _there(path: Path) -> bool:
    """Whether there is such a file, or may be one in a folder that cannot be looked into."""
    try:
        path.stat()
    except PermissionError:
        return True
    except (OSError, ValueError):
        return False
    return True


def _strays(rest: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield what Qt does not know either, and its place."""
    left = enumerate(rest)
    for place, argument in left:
        name, equals, _ = argument.partition("=")
        name = name[1:] if name.startswith("--") else name
        if name.startswith(_MAC) or name in _QT_WITH_VALUE:
            if equals or name.startswith(_MAC[0]):
                continue
            if next(left, None) is None:
                raise Refused(f"“{argument}” needs a value")
        elif argument not in _QT_ALONE and name not in _QT_ALONE:
            yield place, argument


def _check_language(language: str) -> None:
    from farwhist import places

    code, known = language.replace("-", "_").partition("_")[0].lower(), places.languages()
    if code not in known | {"system"}:
        raise Refused(
            f"there is no translation “{language}”; choose from "
            f"{', '.join(sorted(known))} and system"
        )


def _meant(word: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(word, list(known), 1)
    return f"; do you mean “{close[0]}”?" if close else ""
