"""How simple players choose a card, on suit masks and so quick enough for play-outs.

Not here: what their rules are and why. `farwhist.bots.exact.heuristics` has those of the levels for
a position, `farwhist.bots.exact.counting_bot` those of the opponent that counts, and tests compare
them with these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from farwhist.bots.core.playout import TRUMP
from farwhist.engine.cards import Seat

CardRule = Callable[
    [Sequence[int], Sequence[int], int, int, int, int, tuple[int, int], bool], tuple[int, int]
]
"""Returns suit and bit of a card; the arguments are those of `thumb_card`."""

STRANGERS: Final[Mapping[Seat, CardRule]] = MappingProxyType({})
"""The rules by which seats choose their cards, where nothing is known of them."""


def thumb_card(
    hand: Sequence[int],
    alive: Sequence[int],
    need: int,
    left: int,
    trump: int,
    led: int,
    best: tuple[int, int],
    last: bool,
) -> tuple[int, int]:
    """Return suit and bit of the card that the rules of thumb of the levels play.

    Args:
        hand: the masks of the seat's four suits; it holds a card.
        alive: the masks of all cards that have not been played.
        need: the tricks that the seat still wants; 0 or less is none.
        left: tricks to come, the present one included.
        trump: `TRUMP` or `NO_TRUMP`.
        led: the suit led, or -1 when the seat leads.
        best: suit and bit of the card that wins the trick so far.
        last: whether the seat plays last to the trick.
    """
    every = need >= left
    if trump == TRUMP and 0 < need < left:
        trumps = hand[TRUMP]
        if (trumps >> (alive[TRUMP] & ~trumps).bit_length()).bit_count() >= need:
            need = 0  # what is needed cannot be lost: every other trick is one too many
    if led < 0:
        return _lead(hand, alive, need, every, trump)
    if hand[led]:
        return led, _follow(hand[led], need, led, best, last)
    return _discard(hand, need, every, trump, best, last)


def _lead(
    hand: Sequence[int], alive: Sequence[int], need: int, every: bool, trump: int
) -> tuple[int, int]:
    if need > 0:
        if every and trump == TRUMP and hand[TRUMP]:
            return TRUMP, _top(hand[TRUMP])
        if every:
            return _highest(hand, alive)
        for suit in (3, 2, 1, 0):
            if hand[suit].bit_length() == alive[suit].bit_length() and hand[suit]:
                return suit, _top(hand[suit])
        return _lowest(hand, trump)
    return _lowest(hand, trump, alive)


def _follow(row: int, need: int, led: int, best: tuple[int, int], last: bool) -> int:
    high, bit = best
    above = row & -(bit << 1) if high == led else 0
    below = row ^ above
    if need > 0:
        if not above:
            return below & -below
        return above & -above if last else _top(above)
    if below:
        return _top(below)
    return _top(row) if last else row & -row


def _discard(
    hand: Sequence[int], need: int, every: bool, trump: int, best: tuple[int, int], last: bool
) -> tuple[int, int]:
    high, bit = best
    trumps = hand[TRUMP] if trump == TRUMP else 0
    winners = trumps & -(bit << 1) if high == TRUMP else trumps
    losers = trumps ^ winners
    if need > 0:
        if not winners:
            return _lowest(hand, trump)
        return TRUMP, _top(winners) if every and not last else winners & -winners
    if losers:
        return TRUMP, _top(losers)
    found, most = -1, 0
    for suit in (0, 1, 2, 3):
        mask = 0 if suit == trump else hand[suit]
        if mask.bit_length() > most:
            found, most = suit, mask.bit_length()
    if found >= 0:
        return found, 1 << (most - 1)
    return TRUMP, _top(winners) if last else winners & -winners


def _top(mask: int) -> int:
    return 1 << (mask.bit_length() - 1)


def _highest(hand: Sequence[int], alive: Sequence[int]) -> tuple[int, int]:
    """Return the highest card, one that nobody can beat before others."""
    best = (False, 0, 0)
    for suit in (0, 1, 2, 3):
        length = hand[suit].bit_length()
        if length:
            key = (length == alive[suit].bit_length(), length, suit)
            if key[:2] > best[:2]:
                best = key
    return best[2], 1 << (best[1] - 1)


def _lowest(
    hand: Sequence[int], trump: int, alive: Sequence[int] = (0, 0, 0, 0)
) -> tuple[int, int]:
    """Return the lowest card, rather no trump, and before that none that nobody can beat."""
    least, found, bit = 1 << 60, 0, 0
    for suit in (0, 1, 2, 3):
        mask = hand[suit]
        if not mask:
            continue
        low = mask & -mask
        key = low
        if suit == trump:
            key <<= 14
        if low.bit_length() == alive[suit].bit_length():
            key <<= 24
        if key < least:
            least, found, bit = key, suit, low
    return found, bit


def counting_card(
    hand: Sequence[int],
    alive: Sequence[int],
    need: int,
    left: int,
    trump: int,
    led: int,
    best: tuple[int, int],
    last: bool,
) -> tuple[int, int]:
    """Return suit and bit of the card that the opponent plays that counts; see `thumb_card`."""
    cards = [_Counted(hand, alive, suit, bit, trump) for suit, bit in _each(hand, led)]
    if led < 0:
        found = _counted_lead(
            cards, need, left, alive[TRUMP] & ~hand[TRUMP] if trump == TRUMP else 0
        )
    else:
        found = _counted_follow(cards, need, left, best, last)
    return found.suit, found.bit


def _each(hand: Sequence[int], led: int) -> list[tuple[int, int]]:
    """Return the cards that may be played, the lowest first."""
    found = []
    for suit in (led,) if led >= 0 and hand[led] else (0, 1, 2, 3):
        mask = hand[suit]
        while mask:
            bit = mask & -mask
            mask ^= bit
            found.append((suit, bit))
    return found


class _Counted:
    """A card: how strong it is, how many cards elsewhere beat it, and how long its suit is."""

    __slots__ = ("beaten", "bit", "is_trump", "length", "power", "suit")

    def __init__(
        self, hand: Sequence[int], alive: Sequence[int], suit: int, bit: int, trump: int
    ) -> None:
        self.suit, self.bit = suit, bit
        self.is_trump = suit == trump
        self.power = bit.bit_length() + (100 if self.is_trump else 0)
        self.beaten = (alive[suit] & ~hand[suit] & -bit).bit_count()
        self.length = hand[suit].bit_count()

    @property
    def worth_keeping(self) -> int:
        return self.power + (0 if self.beaten else 20)

    @property
    def danger(self) -> float:
        return self.power + (0 if self.is_trump else 0.5) - 2 * self.beaten


def _counted_lead(cards: Sequence[_Counted], need: int, left: int, trumps_out: int) -> _Counted:
    if need <= 0:
        return max(cards, key=lambda card: (card.beaten, -card.power))
    masters = [card for card in cards if not card.beaten]
    trumps = [card for card in masters if card.is_trump]
    if trumps:
        return max(trumps, key=lambda card: card.power)
    if masters and (need >= left or not trumps_out):
        return max(masters, key=lambda card: card.power)
    if masters:
        return min(masters, key=lambda card: card.length)
    if need >= left:
        return max(cards, key=lambda card: card.power)
    return min(cards, key=lambda card: card.power)


def _counted_follow(
    cards: Sequence[_Counted], need: int, left: int, best: tuple[int, int], last: bool
) -> _Counted:
    high, bit = best
    winning = [
        card
        for card in cards
        if (card.suit == high and card.bit > bit) or (card.is_trump and card.suit != high)
    ]
    if need <= 0:
        losing = [card for card in cards if card not in winning]
        if losing:
            return max(losing, key=lambda card: card.danger)
        return (max if last else min)(cards, key=lambda card: card.power)
    if not winning:
        return min(cards, key=lambda card: card.worth_keeping)
    if last:
        return min(winning, key=lambda card: card.power)
    if need >= left:
        return max(winning, key=lambda card: card.power)
    sure = [card for card in winning if not card.beaten]
    if sure:
        return min(sure, key=lambda card: card.power)
    if all(card.is_trump for card in winning):
        return min(winning, key=lambda card: card.power)
    return min(cards, key=lambda card: card.worth_keeping)
