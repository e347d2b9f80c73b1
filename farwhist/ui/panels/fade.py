"""How panels come and go: they can be used at once, and leave a picture that fades."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from farwhist.ui.panels.panel import Panel
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.transition import Change, Clock, Motion

RISE = 16
"""How far below its place a panel begins, in pixels."""


def come(panel: Panel, clock: Clock, timing: Timing) -> None:
    """Let a panel that stands in its place rise to it."""
    if not timing.travel or not timing.speeds.panel_open:
        return

    def rise(part: float) -> None:
        panel.move(panel.place + QPoint(0, round(RISE * (1 - part))))

    motion = Change(
        rise, timing.speeds.panel_open, curve=QEasingCurve.Type.OutCubic, key=(panel, "comes")
    )
    rise(0.0)
    clock.start([motion], waited=False)


def leave(panel: Panel, leaving: QGraphicsPixmapItem, clock: Clock, timing: Timing) -> None:
    """Let the picture of a panel that is about to go fade in its place."""
    clock.start([Motion(0, key=(panel, "comes"))], waited=False)
    if not timing.speeds.panel_close or not panel.isVisible():
        return
    leaving.setPixmap(_picture(panel))
    start = panel.pos()

    def fade(part: float) -> None:
        leaving.setVisible(part < 1.0)
        leaving.setOpacity(1 - part)
        leaving.setPos(start.x(), start.y() + (RISE * part if timing.travel else 0))

    fade(0.0)
    motion = Change(fade, timing.speeds.panel_close, curve=QEasingCurve.Type.InCubic, key=leaving)
    clock.start([motion], waited=False)


def _picture(panel: Panel) -> QPixmap:
    """Return what the panel looks like, with nothing around its round corners."""
    ratio = panel.devicePixelRatioF()
    picture = QPixmap(panel.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    panel.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture
