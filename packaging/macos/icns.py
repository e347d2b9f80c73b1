"""The icon of the app in Apple's container, from the one drawing: ``write(svg, target)``.

Only the kinds that hold a PNG are written. The two smallest, for screens of a single density, are
left out: macOS scales them from the next, and shows them wrongly when they hold a PNG.
"""

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

KINDS = {
    b"ic11": 32,  # 16 points at double density, and so on
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The kinds of pictures and their sides in pixels."""

MARGIN = 0.07
"""Added on each side: Apple's own icons leave a tenth free, the drawing three hundredths."""


def write(svg: Path, target: Path) -> None:
    """Draw ``svg`` at every size into the file ``target``."""
    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise SystemExit(f"{svg} is no drawing.")
    pictures = {side: png(renderer, side) for side in set(KINDS.values())}
    entries = b"".join(block(kind, pictures[side]) for kind, side in KINDS.items())
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(block(b"icns", entries))


def block(kind: bytes, data: bytes) -> bytes:
    return kind + struct.pack(">I", 8 + len(data)) + data


def png(renderer: QSvgRenderer, side: int) -> bytes:
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    free = side * MARGIN
    painter = QPainter(image)
    renderer.render(painter, QRectF(free, free, side - 2 * free, side - 2 * free))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())
