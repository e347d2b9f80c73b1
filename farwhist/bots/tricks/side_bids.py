"""What to bid where partners add their bids up: by counting, or by playing deals out."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import partial
from random import Random
from typing import Final

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.levels import Style
from farwhist.bots.core.technique import SOUND, CardTechnique
from farwhist.bots.tricks.bid_playout import BidPlayOut
from farwhist.bots.tricks.bid_worth import in_the_balance, margin, needs
from farwhist.bots.tricks.keeping import DrawnHands, KeptCards, drawn_worth
from farwhist.bots.tricks.passing import TRIED as PASSED
from farwhist.bots.tricks.passing import PassedCards, exchanged
from farwhist.bots.tricks.side_playout import Habit, Ways, best_card
from farwhist.bots.tricks.side_table import ALL, Hands, SideTable
from farwhist.bots.tricks.trick_bot import TrickBot, clear_best, lowest
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import KEEP, LOOK, REFUSE, Bid, Give, Move, PlayCard, bid, play
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import side_of

TRIED: Final = 3
"""A deal is the one of so many that explains the bids best."""

LONGER: Final = 0.25
"""What each card beyond thirteen adds to a hand: with fewer players small cards take tricks too."""

TWO: Final = 2
"""Of two players each plays with a quarter of the pack, and half of it is out of play."""

DRAWN_CAUTION: Final = 0.7
"""By how many tricks less than a hand is worth one of two players bids who only counts: each of
them has better cards than a deal gives, and a bid that is missed costs more than a bag."""

NIL_REACH: Final = 2.5
"""With a hand that is worth more tricks nobody thinks of nil."""

SAFE_NIL: Final = 1.2
"""With a hand that is worth less than that one bids nil without playing deals out."""

NIL_RISK: Final = 60.0
"""Others attack a nil better than in play-outs: it must be worth so many points more, and twice as
many beside another nil: a partner cannot cover two, nor can who ducks set that of an opponent."""

BLIND_RISK: Final = 20.0
"""The same after a blind nil of opponents, who have to save theirs and attack little."""

NIL_WORLDS: Final = 200
"""Whether nil is bid is judged in so many deals at every level that plays deals out."""
FORCED_NIL: Final = 2.8
"""With a hand that is worth less one bids nil where exactly one of two partners must."""

BESIDE_NIL: Final = 4
"""What one bids at least beside a nil of the partner."""

OFF_BY_A_TRUMP: Final = 3.0
"""How strange a hand is that has one trump more or fewer than its bid says."""

MISJUDGED: Final = 0.5
"""How far off a card drawn is judged for each trick by which a contract is."""

TEMPER: Final = 6.0
"""What a bid that suits one's temper may cost, in points."""


def hand_worth(table: SideTable, hand: Sequence[int]) -> float:
    """Return roughly the tricks of a whole hand."""
    if len(table.active) == TWO:
        return drawn_worth(table, hand)
    above = table.above
    suits: list[list[int]] = [[], [], [], []]
    for card in hand:
        suits[table.suit[card]].append(above[card])
    trumps = sorted(suits[table.trump])
    worths = [_of_a_trump(higher, place, len(trumps)) for place, higher in enumerate(trumps)]
    small = sum(each < 0.5 for each in worths)
    worth, ruffs = sum(worths), 0.0
    for suit, cards in enumerate(suits):
        if suit != table.trump:
            length = len(cards)
            worth += 0.9 * (0 in cards) * (length < 8) + 0.6 * (1 in cards) * (1 < length < 6)
            worth += 0.25 * (2 in cards) * (2 < length < 6)
            ruffs += (0.9, 0.45)[length] if length < 2 else 0.0
    return worth + min(float(small), ruffs) + LONGER * max(0, len(hand) - 13)


def _of_a_trump(higher: int, place: int, length: int) -> float:
    """Return the worth of a trump with so many cards above it, the n-th best of a hand."""
    if higher < 3 and length > higher:
        return (1.0, 0.9, 0.75)[higher]
    return 0.85 if place > 2 else 0.5 if higher == 3 and length > 3 else 0.1


