"""Setting a file aside that cannot be read, so that nothing is ever written over it."""

from __future__ import annotations

from pathlib import Path

from farwhist.store.atomic import sync_folder


def set_aside(path: Path) -> Path:
    """Rename ``name.json`` to the first free ``name.damaged-1.json``, and return the new path.

    Raises:
        OSError: it cannot be renamed; the file is where it was.
    """
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    sync_folder(path.parent)
    return aside
