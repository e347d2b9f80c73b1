"""The screen between two people at one computer: nobody's cards are shown behind it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui.avatars.picture import picture
from farwhist.ui.panels.panel import Panel, on_click
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.layout.measures import GAP
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import passing_words

translate = QCoreApplication.translate

FACE: Final = 5.6
"""How large the portrait is at most, in sizes of the text."""


class PassDevicePanel(Panel):
    """Asks the person at `seat` whether she is alone. `closed` means: she is, show her cards.

    It lies over the backs of her cards, so that all see the trick meanwhile.
    """

    def __init__(
        self, theme: Theme, font_size: int, parent: QWidget, *, seat: Seat, name: str, avatar: int
    ) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("screen")
        set_help_anchor(self, "five_minutes#people")
        self.seat = seat
        self._avatar = avatar
        self.portrait = QLabel()
        self.title = self.heading(passing_words.alone(name))
        self.note = self.quiet(passing_words.why())
        self.show_cards = self.action(translate("Passing", "Show my cards"))
        self.show_cards.setObjectName("show cards")
        self.show_cards.setAccessibleDescription(self.note.text())
        on_click(self.show_cards, self.closed.emit)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.note)
        words.addStretch(1)
        self._row = QHBoxLayout()
        self._row.addWidget(self.portrait)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.show_cards, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column.addLayout(self._row)

    def room(self, layout: Layout) -> Rect:
        sizes, top = layout.sizes, layout.plates[self.seat].bottom + GAP
        return Rect(GAP, top, sizes.width - 2 * GAP, sizes.height - top - GAP)

    def adapt(self, room: Rect) -> None:
        font = self.font_size
        self.title.setStyleSheet(f"font-size: {round(1.43 * font)}px;")
        self._row.setSpacing(round(1.2 * font))
        margins = self.column.contentsMargins()
        high = room.h - margins.top() - margins.bottom() - 2
        self.note.setVisible(high >= 4 * font and room.w >= 44 * font)
        side = round(min(FACE * font, high))
        self.portrait.setVisible(side >= 2 * font and room.w >= 34 * font)
        if side >= 2 * font:
            self.portrait.setPixmap(picture(self._avatar, side, self.devicePixelRatioF()))

    def take(self, press: Press) -> bool:
        if press.enters and not press.held:
            self.closed.emit()
            return True
        return False
