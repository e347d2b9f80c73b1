"""The Deal menu: what can be done with the deal on the table, or why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from farwhist.ui.actions import Actions
from farwhist.ui.claim_button import ClaimButton
from farwhist.ui.counts import Counts
from farwhist.ui.facts.deals import deal_number
from farwhist.ui.practice import Practice
from farwhist.ui.runner import MatchRunner
from farwhist.ui.scores.tally import numbers
from farwhist.ui.table.seating import others
from farwhist.ui.table.table import Table

if TYPE_CHECKING:
    from farwhist.ui.dialogs.deal_number import DealNumberDialog
    from farwhist.ui.dialogs.hands import HandsDialog

translate = QCoreApplication.translate


class DealMenu(QObject):
    """Fills the menu; what is possible is found out anew each time that it opens.

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
        names: Callable[[], list[str]],
        title: Callable[[], str],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._runner = runner
        self._table = table
        self._practice = practice
        self._claim = claim
        self._names = names
        self._title = title
        self.replay = QAction(translate("Menu", "&Replay this deal"), window)
        self.skip = QAction(translate("Menu", "&Skip to end of deal"), window)
        self.hands = QAction(translate("Menu", "Show all &hands"), window)
        self.number = QAction(translate("Menu", "Deal &number…"), window)
        self.replay.triggered.connect(self.play_again)
        self.skip.triggered.connect(finish)
        self.hands.triggered.connect(self.show_hands)
        self.number.triggered.connect(lambda: self.show_number() if runner.begun else None)
        menu = actions.deal_menu
        menu.addActions([self.replay, self.skip, self.hands])
        menu.addSeparator()
        menu.addAction(self.number)
        menu.aboutToShow.connect(self.refresh)
        actions.play_menu.aboutToShow.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Enable what is possible now; the status bar tells the reason of what is not."""
        view = self._table.position
        _enable(
            self.replay,
            self._practice.why_not(view.deal),
            translate("Menu", "Play the same cards once more for practice; it does not count"),
        )
        why = translate("Menu", "Available when nothing is left for you to decide")
        _enable(
            self.skip,
            why if self._claim.isHidden() else "",
            translate("Menu", "Let the rest of the deal be played, and show how it ends"),
        )
        why = translate("Menu", "Available when a deal is finished")
        _enable(
            self.hands,
            "" if view.results else why,
            translate("Menu", "Show what everybody held in the last finished deal"),
        )
        _enable(
            self.number,
            translate("Menu", "Available when the lesson is over")
            if self._runner.rehearsing
            else "",
            translate("Menu", "Show the number that decides these cards, or enter another"),
        )
        why = translate("Menu", "Available when a trick has been taken")
        _enable(
            self._actions.last_trick,
            "" if view.tricks else why,
            translate("Menu", "Show the trick that was taken last"),
        )

    def play_again(self) -> None:
        """Play the deal on the table once more, if that is possible."""
        deal = self._table.position.deal
        if not self._practice.why_not(deal):
            self._practice.begin(deal)

    def show_hands(self) -> HandsDialog | None:
        """Open the hands of the last finished deal, if there is one."""
        view, viewer = self._table.position, self._runner.viewer
        if not view.results:
            return None
        from farwhist.ui.dialogs.hands import HandsDialog

        dialog = HandsDialog(
            view.results[-1],
            numbers(view.results)[-1],
            self._names(),
            [viewer, *others(viewer, view.seats)],
            self._window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def show_number(self) -> DealNumberDialog:
        """Open the dialog of the number that this match is dealt from."""
        from farwhist.ui.dialogs.deal_number import DealNumberDialog

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


def _enable(action: QAction, why_not: str, about: str) -> None:
    action.setEnabled(not why_not)
    action.setStatusTip(why_not or about)
