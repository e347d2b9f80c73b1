"""The card with the verdict about a choice, and the marks that stand for its word."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from farwhist.bots.judging.verdict import BLAME, Verdict, Word
from farwhist.ui.review import coach_words
from farwhist.ui.review.coach_words import Fell
from farwhist.ui.review.hint_words import percent
from farwhist.ui.style.icons import draw
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.text import fitted
from farwhist.ui.style.tokens import COACH_ON_DARK, COACH_ON_LIGHT, LIGHT
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words
from farwhist.ui.wording.punctuation import joined, labelled

translate = QCoreApplication.translate


_TURN: Final = pi / 8
"""How far an octagon is turned so that it stands on a side."""


def colour(word: Word, theme: Theme, *, dark: bool) -> str:
    """Return the colour of a word on a dark ground or a light one."""
    if theme.strong:
        return theme.text if dark else theme.panel_text
    return (COACH_ON_DARK if dark else COACH_ON_LIGHT)[word]


def draw_mark(painter: QPainter, word: Word, box: QRectF, theme: Theme, *, dark: bool) -> None:
    """Draw the sign of a word into the square `box`."""
    fill = QColor(colour(word, theme, dark=dark))
    ink = QColor(theme.ink if dark else theme.panel)
    side, middle = box.width(), box.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    inner = box.adjusted(side * 0.22, side * 0.22, -side * 0.22, -side * 0.22)
    match word:
        case "best":
            painter.drawEllipse(box)
            draw(painter, "check", inner, ink)
        case "good":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(fill, max(side * 0.14, 1.5)))
            edge = side * 0.09
            painter.drawEllipse(box.adjusted(edge, edge, -edge, -edge))
        case "slip":
            top, left, right = box.top(), box.left(), box.right()
            corners = [(middle.x(), top), (right, box.bottom()), (left, box.bottom())]
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
            _exclaim(painter, QRectF(box.adjusted(0, side * 0.22, 0, 0)), ink)
        case "mistake":
            painter.drawPolygon(_polygon(middle, side / 2, 4, pi / 2))
            _exclaim(painter, box, ink)
        case "blunder":
            painter.drawPolygon(_polygon(middle, side / 2, 8, _TURN))
            draw(
                painter,
                "cross",
                inner.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05),
                ink,
            )
        case "forced":
            painter.drawEllipse(middle, side * 0.18, side * 0.18)
    painter.restore()


def _polygon(middle: QPointF, radius: float, corners: int, turn: float) -> QPolygonF:
    angles = [turn + 2 * pi * n / corners for n in range(corners)]
    return QPolygonF(
        [QPointF(middle.x() + radius * cos(a), middle.y() + radius * sin(a)) for a in angles]
    )


def _exclaim(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """Draw an exclamation mark into the middle of a box."""
    side, middle = box.width(), box.center()
    painter.setPen(QPen(ink, max(side * 0.11, 1.2), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(
        QPointF(middle.x(), middle.y() - side * 0.2), QPointF(middle.x(), middle.y() + side * 0.06)
    )
    painter.drawPoint(QPointF(middle.x(), middle.y() + side * 0.22))


MOST_ROWS: Final = 5
FEW_ROWS: Final = 3
"""So many choices are told, and on a low page; the own one is always among them."""


class _Mark(QWidget):
    def __init__(self, theme: Theme, side: int) -> None:
        super().__init__()
        self._theme = theme
        self._word: Word = "forced"
        self.setFixedSize(side, side)

    def show_word(self, word: Word) -> None:
        self._word = word
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_mark(painter, self._word, box, self._theme, dark=False)
        painter.end()


class ChoiceRows(QWidget):
    """The choices as rows: what, how likely it ends well, and points."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self._theme = theme
        self._scale = scale
        self._verdict: Verdict | None = None
        self._rows: Sequence[int] = ()
        self._then: tuple[int, Word] | None = None
        self.most = MOST_ROWS
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_verdict(self, verdict: Verdict, then: tuple[int, Word] | None = None) -> None:
        """Show the choices of this verdict; `then` is one of an earlier time, with its word."""
        self._verdict, self._then = verdict, then
        self._rows = [] if verdict.forced else self._told_rows(verdict, self.most)
        self.setAccessibleDescription(joined(self._row_text(verdict, row) for row in self._rows))
        self.updateGeometry()
        self.update()

    def shown_rows(self) -> Sequence[int]:
        """Return the places of the choices for which there is height."""
        room = max(self.height() // round(28 * self._scale), 1)
        if self._verdict is None or len(self._rows) <= room:
            return self._rows
        return self._told_rows(self._verdict, room)

    def _told_rows(self, verdict: Verdict, most: int) -> list[int]:
        """Return the places of so many choices at most: the best ones, and those that were made."""
        rows = list(range(min(len(verdict.choices), most)))
        made = {verdict.played, *(() if self._then is None else (self._then[0],))}
        beyond = sorted(each for each in made if each >= len(rows))[-len(rows) :]
        return rows[: len(rows) - len(beyond)] + beyond

    def _row_text(self, verdict: Verdict, row: int) -> str:
        each = verdict.choices[row]
        text = translate("Coach", "{choice}: {share} percent, {points}")
        return text.format(
            choice=self._named(verdict, row, coach_words.spoken_choice(each)),
            share=percent(each.share),
            points=_worth(verdict, row),
        )

    def _bar(self, verdict: Verdict, rest: float, metrics: QFontMetrics) -> float:
        """Return how wide bars are; none where choices of two times leave no room for them."""
        wide = 0.15 * self.width()
        if self._then is None:
            return wide
        named = [
            metrics.horizontalAdvance(self._named(verdict, row, coach_words.choice(each)))
            for row, each in enumerate(verdict.choices)
            if row in (verdict.played, self._then[0])
        ]
        return wide if max(named) <= rest - wide else 0.0

    def _named(self, verdict: Verdict, row: int, name: str) -> str:
        """Return what a choice is called, and when it was chosen where there are two times."""
        if self._then is None:
            return name
        if row == verdict.played:
            return translate("Coach", "{choice} now").format(choice=name)
        if row == self._then[0]:
            return translate("Coach", "{choice} then").format(choice=name)
        return name

    def sizeHint(self) -> QSize:
        return QSize(180, round(28 * self._scale) * len(self._rows))

    def paintEvent(self, event: QPaintEvent) -> None:
        verdict, theme, scale = self._verdict, self._theme, self._scale
        if verdict is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(round(13.5 * scale))
        high, wide = round(28 * scale), self.width()
        left, shares = round(24 * scale), verdict.share != "none"
        font.setBold(True)
        metrics = QFontMetrics(font)
        room = metrics.horizontalAdvance("−99.9 ") if verdict.unit == "points" else 0
        beside = metrics.horizontalAdvance("100 % ") if shares else 0
        for place, row in enumerate(self.shown_rows()):
            each, own = verdict.choices[row], row == verdict.played
            old = self._then is not None and row == self._then[0]
            font.setBold(own or row == verdict.best)
            painter.setFont(font)
            box = QRectF(0, place * high, wide, high)
            word: Word = "best" if row == verdict.best else "forced"
            if old and self._then is not None:
                word = self._then[1]
            if own:
                word = verdict.word
            if own or old or row == verdict.best:
                side = 14 * scale
                mark = QRectF(2, box.center().y() - side / 2, side, side)
                draw_mark(painter, word, mark, theme, dark=False)
            painter.setPen(QColor(theme.panel_text))
            points = _worth(verdict, row)
            share = number_words.percentage(percent(each.share))
            bar = self._bar(verdict, wide - left - room - beside - 8, metrics) if shares else 0.0
            names = wide - left - room - beside - bar - 8
            named = self._named(verdict, row, coach_words.choice(each))
            painter.setFont(fitted(named, font, names))
            middle = int(Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(QRectF(left, box.top(), names, high), middle, named)
            painter.setFont(font)
            if shares:
                x = left + names + 4
                ground = QRectF(x, box.center().y() - 5 * scale, bar, 10 * scale)
                painter.fillRect(ground, QColor(LIGHT.hairline))
                filled = QRectF(ground)
                filled.setWidth(bar * min(max(each.share, 0.0), 1.0))
                painter.fillRect(filled, QColor(colour(word, theme, dark=False)))
                painter.drawText(
                    QRectF(x + bar, box.top(), beside, high),
                    int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight),
                    share,
                )
            if room:
                painter.drawText(
                    QRectF(wide - room, box.top(), room, high),
                    int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight),
                    points,
                )
        painter.end()


