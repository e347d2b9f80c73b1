"""The program's icon in the form that Windows wants: all sizes in one file."""

import struct
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QImage

import project

PICTURES = project.ROOT / "resources" / "icons"
LARGEST = 256  # pixels; the format has no larger ones
HEADER = 6  # bytes
ROW = 16  # bytes in the table for each picture


def write(target: Path) -> Path:
    """Write the icon to this file and return it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(packed(pictures()))
    return target


def pictures() -> list[Path]:
    """Return the pictures that go in, the largest first."""
    sizes = {int(file.stem.rpartition("-")[2]): file for file in PICTURES.glob("farwhist-[0-9]*.png")}
    return [file for size, file in sorted(sizes.items(), reverse=True) if size <= LARGEST]


def packed(files: Sequence[Path]) -> bytes:
    """Return one .ico with these square pictures.

    Raises:
        ValueError: one of them cannot be read.
    """
    rows, frames = b"", b""
    at = HEADER + ROW * len(files)
    for file in files:
        image = QImage(str(file))
        if image.isNull():
            raise ValueError(f"{file} is no picture")
        # The large one stays compressed; not all that read icons can read smaller ones so.
        frame = file.read_bytes() if image.width() == LARGEST else bitmap(image)
        size = image.width() % LARGEST
        rows += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(frame), at + len(frames))
        frames += frame
    return struct.pack("<HHH", 0, 1, len(files)) + rows + frames


def bitmap(image: QImage) -> bytes:
    """Return the picture with its transparency, bottom row first, and the mask of old systems."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32).flipped()
    width, height = image.width(), image.height()
    colours = bytes(image.constBits())
    header = struct.pack("<IiiHHIIiiII", 40, width, 2 * height, 1, 32, 0, len(colours), 0, 0, 0, 0)
    row_of_mask = (width + 31) // 32 * 4
    return header + colours + bytes(row_of_mask * height)
