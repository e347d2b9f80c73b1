"""The bar above the table of the study."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from farwhist.ui.features.study import buttons
from farwhist.ui.features.study.seat_menu import SeatMenu
from farwhist.ui.features.study.studied_match import StudyLook
from farwhist.ui.style.icons import icon
from farwhist.ui.style.segments import Segments
from farwhist.ui.style.text import ElidedLabel

translate = QCoreApplication.translate

OPEN: Final = "open"
KNEW: Final = "knew"


class StudyBar(QFrame):
    """Names the deal, and holds what is done with it."""

    def __init__(self, look: StudyLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("studybar", True)
        self.back = buttons.push(look, translate("Study", "&Back"), "leave_study")
        self.title, self.about = ElidedLabel(), ElidedLabel()
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
        self.previous_deal = buttons.tool(look, "up", "previous_deal")
        self.next_deal = buttons.tool(look, "down", "next_deal")
        self.to_match = buttons.push(look, translate("Study", "&Back to the match"), "to_match")
        self.to_match.setProperty("primary", True)
        self.to_match.hide()
        self.all_play = buttons.push(
            look, translate("Study", "Let &everyone play on"), "let_play_on"
        )
        self.all_play.hide()
        self.more = QToolButton()
        self.more.setIcon(icon("more", look.theme.text, off=look.theme.off))
        self.more.setAccessibleName(translate("Study", "More"))
        self.more.setToolTip(translate("Study", "More"))
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
        self.fold.setToolTip(look.keys_of("fold_panel"))
        menu.setToolTipsVisible(True)
        self.more.setMenu(menu)
        self.play_on = buttons.push(
            look, translate("Study", "Play on &from here"), "play_from_here"
        )
        self._crowded = self._trying = False
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(self.back)
        row.addWidget(self.to_match)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.about)
        row.addLayout(words, 1)
        for part in (
            self.previous_deal, self.next_deal, self.hands, self.all_play, self.play_on, self.more,
        ):  # fmt: skip
            row.addWidget(part)

    def set_narrow(self, narrow: bool) -> None:
        """Say less where there is little room beside the buttons."""
        words = {
            OPEN: (translate("Study", "All hands open"), translate("Study", "All hands")),
            KNEW: (translate("Study", "Only what you knew"), translate("Study", "You knew")),
        }
        for value, button in self.hands.buttons.items():
            button.setText(words[value][narrow])
            button.setAccessibleName(words[value][0])
            button.setToolTip(words[value][0] if narrow else "")

    def set_crowded(self, crowded: bool) -> None:
        """Put what need not be seen at once into the menu."""
        if crowded != self._crowded:
            self._crowded = crowded
            self.show_trying(self._trying)

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
