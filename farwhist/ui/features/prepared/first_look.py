"""The hand of the deal of a theme that is asked next, as small cards: a first look at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.analysis.puzzles import SEAT, Puzzle, asked_of
from farwhist.engine.cards import Card, Rank
from farwhist.store.puzzle_results import PuzzleResult
from farwhist.ui.deck.letters import index_text
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.wording.card_names import SYMBOLS, card_name
from farwhist.ui.wording.punctuation import joined

TILE: Final = (24, 32)
"""The size of a card, in pixels at a text of 100 %."""


def next_asked(puzzles: Sequence[Puzzle], results: Mapping[str, PuzzleResult]) -> list[Puzzle]:
    """Return the deals as they are asked: unsolved ones first, the easy before the hard."""

    def order(puzzle: Puzzle) -> tuple[bool, int]:
        result = results.get(puzzle.id)
        return (result is not None and result.stars > 0, puzzle.grade)

    return sorted(puzzles, key=order)


def hand_of(puzzle: Puzzle) -> list[Card]:
    """Return the cards that whoever is asked holds."""
    _, match, _ = asked_of(puzzle.text())
    return [card for card in match.view(SEAT).hands[SEAT] if card is not None]


class FirstLook(QWidget):
    """Draws the cards side by side, closer together where there are many."""

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self.cards: Sequence[Card] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards."""
        self.cards = list(cards)
        self.setAccessibleName(joined(card_name(each) for each in self.cards))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(120), self._style.px(TILE[1]) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = style.px(TILE[0]), style.px(TILE[1])
        room = self.width() - wide - 2
        step = min(wide + 2.0, room / max(len(self.cards) - 1, 1))
        middle, half = Qt.AlignmentFlag.AlignCenter, high / 2
        for number, one in enumerate(self.cards):
            box = QRectF(1 + number * step, 1, wide, high)
            painter.setPen(QPen(QColor(style.tokens.border), 1))
            painter.setBrush(QColor(style.theme.paper))
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(style.ink(one))
            painter.setFont(style.font(12, 700))
            shown = box.adjusted(0, 0, min(step - wide, 0.0), 0)
            rank = "★" if one.rank is Rank.JOKER else index_text(one, style.deck.look.index)
            if one.suit is None:
                painter.drawText(shown, middle, rank)
                continue
            painter.drawText(shown.adjusted(0, 1, 0, -half), middle, rank)
            painter.drawText(shown.adjusted(0, half - 1, 0, 0), middle, SYMBOLS[one.suit])
        painter.end()
