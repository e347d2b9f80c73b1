"""Pictures of what a part of a window shows."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget


def empty(size: QSize, ratio: float) -> QImage:
    """Return a picture of this size, with so many pixels for one of the screen."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    return image


def shot(widget: QWidget, ratio: float, *, ground: bool = True) -> QImage:
    """Return what a widget shows with all that stands on it, drawn anew for this ratio.

    Without `ground` it is seen through where the widget itself draws nothing.
    """
    image = empty(widget.size(), ratio)
    painter = QPainter(image)
    flags = QWidget.RenderFlag.DrawChildren
    if ground:
        flags |= QWidget.RenderFlag.DrawWindowBackground
    # A QGraphicsView has another `render`, which leaves out the widgets that stand on it.
    QWidget.render(widget, painter, QPoint(), QRegion(), flags)
    painter.end()
    return image


def cut(image: QImage, area: QRect) -> QImage:
    """Return the part of a picture in this area, which is in pixels of the screen."""
    ratio = image.devicePixelRatio()
    scaled = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
    part = image.copy(scaled.toRect())
    part.setDevicePixelRatio(ratio)
    return part


def below(upper: QImage, lower: QImage) -> QImage:
    """Return a picture of these two, one below the other; both have the same ratio."""
    ratio = upper.devicePixelRatio()
    size = QSize(max(upper.width(), lower.width()), upper.height() + lower.height())
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    for part, top in ((upper, 0), (lower, upper.height())):
        painter.drawImage(QRectF(0, top, part.width(), part.height()), part)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
