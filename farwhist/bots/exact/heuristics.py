"""Rules of thumb: what a sensible player does without counting deals.

They are the low levels' play, and what the high levels play among cards that are worth the same,
so that a move looks like a person's.
"""

from __future__ import annotations

from collections.abc import Sequence

from farwhist.bots.core.free_cards import chosen
from farwhist.bots.core.playout import WIZARDS
from farwhist.bots.core.sampling import Situation
from farwhist.bots.exact.search import trick_state


def sure_tricks(known: Situation) -> int:
    """Return the tricks that nothing can take away: the highest trumps left, without a gap.

    With wizards in the pack that is one for each in the hand, and trumps count when none is out.
    """
    gone = known.seen()
    mine = set(known.mine)
    wizards = sum(card > WIZARDS for card in mine)
    if known.trump != 3 or any(card > WIZARDS for card in known.unseen):
        return wizards
    found, card = wizards, 96 + known.tops[3]
    while card > 96 and (gone[card] or card in mine):
        found += card in mine
        card -= 1
    return found


def certain_tricks(known: Situation, *, plain: bool = True) -> int:
    """Return the tricks that one can take whatever the others hold, before the next lead.

    Beside `sure_tricks` these are running suits, where no trump can be out any more: cards from
    the top of a suit, and the lower ones as well when the others must run out of it before. One
    must have the lead, or the highest card of every suit that others can lead.

    Args:
        known: the situation; no card of the present trick is on the table.
        plain: whether the rules of play are the usual ones; otherwise only tops are counted.
    """
    sure = sure_tricks(known)
    if known.wizards or known.trick:
        return sure
    mine, gone = set(known.mine), known.seen()
    tops, out, held = [0] * 4, [0] * 4, [0] * 4
    for card in known.unseen:
        out[card >> 5] += 1
    for card in known.mine:
        held[card >> 5] += 1
    for suit in range(4):
        card = suit * 32 + known.tops[suit]
        while card > suit * 32 and (gone[card] or card in mine):
            tops[suit] += card in mine
            card -= 1
    most = max(known.room[1:])
    runs = [
        number if plain and top >= min(most, others) else top
        for number, top, others in zip(held, tops, out, strict=True)
    ]
    ruffs = known.trump == 3 and (not plain or tops[3] < min(most, out[3]))
    if ruffs:
        return sure
    if known.leader:
        twins = max(known.tops) > 13
        stopped = all(top or not others for top, others in zip(tops, out, strict=True))
        if twins or not stopped or (known.trump == 3 and out[3]):
            return sure
    return max(sure, sum(runs))


def by_thumb(known: Situation, cards: Sequence[int]) -> int:
    """Return the card that the rules of thumb play; `cards` are the legal ones."""
    need = (known.bids[0] or 0) - known.taken[0]
    if known.wizards:
        led, best, _ = trick_state(known)
        last = len(known.trick) == known.players - 1
        boss = known.boss(known.seen())
        return chosen(cards, known.mine, need, led, best, last, boss, known.trump)
    all_the_rest = need >= known.left
    if need > 0 and not all_the_rest and sure_tricks(known) >= need:
        # What is still needed cannot be lost, so every other trick would be one too many.
        need = 0
    led, best, _ = trick_state(known)
    boss = known.boss(known.seen())
    if led < 0:
        return _lead(known, cards, need, all_the_rest, boss)
    last = len(known.trick) == known.players - 1
    return _follow(known, cards, need, all_the_rest, boss, led, best, last)


def _lead(
    known: Situation, cards: Sequence[int], need: int, all_the_rest: bool, boss: Sequence[int]
) -> int:
    trump = known.trump
    sure = [card for card in cards if card == boss[card >> 5]]
    if need <= 0:
        # The lowest card, but rather none that nobody can beat.
        return min(cards, key=lambda card: (card in sure, card >> 5 == trump, card & 31))
    trumps = [card for card in cards if card >> 5 == trump]
    if all_the_rest:
        if trumps:
            return max(trumps)
        return max(cards, key=lambda card: (card in sure, card & 31))
    if sure:
        return max(sure)
    return min(cards, key=lambda card: (card >> 5 == trump, card & 31))


def _follow(
    known: Situation,
    cards: Sequence[int],
    need: int,
    all_the_rest: bool,
    boss: Sequence[int],
    led: int,
    best: int,
    last: bool,
) -> int:
    trump = known.trump
    winners = [card for card in cards if card > best and card >> 5 in (led, trump)]
    losers = [card for card in cards if card not in winners]
    if need > 0:
        if not winners:
            return min(losers, key=lambda card: (card >> 5 == trump, card & 31))
        if last:
            return min(winners)
        ruffing = winners[0] >> 5 != led
        if all_the_rest or not ruffing:
            return max(winners)
        return min(winners)
    if losers:
        under = [card for card in losers if card >> 5 in (led, trump)]
        return max(under) if under else max(losers, key=lambda card: card & 31)
    return max(cards) if last else min(cards)
