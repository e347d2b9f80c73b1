"""Errors as people make them in a trick: a wasted ace, a king led, a ruff that is forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.technique import CardTechnique
from farwhist.engine.cards import Card, Rank


def remembered(known: Knowledge, technique: CardTechnique) -> Knowledge:
    """Return what is left of one's knowledge when older tricks have been forgotten."""
    tricks = known.view.tricks
    older = tricks[: max(0, len(tricks) - technique.memory)]
    forgotten = [card for trick in older for card in trick.cards]
    return replace(known, unseen=(*known.unseen, *forgotten)) if forgotten else known


def slip(
    known: Knowledge, cards: Sequence[Card], habit: Card, technique: CardTechnique, rng: Random
) -> Card:
    """Return the card of the rules of thumb, or the one of an error.

    Args:
        known: what the seat knows.
        cards: those that may be played.
        habit: the card of the rules of thumb.
        technique: how often which error is made.
        rng: draws whether one is made.
    """
    roll = rng.random()
    if len(known.mine) <= technique.careful or len(cards) < 2:
        return habit
    if not known.view.trick:
        kings = [card for card in cards if _bare_king(known, card)]
        return kings[0] if kings and roll < technique.king else habit
    led = known.values.suit[known.view.trick[0][1]]
    if known.values.suit[habit] is led:
        top = max(cards, key=known.values.strength.__getitem__)
        last = len(known.view.trick) == len(known.view.active) - 1
        return top if roll < technique.waste and not last else habit
    plain = [card for card in cards if not known.is_trump(card)]
    if known.is_trump(habit) and plain and roll < technique.forget:
        return min(plain, key=known.values.strength.__getitem__)
    return habit


def _bare_king(known: Knowledge, card: Card) -> bool:
    """Whether a card is a plain king whose ace is elsewhere, and other cards go with it."""
    suit = known.in_suit(known.values.suit[card])
    return (
        card.rank is Rank.KING
        and not known.is_trump(card)
        and len(suit) > 1
        and all(each.rank is not Rank.ACE for each in suit)
    )
