"""The rules of play that not every table has, on the core's plain integers.

The core itself knows following suit and the duty to ruff. Whatever else an option asks for is
played by `playout_any`, which is slower because it lists the legal cards of every play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from farwhist.bots.core.playout import TRUMP, Hands

if TYPE_CHECKING:
    from farwhist.rules.phases.tricks import TrumpLead


class HouseRules(NamedTuple):
    """What may be played; the fields are those of the `Tricks` phase."""

    must_ruff: bool = False
    must_overruff: bool = False
    free_below: bool = False
    must_beat: bool = False
    ruff_anytime: bool = False
    trump_lead: TrumpLead = "any"

    @property
    def plain(self) -> bool:
        """Whether the fast core plays by them."""
        return self == HouseRules(must_ruff=self.must_ruff)


def legal(
    rows: Sequence[Sequence[int]],
    led: int,
    best: int,
    trump: int,
    rules: HouseRules,
    first: bool,
    broken: bool,
) -> list[int]:
    """Return the cards that a hand may play.

    Args:
        rows: its four suits.
        led: the suit led, -1 to lead.
        best: the card that wins the trick so far.
        trump: 3, or any other number without trump.
        rules: what the table plays.
        first: whether this is the first trick of the deal.
        broken: whether a trump has been played to a plain suit.
    """
    whole = [card for row in rows for card in row]
    trumps = rows[TRUMP] if trump == TRUMP else ()
    if led < 0:
        held_back: dict[TrumpLead, bool] = {
            "any": False,
            "after_broken": not broken,
            "after_first": first,
            "only_if_forced": True,
        }
        if held_back[rules.trump_lead] and trumps and len(trumps) < len(whole):
            return [card for card in whole if card >> 5 != TRUMP]
        return whole
    following = list(rows[led])
    if following:
        if rules.must_beat:
            following = [card for card in following if card > best] or following
        if rules.ruff_anytime and led != TRUMP:
            following += trumps
        return following
    if not rules.must_ruff or not trumps:
        return whole
    if rules.must_overruff:
        higher = [card for card in trumps if card > best]
        if higher:
            return higher
        if rules.free_below:
            return whole
    return list(trumps)


def forbids(
    held: int,
    played: int,
    led: int,
    best: int,
    trump: int,
    rules: HouseRules,
    first: bool,
    broken: bool,
) -> bool:
    """Whether a seat that held one card could not have played the other; arguments as in `legal`.

    Every rule asks what a hand holds, never how many of it, so looking at two cards is enough.
    """
    rows: list[list[int]] = [[], [], [], []]
    for card in sorted((held, played)):
        rows[card >> 5].append(card)
    return played not in legal(rows, led, best, trump, rules, first, broken)


def playout_any(
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
    rules: HouseRules,
    noise: Sequence[float],
    draw: Callable[[], float],
    first: bool,
    broken: bool,
) -> None:
    """Play like `playout.playout`, by any house rules."""
    while left:
        queue = list(order)
        if led < 0:
            queue.insert(0, taker)
        for number, seat in enumerate(queue):
            rows = hands[4 * seat : 4 * seat + 4]
            cards = legal(rows, led, best, trump, rules, first, broken)
            if len(cards) > 1 and draw() < noise[seat]:
                card = cards[int(draw() * len(cards))]
            else:
                last = number == len(queue) - 1 and led >= 0
                card = _pick(cards, need[seat] > 0, led, best, last, boss, trump)
            suit = card >> 5
            hands[4 * seat + suit].remove(card)
            if led < 0:
                led, best, taker = suit, card, seat
            elif card > best and suit in (led, trump):
                best, taker = card, seat
            broken = broken or (suit == trump and led != trump)
            gone[card] = 1
            while gone[boss[suit]]:
                boss[suit] -= 1
        need[taker] -= 1
        left -= 1
        order, led, first = after[taker], -1, False


def _pick(
    cards: Sequence[int],
    wants: bool,
    led: int,
    best: int,
    last: bool,
    boss: Sequence[int],
    trump: int,
) -> int:
    """Return what the core's policy plays among legal cards."""
    low = min(cards, key=lambda card: (card >> 5 == trump, card & 31))
    if led < 0:
        sure = [card for card in cards if card == boss[card >> 5]]
        if wants:
            return max(sure) if sure else low
        return min(cards, key=lambda card: (card in sure, card & 31))
    winners = [card for card in cards if card > best and card >> 5 in (led, trump)]
    if wants:
        if not winners:
            return low
        return max(winners) if winners[0] >> 5 == led and not last else min(winners)
    losers = [card for card in cards if card not in winners]
    if not losers:
        return max(cards) if last else min(cards)
    under = [card for card in losers if card >> 5 in (led, trump)]
    return max(under) if under else max(losers, key=lambda card: card & 31)
