"""Compiled translations, as Qt makes them; in a frozen program they are packed."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QTranslator

from farwhist.places import PACKED


class Compiled(QTranslator):
    """One compiled translation.

    Attributes:
        code: its language as its file says it, "pt" or "pt_BR"; empty where there is none.
    """

    def __init__(self, parent: QObject, folder: Path, name: str, locale: QLocale) -> None:
        """Read the translation ``name_CODE.qm`` in a folder that fits a locale best."""
        super().__init__(parent)
        self.code = ""
        self._content = b""  # Qt reads it where it lies and keeps no copy
        for code in _codes(locale):
            content = _read(folder / f"{name}_{code}.qm")
            if content and self.load(content):
                self.code, self._content = code, content
                return


def _codes(locale: QLocale) -> Iterator[str]:
    """Yield the languages that somebody wants, the best first; "de" after "de_AT"."""
    for language in locale.uiLanguages():
        code = language.replace("-", "_")
        while code:
            yield code
            code = code.rpartition("_")[0]


def _read(path: Path) -> bytes:
    """Return what a file holds, packed or not; nothing if it is missing or cannot be read."""
    try:
        if path.is_file():
            return path.read_bytes()
        return zlib.decompress(path.with_name(path.name + PACKED).read_bytes())
    except (OSError, zlib.error):
        return b""
