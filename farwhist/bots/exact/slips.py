"""Errors as people make them where an exact number of tricks is bid."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farwhist.bots.core.playout import JESTERS
from farwhist.bots.core.sampling import Situation
from farwhist.bots.core.technique import CardTechnique
from farwhist.bots.exact.search import trick_state


def errors(known: Situation, cards: Sequence[int], habit: int) -> dict[str, int]:
    """Return what each error would play instead of the card of the rules of thumb.

    The names are those of `CardTechnique`. Who needs every trick that is left is careful.

    Args:
        known: what the seat knows and remembers.
        cards: those that may be played.
        habit: the card of the rules of thumb, one of them.
    """
    need = (known.bids[0] or 0) - known.taken[0]
    if len(cards) < 2 or need >= known.left or any(card >= JESTERS for card in cards):
        return {}
    led, best, _ = trick_state(known)
    if led < 0:
        error, card = ("king", _bare_king(known, cards)) if need > 0 else _high(known, cards)
        found = {} if card is None else {error: card}
    elif need > 0:
        found = _wanting(known, cards, habit, led, best)
    else:
        found = _done(known, cards, habit, led, best)
    return {error: card for error, card in found.items() if card != habit}


def _wanting(
    known: Situation, cards: Sequence[int], habit: int, led: int, best: int
) -> dict[str, int]:
    """Return the errors of who needs tricks: a high card that is wasted, a ruff forgotten."""
    if habit >> 5 == led:
        top = max(cards)
        return {"waste": top} if top > best and best >> 5 == led else {}
    plain = [card for card in cards if card >> 5 != known.trump]
    if habit >> 5 == known.trump and plain:
        return {"forget": min(plain, key=lambda card: card & 31)}
    return {}


def _done(
    known: Situation, cards: Sequence[int], habit: int, led: int, best: int
) -> dict[str, int]:
    """Return the errors of who wants no trick: a danger that is kept, a trick that is taken."""
    last = len(known.trick) == known.players - 1
    wins = [card for card in cards if card > best and card >> 5 in (led, known.trump)]
    loses = [card for card in cards if card not in wins]
    found = {}
    if habit in loses:
        found["keep"] = min(loses, key=lambda card: (card >> 5 == known.trump, card & 31))
        taken = [card for card in wins if card >> 5 == led]
        if taken and not last:
            found["grab"] = min(taken)
    return found


def _high(known: Situation, cards: Sequence[int]) -> tuple[str, int | None]:
    """Return the error of who leads and wants no trick: the highest card that may be beaten."""
    unseen = known.unseen
    beaten = [
        card
        for card in cards
        if card >> 5 != known.trump
        and any(each > card and each >> 5 == card >> 5 for each in unseen)
    ]
    return "grab", max(beaten, key=lambda card: card & 31, default=None)


def _bare_king(known: Situation, cards: Sequence[int]) -> int | None:
    """Return a plain king whose ace is elsewhere, and other cards go with it."""
    unseen = set(known.unseen)
    for card in cards:
        beside = any(each >> 5 == card >> 5 and each != card for each in known.mine)
        second = card & 31 == known.tops[card >> 5] - 1
        if second and card + 1 in unseen and beside and card >> 5 != known.trump:
            return card
    return None


def slip(
    known: Situation, cards: Sequence[int], habit: int, technique: CardTechnique, rng: Random
) -> int:
    """Return the card of the rules of thumb, or the one of an error.

    Args:
        known: what the seat knows and remembers.
        cards: those that may be played.
        habit: the card of the rules of thumb.
        technique: how often which error is made.
        rng: draws whether one is made.
    """
    roll = rng.random()
    if known.left <= technique.careful:
        return habit
    for error, card in errors(known, cards, habit).items():
        roll -= technique.share(error)
        if roll < 0:
            return card
    return habit
