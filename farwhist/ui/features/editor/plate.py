"""The plate of a seat: name, count and cards."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from farwhist.engine.cards import Seat
from farwhist.ui.avatars.picture import picture
from farwhist.ui.features.editor import editor_words
from farwhist.ui.features.editor.hand import Hand
from farwhist.ui.features.editor.look import EditorLook
from farwhist.ui.features.editor.pool import dropped
from farwhist.ui.style.text import ElidedLabel
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


class HandPlate(QFrame):
    """A seat with its hand.

    `pressed()` is emitted when the plate is clicked beside its cards, `dropped(card)` when a card
    was dropped on it.
    """

    pressed = Signal()
    dropped = Signal(object)

    def __init__(self, seat: Seat, look: EditorLook) -> None:
        super().__init__()
        self.seat = seat
        self._look = look
        self.setProperty("plate", True)
        self.setAcceptDrops(True)
        px = look.px
        self.number = QLabel(str(seat + 1))
        self.number.setProperty("note", True)
        self.portrait = QLabel()
        self.name = ElidedLabel()
        self.name.setProperty("dark", True)
        self.dealer = QLabel(translate("Editor", "D"))
        self.dealer.setToolTip(translate("Editor", "Dealer"))
        self.dealer.setStyleSheet(
            f"color: {look.theme.ink}; background: {look.theme.accent}; font-weight: 700;"
            f"border-radius: {px(8)}px; padding: 0px {px(5)}px; font-size: {px(11)}px;"
        )
        self.count = QLabel()
        self.count.setProperty("dark", True)
        self.hand = Hand(look)
        head = QHBoxLayout()
        head.setSpacing(px(6))
        for part in (self.number, self.portrait):
            head.addWidget(part)
        head.addWidget(self.name, 1)
        head.addWidget(self.dealer)
        head.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(8), px(4), px(8), px(4))
        column.setSpacing(px(2))
        column.addLayout(head)
        column.addWidget(self.hand, 1)

    def show_seat(
        self, name: str, avatar: int, *, dealer: bool, sizes: tuple[int, int], chosen: bool
    ) -> None:
        """Show who sits here, with how many cards of how many."""
        cards, wanted = sizes
        side = self._look.px(20)
        self.portrait.setPixmap(picture(avatar, side, self.devicePixelRatioF()))
        self.name.setText(name)
        self.dealer.setVisible(dealer)
        held = editor_words.held(cards, wanted)
        sign = "✓" if cards == wanted else "▼" if cards < wanted else "▲"
        colour = self._look.theme.exact if cards == wanted else self._look.theme.accent
        self.count.setText(f"{sign} {held}")
        self.count.setStyleSheet(f"color: {colour}; font-weight: 700;")
        self.hand.setAccessibleName(joined((name, held)))
        if self.property("chosen") != chosen:
            self.setProperty("chosen", chosen)
            self.style().unpolish(self)
            self.style().polish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        one = dropped(event.mimeData())
        if one is not None:
            event.acceptProposedAction()
            self.dropped.emit(one)
