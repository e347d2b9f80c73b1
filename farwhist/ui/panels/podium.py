"""The end of a match: the places as steps, the player's own match, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from farwhist.engine.cards import Seat
from farwhist.rules.standing import places
from farwhist.ui.avatars import picture
from farwhist.ui.panels.panel import Panel, on_click
from farwhist.ui.scores import tally
from farwhist.ui.scores.tally import Scores
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words
from farwhist.ui.wording.counts import Counts

translate = QCoreApplication.translate

STEPS = (3.1, 2.4, 1.7)
"""Heights of the first three steps in lines of text."""

SIDE, SMALLEST_PRINT = 16, 11
"""The margins of a panel, and the size of text below which none goes, in pixels."""

SMALLEST = 18
"""A portrait on a step is at least so many pixels wide, or left out."""

Step = tuple[int, list[Seat]]


def steps(ranking: tuple[tuple[int, ...], ...]) -> list[Step]:
    """Return (place, seats) from the first place on; equals share a step."""
    return [(place, list(tied)) for place, tied in places(ranking)]


def on_podium(ranked: list[Step]) -> list[Step]:
    """Return the steps of places 1 to 3 as they stand: second, first, third."""
    top = [each for each in ranked if each[0] <= 3]
    return [*top[1:2], *top[:1], *top[2:]]


class Podium(QWidget):
    """Draws the steps, and beside them whoever came after the third place."""

    def __init__(
        self, theme: Theme, font_size: int, scores: Scores, avatars: Sequence[int]
    ) -> None:
        super().__init__()
        self._theme, self.font_size, self.scores = theme, font_size, scores
        self._avatars, self._risen = avatars, 1.0
        self._shortened = False
        self._ranked = steps(scores.view.ranking)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(self._lines()))

    def rise(self, part: float) -> None:
        """Show the steps at this part of their height."""
        self._risen = part
        self.update()

    def rescale(self, size: int) -> None:
        """Write in this size, in pixels."""
        self.font_size = size
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        most = max((len(seats) for _, seats in self._ranked), default=1)
        after = sum(len(seats) for place, seats in self._ranked if place > 3)
        lines = max(STEPS[0] + most, after)
        beside = 10 if len(self._ranked) > len(on_podium(self._ranked)) else 0
        wide = (9 * len(on_podium(self._ranked)) + beside + 1) * self.font_size
        return QSize(wide, round(1.5 * self.font_size * (lines + 0.4)))

    def _lines(self) -> list[str]:
        return [f"{place}. {self._line(seat)}" for place, seats in self._ranked for seat in seats]

    def _line(self, seat: Seat) -> str:
        name = self.scores.names[seat]
        if not self.scores.kind.points:
            return name
        return f"{name}  {number_words.number(self.scores.totals[seat])}"

    def paintEvent(self, event: QPaintEvent) -> None:
        self._shortened = False
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(self.font_size)
        font.setBold(True)
        painter.setFont(font)
        line, wide = 1.5 * self.font_size, 9.0 * self.font_size
        shown = on_podium(self._ranked)
        after = [(place, s) for place, seats in self._ranked if place > 3 for s in seats]
        room = len(shown) * wide + (10 * self.font_size if after else 0)
        x, floor = (self.width() - room) / 2, float(self.height())
        for place, seats in shown:
            high = STEPS[place - 1] * line * self._risen
            block = QRectF(x + 2, floor - high, wide - 4, high + 8)
            painter.setPen(QColor(self._theme.panel_line))
            painter.setBrush(QColor(self._theme.accent if place == 1 else "#E4E1D9"))
            painter.drawRoundedRect(block, 6, 6)
            painter.setPen(QColor(self._theme.panel_text))
            self._portraits(painter, QRectF(x + 2, floor - high, wide - 4, high), place, seats)
            for n, seat in enumerate(reversed(seats), start=1):
                spot = QRectF(x, floor - high - n * line, wide, line)
                painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, self._short(seat, wide))
            x += wide
        painter.setPen(QColor(self._theme.panel_text))
        for n, (place, seat) in enumerate(reversed(after), start=1):
            spot = QRectF(x + self.font_size, floor - n * line, 9 * self.font_size, line)
            text = f"{place}.  {self._short(seat, 7.0 * self.font_size)}"
            painter.drawText(spot, Qt.AlignmentFlag.AlignVCenter, text)
        tip = "\n".join(self._lines()) if self._shortened else ""
        if tip != self.toolTip():
            self.setToolTip(tip)

    def _portraits(self, painter: QPainter, block: QRectF, place: int, seats: list[Seat]) -> None:
        """Fill a step with its number and whoever stands on it, as far as there is room."""
        number = 1.6 * self.font_size
        side = STEPS[place - 1] * 1.5 * self.font_size - 6
        side = min(side, (block.width() - number - 4) / len(seats) - 2)
        count = len(seats) if block.height() >= side + 5 and side >= SMALLEST else 0
        x = block.left() + (block.width() - number - count * (side + 2)) / 2
        painter.drawText(
            QRectF(x, block.top(), number, block.height()), Qt.AlignmentFlag.AlignCenter, str(place)
        )
        for n, seat in enumerate(seats[:count]):
            top = block.top() + (block.height() - side) / 2
            spot = QPointF(round(x + number + n * (side + 2)), round(top))
            ratio = self.devicePixelRatioF()
            painter.drawPixmap(spot, picture(self._avatars[seat], round(side), ratio))

    def _short(self, seat: Seat, wide: float) -> str:
        font = QFont(self.font())
        font.setPixelSize(self.font_size)
        font.setBold(True)
        metrics = QFontMetricsF(font)
        alone = not self.scores.kind.points
        total = "" if alone else "  " + number_words.number(self.scores.totals[seat])
        room = wide - metrics.horizontalAdvance(total) - 4
        name = self.scores.names[seat]
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, room)
        self._shortened = self._shortened or shown != name
        return shown + total


def own_match(scores: Scores, human: Seat) -> str:
    """Return "You were exact in 9 of 13 deals (69 %) · best deal +18 (deal 9) · ..."."""
    if not scores.kind.exact:
        return ""
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
        points=number_words.signed(best[1]),
        number=best[0],
        place=number_words.decimal(tally.average_place(scores.results, human, low=scores.low)),
    )


def kind_fact(scores: Scores, human: Seat) -> str:
    """Return one thing to be glad about."""
    if not scores.kind.exact:
        return ""
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
    """The buttons below the podium; Enter presses the last.

    Where they have no room beside one another even in the smallest print, the statistics are left
    to the menu.
    """

    def __init__(self, panel: Panel) -> None:
        super().__init__()
        self.other = QPushButton(translate("Ranking", "&New match…"))
        self.other.setObjectName("other")
        self.sheet = QPushButton(translate("Ranking", "Score sh&eet"))
        self.sheet.setObjectName("sheet")
        self.statistics = QPushButton(translate("Ranking", "S&tatistics"))
        self.statistics.setObjectName("statistics")
        self.again = panel.action(translate("Ranking", "Play again") + "  ⏎")
        self.again.setObjectName("again")
        on_click(self.again, panel.closed.emit)
        self.addWidget(self.other)
        self.addWidget(self.sheet)
        self.addWidget(self.statistics)
        self.addStretch(1)
        self.addWidget(self.again)

    def adapt(self, font_size: int, room: float) -> None:
        """Show as many buttons as fit into this width; they are written in this size now."""
        buttons = (self.other, self.sheet, self.statistics, self.again)
        wide = sum(button.sizeHint().width() + 10 for button in buttons) + 2 * SIDE
        self.statistics.setVisible(wide * SMALLEST_PRINT / font_size <= room)
