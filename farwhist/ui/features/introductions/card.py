"""The card on the felt that introduces a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from farwhist.ui.deck.deck import Deck
from farwhist.ui.panels.panel import on_click
from farwhist.ui.table.drawing import (
    PICTURE_HEIGHT,
    PICTURE_WIDTH,
    Drawing,
    paint_drawing,
    rounded,
)
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme, panel_palette, panel_style

translate = QCoreApplication.translate

_PICTURE: Final = 9.6
"""How wide the picture is, in sizes of the text."""

_BESIDE: Final = (26, 28, 36, 48)
_BELOW: Final = (15, 19)
"""How wide the whole can be, in sizes of the text, with the words beside the picture or below."""


class IntroductionCard(QFrame):
    """The name of a game, a few words and a picture; `closed` is emitted when they have been read.

    Args:
        sizes: the cards of each deal.
    """

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        parent: QWidget,
        *,
        title: str,
        words: str,
        deck: Deck,
        draw: Callable[[Drawing], None],
        sizes: Sequence[int],
    ) -> None:
        super().__init__(parent)
        self.setObjectName("introduction")
        self.setProperty("panel", True)
        self.setPalette(panel_palette(theme))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        self._theme = theme
        self._size = 0
        self._shapes: dict[tuple[float, float], bool] = {}
        self.picture = _Picture(theme, deck, draw, sizes)
        self.title, self.words = QLabel(title), QLabel(words)
        self.title.setProperty("heading", True)
        for label in (self.title, self.words):
            label.setWordWrap(True)
        self.got_it = QPushButton(translate("First steps", "Got it"))
        self.got_it.setObjectName("got it")
        self.got_it.setProperty("action", True)
        self.got_it.setAutoDefault(False)
        self.got_it.setCursor(Qt.CursorShape.PointingHandCursor)
        on_click(self.got_it, self.closed.emit)
        self._told = QWidget()
        column = self._column = QVBoxLayout(self._told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.words)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 9, 10, 9)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(6)

    def sizes(self, size: int, most: float) -> list[tuple[float, float]]:
        """Return the widths up to `most` and heights that it can have, in letters of this size."""
        self._write(size)
        self._shapes.clear()
        for beside, widths in ((True, _BESIDE), (False, _BELOW)):
            self._arrange(beside=beside)
            least = self._grid.totalMinimumSize().width()
            for letters in widths:
                wide = max(least, round(min(letters * size, most)))
                high = self._grid.totalHeightForWidth(wide)
                self._shapes.setdefault((float(wide), float(high)), beside)
        return list(self._shapes)

    def stand_at(self, rect: Rect) -> None:
        """Stand there, in one of the sizes that were returned last."""
        self._arrange(beside=self._shapes[rect.w, rect.h])
        self._grid.activate()
        self.setGeometry(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
        self.show()
        self.raise_()

    def _arrange(self, *, beside: bool) -> None:
        """Put the words beside picture and button, or between them."""
        middle, grid = Qt.AlignmentFlag.AlignCenter, self._grid
        grid.addWidget(self.picture, 0, 0, middle)
        if beside:
            grid.addWidget(self.got_it, 1, 0, middle)
            grid.addWidget(self._told, 0, 1, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        else:
            grid.addWidget(self._told, 1, 0)
            grid.addWidget(self.got_it, 2, 0, middle)
        grid.setColumnStretch(int(beside), 1)
        grid.setColumnStretch(int(not beside), 0)
        self._column.invalidate()
        grid.invalidate()

    def _write(self, size: int) -> None:
        if size == self._size:
            return
        self._size = size
        self.setStyleSheet(panel_style(self._theme, size))
        for each in (self, self.title, self.words, self.got_it):
            each.ensurePolished()
        wide = round(_PICTURE * size)
        self.picture.setFixedSize(wide, round(wide * PICTURE_HEIGHT / PICTURE_WIDTH))


class _Picture(QWidget):
    """What the words tell, on a piece of felt."""

    def __init__(
        self, theme: Theme, deck: Deck, draw: Callable[[Drawing], None], sizes: Sequence[int]
    ) -> None:
        super().__init__()
        self._theme, self._deck = theme, deck
        self._draw, self._sizes = draw, sizes

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        ground = QColor(theme.plate if theme.strong else theme.felt_centre)
        painter.fillPath(rounded(box, 8), ground)
        paint_drawing(painter, box, theme, self._deck, self._draw, self._sizes)
        painter.end()
