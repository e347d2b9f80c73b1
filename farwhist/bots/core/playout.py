"""Playing a deal to its end on plain integers and lists, as fast as Python can.

A card is ``suit * 32 + strength`` with strengths from 1. The trump suit is always suit 3, so a
trump is greater than every other card; without trump all four suits are plain (`NO_TRUMP`). Seat
0 is the one that thinks, the others follow in playing order. `hands[4 * seat + suit]` is a
sorted list. `gone[card]` is 1 for every card that all have seen, and `boss[suit]` the highest card
of the suit that is not gone.

A player follows a simple policy that knows its own hand, its bid and what is gone: it wins while
it needs tricks and ducks when it does not. With the chance `noise[seat]` it plays any legal card
instead; that makes the average over many play-outs a better guide than a stubborn policy does.

Following suit is written out here, in `exact.learned` and in `tricks.side_playout`, each for its
own kind of hand: asking `house_rules.legal`, or any function at all, costs 6 to 9 % of the
play-outs.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

TRUMP = 3
NO_TRUMP = 9
SUIT_SIZE = 32

JESTERS = 4 * SUIT_SIZE
WIZARDS = 5 * SUIT_SIZE
"""Cards without a suit: jesters, and wizards, have the numbers above these; see `free_cards`."""

WIZARD_WORTH = 950
"""What a wizard is worth, in thousandths of a trick: now and then another one comes before it."""

Hands = list[list[int]]


def rotations(players: int) -> list[tuple[int, ...]]:
    """Return for every seat the seats that play after it in a trick."""
    return [tuple((seat + step) % players for step in range(1, players)) for seat in range(players)]


def playout(
    hands: Hands,
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
    must_ruff: bool,
    noise: Sequence[float],
    scale: Sequence[float],
    draw: Callable[[], float],
) -> None:
    """Play until nobody holds a card; `need[seat]` falls by 1 with each trick that a seat takes.

    Args:
        hands, boss, gone, need: see above; all are used up.
        order: the seats that still play to the present trick.
        led: the suit led, or -1 when `taker` leads now.
        best: the card that wins the trick so far.
        taker: who played it.
        left: tricks to come, the present one included; at least 1.
        after: from `rotations`.
        trump: `TRUMP` or `NO_TRUMP`.
        must_ruff: whoever is void must play a trump.
        noise, scale: the chance of any legal card, and a hair less than one divided by it.
        draw: the source of chance, from 0 up to 1.
    """
    while True:
        if led < 0:
            r = draw()
            base = taker << 2
            if r < noise[taker]:
                k = int(r * scale[taker] * left)
                led = 0
                row = hands[base]
                while k >= len(row):
                    k -= len(row)
                    led += 1
                    row = hands[base + led]
                best = row.pop(k)
            elif need[taker] > 0:
                best = -1
                if trump == 3:
                    row = hands[base + 3]
                    if row and row[-1] == boss[3]:
                        best = row.pop()
                if best < 0:
                    low = 99
                    for led in (0, 1, 2, 3):
                        row = hands[base + led]
                        if row:
                            top = row[-1]
                            if top == boss[led]:
                                best = row.pop()
                                break
                            if led != trump and (row[0] & 31) < low:
                                low = row[0] & 31
                                best = led
                    else:
                        best = (row if best < 0 else hands[base + best]).pop(0)
            else:
                low = 99
                pick = 3
                for led in (0, 1, 2, 3):
                    row = hands[base + led]
                    if row:
                        c = row[0]
                        value = 64 + (c & 31) if c == boss[led] else c & 31
                        if value < low:
                            low = value
                            pick = led
                best = hands[base + pick].pop(0)
            led = best >> 5
            gone[best] = 1
            if best == boss[led]:
                c = best - 1
                while gone[c]:
                    c -= 1
                boss[led] = c
        last = order[-1] if order else -1
        for seat in order:
            base = seat << 2
            row = hands[base + led]
            if row:
                if len(row) == 1:
                    c = row.pop()
                else:
                    r = draw()
                    if r < noise[seat]:
                        c = row.pop(int(r * scale[seat] * len(row)))
                    elif need[seat] > 0:
                        if row[-1] > best:
                            c = row.pop(bisect_left(row, best)) if seat == last else row.pop()
                        else:
                            c = row.pop(0)
                    else:
                        k = bisect_left(row, best)
                        c = row.pop(k - 1) if k else row.pop() if seat == last else row.pop(0)
                if c > best:
                    best = c
                    taker = seat
                gone[c] = 1
                if c == boss[led]:
                    c -= 1
                    while gone[c]:
                        c -= 1
                    boss[led] = c
                continue
            r = draw()
            if must_ruff and trump == 3 and hands[base + 3]:
                row = hands[base + 3]
                if r < noise[seat]:
                    c = row.pop(int(r * scale[seat] * len(row)))
                elif need[seat] > 0:
                    k = bisect_left(row, best)
                    c = row.pop(k if k < len(row) else 0)
                else:
                    k = bisect_left(row, best)
                    c = row.pop(k - 1 if k else 0)
            elif r < noise[seat]:
                k = int(r * scale[seat] * left)
                row = hands[base]
                suit = 0
                while k >= len(row):
                    k -= len(row)
                    suit += 1
                    row = hands[base + suit]
                c = row.pop(k)
            else:
                row = hands[base + 3]
                if need[seat] > 0:
                    if trump == 3 and row and row[-1] > best:
                        c = row.pop(bisect_left(row, best))
                    else:
                        low = 99
                        for suit in (0, 1, 2, 3):
                            row = hands[base + suit]
                            if row and (suit != trump or low == 99) and (row[0] & 31) < low:
                                low = row[0] & 31
                                k = suit
                        c = hands[base + k].pop(0)
                else:
                    low = -1
                    if trump == 3 and row:
                        k = bisect_left(row, best)
                        if best > 96 and k:
                            c = row.pop(k - 1)
                            low = 99
                    if low < 0:
                        for suit in (0, 1, 2, 3):
                            row = hands[base + suit]
                            if row and (suit != trump or low < 0) and (row[-1] & 31) > low:
                                low = row[-1] & 31
                                k = suit
                        row = hands[base + k]
                        c = row.pop(0) if k == trump else row.pop()
            suit = c >> 5
            if suit == trump and c > best:
                best = c
                taker = seat
            gone[c] = 1
            if c == boss[suit]:
                c -= 1
                while gone[c]:
                    c -= 1
                boss[suit] = c
        need[taker] -= 1
        left -= 1
        order = after[taker]
        if left == 1:
            base = taker << 2
            best = (hands[base] or hands[base + 1] or hands[base + 2] or hands[base + 3])[0]
            led = best >> 5
            for seat in order:
                base = seat << 2
                c = (hands[base] or hands[base + 1] or hands[base + 2] or hands[base + 3])[0]
                if c > best and (c >> 5 == led or c >> 5 == trump):
                    best = c
                    taker = seat
            need[taker] -= 1
            return
        if not left:
            return
        led = -1
