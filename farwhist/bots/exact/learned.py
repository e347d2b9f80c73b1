"""Play-outs by the learned policy, on suit masks; see `farwhist.bots.exact.policy`."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from farwhist.bots.core.card_rules import CardRule
from farwhist.bots.core.playout import TRUMP
from farwhist.bots.exact.policy import Policy, buckets, kept, pick


def learned_playout(
    hands: list[int],
    alive: list[int],
    need: list[int],
    order: Sequence[int],
    led: int,
    best: tuple[int, int],
    taker: int,
    left: int,
    after: Sequence[Sequence[int]],
    trump: int,
    noise: Sequence[float],
    habits: Sequence[CardRule | None],
    weights: Sequence[Sequence[float]],
    tables: Policy,
    draw: Callable[[], float],
) -> None:
    """Play until nobody holds a card; `need[seat]` falls by 1 with each trick that a seat takes.

    Args:
        hands, alive, need: masks of each seat's suits, masks of all cards not played, tricks
            wanted; all are used up.
        order: the seats that still play to the present trick.
        led: the suit led, or -1 when `taker` leads now.
        best: suit and bit of the card that wins the trick so far.
        taker: who played it.
        left: tricks to come, the present one included; at least 1.
        after: from `playout.rotations`.
        trump: `TRUMP` or `NO_TRUMP`.
        noise: the chance of any legal card, for each seat.
        habits: for each seat the rule by which it chooses its cards otherwise, if it does.
        weights: `heat` of each seat.
        tables: from `policy`.
        draw: the source of chance, from 0 up to 1.
    """
    stand, ranks, suits = tables
    high, bit = best
    while left:
        lack = -left
        for number in need:
            if number > 0:
                lack += number
        crowd = 0 if lack < -1 else lack + 2 if lack < 2 else 4
        few = 0 if left <= 2 else 1 if left == 3 else 2 if left <= 5 else 3 if left <= 8 else 4
        unseen = -left
        for mask in alive:
            unseen += mask.bit_count()
        held = (len(after) - 1) * left
        near = buckets(held, unseen)
        behind, hungry = len(order), 0
        for seat in order:
            if need[seat] > 0:
                hungry += 1
        turn = order
        if led < 0:
            turn = (taker, *order)
            behind += 1
            if need[taker] > 0:
                hungry += 1
        for seat in turn:
            behind -= 1
            base = seat << 2
            wants = need[seat]
            if wants > 0:
                hungry -= 1
            mode = 0
            if led >= 0:
                mask = hands[base + led]
                mode = 1 if mask else 2
                if mode == 1 and not mask & (mask - 1):
                    hands[base + led] = 0
                    alive[led] ^= mask
                    if high == led and mask > bit:
                        bit = mask
                        taker = seat
                    continue
            choice = (led,) if mode == 1 else (0, 1, 2, 3)
            if draw() < noise[seat]:
                count = 0
                for suit in choice:
                    count += hands[base + suit].bit_count()
                k = int(draw() * count)
                for suit in choice:
                    mask = hands[base + suit]
                    count = mask.bit_count()
                    if k < count:
                        break
                    k -= count
                card = pick(mask, k)
            elif rule := habits[seat]:
                suit, card = rule(
                    hands[base : base + 4], alive, wants, left, trump, led, (high, bit), not behind
                )
            else:
                if wants <= 0:
                    kind = 0 if wants else 1
                elif wants >= left - 1:
                    kind = 2 if wants > left else 3 if wants == left else 4
                else:
                    kind = 5 if wants == 1 else 6 if wants == 2 else 7
                kind += mode << 3
                place = 3 if not mode or behind > 3 else behind
                full = mode and need[taker] > 0
                a = (((kind * 4 + place) * 2 + full) * 3 + (hungry if hungry < 2 else 2)) << 4
                b = (kind * 5 + few) * 144
                tight = 10 * (alive[3] & ~hands[base + 3]).bit_count() * held
                rest = 0
                if trump == TRUMP:
                    rest = 0 if tight < 8 * unseen else 1 if tight < 21 * unseen else 2
                c = ((kind * 5 + crowd) * 3 + rest) * 96
                heated = weights[seat]
                total = 0.0
                sums: list[float] = []
                found: list[tuple[int, int]] = []
                for suit in choice:
                    mask = hands[base + suit]
                    if not mask:
                        continue
                    others = alive[suit] & ~mask
                    length = mask.bit_count()
                    x = 1 if suit == trump else 0
                    over = 0
                    if mode and (suit == high or x):
                        over = mask & -(bit << 1) if suit == high else mask
                    cc = c + 4 * (length - 1 if length < 5 else 3) + x
                    for part, wins in ((mask ^ over, 0), (over, 2)):
                        if part:
                            for card, above, below, rank in kept(part, others):
                                hb = near[above]
                                total += heated[
                                    stand[a + rank + wins + x]
                                    + ranks[b + hb * 24 + near[below] * 4 + wins + x]
                                    + suits[cc + hb * 16 + wins]
                                ]
                                sums.append(total)
                                found.append((suit, card))
                k = bisect_right(sums, draw() * total)
                suit, card = found[k if k < len(found) else -1]
            hands[base + suit] ^= card
            alive[suit] ^= card
            if led < 0:
                led = high = suit
                bit = card
                taker = seat
            elif (suit == high and card > bit) or (suit == trump and high != trump):
                high, bit, taker = suit, card, seat
        need[taker] -= 1
        left -= 1
        order = after[taker]
        led = -1
