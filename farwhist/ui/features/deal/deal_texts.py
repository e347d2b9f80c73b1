"""Deals as text: copied from the table as far as they are known, and pasted to be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QMessageBox

from farwhist.engine.cards import Rank, Seat
from farwhist.engine.events import NOBODY
from farwhist.store.matches import Saved
from farwhist.ui.deck.letters import LETTERS
from farwhist.ui.match.players import Players
from farwhist.ui.match.practice import Practice
from farwhist.ui.match.runner import MatchRunner
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.actions import Actions
from farwhist.ui.services.open_pages import OpenPages
from farwhist.ui.settings.commands import When
from farwhist.ui.table.table import Table
from farwhist.ui.viewmodels.deals import deal_scored
from farwhist.ui.voice.announcer import Announcer, Kind
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, fits_table
from farwhist.ui.wording.number_words import Counts

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText

translate = QCoreApplication.translate


class DealTexts(QObject):
    """Copies the deal on the page that is seen or on the table, and opens one from the clipboard.

    Of a deal that runs nothing is copied but what the player sees. `brought(text)` is emitted when
    a deal of the clipboard has been put on the table.

    Args:
        tell: writes a sentence into the status line.
        index: returns which letters stand on the player's cards.
        leave: ends a lesson or a practice deal that is on the table.
        open_pages: knows the deal of a page that lies over the table.
    """

    brought = Signal(object)

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        *,
        runner: MatchRunner,
        table: Table,
        practice: Practice,
        players: Players,
        announcer: Announcer,
        tell: Callable[[str], object],
        index: Callable[[], str],
        leave: Callable[[], object],
        open_pages: OpenPages,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._runner = runner
        self._table = table
        self._practice = practice
        self._players = players
        self._announcer = announcer
        self._tell = tell
        self._index = index
        self._leave = leave
        self._open_pages = open_pages
        actions["copy_deal"].triggered.connect(self.copy_code)
        actions["copy_diagram"].triggered.connect(self.copy_diagram)
        actions["paste_deal"].triggered.connect(self.paste)
        actions.explain(When.CAN_BE_CODED, self._why_no_code)
        actions.explain(When.CAN_BE_DRAWN, self._why_no_diagram)
        actions.explain(When.CAN_BE_PASTED, self._why_no_pasting)

    # --- copying ----------------------------------------------------------------------

    def copy_code(self) -> None:
        """Copy the code of the deal of the open page, or of that which was finished last."""
        if self._why_no_code():
            return
        from farwhist.rules import deal_code

        text = translate("Deal texts", "The code of deal {number} was copied.")
        if self._open_pages.owner is not None:
            self._copy_open(deal_code.write, text)
            return
        self._copy(deal_code.write(self._finished()))
        self._say(text.format(number=self._number()))

    def copy_diagram(self) -> None:
        """Copy the deal of the open page or the finished one on the table as a diagram.

        Of one that runs copy what is seen.
        """
        if self._why_no_diagram():
            return
        from farwhist.rules import diagram

        if self._open_pages.owner is not None:
            text = translate("Deal texts", "The diagram of deal {number} was copied.")
            self._copy_open(diagram.drawn, text)
            return
        view, setting = self._table.position, self._runner.setting
        if deal_scored(view):
            self._copy(diagram.drawn(self._finished()))
            text = translate("Deal texts", "The diagram of deal {number} was copied.")
            self._say(text.format(number=self._number()))
            return
        rules = (setting.preset, setting.seats, setting.changes)
        self._copy(diagram.seen(rules, view))
        self._say(translate("Deal texts", "What you know of this deal was copied."))

    def _copy_open(self, write: Callable[[DealText], str], told: str) -> None:
        """Copy the deal of the open page as far as it is shown there, and say so."""
        owner = self._open_pages.owner
        deal = None if owner is None else owner.shown_deal
        text = None if deal is None else deal.text()
        if deal is not None and text is not None:
            self._copy(write(text))
            said = told.format(number=deal.number)
            self._tell(said)
            deal.tell(said)

    def finished(self) -> DealText | None:
        """Return the last deal that the table has shown to its end, with the points before it."""
        return None if self._why_none_finished() else self._finished(standing=True)

    def _finished(self, *, standing: bool = False) -> DealText:
        from farwhist.rules import deal_text

        match, setting = self._runner.match, self._runner.setting
        assert match is not None, "a deal was finished"
        shown = self._table.position.results[-1].deal
        return deal_text.of_match(
            match,
            setting.preset,
            setting.seats,
            setting.changes,
            shown,
            standing=standing,
        )

    def _number(self) -> int:
        return numbers(self._table.position)[-1]

    def copy_text(self, text: str, told: str) -> None:
        """Copy a text, and say so."""
        self._copy(text)
        self._say(told)

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    def _why_none_open(self) -> str | None:
        """Return why the open page has no deal, or nothing; None where no such page is open."""
        owner = self._open_pages.owner
        if owner is None:
            return None
        none = translate("Menu", "Available when a deal is finished")
        return none if owner.shown_deal is None else ""

    def _why_no_code(self) -> str:
        why = self._why_none_open()
        return self._why_none_finished() if why is None else why

    def _why_none_finished(self) -> str:
        if self._runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        if not self._runner.begun or not self._table.position.results:
            return translate("Menu", "Available when a deal is finished")
        return ""

    def _why_no_diagram(self) -> str:
        why = self._why_none_open()
        if why is not None:
            return why
        if self._runner.rehearsing:
            return translate("Menu", "Available when the lesson is over")
        if not self._runner.begun or not self._table.position.dealt:
            return translate("Menu", "Available when a deal is being played")
        if self._runner.eyes == NOBODY and not deal_scored(self._table.position):
            return translate("Menu", "Available when your cards are shown")
        return ""

    # --- pasting ----------------------------------------------------------------------

    def _why_no_pasting(self) -> str:
        if not self._runner.begun or self._runner.setting.human is None:
            return translate("Menu", "Available when you are one of the players")
        return ""

    def paste(self) -> QMessageBox | None:
        """Play the deal of the clipboard for practice, or open a dialog that says why not."""
        if self._why_no_pasting():
            return None
        from farwhist.rules.bad_deal import BadDeal
        from farwhist.ui.wording.refusals import deal_problem

        try:
            text = self.pasted()
        except BadDeal as error:
            return self._refuse(deal_problem(error))
        saved = self.match_of(text.bare() if text.match().over else text)
        if not fits_table(saved):
            told = translate(
                "Deal texts",
                "This deal is for {players}, but the table seats {least} to {most}.",
            )
            return self._refuse(
                told.format(players=Counts.players(text.seats), least=LEAST_SEATS, most=MOST_SEATS)
            )
        self.play(saved, translate("Deal texts", "The pasted deal is on the table."))
        self.brought.emit(text)
        return None

    def pasted(self) -> DealText:
        """Return the deal of the clipboard; raises BadDeal."""
        from farwhist.rules import diagram_reading
        from farwhist.rules.diagram_reading import CardLetters

        courts = zip(LETTERS[self._index()], _COURTS, strict=True)
        return diagram_reading.read(QGuiApplication.clipboard().text(), CardLetters(dict(courts)))

    def play(self, saved: Saved, told: str) -> None:
        """Put the match of a deal on the table for practice, and say so."""
        self._leave()
        self._practice.open(saved, self._players.kinds(saved.seats, saved.human or 0))
        self._announcer.say(told, Kind.ANSWER)

    def match_of(self, text: DealText, human: Seat = 0) -> Saved:
        """Return the match of a deal, with its moves, in which the player sits at this seat."""
        from farwhist.rules import deal_code

        return Saved(
            text.preset,
            text.seats,
            text.seed,
            text.changes,
            names=self._players.names(text.seats, human),
            portraits=self._players.avatars(text.seats, human),
            human=human,
            moves=text.moves,
            practice=True,
            deal=deal_code.write(replace(text, moves=())),
        )

    def _refuse(self, problem: str) -> QMessageBox:
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(translate("Deal texts", "Paste deal"))
        box.setText(translate("Deal texts", "This deal cannot be opened."))
        box.setInformativeText(problem.replace("<", "‹"))
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        box.open()
        return box

    def _say(self, text: str) -> None:
        self._tell(text)
        self._announcer.say(text, Kind.ANSWER)


_COURTS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)
