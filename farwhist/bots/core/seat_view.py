"""From a seat's view to the core's numbers, and back.

Everything that a seat knows is used: its cards and those that lie open, who could not follow (or
broke a duty of the house rules, had it held another card), and the bids. Trump may be unknown yet;
then there is one view for every trump that is possible, with a weight.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from farwhist.bots.core.card_rules import STRANGERS, CardRule
from farwhist.bots.core.free_cards import laid
from farwhist.bots.core.house_rules import HouseRules, forbids
from farwhist.bots.core.levels import ALL
from farwhist.bots.core.playout import JESTERS, NO_TRUMP, TRUMP, WIZARDS
from farwhist.bots.core.sampling import Situation
from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.phases.dealing import TrumpRule
from farwhist.rules.ranking import Values
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.unseen import elsewhere, out_of_play, unseen

STRIKING: Final = 4
"""So many of the highest cards of a suit are remembered by everybody: ace, king, queen and jack."""


class SeatView(Struct, frozen=True):
    """A deal as one seat knows it under one trump.

    `seats[i]` is the seat at the table that the core calls i, `code` and `card` translate cards,
    `ranks` is the length of a suit and `weight` how many unseen cards speak for this trump.
    """

    known: Situation
    seats: tuple[Seat, ...]
    code: Mapping[Card, int]
    card: Mapping[int, Card]
    rules: HouseRules
    ranks: int
    first: bool
    broken: bool
    trump: Suit | None
    weight: int = 1


def house_rules(ruleset: Ruleset) -> HouseRules:
    """Return the rules of play of a ruleset."""
    phase = lookup.tricks(ruleset)
    return HouseRules(
        phase.must_ruff,
        phase.must_overruff,
        phase.free_below,
        phase.must_beat,
        phase.ruff_anytime,
        phase.trump_lead,
    )


def possible_trumps(ruleset: Ruleset, view: Position, seat: Seat) -> dict[Suit | None, int]:
    """Return the trumps that the deal may still get, each with its weight."""
    if view.trump_fixed:
        return {view.trump: 1}
    rule = lookup.tricks(ruleset).trump
    method = rule.of(view, ruleset.plan, len(ruleset.pack))
    if method in ("reveal_after_bids", "hidden_trump"):
        return _turned(ruleset, view, seat, rule)
    return dict.fromkeys((*Suit, None), 1)


def _turned(
    ruleset: Ruleset, view: Position, seat: Seat, rule: TrumpRule
) -> dict[Suit | None, int]:
    found: dict[Suit | None, int] = {}
    for card in unseen(ruleset, view, seat):
        trump = rule.by_turned(card)
        found[trump] = found.get(trump, 0) + 1
    return found


def seat_views(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    memory: int = ALL,
    habits: Mapping[Seat, CardRule] = STRANGERS,
) -> list[SeatView]:
    """Return what `seat` knows, once for each trump that is possible.

    `memory` is how many finished tricks it remembers card by card; of older ones it still knows
    its own cards, aces and court cards, and who took them. Who remembers any also knows when
    nobody else can hold a card of a suit. `habits` are the rules by which it takes seats
    to choose their cards.
    """
    trumps = possible_trumps(ruleset, view, seat)
    found = [
        seat_view(ruleset, view, seat, trump, weight, memory) for trump, weight in trumps.items()
    ]
    for each in found:
        each.known.habits = [habits.get(other) for other in each.seats]
    return found


def seat_view(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    trump: Suit | None,
    weight: int = 1,
    memory: int = ALL,
) -> SeatView:
    """Return what `seat` knows if this suit is trump."""
    values = ruleset.ranking.values(trump, turned=view.turn_up)
    code, tops = _codes(ruleset, view, values, trump)
    seats = tuple(view.order_from(seat))
    index = {each: number for number, each in enumerate(seats)}
    mine = [code[card] for card in view.hands[seat] if card is not None]
    open_cards = {
        code[card]: index[other]
        for other in seats[1:]
        for card in view.hands[other]
        if card is not None
    }
    others = [code[card] for card in elsewhere(ruleset, view, seat)]
    forgotten = max(0, len(view.tricks) - memory)
    hazy = {card >> 5 for card in others} if memory else range(len(tops))
    faded = {
        code[card]
        for trick in view.tricks[:forgotten]
        for each, card in trick.plays
        if each != seat
        and code[card] < JESTERS
        and code[card] >> 5 in hazy
        and tops[code[card] >> 5] - (code[card] & 31) >= STRIKING
    }
    others += sorted(faded)
    known = Situation(
        players=len(seats),
        size=view.size,
        trump=NO_TRUMP if trump is None else TRUMP,
        mine=mine,
        unseen=others,
        room=[len(view.hands[each]) for each in seats],
        leader=index[view.trick[0][0] if view.trick else view.leader],
        tops=tops,
        must_ruff=lookup.tricks(ruleset).must_ruff,
    )
    known.room[0] = sum(card is None for card in view.hands[seat])
    known.placed = open_cards
    known.bids = [view.bids[each] for each in seats]
    if all(view.spoken[each] for each in seats):
        known.total = view.bid_total
    known.taken = [view.taken[each] for each in seats]
    known.trick = [(index[each], code[card]) for each, card in view.trick]
    known.wizards = sum(card.rank is Rank.WIZARD for card in ruleset.pack)
    for _, plays in _plays(view):
        for each, card in plays:
            if code[card] not in faded:
                known.played[index[each]].append(code[card])
    rules = house_rules(ruleset)
    hidden = lookup.tricks(ruleset).trump.method == "hidden_trump"
    # Of equal cards of two packs neither beats the other, but their numbers differ.
    twins = any(card.copy and card.suit is not None for card in ruleset.pack)
    bars = rules._replace(must_beat=False, must_overruff=False) if twins else rules
    broken = _bar(known, view, index, code, bars, hidden, forgotten)
    return SeatView(
        known,
        seats,
        code,
        {number: card for card, number in code.items()},
        rules,
        len({card.rank for card in ruleset.pack if card.suit is not None}),
        not view.tricks,
        broken,
        trump,
        weight,
    )


def _codes(
    ruleset: Ruleset, view: Position, values: Values, trump: Suit | None
) -> tuple[dict[Card, int], list[int]]:
    """Return the number of every card in play, and the highest strength of each suit."""
    plain = [suit for suit in Suit if suit is not trump]
    order = plain if trump is None else [*plain, trump]
    out = out_of_play(view)
    # Of two equal cards the one that lies in the trick already is not beaten by the other.
    laid_first = {card: -number for number, (_, card) in enumerate(view.trick, -len(view.trick))}
    code: dict[Card, int] = {}
    tops = []
    for number, suit in enumerate(order):
        cards = [card for card in ruleset.pack if values.suit[card] is suit and card not in out]
        cards.sort(key=lambda card: (values.strength[card], laid_first.get(card, 0)))
        for strength, card in enumerate(cards, 1):
            code[card] = number * 32 + strength
        tops.append(len(cards))
    for base, rank in ((JESTERS, Rank.JESTER), (WIZARDS, Rank.WIZARD)):
        free = [card for card in ruleset.pack if card.rank is rank and card not in out]
        code.update({card: base + number for number, card in enumerate(free, 1)})
    return code, tops


def _plays(view: Position) -> Iterator[tuple[int, tuple[tuple[Seat, Card], ...]]]:
    for number, trick in enumerate(view.tricks):
        yield number, trick.plays
    if view.trick:
        yield len(view.tricks), tuple(view.trick)


def _bar(
    known: Situation,
    view: Position,
    index: Mapping[Seat, int],
    code: Mapping[Card, int],
    rules: HouseRules,
    hidden: bool,
    forgotten: int,
) -> bool:
    """Note what each seat cannot hold; return whether trumps are broken."""
    broken = False
    turned = not hidden
    following_only = rules.trump_lead == "any" and not rules.must_beat
    for number, plays in _plays(view):
        first, led, best = number == 0, -1, 0
        for each, card in plays:
            played, suit = code[card], code[card] >> 5
            turned = turned or (led >= 0 and suit != led)
            seat = index[each]
            tells = not following_only or (led >= 0 and suit != led)
            bound = played < JESTERS and (led >= 0 or not best)
            if seat and tells and bound and number >= forgotten:
                barred = known.barred[seat]
                trump = known.trump if turned else NO_TRUMP
                for other in known.unseen:
                    if (
                        other < JESTERS
                        and other not in barred
                        and forbids(other, played, led, best, trump, rules, first, broken)
                    ):
                        barred.add(other)
            led, best, _ = laid(led, best, played, known.trump)
            broken = broken or (suit == known.trump and led != known.trump)
    return broken
