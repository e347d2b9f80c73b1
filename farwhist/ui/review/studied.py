"""What is studied: the match on the table, or one that was read from a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from farwhist.engine.match import Match
from farwhist.engine.position import DealResult
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.ui.viewmodels.deal_replay import AskedDeal
from farwhist.ui.viewmodels.shown_match import ShownMatch

if TYPE_CHECKING:
    from farwhist.ui.viewmodels.deal_replay import DealReplay


class Studied(Struct, frozen=True):
    """A match with finished deals, or with one at a question, and how it is shown.

    Args:
        saved: the match as a file would hold it.
        results: the deals that may be looked at, first to last; `numbers` is what each is called.
        on_table: whether it is the match that is played now.
        asked: the deal that stands at a question; there are no results then.
    """

    saved: Saved
    rules: Ruleset
    match: Match
    results: Sequence[DealResult]
    numbers: Sequence[int]
    shown: ShownMatch
    on_table: bool = False
    asked: AskedDeal | None = None

    def replay(self, deal: int) -> DealReplay:
        """Return the deal with this number of the match."""
        from farwhist.ui.viewmodels.deal_replay import DealReplay

        return DealReplay(self.match, deal, self.saved.made)

    def deal_at(self, place: int) -> int:
        """Return the number in the match of the deal at this place among those that are shown."""
        return self.results[place].deal if self.asked is None else self.asked.deal

    def result_at(self, place: int) -> DealResult | None:
        """Return how that deal ended, None where it has not."""
        return self.results[place] if self.asked is None else None
