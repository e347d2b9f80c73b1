"""The study of one deal: walking through it, and what stands beside each step."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Card, Seat
from farwhist.engine.moves import Move
from farwhist.engine.position import DealResult
from farwhist.ui.features.study import lines_tree
from farwhist.ui.features.study.judged_page import JudgedPage
from farwhist.ui.review import card_values, coach_words
from farwhist.ui.review.board import counted, moment
from farwhist.ui.review.card_values import CardValue
from farwhist.ui.review.coach import Coaching
from farwhist.ui.review.page_style import BoardStyle
from farwhist.ui.review.studied import Studied
from farwhist.ui.review.trying import Trying
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.table.layout.measures import others
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.deals import last_trick
from farwhist.ui.voice.spoken import taken_trick
from farwhist.ui.wording import table_words
from farwhist.ui.wording.punctuation import labelled, sentence

translate = QCoreApplication.translate


def ahead(steps: Sequence[int], here: int, direction: int) -> int:
    """Return the nearest of some steps in a direction, 1 or -1; `here` where there is none."""
    found = [each for each in steps if (each - here) * direction > 0]
    if not found:
        return here
    return min(found) if direction > 0 else max(found)


def tricks(deal: DealReplay) -> list[int]:
    """Return the steps at which a trick begins, with the first and the last step of the deal."""
    steps = deal.steps
    firsts = [
        number
        for number, each in enumerate(steps)
        if each.trick and (number == 0 or steps[number - 1].trick != each.trick)
    ]
    return [0, *firsts, len(steps) - 1]


STEPPERS: Final[tuple[CommandId, ...]] = ("deal_start", "step_back", "step_on", "deal_end")


class DealPage(JudgedPage):
    """Shows one step of one deal of a match, or of a line that was tried in it.

    Signals:
        play_on_requested(moves): the match shall be played on after so many of its moves.
        mute_requested(): the sounds shall be switched off, or on again.
    """

    play_on_requested = Signal(int)
    mute_requested = Signal()

    def __init__(
        self,
        match: Studied,
        style: BoardStyle,
        deal: int,
        coaching: Coaching | None,
        *,
        trying: Trying | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(match, style, coaching, trying=trying, parent=parent)
        self._why_not = ""
        self._walked: Card | None = None
        self.commands |= {
            "leave_study": self._leave_line,
            "step_back": lambda: self.go(self.step - 1),
            "step_on": lambda: self.go(self.step + 1),
            "trick_back": lambda: self.go(ahead(tricks(self.deal), self.step, -1)),
            "trick_on": lambda: self.go(ahead(tricks(self.deal), self.step, 1)),
            "deal_start": lambda: self.go(0),
            "deal_end": lambda: self.go(self.last),
            "previous_choice": lambda: self.go(ahead(self._own(), self.step, -1)),
            "next_choice": lambda: self.go(ahead(self._own(), self.step, 1)),
            "next_slip": lambda: self.go(ahead(self._slips(), self.step, 1)),
            "previous_slip": lambda: self.go(ahead(self._slips(), self.step, -1)),
            "previous_deal": lambda: self._go_deal(-1),
            "next_deal": lambda: self._go_deal(1),
            "open_hands": self.bar.turn_hands,
            "fold_panel": self.bar.fold.toggle,
            "play_from_here": self._play_on,
            **self._ways_to_try(),
            "last_trick": self._tell_last_trick,
            "mute": self.mute_requested.emit,
        }
        self._connect()
        self._connect_lines()
        self._place = next((n for n, each in enumerate(match.results) if each.deal == deal), 0)
        self._open()

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.deal.steps) - 1

    @property
    def deal_number(self) -> int:
        """What the deal is called."""
        numbers = self._match.numbers
        return numbers[self._place] if numbers else self.board.position.place + 1

    @property
    def knew(self) -> bool:
        """Whether only that is shown which the player knew then."""
        return self.bar.knew

    def allow_playing_on(self, why_not: str) -> None:
        """Let the player play on from a step, or not, for the reason `why_not`."""
        self._why_not = why_not
        self._allow_playing_on()
        self._say_step()

    def leave(self) -> None:
        """Hold the keyboard no more, and let the coach rest: the page is about to go."""
        super().leave()
        if self.tries is not None:
            self.tries.stop()
        for each in (self.certain, self.coach):
            if each is not None:
                each.stop()
        if self.line_coach is not None:
            self.line_coach.pause()

    def go(self, step: int) -> None:
        """Show this step, or the nearest that there is."""
        step = min(max(step, 0), self.last)
        if step != self.step:
            self.step = step
            self._walked = None
            self._show()

    def go_to_move(self, move: int) -> None:
        """Show the step at which the move with this number of the match was made."""
        self.go(max((n for n, each in enumerate(self.deal.steps) if each.moves <= move), default=0))

    def go_to_event(self, event: int) -> None:
        """Show the step at which the event with this number of the match was brought about."""
        steps = self.deal.steps
        self.go(max((n for n, each in enumerate(steps) if each.event <= event), default=0))

    def _connect(self) -> None:
        bar, strip = self.bar, self.strip
        pairs: list[tuple[QAbstractButton, CommandId]] = [
            (bar.back, "leave_study"),
            (bar.previous_deal, "previous_deal"),
            (bar.next_deal, "next_deal"),
            (bar.play_on, "play_from_here"),
            (bar.to_match, "to_match"),
            (bar.all_play, "let_play_on"),
            (self.panel.try_best, "try_best"),
            *zip(strip.steppers, STEPPERS, strict=True),
            (strip.previous_choice, "previous_choice"),
            (strip.next_choice, "next_choice"),
            (strip.next_slip, "next_slip"),
            (strip.previous_slip, "previous_slip"),
        ]
        for button, command in pairs:
            button.clicked.connect(partial(self._do, command))
        bar.play_on_too.triggered.connect(lambda checked: self._play_on())
        bar.hands.chosen.connect(self._show_hands)
        bar.seats.chosen.connect(self.judge_seat)
        if self.coach is not None and self._match.asked is None:
            bar.seats.show_players(self._match.shown.names, self._order())
        self.timeline.valueChanged.connect(self.go)
        self.panel.chosen.connect(self.go)

    def asked_for(self) -> str:
        return sentence(self.strip.moment.text())

    def show_answer(self, text: str) -> None:
        self.strip.count.setText(text)

    def playable(self) -> set[Card]:
        return set(self._moves_by_card())

    @property
    def _calls(self) -> bool:
        """Whether a call is due at this step where nobody has made one."""
        return False

    def _tell_last_trick(self) -> None:
        """Say who took the last trick before this step, and its cards."""
        view, shown = self.board.state.view, self._match.shown
        taken = last_trick(view)
        if taken is None:
            self.tell(translate("Menu", "Available when a trick has been taken"))
            return
        number, winner = len(view.tricks), shown.names[taken.winner]
        yours = taken.winner == shown.viewer
        title = table_words.trick_title(number, view.deal_tricks, winner, yours=yours)
        self.tell(taken_trick(taken, title, shown.viewer, shown.names))

    def _do(self, command: CommandId, checked: bool = False) -> None:
        self.commands[command]()

    # --- what is shown ------------------------------------------------------------------------

    def _open(self) -> None:
        """Show the deal that is chosen."""
        number = self._match.deal_at(self._place)
        self.deal = self._match.replay(number)
        self._played = self.deal
        if self.tries is not None:
            self.tries.open_deal(number)
        if self.certain is not None:
            self.certain.forget()
        self._show_deal()
        self.bar.previous_deal.setEnabled(self._place > 0)
        self.bar.next_deal.setEnabled(self._place < len(self._match.results) - 1)
        self._begin()
        self._show()

    def _begin(self) -> None:
        """Go to the first choice that is judged, and let the coach look at all of them."""
        self.step = next(iter(self._own()), 0)
        self._let_judge()

    def _let_judge(self) -> None:
        """Let the coach look at the choices of the seat that is judged."""
        if self.coach is not None:
            self.coach.study(self.deal, self.judged)
            self.timeline.show_verdicts(self.coach.verdicts)

    def judge_seat(self, seat: Seat) -> None:
        """Judge the choices of this seat, with all hands open where it is another player's."""
        if self.coach is None or seat == self.judged or self._line is not None:
            return
        self.judged = seat
        self.bar.seats.mark(seat)
        if self._other_name and self.knew:
            self.bar.show_open()
        step = self.step
        self._show_deal()
        self._let_judge()
        self.step = step
        self._show()

    def _order(self) -> list[Seat]:
        """Return the seats, the own one first."""
        shown = self._match.shown
        return [shown.viewer, *others(shown.viewer, len(shown.names))]

    def _show_deal(self) -> None:
        """Show what holds for all steps of the deal, in the match or in a line."""
        shown, line = self._match.shown, self._line
        with QSignalBlocker(self.timeline):
            if line is None:
                self.timeline.show_deal(self.deal, self.judged)
            else:
                self.timeline.show_line(self.deal, shown.viewer, self._left_match)
        self.panel.show_deal(self.deal, shown, self._order())
        title, about = self._titles()
        self.bar.name(title, about)
        self.bar.show_trying(line is not None)
        self.frame_felt(framed=line is not None)
        if self.tries is not None and self.panel.lines is not None:
            result = self._match.result_at(self._place)
            self.panel.lines.show_lines(self.tries, self._played, shown.viewer, result)

    def _show(self) -> None:
        step = self.step
        with QSignalBlocker(self.timeline):
            self.timeline.setValue(step)
        self.timeline.set_knew(self.knew)
        verdict = self._verdict()
        values = self._values(verdict)
        waits = self._waits_for()
        self.board.show_step(
            self.deal,
            step,
            knew=self.knew,
            values=values,
            outlined=card_values.outlines(values, self.board_style.theme),
            raised=self._walked,
            due=waits,
            calls=self._calls,
        )
        self._offer(verdict)
        self.panel.follow(step, knew=self.knew)
        self._show_verdict()
        words = moment(self.deal, step, self._match.shown)
        if waits is not None:
            trick = self._open_trick()
            words = lines_tree.waits(trick, waits, self._match.shown)
        self._tell_curves()
        self.strip.moment.setText(words)
        self.strip.count.setText(counted(step, len(self.deal.steps)))
        own = self._own()
        self.strip.show_where(step, self.last, own, self._slips())
        self._allow_playing_on()
        self.timeline.setAccessibleDescription(words)
        self._say_step()

    def _allow_playing_on(self) -> None:
        allowed = not self._why_not and self.step < self.last
        keys = self.board_style.keys_of("play_from_here")
        self.bar.allow_playing_on(self._why_not or keys, allowed=allowed)

    def introduction(self) -> str:
        return f"{sentence(self._titles()[0])} {self._step_words()}"

    def _say_step(self) -> None:
        self.said.emit(self._step_words())

    def _step_words(self) -> str:
        """Return what happens at this step, and what the coach says of it, as it is read aloud."""
        verdict = self._verdict()
        told = [sentence(self.strip.moment.text()), self.panel.happens.text()]
        if verdict is not None:
            told.append(self._spoken(verdict))
        if self._state() in ("failed", "stopped", "battery"):
            told.append(self.panel.verdict.why.text())
        elif self._state() == "stale":
            told.append(sentence(coach_words.older()))
        return " ".join(each for each in told if each)

    def _spoken(self, verdict: Verdict) -> str:
        name = self._other_name
        told = coach_words.spoken(verdict, self._fell(), name)
        return labelled(name, told) if name else told

    def _show_hands(self, value: str) -> None:
        if self.knew:
            self.judge_seat(self._match.shown.viewer)
        self._show()

    def _play_on(self) -> None:
        if self.bar.play_on.isEnabled():
            self.play_on_requested.emit(self.deal.steps[self.step].moves)

    def _own(self) -> list[int]:
        """Return the steps of the choices that are judged."""
        return self.deal.own(self.judged)

    def _result(self) -> DealResult | None:
        return self._match.result_at(self._place)

    def _go_deal(self, direction: int) -> None:
        place = self._place + direction
        if 0 <= place < len(self._match.results):
            self._place = place
            self._open()

    # --- what is tried, which `StudyPage` knows -----------------------------------------------

    @abstractmethod
    def tell(self, text: str) -> None:
        """Say something in the strip, and aloud."""

    @abstractmethod
    def _moves_by_card(self) -> dict[Card, Move]:
        """Return the cards of the hand that can be tried here."""

    @abstractmethod
    def _ways_to_try(self) -> Mapping[CommandId, Callable[[], object]]:
        """Return what is done at the commands with which something is tried."""

    @abstractmethod
    def _connect_lines(self) -> None:
        """Listen to what is tried."""

    @abstractmethod
    def _leave_line(self) -> None:
        """Go back to the match, or from there to where the player came from."""

    @abstractmethod
    def _titles(self) -> tuple[str, str]:
        """Return the title of what is looked at, and what stands below it."""

    @abstractmethod
    def _waits_for(self) -> Seat | None:
        """Return who has still to choose at the end of a line, None elsewhere."""

    @abstractmethod
    def _open_trick(self) -> int:
        """Return the trick that is played at the end of a line, 0 before the first card."""

    @abstractmethod
    def _values(self, verdict: Verdict | None) -> Mapping[Card, CardValue]:
        """Return what stands above the own cards."""

    @abstractmethod
    def _offer(self, verdict: Verdict | None) -> None:
        """Offer what else could be chosen at this step, and tell what was certain."""
