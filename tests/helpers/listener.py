"""Somebody who is told a match in words, one event after another."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.engine.cards import Seat
from farwhist.engine.events import Event
from farwhist.engine.position import Position
from farwhist.rules.kind import EXACT_BIDS, GameKind
from farwhist.ui.facts.shown_match import ShownMatch
from farwhist.ui.voice import sentences


class Listener:
    """Keeps what a seat may know, as the table does."""

    def __init__(
        self,
        names: Sequence[str],
        viewer: Seat = 0,
        deals: int | None = None,
        kind: GameKind = EXACT_BIDS,
    ) -> None:
        self._match = ShownMatch(viewer, tuple(names), deals, kind)
        self.view = Position(len(names))

    def tell(self, event: Event) -> list[str]:
        """Return the sentences for the next event, which must be as the seat sees it."""
        told = sentences.told(event, self.view, self._match)
        event.apply(self.view)
        return told
