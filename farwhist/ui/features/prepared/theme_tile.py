"""A theme of prepared deals: how many there are, how many were solved, and the way to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.analysis.puzzles import GRADES, Puzzle
from farwhist.store.results import PuzzleResult
from farwhist.ui.features.prepared import puzzle_words
from farwhist.ui.features.prepared.first_look import FirstLook, hand_of, next_asked
from farwhist.ui.review.page_look import FeltPageLook

translate = QCoreApplication.translate


class GradeBar(QWidget):
    """A box for each deal of a grade, full when it was solved."""

    def __init__(self, look: FeltPageLook) -> None:
        super().__init__()
        self._look = look
        self._solved = self._all = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_count(self, solved: int, count: int) -> None:
        """Show so many boxes, of which so many are full."""
        self._solved, self._all = solved, count
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), self._look.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(self.width() / max(self._all, 1), self._look.px(26))
        for number in range(self._all):
            box = QRectF(number * step + 1, 2, max(step - 4, 3), self.height() - 4)
            full = number < self._solved
            painter.setPen(QPen(QColor(tokens.primary if full else tokens.border), 1))
            painter.setBrush(QColor(tokens.primary if full else tokens.ground))
            painter.drawRoundedRect(box, 3, 3)
        painter.end()


class ThemeTile(QFrame):
    """Tells of a theme; `wanted(theme)` is emitted when its deals shall be played."""

    wanted = Signal(str)

    def __init__(self, theme: str, look: FeltPageLook) -> None:
        super().__init__()
        self.theme = theme
        self.setProperty("panel", True)
        px = look.px
        self.title, self.about = (
            QLabel(puzzle_words.title(theme)),
            QLabel(puzzle_words.about(theme)),
        )
        self.title.setProperty("heading", True)
        self.about.setProperty("quiet", True)
        self.about.setWordWrap(True)
        self.stars = QLabel()
        self.stars.setProperty("strong", True)
        self.play = QPushButton(translate("Prepared", "Play"))
        self.play.setAutoDefault(False)
        self.play.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.play.clicked.connect(lambda checked: self.wanted.emit(theme))
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.stars)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(2))
        grid.setColumnStretch(1, 1)
        self._rows: dict[int, tuple[QLabel, GradeBar, QLabel]] = {}
        for row, number in enumerate(GRADES):
            name, bar, count = QLabel(puzzle_words.grade(number)), GradeBar(look), QLabel()
            for label in (name, count):
                label.setProperty("quiet", True)
            grid.addWidget(name, row, 0)
            grid.addWidget(bar, row, 1)
            grid.addWidget(count, row, 2)
            self._rows[number] = name, bar, count
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16), px(12), px(16), px(12))
        column.setSpacing(px(6))
        column.addLayout(head)
        column.addWidget(self.about)
        column.addLayout(grid)
        column.addStretch(1)
        self.first = FirstLook(look)
        foot = QHBoxLayout()
        foot.setSpacing(px(12))
        foot.addWidget(self.first, 1)
        foot.addWidget(self.play, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(foot)

    def show_state(self, puzzles: Sequence[Puzzle], results: Mapping[str, PuzzleResult]) -> None:
        """Show what was reached in these deals."""
        if puzzles:
            self.first.show_cards(hand_of(next_asked(puzzles, results)[0]))
        stars = [results[each.id].stars if each.id in results else 0 for each in puzzles]
        self.stars.setText(f"★ {sum(stars)} / {3 * len(stars)}")
        for number, (name, bar, count) in self._rows.items():
            of = [won for won, each in zip(stars, puzzles, strict=True) if each.grade == number]
            solved = sum(won > 0 for won in of)
            bar.show_count(solved, len(of))
            for part in (name, bar, count):
                part.setVisible(bool(of))
            text = translate("Prepared", "{solved} of {all}")
            count.setText(text.format(solved=solved, all=len(of)))
        text = translate("Prepared", "Play: {theme}, {solved} of {all} solved")
        done = sum(won > 0 for won in stars)
        self.play.setAccessibleName(
            text.format(theme=self.title.text(), solved=done, all=len(stars))
        )
