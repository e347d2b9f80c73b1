"""A choice among pictures: a row of buttons of which one is pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QButtonGroup, QGroupBox, QToolButton, QVBoxLayout, QWidget

from farwhist.ui.style.flow_layout import FlowLayout

Picture = Callable[[str], QPixmap]
"""Draws what a value looks like."""


class Gallery(QGroupBox):
    """Offers values with a picture and a word each; the arrow keys walk through them.

    `chosen(value)` is emitted when the player takes one.
    """

    chosen = Signal(str)

    def __init__(
        self, title: str, words: Mapping[str, str], picture: Picture, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, parent)
        self._picture = picture
        self.buttons: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        flow = FlowLayout()
        for value, word in words.items():
            button = QToolButton()
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
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addLayout(flow)

    @property
    def value(self) -> str:
        """The value that is shown as taken."""
        return next((each for each, button in self.buttons.items() if button.isChecked()), "")

    def show_value(self, value: str) -> None:
        """Show this value as taken."""
        with QSignalBlocker(self.buttons[value]):
            self.buttons[value].setChecked(True)

    def _take(self, value: str, on: bool) -> None:
        if on:
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
