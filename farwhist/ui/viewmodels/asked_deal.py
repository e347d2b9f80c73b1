"""A deal that stands at a question: somebody has to choose at its last step. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from farwhist.engine.moves import Move


@dataclass(frozen=True, slots=True)
class AskedDeal:
    """A deal that has not ended, at whose last step the viewer has to choose.

    Args:
        deal: its number in the match, from 1.
        about: what it is from, in words.
        best: the moves that answer the question.
    """

    deal: int
    about: str
    best: tuple[Move, ...]
