"""Draws what a style sheet cannot: marks, arrows, list boxes, numbers and sliders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QLabel,
    QListView,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QTabBar,
    QTreeView,
    QWidget,
)

from farwhist.ui.style.icons import IconName, draw, icon
from farwhist.ui.style.tokens import CONTROL, RADIUS, ROW, Tokens, tokens_of

_State = QStyle.StateFlag
_Primitive = QStyle.PrimitiveElement
_Complex = QStyle.ComplexControl
_Sub = QStyle.SubControl
_Metric = QStyle.PixelMetric
_BY_KEY = Qt.WidgetAttribute.WA_KeyboardFocusChange
_Step = QAbstractSpinBox.StepEnabledFlag

_ARROWS: Final[dict[QStyle.PrimitiveElement, IconName]] = {
    _Primitive.PE_IndicatorArrowDown: "down",
    _Primitive.PE_IndicatorArrowUp: "up",
    _Primitive.PE_IndicatorArrowLeft: "left",
    _Primitive.PE_IndicatorArrowRight: "right",
}
_ICONS: Final[dict[QStyle.StandardPixmap, IconName]] = {
    QStyle.StandardPixmap.SP_ArrowBack: "left",
    QStyle.StandardPixmap.SP_ArrowForward: "right",
    QStyle.StandardPixmap.SP_FileDialogToParent: "up",
}
"""Those of dialogs for files that are black elsewhere, in the dark, too."""
_ROWS: Final = (QListView, QTreeView)
_RINGED: Final = (QAbstractItemView, QTabBar)
"""What has a ring inside its edge."""

_MARGINS: Final = (
    _Metric.PM_LayoutLeftMargin,
    _Metric.PM_LayoutTopMargin,
    _Metric.PM_LayoutRightMargin,
    _Metric.PM_LayoutBottomMargin,
)
_SPACINGS: Final = (_Metric.PM_LayoutHorizontalSpacing, _Metric.PM_LayoutVerticalSpacing)
_HANDLES: Final = (_Metric.PM_SliderLength, _Metric.PM_SliderControlThickness)
_THICKNESS: Final = _Metric.PM_SliderThickness
_EXTENSION: Final = _Metric.PM_ToolBarExtensionExtent
_FIELDS: Final = (QStyle.ContentsType.CT_ComboBox, QStyle.ContentsType.CT_SpinBox)
_ROW: Final = QStyle.ContentsType.CT_ItemViewItem

_BOX_RADIUS: Final = 5
_LINE: Final = 1.5
_STEPS: Final = 22
"""The width of the column in which a number is made larger and smaller."""
_PAD: Final = 9
"""The room left and right of the text in a field."""
_OFF: Final = 4
"""So many pixels the text itself stays off both ends of that room, together."""
_HANDLE: Final = 24
"""The room for the handle of a slider, which grows under the pointer, and its ring."""
_MARGIN: Final = 3
"""The room round a box to tick, for its ring."""

MORE_MENUS: Final = 32
"""The width of the button for the menus that have no room in their bar."""

RING: Final = 2
RING_OFF: Final = 2
"""How far the ring stands off the edge of a control."""


class ProxyStyle(QProxyStyle):
    """Below the style sheet: Fusion, with our own marks.

    Colours follow the widget: a panel on the felt is light in every look. The ring round a button
    lies outside it and is drawn by `FocusRing`, all other rings here. Hints stand in the style
    sheet: Qt asks for them tens of thousands of times, and each answer from here takes its time.

    All labels show plain text, those that Qt makes too: tool tips and boxes with messages. Left to
    itself Qt takes a name like `<img src=...>` for markup and reads the file.

    Attributes:
        strong: whether the colours are those of high contrast.
        scale: of ordinary text, in sizes of 100 %.
    """

    def __init__(self) -> None:
        super().__init__("fusion")
        self.strong = False
        self.scale = 1.0
        self._marks: dict[QStyle.PrimitiveElement, Callable[[QPainter, QStyleOption], None]] = {
            _Primitive.PE_IndicatorCheckBox: self._check,
            _Primitive.PE_IndicatorItemViewItemCheck: self._check,
            _Primitive.PE_IndicatorRadioButton: self._radio,
            _Primitive.PE_IndicatorMenuCheckMark: self._menu_mark,
            _Primitive.PE_IndicatorBranch: self._branch,
        }

    def tokens(self, palette: QPalette) -> Tokens:
        """Return the colours that go with a widget of this palette."""
        return tokens_of(palette, strong=self.strong)

    def polish(self, what: Any, /) -> None:
        super().polish(what)
        if isinstance(what, QLabel):
            what.setTextFormat(Qt.TextFormat.PlainText)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element in self._marks:
            self._painted(painter, self._marks[element], option)
        elif element in _ARROWS:
            name = _ARROWS[element]
            self._painted(painter, lambda p, o: self._arrow(p, o, name), option)
        elif element is _Primitive.PE_FrameFocusRect:
            if isinstance(widget, _RINGED) and widget.window().testAttribute(_BY_KEY):
                self._painted(painter, self._inner_ring, option)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if control is _Complex.CC_ComboBox and isinstance(option, QStyleOptionComboBox):
            self._painted(painter, self._combo, option)
        elif control is _Complex.CC_SpinBox and isinstance(option, QStyleOptionSpinBox):
            self._painted(painter, self._spin, option)
        elif control is _Complex.CC_Slider and isinstance(option, QStyleOptionSlider):
            self._painted(painter, self._slider, option)
        else:
            super().drawComplexControl(control, option, painter, widget)

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        if control is _Complex.CC_SpinBox and isinstance(option, QStyleOptionSpinBox):
            return self._spin_part(option, part)
        if control is _Complex.CC_ComboBox and part is _Sub.SC_ComboBoxEditField:
            room = option.rect.adjusted(_PAD, 2, -_PAD - _column(option), -2)
            return QStyle.visualRect(option.direction, option.rect, room)
        return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        if kind in _FIELDS:
            wide = size.width() + 2 * _PAD + _column(option) + _OFF
            return QSize(wide, max(size.height() + 6, _unit(option, CONTROL)))
        if kind is _ROW and isinstance(widget, _ROWS):
            found = super().sizeFromContents(kind, option, size, widget)
            return found.expandedTo(QSize(0, _unit(option, ROW)))
        return super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric in _HANDLES:
            return self._handle(_HANDLE)
        if metric is _THICKNESS:
            return self._handle(_HANDLE) + 2
        if metric in _MARGINS and widget is not None and widget.isWindow():
            return 16
        if metric in _SPACINGS:
            return 8
        if metric is _EXTENSION:
            return round(MORE_MENUS * self.scale)
        return super().pixelMetric(metric, option, widget)

    def standardIcon(
        self,
        name: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        if name not in _ICONS or widget is None:
            return super().standardIcon(name, option, widget)
        t = self.tokens(widget.palette())
        return icon(_ICONS[name], t.text, off=t.off_text)

    @staticmethod
    def _painted(
        painter: QPainter, paint: Callable[[QPainter, QStyleOption], None], option: QStyleOption
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, option)
        painter.restore()

    # --- marks ------------------------------------------------------------------------------

    def _check(self, painter: QPainter, option: QStyleOption) -> None:
        t, box = self.tokens(option.palette), _square(option.rect)
        on = bool(option.state & _State.State_On)
        some = bool(option.state & _State.State_NoChange)
        self._mark_frame(painter, option, on or some)
        painter.drawRoundedRect(box, _BOX_RADIUS, _BOX_RADIUS)
        if _keyboard(option):
            self._ring(painter, option, box, _BOX_RADIUS + 2)
        colour = QColor(t.primary_text if _able(option) else t.off_text)
        if on:
            room = box.width() * 0.16
            draw(painter, "check", box.adjusted(room, room, -room, -room), colour)
        elif some:
            painter.setPen(QPen(colour, 2))
            painter.drawLine(
                QPointF(box.left() + 4, box.center().y()),
                QPointF(box.right() - 4, box.center().y()),
            )

    def _radio(self, painter: QPainter, option: QStyleOption) -> None:
        t, box = self.tokens(option.palette), _square(option.rect)
        on = bool(option.state & _State.State_On)
        self._mark_frame(painter, option, on, filled=False)
        painter.drawEllipse(box)
        if _keyboard(option):
            self._ring(painter, option, box, box.width())
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(t.primary if _able(option) else t.off_text))
            painter.drawEllipse(box.center(), box.width() * 0.27, box.width() * 0.27)

    def _ring(self, painter: QPainter, option: QStyleOption, box: QRectF, radius: float) -> None:
        """Draw the ring round a box to tick or the handle of a slider."""
        out = _LINE / 2 + 1 + RING / 2
        painter.save()
        painter.setPen(QPen(QColor(self.tokens(option.palette).ring), RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = box.adjusted(-out, -out, out, out)
        painter.drawRoundedRect(ring, min(radius, ring.width() / 2), min(radius, ring.width() / 2))
        painter.restore()

    def _inner_ring(self, painter: QPainter, option: QStyleOption) -> None:
        """Draw the ring of a tab or of a row, inside its edge."""
        painter.setPen(QPen(QColor(self.tokens(option.palette).ring), RING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6)

    def _mark_frame(
        self, painter: QPainter, option: QStyleOption, on: bool, *, filled: bool = True
    ) -> None:
        """Set pen and brush for the edge of a box or a circle to tick."""
        t = self.tokens(option.palette)
        if not _able(option):
            pen = QPen(QColor(t.border), 1, Qt.PenStyle.DashLine)
            pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(QColor(t.off_ground))
            return
        over = bool(option.state & (_State.State_MouseOver | _State.State_Sunken))
        painter.setPen(QPen(QColor(t.primary if on or over else t.border), _LINE))
        ground = t.primary if on and filled else t.pointer if over else t.field
        painter.setBrush(QColor(ground))

    def _menu_mark(self, painter: QPainter, option: QStyleOption) -> None:
        colour = option.palette.color(QPalette.ColorRole.ButtonText)
        checked = getattr(option, "checked", bool(option.state & _State.State_On))
        if checked or option.state & _State.State_On:
            draw(painter, "check", QRectF(option.rect), colour)

    def _branch(self, painter: QPainter, option: QStyleOption) -> None:
        if option.state & _State.State_Children:
            name: IconName = "down" if option.state & _State.State_Open else "right"
            self._arrow(painter, option, name)

    def _arrow(self, painter: QPainter, option: QStyleOption, name: IconName) -> None:
        t = self.tokens(option.palette)
        side = min(option.rect.width(), option.rect.height(), _unit(option, 14))
        box = QRectF(0, 0, side, side)
        box.moveCenter(QRectF(option.rect).center())
        draw(painter, name, box, QColor(t.text if _able(option) else t.off_text))

    # --- a list box and a number ---------------------------------------------------------------

    def _field(self, painter: QPainter, option: QStyleOption, ground: str, ring: bool) -> None:
        """Draw the frame of a field: dashed when it cannot be used, thick with the keyboard."""
        t = self.tokens(option.palette)
        width = 2.0 if ring else 1.0
        line = QPen(QColor(t.ring if ring else t.border), width)
        if not _able(option):
            line = QPen(QColor(t.border), 1)
            line.setDashPattern([3, 2])
            ground = t.off_ground
        painter.setPen(line)
        painter.setBrush(QColor(ground))
        half = width / 2
        painter.drawRoundedRect(
            QRectF(option.rect).adjusted(half, half, -half, -half), RADIUS, RADIUS
        )

    def _combo(self, painter: QPainter, option: QStyleOption) -> None:
        t = self.tokens(option.palette)
        assert isinstance(option, QStyleOptionComboBox)
        down = bool(option.state & (_State.State_Sunken | _State.State_On))
        over = bool(option.state & _State.State_MouseOver)
        ground = t.pressed if down else t.pointer if over else t.field
        if option.frame:
            self._field(painter, option, ground, _keyboard(option))
        side = _unit(option, 12)
        box = QRectF(0, 0, side, side)
        rect = QRectF(option.rect)
        x = rect.right() - _PAD - side / 2
        if option.direction is Qt.LayoutDirection.RightToLeft:
            x = rect.left() + _PAD + side / 2
        box.moveCenter(QPointF(x, rect.center().y()))
        draw(painter, "down", box, QColor(t.text if _able(option) else t.off_text))

    def _spin(self, painter: QPainter, option: QStyleOption) -> None:
        t = self.tokens(option.palette)
        assert isinstance(option, QStyleOptionSpinBox)
        focus = bool(option.state & _State.State_HasFocus)
        over = bool(option.state & _State.State_MouseOver)
        if option.frame:
            self._field(painter, option, t.pointer if over and not focus else t.field, focus)
        up = QRectF(self._spin_part(option, _Sub.SC_SpinBoxUp))
        down = QRectF(self._spin_part(option, _Sub.SC_SpinBoxDown))
        able, steps = _able(option), option.stepEnabled
        painter.setPen(QPen(QColor(t.hairline if able else t.border), 1))
        edge = up.left() if option.direction is Qt.LayoutDirection.LeftToRight else up.right()
        painter.drawLine(QPointF(edge, up.top()), QPointF(edge, down.bottom()))
        for part, room, name, flag in (
            (_Sub.SC_SpinBoxUp, up, "up", _Step.StepUpEnabled),
            (_Sub.SC_SpinBoxDown, down, "down", _Step.StepDownEnabled),
        ):
            pressed = option.activeSubControls == part and option.state & _State.State_Sunken
            if pressed and able:
                painter.fillRect(room.adjusted(1, 0, 0, 0), QColor(t.pressed))
            colour = QColor(t.text if able and steps & flag else t.off_text)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPolygon(_tip(room.center(), _unit(option, 4), up=name == "up"))

    def _spin_part(self, option: QStyleOptionSpinBox, part: QStyle.SubControl) -> QRect:
        rect = option.rect
        none = option.buttonSymbols is QAbstractSpinBox.ButtonSymbols.NoButtons
        wide = 0 if none else _column(option)
        inner = rect.adjusted(2, 2, -2, -2)
        half = inner.height() // 2
        left = inner.right() - wide + 1
        found = {
            _Sub.SC_SpinBoxUp: QRect(left, inner.top(), wide, half),
            _Sub.SC_SpinBoxDown: QRect(left, inner.top() + half, wide, inner.height() - half),
            _Sub.SC_SpinBoxEditField: inner.adjusted(_PAD - 2, 0, -wide - 4, 0),
        }.get(part, rect)
        return QStyle.visualRect(option.direction, rect, found)

    # --- slider ---------------------------------------------------------------------------------

    def _handle(self, side: float) -> int:
        return round(side * self.scale)

    def _slider(self, painter: QPainter, option: QStyleOption) -> None:
        assert isinstance(option, QStyleOptionSlider)
        t, able = self.tokens(option.palette), _able(option)
        handle = QRectF(
            super().subControlRect(_Complex.CC_Slider, option, _Sub.SC_SliderHandle, None)  # type: ignore[arg-type]
        )
        rect, at = QRectF(option.rect), handle.center()
        across = option.orientation is Qt.Orientation.Horizontal
        track = QRectF(rect.left(), at.y() - 2, rect.width(), 4)
        done = QRectF(track)
        if across:
            done.setRight(at.x()) if not option.upsideDown else done.setLeft(at.x())
        else:
            track = QRectF(at.x() - 2, rect.top(), 4, rect.height())
            done = QRectF(track)
            done.setTop(at.y()) if option.upsideDown else done.setBottom(at.y())
        colour = QColor(t.primary if able else t.off_text)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(t.border))
        painter.drawRoundedRect(track, 2, 2)
        painter.setBrush(colour)
        painter.drawRoundedRect(done, 2, 2)
        over = bool(option.state & _State.State_MouseOver)
        held = option.activeSubControls == _Sub.SC_SliderHandle
        held = held and bool(option.state & _State.State_Sunken)
        side = self._handle(20 if held else 18 if over and able else 16)
        painter.drawEllipse(at, side / 2, side / 2)
        if _keyboard(option):
            knob = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            self._ring(painter, option, knob, side)


def _able(option: QStyleOption) -> bool:
    return bool(option.state & _State.State_Enabled)


def _keyboard(option: QStyleOption) -> bool:
    wanted = _State.State_HasFocus | _State.State_KeyboardFocusChange
    return (option.state & wanted) == wanted


def ring_colour(widget: QWidget) -> str:
    """Return the colour of the ring round a widget."""
    return tokens_of(widget.palette()).ring


def _unit(option: QStyleOption, at_base: float) -> int:
    """Return a measure that grows with the text of the widget."""
    return max(1, round(at_base * max(option.fontMetrics.height() / 17, 1)))


def _column(option: QStyleOption) -> int:
    """Return the width of the column with the arrows; it grows less than the text."""
    return _STEPS + _unit(option, 8) - 8


def _square(rect: QRect) -> QRectF:
    """Return the square of a mark in a rectangle that has room for its ring too."""
    side = min(rect.width(), rect.height()) - 2 * _MARGIN - _LINE
    box = QRectF(0, 0, side, side)
    box.moveCenter(QRectF(rect).center())
    return box


def _tip(at: QPointF, half: float, *, up: bool) -> QPolygonF:
    rise = half / 2 if up else -half / 2
    tip, foot = at.y() - rise, at.y() + rise
    return QPolygonF(
        [QPointF(at.x(), tip), QPointF(at.x() + half, foot), QPointF(at.x() - half, foot)]
    )