class SideBids:
    """Judges bids for one seat.

    Args:
        ruleset: what is played; it pays sides for what they have undertaken.
        view: what the seat knows, its own hand included.
        seat: who judges.
        memory: how many finished tricks it remembers card by card.
    """

    def __init__(self, ruleset: Ruleset, view: Position, seat: Seat, memory: int = ALL) -> None:
        self.ruleset, self.view, self.seat = ruleset, view, seat
        self.score = lookup.undertaken(ruleset)
        self.rule = lookup.bid_rule(ruleset)
        self.paired = self.rule == "suicide" and ruleset.partners
        self.table = SideTable.of(ruleset, view, seat, memory)
        drawn = lookup.draws_hands(ruleset)
        self._world = DrawnHands(self.table).world if drawn else self.table.world

    def estimate(self) -> float:
        """Return roughly the tricks of one's own hand."""
        return hand_worth(self.table, self.table.fixed[self.seat])

    def world(self, rng: Random) -> Hands:
        """Return the hands which explain best, of a few, what the others have bid."""
        worlds = [self._world(rng) for _ in range(TRIED)]
        return min(worlds, key=self.strangeness)

    def strangeness(self, world: Hands) -> float:
        """Return by how many tricks the bids are off those that the dealt hands are worth."""
        view, number, strange = self.view, self.table.number, 0.0
        for seat in view.active:
            bid = view.bids[seat]
            if seat == self.seat or bid is None or view.blind[seat]:
                continue
            played = [
                number[card]
                for trick in (*(each.plays for each in view.tricks), view.trick)
                for who, card in trick
                if who == seat
            ]
            strange += self._strange([*world[seat], *played], bid)
        return strange

    def _strange(self, hand: Sequence[int], bid: int) -> float:
        """Return how little a whole hand explains a bid."""
        if self.rule == "mirror" or (self.rule == "whiz" and bid):
            trumps = sum(self.table.suit[card] == self.table.trump for card in hand)
            return OFF_BY_A_TRUMP * abs(trumps - bid)
        return abs(hand_worth(self.table, hand) - bid)

    def best(self, bids: Sequence[int], worlds: int, temper: int, rng: Random) -> int:
        """Return the bid that is worth most, in so many deals of play.

        Args:
            bids: those that are legal.
            worlds: how many deals are played out; with 0 the hand is counted.
            temper: below 0 for who bids cautiously, above 0 boldly.
            rng: makes the deals.
        """
        estimate = self.estimate()
        may_nil = self.score.nil > 0 and 0 in bids
        others = bool(self._nils())
        if not worlds:
            if may_nil and self.paired and estimate < FORCED_NIL:
                return 0
            if may_nil and not others and self.lowly() and estimate < SAFE_NIL:
                return 0
            drawn = DRAWN_CAUTION if len(self.table.active) == TWO else 0.0
            wanted = max(1.0, estimate - drawn + temper / 4)
            return min(bids, key=lambda each: (each < 1, abs(each - wanted)))
        near = [each for each in bids if abs(each - estimate) <= 3 and (each or not may_nil)]
        bold = [each for each in bids if each or not may_nil]
        near = near or [min(bold, key=lambda each: abs(each - estimate))]
        if may_nil and (self.paired or estimate <= NIL_REACH) and self.nil_pays(near, rng):
            return 0
        values = self.values(near, worlds, rng)
        choice = max(values, key=values.__getitem__)
        other = choice + temper
        close = TEMPER * self.score.scale
        return other if other in values and values[other] >= values[choice] - close else choice

    def nil_pays(self, bids: Sequence[int], rng: Random) -> bool:
        """Whether nil is worth more than these bids, by as much as is risked with it."""
        best = max(self.values(bids, NIL_WORLDS, rng).values())
        return self.nil_value(NIL_WORLDS, rng) > best + self.nil_risk()

    def nil_risk(self) -> float:
        """Return by how many points nil must be better than other bids."""
        view, sides = self.view, self.score.sides
        nils = self._nils()
        if self.paired:
            return 0.0
        if not nils:
            return NIL_RISK
        blind = all(view.blind[seat] and (seat - self.seat) % sides for seat in nils)
        return BLIND_RISK if blind else 2 * NIL_RISK

    def lowly(self) -> bool:
        """Whether a hand has no high trump and few of them."""
        table = self.table
        trumps = [card for card in table.fixed[self.seat] if table.suit[card] == table.trump]
        return len(trumps) < 4 and all(card in table.ranked[table.trump][:-4] for card in trumps)

    def values(self, bids: Sequence[int], worlds: int, rng: Random) -> dict[int, float]:
        """Return the points that each of these bids brings more to one's side than to others."""
        totals = dict.fromkeys(bids, 0.0)
        for _ in range(worlds):
            for each, end in self.outcomes(bids, self.world(rng), rng).items():
                totals[each] += self.worth(end)
        return {bid: total / worlds for bid, total in totals.items()}

    def outcomes(self, bids: Sequence[int], world: Hands, rng: Random) -> dict[int, Position]:
        """Return how one deal ends after each of these bids, none of which is nil."""
        guessed = self._guessed(world, nil=False)
        taken = self._played(self._passed(world, guessed, 1), self._nils(guessed), rng)
        return {bid: self._ended(guessed, bid, taken) for bid in bids}

    def nil_outcome(self, world: Hands, rng: Random) -> Position:
        """Return how one deal ends after a bid of nil, for which one plays otherwise."""
        guessed = self._guessed(world, nil=True)
        hands = self._passed(world, guessed, 0)
        taken = self._played(hands, [*self._nils(guessed), self.seat], rng)
        return self._ended(guessed, 0, taken)

    def nil_value(self, worlds: int, rng: Random) -> float:
        """Return the same for nil, for which one plays otherwise."""
        total = 0.0
        for _ in range(worlds):
            total += self.worth(self.nil_outcome(self.world(rng), rng))
        return total / worlds

    def _nils(self, bids: Sequence[int | None] | None = None) -> list[Seat]:
        known = self.view.bids if bids is None else bids
        return [s for s in self.view.active if self.score.nil and known[s] == 0]

    def _played(self, world: Hands, nils: Sequence[Seat], rng: Random) -> Sequence[int]:
        deal = BidPlayOut(self.ruleset, self.table, self.view, world, rng, nils)
        return deal.play_from(self.view.leader)

    def _passed(self, world: Hands, bids: Sequence[int | None], own: int) -> Hands:
        """Return the hands after the cards that will be passed for a nil, with this own bid."""
        phase = lookup.passing(self.ruleset)
        if phase is None:
            return world
        end = self._ended(list(bids), own, self.view.taken)
        return exchanged(self.table, world, end.bids, phase.passes(end))

    def _guessed(self, world: Hands, nil: bool) -> list[int | None]:
        """Return all bids but one's own, those to come by what the hands are worth.

        `nil`: whether one will bid it, as a partner may have to know.
        """
        bids = list(self.view.bids)
        for seat in self.view.active:
            if bids[seat] is None and seat != self.seat:
                bids[seat] = self._guess(world, seat, bids, nil)
        return bids

    def _guess(self, world: Hands, seat: Seat, bids: Sequence[int | None], nil: bool) -> int:
        hand, table = world[seat], self.table
        if self.rule in ("mirror", "whiz"):
            return sum(table.suit[card] == table.trump for card in hand)
        worth = hand_worth(table, hand)
        if not self.paired:
            return max(1, round(worth))
        partner = (seat + 2) % self.view.seats
        beside = bids[partner]
        if partner == self.seat:
            low = not nil
        elif beside is None:
            low = worth < hand_worth(table, world[partner])
        else:
            low = beside > 0
        return 0 if low else max(BESIDE_NIL, round(worth))

    def _ended(self, bids: list[int | None], bid: int, taken: Sequence[int]) -> Position:
        end = copy(self.view)
        end.bids, end.taken = list(bids), list(taken)
        end.bids[self.seat] = bid
        return end

    def worth(self, end: Position) -> float:
        """Return the points of one's side over those of the others when a deal has ended so."""
        return margin(self.score, end, self.seat % self.score.sides)


