"""The keyboard on the toolbar: one stop of the Tab key, and arrows that walk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from farwhist.ui.shell.toolbar_button import BarButton

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS: Final = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Walk(QObject):
    """Lets the keyboard walk over buttons that can be pressed, and come back to where it was.

    `leave` is called when the keyboard is to go back to where it came from.
    """

    def __init__(self, buttons: Sequence[BarButton], leave: Callable[[], None]) -> None:
        super().__init__()
        self._buttons = buttons
        self._leave = leave
        self._door: BarButton | None = None
        for button in buttons:
            button.installEventFilter(self)

    def let_in(self) -> None:
        """Let the Tab key come to one button: where it was last, or else the first."""
        there = self._there()
        door = self._door if self._door in there else next(iter(there), None)
        for each in self._buttons:
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus if each is door else Qt.FocusPolicy.NoFocus)

    def pass_on(self, button: BarButton) -> None:
        """Go on from a button that is about to be disabled, if the keyboard is there."""
        if not button.hasFocus():
            return
        there = self._there()
        place = there.index(button)
        following = [*there[place + 1 :], *there[:place]]
        if following:
            following[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, BarButton):
            return False
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._use(watched, Qt.Key(event.key()))
        if event.type() is QEvent.Type.FocusIn:
            self._door = watched
            self.let_in()
        return False

    def _use(self, button: BarButton, key: Qt.Key) -> bool:
        there = self._there()
        if key in _STEPS and button in there:
            place = (there.index(button) + _STEPS[key]) % len(there)
            there[place].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in _ENDS and there:
            there[_ENDS[key]].setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Escape:
            self._leave()
        elif key == Qt.Key.Key_Down and button.menu() is not None:
            button.showMenu()
        else:
            return False
        return True

    def _there(self) -> list[BarButton]:
        return [each for each in self._buttons if each.isEnabled() and not each.isHidden()]
