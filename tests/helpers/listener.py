"""Somebody who is told a match in words, one event after another."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.engine.cards import Seat
from farwhist.engine.events import Event
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import sentences


class Listener:
    """Keeps what a seat may know, as the table does."""

    def __init__(
        self,
        names: Sequence[str],
        viewer: Seat = 0,
        rules: Ruleset | None = None,
    ) -> None:
        self._match = ShownMatch(viewer, tuple(names), rules=rules)
        self.view = Position(len(names))

    def tell(self, event: Event) -> list[str]:
        """Return the sentences for the next event, which must be as the seat sees it."""
        told = sentences.describe(event, self.view, self._match)
        event.apply(self.view)
        return told
