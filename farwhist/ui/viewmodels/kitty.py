"""The kitty, and what was laid away for it, as far as a seat knows them. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position


@dataclass(frozen=True, slots=True)
class OutOfPlay:
    """Cards out of play that a seat may look at: those that it laid away, or the kitty."""

    cards: tuple[Card, ...]
    laid_away: bool


def pile_aside(view: Position) -> bool:
    """Whether cards lie aside, or their place is kept while the declarer has taken them up."""
    if view.kitty or view.discards:
        return True
    return view.declarer is not None and len(view.hands[view.declarer]) > view.size


def aside(view: Position, viewer: Seat) -> OutOfPlay | None:
    """Return the cards out of play that the viewer has seen, or None when there are none."""
    whole = not view.hands or len(view.hands[viewer]) <= view.size
    away = tuple(card for card in view.discards if card is not None)
    if away and whole:
        return OutOfPlay(away, laid_away=view.declarer == viewer)
    seen = tuple(card for card in view.kitty if card is not None)
    return OutOfPlay(seen, laid_away=False) if seen else None


def from_kitty(view: Position, viewer: Seat) -> frozenset[Card]:
    """Return the cards of the viewer's hand that came from the kitty, until enough are laid away.

    They are those that were not dealt.
    """
    if view.declarer != viewer or len(view.hands[viewer]) <= view.size:
        return frozenset()
    dealt = view.dealt[viewer]
    return frozenset(card for card in view.hands[viewer] if card is not None and card not in dealt)
