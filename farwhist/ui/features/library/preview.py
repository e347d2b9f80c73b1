"""What stands beside the list: the result of the chosen match, its deals, what to do with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.standing import place_in
from farwhist.store.library_entry import LibraryEntry
from farwhist.ui import avatars
from farwhist.ui.avatars.picture import picture
from farwhist.ui.features.library import library_words
from farwhist.ui.features.library.squares import DealSquares
from farwhist.ui.review.page_look import FeltPageLook
from farwhist.ui.style.text import ElidedLabel
from farwhist.ui.viewmodels.shown_match import usual_portraits
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate

PORTRAIT = 26


class LibraryPreview(QFrame):
    """Shows a match.

    Signals:
        open_wanted(), sheet_wanted(), again_wanted(), report_wanted(), save_wanted(),
            delete_wanted(): do that with the match that is shown.
        study_wanted(index): study one of its deals.
        hands_wanted(index): show all hands of one of its deals.
        back_wanted(): the list shall be seen again, where it makes way for this.

    Args:
        own: the picture of the player, where a match does not say which it was.
    """

    open_wanted = Signal()
    sheet_wanted = Signal()
    again_wanted = Signal()
    report_wanted = Signal()
    save_wanted = Signal()
    delete_wanted = Signal()
    study_wanted = Signal(int)
    hands_wanted = Signal(int)
    back_wanted = Signal()

    def __init__(
        self,
        look: FeltPageLook,
        own: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._own = own
        self.entry: LibraryEntry | None = None
        self.setProperty("panel", True)
        self.back = QPushButton(translate("Library", "Back to the &list"))
        self.game = ElidedLabel()
        self.game.setProperty("heading", True)
        self.below = ElidedLabel()
        self.below.setProperty("quiet", True)
        self.rows = QVBoxLayout()
        self.deals_head = _label("quiet")
        self.squares = DealSquares(look)
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
        self.open.clicked.connect(self.open_wanted)
        self.sheet_button.clicked.connect(self.sheet_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.report.triggered.connect(self.report_wanted)
        self.save.triggered.connect(self.save_wanted)
        self.delete.triggered.connect(self.delete_wanted)
        self.back.clicked.connect(self.back_wanted)
        self.squares.chosen.connect(self._show_deal)
        self.squares.wanted.connect(self.study_wanted)
        self.study.clicked.connect(lambda: self.study_wanted.emit(self.squares.currentRow()))
        self.hands.clicked.connect(lambda: self.hands_wanted.emit(self.squares.currentRow()))
        self.back.hide()

    def _arrange(self) -> None:
        px = self._look.px
        body = QWidget()
        body.setProperty("clear", True)
        column = QVBoxLayout(body)
        column.setContentsMargins(px(16), px(12), px(16), px(14))
        column.setSpacing(px(8))
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.game)
        column.addWidget(self.below)
        self.rows.setSpacing(0)
        column.addLayout(self.rows)
        column.addSpacing(px(4))
        column.addWidget(self.deals_head)
        column.addWidget(self.squares)
        told = QHBoxLayout()
        told.addWidget(self.deal, 1)
        ways = QVBoxLayout()
        ways.addWidget(self.study)
        ways.addWidget(self.hands)
        ways.addStretch(1)
        told.addLayout(ways)
        column.addLayout(told)
        line = QFrame()
        line.setProperty("line", True)
        line.setFixedHeight(1)
        column.addWidget(line)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside = QHBoxLayout()
        for row in (self._buttons, self._beside):
            row.setSpacing(px(8))
        self._buttons.addWidget(self.open, 1)
        for button in (self.sheet_button, self.again, self.more):
            self._beside.addWidget(button)
        self._buttons.addLayout(self._beside)
        column.addLayout(self._buttons)
        column.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().setProperty("clear", True)
        self.area.setWidget(body)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(2, 2, 2, 2)
        outer.addWidget(self.area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the first button stand above the others where they do not fit beside it."""
        super().resizeEvent(event)
        wide = self.open.sizeHint().width() + self._beside.sizeHint().width()
        fits = wide + self._look.px(8 + 2 * 16 + 16) <= self.width()
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
            px = self._look.px
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
