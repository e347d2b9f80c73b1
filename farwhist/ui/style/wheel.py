"""Keeps the mouse wheel from changing what it only passes over."""

from __future__ import annotations

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QComboBox, QScrollBar, QWidget

_CONTROLS = (QComboBox, QAbstractSpinBox, QAbstractSlider)


class WheelGuard(QObject):
    """Guards all controls in a part of a window, and those that are put into it later.

    The wheel never changes a list box, and a number or a slider only while that has the keyboard.
    Otherwise it scrolls what the control stands on.
    """

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self.watch(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.ChildPolished and isinstance(event, QChildEvent):
            child = event.child()
            if isinstance(child, QWidget):
                self.watch(child)
        elif kind is QEvent.Type.Wheel and isinstance(watched, QWidget) and _is_steady(watched):
            event.ignore()
            return True
        return False

    def watch(self, part: QWidget) -> None:
        """Guard what is in a part now, shown or not."""
        for each in (part, *part.findChildren(QWidget)):
            each.installEventFilter(self)
            if _is_control(each) and each.focusPolicy() is Qt.FocusPolicy.WheelFocus:
                each.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _is_steady(widget: QWidget) -> bool:
    return _is_control(widget) and (isinstance(widget, QComboBox) or not widget.hasFocus())


def _is_control(widget: QWidget) -> bool:
    return isinstance(widget, _CONTROLS) and not isinstance(widget, QScrollBar)
