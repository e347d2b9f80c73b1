"""The commands as Qt's actions, the menus that hold them, and why one cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QToolButton

from farwhist.ui.services.main_window import MainWindow
from farwhist.ui.settings.commands import Command, CommandId, Commands, MenuId, Scope
from farwhist.ui.settings.keymap import Keymap, shown_key
from farwhist.ui.settings.menus import BAR_MENUS, ChoiceId, OneOf, menus
from farwhist.ui.style.icons import icon
from farwhist.ui.style.text import with_access_keys
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate

_ROLES: Final[Mapping[CommandId, QAction.MenuRole]] = {
    "quit": QAction.MenuRole.QuitRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}


class Actions(QObject):
    """All commands that stand in menus, by their id, with the keys that the player has chosen.

    `speed_chosen(speed, pause)` is emitted with the keys of `SPEEDS` and `PAUSES`.

    Args:
        given: actions that other parts have made, such as docks, for commands of the table.
    """

    speed_chosen = Signal(str, str)

    def __init__(
        self, window: MainWindow, keymap: Keymap, given: Mapping[CommandId, QAction]
    ) -> None:
        super().__init__(window)
        self._keymap = keymap
        self.commands: Commands = keymap.commands
        self._checks: dict[CommandId, Callable[[], str]] = {}
        self._remarks: dict[CommandId, Callable[[], str]] = {}
        self._told: dict[CommandId, tuple[str, str]] = {}
        self._own_pause = "normal"
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.refresh)
        self._actions = {
            command.id: _action(command, given.get(command.id) or QAction(window))
            for command in self.commands
            if command.text or command.id in BAR_MENUS
        }
        window.addActions([self[each] for each in BAR_MENUS])
        self.groups: dict[ChoiceId, QActionGroup] = {}
        self.menus: dict[MenuId, QMenu] = {}
        self.below: dict[ChoiceId, QMenu] = {}
        self._fill(window.menuBar())
        self["quit"].triggered.connect(window.close_if_agreed)
        for choice in ("speed", "pause"):
            self.groups[choice].triggered.connect(self._tell_speed)
        self["letters"].toggled.connect(keymap.set_letters)
        keymap.changed.connect(self._apply_keys)
        self._apply_keys()

    def __getitem__(self, command: CommandId) -> QAction:
        return self._actions[command]

    def explain(self, command: CommandId, why_not: Callable[[], str]) -> None:
        """Let a command be chosen while `why_not` returns nothing."""
        self._checks[command] = why_not

    def add_remark(self, command: CommandId, remark: Callable[[], str]) -> None:
        """Let the status bar say this, too, of a command that can be chosen."""
        self._remarks[command] = remark

    def why_not(self, command: CommandId) -> str:
        """Return why a command cannot be chosen now, or nothing."""
        check = self._checks.get(command)
        return "" if check is None else check()

    def refresh(self) -> None:
        """Enable what is possible now; the status bar tells the reason of what is not."""
        for command, check in self._checks.items():
            why_not, about = check(), self.commands[command].about
            remark = self._remarks.get(command, str)()
            if self._told.get(command) == (why_not, remark):
                continue
            self._told[command] = why_not, remark
            self[command].setEnabled(not why_not)
            told = translate("Menu", about) if about else ""
            if told and remark:
                told = f"{sentence(told)} {remark}"
            self[command].setStatusTip(why_not or told)

    def refresh_soon(self) -> None:
        """Enable what is possible as soon as what happens now is over."""
        self._soon.start()

    def show_choice(self, choice: ChoiceId, key: str) -> None:
        """Check the item that holds now."""
        for action in self.groups[choice].actions():
            action.setChecked(action.data() == key)

    def draw_globe(self, colour: str) -> None:
        """Let a globe stand before the languages, in the colour of the texts of menus."""
        self.below["language"].setIcon(icon("globe", colour))

    def show_speed(self, speed: str, pause: str) -> None:
        """Check the choices that hold now; no pause of the menu may be one of the player's own."""
        self._own_pause = pause
        self.show_choice("speed", speed)
        self.show_choice("pause", pause)

    def _fill(self, bar: QMenuBar) -> None:
        self._name_the_rest(bar)
        for menu in menus(self.commands):
            made = bar.addMenu(translate("Menu", menu.title))
            assert isinstance(made, QMenu)
            self.menus[menu.id] = made
            made.aboutToShow.connect(self.refresh)
            for item in menu.items:
                if item is None:
                    made.addSeparator()
                elif isinstance(item, OneOf):
                    self.groups[item.id] = self._group(item)
                    below = self.below[item.id] = QMenu(item.name, made)
                    made.addMenu(below)
                    below.menuAction().setStatusTip(translate("Menu", item.about))
                    below.addActions(self.groups[item.id].actions())
                else:
                    made.addAction(self[item.id])

    def _name_the_rest(self, bar: QMenuBar) -> None:
        """Let Qt's button for the menus that have no room in the bar be seen and called by name."""
        button = bar.findChild(QToolButton, "qt_menubar_ext_button")
        if isinstance(button, QToolButton):
            more = translate("Toolbar", "More")
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setText("»")
            button.setAccessibleName(more)
            button.setToolTip(more)

    def _group(self, choice: OneOf) -> QActionGroup:
        group = QActionGroup(self)
        for key, text in _items(choice).items():
            action = group.addAction(text)
            action.setData(key)
            action.setCheckable(True)
        return group

    def _apply_keys(self) -> None:
        for command in self.commands:
            if command.id not in self._actions:
                continue
            action = self[command.id]
            if command.scope is Scope.TABLE:
                name = action.text().partition("\t")[0]
                keys = self._keymap.working(command.id)
                action.setText(f"{name}\t{shown_key(keys[-1])}" if keys else name)
            else:
                keys = self._keymap.keys(command.id) if command.name else command.keys
                action.setShortcuts([QKeySequence.fromString(key) for key in keys])
        self["letters"].setChecked(self._keymap.letters)

    def _tell_speed(self) -> None:
        speed = self.groups["speed"].checkedAction()
        pauses = [each.data() for each in self.groups["pause"].actions() if each.isChecked()]
        self.speed_chosen.emit(speed.data(), pauses[0] if pauses else self._own_pause)


