"""Keeps an impatient click from choosing what it was not meant for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from farwhist.ui.system.keyboard import keyboard
from farwhist.ui.table.transition import Change, Clock

PRESSING: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""Keys that press whatever has the keyboard."""

_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class InputBlock(QObject):
    """A moment in which nothing is chosen: who chooses asks whether it is `under_way`.

    It begins when a click or a key has cut a motion short, or when a button has appeared that leads
    on, and ends by the table's clock. Nothing waits for it: what moves goes on, and can be cut
    short again. While the player has stopped the time there is no rest.

    `passing(part)` is emitted as it goes by; `part` is 1 when it is over.
    """

    passing = Signal(float)

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self._clock = clock
        self._moment = _Moment(self.passing.emit, 0)
        self._begins_anew = False

    @property
    def under_way(self) -> bool:
        """Whether input rests."""
        return self._clock.rate > 0 and self._left() > 0

    def begin(self, milliseconds: float, *, anew: bool = False) -> None:
        """Let input rest for so long from now on; a longer rest that is under way goes on.

        One that begins `anew` does so with everything that comes too early: who presses on and on
        does not get through.
        """
        if milliseconds > self._left():
            self._begins_anew = anew
            self._moment = _Moment(self.passing.emit, milliseconds, key=self)
            self._clock.start([self._moment], waited=False)

    def refuses(self) -> bool:
        """Return whether what is pressed now comes too early."""
        if not self.under_way:
            return False
        if self._begins_anew:
            length = self._moment.duration
            self._moment = _Moment(self.passing.emit, length, key=self)
            self._clock.start([self._moment], waited=False)
        return True

    def shield(self, part: QWidget) -> None:
        """Keep clicks, and the keys that press buttons, from a part and all that is in it now."""
        for each in (part, *part.findChildren(QWidget)):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _CLICKS:
            return self.refuses()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return event.key() in PRESSING and (keyboard().repeats(event) or self.refuses())
        return False

    def _left(self) -> float:
        return self._moment.left if self._clock.moves(self) else 0.0


class _Moment(Change):
    """Does nothing for a while but tell how much of it has passed."""

    @property
    def left(self) -> float:
        """The milliseconds until it is over."""
        return self.duration - self._spent
