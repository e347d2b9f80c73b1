"""What the coach has found of the deal that is summed up: a line, and a bar of two parts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from farwhist.ui.features.coaching import note_words
from farwhist.ui.features.coaching.account import DealSplit
from farwhist.ui.features.coaching.judging import Judging
from farwhist.ui.panels.summary_note import SummaryNote
from farwhist.ui.review.word_marks import colour, draw_mark
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.text import ElidedLabel
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording.punctuation import joined, sentence

WIDEST: Final = 520
"""The bar is at most so wide, in pixels at a text of 14."""

LEAST: Final = 40
"""A bar of fewer pixels is left out."""

RANGE: Final = 10.0
"""The bar reaches at least to so many points on both sides."""

LATE: Final = 300
"""So many milliseconds after the points have landed the coach speaks."""


class SplitBar(QWidget):
    """Points in two parts: what decisions cost, hatched, and what all else gave; a foot is both."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._split: DealSplit | None = None

    def show_split(self, found: DealSplit | None) -> None:
        """Show these parts, or nothing."""
        self._split = found if found is not None and found.points is not None else None
        self.setAccessibleName(
            joined(note_words.parts(found)) if self._split and found is not None else ""
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        found, theme = self._split, self._theme
        if found is None:
            return
        rest = found.cards_and_others
        assert rest is not None and found.points is not None
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reach = max(RANGE, abs(found.decisions), abs(rest), abs(found.points))
        middle, high = self.width() / 2, self.height()
        thick = max(0.5 * high, 4.0)

        def at(points: float) -> float:
            return middle + points / reach * (middle - 2)

        painter.setPen(QPen(QColor(theme.panel_line), 1))
        painter.drawLine(0, round(thick), self.width(), round(thick))
        painter.setPen(Qt.PenStyle.NoPen)
        for points, fill, style in (
            (rest, theme.panel_needs, Qt.BrushStyle.SolidPattern),
            (found.decisions, colour("mistake", theme, dark=False), Qt.BrushStyle.BDiagPattern),
        ):
            left, right = sorted((at(0), at(points)))
            box = QRectF(left, 0, right - left, thick)
            if style is not Qt.BrushStyle.SolidPattern:
                painter.fillRect(box, QColor(theme.panel))
                painter.setPen(QPen(QColor(fill), 1))
                painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
                painter.setPen(Qt.PenStyle.NoPen)
            brush = painter.brush()
            brush.setColor(QColor(fill))
            brush.setStyle(style)
            painter.fillRect(box, brush)
        painter.setBrush(QColor(theme.panel_text))
        painter.drawRect(QRectF(at(0) - 0.5, 0, 1, thick + 2))
        painter.drawRect(QRectF(at(found.points) - 1.5, thick, 3, high - thick))


class CoachMark(QWidget):
    """The sign of the worst word, or a ring that turns one step a choice while it is judged."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._judging: Judging | None = None
        self._split: DealSplit | None = None

    def show_state(self, judging: Judging, found: DealSplit | None) -> None:
        """Show how far a deal is judged."""
        self._judging, self._split = judging, found
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        judging = self._judging
        if judging is None or judging.nothing_own:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 2
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        if judging.state == "done":
            worst = self._split.worst if self._split is not None else None
            word = worst[1].word if worst is not None else "best"
            draw_mark(painter, word, box, self._theme, dark=False)
            return
        edge = box.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(QColor(self._theme.panel_line), 3))
        painter.drawEllipse(edge)
        part = judging.done / judging.choices if judging.choices else 0.0
        painter.setPen(QPen(QColor(self._theme.panel_exact), 3))
        painter.drawArc(edge, 90 * 16, -round(part * 360 * 16))


class CoachNote(SummaryNote):
    """Stands below the rows of a summary, in a room that is kept free for it.

    Signals:
        wanted(): the player wants the deal to be judged now.
        said(text): what a screen reader is to say, once the deal is judged.
    """

    wanted = Signal()
    said = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("coach note")
        set_help_anchor(self, "study#coach")
        self._theme = theme
        self._landed = False
        self._told = ""
        self.mark, self.bar = CoachMark(theme), SplitBar(theme)
        self.line = ElidedLabel()
        self.line.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.way = QPushButton()
        self.way.setAutoDefault(False)
        self.way.setFlat(True)
        self.way.clicked.connect(lambda checked: self.wanted.emit())
        self.ours, self.others = QLabel(), QLabel()
        self.split = QWidget()
        first, last = QHBoxLayout(), QHBoxLayout(self.split)
        last.setContentsMargins(0, 0, 0, 0)
        first.setSpacing(8)
        first.addStretch(1)
        first.addWidget(self.mark)
        first.addWidget(self.line)
        first.addWidget(self.way)
        first.addStretch(1)
        last.addStretch(1)
        for below in (self.ours, self.bar, self.others):
            last.addWidget(below)
        last.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 0, 4, 0)
        self._column.setSpacing(4)
        self._column.addLayout(first)
        self._column.addWidget(self.split)
        self._room = 0.0
        for part in (self.mark, self.line, self.ours, self.bar, self.others):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            part.hide()
        self.way.hide()
        self._shown: tuple[Judging, DealSplit | None] | None = None

    @property
    def shown_split(self) -> DealSplit | None:
        """The parts of the points that are told, once the deal is judged."""
        shown = self._shown
        return shown[1] if shown is not None and shown[0].state == "done" else None

    def show_state(self, judging: Judging, found: DealSplit | None) -> None:
        """Say how far the deal is judged; `found` is what it came to, once that is known."""
        self._shown = judging, found
        if self._landed:
            self._write()

    def land(self, *, at_once: bool) -> None:
        """Speak from now on, or a moment later: the points have landed."""
        if at_once:
            self._speak()
        else:
            QTimer.singleShot(LATE, self, self._speak)

    def rescale(self, size: int, room: float, *, tight: bool) -> None:
        """Write in this size, in pixels; `tight`: the line alone."""
        self.mark.setFixedSize(round(1.5 * size), round(1.5 * size))
        self._room = min(WIDEST * size / 14, room - 8)
        self.bar.setFixedSize(round(max(self._room / 2, LEAST)), size)
        text, dim = self._theme.panel_text, self._theme.panel_secondary
        self.setStyleSheet(
            f"QLabel {{ color: {text}; font-size: {size}px; }} QPushButton {{ color:"
            f" {self._theme.panel_exact}; font-size: {size}px; text-decoration: underline;"
            " border: none; background: transparent; padding: 0px; }"
            f" QPushButton:focus {{ border: 2px solid {self._theme.panel_text}; }}"
        )
        for label in (self.ours, self.others):
            label.setStyleSheet(f"color: {dim}; font-size: {max(round(0.85 * size), 10)}px;")
        self.split.setVisible(not tight)
        self._column.setSpacing(0 if tight else 4)
        self.setFixedHeight(self.height_for(size, tight=tight))
        if self._landed:
            self._write()

    def height_for(self, size: int, *, tight: bool) -> int:
        return round(1.7 * size) if tight else round(3.2 * size)

    def _speak(self) -> None:
        self._landed = True
        self._write()

    def _write(self) -> None:
        if self._shown is None:
            return
        judging, found = self._shown
        text = note_words.told(judging, found)
        self.line.setText(text)
        way = note_words.way(judging)
        self.way.setText(way)
        self.mark.show_state(judging, found)
        self.mark.show()
        self.line.show()
        self.way.setVisible(bool(way))
        done = judging.state == "done" and found is not None and found.points is not None
        split = found if done else None
        self.bar.show_split(split)
        for below in (self.ours, self.bar, self.others):
            below.setVisible(done)
        if split is not None:
            ours, others = note_words.parts(split)
            self.ours.setText(ours)
            self.others.setText(others)
            self._fit_bar()
            text = f"{text} {sentence(joined((ours, others)))}"
        if judging.state == "done" and text != self._told:
            self._told = text
            self.said.emit(text)

    def _fit_bar(self) -> None:
        """Let the bar be as wide as the words at its sides allow; they go before it."""
        beside = sum(label.sizeHint().width() for label in (self.ours, self.others))
        row = self.split.layout()
        gaps = 2 * row.spacing() if row is not None else 0
        room = min(self._room - beside - gaps, self._room / 2)
        self.bar.setVisible(room >= LEAST)
        self.bar.setFixedWidth(round(room) if room >= LEAST else 0)
