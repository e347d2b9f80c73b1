"""The four suits, as the deck draws them."""

from __future__ import annotations

from farwhist.ui.deck.suits import draw_suit, suit_path

__all__ = ["draw_suit", "suit_path"]
