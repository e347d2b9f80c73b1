"""Pages that lie over all below the menus, and windows that are made when first wanted."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

_TAKING_LETTERS: Final = (
    QAbstractSpinBox, QComboBox, QLineEdit, QListWidget, QPlainTextEdit, QTextEdit,
)  # fmt: skip


def pressed_by_access_key(page: QWidget, event: QEvent) -> bool:
    """Press the button on a page that has this access key, whatever menu has it too.

    Qt would only go from one to the other. A field or list that has the keyboard would take the key
    for a letter, so it loses the keyboard to the button. Returns whether that was the event.
    """
    kinds = QEvent.Type
    if event.type() not in (kinds.ShortcutOverride, kinds.KeyPress):
        return False
    if not isinstance(event, QKeyEvent) or not event.modifiers() & Qt.KeyboardModifier.AltModifier:
        return False
    keys = QKeySequence(event.keyCombination())
    buttons = page.findChildren(QAbstractButton)
    found = [each for each in buttons if each.shortcut() == keys and _usable(each)]
    if len(found) != 1:
        return False
    event.accept()
    if event.type() is kinds.KeyPress:
        found[0].click()
    elif isinstance(QApplication.focusWidget(), _TAKING_LETTERS):
        found[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
    return True


class WindowPage(QWidget):
    """Keeps the keyboard while it is shown: what lies below it is not seen, and cannot be used.

    Menus may have the keyboard, and other windows.

    Signals:
        retitled(): it shows another match.
        left(): the player is done with it.
        said(text): a screen reader shall tell something.
        added(text): it shall tell this besides what was said last.
    """

    retitled = Signal()
    left = Signal()
    said = Signal(str)
    added = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gone = False
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._hold)

    @abstractmethod
    def start(self) -> None:
        """Take the keyboard."""

    @abstractmethod
    def stops(self) -> Sequence[QWidget]:
        """Return what the Tab key goes round, in order; only what is seen and enabled counts."""

    def introduction(self) -> str:
        """Return what a screen reader says when the page comes: what it is called, and asks."""
        return self.accessibleName()

    @property
    def match_title(self) -> str:
        """What the match is called that the page shows, empty where it shows none."""
        return ""

    def leave(self) -> None:
        """Hold the keyboard no more: the page is about to go."""
        self.gone = True

    def show_focused(self, widget: QWidget) -> None:
        """Make sure that a part of the page that has got the keyboard is seen."""

    def claims(self, event: QKeyEvent) -> bool:
        """Whether the page uses this key; no command of the window that is not seen has it then."""
        return False

    def event(self, event: QEvent) -> bool:
        overrides = event.type() is QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self.claims(event):
            event.accept()
            return True
        return pressed_by_access_key(self, event) or super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = [] if self.gone else [each for each in self.stops() if _usable(each)]
        if not stops:
            return False
        focus = QApplication.focusWidget()
        here = next(
            (n for n, each in enumerate(stops) if focus is each or each.focusProxy() is focus),
            -1 if forward else 0,
        )
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(here + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def step_pane(self, by: int) -> None:
        """Let the keyboard go to the next part of the page (1) or the one before (-1)."""
        first: dict[QWidget, QWidget] = {}
        for each in self.stops():
            if _usable(each):
                first.setdefault(self._part_of(each), each)
        focus = QApplication.focusWidget()
        inside = focus is not None and self.isAncestorOf(focus)
        here = None if focus is None or not inside else self._part_of(focus)
        parts = list(first)
        if parts:
            place = parts.index(here) + by if here in parts else 0
            first[parts[place % len(parts)]].setFocus(Qt.FocusReason.TabFocusReason)

    def _part_of(self, widget: QWidget) -> QWidget:
        """Return the part of the page in which a widget lies."""
        while (above := widget.parentWidget()) is not None and above is not self:
            widget = above
        return widget

    def _hold(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is None or self.gone or not self.isVisible() or new.window() is not self.window():
            return
        if self.isAncestorOf(new):
            self.show_focused(new)
        elif new is not self and not isinstance(new, QMenuBar):
            if old is not None and self.isAncestorOf(old) and old.isVisible():
                old.setFocus()
            else:
                self.start()


def _usable(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()


Window = TypeVar("Window", bound=QWidget)


class LazyWindow(Generic[Window]):
    """Holds at most one window.

    Args:
        make: makes it; what that imports slows down no start.
    """

    def __init__(self, make: Callable[[], Window]) -> None:
        self._make = make
        self.made: Window | None = None
        """The window, None as long as nobody has wanted it; it may be hidden."""

    @property
    def shown(self) -> Window | None:
        """The window while it can be seen, else None."""
        return self.made if self.made is not None and self.made.isVisible() else None

    def get(self) -> Window:
        """Return the window, which may be hidden."""
        if self.made is None:
            self.made = self._make()
        return self.made

    def bring(self) -> Window:
        """Show the window in front of all others, and return it."""
        window = self.get()
        window.show()
        window.raise_()
        window.activateWindow()
        return window

    def close(self) -> QByteArray | None:
        """Close the window if it can be seen, and return where it stood."""
        window = self.shown
        if window is None:
            return None
        place = window.saveGeometry()
        window.close()
        return place
