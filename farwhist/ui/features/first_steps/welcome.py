"""The thin card that a new player sees while the first deal is dealt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme, panel_palette, panel_style

translate = QCoreApplication.translate

LEAST: Final = 20


class WelcomeCard(QFrame):
    """One sentence on the game, and what a player may want first. It blocks nothing.

    `left` is emitted when the player wants to play, `other` for another game.
    """

    left = Signal()
    other = Signal()

    def __init__(self, theme: Theme, size: int, parent: QWidget, *, game: str) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        set_help_anchor(self, "five_minutes")
        self.setProperty("panel", True)
        self.setPalette(panel_palette(theme))
        self.setStyleSheet(panel_style(theme, size))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._size = size
        about = translate(
            "First steps",
            "{game} – say how many tricks you will take, then take exactly that many.",
        )
        self.about = QLabel(about.format(game=game))
        self.about.setWordWrap(True)
        self.setAccessibleName(self.about.text())
        self.play = self._button("play", translate("First steps", "Play") + "  ⏎", self.left)
        self.play.setProperty("action", True)
        self.games = self._button(
            "other games", translate("First steps", "Other games…"), self.other
        )
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(16, 8, 12, 8)
        self._row.setSpacing(10)
        self._row.addWidget(self.about, 1)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(10)
        for button in (self.play, self.games):
            self._buttons.addWidget(button)
        add_layout(self._row, self._buttons)

    def fit(self, room: Rect) -> None:
        """Lie at the lower edge of `room`, as wide as the text needs or as there is room.

        Where the text would have less than `LEAST` letters a line, the buttons stand below it.
        """
        for widget in (self, self.about, self.play, self.games):
            widget.ensurePolished()
        beside = room.w > self._buttons.sizeHint().width() + LEAST * self._size / 2
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        wide = int(min(room.w, self._row.totalSizeHint().width() + 30 * self._size))
        high = self._row.totalHeightForWidth(wide)
        self.setGeometry(round(room.cx - wide / 2), round(room.bottom - high), wide, high)
        self.show()
        self.raise_()

    def _button(self, name: str, text: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        on_click(button, signal.emit)
        return button
