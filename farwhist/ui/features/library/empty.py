"""What stands in the library before any match is finished."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from farwhist.engine.cards import card
from farwhist.ui.review.page_style import PageStyle

translate = QCoreApplication.translate


class EmptyLibrary(QFrame):
    """Says what will stand here. `play_requested` and `file_requested` are its buttons."""

    play_requested = Signal()
    file_requested = Signal()

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        px = style.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(20), px(18), px(20), px(18))
        row.setSpacing(px(20))
        row.addWidget(_TwoCards(style), 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout()
        column.setSpacing(px(8))
        title = QLabel(translate("Library", "Your matches will appear here"))
        title.setProperty("heading", True)
        self.about = QLabel(
            translate(
                "Library",
                "Finished matches are kept automatically, on this computer only. You can also "
                "open a file.",
            )
        )
        self.about.setWordWrap(True)
        self.play = QPushButton(translate("Library", "Play a &match"))
        self.play.setProperty("main", True)
        self.file = QPushButton(translate("Library", "Open a &file…").replace("&", ""))
        buttons = QHBoxLayout()
        buttons.addWidget(self.play)
        buttons.addWidget(self.file)
        buttons.addStretch(1)
        column.addWidget(title)
        column.addWidget(self.about)
        column.addLayout(buttons)
        row.addLayout(column, 1)
        self.setMaximumWidth(px(520))
        self.play.clicked.connect(self.play_requested)
        self.file.clicked.connect(self.file_requested)


class _TwoCards(QWidget):
    """A back, and a queen leaning on it."""

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self.setFixedSize(QSize(style.px(120), style.px(130)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = self._style.px(96)
        for shown_card, x, turn in ((None, 0.36, -8), (card("QH"), 0.62, 6)):
            shown = self._style.deck.picture(shown_card, high, self.devicePixelRatioF())
            size = shown.deviceIndependentSize()
            painter.save()
            painter.translate(self.width() * x, self.height() / 2)
            painter.rotate(turn)
            box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            painter.drawPixmap(box, shown, QRectF(shown.rect()))
            painter.restore()
        painter.end()
