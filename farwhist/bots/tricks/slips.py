"""Errors as people make them in a trick: a wasted ace, a king led, a ruff that is forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.technique import CardTechnique
from farwhist.engine.cards import Card, Rank

IN_MISERE: Final = {"king": "grab", "waste": "grab"}
"""What errors are where tricks put a player out: a trick is taken that another could have had."""


def remembered(known: Knowledge, technique: CardTechnique) -> Knowledge:
    """Return what is left of one's knowledge when older tricks have been forgotten."""
    tricks = known.view.tricks
    older = tricks[: max(0, len(tricks) - technique.memory)]
    forgotten = [card for trick in older for card in trick.cards]
    return replace(known, unseen=(*known.unseen, *forgotten)) if forgotten else known


def errors(
    known: Knowledge, cards: Sequence[Card], habit: Card, misere: bool = False
) -> dict[str, Card]:
    """Return what each error would play instead of the card of the rules of thumb.

    The names are those of `CardTechnique`.

    Args:
        known: what the seat knows and remembers.
        cards: those that may be played.
        habit: the card of the rules of thumb, one of them.
        misere: whether tricks put a player out.
    """
    found: dict[str, Card] = {}
    if not known.view.trick:
        kings = [card for card in cards if _bare_king(known, card)]
        found = {"king": kings[0]} if kings else {}
    elif known.values.suit[habit] is known.values.suit[known.view.trick[0][1]]:
        top = max(cards, key=known.values.strength.__getitem__)
        if len(known.view.trick) < len(known.view.active) - 1 and _takes(known, top):
            found = {"waste": top}
    elif known.is_trump(habit):
        plain = [card for card in cards if not known.is_trump(card)]
        if plain:
            found = {"forget": min(plain, key=known.values.strength.__getitem__)}
    names = IN_MISERE if misere else {}
    return {names.get(error, error): card for error, card in found.items() if card != habit}


def slip(
    known: Knowledge,
    cards: Sequence[Card],
    habit: Card,
    technique: CardTechnique,
    rng: Random,
    misere: bool = False,
) -> Card:
    """Return the card of the rules of thumb, or the one of an error.

    Args:
        known: what the seat knows and remembers.
        cards: those that may be played.
        habit: the card of the rules of thumb.
        technique: how often which error is made.
        rng: draws whether one is made.
        misere: whether tricks put a player out.
    """
    roll = rng.random()
    if len(known.mine) <= technique.careful:
        return habit
    for error, card in errors(known, cards, habit, misere).items():
        if roll < technique.share(error):
            return card
    return habit


def _takes(known: Knowledge, card: Card) -> bool:
    """Whether a card of the suit led takes the trick for now."""
    suit, strength = known.values.suit, known.values.strength
    trick = [each for _, each in known.view.trick]
    return all(
        strength[each] < strength[card]
        for each in trick
        if known.is_trump(each) or suit[each] is suit[card]
    )


def _bare_king(known: Knowledge, card: Card) -> bool:
    """Whether a card is a plain king whose ace is elsewhere, and other cards go with it."""
    suit = known.in_suit(known.values.suit[card])
    return (
        card.rank is Rank.KING
        and not known.is_trump(card)
        and len(suit) > 1
        and all(each.rank is not Rank.ACE for each in suit)
    )
