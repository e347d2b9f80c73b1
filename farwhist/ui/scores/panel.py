"""The score panel: it lies on the felt at the right, whole or folded to a rail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEasingCurve, QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QToolTip, QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.position import Points
from farwhist.ui.scores import score_words
from farwhist.ui.scores.ink import RIGHT, Ink, KeptPicture
from farwhist.ui.scores.points_view import has_sheet, height_without_sheet
from farwhist.ui.scores.table import FOOT, HEAD, PANEL_MARGIN, PanelSize, PanelTable, panel_size
from farwhist.ui.scores.tally import Scores, standing
from farwhist.ui.style import icons
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.text import fitted
from farwhist.ui.style.tips import name_sign
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme
from farwhist.ui.table.transition import Change

translate = QCoreApplication.translate

COUNT: Final = 300
"""The longest that a total is counted up, in milliseconds."""
GROW: Final = 220
"""How long the sheet takes to come."""
RADIUS: Final = 14.0


class Frame(Struct, frozen=True):
    """How large the panel is, in units, and how its plate is drawn.

    `solid`: nothing is seen through it, because it lies over cards and plates. `ringed`: the
    keyboard is in it.
    """

    width: float
    height: float
    whole: bool
    solid: bool
    ringed: bool


class FlatButton(QPushButton):
    """An icon, or a text with what `keys` returns at the right."""

    def __init__(self, theme: Theme, parent: QWidget, keys: Callable[[], str] = lambda: "") -> None:
        super().__init__(parent)
        self.setProperty("drawn", True)
        self._theme = theme
        self.glyph: icons.IconName | None = None
        self.unit = 1.0
        self._keys = keys
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._theme, self.unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isDown() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.pressed if self.isDown() else theme.pointer))
            painter.drawRoundedRect(box, 8 * unit, 8 * unit)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 8 * unit, 8 * unit)
        if self.glyph is not None:
            side = 16 * unit
            spot = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            icons.draw(painter, self.glyph, spot, QColor(theme.text))
        else:
            self._write(painter, box)
        painter.end()

    def _write(self, painter: QPainter, box: QRectF) -> None:
        theme, unit, key = self._theme, self.unit, self._keys()
        font = QFont(self.font())
        font.setPixelSize(round(14 * unit))
        small = QFont(font)
        small.setPixelSize(round(11 * unit))
        right = box.right() - 8 * unit
        if key:
            wide = QFontMetricsF(small).horizontalAdvance(key) + 12 * unit
            cap = QRectF(right - wide, box.center().y() - 9 * unit, wide, 18 * unit)
            painter.setPen(QPen(QColor(theme.control_line), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cap, 4 * unit, 4 * unit)
            painter.setFont(small)
            painter.setPen(QColor(theme.secondary))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            right = cap.left() - 6 * unit
        left = box.left() + 8 * unit
        room = QRectF(left, box.top(), right - left, box.height())
        text = self.text()
        painter.setFont(fitted(text, font, room.width()))
        painter.setPen(QColor(theme.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


class ScorePanel(QWidget):
    """Shows the scores beside the table, of which it keeps its place free.

    Where there is room it is whole, or folded to a rail when the player wants so. In a narrow
    window it is a rail, from which the whole panel slides over the felt, and back.

    Totals follow the scores at once. Whoever lets points fly to them sets `awaits_points` before a
    deal is scored: then each total stays until `points_landed` counts it up.

    Signals:
        turned(whole): it is whole now, or folded.
        sheet_wanted(): the player wants to see the whole score sheet.

    Args:
        begun: whether there is a match; without one the panel is not there.
        open_wide: whether it is whole where there is room.
        sheet_keys: names the keys that open the whole score sheet.
    """

    turned = Signal(bool)
    sheet_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        table: Table,
        *,
        begun: Callable[[], bool],
        open_wide: bool,
        sheet_keys: Callable[[], str],
    ) -> None:
        super().__init__(table.view.parentWidget())
        self.setObjectName("scores")
        set_help_anchor(self, "scoring#sheet")
        self.setAccessibleName(translate("Scores", "Scores"))
        self._table, self._begun = table, begun
        self.open_wide = open_wide
        self.awaits_points = False
        self._over = False
        self._scores: Scores | None = None
        self._order: list[Seat] = []
        self._totals: list[Points] = []
        self._done = 0
        self._sheeted = False
        self._seen: object = None
        self._picture = KeptPicture(theme)
        self._drawn_as: Frame | None = None
        self._slide = 0.0
        self.table = PanelTable(theme, self)
        self._shown = self.table.shown
        self.table.walked.connect(self.redraw)
        self.fold = FlatButton(theme, self)
        self.fold.setObjectName("fold")
        self.fold.clicked.connect(self.toggle)
        self.whole_sheet = FlatButton(theme, self, sheet_keys)
        self.whole_sheet.setObjectName("whole sheet")
        self.whole_sheet.setText(translate("Scores", "Whole score sheet"))
        self.whole_sheet.setAccessibleName(translate("Scores", "Whole score sheet"))
        self.whole_sheet.clicked.connect(self.sheet_wanted)
        QWidget.setTabOrder(self.table, self.fold)
        QWidget.setTabOrder(self.fold, self.whole_sheet)
        table.measuring.connect(lambda *size: table.keep_free(self.reserved(*size)))
        table.resized.connect(self._follow_table)
        self.hide()

    # --- what it shows

    @property
    def scores(self) -> Scores | None:
        """What is shown."""
        return self._scores

    @property
    def order(self) -> list[Seat]:
        """The columns from the first place to the last, as they are shown."""
        return list(self._order)

    def show_scores(self, scores: Scores) -> None:
        """Show these scores; rows glide where a deal that was scored changes the places."""
        before, done = self._scores, len(scores.results)
        same = before is not None and list(before.names) == list(scores.names)
        scored = same and done == self._done + 1
        if same and not scored and done == self._done and _state(scores) == self._seen:
            self._scores = scores
            return
        if scored and self.awaits_points:
            kept = zip(scores.order, map(self._totals.__getitem__, scores.order), strict=True)
            self._shown.totals = {
                column: points for column, points in kept if points != scores.totals[column]
            }
        elif done != self._done or not same:
            self._shown.totals.clear()
        came = same and has_sheet(scores) and not self._sheeted and done - self._done in {0, 1}
        self._sheeted = has_sheet(scores)
        self._scores, self._done = scores, done
        self._totals, self._seen = list(scores.totals), _state(scores)
        self.table.show_scores(scores)
        self._settle(glide=scored)
        if came:
            self._run("sheet", self._grow, min(GROW, self._table.timing.speeds.panel_open))
        self.fit()

    def points_landed(self, column: Seat) -> None:
        """Count the total of a column up to what it is, as points have reached it."""
        start = self._shown.totals.get(column)
        if start is None or self._scores is None:
            return
        end = self._totals[column]

        def count(part: float) -> None:
            if part >= 1 or column not in self._shown.totals:
                self._shown.totals.pop(column, None)
                self._settle(glide=not self._shown.totals)
            else:
                told = round(start + (end - start) * part)
                if told != self._shown.totals[column]:
                    self._shown.totals[column] = told
                    self.table.redraw()

        self._run(("count", column), count, min(COUNT, self._table.timing.speeds.tally))

    def total_at(self, column: Seat) -> QPoint | None:
        """Return where the total of a column stands on the table; None while it is not seen."""
        spot = self.table.total_at(column)
        if self.isHidden() or spot is None:
            return None
        return self.pos() + spot.toPoint() - self._table.view.pos()

    def redraw(self) -> None:
        """Draw everything anew when it is next seen."""
        self._picture.forget()
        self.table.redraw()
        self.update()

    # --- how large it is

    @property
    def whole(self) -> bool:
        """Whether all of it is seen."""
        return self._over if self._size().narrow else self.open_wide

    def reserved(self, width: int, height: int) -> float:
        """Return how much of a table of this size, at its right, is kept free for the panel."""
        if not self._begun():
            return 0.0
        size = self._size(width, height)
        if size.narrow or not self.open_wide:
            return size.rail + PANEL_MARGIN
        return size.whole + 2 * PANEL_MARGIN

    def toggle(self) -> None:
        """Fold the panel, or open it: beside the table where there is room, else over the felt."""
        if not self._begun():
            return
        if self._size().narrow:
            self._over = not self._over
            self.fit()
            if self._over:
                time = self._table.timing.speeds.panel_open if self._table.timing.travel else 0
                self._run("slide", self._slide_in, time)
        else:
            self.open_wide = not self.open_wide
            self._table.fit_anew()
        self.turned.emit(self.whole)

    def put_back(self) -> bool:
        """Fold the panel where it lies over the felt; return whether it did."""
        if not (self._over and self._size().narrow and self.isVisible()):
            return False
        if self.isAncestorOf(self.window().focusWidget()):
            self._table.view.setFocus()
        self.toggle()
        return True

    def fit(self) -> None:
        """Take the place that the size of the table leaves."""
        if self._scores is None or not self._begun():
            self.hide()
            return
        self._take_place()
        self.redraw()

    def _follow_table(self) -> None:
        """Move with the edge of the table; the picture holds as long as the size is the same."""
        if self._scores is None or not self._begun():
            self.hide()
            return
        self._take_place()
        if self._frame() != self._drawn_as:
            self.redraw()

    def _take_place(self) -> None:
        was = self.property("whole")
        whole, size, view = self.whole, self._size(), self._table.view
        wide = size.whole if whole else size.rail
        at = view.geometry()
        x = at.right() + 1 - PANEL_MARGIN - wide + round(self._slide * (wide - size.rail))
        unit = size.unit if whole else size.rail_unit
        room = at.height() - 2 * PANEL_MARGIN
        high = self._height(room, unit) if whole else room
        self.setGeometry(round(x), at.top() + PANEL_MARGIN, round(wide), high)
        self._place_parts(unit, whole=whole)
        self.setProperty("whole", whole)
        self.setVisible(True)
        self.raise_()
        if was is not whole:
            self.turned.emit(whole)

    def _height(self, room: int, unit: float) -> int:
        """Return how high the whole panel is: in the first deals not all of the room."""
        assert self._scores is not None
        needed = height_without_sheet(self._scores)
        if needed is None or (has_sheet(self._scores) and self._shown.sheet == 1):
            return room
        low = min(room, round((HEAD + needed + FOOT) * unit))
        part = self._shown.sheet if has_sheet(self._scores) else 0.0
        return round(low + (room - low) * part)

    def _size(self, width: int = 0, height: int = 0) -> PanelSize:
        view = self._table.view
        return panel_size(
            width or view.viewport().width(),
            height or view.viewport().height(),
            self._table.appearance.text_scale,
            max(len(self._table.match.names), 2),
        )

    def _place_parts(self, unit: float, *, whole: bool) -> None:
        wide, high, edge = self.width(), self.height(), round(5 * unit)
        side = max(24, round(30 * unit))
        x = wide - side - edge if whole else (wide - side) // 2
        top = round((HEAD * unit - side) / 2) if whole else edge
        self.fold.setGeometry(x, max(top, 2), side, side)
        self.fold.glyph = "right" if whole else "left"
        words = (
            translate("Scores", "Hide the scores")
            if whole
            else translate("Scores", "Show all scores")
        )
        name_sign(self.fold, words)
        self.fold.unit = self.whole_sheet.unit = unit
        foot = round(FOOT * unit)
        self.whole_sheet.setGeometry(edge, high - foot + 2, wide - 2 * edge, foot - 4)
        self.whole_sheet.setVisible(whole)
        self.table.place(wide, high, unit, whole=whole)
        self.setCursor(Qt.CursorShape.ArrowCursor if whole else Qt.CursorShape.PointingHandCursor)

    # --- motion

    def _run(self, key: object, change: Callable[[float], None], time: float) -> None:
        motion = Change(change, time, curve=QEasingCurve.Type.OutCubic, key=(self, key))
        if time and self.isVisible():
            change(0.0)
        self._table.clock.start([motion], waited=False)

    def _settle(self, *, glide: bool) -> None:
        assert self._scores is not None
        before = self._order
        self._order = [each.column for each in standing(self._scores, self._shown.totals)]
        moved = {
            column: float(before.index(column) - n)
            for n, column in enumerate(self._order)
            if column in before and before.index(column) != n
        }
        self._shown.slides, self._shown.sheet = {}, 1.0
        if glide and moved:

            def slide(part: float) -> None:
                self._shown.slides = {
                    column: (1 - part) * rows for column, rows in moved.items() if part < 1
                }
                self.table.redraw()

            self._run("places", slide, self._table.timing.speeds.swap)
        self.redraw()

    def _grow(self, part: float) -> None:
        self._shown.sheet = part
        self.fit()

    def _slide_in(self, part: float) -> None:
        self._slide = 1 - part
        self.fit()

    # --- drawing and the mouse

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._picture.holds(self.devicePixelRatioF()):
            self._draw()
        painter = QPainter(self)
        self._picture.show(painter, event.rect())
        painter.end()

    def draw_for(self, ratio: float) -> None:
        """Draw with so many pixels for one of the screen; at 0 with as many as it has."""
        self._picture.wanted = self.table.picture.wanted = ratio

    def _frame(self) -> Frame:
        whole, size = self.whole, self._size()
        unit = size.unit if whole else size.rail_unit
        return Frame(
            self.width() / unit,
            self.height() / unit,
            whole=whole,
            solid=whole and size.narrow,
            ringed=self.table.hasFocus(),
        )

    def _draw(self) -> None:
        size = self._size()
        unit = size.unit if self.whole else size.rail_unit
        frame = self._drawn_as = self._frame()

        def show(ink: Ink) -> None:
            if self._scores is not None:
                _draw_plate(ink, self._scores, frame)

        self._picture.draw(self.size(), self.devicePixelRatioF(), unit, self.font(), show)

    def tip_at(self, at: QPoint) -> str:
        """Return what is told where the pointer rests."""
        if not self._picture.holds(self.devicePixelRatioF()):
            self._draw()
        return self.table.tip_at(at) or self._picture.tip_at(at)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos()), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.redraw()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() is Qt.MouseButton.LeftButton and inside and not self.whole:
            self.toggle()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if not self.put_back():
                self._table.view.setFocus()
            event.accept()
        else:
            super().keyPressEvent(event)


def _state(scores: Scores) -> object:
    """Return what of the running deal is drawn: equal as long as the same is seen."""
    view = scores.view
    held = () if scores.kind.tricks else tuple(len(hand) for hand in view.hands)
    return (
        view.deal, view.place, view.size, tuple(view.taken), tuple(view.bids), tuple(view.spoken),
        view.trump, view.trump_fixed, len(view.calls), view.contract, view.over, view.alive,
        view.single, held, tuple(view.totals), view.active, len(view.kitty), len(view.discards),
        tuple(scores.players), tuple(scores.avatars), scores.title, scores.viewer, scores.deals,
    )  # fmt: skip


def _draw_plate(ink: Ink, scores: Scores, frame: Frame) -> None:
    """Draw what the table of the panel lies on, and its head."""
    painter, theme = ink.painter, ink.theme
    box = QRectF(0, 0, frame.width, frame.height)
    ground = QColor(theme.plate)
    ground.setAlphaF(1.0 if theme.strong or frame.solid else 0.92)
    painter.setPen(QPen(QColor(theme.hairline), 2 if theme.strong else 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), RADIUS, RADIUS)
    if frame.whole:
        _head(ink, scores, box)
        ink.hairline(box.left() + 1, box.right() - 1, box.bottom() - FOOT)
    if frame.ringed:
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), RADIUS - 1, RADIUS - 1)


def _head(ink: Ink, scores: Scores, box: QRectF) -> None:
    title = score_words.title(scores)
    wide = ink.width(title, 17, 700) + 2
    place = QRectF(16, 1, min(wide, box.width() - 60), HEAD)
    ink.text(place, title, 17, ink.theme.text, weight=700)
    told = QRectF(place.right() + 10, 1, box.width() - 44 - place.right() - 10, HEAD)
    ink.text(told, score_words.progress(scores), 13, ink.theme.secondary, align=RIGHT, least=10)
