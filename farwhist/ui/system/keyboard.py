"""Keys in all windows: by the place of a key, and pressing what has the keyboard."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from math import inf
from string import ascii_uppercase, digits
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QMenuBar,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import Shiboken

_ROWS: Final = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
"""The scan codes of the first keys of four rows, the same in Windows and in Linux."""

SCAN_CODES: Final[Mapping[int, str]] = {
    first + step: letter for first, row in _ROWS for step, letter in enumerate(row)
}
XKB_OFFSET: Final = 8
"""How much larger X11 and Wayland count each scan code."""

_MAC_LETTERS: Final = (
    0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46, 45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6,
)  # fmt: skip
_MAC_DIGITS: Final = (29, 18, 19, 20, 21, 23, 22, 26, 28, 25)
MAC_CODES: Final[Mapping[int, str]] = {
    **dict(zip(_MAC_LETTERS, ascii_uppercase, strict=True)),
    **dict(zip(_MAC_DIGITS, digits, strict=True)),
}
"""The virtual key codes of macOS (kVK_ANSI_A and so on)."""

_ALT: Final = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.GroupSwitchModifier
_SPECIAL: Final = 0x01000000
"""From here on Qt counts keys that write no character."""


def by_place(event: QKeyEvent, platform: str = "") -> QKeyEvent | None:
    """Return the event as if the key wrote what most keyboards have in its place.

    None where it writes such a character already, or where no letter or digit stands there. With
    Shift a key is no digit by its place, and with Alt, which picks menus and third characters, it
    is nothing.

    Args:
        platform: Qt's name of the window system; by default the one that runs.
    """
    place = _place(event, platform or QGuiApplication.platformName())
    written = _written(event)
    if not place or event.modifiers() & _ALT or (written.isascii() and written.isalnum()):
        return None
    if place.isdigit():
        lacks = not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    else:
        lacks = bool(written) and _foreign(written)
    if not lacks:
        return None
    shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return QKeyEvent(
        QEvent.Type(event.type()),
        Qt.Key(ord(place)),
        event.modifiers(),
        place if shift else place.lower(),
        event.isAutoRepeat(),
    )


def typed(event: QKeyEvent) -> str:
    """Return what was typed; a key that stands for a digit by its place types that."""
    meant = by_place(event)
    return meant.text() if meant is not None and meant.text().isdecimal() else event.text()


def _place(event: QKeyEvent, platform: str) -> str:
    if platform == "cocoa":
        return MAC_CODES.get(event.nativeVirtualKey(), "")
    code = event.nativeScanCode() - (0 if platform == "windows" else XKB_OFFSET)
    return SCAN_CODES.get(code, "")


def _written(event: QKeyEvent) -> str:
    """Return the character of the key; with Ctrl the text is none."""
    return chr(event.key()) if 0 < event.key() < _SPECIAL else event.text()[:1]


def _foreign(character: str) -> bool:
    """Whether this is a letter, or a mark on one, of another script."""
    letter = unicodedata.category(character)[0] in "LM"
    return letter and not unicodedata.name(character, "").startswith("LATIN")


REST: Final = 300
"""A key that is pressed within so many milliseconds after it was let go may still be held down:
some systems tell of a held key as of one that is pressed and let go again and again."""

CHOICE: Final = "choice"
"""The property of buttons of which one is chosen, where Qt does not know that they are."""

_Key = Qt.Key
_ENTER: Final = frozenset({_Key.Key_Return, _Key.Key_Enter})
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
_COMMAND: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
_WRITTEN_IN: Final = (
    QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QKeySequenceEdit,
)  # fmt: skip
_TAKEN_AWAY: Final = (QEvent.Type.Hide, QEvent.Type.EnabledChange)


class Keyboard(QObject):
    """Has each key before the widget that has the keyboard; ask `keyboard` for it.

    - Enter presses the button that has the keyboard, as Space does. A choice that is made already
      has nothing to press: there Enter goes where it would go without the button.
    - Enter rests for `REST` milliseconds after it was let go.
    - A shortcut works by the place of its key where the layout has no such character.
    - When nothing that can be used has the keyboard, something else of the window gets it.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._let_go: dict[int, float] = {}
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._look)
        app.focusChanged.connect(self._follow)
        self._follow(None, app.focusWidget())

    def repeats(self, event: QKeyEvent) -> bool:
        """Whether a pressed key may have been held down since it was pressed before."""
        since = self._time(event) - self._let_go.get(event.key(), -inf)
        return event.isAutoRepeat() or 0 <= since < REST

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and isinstance(watched, QWidget):
            return self._hear(watched, event)
        if event.type() in _TAKEN_AWAY:
            self._soon.start(0)
        return False

    def now(self) -> float:
        """Return the time in milliseconds, for keys of which the system does not tell it."""
        return 1000 * monotonic()

    def _time(self, event: QKeyEvent) -> float:
        return event.timestamp() or self.now()

    def _hear(self, widget: QWidget, event: QKeyEvent) -> bool:
        """Use a key, or leave it to the widget."""
        if event.type() is QEvent.Type.KeyRelease:
            if event.spontaneous():
                self._let_go[event.key()] = self._time(event)
            return False
        if event.key() in _ENTER and not event.modifiers() & ~_KEYPAD:
            return self._enter(widget, event)
        if event.type() is QEvent.Type.KeyPress and not isinstance(widget, QKeySequenceEdit):
            return self._use_place(widget, event)
        return False

    def _enter(self, widget: QWidget, event: QKeyEvent) -> bool:
        rests = self.repeats(event) and not isinstance(widget, _WRITTEN_IN)
        presses = _can_be_pressed(widget)
        if not (rests or presses):
            return False
        event.accept()
        if event.type() is QEvent.Type.KeyPress and not rests:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                if Shiboken.isValid(widget):
                    space = QKeyEvent(kind, _Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
                    QApplication.sendEvent(widget, space)
        return True

    @staticmethod
    def _use_place(widget: QWidget, event: QKeyEvent) -> bool:
        """Use a key that no shortcut had, because the layout lacks the character that is meant."""
        meant = by_place(event)
        if meant is None:
            return False
        if event.modifiers() & _COMMAND:
            QApplication.sendEvent(widget, meant)  # Qt looks for a shortcut again
            return True
        return not isinstance(widget, _WRITTEN_IN) and _trigger(widget.window(), meant)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None and Shiboken.isValid(old):
            old.removeEventFilter(self)
        if new is not None:
            new.installEventFilter(self)
        self._soon.start(0)

    def _look(self) -> None:
        """See that something in the active window has the keyboard."""
        window = QApplication.activeWindow()
        if window is None or can_use(QApplication.focusWidget()):
            return
        home = window.findChild(Home, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if isinstance(home, Home):
            home.give()
            return
        stop = next(_stops(window), None)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.OtherFocusReason)


class Home(QObject):
    """Has `give` hand the keyboard to a part of a window where nothing else in it has it."""

    def __init__(self, window: QWidget, give: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self.give = give
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt would hand it to the first part of the window, which may be a button of a bar.
        if event.type() is QEvent.Type.WindowActivate and not can_use(self._window.focusWidget()):
            self.give()
        return False


def keyboard() -> Keyboard:
    """Return the keyboard of the running application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app.findChild(Keyboard) or Keyboard(app)


def can_use(focus: QWidget | None) -> bool:
    """Whether keys do anything where they go now."""
    if focus is None or not focus.isVisible() or not focus.isEnabled():
        return False
    if isinstance(focus, QMenuBar):
        return focus.activeAction() is not None
    return not focus.isWindow() or focus.focusPolicy() is not Qt.FocusPolicy.NoFocus


def is_made(button: QAbstractButton) -> bool:
    """Whether this is the chosen one of several buttons: to press it changes nothing."""
    group: QButtonGroup | None = button.group()
    one_of_several = button.autoExclusive() or (group is not None and group.exclusive())
    return button.isChecked() and (one_of_several or bool(button.property(CHOICE)))


def _can_be_pressed(widget: QWidget) -> bool:
    if isinstance(widget, QAbstractButton):
        return not is_made(widget)
    return isinstance(widget, QComboBox) and not widget.isEditable()


def _stops(window: QWidget) -> Iterator[QWidget]:
    """Yield what the Tab key reaches in a window, in its order."""
    each = window.nextInFocusChain()
    while each is not None and each is not window:
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and can_use(each.focusProxy() or each):
            yield each
        each = each.nextInFocusChain()


def _trigger(window: QWidget, event: QKeyEvent) -> bool:
    """Do what a shortcut of the menus does; return whether there was one."""
    keys = QKeySequence(event.keyCombination())
    for action in window.findChildren(QAction):
        if action.isEnabled() and keys in action.shortcuts():
            action.trigger()
            return True
    return False
