"""The end of a deal and of a match: light, flying points, faces, and raining suits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from farwhist.rules.sides import side_of
from farwhist.ui.avatars import Mood
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.input_block import InputBlock
from farwhist.ui.table.items.celebration_items import ConfettiItem
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Change, Clock, Motion
from farwhist.ui.table.view import TableView
from farwhist.ui.viewmodels.deals import Achievement, achievements
from farwhist.ui.wording import number_words

WIDE: Final = 68.0
HIGH: Final = 40.0
TRAIL: Final = ((0.0, 1.0), (0.09, 0.42), (0.18, 0.22))
"""How far behind each picture of the pill is, and how strong."""


class FlyingPoints(QWidget):
    """Lies over table and panels and lets every click through; it is no larger than what flies.

    It belongs to what the table stands in, so that nothing beside the table hides it.
    """

    def __init__(self, theme: Theme, table: QWidget) -> None:
        super().__init__(table.parentWidget() or table)
        self.setObjectName("flying points")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme = theme
        self._table, self._under = table, table.parentWidget() or table
        self._text = ""
        self._scale = 1.0
        self._way = (QPointF(), QPointF(), QPointF())
        self._part = 0.0
        self.hide()

    def set_out(self, text: str, start: QPointF, end: QPointF, scale: float) -> None:
        """Prepare the flight of this text between two points of the table."""
        corner = QPointF(self._under.mapFromGlobal(self._table.mapToGlobal(QPoint())))
        start, end = start + corner, end + corner
        bend = QPointF(start.x() + 0.62 * (end.x() - start.x()), max(start.y(), end.y()))
        self._text, self._scale, self._way = text, scale, (start, bend, end)

    def fly(self, part: float) -> None:
        """Show the pill at this part of its way; at the end it is gone."""
        self._part = part
        if part >= 1.0:
            self.hide()
            return
        area = self._box(0)
        for number in range(1, len(TRAIL)):
            area = area.united(self._box(number))
        self.setGeometry(area.adjusted(-3, -3, 3, 3).toAlignedRect())
        self.show()
        self.raise_()
        self.update()

    def _box(self, number: int) -> QRectF:
        """Return where the pill is, or one of the fainter ones, in pixels of its parent."""
        at = max(self._part - TRAIL[number][0], 0.0)
        start, bend, end = self._way
        middle = start * (1 - at) ** 2 + bend * (2 * at * (1 - at)) + end * at**2
        size = self._scale if not number else 0.87 * self._scale
        wide, high = WIDE * size, HIGH * size
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        for number in reversed(range(len(TRAIL))):
            gold = QColor(self._theme.accent)
            gold.setAlphaF(TRAIL[number][1])
            painter.setBrush(gold)
            painter.setPen(Qt.PenStyle.NoPen if number else QPen(QColor(self._theme.ink), 2))
            box = self._box(number)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        font = QFont(self.font())
        font.setPixelSize(round(22 * self._scale))
        font.setWeight(QFont.Weight.ExtraBold)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(self._box(0), Qt.AlignmentFlag.AlignCenter, self._text)


MOODS: Final = {
    Achievement.MADE: Mood.PLEASED,
    Achievement.MISSED: Mood.SORRY,
    Achievement.TOO_MANY: Mood.CAUGHT,
    Achievement.NOTHING: Mood.CALM,
}
DARK: Final = 0.7
"""How much of a plate is seen whose bid was missed."""

SINK: Final = 0.256
"""How far the own plate sinks into the room of the hand, in heights of a card."""

_KEY: Final = "celebration"


class Celebration(QObject):
    """Shows how a deal went, from `begin` until `end`; nothing waits for it.

    Signals:
        departing(): points are about to fly; `aim` can still say where to.
        landed(): they are there, or their way was cut short, or nothing flies; totals count up.
    """

    departing = Signal()
    landed = Signal()

    def __init__(
        self, state: ShownTable, view: TableView, clock: Clock, timing: Callable[[], Timing]
    ) -> None:
        super().__init__(view)
        self._state = state
        self._view = view
        self._goal: QPointF | None = None
        self._clock = clock
        self._timing = timing
        self._sunk = 0.0
        self.points = FlyingPoints(state.scene.theme, view)
        self.flight = 0
        """How long the points take that have set out, in milliseconds; 0 where none have."""
        self.lowered = 0.0
        """How much lower than usual the own plate stands, or will when it has arrived."""
        state.deal_scored.connect(self.begin)
        state.deal_left.connect(self.end)

    def aim(self, goal: QPointF | None) -> None:
        """Let points fly to this point of the table, the player's own total.

        None where that is not seen: then they fly to the edge.
        """
        self._goal = goal

    def begin(self) -> None:
        """Show what came of the deal that was scored last."""
        self.end()
        state, timing = self._state, self._timing()
        found = achievements(state.view, state.kind.outcome)
        self._faces(found, timing)
        self._darken(found, timing)
        self._sink(timing)
        if timing.festive:
            self._light(found, timing)
        self._send(found[state.viewer] is Achievement.MADE and timing.festive, timing)

    def end(self) -> None:
        """Let everything be as before the deal was scored."""
        running = [Motion(0, key=(_KEY, each)) for each in ("glow", "fade", "fly", "sink", "dark")]
        self._clock.start([*running, Motion(0, key=(_KEY, "faces"))], waited=False)
        self._state.scene.glow.light(())
        self.points.hide()
        for plate in self._state.scene.plates.values():
            plate.set_mood(Mood.CALM)
            plate.setOpacity(1.0)
        self._move_own(0.0)
        self.lowered = 0.0
        if self.flight:
            self._land()

    def stay(self) -> None:
        """Find the right places again on a table of another size."""
        sunk, self._sunk = self._sunk, 0.0
        self._move_own(sunk)

    def _faces(self, found: list[Achievement], timing: Timing) -> None:
        if not timing.speeds.face:
            return
        plates = self._state.scene.plates
        for seat, plate in plates.items():
            plate.set_mood(MOODS[found[seat]])

        def calm(part: float) -> None:
            if part >= 1.0:
                for plate in plates.values():
                    plate.set_mood(Mood.CALM)

        self._start(Change(calm, timing.speeds.face, key=(_KEY, "faces")))

    def _darken(self, found: list[Achievement], timing: Timing) -> None:
        missed = [
            plate
            for seat, plate in self._state.scene.plates.items()
            if found[seat] in (Achievement.MISSED, Achievement.TOO_MANY)
        ]

        def dark(part: float) -> None:
            for plate in missed:
                plate.setOpacity(1 - (1 - DARK) * part)

        self._start(Change(dark, timing.speeds.dim, key=(_KEY, "dark")))

    def _sink(self, timing: Timing) -> None:
        """Let the own plate glide down where the hand was, which makes room for the summary."""
        view, layout = self._state.view, self._state.layout()
        if not layout.plates or (view.hands and view.hands[self._state.viewer]):
            return
        room = layout.sizes.height - layout.plates[self._state.viewer].bottom - 8
        far = self.lowered = max(min(SINK * layout.sizes.card, room), 0.0)
        curve = QEasingCurve.Type.OutCubic
        self._start(
            Change(
                lambda part: self._move_own(far * part),
                timing.speeds.sink,
                curve=curve,
                key=(_KEY, "sink"),
            )
        )

    def _move_own(self, sunk: float) -> None:
        plate = self._state.scene.plates.get(self._state.viewer)
        if plate is not None:
            plate.moveBy(0, sunk - self._sunk)
        self._sunk = sunk
        self._state.scene.glow.follow()

    def _light(self, found: list[Achievement], timing: Timing) -> None:
        scene, speeds = self._state.scene, timing.speeds
        plates = {s: plate for s, plate in scene.plates.items() if found[s] is Achievement.MADE}
        scene.glow.light(plates.values(), plates.get(self._state.viewer))
        if speeds.flash:
            scene.glow.grow(0.0)
            self._start(
                Change(
                    scene.glow.grow,
                    speeds.flash,
                    curve=QEasingCurve.Type.OutCubic,
                    key=(_KEY, "glow"),
                ),
                Change(scene.glow.fade, speeds.glow_fade, speeds.flash, key=(_KEY, "fade")),
            )

    def _send(self, made: bool, timing: Timing) -> None:
        state, speeds = self._state, timing.speeds
        gained = state.view.results[-1].points[side_of(state.view, state.viewer)]
        if not (made and speeds.fly and gained and state.kind.points):
            self.landed.emit()
            return
        layout = state.layout()
        own = layout.plates[state.viewer]
        scale = max(layout.sizes.font / 14, 0.8)
        start = QPointF(own.right - 34 * scale, own.cy)
        self.departing.emit()
        goal = self._goal or self._edge()
        self.points.set_out(number_words.signed(gained), start, goal, scale)
        self.flight = speeds.flash // 2 + speeds.fly

        def fly(part: float) -> None:
            self.points.fly(part)
            if part >= 1.0:
                self._land()

        curve = QEasingCurve.Type.InOutQuad
        way = Change(fly, speeds.fly, speeds.flash // 2, curve=curve, key=(_KEY, "fly"))
        self._start(way)

    def _land(self) -> None:
        self.flight = 0
        self.landed.emit()

    def _start(self, *motions: Motion) -> None:
        self._clock.start(motions, waited=False)

    def _edge(self) -> QPointF:
        """The right edge of the table, where there is nothing better to fly to."""
        sizes = self._state.layout().sizes
        return QPointF(sizes.width - 20, 0.42 * sizes.height)


class Finishable(Protocol):
    """Something that moves at the end of a match."""

    def finish(self) -> bool:
        """Bring it to its end; return whether it still moved."""


class MatchCelebration:
    """Lets the suits rain, or lie still where nothing may move."""

    def __init__(
        self,
        confetti: ConfettiItem,
        clock: Clock,
        input_block: InputBlock,
        timing: Callable[[], Timing],
    ) -> None:
        self._confetti = confetti
        self._clock = clock
        self._input_block = input_block
        self._timing = timing
        self._beside: Finishable | None = None

    def begin(self) -> None:
        """Celebrate, if that is wanted."""
        timing = self._timing()
        if not timing.festive:
            return
        confetti, duration = self._confetti, timing.speeds.confetti
        if duration:
            rain = Change(confetti.fall, duration, key=confetti)
            self._clock.start([rain], waited=False)
        else:
            confetti.stand()

    def end_with(self, beside: Finishable | None) -> None:
        """Let `end` also end what moves beside it from now on, or nothing else."""
        self._beside = beside

    def end(self) -> bool:
        """Stop celebrating; return whether something was moving."""
        confetti = self._confetti
        falling = confetti.isVisible() and not confetti.still
        risen = self._beside is not None and self._beside.finish()
        if falling or not risen:
            confetti.hide()
        if falling:
            self._clock.start([Motion(0, key=confetti)], waited=False)
        if falling or risen:
            self._input_block.begin(self._timing().speeds.rest_end, anew=True)
        return falling or risen
