"""Controls of the preferences: boxes that wrap their text, choices, galleries of real cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import cos, radians, sin
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QIcon,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHBoxLayout,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QWidget,
)

from farwhist.engine.cards import Card, card
from farwhist.ui.deck.deck import Deck, margin
from farwhist.ui.deck.options import DeckLook
from farwhist.ui.style.layouts import FlowLayout
from farwhist.ui.style.segments import SEGMENT_MORE, Segments
from farwhist.ui.table.theme import Theme, fibres, themed

_SPARE = 6
"""The room behind the text of a box, in pixels."""


class Switch(QCheckBox):
    """Wraps its text, so that it never asks for more width than its longest word."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = text
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        super().setText(text)

    def setText(self, text: str) -> None:
        self._words = text.replace("\n", " ")
        self._wrap(self.width())
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = len(self._lines(width))
        return max(self._box().height(), lines * self.fontMetrics().lineSpacing()) + 4

    def minimumSizeHint(self) -> QSize:
        longest = max((_width(self.fontMetrics(), word) for word in self._words.split()), default=0)
        return QSize(self._box().width() + longest, self.heightForWidth(max(self.width(), 1)))

    def sizeHint(self) -> QSize:
        wide = self._box().width() + _width(self.fontMetrics(), self._words)
        return QSize(wide, self.heightForWidth(wide))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap(self.width())

    def _wrap(self, width: int) -> None:
        text = "\n".join(self._lines(width))
        if text != self.text():
            super().setText(text)

    def _lines(self, width: int) -> list[str]:
        room, lines = width - self._box().width(), [""]
        for word in self._words.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and _width(self.fontMetrics(), longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def text_left(self) -> int:
        """Return where its text begins, in pixels from its edge."""
        return self._box().width() - _SPARE

    def _box(self) -> QSize:
        """Return the size of the box itself, with the space beside the text."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().sizeFromContents(
            QStyle.ContentsType.CT_CheckBox, option, QSize(_SPARE, 0), self
        )


def _width(metrics: QFontMetrics, text: str) -> int:
    return metrics.horizontalAdvance(text.replace("&", ""))


class Combo(QComboBox):
    """A list of values, as wide as the longest; where there is less room its words are cut."""

    def __init__(self, words: Mapping[Any, str]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for value, text in words.items():
            self.addItem(text, value)
            self.setItemData(self.count() - 1, text, Qt.ItemDataRole.ToolTipRole)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page; a guard may come too late for what is made meanwhile."""
        event.ignore()

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), 6 * self.fontMetrics().height()), hint.height())


MOST_SEGMENTS = 4
"""So many values stand side by side at most."""
_USUAL_ROOM = 36
"""The room for them as long as nobody has said how much there is, in widths of an x."""


