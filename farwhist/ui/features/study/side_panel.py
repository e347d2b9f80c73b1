"""The panel beside the felt of the study: what happens at this moment, all tricks, and the log."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Seat
from farwhist.engine.events import BidSealed
from farwhist.ui.features.study import buttons
from farwhist.ui.features.study.choice_row import ChoiceRow
from farwhist.ui.features.study.lines_tree import LinesTree
from farwhist.ui.features.study.studied_match import StudyLook
from farwhist.ui.features.study.tricks_table import TricksTable
from farwhist.ui.review.verdict_card import FEW_ROWS, MOST_ROWS, VerdictCard
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice.sentences import told

translate = QCoreApplication.translate


class SidePanel(QFrame):
    """Tells of the step that is looked at; `chosen(step)` when the player goes to another."""

    chosen = Signal(int)

    def __init__(self, look: StudyLook, *, trying: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme, scale = look.theme, look.text
        self.setProperty("studybar", True)
        self.lines = LinesTree(look) if trying else None
        self.choices = ChoiceRow()
        self.choices.hide()
        self.certain, self.unkept, self.happens, self.note = (_words() for _ in range(4))
        self.certain.setProperty("certain", True)
        for part in (self.unkept, self.happens, self.note):
            part.setMargin(4)
        self.try_best = buttons.push(look, "", "try_best")
        self.try_best.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.try_best.hide()
        self.verdict = VerdictCard(theme, scale)
        self.verdict.hide()
        self.way_on = QPushButton()
        self.way_on.setProperty("flat", False)
        self.way_on.setAutoDefault(False)
        self.way_on.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.way_on.hide()
        self._deal: DealReplay | None = None
        self._sentences: list[tuple[int, str]] = []
        self._step, self._knew = 0, False
        self._low = False
        self.tricks = TricksTable(theme, scale)
        self.log = QListWidget()
        self.log.setWordWrap(True)
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log.setAccessibleName(translate("Study", "Log of the deal"))
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self._add_tab(self.tricks, translate("Study", "Tricks"))
        if self.lines is not None:
            self._add_tab(self.lines, translate("Study", "Lines"))
        self._add_tab(self.log, translate("Study", "Log"))
        self._arrange()
        self.tricks.chosen.connect(self.chosen)
        self.tabs.currentChanged.connect(lambda tab: self._write_log())
        self.log.itemClicked.connect(self._take)
        self.log.itemActivated.connect(self._take)

    def _arrange(self) -> None:
        self._head = QWidget()
        head = QVBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        for part in (
            self.verdict,
            self.way_on,
            self.unkept,
            self.certain,
            self.try_best,
            self.choices,
            self.happens,
            self.note,
        ):
            head.addWidget(part)
        head.addStretch(1)
        self.coach = QScrollArea()
        self.coach.setWidgetResizable(True)
        self.coach.setFrameShape(QFrame.Shape.NoFrame)
        set_help_anchor(self._head, "study#coach")
        set_help_anchor(self.coach, "study#coach")
        self.coach.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.coach.setProperty("studybar", True)
        self.coach.viewport().setProperty("studybar", True)
        self._head.setProperty("studybar", True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 10, 10, 6)
        self._column.addWidget(self._head)
        self._column.addWidget(self.tabs, 1)

    def _add_tab(self, page: QWidget, name: str, at: int = -1) -> None:
        """Put in a tab, whose name is told in full where there is no room for it."""
        self.tabs.setTabToolTip(self.tabs.insertTab(at, page, name), name)

    def show_deal(self, deal: DealReplay, match: ShownMatch, order: Sequence[Seat]) -> None:
        """Tell of this deal; `order` are the seats from left to right."""
        self._deal = deal
        self.tricks.show_deal(deal, match, order)
        self.tabs.setTabVisible(self.tabs.indexOf(self.tricks), self.tricks.rowCount() > 0)
        self._sentences = _sentences(deal, match)

    def show_certain(self, text: str) -> None:
        """Tell what only open cards tell, or nothing."""
        self.certain.setText(text)
        self.certain.setVisible(bool(text))

    def show_way_on(self, text: str, unkept: str) -> None:
        """Offer what the player can do about a verdict; say why none can be kept."""
        self.way_on.setText(text)
        self.way_on.setVisible(bool(text))
        self.unkept.setText(unkept)
        self.unkept.setVisible(bool(unkept))

    def show_note(self, text: str) -> None:
        """Say how a line is to be taken, or nothing."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def offer(self, best: str) -> None:
        """Offer to try this card, or nothing."""
        self.try_best.setText(translate("Study", "Tr&y {card}").format(card=best))
        self.try_best.setVisible(bool(best))

    def offer_answer(self) -> None:
        """Offer to tell the answer."""
        self.try_best.setText(translate("Study", "Show the &answer"))
        self.try_best.show()

    def stops(self) -> list[QWidget]:
        """Return what the Tab key goes round."""
        head: list[QWidget] = [self.way_on, self.try_best, *self.choices.buttons]
        here = self.tabs.currentWidget()
        if here is self.coach:
            return [self.tabs.tabBar(), *head]
        there = self.lines.stops() if self.lines is not None and here is self.lines else [here]
        return [*head, self.tabs.tabBar(), *there]

    def set_tight(self, tight: bool) -> None:
        """Put what is told of the step on a tab of its own, where all does not fit at once."""
        if tight == (self.tabs.indexOf(self.coach) >= 0):
            return
        if tight:
            self._column.removeWidget(self._head)
            self.coach.setWidget(self._head)
            self._add_tab(self.coach, translate("Study", "Coach"), at=0)
            self.tabs.setCurrentIndex(0)
        else:
            self.tabs.removeTab(self.tabs.indexOf(self.coach))
            self.coach.takeWidget()
            self._column.insertWidget(0, self._head)
        self._head.show()

    def set_low(self, low: bool) -> None:
        """Say less where there is little height."""
        self._low = low
        self.verdict.rows.most = FEW_ROWS if low else MOST_ROWS

    def make_room(self) -> None:
        """Leave out what happens where the coach says what it was worth, on a low page."""
        if self._low and not self.verdict.isHidden():
            self.happens.hide()

    def follow(self, step: int, *, knew: bool) -> None:
        """Tell of this step; `knew`: nothing that came later, but what is about to happen."""
        self.tricks.follow(step, knew=knew)
        self.happens.setText(" ".join(text for number, text in self._sentences if number == step))
        self.happens.setVisible(bool(self.happens.text()))
        self._step, self._knew = step, knew
        self._write_log()

    def _write_log(self) -> None:
        """Write the log up to where one stands, if it is the one that is seen."""
        step, knew = self._step, self._knew
        if self.tabs.currentWidget() is not self.log:
            return
        with QSignalBlocker(self.log):
            self.log.clear()
            last = None
            for number, text in self._sentences:
                if knew and number >= step:
                    break
                item = QListWidgetItem(text)
                item.setData(Qt.ItemDataRole.UserRole, max(number, 0))
                self.log.addItem(item)
                if number < step:
                    last = item
            if last is not None:
                self.log.setCurrentItem(last)
                self.log.scrollToItem(last)

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen.emit(int(item.data(Qt.ItemDataRole.UserRole)))


def _words() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.hide()
    return label


def _sentences(deal: DealReplay, match: ShownMatch) -> list[tuple[int, str]]:
    """Return what happened in the deal, each sentence with its step; -1 before the first."""
    found: list[tuple[int, str]] = []
    view = deal.before_deal(match.viewer)
    parts = [(-1, deal.before()), *((n, deal.events(n)) for n in range(len(deal.steps)))]
    for number, events in parts:
        for event in events:
            seen = event.seen_by(match.viewer)
            if not isinstance(seen, BidSealed):  # that somebody is ready is no news here
                found += [(number, text) for text in told(seen, view, match)]
            seen.apply(view)
    return found