def _worth(verdict: Verdict, row: int) -> str:
    if verdict.unit != "points":
        return ""
    return number_words.signed_decimal(verdict.choices[row].value)


class VerdictCard(QFrame):
    """Shows one verdict, or says that the coach is at work."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self._theme = theme
        self.setProperty("verdict", True)
        self.mark = _Mark(theme, round(24 * scale))
        self.word, self.loss, self.error = QLabel(), QLabel(), QLabel()
        self.why, self.title, self.foot = QLabel(), QLabel(), QLabel()
        self.rows = ChoiceRows(theme, scale)
        self.word.setProperty("word", True)
        self.loss.setProperty("word", True)
        for each in (self.error, self.title, self.foot):
            each.setProperty("small", True)
        for each in (self.word, self.why, self.title, self.foot):
            each.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.mark)
        head.addWidget(self.word, 1)
        head.addWidget(self.loss)
        head.addWidget(self.error)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(6)
        add_layout(column, head)
        below: list[QWidget] = [self.why, self.title, self.rows, self.foot]
        for part in below:
            column.addWidget(part)

    def show_verdict(
        self,
        verdict: Verdict,
        heading: str = "",
        then: tuple[int, Word] | None = None,
        foot: str = "",
        *,
        fell: Fell = "",
        name: str = "",
    ) -> None:
        """Show what the coach found.

        Args:
            heading: what stands in the place of the word.
            then: a choice of an earlier time, with its word.
            foot: what stands at the foot, in the place of what the verdict rests on.
            fell: how it fell after the choice.
            name: whose choice it was, where it was another player's.
        """
        self.mark.show_word(verdict.word)
        self.mark.setVisible(True)
        ink = colour(verdict.word, self._theme, dark=False)
        word = coach_words.word(verdict)
        self.word.setText(heading or (labelled(name, word) if name else word))
        self.loss.setText(coach_words.loss(verdict))
        for each in (self.word, self.loss):
            each.setStyleSheet(f"color: {ink};")
        self.error.setText(coach_words.give_or_take(verdict))
        self.why.setText(coach_words.sentence(verdict, fell, name))
        self.title.setText(coach_words.numbers_title(verdict))
        usual = "" if verdict.forced else coach_words.foot(verdict, name)
        self.foot.setText(foot or usual)
        self.rows.show_verdict(verdict, then)
        blamed = verdict.word in BLAME
        self.loss.setVisible(blamed)
        self.error.setVisible(blamed)
        self.rows.setVisible(not verdict.forced)
        for each in (self.why, self.title, self.foot):
            each.setVisible(bool(each.text()))

    def show_work(self, text: str) -> None:
        """Say that there is no verdict yet, or none."""
        self.mark.hide()
        self.word.setText("")
        self.why.setText(text)
        self.why.show()
        parts: list[QWidget] = [self.loss, self.error, self.title, self.rows, self.foot]
        for part in parts:
            part.hide()