def _action(command: Command, action: QAction) -> QAction:
    word = "" if command.bar is None else translate("Toolbar", command.bar.word)
    action.setText(translate("Menu", command.text) if command.text else word)
    action.setCheckable(command.checkable)
    if command.about:
        action.setStatusTip(translate("Menu", command.about))
    if command.id in _ROLES:
        action.setMenuRole(_ROLES[command.id])
    return action


def _items(choice: OneOf) -> dict[str, str]:
    """Return values and texts; those that have none have the words of the preferences."""
    if choice.words is None:
        return {key: translate("Menu", text) for key, text in choice.items}
    texts = choice.words()
    return dict(zip(texts, with_access_keys(texts.values()), strict=True))


class DisabledTooltips(QObject):
    """Watches every menu of a window's menu bar, whenever it was made."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._told = False
        for action in window.menuBar().actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                self._watch(menu)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if not isinstance(watched, QMenu):
            return False
        if kind is QEvent.Type.Show:
            for action in watched.actions():
                below = action.menu()
                if isinstance(below, QMenu):
                    self._watch(below)
        elif kind is QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            item = watched.actionAt(event.position().toPoint())
            off = item is not None and not item.isEnabled()  # type: ignore[redundant-expr]
            self._tell(item.statusTip() if off else "")
        elif kind in (QEvent.Type.Hide, QEvent.Type.Leave):
            self._tell("")
        return False

    def _watch(self, menu: QMenu) -> None:
        menu.removeEventFilter(self)
        menu.installEventFilter(self)

    def _tell(self, reason: str) -> None:
        if reason:
            self._window.statusBar().showMessage(reason)
        elif self._told:
            self._window.statusBar().clearMessage()
        self._told = bool(reason)
