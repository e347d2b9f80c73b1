"""The program's icon in the form that Windows wants: all sizes in one file."""

import struct
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter

import project

PICTURES = project.ROOT / "resources" / "icons"
LARGEST = 256  # pixels; the format has no larger ones
COMPRESSED = 128  # pixels; from here on a picture stays PNG, which old readers take for large ones
FELT = (29, 78, 55), (14, 45, 31)  # from the top to the bottom
HEADER = 6  # bytes
ROW = 16  # bytes in the table for each picture


def write(target: Path) -> Path:
    """Write the icon to this file and return it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(packed(pictures()))
    return target


def write_sidebar(target: Path) -> Path:
    """Write the picture beside the installer's last page, twice its usual size, to a .bmp file."""
    picture = QImage(2 * 164, 2 * 314, QImage.Format.Format_RGB32)
    felt = QLinearGradient(0, 0, 0, picture.height())
    felt.setColorAt(0, QColor(*FELT[0]))
    felt.setColorAt(1, QColor(*FELT[1]))
    icon = QImage(str(PICTURES / "farwhist-256.png"))
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), QBrush(felt))
    painter.drawImage((picture.width() - icon.width()) // 2, 48, icon)
    painter.end()
    if not picture.save(str(target)):
        raise OSError(f"{target} could not be written")
    return target


def pictures() -> list[Path]:
    """Return the pictures that go in, the largest first."""
    files = PICTURES.glob("farwhist-[0-9]*.png")
    by_size = {int(file.stem.rpartition("-")[2]): file for file in files}
    return [file for size, file in sorted(by_size.items(), reverse=True) if size <= LARGEST]


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
        frame = file.read_bytes() if image.width() >= COMPRESSED else bitmap(image)
        size = image.width() % LARGEST
        rows += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(frame), at + len(frames))
        frames += frame
    return struct.pack("<HHH", 0, 1, len(files)) + rows + frames


def bitmap(image: QImage) -> bytes:
    """Return the picture with its transparency, bottom row first, and an empty mask."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32).flipped()
    width, height = image.width(), image.height()
    colours = bytes(image.constBits())
    header = struct.pack("<IiiHHIIiiII", 40, width, 2 * height, 1, 32, 0, len(colours), 0, 0, 0, 0)
    row_of_mask = (width + 31) // 32 * 4
    return header + colours + bytes(row_of_mask * height)
