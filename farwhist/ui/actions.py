"""The commands of the window and the menus that hold them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

translate = QCoreApplication.translate


class Actions(QObject):
    """All commands, each of which has a place in a menu.

    `speed_chosen(speed, pause)` is emitted with the keys of `SPEEDS` and `PAUSES`.
    """

    speed_chosen = Signal(str, str)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        standard = QKeySequence.StandardKey
        self.new = QAction(translate("Menu", "&New match…"), window)
        self.new.setShortcut(standard.New)
        self.again = QAction(translate("Menu", "New match as &before"), window)
        self.statistics = QAction(translate("Menu", "&Statistics"), window)
        self.quit = QAction(translate("Menu", "&Quit"), window)
        self.quit.setShortcut(standard.Quit)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.quit.triggered.connect(window.close)
        self.undo = QAction(translate("Menu", "&Undo"), window)
        self.undo.setShortcut(standard.Undo)
        self.redo = QAction(translate("Menu", "&Redo"), window)
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.hint = QAction(translate("Menu", "&Hint"), window)
        self.last_trick = QAction(translate("Menu", "&Last trick"), window)
        self.go_on = QAction(translate("Menu", "&Go on"), window)
        self.pause = QAction(translate("Menu", "&Pause"), window)
        self.fair_play = QAction(translate("Menu", "&Fair play…"), window)
        self.preferences = QAction(translate("Menu", "Pre&ferences…"), window)
        self.preferences.setShortcut(QKeySequence("Ctrl+,"))
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.mute = QAction(translate("Menu", "&Mute"), window)
        self.mute.setCheckable(True)
        self.all_scores = QAction(translate("Menu", "Score s&heet and charts"), window)
        self.all_scores.setShortcut(QKeySequence("F4"))
        self.larger = QAction(translate("Menu", "Lar&ger cards"), window)
        self.smaller = QAction(translate("Menu", "S&maller cards"), window)
        self.usual_size = QAction(translate("Menu", "&Usual card size"), window)
        self.four_colours = QAction(translate("Menu", "Four-&colour deck"), window)
        self.four_colours.setCheckable(True)
        self.full_screen = QAction(translate("Menu", "&Full screen"), window)
        self.full_screen.setShortcut(QKeySequence("F11"))
        self.full_screen.setCheckable(True)
        self.next_pane = QAction(translate("Menu", "Next &pane"), window)
        self.next_pane.setShortcut(QKeySequence("F6"))
        self.last_pane = QAction(translate("Menu", "Previous p&ane"), window)
        self.last_pane.setShortcut(QKeySequence("Shift+F6"))
        self._speeds = self._choice(
            {
                "slow": translate("Menu", "&Slow"),
                "normal": translate("Menu", "&Normal"),
                "fast": translate("Menu", "&Fast"),
                "instant": translate("Menu", "&Instant"),
            }
        )
        self._own_pause = "normal"
        self._pauses = self._choice(
            {
                "instant": translate("Menu", "&Very short"),
                "short": translate("Menu", "&Short"),
                "normal": translate("Menu", "&Normal"),
                "long": translate("Menu", "&Long"),
                "click": translate("Menu", "&Wait for a click"),
            }
        )

    def fill(self, bar: QMenuBar, scores: QAction) -> None:
        """Make the menus; `scores` shows and hides the score sheet."""
        scores.setText(translate("Menu", "&Score sheet at the side"))
        scores.setShortcut(QKeySequence("Shift+F4"))
        game = _menu(bar, translate("Menu", "&Game"))
        game.addActions([self.new, self.again])
        game.addSeparator()
        game.addActions([self.statistics])
        game.addSeparator()
        game.addActions([self.quit])
        self.deal_menu = _menu(bar, translate("Menu", "&Deal"))
        view = _menu(bar, translate("Menu", "&View"))
        view.addActions([self.all_scores, scores, self.next_pane, self.last_pane])
        view.addActions([self.full_screen])
        self.view_menu = view
        play = _menu(bar, translate("Menu", "&Play"))
        self.play_menu = play
        play.addActions([self.undo, self.redo])
        play.addSeparator()
        play.addActions([self.hint, self.last_trick, self.go_on, self.pause])
        play.addSeparator()
        play.addActions([self.fair_play])
        speed = play.addMenu(translate("Menu", "&Speed"))
        speed.addActions(self._speeds.actions())
        pause = play.addMenu(translate("Menu", "Pause &after a trick"))
        pause.addActions(self._pauses.actions())
        settings = _menu(bar, translate("Menu", "&Settings"))
        self.settings_menu = settings
        settings.addActions([self.preferences, self.mute])
        self.help_menu = _menu(bar, translate("Menu", "&Help"))

    def enable(self, *, undo: bool, redo: bool) -> None:
        """Set what can be taken back and made again; each says why it cannot."""
        self.undo.setEnabled(undo)
        self.undo.setStatusTip(
            translate("Menu", "Take back your last move and the answers to it")
            if undo
            else translate("Menu", "Available when you have made a move")
        )
        self.redo.setEnabled(redo)
        self.redo.setStatusTip(
            translate("Menu", "Make the move again that was taken back")
            if redo
            else translate("Menu", "Available when a move has been taken back")
        )

    def show_speed(self, speed: str, pause: str) -> None:
        """Check the choices that hold now; no pause of the menu may be one of the player's own."""
        self._own_pause = pause
        for group, key in ((self._speeds, speed), (self._pauses, pause)):
            for action in group.actions():
                action.setChecked(action.data() == key)

    def _choice(self, words: dict[str, str]) -> QActionGroup:
        group = QActionGroup(self)
        for key, text in words.items():
            action = group.addAction(text)
            action.setData(key)
            action.setCheckable(True)
        group.triggered.connect(self._tell_speed)
        return group

    def _tell_speed(self) -> None:
        speed = self._speeds.checkedAction()
        pauses = [each.data() for each in self._pauses.actions() if each.isChecked()]
        self.speed_chosen.emit(speed.data(), pauses[0] if pauses else self._own_pause)


def _menu(bar: QMenuBar, title: str) -> QMenu:
    menu = bar.addMenu(title)
    assert isinstance(menu, QMenu)
    return menu
