"""Which Latin letter or digit stands on a key in the place where it was pressed.

The keys of the program are Latin letters and digits. A French or Czech keyboard has its digits with
Shift only, a Russian or Greek one has other letters: there a key means what it means on most
keyboards.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from string import ascii_uppercase, digits
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_ROWS: Final = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""The scan codes of the first keys of four rows, the same in Windows and in Linux."""

SCAN_CODES: Final[Mapping[int, str]] = {
    first + step: letter for first, row in _ROWS for step, letter in enumerate(row)
}
XKB_OFFSET: Final = 8
"""How much larger X11 and Wayland count each scan code."""

_MAC_LETTERS: Final = (
    0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46, 45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6,
)  # fmt: skip
_MAC_DIGITS: Final = (29, 18, 19, 20, 21, 23, 22, 26, 28, 25)
MAC_CODES: Final[Mapping[int, str]] = {
    **dict(zip(_MAC_LETTERS, ascii_uppercase, strict=True)),
    **dict(zip(_MAC_DIGITS, digits, strict=True)),
}
"""The virtual key codes of macOS (kVK_ANSI_A and so on)."""

_ALT: Final = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.GroupSwitchModifier
_SPECIAL: Final = 0x01000000
"""From here on Qt counts keys that write no character."""


def by_place(event: QKeyEvent, platform: str = "") -> QKeyEvent | None:
    """Return the event as if the key wrote what most keyboards have in its place.

    None where it writes such a character already, or where no letter or digit stands there. With
    Shift a key is no digit by its place, and with Alt, which picks menus and third characters, it
    is nothing.

    Args:
        platform: Qt's name of the window system; by default the one that runs.
    """
    place = _place(event, platform or QGuiApplication.platformName())
    written = _written(event)
    if not place or event.modifiers() & _ALT or (written.isascii() and written.isalnum()):
        return None
    if place.isdigit():
        lacks = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    else:
        lacks = bool(written) and _foreign(written)
    if not lacks:
        return None
    shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return QKeyEvent(
        QEvent.Type(event.type()),
        Qt.Key(ord(place)),
        event.modifiers(),
        place if shift else place.lower(),
        event.isAutoRepeat(),
    )


def typed(event: QKeyEvent) -> str:
    """Return what was typed; a key that stands for a digit by its place types that."""
    meant = by_place(event)
    return meant.text() if meant is not None and meant.text().isdecimal() else event.text()


def _place(event: QKeyEvent, platform: str) -> str:
    if platform == "cocoa":
        return MAC_CODES.get(event.nativeVirtualKey(), "")
    code = event.nativeScanCode() - (0 if platform == "windows" else XKB_OFFSET)
    return SCAN_CODES.get(code, "")


def _written(event: QKeyEvent) -> str:
    """Return the character of the key; with Ctrl the text is none."""
    return chr(event.key()) if 0 < event.key() < _SPECIAL else event.text()[:1]


def _foreign(character: str) -> bool:
    """Whether this is a letter, or a mark on one, of another script."""
    letter = unicodedata.category(character)[0] in "LM"
    return letter and not unicodedata.name(character, "").startswith("LATIN")
