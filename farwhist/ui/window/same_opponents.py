"""The opponents of a match that was played before."""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.store.matches import Saved
from farwhist.store.opposition import level_and_style
from farwhist.ui.play.opponents import Opponent


def same_opponents(saved: Saved, move: int, seated: Sequence[Opponent]) -> tuple[Opponent, ...]:
    """Return what played at each seat when the move with this number was to be made, from 0.

    Args:
        seated: what plays at the seats of which the match does not tell it.
    """
    from farwhist.analysis.opponents import known_at

    known = zip(known_at(saved, move), seated, strict=True)
    return tuple(Opponent(*level_and_style(text)) if text else now for text, now in known)
