"""A simple opponent for games in which tricks are taken, alone or with a partner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from math import sqrt
from random import Random
from typing import Final

from msgspec.structs import replace

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.levels import STYLES, Style
from farwhist.bots.core.technique import SOUND, CardTechnique
from farwhist.bots.tricks.ace_kept import finesses, keeps_ace
from farwhist.bots.tricks.card_reading import auction_strangeness, explaining, reading, reads_cards
from farwhist.bots.tricks.contracts import Contracts, card_worth, to_lay_away
from farwhist.bots.tricks.duck_playout import ducks, play_out_of
from farwhist.bots.tricks.side_playout import DOUBT, Habit, Ways, best_card, worth_of
from farwhist.bots.tricks.side_table import COURT, Hands, SideTable, voids
from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    KNOCK,
    PASS,
    PLAY_UNSEEN,
    Call,
    Contract,
    Discard,
    Move,
    NameOrder,
    NameTrump,
    PlayCard,
    play,
)
from farwhist.engine.position import Position
from farwhist.rules.ranking import TRUMP, led_suit
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import divided, nullo, together

UNDERTAKING: Final = 120
"""At least so many deals are played out for what decides the whole deal."""

HOPE: Final = 0.5
"""By so many tricks more or less a bold or a cautious player judges a contract."""

BOLD_TRUMPS: Final = {True: 3, False: 2}
"""With so many trumps a bold player draws those of the others: with partners, and alone."""

PLAIN_SEATS: Final = 3
"""Among more players than that, each alone, a plain card is worth less: somebody ruffs."""


def clear_best(rows: Sequence[Sequence[float]], habit: int) -> int:
    """Return the place of the best choice, or that of the habit where none is clearly better.

    Args:
        rows: what each choice brought, deal by deal.
        habit: the place of what the rules of thumb say.
    """
    totals = [sum(each) for each in zip(*rows, strict=True)]
    best = totals.index(max(totals))
    error = DOUBT * sqrt(sum((row[best] - row[habit]) ** 2 for row in rows))
    return habit if totals[best] - totals[habit] <= error else best


class TrickBot:
    """Wins as cheaply as it can, cashes what is sure, and leaves its partner's tricks alone.

    Args:
        ruleset: what is played.
        playouts: how many deals it plays out for a card, a contract or its suit; with 0 it goes by
            rules of thumb.
        technique: the errors that it makes by rules of thumb.
        style: whether it bids, draws trumps and plays high second to a trick boldly or cautiously.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        playouts: int = 0,
        technique: CardTechnique = SOUND,
        style: Style = STYLES["balanced"],
    ) -> None:
        self.ruleset = ruleset
        self.playouts = playouts
        self.technique = technique
        self.temper = style.temper

    @property
    def undertaking(self) -> int:
        """How many deals are played out for a contract, its suit or a bid."""
        return max(self.playouts, UNDERTAKING)

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best."""
        moves, seat = decision.moves, decision.seat
        if len(moves) == 1:
            return moves[0]
        first = moves[0]
        if view.contract and isinstance(first, NameTrump | NameOrder):
            return self._way(view, seat, view.contract, rng)
        if isinstance(first, NameTrump):
            suits = [move for move in moves if isinstance(move, NameTrump)]
            if self.playouts and self.technique.outlook:
                return self._named(view, seat, suits, rng)
            hand = self._hand(view, seat)  # none where trump is named before the deal
            if rng.random() < self.technique.trump and hand:
                high = max(hand, key=lambda card: card.rank)
                return next((move for move in suits if move.suit is high.suit), suits[0])
            return max(suits, key=lambda move: self._strength(view, seat, move.suit))
        if isinstance(first, Discard):
            return self._discard(view, decision)
        if first == PLAY_UNSEEN:
            return PLAY_UNSEEN if rng.random() < 0.4 else KNOCK
        if KNOCK in moves:
            return self._single(view, decision)
        if isinstance(first, PlayCard):
            return self._card(view, decision, rng)
        return self._contract(view, decision, rng)

    def _hand(self, view: Position, seat: Seat) -> list[Card]:
        return [card for card in view.hands[seat] if card is not None]

    def _strength(self, view: Position, seat: Seat, suit: Suit | None) -> float:
        """Return roughly the tricks of a hand with this trump, as a loss where they put it out."""
        strength = self.ruleset.ranking.values(suit).strength
        hand = self._hand(view, seat)
        share = 1.0 if self.ruleset.partners else min(1.0, PLAIN_SEATS / len(view.active))
        tricks = sum(
            card_worth(strength[card]) * (1.0 if strength[card] >= TRUMP else share)
            for card in hand
        )
        return -tricks if ducks(self.ruleset, view) else tricks

    def _named(
        self, view: Position, seat: Seat, suits: Sequence[NameTrump], rng: Random
    ) -> NameTrump:
        """Return the trump that is worth most when deals are played out."""
        usual = max(suits, key=lambda move: self._strength(view, seat, move.suit))
        views = [copy(view) for _ in suits]
        for each, move in zip(views, suits, strict=True):
            each.trump = move.suit
        tables = [SideTable.of(self.ruleset, each, seat) for each in views]
        worth, play_out = worth_of(self.ruleset, view, seat), play_out_of(self.ruleset, view)
        rows = []
        for _ in range(max(1, self.playouts // len(suits))):
            world = tables[0].world(rng)
            rows.append(
                [
                    worth(play_out(table, each, world, rng).play_from(view.leader))
                    for table, each in zip(tables, views, strict=True)
                ]
            )
        return suits[clear_best(rows, suits.index(usual))]

    def _contract(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the call that is worth most, or the one that counting finds."""
        judge = Contracts(self.ruleset, view, decision.seat)
        _, above = judge.auction.best(view)
        error = rng.gauss(0.0, self.technique.misjudge) if self.technique.misjudge else 0.0
        error += HOPE * self.temper
        must = PASS not in decision.moves
        habit = judge.call(judge.hand, above, must, error)
        calls: list[Call] = [] if must else [PASS]
        calls += judge.worth_a_thought(above, must)
        if not self.playouts or not self.technique.outlook or len(calls) < 2:
            return habit
        if habit not in calls:
            calls.append(habit)
        rows = judge.rows(calls, max(1, self.undertaking // len(calls)), rng)
        return calls[clear_best(rows, calls.index(habit))]

    def _way(self, view: Position, seat: Seat, contract: Contract, rng: Random) -> Move:
        judge = Contracts(self.ruleset, view, seat)
        way = judge.best_way(judge.hand, contract.strain)
        if self.playouts:
            values = judge.ways_values(contract, max(1, self.undertaking // 4), rng)
            way = max(values, key=values.__getitem__)
        return NameOrder(way.low) if way.trump is None else NameTrump(way.trump)

    def _discard(self, view: Position, decision: Decision) -> Move:
        table = self.ruleset.ranking.values(view.trump, view.low)
        hand = self._hand(view, decision.seat)
        return Discard(to_lay_away(hand, table.suit.__getitem__, table.strength.__getitem__))

    def _single(self, view: Position, decision: Decision) -> Move:
        """Play the only card when it takes the trick for now and is fairly safe."""
        card = self._hand(view, decision.seat)[0]
        own = play(card)
        trick = [*view.trick, (decision.seat, card)]
        ranking = self.ruleset.ranking
        wins = ranking.winner(trick, view.trump, view.low) == decision.seat
        suit = ranking.values(view.trump, view.low).suit[card]
        last = len(view.trick) >= len(view.active) - 1 - len(view.passing)
        safe = last or (view.trump is not None and suit is view.trump)
        return own if view.trick and wins and (safe or card.rank >= Rank.KING) else KNOCK

    def _card(self, view: Position, decision: Decision, rng: Random) -> Move:
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        known = Knowledge.of(self.ruleset, view, decision.seat)
        if not self.playouts:
            known = remembered(known, self.technique)
        thumb = self.habit(known, cards)
        habit = self.by_style(known, cards, thumb)
        if not self.playouts:
            misere = self.avoids(view, decision.seat)
            return play(slip(known, cards, habit, self.technique, rng, misere))
        usual = Habit(habit, bool(view.trick) and self._certain(known, habit), habit != thumb)
        return play(self._searched(view, decision, rng, usual))

    def _searched(
        self, view: Position, decision: Decision, rng: Random, habit: Habit | None
    ) -> Card:
        """Return the card that play-outs find."""
        technique = self.technique
        table = SideTable.of(self.ruleset, view, decision.seat, technique.memory)
        world: Callable[[Random], Hands] = table.world
        called: Callable[[Hands], float] | None = None
        if technique.readings > 1 and view.calls:
            called = self.strangeness(view, table)
            world = reading(table, called, technique.readings)
        if technique.card_readings and reads_cards(self.ruleset, view, table):
            world = explaining(view, table, technique.card_readings, world, called, rng)
        return best_card(
            self.ruleset,
            view,
            decision,
            self.playouts,
            rng,
            Ways(world, play_out_of(self.ruleset, view)),
            habit,
            memory=technique.memory,
            outlook=technique.outlook,
            dear=self.dear(view),
        )

    def strangeness(self, view: Position, table: SideTable) -> Callable[[Hands], float]:
        """Return what tells by how many tricks the calls are off in a deal."""
        return auction_strangeness(self.ruleset, view, table)

    def dear(self, view: Position) -> float | None:
        """Return what the card of the rules of thumb may seem to cost; None: as usual."""
        return None

    def habit(self, known: Knowledge, cards: list[Card]) -> Card:
        """Return the card of the rules of thumb."""
        if ducks(self.ruleset, known.view):
            if nullo(known.view.contract) and self._falls_to_us(known, cards):
                return max(cards, key=known.values.strength.__getitem__)
            return self._duck(known, cards)
        return self._lead(known, cards) if not known.view.trick else self._follow(known, cards)

    def avoids(self, view: Position, seat: Seat) -> bool:
        """Whether a seat wants no trick."""
        return ducks(self.ruleset, view)

    def by_style(self, known: Knowledge, cards: Sequence[Card], habit: Card) -> Card:
        """Return what a bold or a cautious player does instead of the rules of thumb.

        The bold one draws trumps as soon as it has some, and plays high as the second to a trick.
        The cautious one leads no trump while it has another card, and plays low.
        """
        if not self.temper or self.avoids(known.view, known.seat):
            return habit
        view, strength = known.view, known.values.strength
        trumps = [card for card in cards if known.is_trump(card)]
        if not view.trick:
            if self.temper > 0:
                draws = len(trumps) >= BOLD_TRUMPS[self.ruleset.partners] and known.trumps_out()
                return max(trumps, key=strength.__getitem__) if draws else habit
            plain = [card for card in cards if card not in trumps]
            return self._lead(known, plain) if plain else habit
        if len(view.trick) == 1 and len(view.active) > 2:
            winning = self._winning(known, cards)
            if self.temper < 0:
                return lowest(known, cards)
            return max(winning, key=strength.__getitem__) if winning else habit
        return habit

    def _certain(self, known: Knowledge, card: Card) -> bool:
        """Whether this card takes the trick for its side, and nobody after it can take it away."""
        view, winner = known.view, self.ruleset.ranking.winner
        trick = [*view.trick, (known.seat, card)]
        seat = winner(trick, view.trump, view.low)
        last = len(trick) == len(view.active)
        own = together(view, seat, known.seat)
        best = next(each for mover, each in trick if mover == seat)
        return own and (last or known.is_master(best))

    def _lead(self, known: Knowledge, cards: list[Card]) -> Card:
        strength = known.values.strength
        real = [card for card in cards if known.values.suit[card] is not None] or cards
        masters = [card for card in real if known.is_master(card)]
        trumps = [card for card in masters if known.is_trump(card)]
        if trumps and known.trumps_out():
            return max(trumps, key=strength.__getitem__)
        if masters:
            return max(masters, key=strength.__getitem__)
        plain = [card for card in real if not known.is_trump(card)] or real
        longest = max(len(self._suit(known, card)) for card in plain)
        choice = [card for card in plain if len(self._suit(known, card)) == longest]
        return min(choice, key=strength.__getitem__)

    def _suit(self, known: Knowledge, card: Card) -> tuple[Card, ...]:
        return tuple(c for c in known.mine if known.values.suit[c] is known.values.suit[card])

    def _follow(self, known: Knowledge, cards: list[Card]) -> Card:
        view, strength, low = known.view, known.values.strength, least_wanted(known, cards)
        leading = self.ruleset.ranking.winner(view.trick, view.trump, view.low)
        last = len(view.trick) == len(view.active) - 1
        mate = together(view, leading, known.seat)
        best = next(card for seat, card in view.trick if seat == leading)
        if mate and (last or known.is_master(best) or strength[best] >= TRUMP):
            return low
        winning = self._winning(known, cards)
        if mate:  # what beats no more cards than the partner's does is not needed
            suit, over = known.values.suit, known.beaten_by
            winning = [c for c in winning if suit[c] is not suit[best] or over(c) < over(best)]
        if not winning:
            return low
        if last or self._ruffs_cheaply(known, winning):
            return min(winning, key=strength.__getitem__)
        second = len(view.trick) == 1 and divided(view)
        sure = [card for card in winning if known.is_master(card)]
        kept = self._beside_ace(known, winning, low)
        if kept is not None:
            return kept
        if sure:
            return max(sure, key=strength.__getitem__)
        if second:
            return low
        return max(winning, key=strength.__getitem__)

    def _beside_ace(self, known: Knowledge, winning: list[Card], low: Card) -> Card | None:
        """Return what is played to keep an ace; None where it is not kept.

        Who plays by rules of thumb takes at once.
        """
        view, suit, strength = known.view, known.values.suit, known.values.strength
        led = view.trick[0][1]
        own = sorted(known.in_suit(suit[led]), key=strength.__getitem__)
        if not self.playouts or view.sides == view.seats or not own:
            return None
        others = [card for card in known.unseen if suit[card] is suit[led]]
        left = sorted([*own, *others], key=strength.__getitem__)
        if len(view.trick) == 2 and finesses(own, left):
            return own[-2] if own[-2] in winning else low
        second = len(view.trick) == 1 and strength[led] % TRUMP < COURT
        return low if second and keeps_ace(own, left) else None

    def _duck(self, known: Knowledge, cards: list[Card]) -> Card:
        """Return the highest card that does not win, else the lowest; the lowest to lead."""
        under = []
        if known.view.trick:
            winning = self._winning(known, cards)
            under = [card for card in cards if card not in winning]
        if not under:
            return lowest(known, cards)
        return max(under, key=known.values.strength.__getitem__)

    def _falls_to_us(self, known: Knowledge, cards: Sequence[Card]) -> bool:
        """Whether the last to a trick leaves it to its side with any card that it may play."""
        view = known.view
        if len(view.trick) < len(view.active) - 1:
            return False
        winner = self.ruleset.ranking.winner(view.trick, view.trump, view.low)
        return together(view, winner, known.seat) or len(self._winning(known, cards)) == len(cards)

    def _winning(self, known: Knowledge, cards: Sequence[Card]) -> list[Card]:
        """Return the cards that take the trick on the table for now."""
        view, seat, winner = known.view, known.seat, self.ruleset.ranking.winner
        return [
            card
            for card in cards
            if winner([*view.trick, (seat, card)], view.trump, view.low) == seat
        ]

    def _ruffs_cheaply(self, known: Knowledge, winning: Sequence[Card]) -> bool:
        """Whether a low trump will do: it ruffs, and no opponent behind has shown to be void."""
        view = known.view
        led = led_suit(view.trick, known.values)
        if led is None or led is view.trump or not all(map(known.is_trump, winning)):
            return False
        done = {seat for seat, _ in view.trick}
        behind = [seat for seat in self._opponents(known) if seat not in done]
        void = voids(view, known.values, self.technique.memory)
        return all(led not in void[seat] for seat in behind)

    def _opponents(self, known: Knowledge) -> list[Seat]:
        view, own = known.view, known.seat
        return [seat for seat in view.active if not together(view, seat, own)]


def lowest(known: Knowledge, cards: Sequence[Card]) -> Card:
    """Return the lowest of some cards, a trump only where all are trumps."""
    strength = known.values.strength
    return min(cards, key=lambda card: (strength[card] >= TRUMP, strength[card]))


def least_wanted(known: Knowledge, cards: Sequence[Card]) -> Card:
    """Return the lowest of some cards that nobody can be sure to take a trick with.

    A trump comes last, and before it a plain card that no unseen card of its suit beats.
    """
    strength, trump, master = known.values.strength, known.is_trump, known.is_master
    return min(cards, key=lambda card: (trump(card), master(card), strength[card]))


IN_MISERE: Final = {"king": "grab", "waste": "grab"}
"""What errors are where tricks put a player out: a trick is taken that another could have had."""


def remembered(known: Knowledge, technique: CardTechnique) -> Knowledge:
    """Return what is left of one's knowledge when older tricks have been forgotten."""
    tricks = known.view.tricks
    older = tricks[: max(0, len(tricks) - technique.memory)]
    forgotten = [card for trick in older for card in trick.cards]
    return replace(known, unseen=(*known.unseen, *forgotten)) if forgotten else known


def errors(
    known: Knowledge, cards: Sequence[Card], habit: Card, misere: bool = False
) -> dict[str, Card]:
    """Return what each error would play instead of the card of the rules of thumb.

    The names are those of `CardTechnique`.

    Args:
        known: what the seat knows and remembers.
        cards: those that may be played.
        habit: the card of the rules of thumb, one of them.
        misere: whether tricks put a player out.
    """
    found: dict[str, Card] = {}
    if not known.view.trick:
        kings = [card for card in cards if _bare_king(known, card)]
        found = {"king": kings[0]} if kings else {}
    elif known.values.suit[habit] is known.values.suit[known.view.trick[0][1]]:
        top = max(cards, key=known.values.strength.__getitem__)
        if len(known.view.trick) < len(known.view.active) - 1 and _takes(known, top):
            found = {"waste": top}
    elif known.is_trump(habit):
        plain = [card for card in cards if not known.is_trump(card)]
        if plain:
            found = {"forget": min(plain, key=known.values.strength.__getitem__)}
    names = IN_MISERE if misere else {}
    return {names.get(error, error): card for error, card in found.items() if card != habit}


def slip(
    known: Knowledge,
    cards: Sequence[Card],
    habit: Card,
    technique: CardTechnique,
    rng: Random,
    misere: bool = False,
) -> Card:
    """Return the card of the rules of thumb, or the one of an error.

    Args:
        known: what the seat knows and remembers.
        cards: those that may be played.
        habit: the card of the rules of thumb.
        technique: how often which error is made.
        rng: draws whether one is made.
        misere: whether tricks put a player out.
    """
    roll = rng.random()
    if len(known.mine) <= technique.careful:
        return habit
    for error, card in errors(known, cards, habit, misere).items():
        if roll < technique.share(error):
            return card
    return habit


def _takes(known: Knowledge, card: Card) -> bool:
    """Whether a card of the suit led takes the trick for now."""
    suit, strength = known.values.suit, known.values.strength
    trick = [each for _, each in known.view.trick]
    return all(
        strength[each] < strength[card]
        for each in trick
        if known.is_trump(each) or suit[each] is suit[card]
    )


def _bare_king(known: Knowledge, card: Card) -> bool:
    """Whether a card is a plain king whose ace is elsewhere, and other cards go with it."""
    suit = known.in_suit(known.values.suit[card])
    return (
        card.rank is Rank.KING
        and not known.is_trump(card)
        and len(suit) > 1
        and all(each.rank is not Rank.ACE for each in suit)
    )
