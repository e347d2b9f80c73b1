"""The card that was turned for trump. No Qt here."""

from __future__ import annotations

from farwhist.engine.cards import Card
from farwhist.engine.position import Position


def shown_trump(view: Position) -> Card | None:
    """Return the card of the dealer that was turned for trump and lies open until it is played.

    None where the viewer sees that hand anyhow, as the dealer does.
    """
    turned = view.turn_up
    if turned is None or not view.hands or turned not in view.hands[view.dealer]:
        return None
    return None if turned in view.dealt[view.dealer] else turned
