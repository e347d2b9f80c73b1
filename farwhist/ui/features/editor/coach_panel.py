"""What every bid, call or card is worth, as bars."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.bots.judging.verdict import Valued, Verdict
from farwhist.engine.moves import Bid, read
from farwhist.ui.features.editor.look import EditorLook
from farwhist.ui.features.editor.pool import CARD, Index
from farwhist.ui.review import coach_words
from farwhist.ui.review.hint_words import percent
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.wording import number_words
from farwhist.ui.wording.counts import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

ROW: Final = 26

VALUE: Final = 54
"""The room of what a choice is worth, beside its chance, in pixels at a text of 100 %."""


class CoachPanel(QWidget):
    """Shows the choices of a verdict, bids in their order and all else by worth."""

    def __init__(self, look: EditorLook) -> None:
        super().__init__()
        set_help_anchor(self, "study#coach")
        self.look = look
        self.setProperty("clear", True)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.head = QLabel()
        self.head.setProperty("quiet", True)
        self.head.setWordWrap(True)
        self.rows = QListWidget()
        self.rows.setFrameShape(QFrame.Shape.NoFrame)
        self.rows.setAccessibleName(translate("Editor", "What each choice is worth"))
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setItemDelegate(_Bar(self))
        self.best = 0.0
        self.largest = 1.0
        self.shares = False
        self.wide = 0.26
        answer = QWidget()
        answer.setProperty("clear", True)
        column = QVBoxLayout(answer)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.head)
        column.addWidget(self.rows, 1)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.note)
        self._pages.addWidget(answer)

    def tell(self, text: str) -> None:
        """Show a sentence instead of an answer."""
        self.note.setText(text)
        self._pages.setCurrentIndex(0)

    def show_verdict(self, verdict: Verdict, name: str) -> str:
        """Show what the choices of this player are worth; return it in a sentence."""
        choices = sorted(verdict.choices, key=_order)
        self.best = max(each.value for each in choices)
        self.largest = max(abs(each.value) for each in choices) or 1.0
        self.shares = verdict.share != "none"
        self.wide = 0.12 if isinstance(read(choices[0].moves[0]), Bid) else 0.3
        self.rows.clear()
        for each in choices:
            item = QListWidgetItem()
            item.setData(CARD, each)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, self._spoken(each, verdict))
            item.setSizeHint(QSize(40, self.look.px(ROW)))
            self.rows.addItem(item)
        best = next(place for place, each in enumerate(choices) if each.value == self.best)
        self.rows.setCurrentRow(best)
        self.unit = verdict.unit
        share = coach_words.share_title(verdict.share)
        text = translate("Editor", "{name}, from what this seat can know · {deals}")
        head = text.format(name=name, deals=Counts().samples(verdict.deals))
        self.head.setText(f"{head} · {share}" if share else head)
        self._pages.setCurrentIndex(1)
        told = translate("Editor", "{name}: best is {choice}.")
        return told.format(name=name, choice=self._spoken(choices[best], verdict))

    def value_text(self, each: Valued) -> str:
        """Return what a choice is worth."""
        if self.unit == "match":
            return number_words.percentage(percent(each.value))
        return number_words.signed(round(each.value, 1))

    unit: str = "points"

    def _spoken(self, each: Valued, verdict: Verdict) -> str:
        self.unit = verdict.unit
        parts = [coach_words.spoken_choice(each)]
        if verdict.share != "none":
            parts.append(number_words.percentage(percent(each.share)))
        if verdict.unit == "points":
            parts.append(number_words.points_text(round(each.value, 1)))
        return joined(parts)


def _order(each: Valued) -> tuple[float, float]:
    move = read(each.moves[0])
    return (move.tricks, 0.0) if isinstance(move, Bid) else (1000.0, -each.value)


class _Bar(QStyledItemDelegate):
    """Draws one choice: its name, a bar of its chance or worth, and the numbers."""

    def __init__(self, panel: CoachPanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        each: Valued = index.data(CARD)
        panel, look = self._panel, self._panel.look
        c, best = look.tokens, each.value == panel.best
        box = QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(c.ring))
            painter.drawRect(box.adjusted(0.5, 0.5, -1.5, -1.5))
        painter.setFont(look.font(13, 700 if best else 500))
        painter.setPen(QColor(c.text))
        name, room = panel.wide * box.width(), look.px(120)
        middle = Qt.AlignmentFlag.AlignVCenter
        label = painter.fontMetrics().elidedText(
            coach_words.choice(each), Qt.TextElideMode.ElideRight, round(name - 12)
        )
        painter.drawText(box.adjusted(8, 0, 0, 0), middle, label)
        bar = box.adjusted(name, 6, -room, -6)
        painter.fillRect(bar, QColor(c.off_ground))
        part = each.share if panel.shares else max(each.value, 0.0) / panel.largest
        filled = QRectF(bar)
        filled.setWidth(bar.width() * min(max(part, 0.0), 1.0))
        painter.fillRect(filled, QColor(c.primary if best else c.border))
        share = number_words.percentage(percent(each.share)) if panel.shares else ""
        value = panel.value_text(each) if panel.unit == "points" or not panel.shares else ""
        right, end = box.adjusted(0, 0, -6, 0), middle | Qt.AlignmentFlag.AlignRight
        if share and value:
            painter.drawText(right, end, value)
            right.setRight(right.right() - look.px(VALUE))
        painter.drawText(right, end, ("✓ " if best else "") + (share or value))
        painter.restore()
