"""The page of the deal of the day, the match of the week, and the prepared deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from farwhist.store.dated_results import DatedResult
from farwhist.ui.prepared.day_panel import DayPanel
from farwhist.ui.review.felt_ground import FeltGround
from farwhist.ui.review.page_look import HEAD, FeltPageLook
from farwhist.ui.style.icons import icon
from farwhist.ui.style.page import WindowPage

translate = QCoreApplication.translate


class PreparedPage(WindowPage):
    """Offers deals to be played that are the same for everybody.

    Signals:
        dated_wanted(dated): this match of a day or a week shall be played.
        said(text): what a screen reader is to say.
        left(): the player is done.

    Args:
        results: returns the results of dated matches by key, as they are kept.
    """

    dated_wanted = Signal(object)
    said = Signal(str)
    left = Signal()

    def __init__(
        self,
        look: FeltPageLook,
        today: date,
        results: Callable[[], dict[str, DatedResult]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("prepared")
        self.setAccessibleName(translate("Prepared", "Deal of the day"))
        self._look = look
        self._today = today
        self._results = results
        self._ground = FeltGround(look.theme, texture=look.texture)
        self.back = QPushButton(translate("Prepared", "&Back"))
        self.day = DayPanel(look)
        self.day.wanted.connect(self.dated_wanted)
        self.day.copied.connect(self._copy)
        self.back.clicked.connect(lambda checked: self.left.emit())
        self._arrange()
        theme, px = look.theme, look.px
        edge = 2 if theme.strong else 1
        self.setStyleSheet(
            look.sheet()
            + f"""
QFrame[plate="true"] {{ background: {theme.plate}; border: {edge}px solid {theme.accent};
    border-radius: {px(12)}px; }}
QLabel[accent="true"] {{ color: {theme.accent}; font-size: {px(13)}px; font-weight: 700; }}
QLabel[large="true"] {{ color: {theme.text}; font-size: {px(22)}px; font-weight: 700; }}
QPushButton[gold="true"] {{ color: {theme.ink}; background: {theme.accent};
    border-color: {theme.accent}; font-size: {px(14)}px; min-height: {px(32)}px; }}
QPushButton[gold="true"]:focus {{ border: 2px solid {theme.text}; }}
"""
        )
        self.refresh()

    def start(self) -> None:
        self.day.play.setFocus()

    def stops(self) -> Sequence[QWidget]:
        return [self.back, *self.day.stops()]

    def refresh(self) -> None:
        """Show what was reached by now."""
        self.day.show_day(self._today, self._results())

    def paintEvent(self, event: QPaintEvent) -> None:
        self._ground.draw(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape; keys that nothing here uses end here: the table is not seen."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self.day.play).click()
        event.accept()

    def _copy(self, line: str) -> None:
        QGuiApplication.clipboard().setText(line)
        self.said.emit(translate("Prepared", "The line is copied."))

    def _arrange(self) -> None:
        look, px = self._look, self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QFrame()
        head.setProperty("head", True)
        head.setFixedHeight(px(HEAD))
        row = QHBoxLayout(head)
        row.setContentsMargins(px(16), 0, px(16), 0)
        row.setSpacing(px(12))
        self.back.setProperty("dark", True)
        self.back.setIcon(icon("left", look.theme.text))
        self.back.setIconSize(QSize(px(16), px(16)))
        title = QLabel(translate("Prepared", "Deal of the day"))
        title.setProperty("title", True)
        row.addWidget(self.back)
        row.addWidget(title)
        row.addStretch(1)
        column.addWidget(head)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        inner = QWidget()
        inner.setProperty("clear", True)
        self.body = QVBoxLayout(inner)
        self.body.setContentsMargins(px(16), px(16), px(16), px(16))
        self.body.setSpacing(px(16))
        self.body.addWidget(self.day)
        self.body.addStretch(1)
        area.setWidget(inner)
        column.addWidget(area, 1)
