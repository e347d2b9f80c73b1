"""The toolbar on the upper edge of the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from farwhist.ui.settings.commands import CommandId
from farwhist.ui.settings.toolbar import AT_LEFT, AT_RIGHT, BarId, BarItem
from farwhist.ui.table.theme import Theme
from farwhist.ui.window.actions import Actions
from farwhist.ui.window.toolbar_button import BarButton

translate = QCoreApplication.translate

HEIGHT, LOW_HEIGHT = 44, 40
LOW_WINDOW: Final = 700
"""In a window of less height the bar is lower."""

WORDLESS: Final = 200
"""From this size of text on, in per cent, there are no words."""

_EDGE, _BETWEEN, _LINE_ROOM, _MIDDLE = 8, 2, 17, 16

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_PRESSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Toolbar(QWidget):
    """A row of buttons for commands and the speed.

    Words go where the row does not fit, those at the right first; after that the last buttons go
    into a menu. It is one stop of the Tab key, and the arrow keys walk on it. `left` is emitted
    when the keyboard is to go back to where it was.
    """

    left = Signal()

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toolbar")
        self.setAccessibleName(translate("Toolbar", "Toolbar"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._theme = theme
        self._actions = actions
        self._percent = 100
        self._lines: list[int] = []
        self.buttons: dict[BarId, BarButton] = {}
        self.more = self._make_more()
        self._door: BarButton | None = None
        self._words = {item.id: item.word for item in _items()}
        for item in _items():
            button = BarButton(theme, item.id, translate("Toolbar", item.word), self)
            button.setObjectName(f"bar {item.id}")
            button.installEventFilter(self)
            self.buttons[item.id] = button
            if item.id == "speed":
                self._open_speeds(button)
            else:
                self._follow_action(button, actions[cast(CommandId, item.id)])
        self._add_redo()
        self._let_in()

    # --- what the buttons do ----------------------------------------------------------

    def light(self, what: BarId, on: bool) -> None:
        """Show that this is under way, or no longer."""
        self.buttons[what].light(on)

    def show_paused(self, paused: bool) -> None:
        """Let the button of the pause say what it does now."""
        if paused:
            self.buttons["pause"].say(translate("Toolbar", "Go on"), "resume")
        else:
            self.buttons["pause"].say(translate("Toolbar", self._words["pause"]), "pause")
        self.light("pause", paused)
        self._tell_tip(self.buttons["pause"], self._actions["pause"])
        self.arrange()

    def _follow_action(self, button: BarButton, action: QAction) -> None:
        button.setCheckable(action.isCheckable())
        button.clicked.connect(action.trigger)
        action.changed.connect(partial(self._follow, button, action))
        self._follow(button, action)

    def _follow(self, button: BarButton, action: QAction) -> None:
        """Look as the action is now."""
        if action.isCheckable():
            button.setChecked(action.isChecked())
        if button.hasFocus() and not action.isEnabled():
            self._leave(button)
        button.setEnabled(action.isEnabled())
        self._tell_tip(button, action)
        self._let_in()

    def _tell_tip(self, button: BarButton, action: QAction) -> None:
        """Tell name and key, and what it does or why it cannot be done now."""
        name, key = button.text(), _key(action)
        shown = translate("Toolbar", "{name} ({key})").format(name=name, key=key) if key else name
        told = action.statusTip()
        button.setToolTip(f"{shown}\n{told}" if told else shown)
        spoken = translate("Toolbar", "Key: {key}.").format(key=key) if key else ""
        button.setAccessibleDescription(" ".join(filter(None, (told, spoken))))

    def _open_speeds(self, button: BarButton) -> None:
        """Let the button open the speeds, and have the word of the chosen one."""
        group = self._actions.groups["speed"]
        menu = QMenu(button)
        menu.addActions(group.actions())
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for action in group.actions():
            action.changed.connect(self._name_speed)
        self._name_speed()

    def _name_speed(self) -> None:
        button, name = self.buttons["speed"], translate("Toolbar", self._words["speed"])
        for action in self._actions.groups["speed"].actions():
            word = action.text().replace("&", "")
            if action.isChecked() and (button.text() != word or not button.toolTip()):
                button.say(word)
                told = translate("Toolbar", "{name}: {value}").format(name=name, value=word)
                button.setAccessibleName(told)
                button.setToolTip(told)
                self.arrange()

    def _add_redo(self) -> None:
        """Let Redo be in the menu of Undo: press long, or the arrow down."""
        button = self.buttons["undo"]
        menu = QMenu(button)
        menu.addActions([self._actions["undo"], self._actions["redo"]])
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.DelayedPopup)

    def _make_more(self) -> BarButton:
        more = BarButton(self._theme, "more", translate("Toolbar", "More"), self)
        more.setObjectName("bar more")
        more.brief = True
        more.setToolTip(more.text())
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(more)
        menu.aboutToShow.connect(self._fill_more)
        more.setMenu(menu)
        more.installEventFilter(self)
        more.hide()
        return more

    def _fill_more(self) -> None:
        """Offer what has no room in the row."""
        menu = self.more.menu()
        assert isinstance(menu, QMenu)
        menu.clear()
        for what, button in self.buttons.items():
            if not button.isHidden():
                continue
            if what == "speed":
                below = menu.addMenu(translate("Toolbar", self._words["speed"]))
                below.addActions(self._actions.groups["speed"].actions())
            else:
                menu.addAction(self._actions[cast(CommandId, what)])
                if what == "undo":
                    menu.addAction(self._actions["redo"])

    # --- where they stand -------------------------------------------------------------

    def set_text_size(self, percent: int) -> None:
        """Write in this size, which is one of the sizes of text of the windows."""
        self._percent = percent
        for button in (*self.buttons.values(), self.more):
            button.set_scale(percent)
        self.updateGeometry()
        self.arrange()
        self.update()

    def sizeHint(self) -> QSize:
        low = self.window().height() < LOW_WINDOW
        frame = (LOW_HEIGHT if low else HEIGHT) - 34
        return QSize(320, self.more.sizeHint().height() + frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def arrange(self) -> None:
        """Show as many words and buttons as fit."""
        order = list(self.buttons.values())
        least = len(order) if self._percent >= WORDLESS else 0
        shown = list(self.buttons)
        for button in order:
            button.brief = False
        for brief in range(least, len(order) + 1):
            for button in order[len(order) - brief :]:
                button.brief = True
            if self._wide(shown) <= self.width():
                break
        while shown and self._wide(shown) > self.width():
            shown.pop()
        self._place(shown)
        self._let_in()

    def _wide(self, shown: list[BarId]) -> int:
        """Return the width of the row with these buttons."""
        wide = 2 * _EDGE + _MIDDLE
        for groups in (AT_LEFT, AT_RIGHT):
            there = [[item for item in group if item.id in shown] for group in groups]
            wide += sum(_LINE_ROOM for _ in list(filter(None, there))[1:])
            for item in (each for group in there for each in group):
                wide += self.buttons[item.id].sizeHint().width() + _BETWEEN
        if len(shown) < len(self.buttons):
            wide += self.more.sizeHint().width() + _BETWEEN
        return wide

    def _place(self, shown: list[BarId]) -> None:
        self._lines = []
        for what, button in self.buttons.items():
            button.setVisible(what in shown)
        self.more.setVisible(len(shown) < len(self.buttons))
        x = _EDGE
        for number, group in enumerate(_shown(AT_LEFT, shown)):
            if number:
                self._lines.append(x + _LINE_ROOM // 2)
                x += _LINE_ROOM
            for item in group:
                x = self._put(self.buttons[item.id], x) + _BETWEEN
        x = self.width() - _EDGE
        if not self.more.isHidden():
            x -= self.more.sizeHint().width()
            self._put(self.more, x)
            x -= _BETWEEN
        for number, group in enumerate(reversed(_shown(AT_RIGHT, shown))):
            if number:
                self._lines.append(x - _LINE_ROOM // 2)
                x -= _LINE_ROOM
            for item in reversed(group):
                x -= self.buttons[item.id].sizeHint().width()
                self._put(self.buttons[item.id], x)
                x -= _BETWEEN
        self.update()

    def _put(self, button: BarButton, x: int) -> int:
        """Place a button and return its right edge."""
        size = button.sizeHint()
        button.setGeometry(x, (self.height() - 1 - size.height()) // 2, size.width(), size.height())
        return x + size.width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
        self.arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.isAncestorOf(self.window().focusWidget()):
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._theme
        painter.fillRect(self.rect(), QColor(theme.bar))
        line = QColor(theme.bar_line)
        painter.fillRect(0, self.height() - 1, self.width(), 1, line)
        for x in self._lines:
            painter.fillRect(x, (self.height() - 22) // 2, 1, 22, line)

    # --- the keyboard -----------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, BarButton):
            return False
        kind = event.type()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._use(watched, Qt.Key(event.key()))
        if kind is QEvent.Type.FocusIn:
            self._door = watched
            self._let_in()
        return False

    def _leave(self, button: BarButton) -> None:
        """Let the keyboard go from a button that is about to be disabled to the next one."""
        there = self._open_to_keys()
        place = there.index(button)
        following = [*there[place + 1 :], *there[:place]]
        if following:
            following[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.left.emit()

    def _use(self, button: BarButton, key: Qt.Key) -> bool:
        if key in _STEPS:
            there = self._open_to_keys()
            place = there.index(button) if button in there else 0
            there[(place + _STEPS[key]) % len(there)].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            there = self._open_to_keys()
            there[-1 if key == Qt.Key.Key_End else 0].setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif key == Qt.Key.Key_Down and button.menu() is not None:
            button.showMenu()
        elif key in _PRESSES:
            button.showMenu() if button.opens() else button.click()
        else:
            return False
        return True

    def _open_to_keys(self) -> list[BarButton]:
        there = (*self.buttons.values(), self.more)
        return [each for each in there if each.isEnabled() and not each.isHidden()]

    def _let_in(self) -> None:
        """Let the Tab key come to one button: where it was last, or else the first."""
        there = self._open_to_keys()
        door = self._door if self._door in there else next(iter(there), None)
        for each in (*self.buttons.values(), self.more):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus if each is door else Qt.FocusPolicy.NoFocus)


def _items() -> Iterator[BarItem]:
    for groups in (AT_LEFT, AT_RIGHT):
        for group in groups:
            yield from group


def _shown(groups: tuple[tuple[BarItem, ...], ...], shown: list[BarId]) -> list[list[BarItem]]:
    """Return what of the groups is shown, without those that are empty."""
    there = [[item for item in group if item.id in shown] for group in groups]
    return [group for group in there if group]


def _key(action: QAction) -> str:
    """Return the key of an action as menus write it; keys of the table stand in its text."""
    told = action.text().partition("\t")[2]
    return told or action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)
