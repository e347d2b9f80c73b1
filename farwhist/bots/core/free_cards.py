"""Wizards and jesters on the core's plain integers: cards that may be played at any time.

They have the numbers behind those of the four suits, as if they were two suits more: jesters
``128 +`` and wizards ``160 +`` their place. So a wizard is greater than every other card, but a
jester is not less; :func:`laid` knows. A trick is described by the suit led (`NONE_YET` before any
card of a suit, `NOTHING` when a wizard came before one) and its best card, 0 before the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from farwhist.bots.core.estimate import UNIT, Estimator, estimator
from farwhist.bots.core.house_rules import HouseRules, legal
from farwhist.bots.core.playout import JESTERS, WIZARD_WORTH, WIZARDS
from farwhist.engine.chance import shuffled

NONE_YET: Final = -1
NOTHING: Final = -2
NO_CARD: Final = 0

DEALS: Final = 300
"""In so many deals by chance it is found what hands are worth beside wizards."""


def laid(led: int, best: int, card: int, trump: int) -> tuple[int, int, bool]:
    """Return the suit led and the best card when a card is laid, and whether it is the best."""
    if card > WIZARDS:
        wins = best < WIZARDS
        return NOTHING if led == NONE_YET else led, card if wins else best, wins
    if card > JESTERS:
        return led, best or card, not best
    if led == NONE_YET:
        return card >> 5, card, True
    wins = best < JESTERS and card > best and card >> 5 in (led, trump)
    return led, card if wins else best, wins


def may_play(
    hand: Sequence[int],
    led: int,
    best: int,
    trump: int,
    rules: HouseRules,
    first: bool,
    broken: bool,
) -> list[int]:
    """Return the cards of a hand that may be played; arguments as in `house_rules.legal`."""
    if led < 0 and best:
        return list(hand)
    rows: list[list[int]] = [[], [], [], []]
    free: list[int] = []
    for card in hand:
        (free if card > JESTERS else rows[card >> 5]).append(card)
    if led < 0 and free:
        rows[0].append(NO_CARD)  # what has no suit is something else to lead than a trump
    found = legal(rows, led, best, trump, rules, first, broken) + free
    return [card for card in found if card != NO_CARD]


def chosen(
    cards: Sequence[int],
    hand: Sequence[int],
    need: int,
    led: int,
    best: int,
    last: bool,
    boss: Sequence[int],
    trump: int,
) -> int:
    """Return what a sensible player plays of the `cards` that it may play.

    It keeps a wizard for each trick that it still needs, and takes the others with what it has;
    when it needs no trick but those, it ducks, with a jester where nothing else goes under.

    Args:
        hand: all its cards.
        need: the tricks that it still wants.
        led, best: the trick so far, see above.
        last: whether it plays last.
        boss: the highest card of each suit that is not gone.
        trump: 3, or any other number without trump.
    """
    wizards = [card for card in cards if card > WIZARDS]
    if len(wizards) == len(hand):
        return wizards[0]
    plain = [card for card in cards if card < JESTERS]
    jesters = [card for card in cards if JESTERS < card < WIZARDS]
    every = 0 < len(hand) <= need
    wants = need - len(wizards)
    if not best:
        return _lead(plain, jesters, wizards, wants, every, boss, trump)
    taken = best > WIZARDS
    winners = [card for card in plain if laid(led, best, card, trump)[2]]
    if wants > 0:
        if winners:
            ruff = winners[0] >> 5 != led and led >= 0
            return min(winners) if last or (ruff and not every) else max(winners)
        if wizards and not taken and every:
            return wizards[0]
        if jesters and not every:
            return jesters[0]
        return min(plain or jesters or wizards, key=lambda card: (card >> 5 == trump, card & 31))
    if wizards and taken and need <= 0:
        return wizards[0]
    losers = [card for card in plain if card not in winners]
    if losers:
        under = [] if taken else [card for card in losers if card >> 5 in (led, trump)]
        return max(under) if under else max(losers, key=lambda card: (card & 31, card))
    if jesters:
        return jesters[0]
    if need > 0 and wizards:
        return wizards[0]
    return max(winners or cards) if last else min(winners or cards)


def _lead(
    plain: Sequence[int],
    jesters: Sequence[int],
    wizards: Sequence[int],
    wants: int,
    every: bool,
    boss: Sequence[int],
    trump: int,
) -> int:
    sure = [card for card in plain if card == boss[card >> 5]]
    if every and wizards:
        return wizards[0]
    if wants > 0 and sure:
        return max(sure)
    loose = [card for card in plain if card not in sure]
    if loose:
        pick = max if every else min
        return pick(loose, key=lambda card: (card >> 5 == trump, card & 31))
    return (*jesters, *sorted(plain), *wizards)[0]


def play_out(
    hands: Sequence[list[int]],
    boss: list[int],
    gone: bytearray,
    need: list[int],
    order: Sequence[int],
    led: int,
    best: int,
    taker: int,
    left: int,
    after: Sequence[Sequence[int]],
    trump: int,
    rules: HouseRules,
    noise: Sequence[float],
    draw: Callable[[], float],
    first: bool,
    broken: bool,
) -> None:
    """Play like `house_rules.playout_any`; `hands` are lists of cards, one a seat."""
    while left:
        queue = order if best else (taker, *order)
        final = queue[-1] if queue else taker
        for seat in queue:
            hand = hands[seat]
            cards = may_play(hand, led, best, trump, rules, first, broken)
            if len(cards) > 1 and draw() < noise[seat]:
                card = cards[int(draw() * len(cards))]
            else:
                card = chosen(cards, hand, need[seat], led, best, seat == final, boss, trump)
            hand.remove(card)
            led, best, wins = laid(led, best, card, trump)
            if wins:
                taker = seat
            if card < JESTERS:
                suit = card >> 5
                broken = broken or (suit == trump and led != trump)
                gone[card] = 1
                while gone[boss[suit]]:
                    boss[suit] -= 1
        need[taker] -= 1
        left -= 1
        order, led, best, first = after[taker], NONE_YET, 0, False


@lru_cache(maxsize=64)
def fair_estimator(players: int, size: int, ranks: int, trump: bool, free: int) -> Estimator:
    """Return an estimator for hands of a pack with so many wizards and as many jesters.

    It is the one for a pack without them, scaled so that all hands of a deal are together worth as
    many tricks as it has; their wizards count apart.
    """
    usual = estimator(players, size, ranks, trump)
    pack = range(4 * ranks + 2 * free)
    rng, worth = Random(0), 0
    for _ in range(DEALS):
        cards = shuffled(rng, pack)
        for seat in range(players):
            masks = [0, 0, 0, 0]
            for card in cards[seat * size : (seat + 1) * size]:
                if card < 4 * ranks:
                    masks[card // ranks] |= 1 << 12 - card % ranks
            worth += usual.worth(*masks)
    wizards = WIZARD_WORTH * free * players * size // len(pack)
    return usual.scaled((UNIT * size - wizards) * DEALS / max(1, worth))
