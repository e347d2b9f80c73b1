"""Who chooses cards by a simple rule: what the finished deals of a match tell of each seat.

After a deal all have seen every card, so each that was played can be set beside the one that a rule
would have played. Beginner and casual play the card of the rules of thumb in nine of ten choices,
the opponent that counts its own in all but two of a hundred, who thinks in six or seven of ten
(docs/measurements/noticed.md tells how that was counted).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Final, NamedTuple

from farwhist.bots.core.card_rules import CardRule, counting_card, thumb_card
from farwhist.bots.core.playout import NO_TRUMP, TRUMP
from farwhist.bots.core.seat_view import house_rules
from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.position import DealResult
from farwhist.rules.ruleset import Ruleset

RULES: Final[tuple[CardRule, ...]] = (thumb_card, counting_card)
"""The rules that somebody may follow."""

USUAL: Final = -1.1
"""The odds at first that a seat follows a rule, as a natural logarithm: one to three."""

TAKEN: Final = 0.0
"""From these odds on it is taken to do so: when that is as likely as not."""

MOST: Final = 2.5
"""They never are higher than this, nor lower than the opposite: whoever changes is noticed."""

FOLLOWS: Final = 0.2285
"""What a choice by the rule adds: 0.93 of those who follow it make it, 0.74 of the others."""

DIFFERS: Final = -1.312
"""And what another choice adds."""

Odds = tuple[float, ...]
"""For each of `RULES` the odds that a seat follows it."""

STRANGER: Final[Odds] = (USUAL,) * len(RULES)


class Choices(NamedTuple):
    """How many choices there were among cards that differ, and how many each rule would make."""

    number: int
    followed: tuple[int, ...]


def habits(odds: Sequence[Odds]) -> dict[Seat, CardRule]:
    """Return the rule that each seat is taken to follow; no entry where it thinks."""
    found = {}
    for seat, each in enumerate(odds):
        best = max(range(len(RULES)), key=each.__getitem__)
        if each[best] >= TAKEN:
            found[seat] = RULES[best]
    return found


def met_before(seats: int, people: Mapping[Seat, Sequence[float] | None]) -> tuple[Odds, ...]:
    """Return the odds of each seat before a match, from what was kept of some of them.

    What is kept may be damaged: then it is that of a stranger.
    """
    kept = [people.get(seat) for seat in range(seats)]
    return tuple(
        tuple(min(max(each, -MOST), MOST) for each in row)
        if row and len(row) == len(RULES) and all(map(isfinite, row))
        else STRANGER
        for row in kept
    )


def odds_after(
    rules: Ruleset, results: Sequence[DealResult], before: Sequence[Odds] = ()
) -> list[Odds]:
    """Return for each seat the odds that it follows the rules.

    Args:
        rules: what is played; other games than those with exact bids and usual play tell nothing.
        results: the finished deals, of which all cards that were played are known.
        before: the odds of each seat before the first of them; without, those of a stranger.
    """
    odds = list(before) or [STRANGER] * rules.seats
    if not tells(rules):
        return odds
    for result in results:
        if result.void or None in result.bids:
            continue
        for seat, (number, followed) in enumerate(choices(rules, result)):
            found = [
                old + FOLLOWS * count + DIFFERS * (number - count)
                for old, count in zip(odds[seat], followed, strict=True)
            ]
            above = max(0.0, max(found) - MOST)  # of two rules one stays likelier than the other
            odds[seat] = tuple(max(each - above, -MOST) for each in found)
    return odds


def tells(rules: Ruleset) -> bool:
    """Whether the play of such a game says anything: cards of four suits, and the usual rules."""
    usual = all(card.suit is not None and not card.copy for card in rules.pack)
    return rules.kind.exact and usual and house_rules(rules).plain


def choices(rules: Ruleset, result: DealResult) -> tuple[Choices, ...]:
    """Return what each seat chose in a deal; all that bid have played."""
    trump = NO_TRUMP if result.trump is None else TRUMP
    must_ruff = house_rules(rules).must_ruff
    place = places(rules, result)
    alive = [0, 0, 0, 0]
    for suit, bit in place.values():
        alive[suit] |= bit
    hands = [[0, 0, 0, 0] for _ in result.bids]
    for trick in result.tricks:
        for seat, card in trick.plays:
            suit, bit = place[card]
            hands[seat][suit] |= bit
    need = [bid or 0 for bid in result.bids]
    number = [0] * len(hands)
    followed = [[0] * len(RULES) for _ in hands]
    for done, trick in enumerate(result.tricks):
        led, best = -1, (0, 0)
        for behind, (seat, card) in zip(
            reversed(range(len(trick.plays))), trick.plays, strict=True
        ):
            suit, bit = place[card]
            hand = hands[seat]
            held = hand
            if must_ruff and trump == TRUMP and led >= 0 and not hand[led] and hand[TRUMP]:
                held = [0, 0, 0, hand[TRUMP]]
            if _differ(held, alive, led):
                left = len(result.tricks) - done
                number[seat] += 1
                for place_of, rule in enumerate(RULES):
                    other, card_bit = rule(
                        held, alive, need[seat], left, trump, led, best, not behind
                    )
                    followed[seat][place_of] += other == suit and _alike(
                        hand[suit], alive[suit], card_bit, bit
                    )
            hand[suit] ^= bit
            alive[suit] ^= bit
            if led < 0:
                led = suit
            if not best[1] or (suit == best[0] and bit > best[1]) or suit == trump != best[0]:
                best = suit, bit
        need[trick.winner] -= 1
    return tuple(map(Choices, number, map(tuple, followed)))


def places(rules: Ruleset, result: DealResult) -> dict[Card, tuple[int, int]]:
    """Return suit and bit of every card in play; the suit of trump is the last one."""
    values = rules.ranking.values(result.trump, turned=result.turn_up)
    played = {card for trick in result.tricks for card in trick.cards}
    away = {result.turn_up} - played
    order = sorted(Suit, key=lambda suit: suit is result.trump)
    found = {}
    for number, suit in enumerate(order):
        cards = [card for card in rules.pack if values.suit[card] is suit and card not in away]
        cards.sort(key=values.strength.__getitem__)
        found.update({card: (number, 2 << place) for place, card in enumerate(cards)})
    return found


def _differ(hand: Sequence[int], alive: Sequence[int], led: int) -> bool:
    """Return whether some of the cards that may be played are unlike each other."""
    rows = [suit for suit, mask in enumerate(hand) if mask]
    if led in rows:
        rows = [led]
    if len(rows) != 1:
        return True
    mask = hand[rows[0]]
    return not _alike(mask, alive[rows[0]], mask & -mask, 1 << mask.bit_length() - 1)


def _alike(hand: int, alive: int, one: int, other: int) -> bool:
    """Whether nobody else holds a card between two of a suit."""
    low, high = min(one, other), max(one, other)
    return not (high - low) & -(low << 1) & alive & ~hand
