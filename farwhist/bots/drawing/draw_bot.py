"""An opponent for two players who draw from the stock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Final

from farwhist.bots.core.levels import STYLES, Style
from farwhist.bots.core.technique import SOUND, CardTechnique
from farwhist.bots.drawing.draw_playout import (
    CHANCES,
    VALUES,
    DrawPlayOut,
    Worth,
    beats,
    follow,
)
from farwhist.bots.drawing.draw_table import RANKS, DrawTable, World, cards_in
from farwhist.bots.drawing.open_cards import OpenCards
from farwhist.engine.cards import Rank
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move, PlayCard, play
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

DOUBT: Final = 1.0
"""By so many standard errors must another card be better than that of the rules of thumb."""

SOLVED: Final = 25
"""A deal that is solved takes the place of so many that are played out."""

LEAST: Final = 4
"""In so many deals at least each choice is looked at."""

GREED: Final = 0.8
"""What every card of the stock seems worth to who does not compare it with others."""

GRABS: Final = 3
"""So much oftener than a trick that it does not want a weak player takes any card of the stock."""

EAGER: Final = 0.12
"""By so much more or less a bold or a cautious player wants the card of the stock."""

ACE: Final = Rank.ACE - Rank.TWO
KING: Final = Rank.KING - Rank.TWO


class DrawBot:
    """Wins the cards that are better than those to come, and then the tricks.

    Args:
        ruleset: what is played.
        playouts: how many deals it plays out, or solves, for a card; with 0 it goes by rules of
            thumb.
        technique: what it remembers, and the errors that it makes by rules of thumb.
        style: whether it wants the cards of the stock more or less.
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

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best."""
        moves, seat = decision.moves, decision.seat
        if len(moves) == 1:
            return moves[0]
        table = DrawTable.of(self.ruleset, view, seat, self.technique.memory)
        card = {number: card for card, number in table.number.items()}
        legal = [table.number[move.cards[0]] for move in moves if isinstance(move, PlayCard)]
        worth = Worth(lookup.duel(self.ruleset), table.won, table.late)
        if not self.playouts:
            return play(card[self._by_thumb(table, worth, legal, rng)])
        choices = [group[0] for group in groups_of(table, legal)]
        if len(choices) == 1:
            return play(card[choices[0]])
        if table.open:
            return play(card[best_open(table, choices)])
        return play(card[self._searched(table, worth, choices, rng)])

    def _searched(self, table: DrawTable, worth: Worth, choices: Sequence[int], rng: Random) -> int:
        work = self.playouts if table.upcard >= 0 else self.playouts // SOLVED
        judge = judge_of(table, worth, rng)
        rows = []
        for _ in range(max(LEAST, work // len(choices))):
            world = table.world(rng)
            rows.append(judge(world, choices))
        habit = self._thumb(table, worth, choices)
        return choices[_clear_best(rows, choices.index(habit))]

    # --- rules of thumb

    def _by_thumb(self, table: DrawTable, worth: Worth, legal: Sequence[int], rng: Random) -> int:
        """Return the card of the rules of thumb, or that of an error."""
        technique = self.technique
        roll = rng.random()
        greedy = table.upcard >= 0 and rng.random() < technique.grab * GRABS
        habit = self._thumb(table, worth, legal, GREED if greedy else None)
        if sum(map(int.bit_count, table.mine)) <= technique.careful:
            return habit
        for error, card in _errors(table, legal, habit).items():
            if roll < technique.share(error):
                return card
        return habit

    def _thumb(
        self, table: DrawTable, worth: Worth, legal: Sequence[int], wish: float | None = None
    ) -> int:
        """Return the card of the rules of thumb: one of `legal`."""
        if table.upcard < 0:
            wish = 9.0
        elif wish is None:
            plain = DrawPlayOut(table, worth, Random(0))
            wish = plain.wish(table.upcard) + EAGER * self.temper
        if table.led >= 0:
            return _nearest(follow(table.mine, table.led, wish), legal)
        if table.upcard < 0:
            return self._lead_out(table, legal)
        held = _masters(table)
        return max(
            legal,
            key=lambda card: (
                (0.97 if card in held else CHANCES[card]) * wish - VALUES[card],
                -card,
            ),
        )

    def _lead_out(self, table: DrawTable, legal: Sequence[int]) -> int:
        """Return what is led after the stock: sure cards, the trumps first, else a long suit."""
        held = [card for card in legal if card in _masters(table)]
        trumps = [card for card in held if card < RANKS]
        others = any(card < RANKS for card in [*table.loose, *cards_in(table.theirs)])
        if trumps and others:
            return max(trumps)
        if held:
            return max(held)
        plain = [card for card in legal if card >= RANKS] or list(legal)
        longest = max(table.mine[card // RANKS].bit_count() for card in plain)
        return min(
            (card for card in plain if table.mine[card // RANKS].bit_count() == longest),
            key=lambda card: card % RANKS,
        )


def judge_of(
    table: DrawTable, worth: Worth, rng: Random, stray: float | None = None
) -> Callable[[World, Sequence[int]], list[float]]:
    """Return what finds the worth of cards in a world: by playing out, or after the stock exactly.

    Args:
        table: what the seat knows.
        worth: what tricks are worth to it.
        rng: for stray cards.
        stray: how often one is led, where it is not the usual share.
    """
    if table.upcard >= 0:
        deal = (
            DrawPlayOut(table, worth, rng)
            if stray is None
            else DrawPlayOut(table, worth, rng, stray)
        )
        return lambda world, cards: [deal.value(card, world) for card in cards]

    def solved(world: World, cards: Sequence[int]) -> list[float]:
        hands = OpenCards(table.mine, world.theirs, table.led)
        return [worth.of(0, hands.margin(card)) for card in cards]

    return solved


def best_open(table: DrawTable, choices: Sequence[int]) -> int:
    """Return the card that takes the most tricks when all cards are known; the lowest of equals."""
    hands = OpenCards(table.mine, _other(table), table.led)
    return max(choices, key=lambda card: (hands.margin(card), -(card % RANKS), -card))


def _other(table: DrawTable) -> list[int]:
    hand = list(table.theirs)
    for card in table.loose:
        hand[card // RANKS] |= 1 << card % RANKS
    return hand


def groups_of(table: DrawTable, cards: Sequence[int]) -> list[list[int]]:
    """Return cards of the hand in groups that are equal: no card that may be held parts them."""
    between = set(table.loose) | set(cards_in(table.theirs)) | {table.led, table.upcard}
    groups: list[list[int]] = []
    for card in sorted(cards):
        last = groups[-1][-1] if groups else -1
        same = last >= 0 and last // RANKS == card // RANKS
        if same and not any(each in between for each in range(last + 1, card)):
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def _clear_best(rows: Sequence[Sequence[float]], habit: int) -> int:
    """Return the place of the best choice, or that of the habit where none is clearly better."""
    totals = [sum(each) for each in zip(*rows, strict=True)]
    best = totals.index(max(totals))
    error = DOUBT * sqrt(sum((row[best] - row[habit]) ** 2 for row in rows))
    return habit if totals[best] - totals[habit] <= error else best


def _nearest(card: int, legal: Sequence[int]) -> int:
    """Return a card, or the one of its suit that stands for it among equal ones."""
    return card if card in legal else max(each for each in legal if each <= card)


def _masters(table: DrawTable) -> set[int]:
    """Return the cards of the hand that no card of their suit which the other may hold beats."""
    out = [*table.loose, *cards_in(table.theirs)]
    highest = [
        max((card for card in out if card // RANKS == suit), default=-1) for suit in range(4)
    ]
    return {card for card in cards_in(table.mine) if card > highest[card // RANKS]}


def _errors(table: DrawTable, legal: Sequence[int], habit: int) -> Mapping[str, int]:
    """Return what each error would play; the names are those of `CardTechnique`."""
    if table.led < 0:
        kings = [
            card
            for card in legal
            if card >= RANKS and card % RANKS == KING
            and not table.mine[card // RANKS] >> ACE & 1
            and table.mine[card // RANKS].bit_count() > 1
        ]  # fmt: skip
        return {"king": kings[0]} if kings and kings[0] != habit else {}
    if habit // RANKS == table.led // RANKS:
        top = max(card for card in legal if card // RANKS == habit // RANKS)
        return {"waste": top} if top != habit and beats(top, table.led) else {}
    plain = [card for card in legal if card >= RANKS]
    if habit < RANKS and plain:
        return {"forget": min(plain, key=VALUES.__getitem__)}
    return {}
