"""The parts of the study and where they are: bar, felt, panel and strip, and the keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from farwhist.ui.features.study.bar import StudyBar
from farwhist.ui.features.study.side_panel import SidePanel
from farwhist.ui.features.study.strip import StudyStrip
from farwhist.ui.features.study.studied_match import StudyLook
from farwhist.ui.review.board import StudyBoard
from farwhist.ui.review.look import study_sheet
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.page import WindowPage

translate = QCoreApplication.translate

PANEL: Final = (272, 320)
"""The width of the panel in a narrow window and in a wide one, in pixels at a text of 100 %."""

FRAME: Final = 4
"""How wide the frame round the felt is while a line is tried, in pixels."""

LOW: Final = 700
"""Below this height of the page, at a text of 100 %, the panel says less."""

TIGHT: Final = 640
"""Below this height, at a text of 100 %, the coach has a tab of its own."""

NARROW: Final = 1180
"""Below this width the window is narrow."""

CROWDED: Final = 600
"""Below this width, at a text of 100 %, the bar holds only what is needed most."""


class StudyFrame(WindowPage):
    """Holds the parts of the study, and does at a key what its owner has set for it.

    Args:
        valued: whether values stand above the own cards at times.
        trying: whether other moves can be tried.
    """

    def __init__(
        self, look: StudyLook, *, valued: bool, trying: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("study")
        set_help_anchor(self, "study#study")
        self.setAccessibleName(translate("Study", "Study"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("studybar", True)
        self._look = look
        self._actions: Mapping[CommandId, Callable[[], object]] = {}
        self.board = StudyBoard(
            look.theme,
            look.deck,
            felt=look.felt,
            texture=look.texture,
            valued=valued,
            parent=self,
        )
        self.board.stage.text_scale = look.text
        self.bar, self.strip = StudyBar(look), StudyStrip(look)
        self.timeline = self.strip.timeline
        self.panel = SidePanel(look, trying=trying)
        self._frame = QWidget()
        self._arrange()
        self.bar.fold.toggled.connect(self._fold)
        self.setStyleSheet(study_sheet(look.theme, look.text))

    @property
    def match_title(self) -> str:
        return self.board.stage.match.title

    def start(self) -> None:
        """Take the keyboard."""
        self.timeline.setFocus()

    def frame_felt(self, *, framed: bool) -> None:
        """Put a frame round the felt, or take it away."""
        edge = FRAME if framed else 0
        inside = self._frame.layout()
        assert inside is not None
        inside.setContentsMargins(edge, edge, edge, edge)

    # --- layout -------------------------------------------------------------------------------

    def _arrange(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        self._frame.setProperty("feltframe", True)
        self._frame.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        inside = QVBoxLayout(self._frame)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.board.view)
        middle.addWidget(self._frame, 1)
        middle.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(middle, 1)
        column.addWidget(self.strip)

    def _fold(self, folded: bool) -> None:
        """Leave the whole width to the table, or not."""
        if folded and self.panel.isAncestorOf(self.focusWidget()):
            self.timeline.setFocus()
        self.panel.setVisible(not folded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        usual = PANEL[0] if self.width() < NARROW else PANEL[1]
        wide = min(round(usual * self._look.text), round(0.36 * self.width()))
        self.panel.setFixedWidth(wide)
        self.panel.set_low(self.height() < LOW * self._look.text)
        self.panel.set_tight(self.height() < TIGHT * self._look.text)
        self.bar.set_narrow(self.width() < NARROW * self._look.text)
        self.bar.set_crowded(self.width() < CROWDED * self._look.text)
        self.strip.set_left(round(0.62 * wide))
        self.strip.set_tall(self.height() >= LOW * self._look.text)

    # --- the keyboard -------------------------------------------------------------------------

    def claims(self, event: QKeyEvent) -> bool:
        return self._meant(event) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = self._meant(event)
        if act is not None:
            act()
        event.accept()  # the table below is not seen

    def _meant(self, event: QKeyEvent) -> Callable[[], object] | None:
        found = (self._actions.get(each) for each in self._look.command_of(event))
        return next((act for act in found if act is not None), None)

    def stops(self) -> list[QWidget]:
        return [*self.bar.stops(), *self.panel.stops(), *self.strip.stops()]
