"""The panel with which the coach gives a move back before it is made."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.bots.judging.verdict import Verdict, Word
from farwhist.ui.panels.bidding import QuestionPanel
from farwhist.ui.panels.panel import on_click
from farwhist.ui.review import coach_words
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.verdict_card import draw_mark
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.number_words import points_text

translate = QCoreApplication.translate


class TakebackPanel(QuestionPanel):
    """Says what a move loses, and why.

    `taken_back` is emitted when the player wants to choose again, `kept` when the move is to be
    made all the same.
    """

    taken_back = Signal()
    kept = Signal()

    def __init__(self, theme: Theme, font_size: int, parent: QWidget, *, verdict: Verdict) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("given back")
        set_help_anchor(self, "study#take_back")
        self._mark = _Mark(theme, verdict.word)
        self.title = self.heading(lost(verdict))
        self.why = QLabel(coach_words.sentence(verdict))
        self.foot = self.quiet(coach_words.foot(verdict))
        for label in (self.why, self.foot):
            label.setWordWrap(True)
        self.back = self.action(translate("Teaching", "Take back") + "  ⏎")
        self.back.setObjectName("take back")
        self.keep = QPushButton(
            translate("Teaching", "Play it anyway")
            if verdict.kind == "card"
            else translate("Teaching", "Keep it anyway")
        )
        self.keep.setObjectName("keep")
        self.keep.setAutoDefault(False)
        self.keep.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleDescription(self.why.text())
        on_click(self.back, self.taken_back.emit)
        on_click(self.keep, self.kept.emit)
        head = QHBoxLayout()
        head.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        self.column.addLayout(head)
        self.column.addWidget(self.why)
        self.column.addWidget(self.foot)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.keep)
        row.addWidget(self.back)
        self.column.addLayout(row)
        self._measure()

    def rescale(self, size: int) -> None:
        super().rescale(size)
        self._measure()

    def take(self, press: Press) -> bool:
        if press.enters and not press.held:
            (self.keep if self.keep.hasFocus() else self.back).click()
            return True
        if press.means("close"):
            self.back.click()
            return True
        return False

    def _measure(self) -> None:
        side = round(22 * self.scale)
        self._mark.setFixedSize(side, side)


class _Mark(QWidget):
    def __init__(self, theme: Theme, word: Word) -> None:
        super().__init__()
        self._theme = theme
        self._word = word
        self.setAccessibleName(coach_words.word_text(word))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_mark(painter, self._word, box, self._theme, dark=False)
        painter.end()


def lost(verdict: Verdict) -> str:
    """Return what a choice loses, about."""
    if verdict.unit == "match":
        text = translate("Teaching", "Winning chance lost: about {share} %")
        return text.format(share=percent(verdict.loss))
    digits = 0 if verdict.loss >= 1.5 else 1 if verdict.loss >= 0.1 else 2
    text = translate("Teaching", "This loses about {points}")
    return text.format(points=points_text(round(verdict.loss, digits)))


def spoken(verdict: Verdict) -> str:
    """Return what is said when a move is given back."""
    text = translate("Teaching", "{lost}. {why} Take it back, or keep it?")
    return text.format(lost=lost(verdict), why=coach_words.sentence(verdict))