class ValueChoice(QWidget):
    """A choice of one value: a few stand side by side where there is room, or there is a list.

    `chosen(value)` is emitted when the player takes one. The control that there is now has the
    object name.
    """

    chosen = Signal(str)

    def __init__(self, words: Mapping[str, str], name: str, key: str = "") -> None:
        super().__init__()
        self.words = dict(words)
        self.value = next(iter(words), "")
        self.control: Combo | Segments | None = None
        self._key = key
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(name)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self.fit(_USUAL_ROOM * self.fontMetrics().horizontalAdvance("x"))

    def fit(self, room: int) -> None:
        """Be a list where so many pixels are too few for all values side by side."""
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        wide = sum(_width(QFontMetrics(font), word) + SEGMENT_MORE for word in self.words.values())
        segments = len(self.words) <= MOST_SEGMENTS and wide <= room
        if self.control is None or segments != isinstance(self.control, Segments):
            self._make(segments)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()  # with less room it is a list
        return QSize(min(hint.width(), 6 * self.fontMetrics().height()), hint.height())

    def offer(self, words: Mapping[str, str]) -> None:
        """Offer other values."""
        self.words = dict(words)
        self._make(isinstance(self.control, Segments) and len(words) <= MOST_SEGMENTS)

    def show_value(self, value: str) -> None:
        """Show this value as taken."""
        self.value = value
        if isinstance(self.control, Segments):
            self.control.show_value(value)
        elif self.control is not None:
            with QSignalBlocker(self.control):
                self.control.setCurrentIndex(self.control.findData(value))

    def take(self, value: str) -> None:
        """Take a value, as the player does."""
        if value != self.value:
            self.value = value
            self.chosen.emit(value)

    def setAccessibleDescription(self, text: str) -> None:
        super().setAccessibleDescription(text)
        if isinstance(self.control, Segments):
            for button in self.control.buttons.values():
                button.setAccessibleDescription(text)
        elif self.control is not None:
            self.control.setAccessibleDescription(text)

    def _make(self, segments: bool) -> None:
        """Put another control into the place of the one that there is."""
        old, focus = self.control, QApplication.focusWidget()
        here = focus is not None and self.isAncestorOf(focus)
        if old is not None:
            self._row.removeWidget(old)
            old.hide()
            old.setParent(None)
            old.deleteLater()
        made: Combo | Segments
        if segments:
            made = Segments(self.words)
            made.chosen.connect(self.take)
        else:
            made = Combo(self.words)
            made.currentIndexChanged.connect(lambda: self.take(str(made.currentData())))
        made.setObjectName(self._key)
        made.setAccessibleName(self.accessibleName())
        self.control = made
        self._row.addWidget(made)
        self.setFocusProxy(made)
        self.setSizePolicy(made.sizePolicy())
        if self.value in self.words:
            self.show_value(self.value)
        self.setAccessibleDescription(self.accessibleDescription())
        if here:
            made.setFocus()


Picture = Callable[[str], QPixmap]
"""Draws what a value looks like."""


class _PictureButton(QToolButton):
    """Has room for its word in the bold letters that it has when it is taken."""

    def sizeHint(self) -> QSize:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        more = _width(QFontMetrics(bold), self.text()) - _width(self.fontMetrics(), self.text())
        return super().sizeHint() + QSize(max(more, 0), 0)


