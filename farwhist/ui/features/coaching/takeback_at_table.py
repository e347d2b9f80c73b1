"""Lets the coach give moves back at the table, for players who want that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.bots.judging.words import Word
from farwhist.engine.moves import Move
from farwhist.ui.features.coaching.takeback import Takeback
from farwhist.ui.features.hints.feature import Hints
from farwhist.ui.services.match_flow import MatchFlow
from farwhist.ui.settings.catalogue import Teaches
from farwhist.ui.voice.announcer import Announcer, Kind

if TYPE_CHECKING:
    from farwhist.bots.judging.verdict import Verdict
    from farwhist.ui.features.coaching.takeback_panel import TakebackPanel
    from farwhist.ui.match.runner import MatchRunner
    from farwhist.ui.panels.host import PanelHost
    from farwhist.ui.settings.table_preferences import KeptTablePreferences
    from farwhist.ui.table.table import Table

translate = QCoreApplication.translate

FROM: Final[dict[Teaches, Word]] = {"slip": "slip", "mistake": "mistake", "blunder": "blunder"}
"""From which word on a move is given back; what is missing here means never."""


class TakebackAtTable(QObject):
    """Holds the moves of the match on the table, and asks where one is given back."""

    def __init__(
        self,
        parent: QObject,
        runner: MatchRunner,
        table: Table,
        *,
        host: PanelHost,
        preferences: KeptTablePreferences,
        flow: MatchFlow,
        hints: Hints,
        announcer: Announcer,
        tell: Callable[[str], None],
    ) -> None:
        super().__init__(parent)
        self._host = host
        self._table = table
        self._flow = flow
        self._hints = hints
        self._announcer = announcer
        self._tell = tell
        self.panel: TakebackPanel | None = None
        self.takeback = takeback = Takeback(
            runner,
            least=lambda: FROM.get(preferences.now.coach_teaches),
            adviser=lambda: hints.adviser,
            parent=self,
        )
        takeback.given_back.connect(self._ask)
        takeback.dropped.connect(self._put_away)
        takeback.again.connect(self._choose_again)
        runner.began.connect(lambda fresh: takeback.forget())
        table.input.closed.connect(takeback.drop)
        flow.hold_while(lambda: takeback.holding)
        flow.check_moves(self._check)

    def _check(self, make: Move) -> bool:
        """Hold this move where that is wanted, and return whether it is held."""
        takeback = self.takeback
        if not takeback.wants(make):
            return False
        self._hints.close()
        self._flow.close_question()
        self._tell(translate("Teaching", "The coach looks at your choice …"))
        takeback.hold(make)
        return True

    def _ask(self, verdict: Verdict) -> None:
        from farwhist.ui.features.coaching.takeback_panel import TakebackPanel, lost, spoken

        panel = self._host.open_made(
            lambda theme, font, parent: TakebackPanel(theme, font, parent, verdict=verdict)
        )
        self.panel = panel
        panel.taken_back.connect(self.takeback.take_back)
        panel.kept.connect(self._keep)
        self._tell(lost(verdict))
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
