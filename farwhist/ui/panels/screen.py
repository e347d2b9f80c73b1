"""The screen between two people at one computer: nobody's cards are shown behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.avatars.picture import picture
from farwhist.ui.panels.panel import Panel, on_click
from farwhist.ui.settings.press import Press
from farwhist.ui.table.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import passing_words

translate = QCoreApplication.translate

FACE: Final = 5.2
"""How large the portrait is, in sizes of the text, where there is room."""


class ScreenPanel(Panel):
    """Asks the person at `seat` whether she is alone. `closed` means: she is, show her cards."""

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, seat: Seat, name: str, avatar: int
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("screen")
        self.seat = seat
        self._avatar = avatar
        self.portrait = QLabel()
        self.title = self.heading(passing_words.alone(name))
        self.note = self.quiet(passing_words.why())
        for label in (self.portrait, self.title, self.note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.column.addWidget(label)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.note.setWordWrap(True)
        self.show_cards = self.action(translate("Passing", "Show my cards"))
        self.show_cards.setObjectName("show cards")
        self.show_cards.setAccessibleDescription(self.note.text())
        on_click(self.show_cards, self.closed.emit)
        self.column.addWidget(self.show_cards, 0, Qt.AlignmentFlag.AlignHCenter)

    def adapt(self, room: Rect) -> None:
        font = self.font_size
        self.title.setStyleSheet(f"font-size: {round(1.43 * font)}px;")
        self.setFixedWidth(int(min(room.w, 26 * font)))
        side = round(min(FACE * font, room.h - 11 * font))
        self.portrait.setVisible(side >= 2 * font)
        if side >= 2 * font:
            self.portrait.setPixmap(picture(self._avatar, side, self.devicePixelRatioF()))

    def take(self, press: Press) -> bool:
        if press.enters and not press.held:
            self.closed.emit()
            return True
        return False
