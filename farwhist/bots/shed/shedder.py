"""An opponent for shedding games: many cards at once, low before high, jokers last."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from farwhist.bots.core.levels import STYLES, Style
from farwhist.bots.core.technique import SOUND, CardTechnique
from farwhist.bots.shed.ending import safe_move
from farwhist.bots.shed.shedding_playout import different, unplaced, world, worth
from farwhist.engine.cards import Card, Rank
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Give, Move, PlayCard
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

CLEAR = 0.05
"""By so much a deal must a choice be better than that of the rules of thumb, whatever the error."""

SPECIAL: Final = frozenset((Rank.JOKER, Rank.ACE, Rank.TWO))
KEPT: Final = {-1: SPECIAL, 0: frozenset((Rank.JOKER,)), 1: frozenset[Rank]()}
"""What is kept back while it can be, by how bold a player is."""


class Shedder:
    """Lays what is hardest to get rid of later and keeps jokers, aces and twos for need.

    Args:
        ruleset: what is played.
        technique: how often it lays just any card, and how many deals it plays out.
        style: whether it lays jokers, aces and twos soon, or keeps them for long.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        technique: CardTechnique = SOUND,
        style: Style = STYLES["balanced"],
    ) -> None:
        self.ruleset = ruleset
        self.technique = technique
        self.temper = style.temper

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best."""
        habit = usual(view, decision, self.temper)
        moves = decision.moves
        if len(moves) == 1:
            return habit
        if self.technique.early and rng.random() < self.technique.early:
            return self._early(view, decision, habit)
        if not self.technique.worlds:
            return habit
        if self.technique.endings:
            safe = safe_move(self.ruleset, view, decision, usual)
            if safe is not None:
                return safe
        choices = different(decision.moves, habit)
        return choices[clearly_best(self.values(view, decision, choices, rng))]

    def values(
        self, view: Position, decision: Decision, choices: Sequence[Move], rng: Random
    ) -> list[list[float]]:
        """Return a row for each deal that is played out: what each choice is worth in it."""
        loose = unplaced(self.ruleset, view)
        rows = []
        for _ in range(self.technique.worlds):
            dealt = world(view, loose, rng)
            rows.append(
                [
                    worth(self.ruleset, dealt.copy(), decision.seat, move, usual, rng)
                    for move in choices
                ]
            )
        return rows

    def _early(self, view: Position, decision: Decision, habit: Move) -> Move:
        """Return what a beginner does: one card, the first that fits, and not the last for sure."""
        plays = [move for move in decision.moves if isinstance(move, PlayCard)]
        out = any(len(move.cards) == len(view.hands[decision.seat]) for move in plays)
        singles = [move for move in plays if len(move.cards) == 1]
        if out or not singles:
            return habit
        held = [card for card in view.hands[decision.seat] if card is not None]
        return min(singles, key=lambda move: held.index(move.cards[0]))


def clearly_best(rows: Sequence[Sequence[float]]) -> int:
    """Return the column with the highest sum, or 0 unless it is higher there beyond chance.

    Args:
        rows: at least one, with a number for each choice; column 0 is the one to keep in doubt.
    """
    sums = [sum(column) for column in zip(*rows, strict=True)]
    best = sums.index(max(sums))
    error = sqrt(sum((row[best] - row[0]) ** 2 for row in rows))
    return best if sums[best] - sums[0] > max(CLEAR * len(rows), error) else 0


def usual(view: Position, decision: Decision, temper: int = 0) -> Move:
    """Return the move that rules of thumb prefer.

    Args:
        view: what the seat knows.
        decision: what it may do.
        temper: -1 keeps aces and twos like jokers while others have many cards, 1 keeps nothing.
    """
    gifts = [move for move in decision.moves if isinstance(move, Give)]
    if gifts:
        return min(gifts, key=lambda move: _use(move.card))
    plays = [move for move in decision.moves if isinstance(move, PlayCard)]
    if not plays:
        return PASS
    held = len(view.hands[decision.seat])
    best = max(plays, key=lambda move: _good(view, move, held, temper))
    kept = KEPT[temper]
    others_far = min(len(view.hands[seat]) for seat in view.active) > 2
    if best.cards[0].rank in kept and PASS in decision.moves and others_far and view.stock:
        return PASS
    return best


def _good(view: Position, move: PlayCard, held: int, temper: int) -> tuple[int, int, int]:
    """Return how good a set is: going out, many cards, then cards of little use."""
    rank = move.cards[0].rank
    distance = rank if view.rising or view.open_pile else 16 - rank
    out = int(len(move.cards) == held)
    special = int(rank in SPECIAL and temper <= 0)
    return (out, len(move.cards) - 3 * special, -int(distance))


def _use(card: Card) -> int:
    """Return how useful a card is: a joker, then aces and twos, then the lower the better."""
    if card.rank is Rank.JOKER:
        return 200
    return 100 if card.rank in (Rank.ACE, Rank.TWO) else -card.rank
