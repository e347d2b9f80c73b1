"""The hand of the deal of a theme that is asked next, as small cards: a first look at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.analysis.puzzles import SEAT, Puzzle, asked_of
from farwhist.engine.cards import Card, Rank
from farwhist.store.results import PuzzleResult
from farwhist.ui.deck.letters import index_text
from farwhist.ui.review.page_look import FeltPageLook
from farwhist.ui.style.tokens import RED_JOKER
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

    def __init__(self, look: FeltPageLook) -> None:
        super().__init__()
        self._look = look
        self.cards: Sequence[Card] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards."""
        self.cards = list(cards)
        self.setAccessibleName(joined(card_name(each) for each in self.cards))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(TILE[1]) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = self._look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = look.px(TILE[0]), look.px(TILE[1])
        room = self.width() - wide - 2
        step = min(wide + 2.0, room / max(len(self.cards) - 1, 1))
        middle, half = Qt.AlignmentFlag.AlignCenter, high / 2
        for number, one in enumerate(self.cards):
            box = QRectF(1 + number * step, 1, wide, high)
            painter.setPen(QPen(QColor(look.tokens.border), 1))
            painter.setBrush(QColor(look.theme.paper))
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(self._ink(one))
            painter.setFont(look.font(12, 700))
            shown = box.adjusted(0, 0, min(step - wide, 0.0), 0)
            rank = "★" if one.rank is Rank.JOKER else index_text(one, look.deck.look.index)
            if one.suit is None:
                painter.drawText(shown, middle, rank)
                continue
            painter.drawText(shown.adjusted(0, 1, 0, -half), middle, rank)
            painter.drawText(shown.adjusted(0, half - 1, 0, 0), middle, SYMBOLS[one.suit])
        painter.end()

    def _ink(self, one: Card) -> QColor:
        if one.suit is None:
            return QColor(RED_JOKER if one.red else self._look.theme.ink)
        return QColor(self._look.deck.look.suits.colour(one.suit))
