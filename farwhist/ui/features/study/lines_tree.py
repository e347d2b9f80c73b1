"""The lines that were tried in a deal, as a tree, and what they are called."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from farwhist.bots.judging.verdict import Valued, Verdict
from farwhist.engine.cards import Seat
from farwhist.engine.moves import read
from farwhist.engine.position import DealResult
from farwhist.ui.features.study.bar import push_button
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.trying import Tries
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.viewmodels.tried_lines import LONGEST_NAME, MATCH, LineEnd, Made, TriedLine
from farwhist.ui.wording import number_words
from farwhist.ui.wording.call_words import call_words

translate = QCoreApplication.translate


def own_move(moves: tuple[Made, ...], at: int, viewer: Seat) -> str:
    """Return the first move of a seat from the move with this number on, in a few signs."""
    return next((call_words(read(text)) for seat, text in moves[at:] if seat == viewer), "")


def first_trick(line: TriedLine, deal: DealReplay) -> int:
    """Return the trick in which a line leaves its parent, 0 before the first card."""
    first = deal.steps[0].moves
    return next((each.trick for each in deal.steps if each.moves - first == line.at), 0)


def called(line: TriedLine, trick: int, viewer: Seat) -> str:
    """Return what a line is, such as "Trick 6: 2♣"."""
    move = own_move(line.moves, line.at, viewer)
    if not trick and line.moves[line.at][1].startswith("play "):  # what it leaves ends there
        return translate("Study", "What if: {move}").format(move=move)
    if not trick:
        return translate("Study", "Before the play: {move}").format(move=move)
    return translate("Study", "Trick {trick}: {move}").format(trick=trick, move=move)


def what_if(line: TriedLine, before: tuple[Made, ...], trick: int, viewer: Seat) -> str:
    """Return the title of a line, such as "What if: 2♣ instead of 8♠ in trick 6"."""
    move, old = own_move(line.moves, line.at, viewer), own_move(before, line.at, viewer)
    if not old:
        text = translate("Study", "What if: {move}")
    elif trick:
        text = translate("Study", "What if: {move} instead of {old} in trick {trick}")
    else:
        text = translate("Study", "What if: {move} instead of {old}")
    return text.format(move=move, old=old, trick=trick)


def ended(end: LineEnd | None) -> str:
    """Return how a line ended, such as "+14 · 4 of 4"; nothing while it has not."""
    if end is None:
        return ""
    points = number_words.signed(end.points)
    if end.bid is None:
        return points
    text = translate("Study", "{points} · {taken} of {bid}")
    return text.format(points=points, taken=end.taken, bid=end.bid)


def taken_as(line: TriedLine, verdict: Verdict | None, viewer: Seat) -> str:
    """Return how the end of a line is to be taken; `verdict` is that of the choice it changes."""
    told = translate("Study", "One line is only one way the play can go.")
    move = next((text for seat, text in line.moves[line.at :] if seat == viewer), "")
    for each in () if verdict is None or verdict.share == "none" else verdict.choices:
        if move in each.moves:
            worth = translate("Study", "The choice had a chance of {share} %, whatever came of it.")
            told = f"{told} {worth.format(share=percent(each.share))}"
    return told


def so_far(left: Verdict | None, chosen: str, asked: Verdict) -> str:
    """Return what the deal was worth before the choice, in the match, and where the line stands.

    `left` is the verdict on the choice that the line changes, `chosen` that choice in a few signs,
    and `asked` the choice that is open.
    """
    lines = []
    if left is not None and not left.forced:
        before, match = left.choices[left.best], left.choices[left.played]
        text = translate("Study", "Before the choice: {worth}")
        lines.append(text.format(worth=_worth(left, before)))
        text = translate("Study", "In the match, {choice}: {worth}")
        lines.append(text.format(choice=chosen, worth=_worth(left, match)))
    if not asked.forced:
        text = translate("Study", "Here: {worth}")
        lines.append(text.format(worth=_worth(asked, asked.choices[asked.best])))
    return "\n".join(lines)


def _worth(verdict: Verdict, valued: Valued) -> str:
    """Return the chance and the points of a choice, such as "58 % · +7.6"."""
    share = number_words.percentage(percent(valued.share)) if verdict.share != "none" else ""
    points = number_words.signed_decimal(valued.value) if verdict.unit == "points" else ""
    return " · ".join(each for each in (share, points) if each)


def waits(trick: int, seat: Seat, match: ShownMatch) -> str:
    """Return what a moment is where somebody has still to choose, such as "Trick 7, your turn"."""
    if trick:
        yours = translate("Study", "Trick {trick}, your turn")
        text = translate("Study", "Trick {trick}, {name} thinks")
    else:
        yours, text = translate("Study", "Your turn"), translate("Study", "{name} thinks")
    chosen = yours if seat == match.viewer else text
    return chosen.format(trick=trick, name=match.names[seat])


INDENT: Final = 20
DEEPEST: Final = 4
"""Below this depth a number tells it, and lines are indented no more."""

_NUMBER: Final = Qt.ItemDataRole.UserRole


class NameField(QLineEdit):
    """Takes the name of a line; Enter keeps it, Esc and going away do not."""

    named = Signal(str)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.named.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self.left.emit()


class LinesTree(QWidget):
    """Shows the lines; `chosen(number)` when the player goes to one, or to the match.

    `named(number, name)`, `delete_requested(number)` and `undo_requested()`: do that.
    """

    chosen = Signal(int)
    named = Signal(int, str)
    delete_requested = Signal(int)
    undo_requested = Signal()

    def __init__(self, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_help_anchor(self, "study#lines")
        self._names: dict[int, str] = {}
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(INDENT)
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setTabKeyNavigation(False)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.setAccessibleName(translate("Study", "Lines"))
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.name = push_button(style, translate("Study", "Na&me…"), "name_line")
        self.delete = push_button(style, translate("Study", "&Delete"), "delete_line")
        self.undo = push_button(style, translate("Study", "&Undo"), "undelete_line")
        self.field = NameField()
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(translate("Study", "Name of the line"))
        self.field.setPlaceholderText(translate("Study", "Name of the line"))
        self.field.hide()
        row = QHBoxLayout()
        row.setSpacing(6)
        for button in (self.name, self.delete, self.undo):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(button, 1)
        filled(QVBoxLayout(self), (self.tree, 1), self.field, row, margins=(0, 4, 0, 0))
        self.setFocusProxy(self.tree)
        self.tree.itemClicked.connect(self._take)
        self.tree.itemActivated.connect(self._take)
        self.tree.currentItemChanged.connect(lambda item, old: self._allow())
        self.name.clicked.connect(self.ask_name)
        self.field.named.connect(self._name)
        self.field.left.connect(self.field.hide)
        self.delete.clicked.connect(lambda: self.delete_requested.emit(self.number()))
        self.undo.clicked.connect(self.undo_requested)

    def number(self) -> int:
        """Return the number of the line that is chosen, `MATCH` for none."""
        item = self.tree.currentItem()
        return MATCH if item is None else int(item.data(0, _NUMBER))

    def ask_name(self) -> None:
        """Let the player name the line that is chosen."""
        if self.number() != MATCH:
            self.field.setText(self._names.get(self.number(), ""))
            self.field.show()
            self.field.selectAll()
            self.field.setFocus()

    def _name(self, name: str) -> None:
        number = self.number()
        self.tree.setFocus()
        self.field.hide()
        self.named.emit(number, name)

    def show_lines(
        self, tries: Tries, deal: DealReplay, viewer: int, result: DealResult | None
    ) -> None:
        """Show the lines of a deal; `result` is how the match itself went, if it is over."""
        end = None if result is None else LineEnd.of(result, viewer)
        played = translate("Study", "The match, as it was played")
        asked = translate("Study", "The deal up to the question")
        with QSignalBlocker(self.tree):
            self.tree.clear()
            top = QTreeWidgetItem([asked if end is None else played, ended(end)])
            top.setData(0, _NUMBER, MATCH)
            self.tree.addTopLevelItem(top)
            items = {MATCH: top}
            self._names = {each.number: each.name for each in tries.tree.lines.values()}
            here = top
            for line, depth in tries.tree.rows():
                trick = first_trick(line, deal)
                text = called(line, trick, viewer)
                if depth >= DEEPEST:
                    text = f"{depth + 1} · {text}"
                if line.name:
                    text = translate("Study", "{line}\n“{name}”").format(line=text, name=line.name)
                item = QTreeWidgetItem([text, ended(line.end)])
                item.setTextAlignment(
                    1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                )
                item.setData(0, _NUMBER, line.number)
                item.setToolTip(0, text)
                above = items[line.parent]
                higher = above.parent() if depth > DEEPEST else None
                (higher or above).addChild(item)
                items[line.number] = item
                if line.number == tries.current:
                    here = item
            self.tree.expandAll()
            self.tree.setCurrentItem(here)
        self.tree.scrollToItem(here)
        self.undo.setVisible(tries.can_undo)
        self._allow()

    def _allow(self) -> None:
        for button in (self.name, self.delete):
            button.setEnabled(self.number() != MATCH)

    def _take(self, item: QTreeWidgetItem, column: int) -> None:
        self.chosen.emit(int(item.data(0, _NUMBER)))

    def stops(self) -> list[QWidget]:
        """Return what the Tab key goes round."""
        return [self.tree, self.field, self.name, self.delete, self.undo]
