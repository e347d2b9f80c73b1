"""Looking at tricks that have been taken, and how to leaf through them; at cards out of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsItem

from farwhist.ui.settings.commands import CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Change, Clock
from farwhist.ui.viewmodels.deals import out_of_play
from farwhist.ui.wording import table_words
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import joined, labelled, sentence

_STEPS: Final[Mapping[CommandId, int]] = {
    "left": -1, "less": -1, "right": 1, "more": 1,
    "first": -99, "least": -99, "last": 99, "most": 99,
}  # fmt: skip


class TrickReview(QObject):
    """Shows earlier tricks, and cards out of play.

    Attributes:
        allowed: "last", "none" or "all" tricks of the deal.

    Signals:
        changed(open): it has been opened or closed.
        turned(trick, title): this trick is shown.
        announced(text): these cards out of play are shown.
    """

    changed = Signal(bool)
    turned = Signal(object, str)
    announced = Signal(str)

    def __init__(self, state: ShownTable, clock: Clock, timing: Callable[[], Timing]) -> None:
        super().__init__(state)
        self._state = state
        self._clock = clock
        self._timing = timing
        self._shown = 0
        self.allowed = "last"

    @property
    def open(self) -> bool:
        """Whether a trick is looked at, or cards out of play are."""
        return self._state.scene.trick_review.isVisible() or self._state.scene.kitty.isVisible()

    @property
    def number(self) -> int:
        """Which trick of the deal is looked at, from 1."""
        return self._shown + 1

    def toggle(self) -> str:
        """Show the last trick, or put it away; return why it cannot be shown, if so."""
        if self.close():
            return ""
        if self.allowed == "none":
            return table_words.no_peeking()
        tricks = self._state.view.tricks
        if not tricks:
            return table_words.no_trick_yet()
        self._show(len(tricks) - 1)
        self._fade_in(self._state.scene.trick_review)
        return ""

    def toggle_kitty(self) -> str:
        """Show the cards out of play that the viewer has seen, or put them away.

        Return why there are none, if so.
        """
        if self.close():
            return ""
        state = self._state
        found = out_of_play(state.view, state.viewer)
        if found is None:
            return table_words.nothing_aside()
        title = table_words.aside_title(state.view, state.viewer)
        state.scene.kitty.show_cards(found.cards, title)
        self._fade_in(state.scene.kitty)
        names = joined(card_name(card) for card in found.cards)
        self.announced.emit(sentence(labelled(title, names)))
        return ""

    def _fade_in(self, item: QGraphicsItem) -> None:
        duration = self._timing().speeds.panel_open
        self._clock.start([Change(item.setOpacity, duration, key=item)], waited=False)
        self._state.refresh()
        self.changed.emit(True)

    def close(self) -> bool:
        """Put away what is looked at; return whether there was something."""
        if not self.open:
            return False
        self._state.scene.trick_review.hide()
        self._state.scene.kitty.hide()
        self._state.refresh()
        self.changed.emit(False)
        return True

    def turn(self, by: int) -> None:
        """Go to an earlier (-1) or a later (1) trick; the ends stop it."""
        if self.allowed == "all" and self._state.scene.trick_review.isVisible():
            last = len(self._state.view.tricks) - 1
            self._show(min(max(self._shown + by, 0), last))

    def take(self, press: Press) -> bool:
        """Use a key while a trick is looked at; return whether it was used."""
        if not self.open:
            return False
        by = next((_STEPS[each] for each in press.commands if each in _STEPS), None)
        if by is not None:
            self.turn(by)
        elif press.means("close", "play", "ready"):
            self.close()
        else:
            return False
        return True

    def click(self, point: QPointF) -> bool:
        """Turn the page where a button was clicked, else close; return whether it was open."""
        if not self.open:
            return False
        item = self._state.scene.trick_review
        by = item.button_at(point) if item.isVisible() else 0
        if by:
            self.turn(by)
        else:
            self.close()
        return True

    def _show(self, number: int) -> None:
        tricks = self._state.view.tricks
        if not 0 <= number < len(tricks):
            self.close()
            return
        self._shown = number
        trick, state = tricks[number], self._state
        title = table_words.trick_title(
            number + 1,
            state.view.size,
            state.names[trick.winner],
            yours=trick.winner == state.viewer,
        )
        leaf = self.allowed == "all"
        earlier, later = leaf and number > 0, leaf and number + 1 < len(tricks)
        state.scene.trick_review.show_trick(trick, title, earlier=earlier, later=later)
        self.turned.emit(trick, title)
