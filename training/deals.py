"""The kinds of deal that hands are judged in, and ever new deals of each.

A kind is a text such as ``4/7/13/t``: players, cards a hand, cards a suit, trump or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from farwhist.bots.core.playout import NO_TRUMP, TRUMP

PACKS: Final = {13: (2, 3, 4, 5, 6, 7, 8), 12: (6,), 10: (4, 5), 9: (4,), 8: (3, 4, 5), 6: (3,)}
"""The packs that are fitted: cards a suit, and for how many players."""


def kinds() -> list[str]:
    """Return every kind of deal that is fitted, as text."""
    found = []
    for ranks, tables in PACKS.items():
        for players in tables:
            most = 4 * ranks // players
            for size in range(1, most + 1):
                if size * players < 4 * ranks:
                    found.append(f"{players}/{size}/{ranks}/t")
                found.append(f"{players}/{size}/{ranks}/n")
            if most * players == 4 * ranks:
                found.append(f"{players}/{most}/{ranks}/t")
    return found


def masks_of(hand: list[int], ranks: int) -> list[int]:
    """Return the four suit masks of a hand; the highest rank is bit 12."""
    masks = [0, 0, 0, 0]
    for code in hand:
        masks[code >> 5] |= 1 << ((code & 31) - ranks + 12)
    return masks


def parts(kind: str) -> tuple[int, int, int, int]:
    """Return players, cards a hand, cards a suit, and the trump, of a kind of deal."""
    players, size, ranks = map(int, kind.split("/")[:3])
    return players, size, ranks, TRUMP if kind.endswith("t") else NO_TRUMP


def deals(kind: str, draw: Callable[[], float]) -> Iterator[list[list[int]]]:
    """Yield the hands of ever new deals, in the core's numbers."""
    players, size, ranks, trump = parts(kind)
    pack = [suit * 32 + rank for suit in range(4) for rank in range(1, ranks + 1)]
    turned = trump == TRUMP and players * size < len(pack)
    while True:
        for last in range(len(pack) - 1, 0, -1):
            other = int(draw() * (last + 1))
            pack[last], pack[other] = pack[other], pack[last]
        cards = pack[: players * size]
        if turned:
            up = pack[players * size]
            # Its suit is trump; the lower cards of the suit move up into its place.
            cards = [_trumped(card, up >> 5, up & 31) for card in cards]
            assert all(card & 31 for card in cards)
        yield [cards[seat * size : (seat + 1) * size] for seat in range(players)]


def _trumped(card: int, swap: int, up: int) -> int:
    suit, rank = card >> 5, card & 31
    if suit == swap:
        return 96 + (rank + 1 if rank < up else rank)
    return (swap if suit == 3 else suit) * 32 + rank
