"""Who sits at the table and what is played there. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.rules import lookup
from farwhist.rules.kind import EXACT_BIDS, GameKind
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.viewmodels.hand_order import USUAL_ORDER, HandOrder

Winner = Callable[[Sequence[tuple[Seat, Card]], Suit | None, bool, Card | None], Seat]
"""Tells who is taking a trick so far, by trump, whether low ranks win, and the card turned up."""


class ShownMatch(Struct, frozen=True):
    """What is shown of a match besides its position; another match is another value.

    `viewer` is the seat whose cards are seen, `names` and `portraits` are those of its own people,
    by seat. Without `portraits` everybody has one of the usual ones. `rules` is None as long as
    there is no match, and `title` is what the match is called.
    """

    viewer: Seat = 0
    names: tuple[str, ...] = ()
    portraits: tuple[int, ...] = ()
    rules: Ruleset | None = None
    title: str = ""

    @property
    def avatars(self) -> tuple[int, ...]:
        """The pictures of the seats, from 0 to `avatars.COUNT` - 1."""
        return self.portraits or usual_portraits(len(self.names), self.viewer)

    @property
    def kind(self) -> GameKind:
        """What kind of game is shown."""
        return EXACT_BIDS if self.rules is None else self.rules.kind

    @property
    def deals(self) -> int | None:
        """How many deals the match has, where that is known."""
        return None if self.rules is None else self.rules.deal_count

    @property
    def hides_bids(self) -> bool:
        """Whether nobody sees the bids of the others before a deal is over."""
        return self.rules is not None and lookup.hides_bids(self.rules)

    @property
    def order(self) -> HandOrder:
        """The usual order of a hand, by how the ranks of the match beat each other."""
        return USUAL_ORDER if self.rules is None else HandOrder(ranks=self.rules.ranking.order)

    @property
    def winner(self) -> Winner | None:
        """Tells who is taking a trick."""
        return None if self.rules is None else self.rules.ranking.winner


NO_MATCH = ShownMatch()
"""What is shown before there is a match: nobody sits at the table."""


def usual_portraits(seats: int, viewer: Seat, own: int = 0) -> tuple[int, ...]:
    """Return the pictures of the usual players, clockwise from the viewer, who has `own`."""
    return tuple((seat - viewer) % seats or own for seat in range(seats))
