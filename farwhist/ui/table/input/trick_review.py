"""Looking at tricks that have been taken, and how to leaf through them; at cards out of play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from farwhist.engine.position import Trick
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.settings.timing import Timing
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Change, Clock
from farwhist.ui.viewmodels.kitty import aside
from farwhist.ui.wording import deal_facts, table_words
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.punctuation import joined, labelled, sentence

_STEPS: Final[Mapping[CommandId, int]] = {
    "left": -1, "less": -1, "right": 1, "more": 1,
    "first": -99, "least": -99, "last": 99, "most": 99,
}  # fmt: skip


class TrickReview:
    """Opens, turns and closes the peek. `allowed` is "last", "none" or "all" tricks of the deal.

    `changed(open)` is called when it has been opened or closed, `turned(trick, title)` when a
    trick is shown, `laid_open(text)` with what cards out of play are shown.
    """

    def __init__(self, stage: ShownTable, clock: Clock, timing: Callable[[], Timing]) -> None:
        self._stage = stage
        self._clock = clock
        self._timing = timing
        self._shown = 0
        self.allowed = "last"
        self.changed: Callable[[bool], None] = lambda is_open: None
        self.turned: Callable[[Trick, str], None] = lambda trick, title: None
        self.laid_open: Callable[[str], None] = lambda text: None

    @property
    def open(self) -> bool:
        """Whether a trick is looked at, or cards out of play are."""
        return self._stage.scene.peek.isVisible() or self._stage.scene.aside.isVisible()

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
        tricks = self._stage.view.tricks
        if not tricks:
            return table_words.no_trick_yet()
        self._show(len(tricks) - 1)
        self._fade_in(self._stage.scene.peek)
        return ""

    def toggle_kitty(self) -> str:
        """Show the cards out of play that the viewer has seen, or put them away.

        Return why there are none, if so.
        """
        if self.close():
            return ""
        stage = self._stage
        found = aside(stage.view, stage.viewer)
        if found is None:
            return table_words.nothing_aside()
        title = deal_facts.aside_title(stage.view, stage.viewer)
        stage.scene.aside.show_cards(found.cards, title)
        self._fade_in(stage.scene.aside)
        names = joined(card_name(card) for card in found.cards)
        self.laid_open(sentence(labelled(title, names)))
        return ""

    def _fade_in(self, item: QGraphicsItem) -> None:
        duration = self._timing().speeds.panel_open
        self._clock.start([Change(item.setOpacity, duration, key=item)], waited=False)
        self._stage.refresh()
        self.changed(True)

    def close(self) -> bool:
        """Put away what is looked at; return whether there was something."""
        if not self.open:
            return False
        self._stage.scene.peek.hide()
        self._stage.scene.aside.hide()
        self._stage.refresh()
        self.changed(False)
        return True

    def turn(self, by: int) -> None:
        """Go to an earlier (-1) or a later (1) trick; the ends stop it."""
        if self.allowed == "all" and self._stage.scene.peek.isVisible():
            last = len(self._stage.view.tricks) - 1
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
        peek = self._stage.scene.peek
        by = peek.button_at(point) if peek.isVisible() else 0
        if by:
            self.turn(by)
        else:
            self.close()
        return True

    def _show(self, number: int) -> None:
        tricks = self._stage.view.tricks
        if not 0 <= number < len(tricks):
            self.close()
            return
        self._shown = number
        trick, stage = tricks[number], self._stage
        title = table_words.trick_title(
            number + 1,
            stage.view.size,
            stage.names[trick.winner],
            yours=trick.winner == stage.viewer,
        )
        leaf = self.allowed == "all"
        earlier, later = leaf and number > 0, leaf and number + 1 < len(tricks)
        stage.scene.peek.show_trick(trick, title, earlier=earlier, later=later)
        self.turned(trick, title)
