"""What is shown of the match that is chosen: its deals, and how it went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.sides import place_in
from farwhist.store.library_entry import LibraryEntry
from farwhist.store.outcome import Deal
from farwhist.ui import avatars
from farwhist.ui.avatars.picture import picture
from farwhist.ui.features.library import library_words
from farwhist.ui.review.page_style import PageStyle, outline
from farwhist.ui.style.icons import icon
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.text import ElidedLabel, SentenceLabel
from farwhist.ui.viewmodels.shown_match import usual_portraits
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate


WIDE, HIGH, UNDER = 28, 34, 18
"""The measures of a square, and the height of the number under it."""

MOST_LINES = 3
"""So many lines of squares are seen at once."""
BAR = 16
"""What a scroll bar takes."""

Role = Qt.ItemDataRole


class DealSquares(QListWidget):
    """A square for each deal; arrows walk over them.

    `chosen(index)` is emitted with another deal, `study_requested(index)` with Enter or a double
    click.
    """

    chosen = Signal(int)
    study_requested = Signal(int)

    def __init__(self, style: PageStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._wide = WIDE
        self.deals: Sequence[Deal] = ()
        self.numbers: list[int] = []
        self._points = True
        self.setItemDelegate(_Squares(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSpacing(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.currentRowChanged.connect(self._tell)
        self.itemDoubleClicked.connect(lambda item: self.study_requested.emit(self.row(item)))

    def show_deals(self, entry: LibraryEntry) -> None:
        """Show the deals of a match; the first one is chosen."""
        self.deals, self._points = entry.deals, entry.points is not None
        self.numbers = _numbers(entry.deals)
        words = QFontMetrics(self._style.font(12, 700))
        texts = [self.text_of(n) for n in range(len(self.deals))]
        widest = max((words.horizontalAdvance(each) for each in texts), default=0)
        self._wide = max(self._style.px(WIDE), widest + 6)
        self.blockSignals(True)
        self.clear()
        for index, deal in enumerate(self.deals):
            item = QListWidgetItem()
            line = library_words.deal_line(deal, self.numbers[index], points_tell=self._points)
            item.setData(Role.AccessibleTextRole, line)
            item.setToolTip(line)
            self.addItem(item)
        self.blockSignals(False)
        if self.deals:
            self.setCurrentRow(0)
        self.fit()

    def text_of(self, index: int) -> str:
        """Return what stands in a square; nothing where there is a triangle."""
        deal = self.deals[index]
        if deal.void:
            return library_words.NOTHING
        if deal.exact is False:
            return ""
        if not self._points:
            return str(deal.took)
        return number_words.signed(deal.points)

    def line(self, index: int) -> str:
        """Return what happened in a deal."""
        return library_words.deal_line(
            self.deals[index], self.numbers[index], points_tell=self._points
        )

    @property
    def cell(self) -> QSize:
        """The room that a square has with the number under it."""
        return QSize(self._wide + 5, self._style.px(HIGH) + self._style.px(UNDER))

    def fit(self) -> None:
        """Be as high as all squares need, up to three lines; with more, scroll."""
        room = max(self.width() - BAR, 1)
        each = max(room // self.cell.width(), 1)
        lines = max(-(-len(self.deals) // each), 1)
        scrolls = lines > MOST_LINES
        bars = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            bars.ScrollBarAlwaysOn if scrolls else bars.ScrollBarAlwaysOff
        )
        self.setFixedHeight(min(lines, MOST_LINES) * self.cell.height() + 4)

    def sizeHint(self) -> QSize:
        return QSize(200, self.cell.height() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.cell.height() + 4)

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self.fit()

    def keyPressEvent(self, event: Any) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self.study_requested.emit(self.currentRow())
            return
        super().keyPressEvent(event)

    def _tell(self, row: int) -> None:
        if row >= 0:
            self.chosen.emit(row)

    def draw(self, painter: QPainter, rect: QRect, index: int, *, chosen: bool) -> None:
        """Draw the square of a deal into its cell."""
        style, deal = self._style, self.deals[index]
        c, px = style.tokens, style.px
        box = QRectF(rect.left() + 2, rect.top() + 2, self._wide, px(HIGH) - 4)
        good = deal.exact if deal.exact is not None else deal.points > 0 and self._points
        plain = deal.void or (deal.exact is None and not good)
        over = QColor(c.over)
        over.setAlphaF(0.16)
        painter.setPen(QColor(c.border) if plain else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c.raised) if plain else QColor(c.primary) if good else over)
        painter.drawRoundedRect(box, 4, 4)
        if deal.exact is False and not deal.void:
            assert deal.bid is not None
            self._triangle(painter, box.center(), up=deal.took > deal.bid)
        else:
            painter.setFont(style.font(12, 700))
            painter.setPen(QColor(c.text if plain else c.primary_text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text_of(index))
        if chosen:
            outline(painter, box.adjusted(-2, -2, 2, 2), 6, c.ring, 2)
        under = QRectF(rect.left(), rect.top() + px(HIGH), self._wide + 4, px(UNDER))
        painter.setFont(style.font(11, 700 if chosen else 400))
        painter.setPen(QColor(c.text if chosen else c.secondary))
        painter.drawText(under, Qt.AlignmentFlag.AlignCenter, str(self.numbers[index]))

    def _triangle(self, painter: QPainter, centre: QPointF, *, up: bool) -> None:
        side, turn = self._style.px(6), -1 if up else 1
        points = [(-side, -turn * side * 0.8), (side, -turn * side * 0.8), (0, turn * side * 0.9)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._style.tokens.over))
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in points]))


class _Squares(QStyledItemDelegate):
    def __init__(self, squares: DealSquares) -> None:
        super().__init__(squares)
        self._squares = squares

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return self._squares.cell

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = index.row() == self._squares.currentRow()
        self._squares.draw(painter, option.rect, index.row(), chosen=chosen)
        painter.restore()


def _numbers(deals: Sequence[Deal]) -> list[int]:
    """Return the number of each deal; one that is played again keeps its number."""
    found, counted = [], 0
    for deal in deals:
        found.append(counted + 1)
        counted += not deal.void
    return found


PORTRAIT = 26


class LibraryPreview(QFrame):
    """Shows a match.

    Signals:
        open_requested(), sheet_requested(), again_requested(), report_requested(),
            save_requested(), delete_requested(): do that with the match that is shown.
        study_requested(index): study one of its deals.
        hands_requested(index): show all hands of one of its deals.
        back_requested(): the list shall be seen again, where it makes way for this.

    Args:
        own: the picture of the player, where a match does not say which it was.
    """

    open_requested = Signal()
    sheet_requested = Signal()
    again_requested = Signal()
    report_requested = Signal()
    save_requested = Signal()
    delete_requested = Signal()
    study_requested = Signal(int)
    hands_requested = Signal(int)
    back_requested = Signal()

    def __init__(
        self,
        style: PageStyle,
        own: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style
        self._own = own
        self.entry: LibraryEntry | None = None
        self.setProperty("panel", True)
        self.back = QPushButton(translate("Library", "Back to the &list"))
        self.back.setIcon(icon("left", style.tokens.text))
        self.back.setIconSize(QSize(style.px(16), style.px(16)))
        self.game = ElidedLabel()
        self.game.setProperty("heading", True)
        self.below = SentenceLabel()
        self.below.setProperty("quiet", True)
        self.rows = QVBoxLayout()
        self.deals_head = _label("quiet")
        self.squares = DealSquares(style)
        self.deal = _label()
        self.deal.setWordWrap(True)
        self.study = QPushButton()
        self.hands = QPushButton()
        self.open = QPushButton(translate("Library", "&Open"))
        self.open.setProperty("main", True)
        self.open.setToolTip(
            translate("Library", "Open the finished match on the table; it does not count again")
        )
        self.sheet_button = QPushButton(translate("Library", "Score sh&eet"))
        self.again = QPushButton(translate("Library", "Play aga&in"))
        self.again.setToolTip(
            translate("Library", "Play the same deals again; the match counts as assisted")
        )
        self.more = QPushButton("⋯")
        self.more.setAccessibleName(translate("Library", "More"))
        self.menu = QMenu(self.more)
        self.report = self.menu.addAction(translate("Library", "Match &report"))
        self.save = self.menu.addAction(translate("Library", "Save &as…"))
        self.delete = self.menu.addAction(translate("Library", "&Delete") + "\tDel")
        self.more.setMenu(self.menu)
        for button in (self.open, self.again):
            button.setAccessibleDescription(button.toolTip())
        self._arrange()
        self.open.clicked.connect(self.open_requested)
        self.sheet_button.clicked.connect(self.sheet_requested)
        self.again.clicked.connect(self.again_requested)
        self.report.triggered.connect(self.report_requested)
        self.save.triggered.connect(self.save_requested)
        self.delete.triggered.connect(self.delete_requested)
        self.back.clicked.connect(self.back_requested)
        self.squares.chosen.connect(self._show_deal)
        self.squares.study_requested.connect(self.study_requested)
        self.study.clicked.connect(lambda: self.study_requested.emit(self.squares.currentRow()))
        self.hands.clicked.connect(lambda: self.hands_requested.emit(self.squares.currentRow()))
        self.back.hide()

    def _arrange(self) -> None:
        px = self._style.px
        body = QWidget()
        body.setProperty("clear", True)
        self.rows.setSpacing(0)
        above = ((self.back, Qt.AlignmentFlag.AlignLeft), self.game, self.below, self.rows)
        around = (px(16), px(12), px(16), px(14))
        column = filled(QVBoxLayout(body), *above, margins=around, spacing=px(8))
        column.addSpacing(px(4))
        line = QFrame()
        line.setProperty("line", True)
        line.setFixedHeight(1)
        ways = filled(QVBoxLayout(), self.study, self.hands, 1)
        told = filled(QHBoxLayout(), (self.deal, 1), ways)
        beside = (self.sheet_button, self.again, self.more)
        self._beside = filled(QHBoxLayout(), *beside, spacing=px(8))
        across = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons = filled(across, (self.open, 1), self._beside, spacing=px(8))
        filled(column, self.deals_head, self.squares, told, line, self._buttons, 1)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().setProperty("clear", True)
        self.area.setWidget(body)
        filled(QVBoxLayout(self), self.area, margins=2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the first button stand above the others where they do not fit beside it."""
        super().resizeEvent(event)
        wide = self.open.sizeHint().width() + self._beside.sizeHint().width()
        fits = wide + self._style.px(8 + 2 * 16 + 16) <= self.width()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(across if fits else down)

    def show_entry(self, entry: LibraryEntry) -> None:
        """Show this match."""
        if entry == self.entry:
            return
        self.entry = entry
        self.report.setEnabled(entry.human is not None and bool(entry.deals))
        self.game.setText(library_words.game(entry))
        self.below.setText(f"{library_words.day(entry)} · {library_words.below(entry)}")
        self.setAccessibleName(library_words.spoken(entry))
        while (item := self.rows.takeAt(0)) is not None:
            row = item.widget()
            if row is not None:
                row.hide()
                row.deleteLater()
        for row in self._result(entry):
            self.rows.addWidget(row)
        some = bool(entry.deals)
        for part in (self.deals_head, self.squares, self.deal, self.study, self.hands):
            part.setVisible(some)
        self.deals_head.setText(translate("Library", "Deals: arrows choose, Enter studies one"))
        self.squares.setAccessibleName(translate("Library", "Deals"))
        self.squares.show_deals(entry)

    def _show_deal(self, index: int) -> None:
        self.deal.setText(self.squares.line(index))
        number = self.squares.numbers[index]
        self.study.setText(translate("Library", "Stud&y deal {number}").format(number=number))
        self.hands.setText(translate("Library", "H&ands of deal {number}").format(number=number))

    def _result(self, entry: LibraryEntry) -> list[QWidget]:
        """Return a row for every side, the best first."""
        order = [side for tied in entry.ranking for side in tied] or list(range(entry.sides))
        all_names = library_words.names(entry)
        pictures = entry.portraits or usual_portraits(entry.seats, entry.human or 0, self._own)
        people = {seat % entry.sides for seat in entry.people}
        found: list[QWidget] = []
        for side in order:
            row = QFrame()
            own = side in people
            row.setProperty("own", own)
            line = QHBoxLayout(row)
            px = self._style.px
            line.setContentsMargins(px(8), px(3), px(8), px(3))
            line.setSpacing(px(10))
            place = place_in(entry.ranking, side)
            number = _label("quiet" if not own else "strong")
            number.setText(library_words.NOTHING if place is None else str(place))
            number.setFixedWidth(px(20))
            line.addWidget(number)
            for seat in range(side, entry.seats, entry.sides):
                face = QLabel()
                who = pictures[seat] if seat < len(pictures) else seat
                ratio = self.devicePixelRatioF()
                face.setPixmap(picture(who % avatars.COUNT, px(PORTRAIT), ratio))
                line.addWidget(face)
            name = ElidedLabel()
            name.setText(library_words.side_name(entry, all_names, side))
            name.setProperty("strong", own)
            line.addWidget(name, 1)
            if entry.points is not None:
                total = _label("strong" if own else "")
                total.setText(number_words.number(entry.totals[side]))
                line.addWidget(total)
            found.append(row)
        return found


def _label(kind: str = "") -> QLabel:
    label = QLabel()
    if kind:
        label.setProperty(kind, True)
    return label
