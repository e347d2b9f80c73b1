"""Who cut for the right to name trump. No Qt here."""

from __future__ import annotations

from farwhist.engine.position import Cut, Position


def cut_of_deal(view: Position) -> Cut | None:
    """Return the cut that decided who names trump in this deal, if there was one."""
    cut = view.cut
    return cut if cut is not None and cut.deal == view.deal and cut.winner is not None else None
