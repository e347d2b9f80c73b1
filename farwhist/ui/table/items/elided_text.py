"""Lines of text painted on the table, which end in "…" where they have no room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem


class ElidedText:
    """Shortens lines while an item is painted, and lets its tool tip tell those that were cut."""

    def __init__(self, item: QGraphicsItem) -> None:
        self._item = item
        self._cut: list[str] = []

    def line(self, text: str, font: QFont, room: float) -> str:
        """Return as much of `text` as fits into `room` pixels in this font."""
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room)
        if shown != text:
            self._cut.append(text)
        return shown

    def tell(self) -> None:
        """Let the tool tip be what was cut since the last time; to be called after painting."""
        tip, self._cut = "\n".join(self._cut), []
        if tip != self._item.toolTip():
            self._item.setToolTip(tip)
