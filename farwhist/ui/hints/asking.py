"""Asking for a hint when the player wants one, and forgetting it when it is of no more use."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction

from farwhist.bots.thinking.hint import AdviceTask, Hint, hint_of
from farwhist.bots.thinking.task import Terms, luck
from farwhist.engine.events import BidSealed, Event
from farwhist.engine.moves import Move, PlayCard
from farwhist.ui.hints import hint_words
from farwhist.ui.hints.strip import HintStrip
from farwhist.ui.panels.host import PanelHost
from farwhist.ui.play.adviser import AdviseHere, Adviser, Cancel
from farwhist.ui.play.runner import MatchRunner
from farwhist.ui.settings.press import Press
from farwhist.ui.table.table import Table
from farwhist.ui.voice.announcer import Announcer, Kind

translate = QCoreApplication.translate


class Hints(QObject):
    """Answers the Hint command: once for a hint, once more for all cards, once more to close.

    `assisted` is emitted when the match has become an assisted one, `prepared` when Enter would
    make the move of the hint.

    Args:
        action: the command in the menu.
        tell: writes an answer where the player looks.
    """

    assisted = Signal()
    prepared = Signal()

    def __init__(
        self,
        *,
        runner: MatchRunner,
        table: Table,
        host: PanelHost,
        strip: HintStrip,
        action: QAction,
        announcer: Announcer,
        tell: Callable[[str], None],
    ) -> None:
        super().__init__(table)
        self._runner = runner
        self._table = table
        self._host = host
        self._announcer = announcer
        self._tell = tell
        self._cancel: Cancel | None = None
        self._full = False
        self._ready_for: object = None
        self.strip = strip
        self.adviser: Adviser = AdviseHere(self)
        self.hint: Hint | None = None
        action.triggered.connect(self.ask)
        strip.why.connect(self._explain)
        strip.closed.connect(self.close)
        self._runner.began.connect(self._drop)
        self._runner.happened.connect(self._follow)

    @property
    def open(self) -> bool:
        """Whether a hint is shown, or on its way."""
        return not self.strip.isHidden()

    def why_not(self) -> str:
        """Return why there is no hint now, or nothing."""
        decision = self._table.asking.decision
        if not self._runner.begun or self._runner.setting.human is None:
            return translate("Hint", "Available when you play yourself")
        if self._runner.rehearsing:
            return translate("Hint", "In a lesson the teacher gives the hints")
        if decision is None:
            return translate("Hint", "Available when it is your turn")
        if not hint_words.can_say(decision):
            return translate("Hint", "There are no hints for this choice")
        return ""

    def ask(self) -> None:
        """Give a hint; when it is shown, explain it; when that is done, put it away."""
        why = self.why_not()
        if why:
            self._tell(why)
            self._announcer.say(why, Kind.ANSWER)
        elif not self.open:
            self._begin()
        elif self.strip.why_button.isVisible():
            self._explain()
        else:
            self.close()

    def press(self, press: Press) -> bool:
        """Use a key if it is that of the hint, or return False."""
        if press.means("hint"):
            self.ask()
            return True
        if press.means("close") and self.open and not self._table.peeking.open:
            self.close()
            return True
        return False

    def close(self) -> None:
        """Put the hint away and think no more."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None
        if self.strip.isAncestorOf(self.strip.window().focusWidget()):
            self._table.view.setFocus()
        self.hint = None
        self.strip.hide()
        self._mark()

    def _drop(self, fresh: bool) -> None:
        self.close()

    def _begin(self) -> None:
        decision, runner = self._table.asking.decision, self._runner
        match, saved = runner.match, runner.setting
        assert decision is not None and match is not None
        seat = decision.seat
        self._full = False
        self._ready_for = self._prepared()
        self.strip.wait()
        runner.assist()
        self.assisted.emit()
        terms = Terms(saved.preset, saved.seats, "", tuple(sorted(saved.changes.items())))
        task = AdviceTask.of(
            terms, match.view(seat), decision, luck(saved.salt, seat, match.made(seat))
        )
        self._cancel = self.adviser.advise(task, self._hear)

    def _hear(self, text: str | None) -> None:
        if text is None:
            self._cancel = None
            if self.hint is not None:
                self._announcer.say(hint_words.told(self.hint), Kind.ANSWER)
            else:  # working it out has failed
                self.close()
            return
        self.hint = hint_of(text)
        self.strip.tell(self.hint, full=self._full)
        self._mark()
        self._prepare(self.hint.move)

    def _explain(self) -> None:
        if self.hint is not None:
            self._full = True
            self.strip.tell(self.hint, full=True)
            self._announcer.say(self.strip.bars.accessibleName(), Kind.ANSWER)

    def _prepared(self) -> object:
        """Return all that decides what Enter does."""
        table, panel = self._table, self._host.panel
        chosen = None if panel is None else panel.preselected
        return table.asking.focus.card, tuple(table.asking.picking.cards), chosen

    def _prepare(self, move: Move) -> None:
        """Let Enter make this move, unless the player has chosen anything since the question."""
        if self._prepared() != self._ready_for:
            return
        panel = self._host.panel
        if isinstance(move, PlayCard):
            self._table.asking.suggest(move)
        elif panel is not None:
            panel.preselect(move)
        self._ready_for = self._prepared()
        self.prepared.emit()

    def _mark(self) -> None:
        move = self.hint.move if self.hint is not None else None
        cards = move.cards if isinstance(move, PlayCard) else ()
        if cards != self._table.stage.hinted:
            self._table.stage.hinted = cards
            self._table.stage.refresh()

    def _follow(self, events: list[Event]) -> None:
        others = all(isinstance(e, BidSealed) and e.seat != self._runner.viewer for e in events)
        if self.open and not others:
            self.close()
