"""Boxes and dots to tick that can be seen and read at any size."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)


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

    def _box(self) -> QSize:
        """Return the size of the box itself, with the space beside the text."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().sizeFromContents(
            QStyle.ContentsType.CT_CheckBox, option, QSize(6, 0), self
        )


def _width(metrics: QFontMetrics, text: str) -> int:
    return metrics.horizontalAdvance(text.replace("&", ""))
