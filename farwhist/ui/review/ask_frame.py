"""The parts of a page that asks and where they are: table, question, choices, and the keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.review.ask_choices import AskChoices
from farwhist.ui.review.ask_moment import AskLook
from farwhist.ui.review.board import StudyBoard
from farwhist.ui.review.look import study_sheet
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.style.layouts import FlowLayout
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.text import ElidedLabel

translate = QCoreApplication.translate

PANEL: Final = (280, 340)
"""The width of the panel in a narrow window and in a wide one, at a text of 100 %."""
NARROW: Final = 1180
SCROLLS: Final[Mapping[Qt.Key, QAbstractSlider.SliderAction]] = {
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""Keys that show more of the panel where it is longer than the page."""
LOW: Final = 700
"""Below this height, at a text of 100 %, less is said beside the table."""


class AskFrame(WindowPage):
    """Holds the parts of such a page, and does at a key what stands in `commands`.

    `left()` is emitted when the player is done.

    Attributes:
        valued: whether values stand above the own cards at times.
    """

    left = Signal()
    valued = False

    def __init__(self, look: AskLook, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("studybar", True)
        self.look = look
        self.commands: dict[CommandId, Callable[[], object]] = {}
        self.board = StudyBoard(
            look.theme,
            look.deck,
            felt=look.felt,
            texture=look.texture,
            valued=self.valued,
            parent=self,
        )
        self.board.stage.text_scale = look.text
        self.back = self.button(translate("Ask", "&Back"))
        self.back.clicked.connect(lambda checked: self.left.emit())
        self.title, self.about = ElidedLabel(), ElidedLabel()
        self.title.setText(title)
        self.question, self.memory, self.answer = QLabel(), QLabel(), QLabel()
        for label in (self.title, self.question, self.answer):
            label.setProperty("strong", True)
        self.about.setProperty("quiet", True)
        self.memory.setProperty("small", True)
        for label in (self.question, self.memory, self.answer):
            label.setWordWrap(True)
        self.offers = AskChoices(self.button)
        self.hands = self.button("")
        self.next = self.button(translate("Ask", "&Next question"))
        self.next.setProperty("primary", True)
        self.bar = QHBoxLayout()
        self.side = QVBoxLayout()
        self._arrange()
        self.setStyleSheet(study_sheet(look.theme, look.text))

    def button(self, words: str) -> QPushButton:
        """Return a button of the page."""
        button = QPushButton(words)
        button.setProperty("flat", False)
        button.setAutoDefault(False)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        return button

    # --- layout ---------------------------------------------------------------------------

    def _arrange(self) -> None:
        bar = QFrame()
        bar.setProperty("studybar", True)
        self.bar = row = QHBoxLayout(bar)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(self.back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.about)
        row.addLayout(words, 1)
        inner = QWidget()
        inner.setProperty("studybar", True)
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(10)
        asking = QFrame()
        asking.setProperty("verdict", True)
        within = QVBoxLayout(asking)
        within.setContentsMargins(12, 10, 12, 10)
        within.setSpacing(6)
        within.addWidget(self.question)
        within.addWidget(self.memory)
        for part in (asking, self.offers, self.answer):
            column.addWidget(part)
        column.addLayout(self.side)
        column.addStretch(1)
        self.panel = QScrollArea()
        self.panel.setWidgetResizable(True)
        self.panel.setFrameShape(QFrame.Shape.NoFrame)
        self.panel.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.panel.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panel.setWidget(inner)
        self.right = self._beside(self.panel)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.board.view, 1)
        middle.addWidget(self.right)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(bar)
        whole.addLayout(middle, 1)

    def _beside(self, panel: QWidget) -> QWidget:
        """Return what stands beside the table: the panel, and the buttons below that stay."""
        right, foot = QWidget(), QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        within = QVBoxLayout(foot)
        within.setContentsMargins(10, 6, 10, 10)
        buttons = QWidget()
        row = FlowLayout(buttons)
        row.addWidget(self.hands)
        row.addWidget(self.next)
        within.addWidget(buttons)
        column.addWidget(panel, 1)
        column.addWidget(foot)
        return right

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        usual = PANEL[0] if self.width() < NARROW else PANEL[1]
        wide = round(usual * self.look.text)
        self.right.setFixedWidth(min(wide, round(0.42 * self.width())))
        self.set_low(self.height() < LOW * self.look.text)

    def set_low(self, low: bool) -> None:
        """Say less beside the table where the page is low, or all of it again."""

    def claims(self, event: QKeyEvent) -> bool:
        return self._meant(event) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape; keys that nothing here uses end here: the table is not seen."""
        act = self._meant(event)
        if act is not None:
            act()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in SCROLLS:
            self.panel.verticalScrollBar().triggerAction(SCROLLS[Qt.Key(event.key())])
        else:
            self.offers.take_key(event)
        event.accept()

    def _meant(self, event: QKeyEvent) -> Callable[[], object] | None:
        found = (self.commands.get(each) for each in self.look.command_of(event))
        return next((act for act in found if act is not None), None)
