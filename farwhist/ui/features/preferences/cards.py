"""Cards on the paper of a page, and rows: a name and what it means, and the control beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QLineF, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QLayoutItem, QVBoxLayout, QWidget

from farwhist.ui.features.preferences.controls import Switch, ValueChoice
from farwhist.ui.style.layouts import FlowLayout, ItemLayout
from farwhist.ui.style.text import FieldLabel

EDGE: Final = 16
"""The room between the edge of a card and what stands on it, at the left and the right."""
_PAD: Final = 9
"""The room above and below a row."""
_GAP: Final = 16
"""The least room between a name and its control."""
_MARK: Final = 6
"""The room between a name and the marks behind it."""
_MOST_LINES: Final = 4
"""So many lines at most, name and notes stand beside a control."""
_NAME: Final = 0.4
"""So much of a row a name has beside its control, or as much as it needs."""
_CARD: Final = 44
"""The least width of a card beside another, in widths of an x."""
_WIDE: Final = 0.44
"""So much of a row a control has that takes any width."""


def explanation(text: str = "") -> QLabel:
    """Return a label in small print, in the second colour of text."""
    label = QLabel(text)
    label.setProperty("quiet", True)
    label.setWordWrap(True)
    return label


def cards_on(page: QWidget) -> QVBoxLayout:
    """Return the column of a page for its cards."""
    column = QVBoxLayout(page)
    column.setContentsMargins(4, 2, 12, 12)
    column.setSpacing(12)
    return column


def flow(*parts: QWidget) -> QWidget:
    """Return these side by side, in as many lines as they need."""
    found = QWidget()
    line = FlowLayout(found)
    for part in parts:
        line.addWidget(part)
    return found


class PaperCard(QFrame):
    """What belongs together, on raised ground, with a line above each row but the first."""

    def __init__(self, heading: str = "") -> None:
        super().__init__()
        self.setProperty("box", True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(EDGE, 5, EDGE, 5)
        self._column.setSpacing(0)
        self._rows: list[PreferenceRow] = []
        if heading:
            title = QLabel(heading)
            title.setProperty("heading", True)
            title.setWordWrap(True)
            title.setContentsMargins(0, _PAD, 0, 2)
            self._column.addWidget(title)

    def add(self, row: QWidget, stretch: int = 0) -> None:
        """Add a row, or anything else as one."""
        row = row if isinstance(row, PreferenceRow) else PreferenceRow(row)
        self._rows.append(row)
        self._column.addWidget(row, stretch)

    def add_note(self, text: str) -> QLabel:
        """Add a sentence on the whole card, and return its label."""
        note = explanation(text)
        self.add(note)
        return note

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Mid), 1))
        for row in [each for each in self._rows if not each.isHidden() and each.height()][1:]:
            y = row.y() + 0.5
            painter.drawLine(QLineF(EDGE, y, self.width() - EDGE, y))
        painter.end()


class PreferenceRow(QWidget):
    """A name with marks behind it and notes below, and a control at the right or under them.

    Args:
        name: a text, for which there is a label then, or what stands in its place.
        control: where the name is a text, it is the label of `field`, or of this.
        whole: whether the control has the whole width, below the name.
    """

    def __init__(
        self,
        name: str | QWidget,
        control: QWidget | None = None,
        *,
        field: QWidget | None = None,
        marks: Iterable[QWidget] = (),
        notes: Iterable[QWidget] = (),
        whole: bool = False,
    ) -> None:
        super().__init__()
        if isinstance(name, str):
            name = FieldLabel(name, field or control or self)
            name.setProperty("level", False)
        self.name = name
        self._choice = control if isinstance(control, ValueChoice) else None
        if control is not None and self._choice is None:
            self._choice = control.findChild(ValueChoice)
        self._layout = _RowLayout(self, whole=whole)
        self._layout.hold(name, control, tuple(marks), tuple(notes))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():  # before that it has no width that means anything
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._choice is not None:
            self._choice.fit(self._layout.room(self.width()))


class _RowLayout(ItemLayout):
    """Lays a row out as its width allows."""

    def __init__(self, row: PreferenceRow, *, whole: bool) -> None:
        super().__init__(row)
        self._row = row
        self._whole = whole

    def hold(
        self,
        name: QWidget,
        control: QWidget | None,
        marks: tuple[QWidget, ...],
        notes: tuple[QWidget, ...],
    ) -> None:
        """Lay these out."""
        for each in (name, *marks, *notes, *(() if control is None else (control,))):
            self.addWidget(each)
        self._name = self._items[0]
        self._marks = self._items[1 : 1 + len(marks)]
        self._notes = self._items[1 + len(marks) : 1 + len(marks) + len(notes)]
        self._control = None if control is None else self._items[-1]

    def minimumSize(self) -> QSize:
        wide = [item.minimumSize().width() for item in self._items if item not in self._marks]
        wide[0] += self._marks_width()
        return QSize(max(wide), 0)

    def room(self, wide: int) -> int:
        """Return how wide a control may be to stand beside the name in a row of this width."""
        return wide - _GAP - self._name_width(wide) - self._marks_width()

    def fill(self, rect: QRect, *, move: bool) -> int:
        if not self.shown():
            return 0
        room = rect.adjusted(0, _PAD, 0, 0)
        control = self._control if self._control and not self._control.isEmpty() else None
        if control is None:
            return self._words(room, move=move) + 2 * _PAD
        wide, high, beside = self._size_of(control, rect.width())
        words = room.adjusted(0, 0, -(wide + _GAP), 0)
        told = self._words(words, move=False)
        if not beside:
            below = self._words(room, move=move) + _PAD - 1
            if move:
                self.put(control, rect, QRect(rect.x(), room.y() + below, wide, high))
            return below + high + 2 * _PAD
        narrow = told > max(_MOST_LINES * self._row.fontMetrics().lineSpacing(), high)
        if narrow:  # only the name stands beside the control, what it means below both
            told = self._name_line(words, move=False)
        line = max(told, high)
        if move:
            left = rect.x() + rect.width() - wide
            spot = QRect(left, room.y() + (line - high) // 2, wide, high)
            self.put(control, rect, spot)
            place = words.translated(0, (line - told) // 2)
            (self._name_line if narrow else self._words)(place, move=True)
        notes = self._fill_notes(room.adjusted(0, line, 0, 0), move=move) if narrow else 0
        return line + notes + 2 * _PAD

    def _size_of(self, control: QLayoutItem, room: int) -> tuple[int, int, bool]:
        """Return the size of the control in a row of this width, and whether it stands beside."""
        stretches = bool(control.expandingDirections() & Qt.Orientation.Horizontal)
        wide = control.sizeHint().width()
        if stretches:
            wide = max(wide, round(_WIDE * room))
        left = room - wide - _GAP - self._marks_width()
        beside = not self._whole and left >= self._name_width(room)
        if not beside:
            wide = room if self._whole or stretches else min(wide, room)
        return wide, _height(control, wide), beside

    def _words(self, rect: QRect, *, move: bool) -> int:
        """Return how high name, marks and notes are, and move them into `rect` if wanted."""
        line = self._name_line(rect, move=move)
        return line + self._fill_notes(rect.adjusted(0, line, 0, 0), move=move)

    def _name_line(self, rect: QRect, *, move: bool) -> int:
        """Return how high the name is with its marks, and move them to the top if wanted."""
        wide = rect.width() - self._marks_width()
        if isinstance(self._name.widget(), FieldLabel | QAbstractButton):
            wide = min(self._name.sizeHint().width(), wide)
        high = _height(self._name, wide)
        if move:
            self.put(self._name, rect, QRect(rect.x(), rect.y(), wide, high))
            x = rect.x() + wide + _MARK
            for item in self._marks:
                if not item.isEmpty():
                    size = item.sizeHint()
                    y = rect.y() + (high - size.height()) // 2
                    self.put(item, rect, QRect(QPoint(x, y), size))
                    x += size.width() + _MARK
        return high

    def _fill_notes(self, rect: QRect, *, move: bool) -> int:
        """Return how high the notes are, and move them to the top if wanted."""
        box, y = self._name.widget(), rect.y()
        indent = box.text_left() if isinstance(box, Switch) else 0
        for item in self._notes:
            if not item.isEmpty():
                high = _height(item, rect.width() - indent)
                if move:
                    place = QRect(rect.x() + indent, y + 2, rect.width() - indent, high)
                    self.put(item, rect, place)
                y += high + 2
        return y - rect.y()

    def _name_width(self, room: int) -> int:
        """Return how much of a row of this width the name must have beside its control."""
        name = self._name
        usual = min(name.sizeHint().width(), round(_NAME * room))
        return max(usual, name.minimumSize().width())

    def _marks_width(self) -> int:
        return sum(each.sizeHint().width() + _MARK for each in self._marks if not each.isEmpty())


class CardColumns(ItemLayout):
    """Cards of one width, two beside each other where there is room for it."""

    def __init__(self) -> None:
        super().__init__(spacing=12)

    def minimumSize(self) -> QSize:
        return QSize(max((item.minimumSize().width() for item in self.shown()), default=0), 0)

    def fill(self, rect: QRect, *, move: bool) -> int:
        items, gap = self.shown(), self.spacing()
        parent = self.parentWidget()
        least = 0 if parent is None else _CARD * parent.fontMetrics().horizontalAdvance("x")
        across = 2 if rect.width() >= 2 * least + gap else 1
        wide = (rect.width() - (across - 1) * gap) // across
        y = rect.y()
        for first in range(0, len(items), across):
            line = items[first : first + across]
            high = max(_height(item, wide) for item in line)
            for place, item in enumerate(line):
                if move:
                    self.put(item, rect, QRect(rect.x() + place * (wide + gap), y, wide, high))
            y += high + gap
        return max(y - gap - rect.y(), 0)


def _height(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return item.heightForWidth(max(width, 1))
    return item.sizeHint().height()
