"""The ring round the button that has the keyboard: after a key, never after a click."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFocusFrame,
    QProxyStyle,
    QRadioButton,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

from farwhist.ui.style.proxy_style import RING, RING_OFF, ring_colour
from farwhist.ui.style.tokens import RADIUS

_BY_KEY: Final = Qt.WidgetAttribute.WA_KeyboardFocusChange
_Metric = QStyle.PixelMetric


class FocusRing(QObject):
    """Puts the ring round the button that has the keyboard, outside its edge.

    Fields show the keyboard by their own edge, boxes to tick, sliders, tabs and lists draw their
    ring themselves (`DrawnStyle`), and so does the table.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._frame: _Frame | None = None
        app.focusChanged.connect(self._move)

    @property
    def round(self) -> QWidget | None:
        """The button that has the ring."""
        frame = self._frame
        return frame.widget() if frame is not None and frame.isVisible() else None

    def _move(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is not None and now is not None and old.window() is not now.window():
            self._hand_on(old.window(), now.window())
        if isinstance(now, QAbstractButton) and not isinstance(now, QCheckBox | QRadioButton):
            now.pressed.connect(self._look_again, Qt.ConnectionType.UniqueConnection)
            self._show(now)
        else:
            self._hide()

    @staticmethod
    def _hand_on(old: QWidget, now: QWidget) -> None:
        """A window that was opened with a key is used with keys."""
        if old.testAttribute(_BY_KEY):
            now.setAttribute(_BY_KEY)

    def _show(self, button: QAbstractButton) -> None:
        if not by_key(button):
            self._hide()
            return
        if self._frame is None:
            self._frame = _Frame()
            self._frame.destroyed.connect(self._forget)
        self._frame.setWidget(button)
        self._frame.show()

    def _look_again(self) -> None:
        """A click on the button takes its ring away."""
        now = self.round
        if now is not None and QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            now.window().setAttribute(_BY_KEY, False)
            self._hide()

    def _hide(self) -> None:
        if self._frame is not None:
            self._frame.hide()

    def _forget(self) -> None:
        self._frame = None


def by_key(widget: QWidget) -> bool:
    """Whether the keyboard came into the window of a widget by a key, not by a click."""
    return widget.window().testAttribute(_BY_KEY)


class _FrameStyle(QProxyStyle):
    """Says how far the ring stands off, and that nothing is cut out of it."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric in (_Metric.PM_FocusFrameHMargin, _Metric.PM_FocusFrameVMargin):
            return RING + RING_OFF
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        return super().styleHint(hint, option, widget, data)


class _Frame(QFocusFrame):
    """Moves with the button."""

    def __init__(self) -> None:
        super().__init__()
        self._style = _FrameStyle("fusion")
        self.setStyle(self._style)

    def paintEvent(self, event: QPaintEvent) -> None:
        button = self.widget()
        if not by_key(button):
            return
        half = RING / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(ring_colour(button)), RING))
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, RADIUS + RING_OFF, RADIUS + RING_OFF)
        painter.end()
