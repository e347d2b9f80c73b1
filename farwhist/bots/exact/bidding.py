"""How many tricks a hand is worth, by counting."""

from __future__ import annotations

from math import fsum
from typing import Final

from farwhist.bots.core.knowledge import Knowledge
from farwhist.engine.cards import FREE, Card, Rank, Suit
from farwhist.engine.position import Position

WIZARD: Final = 0.95
"""How often a wizard takes a trick: another one may come before it."""

WIZARD_FALL: Final = 0.15
"""How often a wizard in another hand falls on a card that would have won."""


def chance_to_win(known: Knowledge, card: Card) -> float:
    """Return roughly how likely a card is to take a trick, from 0 to 1.

    A card counts for less with every better card that another hand may hold, a plain card also
    with every trump that may fall on it.
    """
    if card.suit is None and card.rank in FREE:
        return WIZARD if card.rank is Rank.WIZARD else 0.0
    held = known.held_share()
    fall = 0.45 if known.view.trump is None else 0.68
    safe: float = (1 - fall * held) ** known.beaten_by(card)
    if known.wizards_out:
        safe *= (1 - WIZARD_FALL * held) ** known.wizards_out
    if known.is_trump(card):
        return safe
    suits = known.values.suit
    suit = suits[card]
    length = len(known.in_suit(suit))
    unseen = len([other for other in known.unseen if suits[other] is suit])
    follow = min(1.0, held * unseen / max(1, 2.2 * (len(known.view.active) - 1)))
    ruffed = 0.0 if known.view.trump is None else (1 - follow) * 0.9
    return safe * (1 - ruffed) * (1 - 0.06 * max(0, length - 4))


def expected_tricks(known: Knowledge) -> float:
    """Return the expected number of tricks of a whole hand, before the first lead."""
    if not known.mine:
        return 0.0
    # Python 3.12 began to add floats otherwise; fsum is the same in every version.
    total = fsum(chance_to_win(known, card) for card in known.mine)
    total += _length(known)
    players = len(known.view.active)
    share = len(known.mine) / players
    return 0.75 * total + 0.25 * share


def _length(known: Knowledge) -> float:
    """Return what low cards of a long suit add: small trumps ruff, a long suit outlasts."""
    held = known.held_share()
    others = max(1, len(known.view.active) - 1)
    extra = 0.0
    for suit in Suit:
        mine = sorted(known.in_suit(suit), key=known.values.strength.__getitem__)
        out = held * sum(known.values.suit[card] is suit for card in known.unseen)
        trump = bool(mine) and known.is_trump(mine[-1])
        weight = 0.45 if trump else (0.25 if known.view.trump is None else 0.05)
        beyond = len(mine) - out / others - (0 if trump else 1)
        if beyond > 0:
            low = [card for card in mine if chance_to_win(known, card) < 0.5]
            extra += weight * min(beyond, len(low))
    return extra


def blind_estimate(view: Position) -> float:
    """Return what an unknown hand is worth: an equal share of the tricks."""
    return view.size / len(view.active)


def forehead_estimate(view: Position, known: Knowledge) -> float:
    """Return the chance that one's own unseen card beats the cards on the other foreheads."""
    others = [hand[0] for hand in view.hands if hand and hand[0] is not None]
    if not others:
        return blind_estimate(view)
    strength = known.values.strength
    best = max(strength[card] for card in others)
    unknown = [card for card in known.unseen if card not in others]
    if not unknown:
        return 0.0
    return sum(strength[card] > best for card in unknown) / len(unknown)
