"""An ace that is kept, with a partner opposite: the second hand plays low, the third finesses.

So in the first round of a suit only: later somebody may be void of it and ruff the ace.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farwhist.engine.cards import Card

FIRST_ROUND: Final = 9
"""More cards of a suit than these are in the hands and in the trick while it is led first."""


def keeps_ace(cards: Sequence[Card], left: Sequence[Card]) -> bool:
    """Whether the second hand keeps the highest card of the suit led, which would win.

    Args:
        cards: those of the suit that it holds, the lowest first.
        left: those and all that it has not seen, in the same order.
    """
    return _first(left, 1) and cards[-1] == left[-1] and cards[-2:-1] != left[-2:-1]


def finesses(cards: Sequence[Card], left: Sequence[Card]) -> bool:
    """Whether the third hand plays the queen and keeps the ace, the king being elsewhere.

    Args:
        cards: those of the suit led that it holds, the lowest first.
        left: those and all that it has not seen, in the same order.
    """
    both = cards[-1] == left[-1] and cards[-2:-1] == left[-3:-2]
    return both and _first(left, 2)


def _first(left: Sequence[Card], count: int) -> bool:
    """Whether a suit of which so many cards lie in the trick seems to be led for the first time."""
    return len(left) + count > FIRST_ROUND
