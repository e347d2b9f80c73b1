"""Whether a window can be seen, and whether something of the program stands before it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

_STANDING = (Qt.WindowType.Window, Qt.WindowType.Dialog, Qt.WindowType.Sheet)


class OpenMenus:
    """Knows whether one of some menus is open, also where the system draws them."""

    def __init__(self, menus: Iterable[QMenu]) -> None:
        self._open = 0
        for menu in menus:
            menu.aboutToShow.connect(lambda: self._count(1))
            menu.aboutToHide.connect(lambda: self._count(-1))

    def any(self) -> bool:
        """Whether one is open."""
        return self._open > 0

    def _count(self, change: int) -> None:
        self._open = max(0, self._open + change)


def can_be_seen(widget: QWidget) -> bool:
    """Whether a widget is shown in a window that is on the screen, and not minimised."""
    window = widget.window()
    handle = window.windowHandle()
    shown = widget.isVisible() and not window.isMinimized()
    return shown and handle.isExposed()


def something_before(window: QMainWindow) -> bool:
    """Whether a menu, a dialog or another window of the program is open over this one.

    A second main window counts only while it is the one that is used.
    """
    if QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None:
        return True
    active = QApplication.activeWindow()
    if isinstance(active, QMainWindow) and active is not window:
        return True
    return any(_stands_before(each, window) for each in QApplication.topLevelWidgets())


def _stands_before(each: QWidget, window: QMainWindow) -> bool:
    if each.windowType() not in _STANDING or isinstance(each, QMainWindow):
        return False
    if not each.isVisible() or each.isMinimized():
        return False
    owner = each.parentWidget()
    return owner is None or owner.window() is window or not isinstance(owner.window(), QMainWindow)
