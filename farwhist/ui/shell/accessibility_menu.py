"""The log, and the settings that make the window usable by ear and large."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from farwhist.store.preferences import Preferences
from farwhist.ui.services.actions import Actions
from farwhist.ui.settings.catalogue import CONTRAST, TEXT_SIZE, Contrast, Verbosity
from farwhist.ui.shell.accessibility import Accessibility
from farwhist.ui.style import window_style
from farwhist.ui.style.window_style import WindowStyle
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme, high_contrast_theme

ROOM_FOR_DOCKS = 1180
"""In a narrower window the log floats, so that the table keeps its width."""


class AccessibilityMenu(QObject):
    """Does what the menus say about the log, and about speech, text size and contrast.

    `changed` is emitted when text size, contrast or announcements have changed.

    Args:
        theme: the theme that the table was made with; it takes on the colours that are chosen.
    """

    changed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        access: Accessibility,
        actions: Actions,
        settings: Preferences,
        *,
        theme: Theme,
        table: Table,
        look: WindowStyle,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._access = access
        self._actions = actions
        self._settings = settings
        self._theme = theme
        self._plain = theme.copy()
        self._table = table
        self._look = look
        actions["log"].triggered.connect(self._place_log)
        groups = actions.groups
        groups["text_size"].triggered.connect(lambda item: self.set_text_size(int(item.data())))
        groups["contrast"].triggered.connect(lambda item: self.set_contrast(item.data()))
        groups["verbosity"].triggered.connect(lambda item: self.set_verbosity(item.data()))
        window.installEventFilter(self)
        hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
        if hints is not None:
            hints().contrastPreferenceChanged.connect(self._apply_contrast)
        self._apply_contrast()
        self.set_text_size(self.text_size)
        actions.show_choice("verbosity", access.announcer.verbosity)

    @property
    def text_size(self) -> int:
        """The chosen text size in per cent."""
        return int(TEXT_SIZE.read(self._settings))

    @property
    def contrast(self) -> Contrast:
        """The chosen contrast."""
        return CONTRAST.read(self._settings)

    @property
    def spoken(self) -> Verbosity:
        """What is announced."""
        return self._access.announcer.verbosity

    def set_text_size(self, percent: int) -> None:
        """Write everything larger; one of the values of `TEXT_SIZE`."""
        TEXT_SIZE.choose(self._settings, str(percent))
        self._look.apply(percent=percent)
        for dock in self._window.findChildren(QDockWidget):
            dock.setFont(QApplication.font())  # its title does not follow by itself
        self._table.looks.set_text_scale(percent / 100)
        self._actions.show_choice("text_size", str(percent))
        self.changed.emit()

    def set_contrast(self, contrast: Contrast) -> None:
        """Choose the contrast."""
        CONTRAST.choose(self._settings, contrast)
        self._apply_contrast()
        self.changed.emit()

    def set_verbosity(self, verbosity: Verbosity) -> None:
        """Choose what is announced."""
        self._access.set_verbosity(verbosity)
        self._actions.show_choice("verbosity", verbosity)
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._make_room()
        return False

    def _place_log(self, shown: bool) -> None:
        if shown and self._window.width() < ROOM_FOR_DOCKS:
            from farwhist.ui.shell.log_dock import floating_place

            log = self._access.log
            log.setFloating(True)
            around = self._window.layout()
            assert around is not None
            around.activate()  # the table has all of its width again
            log.setGeometry(floating_place(self._window, self._table))
            log.show()
        elif shown:
            docks = [dock for dock in self._window.findChildren(QDockWidget) if dock.isVisible()]
            self._window.resizeDocks(docks, [1] * len(docks), Qt.Orientation.Vertical)

    def _make_room(self) -> None:
        log = self._access.log
        if log.isHidden():
            return
        if self._window.width() < ROOM_FOR_DOCKS and not log.isFloating():
            log.hide()
        elif self._window.width() >= ROOM_FOR_DOCKS and log.isFloating():
            log.setFloating(False)

    def _apply_contrast(self) -> None:
        strong = window_style.wants_contrast(self.contrast)
        self._look.apply(strong=strong)
        self._theme.become(high_contrast_theme() if strong else self._plain)
        self._table.looks.redraw()
        self._actions.show_choice("contrast", self.contrast)