HOPELESS: Final = 300
"""So far behind, and with the match about to end, a blind nil is the only chance left."""

BLIND_PART: Final = 3
"""What the first of two partners bids blind, about half of the least bid of a side: the average of
such bids is worth less than bids by the cards, so nobody makes one before it is needed."""

ABOUT_TO_WIN: Final = 50
"""A side that lacks so many points wins with the next contract that it makes."""


class SideBidder(TrickBot):
    """Bids what its hand is worth, wins while its side needs tricks, and ducks when it has them.

    Args:
        ruleset: what is played; it pays sides for what they have undertaken.
        playouts: how many deals it plays out for a bid or a card; with 0 it goes by rules of thumb.
        style: whether it bids cautiously or boldly.
        technique: the errors that it makes by rules of thumb.
    """

    def __init__(
        self, ruleset: Ruleset, playouts: int, style: Style, technique: CardTechnique = SOUND
    ) -> None:
        super().__init__(ruleset, playouts, technique, style)

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best."""
        moves, seat = decision.moves, decision.seat
        if len(moves) == 1:
            return moves[0]
        if KEEP in moves:
            return self._keep(view, decision, rng)
        if LOOK in moves or None in view.hands[seat]:
            return self._unseen(view, decision)
        if isinstance(moves[0], PlayCard):
            return self._card(view, decision, rng)
        if isinstance(moves[0], Give):
            return Give(self._gift(view, seat, rng))
        bids = [move.tricks for move in moves if isinstance(move, Bid)]
        judge = SideBids(self.ruleset, view, seat)
        worlds = self.undertaking // 4 if self.playouts else 0
        return bid(judge.best(bids, worlds, self.temper, rng))

    def _keep(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Keep a card that is better than one unseen; a weak player misjudges cards."""
        judge = KeptCards(self.ruleset, view, decision.seat)
        error = rng.gauss(0.0, MISJUDGED * self.technique.misjudge)
        return KEEP if judge.gain() + error > 0 else REFUSE

    def _gift(self, view: Position, seat: Seat, rng: Random) -> Card:
        """Return a card to pass for a nil; a weak player now and then keeps the worst."""
        judge = PassedCards(self.ruleset, view, seat)
        cards = judge.ordered()[:PASSED]
        if not self.playouts:
            return cards[int(rng.random() < self.technique.keep)]
        deals = SideBids(self.ruleset, view, seat)
        rows = []
        for _ in range(max(1, self.undertaking // len(cards))):
            world = deals.world(rng)
            rows.append([deals.worth(judge.outcome(card, world, rng)) for card in cards])
        return cards[clear_best(rows, 0)]

    def _unseen(self, view: Position, decision: Decision) -> Move:
        """Return a blind bid where nothing else helps, or where the partner has bound one to it."""
        side = side_of(view, decision.seat)
        bids = [move.tricks for move in decision.moves if isinstance(move, Bid) and move.tricks]
        if LOOK not in decision.moves:
            return bid(min(bids))
        best = max(view.totals)
        lacking = lookup.points_to_win(self.ruleset) - best
        others = any(view.blind[each] for each in view.active if side_of(view, each) == side)
        if lacking > ABOUT_TO_WIN or others:
            return LOOK
        if best - view.totals[side] >= HOPELESS and bid(0) in decision.moves:
            return bid(0)
        return bid(min(bids, key=lambda tricks: abs(tricks - BLIND_PART))) if bids else LOOK

    def _card(self, view: Position, decision: Decision, rng: Random) -> Move:
        if self.playouts or self._wants(view, decision.seat):
            return super()._card(view, decision, rng)
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        return play(self.habit(Knowledge.of(self.ruleset, view, decision.seat), cards))

    def habit(self, known: Knowledge, cards: list[Card]) -> Card:
        """Return the card of the rules of thumb, by what one's side needs and who has bid nil."""
        view, seat = known.view, known.seat
        nils, partner = self._nils(view), (seat + 2) % view.seats
        leading = -1
        if view.trick:
            leading = self.ruleset.ranking.winner(view.trick, view.trump, view.low)
        if seat not in nils and partner in nils and self.ruleset.partners:
            played = any(mover == partner for mover, _ in view.trick)
            if leading == partner or not played:
                return self._cover(known, cards)
        if leading in nils or not self._wants(view, seat):
            return self._duck(known, cards)
        return super().habit(known, cards)

    def by_style(self, known: Knowledge, cards: Sequence[Card], habit: Card) -> Card:
        """Return the habit: a style shows in what is bid."""
        return habit

    def _nils(self, view: Position) -> list[Seat]:
        """Return who has bid nil and taken no trick."""
        if not lookup.undertaken(self.ruleset).nil:
            return []
        return [seat for seat in view.active if view.bids[seat] == 0 and not view.taken[seat]]

    def _cover(self, known: Knowledge, cards: list[Card]) -> Card:
        """Return the card that best keeps a trick from the partner, who has bid nil."""
        view, strength = known.view, known.values.strength
        if not view.trick:
            plain = [card for card in cards if not known.is_trump(card)] or cards
            return max(plain, key=strength.__getitem__)
        winning = self._winning(known, cards)
        if not winning:
            return lowest(known, cards)
        last = len(view.trick) == len(view.active) - 1
        cheap = last or self._ruffs_cheaply(known, winning)
        return (min if cheap else max)(winning, key=strength.__getitem__)

    def _searched(
        self, view: Position, decision: Decision, rng: Random, habit: Habit | None
    ) -> Card:
        memory = self.technique.memory
        judge = SideBids(self.ruleset, view, decision.seat, memory)
        ways = Ways(judge.world, partial(BidPlayOut, self.ruleset))
        return best_card(
            self.ruleset, view, decision, self.playouts, rng, ways, habit, memory=memory
        )

    def _wants(self, view: Position, seat: int) -> bool:
        score = lookup.undertaken(self.ruleset)
        if score.nil and view.bids[seat] == 0:
            return False
        if not score.gathered:
            return True
        needed = [needs(score, view, side) for side in range(score.sides)]
        own, left = seat % score.sides, view.size - len(view.tricks)
        return needed[own] > 0 or in_the_balance(needed, own, left)
