"""Does with the deal on the table what the menus say."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRegularExpression, Qt
from PySide6.QtGui import QGuiApplication, QRegularExpressionValidator
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from farwhist.ui.features.deal.manifest import (
    CopyCode,
    CopyDiagram,
    FinishDeal,
    OpenDealNumber,
    PasteDeal,
    SkipDeal,
    why_no_code,
    why_no_diagram,
    why_no_number,
    why_no_pasting,
    why_no_replay,
)
from farwhist.ui.scores.tally import numbers
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.match_files import (
    copy_text,
    finished_deal,
    match_of,
    pasted_deal,
    play_deal,
)
from farwhist.ui.services.requests import EditDeal, ReplayDeal, Request, ShowHands
from farwhist.ui.settings.commands import command_help
from farwhist.ui.settings.saving import KeptOnScreen
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.style.passing_words import CopyButton
from farwhist.ui.style.text import label_for
from farwhist.ui.table.layout.measures import others
from farwhist.ui.viewmodels.deals import deal_number, deal_scored
from farwhist.ui.wording.game_names import LEAST_SEATS, MOST_SEATS, fits_table
from farwhist.ui.wording.number_words import Counts

if TYPE_CHECKING:
    from farwhist.rules.deal_text import DealText
    from farwhist.ui.review.hands_dialog import HandsDialog

translate = QCoreApplication.translate

DIGITS: Final = 18
"""The longest number that can be typed; numbers that are drawn have at most ten digits."""


class DealNumberDialog(QDialog):
    """Shows the number of the match; accepted means: begin the match with the number `number`.

    Args:
        deal: which deal of the match is on the table.
        game: the name of the game and `seats` how many play it, which the number goes with.
    """

    def __init__(
        self, seed: int, deal: int, *, game: str, seats: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        KeptOnScreen(self)
        set_help_anchor(self, command_help("number"))
        self.setWindowTitle(translate("Deal number", "Match number"))
        told = translate(
            "Deal number",
            "This is deal {deal} of match number {number}.\nThe same number deals the same "
            "cards again in the same game with the same number of players: {game}, {seats}.",
        ).format(deal=deal, number=seed, game=game, seats=seats)
        self.about = QLabel(told)
        self.about.setWordWrap(True)
        self.about.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.copy = CopyButton(translate("Deal number", "&Copy the number"), lambda: str(seed))
        self.edit = QLineEdit()
        self.edit.setPlaceholderText(str(seed))
        self.edit.setValidator(
            QRegularExpressionValidator(QRegularExpression(rf"\d{{1,{DIGITS}}}"), self)
        )
        label = label_for(translate("Deal number", "Match &number:"), self.edit)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.play = self.buttons.addButton(
            translate("Deal number", "&Start this match"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.play.setProperty("action", True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.edit.textChanged.connect(self._check)
        row = QHBoxLayout()
        row.addWidget(self.copy)
        row.addStretch(1)
        form = QFormLayout()
        form.addRow(label, self.edit)
        column = QVBoxLayout(self)
        column.addWidget(self.about)
        add_layout(column, row)
        column.addSpacing(self.fontMetrics().height())
        add_layout(column, form)
        column.addWidget(self.buttons)
        self.resize(30 * self.fontMetrics().height(), self.sizeHint().height())
        self.edit.setFocus()
        self._check()

    @property
    def number(self) -> int:
        """The number that was typed; there must be one."""
        return int(self.edit.text())

    def _check(self) -> None:
        self.play.setEnabled(self.edit.hasAcceptableInput())
        self.play.setToolTip(
            "" if self.play.isEnabled() else translate("Deal number", "Enter a number first")
        )


class DealFeature(Feature):
    """Plays the deal again or to its end, shows hands and number, copies and pastes deals.

    Of a deal that runs nothing is copied but what the player sees.
    """

    def answer(self, request: Request) -> str:
        """Do what is asked."""
        match request:
            case ReplayDeal():
                self.replay()
            case FinishDeal():
                self.services.flow.finish_deal()
            case SkipDeal():
                self.services.flow.claim()
            case ShowHands():
                self.show_hands()
            case OpenDealNumber():
                if self.services.match.runner.begun and not why_no_number(self.services):
                    self.show_number()
            case CopyCode():
                self.copy_code()
            case CopyDiagram():
                self.copy_diagram()
            case PasteDeal():
                self.paste()
        return ""

    def replay(self) -> None:
        """Play the deal on the table once more, if that is possible."""
        if not why_no_replay(self.services):
            self.services.match.practice.begin(self.services.table.position.deal)

    def show_hands(self) -> HandsDialog | None:
        """Open the hands of the last finished deal, if there is one."""
        services = self.services
        view, viewer = services.table.position, services.match.runner.viewer
        if not view.results:
            return None
        from farwhist.ui.review.hands_dialog import HandsDialog

        dialog = HandsDialog(
            view.results[-1],
            numbers(view)[-1],
            services.scoreboard.names(),
            [viewer, *others(viewer, view.seats)],
            ranks=services.table.match.order.ranks,
            style=services.appearance.page_style(),
            parent=services.window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        return dialog

    def show_number(self) -> DealNumberDialog:
        """Open the dialog of the number that this match is dealt from."""
        services = self.services
        setting = services.match.runner.setting
        dialog = DealNumberDialog(
            setting.seed,
            deal_number(services.table.position),
            game=services.match.matches.title,
            seats=Counts.players(setting.seats),
            parent=services.window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.copy.said.connect(self.say_answer)
        dialog.accepted.connect(lambda: self._play_number(dialog.number))
        dialog.open()
        return dialog

    def _play_number(self, number: int) -> None:
        self.services.match.matches.play_number(number)
        self.services.records.statistics.began_from_number(number)

    # --- copying ----------------------------------------------------------------------

    def copy_code(self) -> None:
        """Copy the code of the deal of the open page, or of that which was finished last."""
        if why_no_code(self.services):
            return
        from farwhist.rules import deal_code

        self._copy(
            deal_code.write, translate("Deal texts", "The code of deal {number} was copied.")
        )

    def copy_diagram(self) -> None:
        """Copy the deal of the open page or the finished one on the table as a diagram.

        Of one that runs copy what is seen.
        """
        if why_no_diagram(self.services):
            return
        from farwhist.rules import diagram

        view, setting = self.services.table.position, self.services.match.runner.setting
        if self.services.pages.shows_deals or deal_scored(view):
            text = translate("Deal texts", "The diagram of deal {number} was copied.")
            self._copy(diagram.drawn, text)
            return
        rules = (setting.preset, setting.seats, setting.changes)
        known = translate("Deal texts", "What you know of this deal was copied.")
        copy_text(self.services, diagram.seen(rules, view), known)

    def _copy(self, write: Callable[[DealText], str], told: str) -> None:
        """Copy the deal of the open page as far as it is shown, or the last one of the table."""
        services = self.services
        if services.pages.shows_deals:
            deal = services.pages.shown_deal
            text = None if deal is None else deal.text()
            if deal is not None and text is not None:
                QGuiApplication.clipboard().setText(write(text))
                said = told.format(number=deal.number)
                services.notices.status.setText(said)
                deal.tell(said)
            return
        finished = finished_deal(services, standing=False)
        if finished is not None:
            number = numbers(services.table.position)[-1]
            copy_text(services, write(finished), told.format(number=number))

    # --- pasting ----------------------------------------------------------------------

    def paste(self) -> QMessageBox | None:
        """Play the deal of the clipboard for practice, or open a dialog that says why not."""
        if why_no_pasting(self.services):
            return None
        from farwhist.rules.bad_deal import BadDeal
        from farwhist.ui.wording.refusals import deal_problem

        try:
            text = pasted_deal(self.services)
        except BadDeal as error:
            return self._refuse(deal_problem(error))
        saved = match_of(self.services, text.bare() if text.match().over else text)
        if not fits_table(saved):
            told = translate(
                "Deal texts",
                "This deal is for {players}, but the table seats {least} to {most}.",
            )
            return self._refuse(
                told.format(players=Counts.players(text.seats), least=LEAST_SEATS, most=MOST_SEATS)
            )
        told = translate("Deal texts", "The pasted deal is on the table.")
        play_deal(self.services, saved, told)
        self.services.open(EditDeal(text))
        return None

    def _refuse(self, problem: str) -> QMessageBox:
        box = QMessageBox(self.services.window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(translate("Deal texts", "Paste deal"))
        box.setText(translate("Deal texts", "This deal cannot be opened."))
        box.setInformativeText(problem.replace("<", "‹"))
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        box.open()
        return box
