"""The folders in which dialogs for files begin."""

from __future__ import annotations

import stat
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from farwhist.store.reading import seen

DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation
PICTURES = QStandardPaths.StandardLocation.PicturesLocation


def folder_of(place: QStandardPaths.StandardLocation, last: Path | None = None) -> Path:
    """Return `last` or else the folder of this place, and the home of the player without either.

    A dialog that is sent to a folder which does not exist takes its name for that of a file.
    """
    named = QStandardPaths.writableLocation(place)
    wanted = (last, Path(named) if named else None)
    return next(
        (each for each in wanted if each is not None and seen(each, stat.S_ISDIR)), Path.home()
    )
