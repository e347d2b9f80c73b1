"""The panel of what has been played: the tricks, and the cards on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, PlayCard
from farwhist.rules.deal_draft import DealDraft
from farwhist.rules.deal_text import DealText, is_play
from farwhist.ui.features.editor import editor_words
from farwhist.ui.features.editor.coach_panel import next_decision
from farwhist.ui.features.editor.pool import rank_text
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.layouts import FlowLayout, filled
from farwhist.ui.viewmodels.hand_order import highest_first
from farwhist.ui.wording.card_names import SYMBOLS

translate = QCoreApplication.translate


WIDE: Final = 190
"""The width of the table, in pixels at a text of 100 %."""

MANY: Final = 6
"""From so many seats on the cards are smaller."""

BROAD: Final = 1.7
"""So many times as wide as high the ring of cards is at most."""

EDGE: Final = 4
"""How far the cards stay from the edge, in pixels."""


class TrickTable(QWidget):
    """Draws the cards of the trick, each before the seat that played it: seat 1 below, clockwise.

    Attributes:
        shown: the cards that lie there, by seat.
        due: the seat that plays the next card, if one does.
    """

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self._seats: list[Seat] = []
        self._count = 4
        self.shown: Mapping[Seat, Card] = {}
        self.due: Seat | None = None
        self.setFixedWidth(style.px(WIDE))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_match(self, match: Match, due: Seat | None) -> None:
        """Show the trick of a match that is going on."""
        position = match.position
        self._count, self._seats = position.seats, sorted(position.active)
        self.shown, self.due = dict(position.trick), due
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(WIDE), self._style.px(110))

    def place(self, seat: Seat) -> QRectF:
        """Return where the card of a seat lies."""
        side = min(self.width(), self.height())
        high = (0.28 if self._count < MANY else 0.24) * side
        wide = 0.72 * high
        turn = pi / 2 + 2 * pi * seat / self._count
        across = (min(self.width(), BROAD * side) - wide) / 2 - EDGE
        far = (side - high) / 2 - EDGE
        middle = QPointF(
            self.width() / 2 + across * cos(turn),
            self.height() / 2 + far * sin(turn),
        )
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(style.theme.hairline), 1))
        painter.setBrush(QColor(style.theme.plate))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        for seat in self._seats:
            box, one = self.place(seat), self.shown.get(seat)
            due = seat == self.due
            pen = QPen(
                QColor(style.theme.accent if due else style.theme.secondary), 2 if due else 1
            )
            pen.setStyle(Qt.PenStyle.DashLine if one is None else Qt.PenStyle.SolidLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush if one is None else QColor(style.theme.paper))
            painter.drawRoundedRect(box, 4, 4)
            painter.setFont(style.font(0.4 * box.height() / style.text, 700))
            if one is None:
                painter.setPen(QColor(style.theme.accent if due else style.theme.text))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(seat + 1))
            else:
                self._draw_card(painter, box, one)
        painter.end()

    def _draw_card(self, painter: QPainter, box: QRectF, one: Card) -> None:
        painter.setPen(self._style.ink(one, paper=True))
        middle, half = Qt.AlignmentFlag.AlignCenter, box.height() / 2
        if one.suit is None:
            painter.drawText(box, middle, rank_text(one, self._style))
            return
        painter.drawText(box.adjusted(0, 1, 0, -half), middle, rank_text(one, self._style))
        painter.drawText(box.adjusted(0, half - 1, 0, 0), middle, SYMBOLS[one.suit])


LEAST: Final = (400, 150)
"""From this size on, in pixels at a text of 100 %, the trick is drawn beside the text."""


class PlayedPanel(QWidget):
    """Shows what was called and played, and takes the next move of whoever is due.

    Signals:
        edited(draft): the draft as it is then.
        end_requested(): let all seats play to the end.
    """

    edited = Signal(object)
    end_requested = Signal()

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self.setProperty("clear", True)
        self._draft: DealDraft | None = None
        self.decision: Decision | None = None
        self.tricks = QPlainTextEdit()
        self.tricks.setReadOnly(True)
        self.tricks.setMinimumHeight(style.px(22))
        self.tricks.setTabChangesFocus(True)
        self.tricks.setAccessibleName(translate("Editor", "Calls and cards so far"))
        self.asked = QLabel()
        self.choice = QComboBox()
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(8)
        self.add = QPushButton(translate("Editor", "Add"))
        self.back = QPushButton(translate("Editor", "Take back"))
        self.none = QPushButton(translate("Editor", "All back"))
        self.end = QPushButton(translate("Editor", "Let everyone play on"))
        lines = QWidget()
        lines.setProperty("clear", True)
        row = FlowLayout(lines, style.px(8))
        for part in (self.asked, self.choice, self.add, self.back, self.none, self.end):
            row.addWidget(part)
        self.table = TrickTable(style)
        self._style = style
        self._has_trick = False
        shown = filled(QHBoxLayout(), (self.tricks, 1), self.table, spacing=style.px(8))
        filled(QVBoxLayout(self), (shown, 1), lines, margins=0, spacing=style.px(6))
        self.add.clicked.connect(self._add)
        self.back.clicked.connect(lambda: self._keep(-1))
        self.end.clicked.connect(self.end_requested)
        self.none.clicked.connect(lambda: self._keep(0))

    def show_draft(
        self, draft: DealDraft, match: Match | None, text: DealText | None, names: Sequence[str]
    ) -> None:
        """Show the moves of a draft; its match is there once all hands are whole."""
        self._draft, self.decision = draft, None
        if match is None:
            self.tricks.setPlainText(
                translate("Editor", "Calls and cards can be added once all hands are complete.")
            )
        else:
            lines = editor_words.played_lines(match, names)
            if match.over:
                lines.append(translate("Editor", "The deal is over."))
            elif not lines:
                lines.append(translate("Editor", "Nobody has called yet."))
            self.tricks.setPlainText("\n".join(lines))
            if text is not None:
                self.decision = next_decision(match)
        self._show_trick(match)
        self._ask(names)
        self.back.setEnabled(bool(draft.moves))
        self.none.setEnabled(bool(draft.moves))
        self.end.setEnabled(self.decision is not None)

    def _show_trick(self, match: Match | None) -> None:
        """Show the trick where cards are played to one, and where there is room."""
        self._has_trick = (
            match is not None and self.plays and match.rules.kind.tricks  # type: ignore[attr-defined]
        )
        if match is not None and self.decision is not None:
            self.table.show_match(match, self.decision.seat)
        self._fit()

    def _fit(self) -> None:
        px = self._style.px
        room = self.width() >= px(LEAST[0]) and self.height() >= px(LEAST[1])
        self.table.setVisible(self._has_trick and room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _ask(self, names: Sequence[str]) -> None:
        decision = self.decision
        self.choice.clear()
        for part in (self.asked, self.choice, self.add):
            part.setVisible(decision is not None)
        if decision is None:
            return
        asked = editor_words.asked(decision, names[decision.seat])
        self.asked.setText(asked)
        self.choice.setAccessibleName(asked)
        assert self._draft is not None
        single = {m.cards[0]: m for m in decision.moves if isinstance(m, PlayCard)}
        shown: Sequence[Move] = decision.moves
        if len(single) == len(shown):
            ranks = self._draft.rules.ranking.order
            shown = [single[card] for card in highest_first(single, ranks)]
        for move in shown:
            self.choice.addItem(editor_words.move_words(move), decision.moves.index(move))

    @property
    def plays(self) -> bool:
        """Whether the seat that is due plays a card."""
        return self.decision is not None and is_play(self.decision.moves[0])

    def make(self, move: Move) -> bool:
        """Make a move of the seat that is due; return whether it is legal."""
        if self.decision is None or move not in self.decision.moves:
            return False
        assert self._draft is not None
        made = (*self._draft.moves, (self.decision.seat, move))
        self.edited.emit(self._draft.with_moves(made))
        return True

    def _add(self) -> None:
        if self.decision is not None:
            self.make(self.decision.moves[self.choice.currentData()])

    def _keep(self, end: int) -> None:
        if self._draft is not None:
            self.edited.emit(self._draft.with_moves(self._draft.moves[:end]))
