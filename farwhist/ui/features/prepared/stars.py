"""How many stars a dated match has won. No Qt here."""

from __future__ import annotations

from farwhist.engine.position import Position


def stars(position: Position, *, assisted: bool) -> int:
    """Return the stars of seat 0 for a match that is over, from 0 to 3; help costs one.

    One deal: three for an exact bid, one for a trick more or less. Several: three for two thirds of
    the bids exact, two for a half, one for a third.
    """
    off = [abs(each.taken[0] - (each.bids[0] or 0)) for each in position.results]
    if len(off) == 1:
        found = 3 if off[0] == 0 else 1 if off[0] == 1 else 0
    else:
        part = off.count(0) / len(off) if off else 0.0
        found = 3 if part >= 2 / 3 else 2 if part >= 1 / 2 else 1 if part >= 1 / 3 else 0
    return max(found - assisted, 0)
