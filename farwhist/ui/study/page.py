"""The page on which a finished deal is gone through step by step, in the place of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.judging.words import BLAME
from farwhist.engine.cards import Seat
from farwhist.ui.review import coach_words, moment_words
from farwhist.ui.review.board import StudyBoard
from farwhist.ui.review.coach import Coach, Coaching
from farwhist.ui.review.look import study_sheet
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.study.bar import StudyBar
from farwhist.ui.study.side_panel import SidePanel
from farwhist.ui.study.strip import StudyStrip
from farwhist.ui.study.studied_match import StudiedMatch, StudyLook
from farwhist.ui.style.page import WindowPage
from farwhist.ui.table.seating import others
from farwhist.ui.wording import deal_results

translate = QCoreApplication.translate

PANEL: Final = (272, 320)
"""The width of the panel in a narrow window and in a wide one, in pixels at a text of 100 %."""

LOW: Final = 700
"""Below this height of the page, at a text of 100 %, the panel says less."""

STEPPERS: Final[tuple[CommandId, ...]] = ("deal_start", "step_back", "step_on", "deal_end")

NARROW: Final = 1180
"""Below this width the window is narrow."""


class StudyPage(WindowPage):
    """Shows one step of one deal of a match.

    Signals:
        left(): the player is done.
        said(text): what a screen reader is to say.
        play_on_wanted(moves): the match shall be played on after so many of its moves.
    """

    left = Signal()
    said = Signal(str)
    play_on_wanted = Signal(int)

    def __init__(
        self,
        match: StudiedMatch,
        look: StudyLook,
        deal: int,
        coaching: Coaching | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("study")
        self.setAccessibleName(translate("Study", "Study"))
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("studybar", True)
        self._match = match
        self._look = look
        self.coach = None if coaching is None else Coach(coaching, self)
        self.step = 0
        self.board = StudyBoard(
            look.theme, look.deck, felt=look.felt, texture=look.texture, parent=self
        )
        self.board.stage.text_scale = look.text
        self.board.set_match(match.shown, match.winner, match.avatars, manner=look.manner)
        self.bar, self.strip = StudyBar(look), StudyStrip(look)
        self.timeline = self.strip.timeline
        self._why_not = ""
        self.panel = SidePanel(look.theme, look.text)
        if self.coach is None:
            self.strip.without_coach()
        self._actions: Mapping[CommandId, Callable[[], object]] = {
            "leave_study": self.left.emit,
            "step_back": lambda: self.go(self.step - 1),
            "step_on": lambda: self.go(self.step + 1),
            "trick_back": lambda: self._go_trick(-1),
            "trick_on": lambda: self._go_trick(1),
            "deal_start": lambda: self.go(0),
            "deal_end": lambda: self.go(self.last),
            "previous_choice": lambda: self._go_own(-1),
            "next_choice": lambda: self._go_own(1),
            "next_slip": lambda: self._go_slip(1),
            "previous_slip": lambda: self._go_slip(-1),
            "previous_deal": lambda: self._go_deal(-1),
            "next_deal": lambda: self._go_deal(1),
            "open_hands": self.bar.turn_hands,
            "play_from_here": self._play_on,
        }
        self._arrange()
        self.setStyleSheet(study_sheet(look.theme, look.text))
        self._connect()
        self._place = next(n for n, each in enumerate(match.results) if each.deal == deal)
        self._open()

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.deal.steps) - 1

    @property
    def knew(self) -> bool:
        """Whether only that is shown which the player knew then."""
        return self.bar.knew

    def start(self) -> None:
        """Take the keyboard."""
        self.timeline.setFocus()

    def allow_playing_on(self, why_not: str) -> None:
        """Let the player play on from a step, or not, for the reason `why_not`."""
        self._why_not = why_not
        self._show()

    def leave(self) -> None:
        """Hold the keyboard no more, and let the coach rest: the page is about to go."""
        super().leave()
        if self.coach is not None:
            self.coach.stop()

    def go(self, step: int) -> None:
        """Show this step, or the nearest that there is."""
        step = min(max(step, 0), self.last)
        if step != self.step:
            self.step = step
            self._show()

    def go_to_move(self, move: int) -> None:
        """Show the step at which the move with this number of the match was made."""
        self.go(max((n for n, each in enumerate(self.deal.steps) if each.moves <= move), default=0))

    # --- layout -------------------------------------------------------------------------------

    def _arrange(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.board.view, 1)
        middle.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(middle, 1)
        column.addWidget(self.strip)

    def _connect(self) -> None:
        bar, strip = self.bar, self.strip
        pairs: list[tuple[QAbstractButton, CommandId]] = [
            (bar.back, "leave_study"),
            (bar.previous_deal, "previous_deal"),
            (bar.next_deal, "next_deal"),
            (bar.play_on, "play_from_here"),
            *zip(strip.steppers, STEPPERS, strict=True),
            (strip.previous_choice, "previous_choice"),
            (strip.next_choice, "next_choice"),
            (strip.next_slip, "next_slip"),
            (strip.previous_slip, "previous_slip"),
        ]
        for button, command in pairs:
            button.clicked.connect(partial(self._do, command))
        bar.hands.chosen.connect(self._show_hands)
        self.timeline.valueChanged.connect(self.go)
        self.panel.chosen.connect(self.go)
        if self.coach is not None:
            self.coach.judged.connect(self._show_judged)

    def _do(self, command: CommandId, checked: bool = False) -> None:
        self._actions[command]()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        usual = PANEL[0] if self.width() < NARROW else PANEL[1]
        wide = min(round(usual * self._look.text), round(0.36 * self.width()))
        self.panel.setFixedWidth(wide)
        self.panel.set_low(self.height() < LOW * self._look.text)
        self.strip.set_left(round(0.62 * wide))

    # --- what is shown ------------------------------------------------------------------------

    def _open(self) -> None:
        """Show the deal that is chosen, from its first own choice on."""
        result = self._match.results[self._place]
        shown = self._match.shown
        self.deal = self._match.replay(result.deal)
        viewer = shown.viewer
        order: list[Seat] = [viewer, *others(viewer, len(shown.names))]
        self.timeline.blockSignals(True)
        self.timeline.show_deal(self.deal, viewer)
        self.timeline.blockSignals(False)
        self.panel.show_deal(self.deal, shown, order)
        number = self._match.numbers[self._place]
        title = translate("Study", "Study · {deal}")
        self.bar.title.setText(title.format(deal=deal_results.summary_title(result, number)))
        bid = result.bids[viewer] is not None or result.void
        self.bar.about.setText(deal_results.outcome(result, viewer) if bid else "")
        self.bar.about.setVisible(bid)
        self.bar.previous_deal.setEnabled(self._place > 0)
        self.bar.next_deal.setEnabled(self._place < len(self._match.results) - 1)
        self.step = next(iter(self.deal.own(viewer)), 0)
        if self.coach is not None:
            self.coach.study(self.deal, viewer)
            self.timeline.show_verdicts(self.coach.verdicts)
        self._show()

    def _show_judged(self, step: int) -> None:
        """Take in that the coach has looked at another choice."""
        assert self.coach is not None
        self.timeline.show_verdicts(self.coach.verdicts)
        if step == self.step or not self._verdict():
            self._show()
        else:
            self.strip.show_slips(self.step, self._slips())

    def _verdict(self) -> Verdict | None:
        """Return what the coach found of the choice that is looked at."""
        return None if self.coach is None else self.coach.verdicts.get(self.step)

    def _slips(self) -> list[int]:
        """Return the own choices that surely lost something."""
        found = {} if self.coach is None else self.coach.verdicts
        return [step for step in sorted(found) if found[step].word in BLAME]

    def _show_verdict(self) -> None:
        """Show what the coach found of this choice, or that it is still at work."""
        card, verdict = self.panel.verdict, self._verdict()
        waits = [] if self.coach is None else self.coach.waiting
        if verdict is not None:
            card.show_verdict(verdict)
        elif self.step in waits:
            done = len(self.coach.verdicts) if self.coach is not None else 0
            text = translate("Coach", "The coach looks at your {count} choices: {done}")
            card.show_work(text.format(count=done + len(waits), done=done))
        card.setVisible(verdict is not None or self.step in waits)
        self.panel.make_room()

    def _show(self) -> None:
        step = self.step
        with QSignalBlocker(self.timeline):
            self.timeline.setValue(step)
        self.timeline.update()
        verdict = self._verdict()
        chips = {} if verdict is None else coach_words.chips(verdict)
        self.board.show_step(self.deal, step, knew=self.knew, chips=chips)
        self.panel.follow(step, knew=self.knew)
        self._show_verdict()
        words = moment_words.moment(self.deal, step, self._match.shown)
        self.strip.moment.setText(words)
        self.strip.count.setText(moment_words.counted(step, len(self.deal.steps)))
        own = self.deal.own(self._match.shown.viewer)
        self.strip.show_where(step, self.last, own, self._slips())
        over = step == self.last
        self.bar.play_on.setEnabled(not self._why_not and not over)
        keys = self._look.keys_of("play_from_here")
        self.bar.play_on.setToolTip(self._why_not or keys)
        told = [f"{words}.", self.panel.happens.text()]
        if verdict is not None:
            told.append(coach_words.spoken(verdict))
        self.timeline.setAccessibleDescription(words)
        self.said.emit(" ".join(each for each in told if each))

    def _show_hands(self, value: str) -> None:
        self._show()

    def _play_on(self) -> None:
        if self.bar.play_on.isEnabled():
            self.play_on_wanted.emit(self.deal.steps[self.step].moves)

    def _go_own(self, way: int) -> None:
        """Go to the next own choice, or the previous one."""
        own = self.deal.own(self._match.shown.viewer)
        ahead = [each for each in own if (each - self.step) * way > 0]
        if ahead:
            self.go(min(ahead) if way > 0 else max(ahead))

    def _go_slip(self, way: int) -> None:
        """Go to the next own choice that lost something, or the previous one."""
        ahead = [each for each in self._slips() if (each - self.step) * way > 0]
        if ahead:
            self.go(min(ahead) if way > 0 else max(ahead))

    def _go_trick(self, way: int) -> None:
        """Go to the first card of the next trick, or of the one before."""
        firsts = [0, self.last]
        steps = self.deal.steps
        for number, each in enumerate(steps):
            if each.trick and (number == 0 or steps[number - 1].trick != each.trick):
                firsts.append(number)
        ahead = [each for each in firsts if (each - self.step) * way > 0]
        if ahead:
            self.go(min(ahead) if way > 0 else max(ahead))

    def _go_deal(self, way: int) -> None:
        place = self._place + way
        if 0 <= place < len(self._match.results):
            self._place = place
            self._open()

    # --- the keyboard -------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claim the keys of the study before the shortcuts of the window do."""
        claimed = event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if claimed and isinstance(event, QKeyEvent) and self._meant(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = self._meant(event)
        if act is not None:
            act()
        event.accept()  # the table below is not seen

    def _meant(self, event: QKeyEvent) -> Callable[[], object] | None:
        found = (self._actions.get(each) for each in self._look.command_of(event))
        return next((act for act in found if act is not None), None)

    def stops(self) -> list[QWidget]:
        return [
            *self.bar.stops(),
            self.panel.tabs.tabBar(),
            self.panel.tabs.currentWidget(),
            *self.strip.stops(),
        ]
