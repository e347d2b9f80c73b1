"""Choosing a card by play-outs where tricks are taken alone or with a partner.

Worlds that fit all that the seat knows are sampled; in each of them every card that may be played
is played, the deal is played to its end by rule of thumb, and the tricks are turned into the worth
of the result. So the seat counts cards, draws trumps while that pays, and leads what its partner
can win. The amount of work is fixed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from farwhist.bots.core.house_rules import HouseRules
from farwhist.bots.tricks.bid_worth import worth_of_bids
from farwhist.bots.tricks.side_table import ALL, Hands, SideTable
from farwhist.bots.tricks.thrift import cheapest, without_needless
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PlayCard, Strain
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.kind import TrickWorth
from farwhist.rules.ranking import TRUMP
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import AVOIDING, divided, side_of, together

Worth = Callable[[Sequence[int]], float]
"""From the tricks of every seat to what they are worth to the seat that thinks."""

NOISE = 0.1
"""How often any card that may be played is played in a play-out."""

MARGIN = 0.05
"""What the suit that the partner led may seem to cost, in points: a lead says what a seat likes."""


HABIT: Final[Mapping[TrickWorth, float]] = {"points": 0.3, "bids": 6.0, "staying": 0.0}
"""What the card of the rules of thumb may seem to cost, in points: few deals tell no more."""


DOUBT: Final = 1.5
"""So many standard errors the best card must be ahead of it, too."""


DOUBT_MORE: Final = 0.12
"""And so many more for each choice beyond two: the best of many seems better than it is."""


CERTAIN: Final = 3.0
"""So many times more, where the card takes a trick for certain, or leaves it to the partner."""


STYLE: Final = 0.01
"""What the card of a bold or cautious player may cost where the habit decides nothing else."""


class Habit(NamedTuple):
    """The card of the rules of thumb, whether it decides who takes the trick, and whether it is
    there for a style."""

    card: Card
    certain: bool
    styled: bool = False


class Ways(NamedTuple):
    """How worlds are found, and how they are played out."""

    world: Callable[[Random], Hands]
    play_out: Callable[[SideTable, Position, Hands, Random], PlayOut]


def best_card(
    ruleset: Ruleset,
    view: Position,
    decision: Decision,
    playouts: int,
    rng: Random,
    ways: Ways | None = None,
    habit: Habit | None = None,
    *,
    memory: int = ALL,
    outlook: bool = True,
    dear: float | None = None,
) -> Card:
    """Return the best of the cards that may be played now.

    Args:
        ruleset: what is played.
        view: what the seat knows, having seen its own cards.
        decision: which cards it may play.
        playouts: how many deals are played out, shared by the cards; each gets at least one.
        rng: makes the worlds and the noise.
        ways: how worlds are found and played, where it is not the usual way.
        habit: the card of the rules of thumb; it is kept while hardly another seems better.
        memory: how many finished tricks are remembered card by card.
        outlook: whether it looks beyond the deal where players drop out.
        dear: what that card may seem to cost; None: as usual in such a game.
    """
    seat = decision.seat
    table = SideTable.of(ruleset, view, seat, memory)
    moves = [move for move in decision.moves if isinstance(move, PlayCard)]
    trick = [(mover, table.number[card]) for mover, card in view.trick]
    groups = runs(table, [table.number[move.cards[0]] for move in moves], trick)
    choices = sorted(run[0] for run in groups)
    usual = choices[0]
    if habit is not None:
        usual = next(run[0] for run in groups if table.number[habit.card] in run)
    choices = without_needless(ruleset, view, table, choices, usual)
    if len(choices) == 1:
        return table.pack[choices[0]]
    worth = worth_of(ruleset, view, seat, outlook=outlook)
    ways = ways or Ways(table.world, PlayOut)
    totals = dict.fromkeys(choices, 0.0)
    acted = {*(mover for mover, _ in trick), *view.passing}
    worlds = max(1, playouts // len(choices))
    squares = dict.fromkeys(choices, 0.0)
    rows: list[dict[int, float]] = []
    for _ in range(worlds):
        world = ways.world(rng)
        deal = ways.play_out(table, view, world, rng)
        values = {choice: worth(deal.play(choice, trick, acted)) for choice in choices}
        rows.append(values)
        for choice, value in values.items():
            totals[choice] += value
            squares[choice] += (value - values[usual]) ** 2
    keep = table.strength
    best = max(choices, key=lambda card: (round(totals[card], 6), -keep[card]))
    if not trick and ruleset.partners:
        wanted = _partners_suit(table, view)
        near = totals[best] - MARGIN * worlds
        same = [card for card in choices if table.suit[card] == wanted and totals[card] >= near]
        best = max(same, key=totals.__getitem__, default=best)
    if habit is not None:
        scale = ruleset.undertaken.scale if ruleset.undertaken else 1.0
        usually = HABIT[ruleset.kind.worth] * scale if dear is None else dear
        least = usually * (CERTAIN if habit.certain else 1)
        least = least or (STYLE if habit.styled else 0.0)
        errors = DOUBT + DOUBT_MORE * (len(choices) - 2)
        doubt = errors * sqrt(squares[best]) / worlds if least else 0.0
        if totals[best] - totals[usual] <= max(least, doubt) * worlds:
            best = usual
    return table.pack[cheapest(ruleset, view, table, best, rows)]


def _partners_suit(table: SideTable, view: Position) -> int:
    """Return the suit that the partner led first, -1 when it has led none or a trump."""
    partner = (table.seat + 2) % view.seats
    for each in view.tricks:
        if each.leader == partner:
            suit = table.suit[table.number[each.cards[0]]]
            return -1 if suit == table.trump else suit
    return -1


def runs(table: SideTable, cards: list[int], trick: Sequence[tuple[Seat, int]]) -> list[list[int]]:
    """Return the cards in runs of equals, each from its lowest: no other card parts them.

    Cards that lie in the trick part them too: one takes it and the other does not.
    """
    mine = set(cards)
    others = {*table.loose, *(card for _, card in trick)}
    for seat, hand in enumerate(table.fixed):
        others.update(hand if seat != table.seat else [card for card in hand if card not in mine])
    found: list[list[int]] = []
    for suit in {table.suit[card] for card in cards}:
        ranked = sorted(
            (card for card in (*mine, *others) if table.suit[card] == suit),
            key=table.strength.__getitem__,
        )
        before_is_mine = False
        for card in ranked:
            if card in mine:
                if not before_is_mine:
                    found.append([])
                found[-1].append(card)
            before_is_mine = card in mine
    return found


def worth_of(ruleset: Ruleset, view: Position, seat: Seat, *, outlook: bool = True) -> Worth:
    """Return what the tricks of all seats are worth to `seat` by the score of the game."""
    worths = WORTHS if outlook else SHORT_SIGHTED
    return worths[ruleset.kind.worth](ruleset, view, seat)


def _worth_to_a_side(ruleset: Ruleset, view: Position, seat: Seat) -> Worth:
    end = copy(view)
    side = [each for each in range(view.seats) if together(view, each, seat)]
    whole = divided(view) or view.seats == 2
    table: dict[object, float] = {}
    unit = lookup.trick_unit(ruleset)
    strain = None if view.contract is None else view.contract.strain
    trick = -0.05 if strain is Strain.NULLO or strain in AVOIDING else 0.05

    def worth(taken: Sequence[int]) -> float:
        own = sum([taken[each] for each in side])
        key: object = own if whole else tuple(taken)
        if key not in table:
            end.taken = list(taken)
            table[key] = side_margin(ruleset, end, seat) / unit + trick * own
        return table[key]

    return worth


def side_margin(ruleset: Ruleset, end: Position, seat: Seat) -> float:
    """Return the points of a played deal that a seat's side has more than the other.

    Where each has points of his own, and they add up to nothing, they are those of the seat.
    """
    points, side = lookup.side_points(ruleset, end), side_of(end, seat)
    return points[side] - points[1 - side] if len(points) == 2 else points[side]


class PlayOut:
    """One deal played to its end in one world, by rule of thumb with some noise.

    `hands[seat][suit]` are cards from the weakest to the strongest; the last suit is that of cards
    which have none.
    """

    noise = NOISE

    def __init__(self, table: SideTable, view: Position, world: Hands, rng: Random) -> None:
        self.suit, self.strength = table.suit, table.strength
        self.trump, self.duty = table.trump, table.duty
        self.following = view.following
        self.active = table.active
        self.single = table.single
        self.partners = view.sides < view.seats
        self.size = view.size - len(view.tricks)
        self.before = view.taken
        self.me = table.seat
        self.random = rng.random
        self.world = [_by_suit(table, hand) for hand in world]
        held = {card for hand in world for card in hand}
        self.order = [[card for card in ranked if card in held] for ranked in table.ranked]

    def play(
        self, choice: int, trick: Sequence[tuple[Seat, int]], acted: set[Seat]
    ) -> Sequence[int]:
        """Play `choice` to the trick and all that follows; return the tricks of every seat."""
        self._begin()
        for seat, card in trick:
            self._lay(seat, card)
        self._take(self.me, choice)
        return self._go_on(self.following[self.me], {*acted, self.me})

    def play_from(self, leader: Seat) -> Sequence[int]:
        """Let `leader` lead to the next trick; return the tricks of every seat in the end."""
        self._begin()
        return self._go_on(leader, set())

    def _begin(self) -> None:
        self.hands = [[list(cards) for cards in hand] for hand in self.world]
        self.tops = [list(cards) for cards in self.order]
        self.held = [sum(map(len, hand)) for hand in self.hands]
        self.left = self.size
        self.led, self.best, self.winner, self.count = -1, -2, self.me, 0

    def _go_on(self, seat: Seat, done: set[Seat]) -> Sequence[int]:
        """Play from this seat's turn to the end; those who are `done` have acted in the trick."""
        following, taken = self.following, list(self.before)
        players = len(self.active)
        while True:
            for _ in self.active:
                if seat not in done and self.held[seat]:
                    self._turn(seat, self.count + 1 >= players)
                seat = following[seat]
            taken[self.winner] += 1
            self.left -= 1
            seat = self._leader(self.winner) if self.left else -1
            if seat < 0:
                return taken
            self.led, self.best, self.count = -1, -2, 0
            done = set()

    def _leader(self, winner: Seat) -> Seat:
        """Return who leads after `winner` took a trick; -1 when nobody can."""
        seat = winner
        for _ in self.active:
            if self.held[seat] and seat not in self.single:
                return seat
            seat = self.following[seat]
        return -1

    def _take(self, seat: Seat, card: int) -> None:
        """Take a card out of a hand and lay it to the trick."""
        suit = self.suit[card]
        self.hands[seat][suit].remove(card)
        self.held[seat] -= 1
        tops = self.tops[suit]
        if tops[-1] == card:
            tops.pop()
        else:
            tops.remove(card)
        self._lay(seat, card)

    def _lay(self, seat: Seat, card: int) -> None:
        suit, power = self.suit[card], self.strength[card]
        if self.led < 0:
            self.led = suit
        if power > self.best and (power >= TRUMP or suit == self.led or not self.count):
            self.best, self.winner = power, seat
        self.count += 1

    def _turn(self, seat: Seat, last: bool) -> None:
        hand = self.hands[seat]
        if seat in self.single:
            card = next(cards[0] for cards in hand if cards)
            power = self.strength[card]
            wins = power > self.best and (power >= TRUMP or self.suit[card] == self.led)
            if self.left > 1 and not wins:
                return
        else:
            card = self._card(seat, last)
        self._take(seat, card)

    def _card(self, seat: Seat, last: bool) -> int:
        hand = self.hands[seat]
        if self.led < 0:
            return self._lead(hand)
        if self.duty:
            hand = self._bound(hand, self.duty)
        if hand[self.led]:
            return self._follow(seat, hand[self.led], last)
        return self._discard(seat, hand, last)

    def _bound(self, hand: Hands, duty: HouseRules) -> Hands:
        """Return the part of a hand that beating and ruffing leave it, where they are duties."""
        led, trump, best, strength = self.led, self.trump, self.best, self.strength
        suit = led if hand[led] else trump
        cards = hand[suit]
        if hand[led]:
            if not duty.must_beat or (led != trump and best >= TRUMP):
                return hand
        elif trump < 0 or not cards or not duty.must_ruff:
            return hand
        elif not duty.must_overruff:
            return [cards if each == suit else [] for each in range(5)]
        higher = [card for card in cards if strength[card] > best]
        if not higher:
            if hand[led] or duty.free_below:
                return hand
            higher = cards
        return [higher if each == suit else [] for each in range(5)]

    def _lead(self, hand: Hands) -> int:
        """Lead a card that nobody can beat in its suit, else low from the longest suit."""
        if self.random() < self.noise:
            return self._any(hand)
        masters = [
            cards[-1] for cards, tops in zip(hand[:4], self.tops, strict=False)
            if cards and cards[-1] == tops[-1]
        ]  # fmt: skip
        if masters:
            return max(masters, key=self.strength.__getitem__)
        trump = self.trump
        longest = max(range(4), key=lambda suit: len(hand[suit]) * (1 if suit == trump else 3))
        return hand[longest][0] if hand[longest] else hand[-1][0]

    def _any(self, hand: Hands) -> int:
        cards = [card for part in hand for card in part]
        return cards[int(self.random() * len(cards))]

    def _follow(self, seat: Seat, cards: list[int], last: bool) -> int:
        if len(cards) == 1:
            return cards[0]
        if self.random() < self.noise:
            return cards[int(self.random() * len(cards))]
        best, strength = self.best, self.strength
        low, top = cards[0], cards[-1]
        if strength[top] <= best or (self._with_partner(seat) and (last or best % TRUMP >= 9)):
            return low
        if last:
            return next(card for card in cards if strength[card] > best)
        if top == self.tops[self.led][-1] or (self.count == 2 and self.partners):
            return top
        return low if self.partners else top

    def _with_partner(self, seat: Seat) -> bool:
        return self.partners and (self.winner - seat) % 2 == 0

    def _discard(self, seat: Seat, hand: Hands, last: bool) -> int:
        if self.random() < self.noise:
            return self._any(hand)
        best, strength, trump = self.best, self.strength, self.trump
        if trump >= 0 and not (self._with_partner(seat) and (last or best >= 9)):
            for card in hand[trump]:
                if strength[card] > best:
                    return card
        lows = [cards[0] for cards in hand if cards]
        return min(lows, key=strength.__getitem__)


