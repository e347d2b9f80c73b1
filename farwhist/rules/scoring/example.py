"""What a bid would score: the worked examples of help, and those beside the settings."""

from __future__ import annotations

from typing import Final

from farwhist.engine.position import Points
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.parts import Parts
from farwhist.rules.scoring.scheme import Case
from farwhist.rules.scoring.schemes import SIZE

BEFORE: Final = 20
"""The player's score before the example beside the settings, for schemes that look at it."""


def case_of(
    bid: int,
    taken: int,
    *,
    size: int = SIZE,
    largest: int = 13,
    players: int = 4,
    before: Points = 0,
    full_pack: bool = False,
) -> Case:
    """Return a deal in which the others have bid 0 and made it, and nothing else has happened.

    Nobody bids blind or is on a run, no spade is turned up, and the other players have 0 points.
    """
    others = [0] * (players - 1)
    return Case(
        size=size,
        largest=largest,
        players=tuple(range(players)),
        bids=(bid, *others),
        taken=(taken, *others),
        totals=(before, *others),
        full_pack=full_pack,
    )


def example(book: Book, players: int, size: int, bid: int, taken: int) -> Parts:
    """Return what a bid is paid in a deal of `size` cards, with the add-ons that may apply."""
    case = case_of(
        bid,
        taken,
        size=size,
        largest=max(book.largest, size),
        players=players,
        before=BEFORE,
        full_pack=size * players == book.pack_size,
    )
    return book.parts(case, 0)