class Gallery(QGroupBox):
    """Offers values with a picture and a word each; the arrow keys walk through them.

    `chosen(value)` is emitted when the player takes one.
    """

    chosen = Signal(str)

    def __init__(self, name: str, words: Mapping[str, str], picture: Picture) -> None:
        super().__init__()
        self.setProperty("bare", True)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._picture = picture
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        flow = FlowLayout(self)
        for value, word in words.items():
            button = _PictureButton()
            button.setObjectName(value)
            button.setText(word)
            button.setCheckable(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setProperty("picture", True)
            # A screen reader toggles the button, which is no click.
            button.toggled.connect(partial(self._take, value))
            self._group.addButton(button)
            flow.addWidget(button)
            self.buttons[value] = button

    @property
    def value(self) -> str:
        """The value that is shown as taken."""
        return next((each for each, button in self.buttons.items() if button.isChecked()), "")

    def show_value(self, value: str) -> None:
        """Show this value as taken."""
        with QSignalBlocker(self.buttons[value]):
            self.buttons[value].setChecked(True)
        self.setFocusProxy(self.buttons[value])

    def _take(self, value: str, on: bool) -> None:
        if on:
            self.setFocusProxy(self.buttons[value])
            self.chosen.emit(value)

    def draw(self) -> None:
        """Draw all pictures anew."""
        for value, button in self.buttons.items():
            pixmap = self._picture(value)
            size = pixmap.deviceIndependentSize().toSize()
            icon = QIcon(pixmap)
            icon.addPixmap(pixmap, QIcon.Mode.Disabled)
            button.setIconSize(QSize(size.width(), size.height()))
            button.setIcon(icon)


HIGH = 92
"""Height of most cards in the galleries, in logical pixels."""

HIGH_COURT = 114
"""Height of the courts: smaller ones show no persons, whatever the style."""

_COURTS = ("QH", "KS")
_SUITS = ("AS", "AH", "AD", "AC")
_HAND = ("AS", "QS", "KH", "9H", "JD")


OWN_CARDS = ("style", "palette", "size", "back", "paper")
"""The rows whose values say how our own cards look, whatever deck is played with."""


class Pictures:
    """Draws the values of the rows of page "table", each in the deck that would be played with."""

    def __init__(self) -> None:
        self._deck = Deck()
        self.ratio = 1.0

    def draw(self, name: str, value: str, look: DeckLook) -> QPixmap:
        """Return the picture of a value of the row of this name, when all else is as in `look`."""
        if name == "felt":
            return self._felt(value)
        if name == "hand":
            return self._hand(look, turned=value == "fan")
        cards = {"style": _COURTS, "palette": _SUITS, "size": ("TH", "KS")}.get(name, ("AS",))
        shown = [None] if name == "back" else [card(text) for text in cards]
        changed: dict[str, Any] = {name: value}
        if name in OWN_CARDS:
            changed["artwork"] = None
        look = replace(look, **changed)
        return self._row(look, shown, *((HIGH_COURT, 0.7) if name == "style" else (HIGH, 0.42)))

    def deck(self, look: DeckLook) -> QPixmap:
        """Return some cards of a deck."""
        return self._row(look, [*map(card, (*_COURTS, "AS", "TD")), None], HIGH_COURT, 1.08)

    def _row(
        self, look: DeckLook, cards: Sequence[Card | None], high: int, share: float
    ) -> QPixmap:
        """Draw cards side by side; of each but the last one `share` of the width is seen."""
        wide = high / look.ratio
        step = share * wide
        edge = margin(high)
        found = self._empty(wide + step * (len(cards) - 1) + 2 * edge, high + 2 * edge)
        painter = QPainter(found)
        self._deck.look = look
        for number, each in enumerate(cards):
            painter.drawPixmap(
                QPointF(number * step, 0), self._deck.picture(each, high, self.ratio)
            )
        painter.end()
        return found

    def _hand(self, look: DeckLook, *, turned: bool) -> QPixmap:
        high = 0.8 * HIGH
        wide = high / look.ratio
        edge, half, step = margin(high), (len(_HAND) - 1) / 2, 0.5 * wide
        across = wide + 2 * half * step + 2 * edge + (0.3 * wide if turned else 0)
        found = self._empty(across, 1.16 * high + 2 * edge)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._deck.look = look
        for number, text in enumerate(_HAND):
            turn = 7 * (number - half) if turned else 0.0
            if turned:
                radius = step / sin(radians(7))
                x, y = radius * sin(radians(turn)), radius * (1 - cos(radians(turn)))
            else:
                x, y = (number - half) * step, 0.08 * high
            at = QPointF(across / 2 + x, edge + 0.5 * high + y)
            self._deck.draw(painter, card(text), at, high, turn)
        painter.end()
        return found

    def _felt(self, felt: str) -> QPixmap:
        wide, high = 1.3 * HIGH, 0.72 * HIGH
        theme = themed(Theme(), felt)
        found = self._empty(wide, high)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, wide, high), 6, 6)
        glow = QRadialGradient(wide / 2, 0.46 * high, 0.62 * wide)
        glow.setColorAt(0, QColor(theme.felt_centre))
        glow.setColorAt(1, QColor(theme.felt_edge))
        painter.fillPath(path, glow)
        for tile in fibres():
            painter.fillPath(path, QBrush(tile))
        painter.end()
        return found

    def _empty(self, wide: float, high: float) -> QPixmap:
        found = QPixmap(round(wide * self.ratio), round(high * self.ratio))
        found.setDevicePixelRatio(self.ratio)
        found.fill(Qt.GlobalColor.transparent)
        return found
