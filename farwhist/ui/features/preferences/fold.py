"""A line that stands for what does not apply now, and unfolds it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

translate = QCoreApplication.translate


Words = Callable[[], str]
"""Gives a text in the player's language, with a place for {count}."""


def without_effect() -> str:
    """Return what a line says that stands for options without effect."""
    return translate("Rules", "Without effect: {count}")


class FoldLine(QWidget):
    """Says how many rows are folded away; `toggled` is emitted when it is opened or closed."""

    toggled = Signal()

    def __init__(self, words: Words = without_effect) -> None:
        super().__init__()
        self._words = words
        self._count = 0
        self.button = QToolButton()
        self.button.setCheckable(True)
        self.button.setAutoRaise(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.toggled.connect(self._turn)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        column.addWidget(self.button)
        self._write()

    @property
    def open(self) -> bool:
        """Whether what was folded away is shown."""
        return self.button.isChecked()

    def unfold(self) -> None:
        """Show what was folded away."""
        self.button.setChecked(True)

    def show_count(self, count: int) -> None:
        """Stand for so many rows; for none the line is not seen."""
        self._count = count
        self.setVisible(bool(count))
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)

    def _turn(self) -> None:
        self._write()
        self.toggled.emit()

    def _write(self) -> None:
        arrow = Qt.ArrowType.DownArrow if self.open else Qt.ArrowType.RightArrow
        self.button.setArrowType(arrow)
        self.button.setText(self._words().format(count=self._count))


def unfold(widget: QWidget) -> None:
    """Unfold whatever hides `widget`, when it is below a line that does."""
    above: QWidget | None = widget
    while above is not None:
        line = above.findChild(FoldLine, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if line is not None and widget.isHidden() | _hidden(widget, above):
            line.unfold()
        above = above.parentWidget()


def _hidden(widget: QWidget, above: QWidget) -> bool:
    """Whether something from `widget` up to `above` is hidden."""
    part: QWidget | None = widget
    while part is not None and part is not above:
        if part.isHidden():
            return True
        part = part.parentWidget()
    return False
