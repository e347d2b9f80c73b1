"""The bar above the study: its buttons, which tell the keys of their commands, and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.engine.cards import Seat
from farwhist.ui.review.page_style import BoardStyle, point_back
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.style.icons import IconName, icon
from farwhist.ui.style.layouts import filled
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import SentenceLabel, WholeLabel, without_key
from farwhist.ui.style.tips import name_sign, set_tip_for_eyes

translate = QCoreApplication.translate


def push_button(style: BoardStyle, word: str, command: CommandId) -> QPushButton:
    """Return a button with a word."""
    button = QPushButton(word)
    button.setProperty("flat", False)
    button.setAutoDefault(False)
    button.setToolTip(style.keys_of(command))
    button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return button


def tool_button(style: BoardStyle, name: IconName, command: CommandId) -> QToolButton:
    """Return a button with a sign."""
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
    button = QToolButton()
    button.setIcon(icon(name, style.theme.text, off=style.theme.off))
    side = round(18 * min(style.text, 1.5))
    button.setIconSize(QSize(side, side))
    name_sign(button, names[command], style.keys_of(command))
    return button


class SeatMenu(QMenu):
    """Names the players, one of them marked; `chosen(seat)` is emitted when another is taken."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("Study", "&Judge the decisions of"), parent)
        self._group = QActionGroup(self)
        self._seats: dict[Seat, QAction] = {}
        self._group.triggered.connect(self._take)
        self.menuAction().setVisible(False)

    def show_players(self, names: Sequence[str], order: Sequence[Seat]) -> None:
        """Offer these players, named by seat, in this order; the first of them is marked."""
        for seat in order:
            action = self.addAction(without_key(names[seat]))
            action.setCheckable(True)
            self._group.addAction(action)
            self._seats[seat] = action
        self.mark(order[0])
        self.menuAction().setVisible(True)

    def mark(self, seat: Seat) -> None:
        """Show that this seat is judged."""
        self._seats[seat].setChecked(True)

    def action(self, seat: Seat) -> QAction:
        """Return the row of a seat."""
        return self._seats[seat]

    def _take(self, action: QAction) -> None:
        self.chosen.emit(next(seat for seat, each in self._seats.items() if each is action))


OPEN: Final = "open"
KNEW: Final = "knew"


class StudyBar(QFrame):
    """Names the deal, and holds what is done with it."""

    def __init__(self, style: BoardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("studybar", True)
        self.back = push_button(style, translate("Study", "&Back"), "leave_study")
        point_back(self.back, style.theme, round(16 * style.text))
        self.title, self.about = SentenceLabel(), WholeLabel()
        self.title.setProperty("strong", True)
        self.about.setProperty("quiet", True)
        self.hands = Segments(
            {
                OPEN: translate("Study", "All hands open"),
                KNEW: translate("Study", "Only what you knew"),
            },
            translate("Study", "Cards that are shown"),
        )
        self.hands.show_value(OPEN)
        self.previous_deal = tool_button(style, "up", "previous_deal")
        self.next_deal = tool_button(style, "down", "next_deal")
        self.to_match = push_button(style, translate("Study", "&Back to the match"), "to_match")
        self.to_match.setProperty("primary", True)
        self.to_match.hide()
        self.all_play = push_button(
            style, translate("Study", "Let &everyone play on"), "let_play_on"
        )
        self.all_play.hide()
        self.more = QToolButton()
        self.more.setIcon(icon("more", style.theme.text, off=style.theme.off))
        name_sign(self.more, translate("Study", "More"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.more)
        self.other_dice = menu.addAction(
            translate("Study", "&Other random choices for the opponents")
        )
        self.other_dice.setVisible(False)
        self.play_on_too = menu.addAction(translate("Study", "Play on &from here"))
        self.play_on_too.setVisible(False)
        self.seats = SeatMenu(menu)
        menu.addMenu(self.seats)
        self.fold = menu.addAction(translate("Study", "&Hide the panel"))
        self.fold.setCheckable(True)
        self.fold.setToolTip(style.keys_of("fold_panel"))
        menu.setToolTipsVisible(True)
        self.more.setMenu(menu)
        self.play_on = push_button(
            style, translate("Study", "Play on &from here"), "play_from_here"
        )
        self._crowded = self._trying = False
        words = filled(QVBoxLayout(), self.title, self.about, spacing=0)
        deals = (self.previous_deal, self.next_deal, self.hands)
        parts = (self.back, self.to_match, (words, 1), *deals)
        ways = (self.all_play, self.play_on, self.more)
        filled(QHBoxLayout(self), *parts, *ways, margins=(12, 6), spacing=10)

    def name(self, title: str, about: str) -> None:
        """Say which deal it is, and what came of it where there is room for that."""
        self.title.setText(title)
        self.about.setText(about)
        self._show_about()

    def _show_about(self) -> None:
        self.about.setVisible(bool(self.about.text()) and not self._crowded)

    def set_narrow(self, narrow: bool) -> None:
        """Say less where there is little room beside the buttons."""
        words = {
            OPEN: (translate("Study", "All hands open"), translate("Study", "All hands")),
            KNEW: (translate("Study", "Only what you knew"), translate("Study", "You knew")),
        }
        for value, button in self.hands.buttons.items():
            button.setText(words[value][narrow])
            button.setAccessibleName(words[value][0])
            set_tip_for_eyes(button, words[value][0] if narrow else "")

    def set_crowded(self, crowded: bool) -> None:
        """Put what need not be seen at once into the menu."""
        if crowded != self._crowded:
            self._crowded = crowded
            self.show_trying(self._trying)
            self._show_about()

    def allow_playing_on(self, why: str, *, allowed: bool) -> None:
        """Let the player play on from here, or not; `why` is the tooltip."""
        for way in (self.play_on, self.play_on_too):
            way.setEnabled(allowed)
            way.setToolTip(why)

    def show_trying(self, trying: bool) -> None:
        """Hold what belongs to a line that is tried, or to the match."""
        self._trying = trying
        for own in (self.to_match, self.all_play):
            own.setVisible(trying)
        self.other_dice.setVisible(trying)
        self.seats.menuAction().setEnabled(not trying)
        for other in (self.back, self.previous_deal, self.next_deal):
            other.setVisible(not trying)
        self.play_on.setVisible(not trying and not self._crowded)
        self.play_on_too.setVisible(not trying and self._crowded)
        if self.property("trying") != trying:
            told: list[QWidget] = [self, self.title]
            for each in told:
                each.setProperty("trying", trying)
                each.style().unpolish(each)
                each.style().polish(each)

    @property
    def knew(self) -> bool:
        """Whether only that is to be shown which the player knew then."""
        return self.hands.value == KNEW

    def show_open(self) -> None:
        """Show all hands."""
        self.hands.show_value(OPEN)

    def turn_hands(self) -> None:
        """Show all hands, or else only what the player knew."""
        self.hands.buttons[OPEN if self.knew else KNEW].setChecked(True)

    def stops(self) -> list[QWidget]:
        """Return what the Tab key goes round."""
        return [
            self.back, self.to_match, self.previous_deal, self.next_deal, self.hands,
            self.all_play, self.play_on, self.more,
        ]  # fmt: skip
