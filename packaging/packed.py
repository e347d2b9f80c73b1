"""Translations packed for the frozen program: they are three quarters of a language's size."""

import zlib
from collections.abc import Iterable
from pathlib import Path

PACKED = ".z"
"""What farwhist.places calls so, too; no program is at hand where Windows is frozen."""

Entry = tuple[str, str, str]
"""What PyInstaller calls a file: its place in the program, where it lies now, its kind."""


def translations(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return the files of a program, its translations packed; the packed ones lie in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_packed(entry, folder) if entry[0].endswith(".qm") else entry for entry in entries]


def _packed(entry: Entry, folder: Path) -> Entry:
    place, source, kind = entry
    target = folder / (Path(source).name + PACKED)
    target.write_bytes(zlib.compress(Path(source).read_bytes(), 9))
    return (place + PACKED, str(target), kind)
