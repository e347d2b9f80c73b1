"""The page of the study with what the coach finds: its parts, and where they are."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from farwhist.bots.judging.verdict import BLAME, Verdict
from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult
from farwhist.ui.features.study.bar import StudyBar
from farwhist.ui.features.study.side_panel import SidePanel
from farwhist.ui.features.study.strip import StudyStrip
from farwhist.ui.review import coach_words
from farwhist.ui.review.board import BoardPage
from farwhist.ui.review.coach import ChoiceState, Coach, Coaching
from farwhist.ui.review.coach_words import Fell, fell, off_bid
from farwhist.ui.review.line_coach import LineCoach, OpenCardResult
from farwhist.ui.review.page_style import BoardStyle, board_sheet
from farwhist.ui.review.studied import Studied
from farwhist.ui.review.trying import Tries, Trying
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.tried_lines import TriedLine
from farwhist.ui.wording.punctuation import labelled

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


class StudyFrame(BoardPage):
    """Holds the parts of the study.

    Args:
        valued: whether values stand above the own cards at times.
        trying: whether other moves can be tried.
    """

    def __init__(
        self, style: BoardStyle, *, valued: bool, trying: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, translate("Study", "Study"), valued=valued, parent=parent)
        self.setObjectName("study")
        set_help_anchor(self, "study#study")
        self.bar, self.strip = StudyBar(style), StudyStrip(style)
        self.timeline = self.strip.timeline
        self.panel = SidePanel(style, trying=trying)
        self._frame = QWidget()
        self._arrange()
        self.bar.fold.toggled.connect(self._fold)
        self.setStyleSheet(board_sheet(style))

    @property
    def match_title(self) -> str:
        return self.board.state.match.title

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
        filled(QVBoxLayout(self._frame), self.board.view, margins=0)
        middle.addWidget(self._frame, 1)
        middle.addWidget(self.panel)
        filled(QVBoxLayout(self), self.bar, (middle, 1), self.strip, margins=0, spacing=0)

    def _fold(self, folded: bool) -> None:
        """Leave the whole width to the table, or not."""
        if folded and self.panel.isAncestorOf(self.focusWidget()):
            self.timeline.setFocus()
        self.panel.setVisible(not folded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        usual = PANEL[0] if self.width() < NARROW else PANEL[1]
        wide = min(round(usual * self.board_style.text), round(0.36 * self.width()))
        self.panel.setFixedWidth(wide)
        self.panel.set_low(self.height() < LOW * self.board_style.text)
        self.panel.set_tight(self.height() < TIGHT * self.board_style.text)
        self.bar.set_narrow(self.width() < NARROW * self.board_style.text)
        self.bar.set_crowded(self.width() < CROWDED * self.board_style.text)
        self.strip.set_left(round(0.75 * wide))
        self.strip.set_tall(self.height() >= LOW * self.board_style.text)

    def stops(self) -> list[QWidget]:
        return [*self.bar.stops(), *self.panel.stops(), *self.strip.stops()]


class JudgedPage(StudyFrame):
    """Tells of the step that is looked at what the coach found of it.

    Attributes:
        judged: whose choices the coach judges: the own seat's, unless the player asks for another.
    """

    def __init__(
        self,
        match: Studied,
        style: BoardStyle,
        coaching: Coaching | None,
        *,
        trying: Trying | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            style, valued=coaching is not None, trying=trying is not None, parent=parent
        )
        self._match = match
        self.coach = None if coaching is None else Coach(coaching, self)
        self.judged: Seat = match.shown.viewer
        self.step = 0
        self.board.set_match(match.shown, manner=style.hand_order)
        self.tries = None if trying is None else Tries(trying, match.shown.viewer, self)
        self.certain = (
            None if trying is None else OpenCardResult(trying.expert, trying.adviser, self)
        )
        self.line_coach: LineCoach | None = None
        if self.tries is not None and coaching is not None:
            tries = self.tries
            self.line_coach = LineCoach(coaching, lambda: not tries.thinks, self)
        self._left_match = 0
        self.deal: DealReplay
        if self.coach is None:
            self.strip.without_coach()
        else:
            self.coach.judged.connect(self._show_judged)
        self.panel.way_on.clicked.connect(lambda checked: self._take_way_on())

    def _show_judged(self, step: int) -> None:
        """Take in that the coach has looked at another choice."""
        assert self.coach is not None
        if self._line is not None:
            return
        self.timeline.show_verdicts(self.coach.verdicts)
        if step == self.step or not self._verdict() or not self.coach.waiting:
            self._show()
        else:
            self.strip.show_slips(self.step, self._slips())

    @property
    def _line(self) -> TriedLine | None:
        """The line that is looked at."""
        return None if self.tries is None else self.tries.line

    def _verdict(self) -> Verdict | None:
        """Return what the coach found of the choice that is looked at."""
        if self._line is not None and self.step >= self._left_match:
            return self._tried_verdict(self.step)
        return None if self.coach is None else self.coach.verdicts.get(self.step)

    def _own_verdict(self) -> Verdict | None:
        """Return the verdict where it is on a choice of the player's own."""
        return None if self._other_name else self._verdict()

    @property
    def _other_name(self) -> str:
        """Who is judged, if that is another player."""
        shown = self._match.shown
        return "" if self.judged == shown.viewer else shown.names[self.judged]

    def _fell(self) -> Fell:
        """Return how it fell after the choice, once all are judged; it shows what came later."""
        coach, result = self.coach, self._result()
        if coach is None or self._line is not None or result is None or self.bar.knew:
            return ""
        if coach.waiting or coach.failed:
            return ""
        return fell(coach.verdicts, self.step, off_bid(result, self.judged))

    def _slips(self) -> list[int]:
        """Return the own choices that surely lost something."""
        found = {} if self.coach is None else self.coach.verdicts
        return [step for step in sorted(found) if found[step].word in BLAME]

    def _show_verdict(self) -> None:
        """Show what the coach found of this choice, or why there is nothing."""
        card, verdict = self.panel.verdict, self._verdict()
        state = self._state()
        told = ""
        if verdict is not None:
            foot = coach_words.older() if state == "stale" else ""
            card.show_verdict(verdict, foot=foot, fell=self._fell(), name=self._other_name)
        elif self.coach is not None:
            done, left = len(self.coach.verdicts), len(self.coach.waiting)
            count = done + left + len(self.coach.failed)
            told = coach_words.not_judged(state, done, count, self._other_name)
            if self._line is None:
                told = coach_words.not_own(self.deal.maker(self.step, self.judged)) or told
            card.show_work(told)
        card.setVisible(verdict is not None or bool(told))
        self.panel.show_way_on(coach_words.way_on(state), self.coach.unkept if self.coach else "")
        self.panel.make_room()

    def _state(self) -> ChoiceState:
        """Return how far the choice that is looked at is judged."""
        return "" if self.coach is None or self._line is not None else self.coach.state(self.step)

    def _take_way_on(self) -> None:
        """Do what is offered beside the verdict."""
        if self.coach is not None:
            state = self._state()
            if state == "running":
                self.coach.stop_judging()
            elif state in ("stale", "failed"):
                self.coach.judge_again()
            else:
                self.coach.go_on()
            self.timeline.show_verdicts(self.coach.verdicts)
            self._show()

    def _tell_curves(self) -> None:
        """Say which curve is which."""
        found = [each for each in self.timeline.curves.match.values() if not each.forced]
        shares = {each.share for each in found} - {"none"}
        title = coach_words.share_title(shares.pop()) if len(shares) == 1 else ""
        if title and self._other_name:
            title = labelled(self._other_name, title)
        self.strip.tell_curves(title, points=any(each.unit == "points" for each in found))

    @abstractmethod
    def _result(self) -> DealResult | None:
        """Return how the deal ended in the match, None where it has not."""

    @abstractmethod
    def _tried_verdict(self, step: int) -> Verdict | None:
        """Return what the coach found of a choice in a line, after that has left the match."""

    @abstractmethod
    def _show(self) -> None:
        """Show the step that is looked at."""
