"""The toolbar on the upper edge of the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple, cast

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSize, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from farwhist.ui.settings.commands import CommandId, command_help
from farwhist.ui.settings.menus import (
    BAR_CHOICES,
    BAR_MENUS,
    BarId,
    Groups,
    bar_places,
    choice_help,
    groups_at,
)
from farwhist.ui.shell.actions import Actions
from farwhist.ui.shell.toolbar_button import BarButton, ButtonWalk
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import IconName
from farwhist.ui.style.tips import key_words, name_sign, shown_tip
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate

EDGE, BETWEEN, LINE_ROOM, MIDDLE = 8, 2, 17, 16
"""The room at both ends, between two buttons, for a line, and between the two halves."""

HEIGHT, LOW_HEIGHT = 44, 40
LOW_WINDOW: Final = 700
"""In a window of less height the bar is lower."""

USUAL_WINDOW, LARGEST = 800, 1.25
"""In a window of more height it grows, up to so many times."""

WORDLESS: Final = 200
"""From this size of text on, in per cent, there are no words."""


class Toolbar(QWidget):
    """A row of buttons for commands and the speed.

    Words go where the row does not fit, those at the right first; after that the last buttons go
    into a menu. It is one stop of the Tab key, and the arrow keys walk on it. `left` is emitted
    when the keyboard is to go back to where it was, `hovered(point)` when the pointer moves beside
    its buttons.
    """

    left = Signal()
    hovered = Signal(QPointF)

    def __init__(self, theme: Theme, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toolbar")
        set_help_anchor(self, command_help("toolbar"))
        self.setAccessibleName(translate("Toolbar", "Toolbar"))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._theme = theme
        self._actions = actions
        self._percent = 100
        self._scale = 0.0
        self._lines: Sequence[int] = ()
        self.buttons: dict[BarId, BarButton] = {}
        self.more = self._make_more()
        places = bar_places(actions.commands)
        self._groups = groups_at("left", places), groups_at("right", places)
        self._words = {each: place.word for each, place in places.items()}
        for each, word in self._words.items():
            button = BarButton(theme, cast(IconName, each), translate("Toolbar", word), self)
            button.setObjectName(f"bar {each}")
            set_help_anchor(button, choice_help("speed") if each in BAR_CHOICES else _help_of(each))
            self.buttons[each] = button
        self.walk = ButtonWalk([*self.buttons.values(), self.more], self.left.emit)
        for what, button in self.buttons.items():
            if what == "speed":
                self._open_speeds(button)
            elif what in BAR_MENUS:
                self._open_menu(button, actions[what], BAR_MENUS[what])
            else:
                self._follow_action(button, actions[what])
        self._add_redo()
        self.walk.let_in()

    # --- what the buttons do ----------------------------------------------------------

    def light(self, what: BarId, on: bool) -> None:
        """Show that this is under way, or no longer."""
        self.buttons[what].light(on)

    def show_paused(self, paused: bool) -> None:
        """Let the button of the pause say what it does now."""
        if paused:
            self.buttons["pause"].say(translate("Toolbar", "Continue"), "resume")
        else:
            self.buttons["pause"].say(translate("Toolbar", self._words["pause"]), "pause")
        self.light("pause", paused)
        self._tell_tip(self.buttons["pause"], self._actions["pause"])
        self.arrange()

    def show_finishing(self, finishing: bool) -> None:
        """Let the button for the rest of the deal say what it does now: a bot plays, or not yet."""
        button, action = self.buttons["finish"], self._actions["finish"]
        if finishing is button.lit:
            return
        word = translate("Toolbar", "Skip to end")
        button.say(word if finishing else translate("Toolbar", self._words["finish"]))
        self.light("finish", finishing)
        self._tell_tip(button, action)
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
        if not action.isEnabled():
            self.walk.pass_on(button)
        button.setEnabled(action.isEnabled())
        self._tell_tip(button, action)
        self.walk.let_in()

    def _tell_tip(self, button: BarButton, action: QAction) -> None:
        """Tell name and key, and what it does or why it cannot be done now."""
        name, key = button.text(), _key(action)
        shown = translate("Toolbar", "{name} ({key})").format(name=name, key=key) if key else name
        told = action.statusTip()
        if button is self.buttons["finish"] and button.lit:
            told = translate("Toolbar", "Show at once how the bot finishes the deal")
        button.setToolTip(f"{shown}\n{told}" if told else shown)
        button.setAccessibleDescription(" ".join(filter(None, (told, key_words(key)))))

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

    def _open_menu(self, button: BarButton, action: QAction, commands: Sequence[CommandId]) -> None:
        """Let the button, and the action by its key, open a menu with these commands."""
        menu = QMenu(button.text(), button)
        menu.addActions([self._actions[each] for each in commands])
        menu.aboutToShow.connect(self._actions.refresh)
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        action.triggered.connect(lambda: menu.popup(self._below(button)))
        name_sign(button, button.text(), _key(action))

    def _below(self, button: BarButton) -> QPoint:
        """Return where the menu of a button opens, also if it has no room in the row."""
        if button.isVisible():
            return button.mapToGlobal(QPoint(0, button.height()))
        return self.mapToGlobal(QPoint(0, self.height()))

    def _name_speed(self) -> None:
        button, name = self.buttons["speed"], translate("Toolbar", self._words["speed"])
        for action in self._actions.groups["speed"].actions():
            word = action.text().replace("&", "")
            if action.isChecked() and (button.text() != word or not shown_tip(button)):
                button.say(word)
                told = translate("Toolbar", "{name}: {value}").format(name=name, value=word)
                name_sign(button, told)
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
        name_sign(more, more.text())
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(more)
        menu.aboutToShow.connect(self._fill_more)
        more.setMenu(menu)
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
            elif what in BAR_MENUS:
                menu.addMenu(button.menu())
            else:
                menu.addAction(self._actions[what])
                if what == "undo":
                    menu.addAction(self._actions["redo"])

    # --- where they stand -------------------------------------------------------------

    def set_text_size(self, percent: int) -> None:
        """Write in this size, which is one of the sizes of text of the windows."""
        self._percent = percent
        self.follow_window()
        self.arrange()

    def follow_window(self) -> None:
        """Be as large as it is fit in a window of this height."""
        grown = min(max(self.window().height() / USUAL_WINDOW, 1.0), LARGEST)
        scale = self._percent / 100 * grown
        self.updateGeometry()
        if scale != self._scale:
            self._scale = scale
            for button in (*self.buttons.values(), self.more):
                button.set_scale(scale)
            self.arrange()

    def sizeHint(self) -> QSize:
        low = self.window().height() < LOW_WINDOW
        frame = (LOW_HEIGHT if low else HEIGHT) - 34
        return QSize(320, self.more.sizeHint().height() + frame)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def arrange(self) -> None:
        """Show as many words and buttons as fit."""
        wide: dict[bool, dict[BarId, int]] = {True: {}, False: {}}
        for brief, widths in wide.items():
            for what, button in self.buttons.items():
                button.brief = brief
                widths[what] = button.sizeHint().width()
        more = self.more.sizeHint().width()
        words = self._percent < WORDLESS
        room = Widths(wide[False], wide[True], more)
        row = lay_out(self.width(), *self._groups, room, words=words)
        self._lines = row.lines
        for what, button in self.buttons.items():
            button.brief = what in row.brief
            self._put(button, row.places.get(what))
        self._put(self.more, row.more)
        self.walk.let_in()
        self.update()

    def _put(self, button: BarButton, x: int | None) -> None:
        """Show a button there, or hide it."""
        button.setVisible(x is not None)
        if x is not None:
            size = button.sizeHint()
            y = (self.height() - 1 - size.height()) // 2
            button.setGeometry(x, y, size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
        self.arrange()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hovered.emit(event.position())

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


def _help_of(what: BarId) -> str:
    return "study" if what in BAR_MENUS else command_help(what)


def _key(action: QAction) -> str:
    """Return the key of an action as menus write it; keys of the table stand in its text."""
    told = action.text().partition("\t")[2]
    return told or action.shortcut().toString(action.shortcut().SequenceFormat.NativeText)


# Where the buttons stand, and which of them have a word.


class BarRow(NamedTuple):
    """The left edge of every button that is shown, and who has no word.

    `lines` stand between groups; `more` is the left edge of the button for those that are not
    shown, None where there are none.
    """

    places: Mapping[BarId, int]
    brief: frozenset[BarId]
    lines: Sequence[int]
    more: int | None


class Widths(NamedTuple):
    """The width of each button with its word and without, and that of the button for the rest."""

    full: Mapping[BarId, int]
    brief: Mapping[BarId, int]
    more: int


def lay_out(width: int, left: Groups, right: Groups, widths: Widths, *, words: bool) -> BarRow:
    """Return the row in which most fits: words go first, then buttons, from the right.

    Args:
        left: the groups from the left edge on.
        right: the groups that end at the right edge.
        words: whether there are words at all.
    """
    order = [each for group in (*left, *right) for each in group]
    shown, least = list(order), 0 if words else len(order)

    def room_for(wide: Mapping[BarId, int]) -> int:
        lines = sum(max(len(_there(groups, shown)) - 1, 0) for groups in (left, right))
        buttons = [wide[each] for each in shown]
        buttons += [widths.more] if len(shown) < len(order) else []
        return 2 * EDGE + MIDDLE + lines * LINE_ROOM + sum(buttons) + len(buttons) * BETWEEN

    for count in range(least, len(order) + 1):
        without = frozenset(order[len(order) - count :])
        wide = {each: (widths.brief if each in without else widths.full)[each] for each in order}
        if room_for(wide) <= width:
            break
    while shown and room_for(wide) > width:
        shown.pop()
    more = widths.more if len(shown) < len(order) else None
    places, lines, rest = _place(width, _there(left, shown), _there(right, shown), wide, more)
    return BarRow(places, without, lines, rest)


def _place(
    width: int,
    left: Groups,
    right: Groups,
    wide: Mapping[BarId, int],
    more: int | None,
) -> tuple[dict[BarId, int], list[int], int | None]:
    """Return where buttons, lines and the button for the rest stand."""
    places: dict[BarId, int] = {}
    lines: list[int] = []
    x = EDGE
    for number, group in enumerate(left):
        if number:
            lines.append(x + LINE_ROOM // 2)
            x += LINE_ROOM
        for each in group:
            places[each] = x
            x += wide[each] + BETWEEN
    x, rest = width - EDGE, None
    if more is not None:
        rest = x - more
        x = rest - BETWEEN
    for number, group in enumerate(reversed(right)):
        if number:
            lines.append(x - LINE_ROOM // 2)
            x -= LINE_ROOM
        for each in reversed(group):
            places[each] = x - wide[each]
            x = places[each] - BETWEEN
    return places, lines, rest


def _there(groups: Groups, shown: Collection[BarId]) -> Groups:
    """Return what of the groups is shown, without those that are empty."""
    there = [tuple(each for each in group if each in shown) for group in groups]
    return tuple(group for group in there if group)
