"""Texts in windows: what may be cut, labels beside fields, letters to press with Alt, fonts.

What may be cut where there is little room:

- Names may: of people, matches, files, rules and lines of play. They end in dots, and the whole
  name is in the tool tip and for screen readers. `cut_name` is the one function that cuts.
- Numbers, answers and sentences never are. They are written smaller (`fitted`, `SentenceLabel`),
  over more lines, in other words that are shorter, or they are left out whole, what is needed
  least first (`ListLabel`, `WholeLabel`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGroupBox,
    QLabel,
    QToolButton,
    QWidget,
)

from farwhist.ui.style.tips import set_tip_for_eyes, shown_tip


class FieldLabel(QLabel):
    """As high as a field, so that their texts stand on one line; it wraps where it has to."""

    def __init__(self, text: str, field: QWidget | None) -> None:
        super().__init__(text)
        self.setProperty("level", True)
        self.setWordWrap(True)
        if field is not None:
            self.setBuddy(field)

    def sizeHint(self) -> QSize:
        return QSize(self._width(self.text()), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(max(map(self._width, self.text().split()), default=0), self._height())

    def _width(self, text: str) -> int:
        beside = self.width() - self.contentsRect().width()  # the bar of what was found
        return self.fontMetrics().horizontalAdvance(text.replace("&", "")) + 8 + beside

    def _height(self) -> int:
        return max(self.minimumHeight(), self.fontMetrics().height())


def label_for(text: str, field: QWidget) -> FieldLabel:
    """Return the label of a field."""
    return FieldLabel(text, field)


def without_key(name: str) -> str:
    """Return a name as a button or a menu shows it: elsewhere `&` would mark a key in it."""
    return name.replace("&", "&&")


def in_title(name: str) -> str:
    """Return a name as a title bar shows it: elsewhere `[*]` would stand for unsaved changes."""
    return name.replace("[*]", "[*][*]")


DOT: Final = " · "
"""What stands between the parts of a line."""


TIP_WIDTH: Final = 70
"""Characters in a line of a tool tip; Qt would fill the whole width of the screen."""


SMALLEST: Final = 0.6
"""What must not be cut is written smaller, down to so many of its usual sizes."""

ONE_LINE: Final = 0.8
"""A sentence is written so small before it goes on in another line."""


def cut_name(name: str, metrics: QFontMetrics | QFontMetricsF, room: float) -> str:
    """Return as much of a name as fits into `room` pixels; who shows it tells the whole name too.

    Nothing but names may be cut.
    """
    return QFontMetricsF(metrics).elidedText(name, Qt.TextElideMode.ElideRight, room)


def fitted(text: str, font: QFont, room: float, least: float = SMALLEST) -> QFont:
    """Return this font, as much smaller as the text needs for `room` pixels.

    It has a size in pixels, and is no smaller than `least` of what it was.
    """
    found = QFont(font)
    usual = QFontInfo(font).pixelSize()
    for size in range(usual, max(round(least * usual), LEAST) - 1, -1):
        found.setPixelSize(size)
        if QFontMetricsF(found).horizontalAdvance(text) <= room:
            break
    return found


class ElidedLabel(QLabel):
    """Shows as much of a name as fits; all of it is in the tool tip and for screen readers."""

    wraps: ClassVar[bool] = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._explanation = ""

    def explain(self, text: str) -> None:
        """Say in the tool tip, and for screen readers, what the text means; empty for nothing."""
        if text == self.accessibleDescription():
            return
        import textwrap

        self._explanation = textwrap.fill(text, TIP_WIDTH)
        self.setAccessibleDescription(text)
        self._write_tip()

    def _write_tip(self) -> None:
        cut = "" if self.shown() == self.text() else self.text()
        tip = "\n".join(filter(None, (cut, self._explanation)))
        if tip != shown_tip(self):
            set_tip_for_eyes(self, tip)

    def shown(self) -> str:
        """Return what can be read of the text at this width."""
        return self.cut(self.text())

    def cut(self, text: str) -> str:
        """Return as much of `text` as there is room for."""
        return cut_name(text, self.fontMetrics(), self.contentsRect().width())

    def least(self) -> int:
        """Return the width in pixels from which on it says what it must."""
        return 0

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least(), super().sizeHint().height())

    def written_in(self) -> QFont:
        """Return the font in which it is written at this width."""
        return self.font()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._write_tip()
        shown = self.shown()
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.setFont(self.written_in())
        flags = int(self.alignment()) | (Qt.TextFlag.TextWordWrap if self.wraps else 0)
        painter.drawText(self.contentsRect(), flags, shown)


class SentenceLabel(ElidedLabel):
    """Says all of its text: smaller, then over more lines as far as it is high enough.

    It must have room for that; where it has none at all, it is cut, and its tip tells the rest.
    """

    wraps = True

    def shown(self) -> str:
        return self.text() if self._fits(self.written_in()) else super().shown()

    def written_in(self) -> QFont:
        text, room = self.text(), self.contentsRect().width()
        one_line = fitted(text, self.font(), room, ONE_LINE)
        if QFontMetricsF(one_line).horizontalAdvance(text) <= room:
            return one_line
        found = QFont(self.font())
        usual = QFontInfo(found).pixelSize()
        for size in range(usual, max(round(SMALLEST * usual), LEAST) - 1, -1):
            found.setPixelSize(size)
            if self._fits(found):
                return found
        return self.font()

    def _fits(self, font: QFont) -> bool:
        inner = self.contentsRect()
        needed = QFontMetrics(font).boundingRect(
            QRect(0, 0, inner.width(), 0), Qt.TextFlag.TextWordWrap, self.text()
        )
        return needed.width() <= inner.width() and needed.height() <= inner.height() + 1


class WholeLabel(SentenceLabel):
    """Says all of its text or nothing, for what can be done without."""

    def shown(self) -> str:
        text = self.text()
        return text if super().shown() == text else ""


class ListLabel(ElidedLabel):
    """Shows parts with dots between them; where there is no room, whole parts are left out.

    It keeps some room at its left, because another text may end there.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: list[str] = []
        self._last_to_go: list[int] = []
        self._kept = 1
        self._keep_apart()

    def set_parts(self, parts: Sequence[str], last_to_go: Sequence[int], *, kept: int = 1) -> None:
        """Show these parts, of which empty ones do not count.

        Args:
            last_to_go: the numbers of all parts, from the one that is needed most to the least.
            kept: how many of the parts it asks to have room for, and does not leave out.
        """
        self._parts, self._last_to_go, self._kept = list(parts), list(last_to_go), kept
        super().setText(self._joined(len(parts)))

    def setText(self, text: str) -> None:
        self.set_parts([text], [0])

    def shown(self) -> str:
        for count in range(len(self._parts), self._kept, -1):
            text = self._joined(count)
            if self.cut(text) == text:
                return text
        kept, font = self._joined(self._kept), self.written_in()
        wide = QFontMetricsF(font).horizontalAdvance(kept)
        return kept if wide <= self.contentsRect().width() else self.cut(kept)

    def written_in(self) -> QFont:
        return fitted(self._joined(self._kept), self.font(), self.contentsRect().width())

    def least(self) -> int:
        margins = self.contentsMargins()
        wide = self.fontMetrics().horizontalAdvance(self._joined(self._kept))
        return wide + margins.left() + margins.right() + 2

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._keep_apart()

    def _keep_apart(self) -> None:
        high = self.fontMetrics().height()
        self.setContentsMargins(round(0.8 * high), 0, round(0.5 * high), 0)

    def _joined(self, count: int) -> str:
        """Return those `count` parts that are needed most, in their order."""
        needed = [number for number in self._last_to_go if self._parts[number]][:count]
        return DOT.join(self._parts[number] for number in sorted(needed))


