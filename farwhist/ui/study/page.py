"""The page on which a finished deal is gone through step by step, in the place of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.judging.words import BLAME
from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult
from farwhist.ui.deck.deck import Deck
from farwhist.ui.facts import holding
from farwhist.ui.facts.deal_replay import DealReplay
from farwhist.ui.facts.shown_match import ShownMatch
from farwhist.ui.review import coach_words, moment_words
from farwhist.ui.review.board import StudyBoard
from farwhist.ui.review.coach import Coach, Coaching
from farwhist.ui.review.look import study_sheet
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.study.side_panel import SidePanel
from farwhist.ui.study.timeline import Timeline
from farwhist.ui.style.elided_label import ElidedLabel
from farwhist.ui.style.icons import IconName, icon
from farwhist.ui.style.page import WindowPage
from farwhist.ui.style.segments import Segments
from farwhist.ui.table.seating import others
from farwhist.ui.table.stage import Winner
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import deal_results

translate = QCoreApplication.translate

OPEN: Final = "open"
KNEW: Final = "knew"

PANEL: Final = (272, 320)
"""The width of the panel in a narrow window and in a wide one, in pixels at a text of 100 %."""

LOW: Final = 700
"""Below this height of the page, at a text of 100 %, the panel says less."""

NARROW: Final = 1180
"""Below this width the window is narrow."""


@dataclass(frozen=True)
class StudiedMatch:
    """The finished deals of a match, and how they are shown.

    Args:
        replay: returns the deal with this number of the match.
        results: the finished deals, first to last; `numbers` is what each is called.
        winner: tells who is taking a trick.
    """

    replay: Callable[[int], DealReplay]
    results: Sequence[DealResult]
    numbers: Sequence[int]
    shown: ShownMatch
    winner: Winner
    avatars: Sequence[int]


@dataclass(frozen=True)
class StudyLook:
    """How the table of the study looks, and which keys work there.

    Args:
        command_of: returns the commands that a pressed key stands for.
        keys_of: returns the keys of a command, as menus write them.
    """

    theme: Theme
    deck: Deck
    felt: str
    texture: bool
    text: float
    manner: holding.Manner
    command_of: Callable[[QKeyEvent], Sequence[CommandId]]
    keys_of: Callable[[CommandId], str]


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
        self.back = self._button(translate("Study", "&Back"), "leave_study", self.left.emit)
        self.title, self.about = ElidedLabel(), ElidedLabel()
        self.hands = Segments(
            {
                OPEN: translate("Study", "All hands open"),
                KNEW: translate("Study", "Only what you knew"),
            },
            translate("Study", "Cards that are shown"),
        )
        self.hands.show_value(OPEN)
        self.previous_deal = self._tool("up", "previous_deal", lambda: self._go_deal(-1))
        self.next_deal = self._tool("down", "next_deal", lambda: self._go_deal(1))
        self.play_on = self._button(
            translate("Study", "Play on &from here"), "play_from_here", self._play_on
        )
        self._why_not = ""
        self.panel = SidePanel(look.theme, look.text)
        self.timeline = Timeline(look.theme)
        self.timeline.setAccessibleName(translate("Study", "Steps of the deal"))
        self.timeline.set_scale(look.text)
        self.moment, self.count = ElidedLabel(), ElidedLabel()
        self.steppers = [
            self._tool("to_start", "deal_start", lambda: self.go(0)),
            self._tool("left", "step_back", lambda: self.go(self.step - 1)),
            self._tool("right", "step_on", lambda: self.go(self.step + 1)),
            self._tool("to_end", "deal_end", lambda: self.go(self.last)),
        ]
        self.previous_choice = self._button(
            translate("Study", "&Previous choice"), "previous_choice", lambda: self._go_own(-1)
        )
        self.next_choice = self._button(
            translate("Study", "&Next choice"), "next_choice", lambda: self._go_own(1)
        )
        self.next_slip = self._tool("mistake_on", "next_slip", lambda: self._go_slip(1))
        self.previous_slip = self._tool("mistake_back", "previous_slip", lambda: self._go_slip(-1))
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
            "open_hands": self._turn_hands,
            "play_from_here": self._play_on,
        }
        self._arrange()
        self.setStyleSheet(study_sheet(look.theme, look.text))
        self.hands.chosen.connect(self._show_hands)
        self.timeline.valueChanged.connect(self.go)
        self.panel.chosen.connect(self.go)
        if self.coach is not None:
            self.coach.judged.connect(self._show_judged)
        self._place = next(n for n, each in enumerate(match.results) if each.deal == deal)
        self._open()

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.deal.steps) - 1

    @property
    def knew(self) -> bool:
        """Whether only that is shown which the player knew then."""
        return self.hands.value == KNEW

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

    def _button(self, word: str, command: CommandId, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(word)
        button.setProperty("flat", False)
        button.setAutoDefault(False)
        button.setToolTip(self._look.keys_of(command))
        button.clicked.connect(lambda checked: act())
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        return button

    def _tool(self, name: IconName, command: CommandId, act: Callable[[], object]) -> QToolButton:
        names: dict[CommandId, str] = {
            "deal_start": translate("Study", "To the start"),
            "step_back": translate("Study", "One step back"),
            "step_on": translate("Study", "One step on"),
            "deal_end": translate("Study", "To the end"),
            "previous_deal": translate("Study", "Previous deal"),
            "next_deal": translate("Study", "Next deal"),
            "next_slip": translate("Study", "Next mistake"),
            "previous_slip": translate("Study", "Previous mistake"),
        }
        theme = self._look.theme
        button = QToolButton()
        button.setIcon(icon(name, theme.text, off=theme.off))
        side = round(18 * min(self._look.text, 1.5))
        button.setIconSize(QSize(side, side))
        button.setAccessibleName(names[command])
        keys = self._look.keys_of(command)
        button.setToolTip(f"{names[command]} ({keys})" if keys else names[command])
        button.clicked.connect(lambda checked: act())
        return button

    def _arrange(self) -> None:
        for strong, quiet in ((self.title, self.about), (self.moment, self.count)):
            strong.setProperty("strong", True)
            quiet.setProperty("quiet", True)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.board.view, 1)
        middle.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        column.addLayout(middle, 1)
        column.addWidget(self._foot())

    def _bar(self) -> QFrame:
        """Return what stands above the table."""
        bar = QFrame()
        bar.setProperty("studybar", True)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(self.back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.about)
        row.addLayout(words, 1)
        for part in (self.previous_deal, self.next_deal, self.hands, self.play_on):
            row.addWidget(part)
        return bar

    def _foot(self) -> QFrame:
        """Return what stands below the table."""
        foot = QFrame()
        foot.setProperty("studybar", True)
        strip = QHBoxLayout(foot)
        strip.setContentsMargins(12, 6, 12, 6)
        strip.setSpacing(12)
        self._left = QWidget()
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(2)
        tools = QHBoxLayout()
        tools.setSpacing(6)
        for tool in self.steppers:
            tools.addWidget(tool)
        tools.addStretch(1)
        left.addLayout(tools)
        left.addWidget(self.moment)
        left.addWidget(self.count)
        left.addStretch(1)
        strip.addWidget(self._left)
        strip.addWidget(self.timeline, 1)
        choices = QVBoxLayout()
        choices.setSpacing(6)
        for button in (self.next_choice, self.previous_choice):
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            choices.addWidget(button)
        strip.addLayout(choices)
        slips = QVBoxLayout()
        slips.setSpacing(6)
        for tool in (self.next_slip, self.previous_slip):
            slips.addWidget(tool)
            if self.coach is None:
                tool.hide()
        strip.addLayout(slips)
        return foot

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        usual = PANEL[0] if self.width() < NARROW else PANEL[1]
        wide = min(round(usual * self._look.text), round(0.36 * self.width()))
        self.panel.setFixedWidth(wide)
        self.panel.set_low(self.height() < LOW * self._look.text)
        self._left.setFixedWidth(round(0.62 * wide))

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
        self.title.setText(title.format(deal=deal_results.summary_title(result, number)))
        bid = result.bids[viewer] is not None or result.void
        self.about.setText(deal_results.outcome(result, viewer) if bid else "")
        self.about.setVisible(bid)
        self.previous_deal.setEnabled(self._place > 0)
        self.next_deal.setEnabled(self._place < len(self._match.results) - 1)
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
            self._show_slips()

    def _verdict(self) -> Verdict | None:
        """Return what the coach found of the choice that is looked at."""
        return None if self.coach is None else self.coach.verdicts.get(self.step)

    def _slips(self) -> list[int]:
        """Return the own choices that surely lost something."""
        found = {} if self.coach is None else self.coach.verdicts
        return [step for step in sorted(found) if found[step].word in BLAME]

    def _show_slips(self) -> None:
        slips = self._slips()
        self.next_slip.setEnabled(any(each > self.step for each in slips))
        self.previous_slip.setEnabled(any(each < self.step for each in slips))

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
        self._show_slips()
        words = moment_words.moment(self.deal, step, self._match.shown)
        self.moment.setText(words)
        self.count.setText(moment_words.counted(step, len(self.deal.steps)))
        own = self.deal.own(self._match.shown.viewer)
        self.next_choice.setEnabled(any(each > step for each in own))
        self.previous_choice.setEnabled(any(each < step for each in own))
        for number, tool in enumerate(self.steppers):
            tool.setEnabled(step > 0 if number < 2 else step < self.last)
        over = step == self.last
        self.play_on.setEnabled(not self._why_not and not over)
        keys = self._look.keys_of("play_from_here")
        self.play_on.setToolTip(self._why_not or keys)
        told = [f"{words}.", self.panel.happens.text()]
        if verdict is not None:
            told.append(coach_words.spoken(verdict))
        self.timeline.setAccessibleDescription(words)
        self.said.emit(" ".join(each for each in told if each))

    def _show_hands(self, value: str) -> None:
        self._show()

    def _play_on(self) -> None:
        if self.play_on.isEnabled():
            self.play_on_wanted.emit(self.deal.steps[self.step].moves)

    def _turn_hands(self) -> None:
        self.hands.buttons[OPEN if self.knew else KNEW].setChecked(True)

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
            self.back, self.previous_deal, self.next_deal, self.hands, self.play_on,
            self.panel.tabs.tabBar(),
            self.panel.tabs.currentWidget(), *self.steppers, self.timeline,
            self.next_choice, self.previous_choice, self.next_slip, self.previous_slip,
        ]  # fmt: skip
