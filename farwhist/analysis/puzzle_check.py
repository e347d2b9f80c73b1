"""Whether prepared deals are sound, and whether their answers can be proven again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from farwhist import executors
from farwhist.analysis.puzzles import GRADES, SEAT, THEMES, Puzzle, asked_of, prove
from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Bid, Discard, NameOrder, NameTrump, PlayCard, write
from farwhist.engine.position import Position
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from concurrent.futures import Executor


def fault(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle as it stands, None if nothing; this is quick."""
    if puzzle.theme not in THEMES or puzzle.grade not in GRADES:
        return "there is no such theme or grade"
    try:
        rules, match, decision = asked_of(puzzle.text())
    except (BadDeal, ValueError) as error:
        return str(error)
    legal = {write(move) for move in decision.moves}
    if not puzzle.best or not set(puzzle.best) < legal:
        return "the answer is no choice"
    certain = puzzle.proof.certain
    theme = theme_of(rules, match.view(SEAT), decision, puzzle.best, certain=certain)
    if theme != puzzle.theme:
        return f"the theme is {theme}"
    return None if puzzle.proof.holds else "the lead is too small"


def refuted(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle when it is proven again, None if nothing."""
    wrong = fault(puzzle)
    if wrong is not None:
        return wrong
    found = prove(puzzle.text(), puzzle.proof.deals)
    if found is None or set(found[0]) != set(puzzle.best):
        return "another choice is better"
    if not found[1].holds:
        return "the lead is too small"
    return None if found[1].certain == puzzle.proof.certain else "the open cards say otherwise"


def checked(puzzles: Sequence[Puzzle], executor: Executor | None = None) -> Iterator[str | None]:
    """Yield what is wrong with each puzzle when it is proven again, in their order.

    `executor` is what does it; this process if None.
    """
    return executors.results(refuted, puzzles, executor)


COURT: Final = 11
"""The lowest rank of a card that is worth dumping."""


TABLE_THEMES: Final = ("trumps", "duck", "timing", "ending", "no_trump")
"""Themes in which a card is played; the others tell a call by its kind."""

CALLS: Final[Sequence[tuple[str, type | tuple[type, ...]]]] = (
    ("bid", Bid),
    ("name", (NameTrump, NameOrder)),
    ("away", Discard),
)


def called_theme(decision: Decision) -> str | None:
    """Return the theme of a decision in which no card is played; None where one may be."""
    kinds = {type(move) for move in decision.moves}
    return next((theme for theme, made in CALLS if all(issubclass(k, made) for k in kinds)), None)


def draws_trumps(rules: Ruleset, view: Position, decision: Decision) -> bool:
    """Whether a trump may be led while others may have some."""
    if view.trick or view.trump is None:
        return False
    table = _Seen(rules, view, decision.seat)
    led = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    trumps = sum(map(table.is_trump, led))
    return 0 < trumps < len(led) and table.trumps_out()


def theme_of(
    rules: Ruleset, view: Position, decision: Decision, best: Sequence[str], *, certain: bool
) -> str | None:
    """Return the theme of a question, None where it has none.

    `bid`: a bid. `name`: trump or the order of the ranks. `away`: a card to be laid away.
    `ending`: open cards prove the answer. `no_trump`: a card without trump. `trumps`: lead a trump
    while others may have some. `duck`: lose the trick, keep a master back or get rid of a court
    card. `timing`: take the trick, or cash a master, now.
    """
    called = called_theme(decision)
    if called is not None:
        return called
    choices = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    if len(choices) < len(decision.moves):
        return None
    if certain:
        return "ending"
    if view.trump is None:
        return "no_trump"
    chosen = [card for card in choices if f"play {card}" in best]
    rest = [card for card in choices if card not in chosen]

    table = _Seen(rules, view, decision.seat)
    if not view.trick:
        if table.is_trump(chosen[0]) and table.trumps_out():
            return "trumps"
        now, other = table.master(chosen[-1]), [table.master(card) for card in rest]
    else:
        now, other = table.takes(chosen[-1]), [table.takes(card) for card in rest]
    if now and not all(other):
        return "timing"
    if not now and any(other):
        return "duck"
    if view.trick and not now and _dumped(chosen, rest):
        return "duck"
    return None


def _dumped(chosen: Sequence[Card], rest: Sequence[Card]) -> bool:
    ranks = [int(card.rank or 0) for card in chosen]
    return min(ranks) >= COURT and any(int(card.rank or 0) < min(ranks) for card in rest)


class _Seen:
    """What a seat can tell of the cards: what takes the trick, what nobody can beat."""

    def __init__(self, rules: Ruleset, view: Position, seat: int) -> None:
        self._values = rules.ranking.values(view.trump, view.low, view.turn_up)
        self._trump, self._trick = view.trump, [card for _, card in view.trick]
        seen = {card for trick in view.tricks for _, card in trick.plays}
        seen.update(self._trick)
        seen.update(card for card in view.hands[seat] if card is not None)
        if view.turn_up is not None:
            seen.add(view.turn_up)
        self._out = [card for card in rules.pack if card not in seen]

    def is_trump(self, card: Card) -> bool:
        return self._values.suit[card] == self._trump

    def trumps_out(self) -> bool:
        return any(self.is_trump(card) for card in self._out)

    def master(self, card: Card) -> bool:
        """Whether no unseen card of its suit is higher."""
        return not any(self._above(card, other) for other in self._out)

    def takes(self, card: Card) -> bool:
        """Whether it would be the best card of the trick so far."""
        best = self._trick[0]
        for other in (*self._trick[1:], card):
            if self._above(best, other) or (self.is_trump(other) and not self.is_trump(best)):
                best = other
        return best == card

    def _above(self, card: Card, other: Card) -> bool:
        suit, strength = self._values.suit, self._values.strength
        return suit[card] == suit[other] and strength[other] > strength[card]
