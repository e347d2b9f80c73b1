"""The end of a match: the places as steps, the player's own match, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from farwhist.engine.cards import Seat
from farwhist.ui import texts
from farwhist.ui.counts import Counts
from farwhist.ui.panels.panel import Panel, on_click
from farwhist.ui.scores import tally
from farwhist.ui.scores.tally import Scores
from farwhist.ui.table.theme import Theme

translate = QCoreApplication.translate

STEPS = (2.6, 1.8, 1.2)
"""Heights of the first three steps in lines of text."""

Step = tuple[int, list[Seat]]


def steps(ranking: tuple[tuple[int, ...], ...]) -> list[Step]:
    """Return (place, seats) from the first place on; equals share a step."""
    found, place = [], 1
    for tied in ranking:
        found.append((place, list(tied)))
        place += len(tied)
    return found


def on_podium(ranked: list[Step]) -> list[Step]:
    """Return the steps of places 1 to 3 as they stand: second, first, third."""
    top = [each for each in ranked if each[0] <= 3]
    return [*top[1:2], *top[:1], *top[2:]]


class Podium(QWidget):
    """Draws the steps, and beside them whoever came after the third place."""

    def __init__(self, theme: Theme, font_size: int, scores: Scores) -> None:
        super().__init__()
        self._theme, self._size, self._scores = theme, font_size, scores
        self._ranked = steps(scores.view.ranking)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            ", ".join(
                f"{place}. {self._line(seat)}" for place, seats in self._ranked for seat in seats
            )
        )

    def sizeHint(self) -> QSize:
        most = max((len(seats) for _, seats in self._ranked), default=1)
        after = sum(len(seats) for place, seats in self._ranked if place > 3)
        lines = max(STEPS[0] + most, after)
        return QSize(38 * self._size, round(1.5 * self._size * (lines + 0.4)))

    def _line(self, seat: Seat) -> str:
        return f"{self._scores.names[seat]}  {texts.number(self._scores.totals[seat])}"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(self._size)
        font.setBold(True)
        painter.setFont(font)
        line, wide = 1.5 * self._size, 9.0 * self._size
        shown = on_podium(self._ranked)
        after = [(place, s) for place, seats in self._ranked if place > 3 for s in seats]
        room = len(shown) * wide + (10 * self._size if after else 0)
        x, floor = (self.width() - room) / 2, float(self.height())
        for place, seats in shown:
            high = STEPS[place - 1] * line
            block = QRectF(x + 2, floor - high, wide - 4, high + 8)
            painter.setPen(QColor(self._theme.panel_line))
            painter.setBrush(QColor(self._theme.accent if place == 1 else "#E4E1D9"))
            painter.drawRoundedRect(block, 6, 6)
            painter.setPen(QColor(self._theme.panel_text))
            painter.drawText(
                QRectF(x, floor - high, wide, high), Qt.AlignmentFlag.AlignCenter, str(place)
            )
            for n, seat in enumerate(reversed(seats), start=1):
                spot = QRectF(x, floor - high - n * line, wide, line)
                painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, self._short(seat, wide))
            x += wide
        painter.setPen(QColor(self._theme.panel_text))
        for n, (place, seat) in enumerate(reversed(after), start=1):
            spot = QRectF(x + self._size, floor - n * line, 9 * self._size, line)
            text = f"{place}.  {self._short(seat, 7.0 * self._size)}"
            painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter, text)

    def _short(self, seat: Seat, wide: float) -> str:
        font = QFont(self.font())
        font.setPixelSize(self._size)
        font.setBold(True)
        metrics = QFontMetricsF(font)
        total = "  " + texts.number(self._scores.totals[seat])
        room = wide - metrics.horizontalAdvance(total) - 4
        name = self._scores.names[seat]
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room) + total


def own_match(scores: Scores, human: Seat) -> str:
    """Return "You were exact in 9 of 13 deals (69 %) · best deal +18 (deal 9) · ..."."""
    made = tally.exact(scores.results, human)
    best = tally.best_deal(scores.results, human, low=scores.low)
    if not made or best is None:
        return ""
    text = translate(
        "Ranking",
        "You were exact in {exact} of {deals} deals ({percent} %) · best deal {points} "
        "(deal {number}) · average place {place}",
    )
    return text.format(
        exact=sum(made),
        deals=len(made),
        percent=round(100 * sum(made) / len(made)),
        points=texts.signed(best[1]),
        number=best[0],
        place=f"{tally.average_place(scores.results, human, low=scores.low):.1f}",
    )


def kind_fact(scores: Scores, human: Seat) -> str:
    """Return one thing to be glad about."""
    made = [sum(tally.exact(scores.results, s)) for s in range(scores.view.seats)]
    run = tally.longest_run(scores.results, human)
    if made[human] and made[human] == max(made):
        return translate("Ranking", "Nobody was exact more often than you.")
    if run >= 2:
        return Counts().exact_run(run)
    history = tally.place_history(scores.results, low=scores.low)
    led = sum(each[human] == 1 for each in history)
    if led:
        return translate("Ranking", "Deals after which you were in front: {led}.").format(led=led)
    return translate("Ranking", "Every match begins at nought: the next one is yours to win.")


class PodiumFoot(QHBoxLayout):
    """The buttons below the podium; Enter presses the last."""

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.other = QPushButton(translate("Ranking", "&New match…"))
        self.other.setObjectName("other")
        self.sheet = QPushButton(translate("Ranking", "Score sh&eet"))
        self.sheet.setObjectName("sheet")
        self.again = panel.action(translate("Ranking", "Play again") + "  ⏎")
        self.again.setObjectName("again")
        on_click(self.again, panel.closed.emit)
        self.addWidget(self.other)
        self.addWidget(self.sheet)
        self.addStretch(1)
        self.addWidget(self.again)
