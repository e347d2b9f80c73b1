"""What can be done with the deal on the table, as the Deal menu says, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow

from farwhist.engine.events import NOBODY
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.panels.claim_button import ClaimButton
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.actions import Actions
from farwhist.ui.settings.commands import When
from farwhist.ui.table.layout.measures import others
from farwhist.ui.table.table import Table
from farwhist.ui.viewmodels.deals import deal_number
from farwhist.ui.viewmodels.kitty import aside
from farwhist.ui.wording.counts import Counts

if TYPE_CHECKING:
    from farwhist.ui.features.deal.deal_number import DealNumberDialog
    from farwhist.ui.review.hands_dialog import HandsDialog

translate = QCoreApplication.translate


class DealMenu(QObject):
    """Does what the menu says.

    `number_chosen(seed)` is emitted when the match with this number is to begin.
    """

    number_chosen = Signal(object)

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        *,
        runner: MatchRunner,
        table: Table,
        practice: Practice,
        claim: ClaimButton,
        finish: Callable[[], object],
        skip: Callable[[], object],
        names: Callable[[], list[str]],
        title: Callable[[], str],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._runner = runner
        self._table = table
        self._practice = practice
        self._names = names
        self._title = title
        actions["replay"].triggered.connect(self.play_again)
        actions["finish"].triggered.connect(finish)
        actions["skip"].triggered.connect(skip)
        actions["hands"].triggered.connect(self.show_hands)
        actions["number"].triggered.connect(lambda: self.show_number() if self._numbered else None)
        actions.explain(When.CAN_BE_REPLAYED, lambda: practice.why_not(table.position.deal))
        actions.explain(When.CAN_BE_FINISHED, self._why_not_finish)
        actions.allow(When.NOTHING_TO_DECIDE, lambda: not claim.isHidden())
        actions.allow(When.MATCH_GOES_ON, lambda: runner.begun and not table.position.over)
        actions.allow(When.DEAL_FINISHED, lambda: bool(table.position.results))
        actions.explain(When.NO_LESSON, self._why_no_number)
        actions.allow(When.TRICK_TAKEN, lambda: bool(table.position.tricks))
        actions.allow(
            When.CARDS_ASIDE, lambda: aside(table.position, table.match.viewer) is not None
        )

    def play_again(self) -> None:
        """Play the deal on the table once more, if that is possible."""
        deal = self._table.position.deal
        if not self._practice.why_not(deal):
            self._practice.begin(deal)

    @property
    def _numbered(self) -> bool:
        return self._runner.begun and not self._why_no_number()

    def _why_no_number(self) -> str:
        """Return why the deal on the table has no number, or nothing."""
        if self._runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        if self._runner.setting.deal:
            return translate("Menu", "This deal was set up card by card and has no number")
        return ""

    def _why_not_finish(self) -> str:
        """Return why no bot can play the deal on the table to its end, or nothing."""
        runner, match = self._runner, self._runner.match
        if match is None or runner.setting.human is None:
            return translate("Menu", "Available when you are one of the players")
        if runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        if runner.eyes == NOBODY and not runner.handed_over:
            return translate("Menu", "Available when your cards are shown")
        if match.over or self._table.position.deal != match.position.deal:
            return translate("Menu", "Available when a deal is being played")
        return ""

    def show_hands(self) -> HandsDialog | None:
        """Open the hands of the last finished deal, if there is one."""
        view, viewer = self._table.position, self._runner.viewer
        if not view.results:
            return None
        from farwhist.ui.review.hands_dialog import HandsDialog

        dialog = HandsDialog(
            view.results[-1],
            numbers(view)[-1],
            self._names(),
            [viewer, *others(viewer, view.seats)],
            self._window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def show_number(self) -> DealNumberDialog:
        """Open the dialog of the number that this match is dealt from."""
        from farwhist.ui.features.deal.deal_number import DealNumberDialog

        setting = self._runner.setting
        dialog = DealNumberDialog(
            setting.seed,
            deal_number(self._table.position),
            game=self._title(),
            seats=Counts().players(setting.seats),
            parent=self._window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.number_chosen.emit(dialog.number))
        dialog.open()
        return dialog
