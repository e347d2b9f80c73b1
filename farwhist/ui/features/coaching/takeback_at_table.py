"""Lets the coach give moves back at the table, for players who want that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from farwhist.bots.judging.verdict import Word
from farwhist.engine.moves import Move
from farwhist.ui.features.coaching.takeback import Takeback
from farwhist.ui.services.requests import CloseHint
from farwhist.ui.services.services import Services
from farwhist.ui.settings.catalogue import Teaches
from farwhist.ui.voice.announcer import Kind

if TYPE_CHECKING:
    from farwhist.bots.judging.verdict import Verdict
    from farwhist.ui.features.coaching.takeback_panel import TakebackPanel

translate = QCoreApplication.translate

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
        from farwhist.ui.features.coaching.takeback_panel import TakebackPanel, lost, spoken

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
