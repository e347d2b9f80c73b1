"""The time to bid and to play, for players who want one, and the ring that shows it."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QMenu, QStyleOptionGraphicsItem, QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Discard, Give, Keep, PlayCard, PlayUnseen, Refuse
from farwhist.ui.match.timers import Countdown
from farwhist.ui.services.services import Services
from farwhist.ui.system.windows import OpenMenus, can_be_seen, something_before
from farwhist.ui.table.items.felt_items import FeltItem
from farwhist.ui.table.items.painted_text import font_of
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording import questions

WARNING: Final = 5
"""How many seconds before the end the player is warned."""
PICTURES: Final = 240
"""In how many steps the ring gets shorter, but not more than 20 a second."""


class TimeLimit(QObject):
    """Lets the player's time run down on the own plate, and has a bot move when it has.

    Time stands still while anything else is open, and while the table cannot be seen. That of a
    table for several computers runs at its host in any case, and there a bot moves.

    Args:
        menus: the menus that may be open.
    """

    def __init__(self, services: Services, menus: Iterable[QMenu]) -> None:
        table, runner = services.table, services.match.runner
        super().__init__(table)
        self._services = services
        self._runner = runner
        self._table = table
        self._menus = OpenMenus(menus)
        self._question: tuple[object, ...] = ()
        self._told = 0
        self._late: tuple[Seat, int] | None = None
        self.ring = TimeRing(table.state.scene.theme)
        table.scene.addItem(self.ring)
        self.countdown = Countdown(self._waits, self)
        self.countdown.ticked.connect(self._show)
        self.countdown.ended.connect(self._end)
        table.input.opened.connect(self._begin)
        table.input.closed.connect(self.stop)
        table.resized.connect(self._place)
        runner.began.connect(self._forget)
        services.settings.table.changed.connect(self.follow)

    def _waits(self) -> bool:
        """Whether time stands still."""
        if self._runner.remote is not None:
            return False
        window = self._services.window
        covered = not can_be_seen(self._table.view) or self._menus.any() or something_before(window)
        flow = self._services.flow
        return covered or flow.playback.paused or flow.explaining

    def follow(self) -> None:
        """Follow what the player wants: without a limit the time that runs is over."""
        decision = self._table.input.decision
        if decision is not None and not self._limit(decision):
            self.stop()

    def stop(self) -> None:
        """Have no time run any more."""
        self._question = ()
        self.countdown.stop()
        self.ring.draw(0.0)

    def _begin(self) -> None:
        decision, runner = self._table.input.decision, self._runner
        match = runner.match
        if decision is None or match is None or decision.settled:
            return
        if runner.rehearsing:
            return
        seconds = self._limit(decision)
        question = (decision.seat, match.made(decision.seat))
        if not seconds or question == self._question:
            return
        left = 1000.0 * seconds
        if runner.remote is not None:
            until = runner.remote.remote.seen.until
            left = 0.0 if until is None else min(1000 * until - self.countdown.now(), left)
            if left <= 0:
                return
        self._question, self._told = question, 0
        if self._late is not None and self._late == _laying(decision, match.position.deal):
            QTimer.singleShot(0, self, self._end)  # the rest of what is laid away together
            return
        self._late = None
        moves = self._table.timing.travel and runner.remote is None
        step = max(50.0, 1000.0 * seconds / PICTURES) if moves else 1000.0
        self.countdown.begin(left, step, of=1000.0 * seconds, steady=runner.remote is not None)
        self._place()
        self._show()

    def _forget(self) -> None:
        """Another position is shown: what was said of this one does not hold there."""
        self._late = None

    def _limit(self, decision: Decision) -> int:
        """Return how many seconds there are for a decision."""
        if self._runner.remote is not None:
            return self._runner.remote.elsewhere.clock
        plays = (PlayCard, PlayUnseen, Discard, Give, Keep, Refuse)
        now = self._services.settings.table.now
        on_pile = bool(self._table.position.pile)
        cards = on_pile or any(isinstance(move, plays) for move in decision.moves)
        text = now.time_to_play if cards else now.time_to_bid
        return int(text) if text.isdecimal() else 0

    def _place(self) -> None:
        if self.countdown.running:
            self.ring.stand_on(self._table.layout_now().plates[self._table.match.viewer])

    def _show(self) -> None:
        left = ceil(self.countdown.left / 1000)
        last = left <= WARNING
        self.ring.draw(self.countdown.share, left if last else None)
        if last and left != self._told:
            text = questions.seconds_left(left)
            self._services.notices.status.setText(text)
            if not self._told:
                self._services.announcer.say(text, Kind.TURN)
            self._told = left

    def _end(self) -> None:
        decision, match = self._table.input.decision, self._runner.match
        if decision is None or match is None or not self._question:
            return
        self.stop()
        if self._runner.remote is not None:
            self._services.flow.close_question()
            return
        self._late = _laying(decision, match.position.deal)
        self._services.flow.relieve(decision.seat)


def _laying(decision: Decision, deal: int) -> tuple[Seat, int] | None:
    """Return who lays cards away one after another, and in which deal; None for anything else."""
    together = all(isinstance(move, Discard) for move in decision.moves)
    return (decision.seat, deal) if together else None


FULL_CIRCLE: Final = 16 * 360
PORTRAIT: Final = 50 / 64
"""The portrait's part of the height of its plate."""


class TimeRing(FeltItem):
    """Draws what is left of a time; in its last seconds in another colour, thicker, with a figure.

    Without a time it is hidden, and nothing is drawn.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._share = 0.0
        self._seconds: int | None = None
        self.setZValue(55)
        self.hide()

    @property
    def share(self) -> float:
        """The part of the time that is left as it is shown, from 1 to 0."""
        return self._share

    @property
    def seconds(self) -> int | None:
        """The figure that is shown, if one is."""
        return self._seconds

    def stand_on(self, plate: Rect) -> None:
        """Lie round the portrait at the left end of this plate."""
        side = plate.h
        self.set_place(Rect(round(plate.x), round(plate.y), side, side), self.font_size)

    def draw(self, share: float, seconds: int | None = None) -> None:
        """Show this part of the ring, and these last `seconds` as a figure."""
        self._share, self._seconds = share, seconds
        self.setVisible(share > 0.0)
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme, high = self.theme, self.box.height()
        last = self._seconds is not None
        thick = (5.0 if last else 3.5) * high / 64
        radius = PORTRAIT * high / 2 + 2.5 * high / 64
        middle = self.box.center()
        ring = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.plate), thick + 2))
        painter.drawEllipse(ring)
        painter.setPen(QPen(QColor(theme.hairline), max(1.0, 0.4 * thick)))
        painter.drawEllipse(ring)
        colour = QColor(theme.over if last else theme.accent)
        pen = QPen(colour, thick)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawArc(ring, 16 * 90, round(self._share * FULL_CIRCLE))
        if self._seconds is not None:
            self._figure(painter, ring, colour)

    def _figure(self, painter: QPainter, ring: QRectF, colour: QColor) -> None:
        """Write the last seconds on a disc at the upper left, where no other sign is."""
        side = 0.34 * self.box.height()
        corner = ring.topLeft() + QPointF(0.02 * ring.width(), 0.02 * ring.width())
        disc = QRectF(corner.x(), corner.y(), side, side)
        painter.setPen(QPen(colour, 1.5))
        painter.setBrush(QColor(self.theme.plate))
        painter.drawEllipse(disc)
        painter.setFont(font_of(max(9, round(0.66 * side)), bold=True))
        painter.setPen(colour)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._seconds))
