"""A line of text that ends in "…" where there is no room, instead of being cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

DOT: Final = " · "
"""What stands between the parts of a line."""


class ElidedLabel(QLabel):
    """Shows as much of its text as fits; all of it is in the tool tip and for screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    def shown(self) -> str:
        """Return what can be read of the text at this width."""
        return self.cut(self.text())

    def cut(self, text: str) -> str:
        """Return as much of `text` as there is room for."""
        return self.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )

    def least(self) -> int:
        """Return the width in pixels from which on it says what it must."""
        return 0

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least(), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown()
        tip = "" if shown == self.text() else self.text()
        if tip != self.toolTip():
            self.setToolTip(tip)
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.contentsRect(), self.alignment(), shown)


class WholeLabel(ElidedLabel):
    """Shows all of its text or nothing, for what can be done without."""

    def shown(self) -> str:
        text = self.text()
        return text if self.cut(text) == text else ""


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
        return self.cut(self._joined(self._kept))

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
