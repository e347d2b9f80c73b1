"""What is written down of an exception: where it came from, and nothing of what is played.

The message of an exception may name a card, a seed or a salt, as that of an illegal move does. So
of a message only words stay that can be none of these. Local variables are never looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePath
from typing import Final

from msgspec import Struct

GONE: Final = "…"
"""Stands for what is left out."""

MOST_FRAMES: Final = 30
MOST_LETTERS: Final = 300
_MOST_GROUPED: Final = 5
_LONGEST_WORD: Final = 24

_SUITS: Final = ("spade", "heart", "diamond", "club")
_RANKS: Final = (
    "ace", "king", "queen", "jack", "knave", "joker", "wizard", "jester", "deuce",
    "trey", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
)  # fmt: skip
_CARDS: Final = frozenset(name + end for name in (*_SUITS, *_RANKS) for end in ("", "s"))
_SHORT: Final = re.compile(r"[2-9AKQJTSHDCBRN]{1,3}")
_WORD: Final = re.compile(r"[^\W_]+")
_QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"|“[^”]*”|`[^`]*`|<[^>]*>")
_NAME: Final = re.compile(r"[A-Za-z_][A-Za-z_.]*")
_SIGNS: Final = re.compile("[^\x20-\x7e–—…“”’]+")
_AGAIN: Final = re.compile(rf"{GONE}(\W{{0,2}}{GONE})+")
_NAMES_ITS_OWN: Final = (AttributeError, NameError, TypeError, ImportError)
"""Python quotes nothing but names of the program in these."""

_PACKAGE: Final = Path(__file__).resolve().parent


class Elsewhere(Exception):
    """Something was raised in another process; the text is the report that was made there."""


class Report(Struct, frozen=True):
    """An exception as text. `kind` is the same for all that are raised in the same way."""

    kind: str
    text: str


def report(error: BaseException) -> Report:
    """Return what may be written down of an exception, with what has led to it."""
    chain = list(_chain(error))
    text = "\nwhich led to\n".join(_told(each) for each in reversed(chain))
    places = [f"{type(each).__name__} {' '.join(_frames(each)[-3:])}" for each in chain]
    if isinstance(error, Elsewhere):
        places.append(str(error))
    return Report(" < ".join(places), text)


def redacted(text: str, *, names: bool = False) -> str:
    """Return the words of a text that cannot be a card, a number or a secret.

    What is quoted is left out, unless `names` says that the names of the program are quoted.
    """

    def quoted(found: re.Match[str]) -> str:
        inner = found[0][1:-1]
        keep = names and _NAME.fullmatch(inner)
        return found[0] if keep else f"{found[0][0]}{GONE}{found[0][-1]}"

    def word(found: re.Match[str]) -> str:
        return found[0] if _harmless(found[0]) else GONE

    text = _QUOTED.sub(quoted, text[: 10 * MOST_LETTERS])
    text = _SIGNS.sub(GONE, _WORD.sub(word, text))
    return _AGAIN.sub(GONE, text)[:MOST_LETTERS]


def place(path: str) -> str:
    """Return where a file lies in the program, or only its name: folders tell who plays."""
    parts = PurePath(path.replace("\\", "/")).parts
    for start in ("site-packages", _PACKAGE.name):
        if start in parts[:-1]:
            at = len(parts) - 1 - parts[::-1].index(start)
            return "/".join(parts[at + (start == "site-packages") :])
    return parts[-1] if parts else path


def _harmless(word: str) -> bool:
    return (
        word.isascii()
        and word.isalpha()
        and len(word) <= _LONGEST_WORD
        and word.casefold() not in _CARDS
        and not _SHORT.fullmatch(word)
    )


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception, what has led to it, and so on."""
    seen: list[BaseException] = []
    each: BaseException | None = error
    while each is not None and each not in seen and len(seen) < 10:
        seen.append(each)
        yield each
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)


def _told(error: BaseException) -> str:
    lines = _frames(error)
    if len(lines) > MOST_FRAMES:
        half = MOST_FRAMES // 2
        lines = [*lines[:half], GONE, *lines[-half:]]
    lines = [f"  {line}" for line in lines]
    name, message = type(error).__name__, _message(error)
    lines.append(f"{name}: {message}" if message else name)
    if isinstance(error, BaseExceptionGroup):
        for each in error.exceptions[:_MOST_GROUPED]:
            lines.append(_told(each))
    return "\n".join(lines)


def _frames(error: BaseException) -> list[str]:
    """Return file, line and function of each call, the outermost first."""
    found, trace = [], error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{place(code.co_filename)}:{trace.tb_lineno} in {code.co_name}")
        trace = trace.tb_next
    return found


def _message(error: BaseException) -> str:
    if isinstance(error, Elsewhere):
        return str(error)
    if isinstance(error, OSError) and isinstance(error.errno, int) and error.strerror:
        name = redacted(place(str(error.filename or "")))
        said = f"[Errno {error.errno}] {redacted(str(error.strerror))}"
        return f"{said} ({name})" if name else said
    try:
        text = str(error)
    except Exception:
        return ""
    return redacted(text, names=isinstance(error, _NAMES_ITS_OWN))
