"""The coach looks at each move before it is made, and gives back what surely loses too much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from farwhist.bots.judging.verdict import BLAME, WORDS, Verdict, Word
from farwhist.bots.thinking.judging import JudgeTask, verdict_of
from farwhist.bots.thinking.task import Terms
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Discard, Give, Keep, Move, Refuse
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.match.thinking import Adviser, Cancel
from farwhist.ui.panels.bidding import QuestionPanel
from farwhist.ui.panels.panel import on_click
from farwhist.ui.review import coach_words
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.verdict_card import draw_mark
from farwhist.ui.services.requests import CloseHint
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import Teaches
from farwhist.ui.settings.keymap import Press
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import filled
from farwhist.ui.table.theme import Theme
from farwhist.ui.voice.announcer import Kind
from farwhist.ui.wording.number_words import points_text

translate = QCoreApplication.translate

WORK: Final = 300, 1000, 100
"""How much is done for a move: see `farwhist.bots.judging.coach.Work`."""

PATIENCE: Final = 2000
"""After so many milliseconds a move is made without a verdict."""


class Takeback(QObject):
    """Holds a move of the player until the coach has looked at it.

    Each choice is held at most once, so a move that was given back can still be made. Nothing is
    held in a lesson, where hints are not allowed, where several people play, of what the coach
    does not judge, and of cards that are laid or given away, or drawn.

    Signals:
        began(): a move is held for the first time; with that the match is an assisted one.
        given_back(verdict): the player must say whether it is made.
        dropped(): what was held is of no more use, as another position is shown.
        again(): the player wants to choose again.

    Args:
        least: returns from which word on a move is given back, None for never.
        adviser: returns who works verdicts out.
    """

    began = Signal()
    given_back = Signal(object)
    dropped = Signal()
    again = Signal()

    def __init__(
        self,
        runner: MatchRunner,
        *,
        least: Callable[[], Word | None],
        adviser: Callable[[], Adviser],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._runner = runner
        self._least = least
        self._adviser = adviser
        self._held: Move | None = None
        self._seen: object = None
        self._told = ""
        self._cancel: Cancel | None = None
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self.keep)

    @property
    def holding(self) -> bool:
        """Whether a move is held now."""
        return self._held is not None

    def wants(self, move: Move) -> bool:
        """Whether this move of the player is to be held."""
        return self._decision(move) is not None

    def hold(self, move: Move) -> None:
        """Look at a move that is wanted: make it, or have it given back."""
        decision, runner = self._decision(move), self._runner
        match, setting = runner.match, runner.setting
        assert decision is not None and match is not None
        self._held, self._seen, self._told = move, self._choice(decision), ""
        runner.assist()
        self.began.emit()
        from farwhist.analysis.opponents import level_met  # only where one thinks

        changes = tuple(sorted(setting.changes.items()))
        met = level_met(setting, decision.seat, len(match.moves))
        terms = Terms(setting.preset, setting.seats, met, changes)
        task = JudgeTask.of(terms, match.view(decision.seat), decision, move, WORK)
        self._patience.start(PATIENCE)
        self._cancel = self._adviser().advise(task, self._hear)

    def keep(self) -> None:
        """Make the move that is held."""
        move = self._held
        self._end()
        if move is None:
            return
        decision = self._open()
        if decision is not None and move in decision.moves:
            self._runner.submit(move)
        else:
            self.again.emit()

    def take_back(self) -> None:
        """Let the player choose again."""
        if self._held is not None:
            self._end()
            self.again.emit()

    def drop(self) -> None:
        """Forget what is held: it is not asked for any more."""
        if self._held is not None:
            self._end()
            self.dropped.emit()

    def forget(self) -> None:
        """Forget what is held, and which choice was looked at: another position is shown."""
        self._seen = None
        self.drop()

    def _decision(self, move: Move) -> Decision | None:
        """Return the choice of a move that is to be held; None where it is not."""
        runner, decision = self._runner, self._open()
        if decision is None or self._least() is None or runner.rehearsing or runner.several:
            return None
        if runner.elsewhere:
            return None
        if not runner.setting.hints or runner.setting.human is None:
            return None
        if decision.settled or len(decision.moves) < 2 or move not in decision.moves:
            return None
        if isinstance(move, Discard | Give | Keep | Refuse) or self._choice(decision) == self._seen:
            return None
        from farwhist.analysis.seat_review import judges

        return decision if judges(runner.rules) else None

    def _open(self) -> Decision | None:
        match = self._runner.match
        return None if match is None else match.decision(self._runner.viewer)

    def _choice(self, decision: Decision) -> object:
        match = self._runner.match
        return decision.seat, 0 if match is None else match.made(decision.seat)

    def _hear(self, text: str | None) -> None:
        if text is not None:
            self._told = text or self._told
            return
        self._cancel = None
        self._patience.stop()
        verdict = verdict_of(self._told) if self._told else None
        if verdict is not None and self._too_much(verdict):
            self.given_back.emit(verdict)
        else:
            self.keep()

    def _too_much(self, verdict: Verdict) -> bool:
        least = self._least()
        if least is None or verdict.word not in BLAME:
            return False
        return WORDS.index(verdict.word) >= WORDS.index(least)

    def _end(self) -> None:
        self._held, cancel, self._cancel = None, self._cancel, None
        self._patience.stop()
        if cancel is not None:
            cancel()


class TakebackPanel(QuestionPanel):
    """Says what a move loses, and why.

    `taken_back` is emitted when the player wants to choose again, `kept` when the move is to be
    made all the same.
    """

    taken_back = Signal()
    kept = Signal()

    def __init__(self, theme: Theme, font_size: int, parent: QWidget, *, verdict: Verdict) -> None:
        super().__init__(theme, font_size, parent)
        self.setObjectName("given back")
        set_help_anchor(self, "study#take_back")
        self._mark = _Mark(theme, verdict.word)
        self.title = self.heading(lost(verdict))
        self.why = QLabel(coach_words.sentence(verdict))
        self.foot = self.quiet(coach_words.foot(verdict))
        for label in (self.why, self.foot):
            label.setWordWrap(True)
        self.back = self.action(translate("Teaching", "Take back") + "  ⏎")
        self.back.setObjectName("take back")
        self.keep = QPushButton(
            translate("Teaching", "Play it anyway")
            if verdict.kind == "card"
            else translate("Teaching", "Keep it anyway")
        )
        self.keep.setObjectName("keep")
        self.keep.setAutoDefault(False)
        self.keep.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleDescription(self.why.text())
        on_click(self.back, self.taken_back.emit)
        on_click(self.keep, self.kept.emit)
        head = filled(QHBoxLayout(), (self._mark, Qt.AlignmentFlag.AlignTop), (self.title, 1))
        buttons = filled(QHBoxLayout(), 1, self.keep, self.back)
        filled(self.column, head, self.why, self.foot, buttons)
        self._measure()

    def rescale(self, size: int) -> None:
        super().rescale(size)
        self._measure()

    def take(self, press: Press) -> bool:
        if press.enters and not press.held:
            (self.keep if self.keep.hasFocus() else self.back).click()
            return True
        if press.means("close"):
            self.back.click()
            return True
        return False

    def _measure(self) -> None:
        side = round(22 * self.scale)
        self._mark.setFixedSize(side, side)


class _Mark(QWidget):
    def __init__(self, theme: Theme, word: Word) -> None:
        super().__init__()
        self._theme = theme
        self._word = word
        self.setAccessibleName(coach_words.word_text(word))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_mark(painter, self._word, box, self._theme, dark=False)
        painter.end()


def lost(verdict: Verdict) -> str:
    """Return what a choice loses, about."""
    if verdict.unit == "match":
        text = translate("Teaching", "Winning chance lost: about {share} %")
        return text.format(share=percent(verdict.loss))
    digits = 0 if verdict.loss >= 1.5 else 1 if verdict.loss >= 0.1 else 2
    text = translate("Teaching", "This loses about {points}")
    return text.format(points=points_text(round(verdict.loss, digits)))


def spoken(verdict: Verdict) -> str:
    """Return what is said when a move is given back."""
    text = translate("Teaching", "{lost}. {why} Take it back, or keep it?")
    return text.format(lost=lost(verdict), why=coach_words.sentence(verdict))


FROM: Final[dict[Teaches, Word]] = {"slip": "slip", "mistake": "mistake", "blunder": "blunder"}
"""From which word on a move is given back; what is missing here means never."""


class TakebackAtTable(QObject):
    """Holds the moves of the match on the table, and asks where one is given back."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        runner, preferences = services.match.runner, services.settings.table
        self._services = services
        self._host = services.panels
        self._table = table = services.table
        self._flow = flow = services.flow
        self._announcer = services.announcer
        self.panel: TakebackPanel | None = None
        self.takeback = takeback = Takeback(
            runner,
            least=lambda: FROM.get(preferences.now.coach_teaches),
            adviser=lambda: services.coach.adviser,
            parent=self,
        )
        takeback.given_back.connect(self._ask)
        takeback.dropped.connect(self._put_away)
        takeback.again.connect(self._choose_again)
        runner.began.connect(lambda fresh: takeback.forget())
        table.input.closed.connect(takeback.drop)
        flow.hold_while(lambda: takeback.holding)
        takeback.began.connect(services.scoreboard.show_deal)
        services.window.closing.connect(takeback.drop)

    def check(self, make: Move) -> bool:
        """Hold this move where that is wanted, and return whether it is held."""
        takeback = self.takeback
        if not takeback.wants(make):
            return False
        self._services.open(CloseHint())
        self._flow.close_question()
        self._services.notices.status.setText(
            translate("Teaching", "The coach looks at your choice …")
        )
        takeback.hold(make)
        return True

    def _ask(self, verdict: Verdict) -> None:
        panel = self._host.open_made(
            lambda theme, font, parent: TakebackPanel(theme, font, parent, verdict=verdict)
        )
        self.panel = panel
        panel.taken_back.connect(self.takeback.take_back)
        panel.kept.connect(self._keep)
        self._services.notices.status.setText(lost(verdict))
        self._announcer.say(spoken(verdict), Kind.TURN)

    def _keep(self) -> None:
        self._put_away()
        self.takeback.keep()

    def _choose_again(self) -> None:
        self._put_away()
        if not self._table.busy:
            self._flow.go_on()

    def _put_away(self) -> None:
        panel, self.panel = self.panel, None
        if panel is not None and self._host.panel is panel:
            self._host.close()
