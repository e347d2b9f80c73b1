"""What was certain with open cards: the last tricks of a deal, solved exactly.

All hands are used, so nothing of this may reach a verdict: it is told apart, and as such. A card
is certain when the seat ends with exactly its bid whatever the others do, even if they all play
against it; the bid is out of reach when no play at all, of anybody, leads to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec import Struct

from farwhist.bots.core.seat_view import house_rules
from farwhist.bots.thinking.task import Terms
from farwhist.engine.cards import Card, Seat, Suit, card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PlayCard, read, write
from farwhist.engine.position import Position
from farwhist.rules.catalogue import ruleset
from farwhist.rules.ruleset import Ruleset

MOST_CARDS: Final = 24
"""So many cards in all hands together are solved: six each of four players."""


class OpenEnding(NamedTuple):
    """What open cards tell: the cards with which exact is certain, and if it is out of reach."""

    certain: tuple[Card, ...]
    out_of_reach: bool


def solve(rules: Ruleset, truth: Position, decision: Decision) -> OpenEnding | None:
    """Return what is certain for the seat that has to play a card.

    None where that is not defined, or too much to solve: without an exact bid, by house rules of
    following suit, with cards of no suit or two packs, or with more than `MOST_CARDS` cards.
    """
    cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    bid = truth.bids[decision.seat] if rules.kind.exact and truth.bids else None
    held = [card for hand in truth.hands for card in hand]
    if len(cards) < len(decision.moves) or bid is None or len(held) > MOST_CARDS:
        return None
    pack = rules.pack
    odd = any(card.suit is None or card.copy for card in pack)
    if odd or not house_rules(rules).plain or house_rules(rules).must_ruff:
        return None
    solver = _Solver(rules, truth, decision.seat)
    need = bid - truth.taken[decision.seat]
    certain = tuple(card for card in cards if solver.leads(card, need, helped=False))
    if certain:
        return OpenEnding(certain, False)
    return OpenEnding((), not any(solver.leads(card, need, helped=True) for card in cards))


class _Trick(NamedTuple):
    """Whose turn it is, how many have played, the suit led, the best card and who played it."""

    turn: int
    laid: int
    led: int
    best: int
    taker: int


class _Solver:
    """Searches all plays; a card is a bit, suits lie one behind the other, low cards first."""

    def __init__(self, rules: Ruleset, truth: Position, seat: Seat) -> None:
        values = rules.ranking.values(truth.trump, truth.low, truth.turn_up)
        self.order = truth.order_from(seat)
        self.players = len(self.order)
        place = {each: number for number, each in enumerate(self.order)}
        laid = [card for _, card in truth.trick]
        held = [card for hand in truth.hands for card in hand if card is not None]
        ranked = sorted((*held, *laid), key=lambda card: (values.suit[card], values.strength[card]))
        self.bit = {card: 1 << number for number, card in enumerate(ranked)}
        self.suits = [0] * 4
        for each in ranked:
            self.suits[_suit(values.suit[each])] |= self.bit[each]
        self.trump = 0 if truth.trump is None else self.suits[truth.trump]
        self.hands = tuple(
            sum(self.bit[card] for card in truth.hands[each] if card is not None)
            for each in self.order
        )
        self.trick = [(place[each], self.bit[card]) for each, card in truth.trick]
        self.known: dict[tuple[object, ...], bool] = {}

    def leads(self, card: Card, need: int, *, helped: bool) -> bool:
        """Whether this card ends with exactly `need` more tricks."""
        led, best, taker = 0, 0, 0
        for seat, bit in (*self.trick, (0, self.bit[card])):
            led = led or self._suit_of(bit)
            if not best or self._beats(bit, best):
                best, taker = bit, seat
        hands = (self.hands[0] ^ self.bit[card], *self.hands[1:])
        state = _Trick(1 % self.players, len(self.trick) + 1, led, best, taker)
        return self._goes_on(hands, state, need, helped)

    def _suit_of(self, bit: int) -> int:
        return next(suit for suit in self.suits if suit & bit)

    def _beats(self, bit: int, best: int) -> bool:
        if self._suit_of(best) & bit:
            return bit > best
        return bool(bit & self.trump)

    def _goes_on(self, hands: tuple[int, ...], trick: _Trick, need: int, helped: bool) -> bool:
        """Return whether the seat can end with exactly `need` tricks more."""
        if trick.laid == self.players:
            need -= trick.taker == 0
            trick = _Trick(trick.taker, 0, 0, 0, 0)
        if not trick.laid:
            left = hands[trick.turn].bit_count()
            if need < 0 or need > left:
                return False
            if not left:
                return True
        key = (hands, trick, need, helped)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._found(hands, trick, need, helped)
        return found

    def _found(self, hands: tuple[int, ...], trick: _Trick, need: int, helped: bool) -> bool:
        turn, laid, led, best, taker = trick
        hand, others = hands[turn], best
        for each, cards in enumerate(hands):
            if each != turn:
                others |= cards
        wants = helped or turn == 0
        after = (turn + 1) % self.players
        for bit in self._different(hand & led or hand, others):
            lead = led or self._suit_of(bit)
            if not laid or self._beats(bit, best):
                now = _Trick(after, laid + 1, lead, bit, turn)
            else:
                now = _Trick(after, laid + 1, lead, best, taker)
            rest = (*hands[:turn], hand ^ bit, *hands[turn + 1 :])
            if self._goes_on(rest, now, need, helped) is wants:
                return wants
        return not wants

    def _different(self, choice: int, others: int) -> Iterator[int]:
        """Yield the highest card of every run in a suit that no card of the others parts."""
        for suit in self.suits:
            mine, run = choice & suit, 0
            theirs = others & suit
            while mine:
                low = mine & -mine
                mine ^= low
                above = mine & -mine
                run = low
                if not above or theirs & (above - 1) & ~(low - 1):
                    yield run


def _suit(suit: Suit | None) -> int:
    assert suit is not None
    return int(suit)


class EndingTask(Struct, frozen=True):
    """A decision of a finished deal; `terms.level` does not matter."""

    terms: Terms
    truth: Position
    seat: Seat
    moves: tuple[str, ...]

    @classmethod
    def of(cls, terms: Terms, truth: Position, decision: Decision) -> EndingTask:
        """Return the task of a decision; `truth` shows every card."""
        return cls(terms, truth, decision.seat, tuple(map(write, decision.moves)))

    def answers(self) -> Iterator[str]:
        """Yield what is certain, as :func:`ending_of` reads it."""
        preset, seats, _, changes, *_ = self.terms
        rules = ruleset(preset, seats, dict(changes))
        decision = Decision(self.seat, tuple(read(text) for text in self.moves))
        found = solve(rules, self.truth, decision)
        told = (
            None if found is None else [[each.text for each in found.certain], found.out_of_reach]
        )
        yield json.dumps(told)


def ending_of(text: str) -> OpenEnding | None:
    """Return what a task has answered, None where nothing is solved."""
    data = json.loads(text)
    return None if data is None else OpenEnding(tuple(map(card, data[0])), bool(data[1]))
