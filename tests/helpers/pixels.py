"""Looking at drawn pictures: their ink, its connected pieces, and how alike two of them are."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage


def turned(image: QImage) -> QImage:
    """Return the picture as seen from the other end of the table."""
    return image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)


def _bytes(image: QImage, form: QImage.Format) -> list[bytes]:
    """Return the rows of a picture without their padding."""
    plain = image.convertToFormat(form)
    depth, step = plain.depth() // 8, plain.bytesPerLine()
    everything = bytes(plain.constBits())
    return [everything[y * step : y * step + plain.width() * depth] for y in range(plain.height())]


def greys(image: QImage) -> list[bytes]:
    """Return the lightness of every pixel, row by row, from 0 to 255."""
    return _bytes(image, QImage.Format.Format_Grayscale8)


def unlike(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures of one size, over all channels, from 0 to 255."""
    form = QImage.Format.Format_RGBA8888
    first, second = b"".join(_bytes(one, form)), b"".join(_bytes(other, form))
    assert len(first) == len(second)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def silhouette(image: QImage, *grounds: str, tolerance: int = 40) -> frozenset[tuple[int, int]]:
    """Return the pixels that differ from all these colours, and from anything between them."""
    rgb = [tuple(int(ground[at : at + 2], 16) for at in (1, 3, 5)) for ground in grounds]
    found = set()
    for y, row in enumerate(_bytes(image, QImage.Format.Format_RGB888)):
        for x in range(image.width()):
            pixel = row[3 * x : 3 * x + 3]
            if all(sum(abs(a - b) for a, b in zip(pixel, g, strict=True)) > tolerance for g in rgb):
                found.add((x, y))
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Piece:
    """A connected piece of ink: the box around it."""

    box: QRect
    pixels: int


def pieces(image: QImage, lightest: int = 190) -> list[Piece]:
    """Return the connected pieces of ink that are darker than `lightest`, from the top down."""
    rows = greys(image)
    left = {(x, y) for y, row in enumerate(rows) for x, grey in enumerate(row) if grey < lightest}
    found = []
    while left:
        start = left.pop()
        reach, edge = [start], [start]
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= near
            reach += near
            edge += near
        xs, ys = [x for x, _ in reach], [y for _, y in reach]
        box = QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
        found.append(Piece(box, len(reach)))
    return sorted(found, key=lambda piece: (piece.box.top(), piece.box.left()))
