"""What the page of the study is given: the match, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QKeyEvent

from farwhist.engine.position import DealResult
from farwhist.ui.deck.deck import Deck
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.table.theme import Theme
from farwhist.ui.viewmodels import hand_order
from farwhist.ui.viewmodels.deal_replay import AskedDeal, DealReplay
from farwhist.ui.viewmodels.shown_match import ShownMatch


@dataclass(frozen=True)
class StudiedMatch:
    """The finished deals of a match, or one that stands at a question, and how they are shown.

    Args:
        replay: returns the deal with this number of the match.
        results: the finished deals, first to last; `numbers` is what each is called.
        asked: the deal that stands at a question; there are no finished ones then.
    """

    replay: Callable[[int], DealReplay]
    results: Sequence[DealResult]
    numbers: Sequence[int]
    shown: ShownMatch
    asked: AskedDeal | None = None

    def deal_at(self, place: int) -> int:
        """Return the number in the match of the deal at this place among those that are shown."""
        return self.results[place].deal if self.asked is None else self.asked.deal

    def result_at(self, place: int) -> DealResult | None:
        """Return how that deal ended, None where it has not."""
        return self.results[place] if self.asked is None else None


@dataclass(frozen=True)
class StudyLook:
    """How the table of the study looks, and which keys work there.

    Args:
        command_of: returns the commands that a pressed key stands for.
        keys_of: returns the keys of a command, as menus write them.
    """

    theme: Theme
    deck: Deck
    felt: str
    texture: bool
    text: float
    manner: hand_order.HandOrder
    command_of: Callable[[QKeyEvent], Sequence[CommandId]]
    keys_of: Callable[[CommandId], str]
