"""A bar that drains: when it is empty the summary of a deal goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from farwhist.ui.panels.panel import Panel
from farwhist.ui.system.windows import can_be_seen
from farwhist.ui.table.transition import Change, Clock, Motion

translate = QCoreApplication.translate

_STOPPING = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class CountdownBar(QWidget):
    """Closes its panel after `seconds`, on the table's clock, so that the pause stops it too.

    Any key or click keeps the panel open; one that closes it does that as always. It stays, too,
    when it cannot be seen: nobody would have read it.
    """

    def __init__(self, panel: Panel, clock: Clock, seconds: int) -> None:
        super().__init__(panel)
        self.setObjectName("drain")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(translate("Summary", "The next deal starts automatically"))
        self._panel = panel
        self._clock = clock
        self.left = 1.0
        self.setFixedHeight(5)
        panel.column.addWidget(self)
        self.show()
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        clock.start([Change(self._drain, 1000.0 * seconds, key=self)], waited=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _STOPPING:
            self.stop()
        return False

    def stop(self) -> None:
        """Let the panel stay until the player goes on."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        if self.left > 0:
            self.left = 0.0
            self._clock.start([Motion(0, key=self)], waited=False)
            self.update()

    def _drain(self, part: float) -> None:
        if not can_be_seen(self._panel):
            self.stop()
            return
        self.left = 1 - part
        self.update()
        if part >= 1:
            self.stop()
            self._panel.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.left <= 0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._panel.theme.action))
        painter.drawRoundedRect(QRectF(0, 0, self.left * self.width(), self.height()), 2, 2)
