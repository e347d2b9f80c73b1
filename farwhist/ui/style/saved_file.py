"""Writing a picture or a table where the player wants it."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice
from PySide6.QtGui import QImage

from farwhist.rules.words import LONGEST_PATH, shortened
from farwhist.store.atomic import write_bytes, write_text

translate = QCoreApplication.translate

FULL: Final = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
LOCKED: Final = (errno.EACCES, errno.EPERM, errno.EROFS)


def png(image: QImage) -> bytes:
    """Return a picture as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def with_suffix(path: Path) -> Path:
    """Return the path with the ending of a PNG file."""
    return path if path.suffix.lower() == ".png" else path.with_name(path.name + ".png")


def write_picture(path: Path, image: QImage) -> tuple[bool, str]:
    """Write a picture whole or not at all; return whether it was, and the sentence about it."""
    try:
        write_bytes(path, png(image))
    except OSError as problem:
        return False, _why(problem).format(
            file=shortened(str(path), LONGEST_PATH),
            folder=shortened(str(path.parent), LONGEST_PATH),
            problem=problem.strerror or problem,
        )
    return True, translate("Share", "Saved as {file}.").format(
        file=shortened(str(path), LONGEST_PATH)
    )


def _why(problem: OSError) -> str:
    if problem.errno in FULL:
        return translate(
            "Share",
            "The disk is full, and nothing was saved. Make room on it, or choose another place.",
        )
    if problem.errno in LOCKED:
        return translate("Share", "You cannot save in {folder}. Choose another folder.")
    return translate("Share", "{file} cannot be saved: {problem}. Choose another place.")


def write_table(path: Path, text: str) -> tuple[bool, str]:
    """Write a table whole or not at all; return whether it was, and the sentence about it."""
    try:
        write_text(path, text)
    except OSError as problem:
        words = translate("Scores", "{file} cannot be written: {problem}. Choose another place.")
        return False, words.format(
            file=shortened(str(path), LONGEST_PATH), problem=problem.strerror or problem
        )
    return True, translate("Scores", "Saved as {file}.").format(
        file=shortened(str(path), LONGEST_PATH)
    )