def access_key(text: str) -> str:
    """Return the letter after the single & in `text`, in lower case; empty when there is none."""
    rest = text.replace("&&", "")
    place = rest.find("&")
    return rest[place + 1 : place + 2].lower() if place >= 0 else ""


def with_access_keys(texts: Iterable[str]) -> list[str]:
    """Return these texts, such as the items of a menu, each with a letter of its own marked."""
    used: set[str] = set()
    return [_marked(text, used) for text in texts]


def give_access_keys(page: QWidget, taken: Iterable[str] = ()) -> None:
    """Mark a free letter in each text below `page` that can have one.

    First letters of words are taken first. Texts that have a letter of their own keep it; where
    all are `taken` a text gets none, and the control is reached with Tab.
    """
    used = set(taken)
    widgets = [each for each in page.findChildren(QWidget) if _can_have_one(each)]
    open_ones = []
    for widget in widgets:
        key = access_key(_text(widget))
        if key and key not in used:
            used.add(key)
        else:
            open_ones.append(widget)
    for widget in open_ones:
        _write(widget, _marked(_text(widget).replace("&", ""), used))


def _can_have_one(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return widget.buddy() is not None
    if isinstance(widget, QToolButton) or widget.property("segment"):
        return False
    return isinstance(widget, QAbstractButton | QGroupBox) and any(map(str.isalpha, _text(widget)))


def _marked(text: str, used: set[str]) -> str:
    place = _free(text, used)
    if place is None:
        return text
    used.add(text[place].lower())
    return f"{text[:place]}&{text[place:]}"


def _free(text: str, used: set[str]) -> int | None:
    starts = [n for n in range(len(text)) if n == 0 or not text[n - 1].isalnum()]
    places: list[int] = starts + list(range(len(text)))
    for place in places:
        if text[place].isalpha() and text[place].lower() not in used:
            return place
    return None


def _text(widget: QWidget) -> str:
    if isinstance(widget, QGroupBox):
        return widget.title()
    assert isinstance(widget, QLabel | QAbstractButton)
    return widget.text()


def _write(widget: QWidget, text: str) -> None:
    if isinstance(widget, QGroupBox):
        widget.setTitle(text)
    elif isinstance(widget, QLabel | QAbstractButton):
        widget.setText(text)


LEAST: Final = 8
"""No text is smaller, in pixels."""


def font_of(like: QFont, size: float, weight: int) -> QFont:
    """Return a font of this kind, in so many pixels and with this weight."""
    font = QFont(like)
    font.setPixelSize(max(round(size), LEAST))
    font.setWeight(QFont.Weight(weight))
    return font


def program_font(size: float, weight: int) -> QFont:
    """Return the font of the program, in so many pixels and with this weight, 1 to 1000."""
    return font_of(QApplication.font(), size, weight)
