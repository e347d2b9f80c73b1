"""The commands and settings that make the window usable by ear, by keyboard and large."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QMenu

from farwhist.store.preferences import Preferences
from farwhist.ui import appearance
from farwhist.ui.access import Access
from farwhist.ui.actions import Actions
from farwhist.ui.keymap import shown_key
from farwhist.ui.settings.catalogue import CONTRAST, TEXT_SIZE, Contrast, Verbosity
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme, high_contrast_theme

translate = QCoreApplication.translate

_PERCENT = ("&100 %", "12&5 %", "15&0 %", "1&75 %", "&200 %")

ROOM_FOR_DOCKS = 1180
"""In a narrower window the log floats, so that the table keeps its width."""


class AccessMenu(QObject):
    """Adds the log to the View menu, and speech, keys, text and contrast to the settings.

    `changed` is emitted when text size, contrast or announcements have changed.

    Args:
        theme: the theme that the table was made with; it takes on the colours that are chosen.
    """

    changed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        access: Access,
        actions: Actions,
        settings: Preferences,
        *,
        theme: Theme,
        table: Table,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._access = access
        self._actions = actions
        self._settings = settings
        self._theme = theme
        self._plain = theme.copy()
        self._table = table
        self.log = access.log.toggleViewAction()
        self.log.setText(translate("Menu", "&Event log"))
        self.log.triggered.connect(self._place_log)
        self.shortcuts = QAction(translate("Menu", "&Keyboard shortcuts…"), window)
        self.letters = QAction(translate("Menu", "Single-&letter keys"), window)
        self.letters.setCheckable(True)
        self.letters.toggled.connect(access.keymap.set_letters)
        actions.view_menu.insertAction(actions.next_pane, self.log)
        menu = actions.settings_menu
        menu.addSeparator()
        self.sizes = self._choice(
            menu,
            translate("Menu", "Text si&ze"),
            dict(zip(TEXT_SIZE.values, _PERCENT, strict=True)),
        )
        self.contrasts = self._choice(
            menu,
            translate("Menu", "&High contrast"),
            {
                "system": translate("Menu", "&As the system"),
                "on": translate("Menu", "&On"),
                "off": translate("Menu", "O&ff"),
            },
        )
        self.verbosity = self._choice(
            menu,
            translate("Menu", "&Announcements"),
            {
                "all": translate("Menu", "&Everything"),
                "turn": translate("Menu", "&My turn and results"),
                "off": translate("Menu", "&Off"),
            },
        )
        menu.addSeparator()
        menu.addActions([self.letters, actions.preferences])
        self.sizes.triggered.connect(lambda action: self.set_text_size(int(action.data())))
        self.contrasts.triggered.connect(lambda action: self.set_contrast(action.data()))
        self.verbosity.triggered.connect(lambda action: self.set_verbosity(action.data()))
        access.keymap.changed.connect(self._apply_keys)
        window.installEventFilter(self)
        hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
        if hints is not None:
            hints().contrastPreferenceChanged.connect(self._apply_contrast)
        self._apply_keys()
        self._apply_contrast()
        self.set_text_size(self.text_size)
        _check(self.verbosity, access.announcer.verbosity)

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
        appearance.set_text_size(percent)
        for dock in self._window.findChildren(QDockWidget):
            dock.setFont(QApplication.font())  # its title does not follow by itself
        self._table.looks.set_text_scale(percent / 100)
        _check(self.sizes, str(percent))
        self.changed.emit()

    def set_contrast(self, contrast: Contrast) -> None:
        """Choose the contrast."""
        CONTRAST.choose(self._settings, contrast)
        self._apply_contrast()
        self.changed.emit()

    def set_verbosity(self, verbosity: Verbosity) -> None:
        """Choose what is announced."""
        self._access.set_verbosity(verbosity)
        _check(self.verbosity, verbosity)
        self.changed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self._make_room()
        return False

    def _place_log(self, shown: bool) -> None:
        if shown and self._window.width() < ROOM_FOR_DOCKS:
            log, corner = self._access.log, self._window.frameGeometry().bottomLeft()
            log.setFloating(True)
            log.setGeometry(corner.x() + 20, corner.y() - 260, 520, 240)
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
        strong = appearance.wants_contrast(self.contrast)
        self._theme.become(high_contrast_theme() if strong else self._plain)
        self._table.looks.redraw()
        _check(self.contrasts, self.contrast)

    def _apply_keys(self) -> None:
        keymap, actions = self._access.keymap, self._actions
        commands = {
            "new": actions.new,
            "quit": actions.quit,
            "undo": actions.undo,
            "redo": actions.redo,
            "full_screen": actions.full_screen,
            "larger": actions.larger,
            "smaller": actions.smaller,
            "usual_size": actions.usual_size,
            "all_scores": actions.all_scores,
            "statistics": actions.statistics,
            "log": self.log,
            "preferences": actions.preferences,
            "shortcuts": self.shortcuts,
        }
        for dock in self._window.findChildren(QDockWidget):
            if dock.objectName() == "score dock":
                commands["scores"] = dock.toggleViewAction()
        for command, action in commands.items():
            action.setShortcuts([QKeySequence.fromString(key) for key in keymap.keys(command)])
        hinted = {
            "hint": actions.hint,
            "last_trick": actions.last_trick,
            "go_on": actions.go_on,
            "pause": actions.pause,
            "mute": actions.mute,
        }
        for command, action in hinted.items():
            name = action.text().partition("\t")[0]
            keys = keymap.working(command)
            action.setText(f"{name}\t{shown_key(keys[-1])}" if keys else name)
        self.letters.setChecked(keymap.letters)

    def _choice(self, menu: QMenu, title: str, words: dict[str, str]) -> QActionGroup:
        group = QActionGroup(self)
        for key, text in words.items():
            action = group.addAction(text)
            action.setData(key)
            action.setCheckable(True)
        below = menu.addMenu(title)
        below.addActions(group.actions())
        return group


def _check(group: QActionGroup, key: str) -> None:
    for action in group.actions():
        action.setChecked(action.data() == key)