def _by_suit(table: SideTable, hand: list[int]) -> Hands:
    parts: Hands = [[] for _ in range(5)]
    for card in sorted(hand, key=table.strength.__getitem__):
        parts[table.suit[card]].append(card)
    return parts


ON_ONE_CARD: Final = 0.25
"""So often as others wins who lives on with a single card, which is one chance in one deal."""

NAMING: Final[Mapping[int, float]] = {1: 7.0, 2: 3.2, 3: 2.6, 4: 2.1, 5: 1.9, 6: 1.7}
"""So many times as often as others wins who names trump, by the cards of the next deal."""

NAMING_EARLY: Final = 1.5
"""The same where it has more cards than those."""

TRICK: Final = 0.001
"""What a trick is worth that changes nothing."""


def chances_to_win(ruleset: Ruleset, end: Position) -> dict[Seat, float]:
    """Return how often each seat that stays wins the match, after a deal that has ended so.

    Who takes most tricks names the next trump, with few cards nearly the match; of several it is
    each equally often. In misère naming trump is worth nothing.
    """
    alive, single = lookup.staying(ruleset, end)
    weights = {seat: ON_ONE_CARD if seat in single else 1.0 for seat in alive}
    if end.size > 1 and len(alive) > 1 and not lookup.misere(ruleset):
        most = max(end.taken[seat] for seat in alive)
        first = [seat for seat in alive if end.taken[seat] == most]
        more = NAMING.get(end.size - 1, NAMING_EARLY) - 1
        for seat in first:
            weights[seat] += more / len(first)
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def worth_of_winning(
    ruleset: Ruleset, view: Position, seat: Seat
) -> Callable[[Sequence[int]], float]:
    """Return the chance to win the match, from the tricks of every seat."""
    end, known = copy(view), dict[tuple[int, ...], float]()
    trick = -TRICK if lookup.misere(ruleset) else TRICK

    def worth(taken: Sequence[int]) -> float:
        key = tuple(taken)
        if key not in known:
            end.taken = list(taken)
            known[key] = chances_to_win(ruleset, end).get(seat, 0.0) + trick * taken[seat]
        return known[key]

    return worth


def worth_of_staying(
    ruleset: Ruleset, view: Position, seat: Seat
) -> Callable[[Sequence[int]], float]:
    """Return what staying in is worth to who looks no further than this deal."""
    misere = lookup.misere(ruleset)

    def worth(taken: Sequence[int]) -> float:
        own = taken[seat]
        if misere:
            return -own if own < 2 else -4.0 - 0.2 * own
        most = own > 0 and own == max(taken)
        return (own > 0) + 0.3 * most + 0.15 * own / max(1, view.size) + 0.5 * (own == view.size)

    return worth


WORTHS: Final[Mapping[TrickWorth, Callable[[Ruleset, Position, Seat], Worth]]] = {
    "points": _worth_to_a_side,
    "bids": worth_of_bids,
    "staying": worth_of_winning,
}

SHORT_SIGHTED: Final = {**WORTHS, "staying": worth_of_staying}
"""The same to who looks no further than the deal."""
