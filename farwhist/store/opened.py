"""A file that the player wants to open: what it is, by what it holds, whatever it is called.

Nothing here writes, and no file is kept open.
"""

from __future__ import annotations

import re
import stat
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from farwhist.engine.match import Match
from farwhist.rules.draft import Draft
from farwhist.rules.words import QT_TRANSLATE_NOOP, sentence, shortened
from farwhist.store import matches, presets
from farwhist.store.matches import Saved, Unsound
from farwhist.store.reading import Newer, TooLarge, Unreadable, parse_json, read_text

LONGEST_FILE: Final = 80
"""How many letters of a file's name a sentence quotes."""

PROBLEMS: Final = {
    "missing": QT_TRANSLATE_NOOP("Opened files", "“{file}” is no longer there."),
    "folder": QT_TRANSLATE_NOOP(
        "Opened files", "“{file}” is a folder. Open a saved match or rules of Far Whist."
    ),
    "special": QT_TRANSLATE_NOOP(
        "Opened files", "“{file}” is not an ordinary file and holds neither a match nor rules."
    ),
    "unread": QT_TRANSLATE_NOOP("Opened files", "“{file}” cannot be read: {problem}."),
    "too_large": QT_TRANSLATE_NOOP(
        "Opened files", "“{file}” is too large to be a saved match or rules of Far Whist."
    ),
    "empty": QT_TRANSLATE_NOOP("Opened files", "“{file}” is empty."),
    "other": QT_TRANSLATE_NOOP(
        "Opened files", "“{file}” holds neither a saved match nor rules of Far Whist."
    ),
    "newer": QT_TRANSLATE_NOOP(
        "Opened files", "“{file}” was written by a newer version of Far Whist."
    ),
    "damaged": QT_TRANSLATE_NOOP(
        "Opened files", "“{file}” is a saved match, but damaged: it cannot be played."
    ),
    "list": QT_TRANSLATE_NOOP(
        "Opened files",
        "“{file}” is a whole list of rules. Export the rules you want one by one and open those "
        "files.",
    ),
    "records": QT_TRANSLATE_NOOP(
        "Opened files", "“{file}” holds records of simulated matches, which cannot be played."
    ),
}
"""Why a file is not opened, one sentence each."""

_SAYS: Final = re.compile(r'"format"\s*:\s*"(farwhist [a-z ]{1,30})"')
_RECORD: Final = {"match", "game", "options", "seats", "seed", "totals"}
"""The fields that all records of `simulate` have: docs/records.md."""


class NotOpened(ValueError):
    """A file that is not opened: `key` of `PROBLEMS`, and its facts.

    `rules` says more where the file holds rules, but damaged ones.
    """

    def __init__(
        self, key: str, path: Path, problem: str = "", rules: presets.BadPreset | None = None
    ) -> None:
        self.key = key
        self.rules = rules
        self.facts = {"file": shortened(path.name or str(path), LONGEST_FILE), "problem": problem}
        super().__init__(str(rules) if rules else sentence(PROBLEMS[key], self.facts))


class OpenedMatch(Struct, frozen=True):
    """A saved match that can be played. `match` is where it stands."""

    saved: Saved
    match: Match


class OpenedRules(Struct, frozen=True):
    """Rules to pass on, under the name that they have in the file."""

    name: str
    draft: Draft


def open_file(path: Path) -> OpenedMatch | OpenedRules:
    """Return what a file holds.

    Raises:
        NotOpened: neither a match nor rules, or nothing that could be read.
    """
    text = _text(path)
    if not text.strip("\0 \t\r\n"):
        raise NotOpened("empty", path)
    form = _form(text)
    if form == matches.FORMAT:
        return _match(path, text)
    if form == presets.FORMAT:
        return _rules(path, text)
    raise NotOpened({presets.LIST: "list", "record": "records"}.get(form, "other"), path)


def _text(path: Path) -> str:
    """Return the text of the file, none that cannot be a text at all."""
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise NotOpened("folder", path)
        if not stat.S_ISREG(kind):
            raise NotOpened("special", path)
        return read_text(path, matches.MOST_BYTES)
    except (FileNotFoundError, NotADirectoryError):
        raise NotOpened("missing", path) from None
    except OSError as problem:
        raise NotOpened("unread", path, problem.strerror or str(problem)) from None
    except TooLarge:
        raise NotOpened("too_large", path) from None
    except Unreadable:
        raise NotOpened("other", path) from None


def _form(text: str) -> str:
    """Return what a text says that it is; "record" for the records of `simulate`."""
    data = _value(text.partition("\n")[0]) or _value(text)
    if data is None:  # damaged: what was it?
        said = _SAYS.search(text)
        return said[1] if said else ""
    if isinstance(data, dict):
        if data.keys() >= _RECORD:
            return "record"
        form = data.get("format")
        return form if isinstance(form, str) else ""
    return ""


def _value(text: str) -> Any:
    try:
        return parse_json(text)
    except Unreadable:
        return None


def _match(path: Path, text: str) -> OpenedMatch:
    try:
        return OpenedMatch(*matches.replayed(text))
    except Newer:
        raise NotOpened("newer", path) from None
    except matches.TooLong:
        raise NotOpened("too_large", path) from None
    except Unsound:
        raise NotOpened("damaged", path) from None


def _rules(path: Path, text: str) -> OpenedRules:
    try:
        return OpenedRules(*presets.read_rules(text))
    except presets.BadPreset as problem:
        if problem.key == "version":
            raise NotOpened("newer", path) from None
        raise NotOpened("other", path, rules=problem) from None
