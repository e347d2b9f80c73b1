"""Which panel asks for a decision."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from farwhist.engine.decision import Decision
from farwhist.engine.moves import Auction, Bid, Contract, NameOrder, NameTrump
from farwhist.engine.position import Position
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.panels.panel import Panel
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import questions


def panel_for(
    theme: Theme,
    font: int,
    parent: QWidget,
    *,
    decision: Decision,
    view: Position,
    why_not_bid: Callable[[int], str],
) -> Panel:
    """Return the panel for a decision that is not about cards, in text of this size.

    Args:
        view: of the seat that decides.
        why_not_bid: returns why a number may not be bid, or nothing.
    """
    kinds = {type(move) for move in decision.moves}
    if Contract in kinds or NameOrder in kinds:
        from farwhist.ui.panels import contract

        if Contract in kinds:
            return contract.ContractPanel(theme, font, parent, decision=decision)
        return contract.OrderPanel(theme, font, parent, decision=decision)
    if NameTrump in kinds or Auction in kinds or Bid not in kinds:
        from farwhist.ui.panels import calls

        if NameTrump in kinds:
            return calls.TrumpPanel(theme, font, parent, decision=decision)
        if Auction in kinds:
            return calls.AuctionPanel(theme, font, parent, decision=decision)
        return calls.CallPanel(theme, font, parent, decision=decision)
    return BidPanel(
        theme,
        font,
        parent,
        decision=decision,
        size=view.size,
        sealed=view.sealed[decision.seat],
        why_not=why_not_bid,
        note=questions.bid_note(decision, view),
    )
