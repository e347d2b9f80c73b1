"""The panel of the length: deals as bars, what else can be chosen, and playing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.lengths import Length, LengthKey
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.new_match.page_style import NewMatchStyle, frame, line, ringed
from farwhist.ui.settings.forecast import Forecast, forecast
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.deal_sizes import DealSizes
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.icons import draw, icon
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.tokens import LEAST_AREA
from farwhist.ui.table.drawing import rounded
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.option_words import length as length_words
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


BOX = 20
GAP = 10


class Toggle(Struct, frozen=True):
    """Something that holds or not, with a box to tick.

    Args:
        words, note: what the box says, and more about it.
        on: whether it holds now.
        choose: is told when the player changes it.
    """

    words: str
    note: str
    on: bool
    choose: Callable[[bool], object]


class Tick(QCheckBox):
    """A box of 20 pixels with its words, which wrap, and a note behind them."""

    def __init__(self, words: str, note: str, style: NewMatchStyle) -> None:
        super().__init__()
        self._style = style
        self._words, self._note = words, note
        self.setAccessibleName(words)
        self.setAccessibleDescription(note)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _whole(self) -> str:
        return f"{self._words} {self._note}".strip()

    def _left(self) -> int:
        return self._style.text_px(BOX + GAP)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetrics(self._style.font(14))
        room = QRectF(0, 0, max(width - self._left(), 1), 10_000).toRect()
        text = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._whole())
        return max(text.height() + 4, self._style.text_px(LEAST_AREA))

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(self._style.font(14)).horizontalAdvance(self._whole())
        return QSize(self._left() + wide + 4, self.heightForWidth(self._left() + wide + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._left() + 60, self._style.text_px(LEAST_AREA))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, theme, painter = self._style, self._style.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = style.text_px(BOX)
        font = style.font(14)
        line = max(QFontMetrics(font).height(), side)
        box = QRectF(0.5, (line - side) / 2 + 2, side, side)
        if self.isChecked():
            painter.fillPath(rounded(box, 5), QColor(theme.accent))
            mark = box.adjusted(0.14 * side, 0.14 * side, -0.14 * side, -0.14 * side)
            draw(painter, "check", mark, QColor(theme.ink))
        else:
            edge = theme.accent if self.underMouse() else theme.control_line
            painter.setPen(QPen(QColor(edge), 1.5))
            painter.drawPath(rounded(box, 5))
        if ringed(self):
            frame(painter, QRectF(self.rect()), 5, theme.accent, 2)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        room = QRectF(self._left(), 2, self.width() - self._left(), self.height() - 2)
        painter.drawText(room, Qt.TextFlag.TextWordWrap, self._whole())
        painter.end()


def length_lines(seen: Forecast, end: str) -> tuple[str, str]:
    """Return how long a match is, "13 deals, 85 tricks, about 12 minutes", and a note.

    `end` says what ends it, for where nobody knows how many deals there will be.
    """
    counts = Counts
    minutes = counts.minutes(seen.minutes)
    if seen.deals is None:
        note = translate("New match", "A deal takes about {minutes}.").format(minutes=minutes)
        return end, note
    deals = counts.deals(seen.deals)
    if seen.at_most:
        deals = translate("New match", "At most {deals}").format(deals=deals)
    tricks = "" if seen.tricks is None else counts.tricks(seen.tricks)
    about = translate("New match", "about {minutes}").format(minutes=minutes)
    note = ""
    if sum(seen.no_trump) == 1:
        note = translate("New match", "The hatched deal has no trump.")
    elif any(seen.no_trump):
        note = translate("New match", "The hatched deals have no trump.")
    return joined(each for each in (deals, tricks, about) if each), note


class Deals(DealSizes):
    """Deals without trump are hatched.

    Where points decide there are no bars: the points stand there.
    """

    def __init__(self, style: NewMatchStyle) -> None:
        super().__init__()
        self._style = style
        self._points = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_forecast(self, seen: Forecast | None, points: int = 0) -> None:
        """Draw the bars of these deals, or the points that decide, or nothing."""
        self._points = points if seen is not None and seen.deals is None else 0
        if seen is None or self._points:
            self.show_sizes((), ())
        else:
            self.show_sizes(seen.sizes, seen.no_trump)
        if self._points:
            self.setAccessibleName(Counts.points(self._points))

    def sizeHint(self) -> QSize:
        # The area that scrolls asks for this, not for the least: it is given what is left.
        return QSize(200, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._style.text_px(48))

    def bar(self, place: int) -> QRectF:
        """Return where the bar of a deal stands."""
        sizes, style = self.sizes, self._style
        line = QFontMetrics(style.font(13, 600)).height()
        step = min(self.width() / len(sizes), style.px(44))
        left = (self.width() - step * len(sizes)) / 2
        tall = min(self.height(), style.text_px(170)) - line - 4
        high = max(tall * sizes[place] / max(sizes), 3)
        bottom = (self.height() + tall + line) / 2
        return QRectF(left + (place + 0.1) * step, bottom - high, 0.8 * step, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._points:
            painter.setPen(QColor(style.theme.accent))
            painter.setFont(style.font(40, 800))
            told = Counts.points(self._points)
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, told)
        if not self.sizes:
            painter.end()
            return
        font = style.font(13, 600)
        wide = QFontMetrics(font).horizontalAdvance("13") * 1.05
        if wide > self.bar(0).width() / 0.8:
            font = style.font(11, 600)
            wide = QFontMetrics(font).horizontalAdvance("13")
        painter.setFont(font)
        for place, size in enumerate(self.sizes):
            box = self.bar(place)
            shape = rounded(box, style.px(2))
            if self.no_trump[place]:
                gold = QColor(style.theme.accent)
                painter.setPen(QPen(gold, style.px(1.5)))
                painter.setBrush(QBrush(gold, Qt.BrushStyle.BDiagPattern))
                painter.drawPath(shape)
            else:
                painter.fillPath(shape, style.bar)
            if wide <= box.width() / 0.8:
                painter.setPen(QColor(style.theme.text))
                above = QRectF(box.center().x() - 40, box.top() - 42, 80, 40)
                flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
                painter.drawText(above, flags, str(size))
        painter.end()


def length_word(length: Length, others: Sequence[Length]) -> str:
    """Return what a length is called beside the others: "Half, 7"."""
    part = any(each.key == "half" for each in others)
    words: dict[LengthKey, str] = {
        "short": translate("New match", "Short, {n}"),
        "half": translate("New match", "Half, {n}"),
        "medium": translate("New match", "Medium, {n}"),
        "usual": translate("New match", "Whole, {n}")
        if part
        else translate("New match", "Standard, {n}"),
        "long": translate("New match", "Long, {n}"),
    }
    return words[length.key].format(n=length.number)


class LengthPanel(QFrame):
    """The panel at the right. `length_chosen(key)` is emitted when the player takes another."""

    length_chosen = Signal(str)

    def __init__(self, style: NewMatchStyle, ticks: Sequence[Tick]) -> None:
        super().__init__()
        set_help_anchor(self, "preferences#sequence")
        self.setProperty("plate", True)
        self._style = style
        self._known: list[Length] = []
        self._bars = self._hatched = False
        self._title = QLabel(translate("New match", "Length"))
        self._title.setProperty("heading", True)
        self.length = Segments({}, "")
        self._head = line(self._title, self.length)
        self.deals = Deals(style)
        self.words = QLabel()
        self.words.setProperty("strong", True)
        self.words.setWordWrap(True)
        self.note = QLabel()
        self.note.setProperty("quiet", True)
        self.note.setWordWrap(True)
        self.problem = QLabel()
        self.problem.setObjectName("problem")
        self.problem.setProperty("problem", True)
        self.problem.setWordWrap(True)
        self._rule = QFrame()
        self._rule.setProperty("line", True)
        self._rule.setFixedHeight(1)
        self.change = _button(translate("New match", "Change &rules…"))
        self.cancel = _button(translate("New match", "Cancel"))
        self.play = _button(translate("New match", "&Play"))
        self.play.setProperty("main", True)
        self.play.setIcon(icon("enter", style.theme.ink, off=style.theme.off))
        self.play.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._words, words = _part(QVBoxLayout())
        words.addStretch()
        for part in (self.words, self.note, self.problem):
            words.addWidget(part)
        words.addStretch()
        self._ticks, self._tick_row = _part(QBoxLayout(QBoxLayout.Direction.TopToBottom))
        for tick in ticks:
            self._tick_row.addWidget(tick)
        self._foot = QGridLayout()
        self._foot.setContentsMargins(0, 0, 0, 0)
        self._buttons = QWidget()
        self._buttons.setProperty("clear", True)
        self._buttons.setLayout(self._foot)
        self._grid = QGridLayout(self)
        self._low: bool | None = None
        self.fit()

    def fit(self) -> None:
        """Take on the sizes that the page has now."""
        px, low = self._style.px, self._style.low
        if self._low is not low:
            self._low = low
            self._arrange()
        gap = 10 if self._style.compact else 16
        self._grid.setContentsMargins(px(gap + 2), px(gap - 4), px(gap + 2), px(gap - 2 * low))
        self._grid.setVerticalSpacing(px(6 if self._style.compact else 9))
        self._grid.setHorizontalSpacing(px(16))
        self._tick_row.setSpacing(px(16 if low else 6 if self._style.compact else 10))
        self.deals.updateGeometry()
        side = self._style.text_px(18)
        self.play.setIconSize(QSize(side, side))
        both = self._title.sizeHint().width() + self.length.sizeHint().width() + 12
        inside = self.width() - 2 * px(gap + 2)
        self._title.setVisible(not low and (not self._style.compact or both <= inside))
        self._show_parts()
        self._place_buttons()

    def _arrange(self) -> None:
        """Let all stand below each other, or in two lines with the buttons at their end."""
        grid, low = self._grid, self._low
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._tick_row.setDirection(across if low else down)
        wide = QSizePolicy.Policy.Ignored if low else QSizePolicy.Policy.Preferred
        self._ticks.setSizePolicy(wide, QSizePolicy.Policy.Preferred)
        for row in range(7):
            grid.setRowStretch(row, 0)
        if low:
            grid.addWidget(self._head, 0, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self._words, 0, 1)
            grid.addWidget(self._ticks, 1, 0, 1, 2)
            grid.addWidget(self._buttons, 0, 2, 2, 1)
            grid.addWidget(self.deals, 2, 0)
            grid.addWidget(self._rule, 3, 0)
            grid.setColumnStretch(0, 0)
            grid.setColumnStretch(1, 1)
            return
        parts = (self._head, self.deals, self._words, self._rule, self._ticks)
        for row, part in enumerate(parts):
            grid.addWidget(part, row, 0)
        grid.addWidget(self._buttons, 6, 0)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(1, 0)
        grid.setColumnStretch(0, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Let all three stand in a line, or the main one below the others."""
        foot, buttons = self._foot, (self.change, self.cancel, self.play)
        foot.setSpacing(self._style.px(8))
        if self._low:
            foot.addWidget(self.change, 0, 0)
            foot.addWidget(self.cancel, 0, 1)
            foot.addWidget(self.play, 1, 0, 1, 2)
            foot.setSpacing(self._style.px(6))
            for column in range(3):
                foot.setColumnStretch(column, 0)
            return
        inside = self._grid.contentsMargins()
        room = self.width() - inside.left() - inside.right() - 2 * foot.spacing()
        one = sum(each.sizeHint().width() for each in buttons) + self._style.px(30) <= room
        places = ((0, 0, 1), (0, 1, 1), (0, 2, 1)) if one else ((0, 0, 1), (0, 1, 1), (1, 0, 2))
        for button, (row, column, wide) in zip(buttons, places, strict=True):
            foot.addWidget(button, row, column, 1, wide)
        for column in range(3):
            foot.setColumnStretch(column, int(column == 2 if one else column < 2))

    def offer(self, known: list[Length], chosen: str) -> None:
        """Offer these lengths, of which one is chosen; none where the rules leave no choice."""
        if known != self._known:
            self._known = known
            before, had_focus = self.length, self.length.isAncestorOf(self.window().focusWidget())
            words: dict[str, str] = {each.key: length_word(each, known) for each in known}
            self.length = Segments(words, translate("New match", "Length of the match"))
            self.length.chosen.connect(self.length_chosen)
            layout = self._head.layout()
            assert layout is not None
            layout.removeWidget(before)
            layout.addWidget(self.length)
            before.hide()
            before.deleteLater()
            self.length.setVisible(bool(known))
            layout.invalidate()
            self._head.updateGeometry()
            if had_focus and known:
                self.length.setFocus()
        if known:
            self.length.show_value(chosen)

    def show_rules(self, rules: Ruleset | None, problem: str, timing: Timing) -> None:
        """Tell how long a match by these rules is, or why there can be none."""
        seen: Forecast | None = None if rules is None else forecast(rules, timing)
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.play.setEnabled(rules is not None)
        goal = next((each.number for each in self._known if each.key == self.length.value), 0)
        self.deals.show_forecast(seen, goal)
        told, note = "", ""
        if rules is not None and seen is not None:
            told, note = length_lines(seen, length_words(rules))
        self.words.setText(told)
        self.note.setText(note)
        self._bars = seen is not None and (len(seen.sizes) > 1 or bool(goal))
        self._hatched = seen is not None and seen.deals is not None
        self._show_parts()

    def _show_parts(self) -> None:
        """Show what has something to tell; a note about bars only beside them."""
        self.words.setVisible(bool(self.words.text()))
        self.deals.setVisible(self._bars and not self._low)
        self.note.setVisible(bool(self.note.text()) and not (self._low and self._hatched))
        self._rule.setVisible(not self._low)


def _part(layout: QBoxLayout) -> tuple[QWidget, QBoxLayout]:
    """Return a widget with this layout, and the layout."""
    made = QWidget()
    made.setProperty("clear", True)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(2)
    made.setLayout(layout)
    return made, layout


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("flat", False)
    button.setProperty("action", True)
    button.setAutoDefault(False)
    return button
