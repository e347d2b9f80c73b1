"""The buttons of the toolbar, in the colours of the table, and the keyboard on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QToolButton, QWidget

from farwhist.ui.style.icons import IconName, draw
from farwhist.ui.style.tokens import RADIUS
from farwhist.ui.table.theme import Theme

TEXT, ICON, HEIGHT = 13, 20, 34
"""The size of the word, the side of the icon and the height, in pixels at a text of 100 %."""

_LARGEST: Final = 1.5
"""How much icon and height grow at most with the text."""

_PADDING, _GAP, _ARROW = 10, 7, 8


class BarButton(QToolButton):
    """An icon and a word, or only the icon where it is `brief`.

    One that is `lit`, or checked, is switched on. The keyboard comes to it only by a key, so the
    focus ring tells what it is for.
    """

    def __init__(self, theme: Theme, icon: IconName, word: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._icon: IconName = icon
        self._scale = 1.0
        self.brief = False
        self._lit = False
        self._measured: tuple[object, float] = None, 0.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.say(word)

    def say(self, word: str, icon: IconName | None = None) -> None:
        """Have this word, and perhaps another icon, from now on."""
        self._icon = icon or self._icon
        self.setText(word)
        self.setAccessibleName(word)
        self.updateGeometry()
        self.update()

    def light(self, on: bool) -> None:
        """Show that what it stands for is under way, or no longer."""
        self._lit = on
        self.update()

    @property
    def lit(self) -> bool:
        """Whether it is shown as switched on."""
        return self._lit or self.isChecked()

    def set_scale(self, scale: float) -> None:
        """Be so many times as large; icon and height do not follow large texts all the way."""
        if scale == self._scale:
            return
        self._scale = scale
        self.updateGeometry()
        self.update()

    def opens(self) -> bool:
        """Whether a click opens a menu."""
        return self.popupMode() is QToolButton.ToolButtonPopupMode.InstantPopup

    def sizeHint(self) -> QSize:
        wide: float = 2 * _PADDING + self._side() + (_ARROW + _GAP if self.opens() else 0)
        if not self.brief:
            wide += _GAP + self._word_width()
        return QSize(round(wide), HEIGHT - ICON + self._side())

    def _word_width(self) -> float:
        """Return how wide the word is; a row of buttons asks often while a window is resized."""
        asked = self.text(), self._scale, self.font()
        if self._measured[0] != asked:
            metrics = QFontMetricsF(self._font())
            self._measured = asked, metrics.horizontalAdvance(self.text())
        return self._measured[1]

    def _side(self) -> int:
        return round(ICON * min(self._scale, _LARGEST))

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(round(TEXT * self._scale))
        font.setWeight(QFont.Weight.Medium)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        ground = self._ground()
        if ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        if theme.strong and self.lit:
            self._frame(painter, theme.accent, 1.0)
        if self.hasFocus():
            self._frame(painter, theme.accent, 2.0)
        colour = QColor(self._colour())
        side, middle = self._side(), box.center().y()
        x = float(_PADDING)
        draw(painter, self._icon, QRectF(x, middle - side / 2, side, side), colour)
        x += side
        if not self.brief:
            painter.setFont(self._font())
            painter.setPen(colour)
            room = box.adjusted(x + _GAP, 0, 0, 0)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text()
            )
        if self.opens():
            spot = QRectF(box.right() - _PADDING - _ARROW, middle - _ARROW / 2, _ARROW, _ARROW)
            draw(painter, "down", spot, colour)

    def _colour(self) -> str:
        if not self.isEnabled():
            return self._theme.off
        return self._theme.accent if self.lit else self._theme.bar_text

    def _ground(self) -> str:
        """Return the colour behind it; none at rest."""
        if not self.isEnabled():
            return ""
        if self.isDown():
            return self._theme.pressed
        if self.lit:
            return self._theme.bar_on
        return self._theme.pointer if self.underMouse() else ""

    def _frame(self, painter: QPainter, colour: str, width: float) -> None:
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2 + 1
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, RADIUS - 1, RADIUS - 1)


_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS: Final = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class ButtonWalk(QObject):
    """Lets the keyboard walk over buttons that can be pressed, and come back to where it was.

    `leave` is called when the keyboard is to go back to where it came from.
    """

    def __init__(self, buttons: Sequence[BarButton], leave: Callable[[], None]) -> None:
        super().__init__()
        self._buttons = buttons
        self._leave = leave
        self._stop: BarButton | None = None
        for button in buttons:
            button.installEventFilter(self)

    def let_in(self) -> None:
        """Let the Tab key come to one button: where it was last, or else the first."""
        there = self._there()
        stop = self._stop if self._stop in there else next(iter(there), None)
        for each in self._buttons:
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus if each is stop else Qt.FocusPolicy.NoFocus)

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
        kind = event.type()
        if kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._use(watched, Qt.Key(event.key()))
        if kind is QEvent.Type.FocusIn:
            self._stop = watched
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
