"""The themes of prepared deals: what is said of them, and a tile for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

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

from farwhist.analysis.puzzles import GRADES, SEAT, Puzzle, asked_of
from farwhist.engine.cards import Card, Rank
from farwhist.engine.moves import read
from farwhist.rules.unseen import known_hand
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.store.results import PuzzleResult
from farwhist.ui.deck.options import index_text
from farwhist.ui.review import coach_words
from farwhist.ui.review.ask_moment import AskedMoment
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.page_style import PageStyle
from farwhist.ui.style.layouts import add_layout, filled
from farwhist.ui.viewmodels.hand_order import arranged
from farwhist.ui.wording.call_words import call_words
from farwhist.ui.wording.card_names import SYMBOLS, card_name, card_sign
from farwhist.ui.wording.number_words import Counts, decimal
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

TITLES: Final[Mapping[str, str]] = {
    "bid": QT_TRANSLATE_NOOP("Prepared", "Bid it"),
    "name": QT_TRANSLATE_NOOP("Prepared", "Choose trumps"),
    "away": QT_TRANSLATE_NOOP("Prepared", "Discards"),
    "trumps": QT_TRANSLATE_NOOP("Prepared", "Draw trumps"),
    "duck": QT_TRANSLATE_NOOP("Prepared", "Duck and discard"),
    "timing": QT_TRANSLATE_NOOP("Prepared", "Timing"),
    "ending": QT_TRANSLATE_NOOP("Prepared", "Endings"),
    "no_trump": QT_TRANSLATE_NOOP("Prepared", "No trump"),
}
ABOUT: Final[Mapping[str, str]] = {
    "bid": QT_TRANSLATE_NOOP("Prepared", "What are these cards worth?"),
    "name": QT_TRANSLATE_NOOP("Prepared", "The longest suit, or the right one"),
    "away": QT_TRANSLATE_NOOP("Prepared", "What to keep of hand and kitty"),
    "trumps": QT_TRANSLATE_NOOP("Prepared", "When to lead them, and when not"),
    "duck": QT_TRANSLATE_NOOP("Prepared", "Losing tricks you do not want"),
    "timing": QT_TRANSLATE_NOOP("Prepared", "The same cards, the right order"),
    "ending": QT_TRANSLATE_NOOP("Prepared", "The last tricks"),
    "no_trump": QT_TRANSLATE_NOOP("Prepared", "Long suits and lone kings"),
}
GRADE_NAMES: Final[Mapping[int, str]] = {
    1: QT_TRANSLATE_NOOP("Prepared", "Easy"),
    2: QT_TRANSLATE_NOOP("Prepared", "Medium"),
    3: QT_TRANSLATE_NOOP("Prepared", "Hard"),
}


def theme_title(theme: str) -> str:
    """Return what a theme is called."""
    return translate("Prepared", TITLES[theme])


def about_theme(theme: str) -> str:
    """Return what a theme is about."""
    return translate("Prepared", ABOUT[theme])


def grade_name(number: int) -> str:
    """Return how hard a deal is."""
    return translate("Prepared", GRADE_NAMES[number])


def answer_words(puzzle: Puzzle) -> str:
    """Return the answer, how far it leads in what counts there, and why."""
    best = " ".join(call_words(read(text)) for text in puzzle.best)
    proof = puzzle.proof
    if proof.share == "odd_trick" and proof.certain:
        text = translate(
            "Prepared", "Best: {best}. With it you win the deal, with any other card you lose it."
        )
        return text.format(best=best)
    if proof.share == "exact":
        text = translate("Prepared", "Best: {best}, {share} %. Next: {other} %.")
        told = text.format(
            best=best, share=percent(proof.best_share), other=percent(proof.next_share)
        )
    elif proof.unit == "match":
        text = translate(
            "Prepared",
            "Best: {best}. Lead over the next choice in the chance to win the match, in "
            "percentage points: {lead}.",
        )
        told = text.format(best=best, lead=percent(proof.lead))
    else:
        text = translate(
            "Prepared", "Best: {best}. Average lead over the next choice, in points: {lead}."
        )
        told = text.format(best=best, lead=decimal(proof.lead))
    return " ".join(each for each in (told, coach_words.why(proof.grounds.key, proof.unit)) if each)


def other_hand(moment: AskedMoment) -> str:
    """Return what the other of two holds, where whoever is asked has seen all other cards."""
    view = moment.match.view(SEAT)
    held = arranged(known_hand(moment.rules, view, SEAT), (), view.trump, moment.shown.order)
    text = translate("Prepared", "You have seen all other cards. {name} holds: {cards}")
    other = moment.shown.names[1 - SEAT]
    return text.format(name=other, cards=" ".join(map(card_sign, held))) if held else ""


def proof_words(puzzle: Puzzle) -> str:
    """Return why the answer is certain."""
    if puzzle.proof.certain:
        return translate("Prepared", "With open cards it is certain to work, and nothing else is.")
    text = translate("Prepared", "Compared in {deals}: ahead by more than ten standard errors.")
    return text.format(deals=Counts.samples(puzzle.proof.deals))


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


class GradeBar(QWidget):
    """A box for each deal of a grade, full when it was solved."""

    def __init__(self, style: PageStyle) -> None:
        super().__init__()
        self._style = style
        self._solved = self._all = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_count(self, solved: int, count: int) -> None:
        """Show so many boxes, of which so many are full."""
        self._solved, self._all = solved, count
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(120), self._style.px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), self._style.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = min(self.width() / max(self._all, 1), self._style.px(26))
        for number in range(self._all):
            box = QRectF(number * step + 1, 2, max(step - 4, 3), self.height() - 4)
            full = number < self._solved
            painter.setPen(QPen(QColor(tokens.primary if full else tokens.border), 1))
            painter.setBrush(QColor(tokens.primary if full else tokens.ground))
            painter.drawRoundedRect(box, 3, 3)
        painter.end()


class ThemeTile(QFrame):
    """Tells of a theme; `play_requested(theme)` is emitted when its deals shall be played."""

    play_requested = Signal(str)

    def __init__(self, theme: str, style: PageStyle) -> None:
        super().__init__()
        self.theme = theme
        self.setProperty("panel", True)
        px = style.px
        self.title, self.about = (
            QLabel(theme_title(theme)),
            QLabel(about_theme(theme)),
        )
        self.title.setProperty("heading", True)
        self.about.setProperty("quiet", True)
        self.about.setWordWrap(True)
        self.stars = QLabel()
        self.stars.setProperty("strong", True)
        self.play = QPushButton(translate("Prepared", "Play"))
        self.play.setAutoDefault(False)
        self.play.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.play.clicked.connect(lambda checked: self.play_requested.emit(theme))
        head = filled(QHBoxLayout(), (self.title, 1), self.stars)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(2))
        grid.setColumnStretch(1, 1)
        self._rows: dict[int, tuple[QLabel, GradeBar, QLabel]] = {}
        for row, number in enumerate(GRADES):
            name, bar, count = QLabel(grade_name(number)), GradeBar(style), QLabel()
            for label in (name, count):
                label.setProperty("quiet", True)
            grid.addWidget(name, row, 0)
            grid.addWidget(bar, row, 1)
            grid.addWidget(count, row, 2)
            self._rows[number] = name, bar, count
        column = filled(
            QVBoxLayout(self), head, self.about, grid, 1, margins=(px(16), px(12)), spacing=px(6)
        )
        self.first = FirstLook(style)
        foot = filled(QHBoxLayout(), (self.first, 1), spacing=px(12))
        foot.addWidget(self.play, 0, Qt.AlignmentFlag.AlignBottom)
        add_layout(column, foot)

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
