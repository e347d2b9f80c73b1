"""What a bid would score: the worked example beside the settings of a scheme."""

from __future__ import annotations

from typing import Final

from farwhist.engine.position import Points
from farwhist.rules.scoring.book import Book
from farwhist.rules.scoring.explain import Part, Parts, scheme_parts
from farwhist.rules.scoring.record import Case, tidy

BEFORE: Final = 20
"""The player's score before the example, for schemes that look at it; the others have 0."""


def example(book: Book, players: int, size: int, bid: int, taken: int) -> tuple[Points, Parts]:
    """Return what a bid scores in a deal of `size` cards, and the parts that add up to it.

    The other players have bid 0 and made it; nobody bids blind or is on a run, and no spade
    is turned up.
    """
    case = Case(
        size=size,
        largest=max(book.largest, size),
        players=tuple(range(players)),
        bids=(bid, *[0] * (players - 1)),
        taken=(taken, *[0] * (players - 1)),
        totals=(BEFORE, *[0] * (players - 1)),
        full_pack=size * players == book.pack_size,
    )
    points, parts = book.scheme.points(case, 0), scheme_parts(book.scheme, case, 0)
    if book.slam and bid == taken == size:
        points, parts = points + book.slam, (*parts, Part("slam", book.slam))
    return tidy(points), parts
