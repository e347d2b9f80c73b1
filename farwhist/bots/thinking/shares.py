"""How often each choice of a decision comes to what is wanted, where no exact number is bid.

Beside that stand the numbers of the position that explain it: how often each card takes the trick,
how often each contract is made. Everything is found from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from farwhist.bots.core.calibration import as_good, comes_true, evened
from farwhist.bots.core.levels import USUAL_LEVEL
from farwhist.engine.decision import Decision
from farwhist.engine.moves import KEEP, Contract, Knock, Pass, PlayCard, PlayUnseen, write
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import by_calls

if TYPE_CHECKING:
    from farwhist.bots.judging.paired import Comparison
    from farwhist.bots.tricks.side_table import Hands
    from farwhist.rules.kind import Thinks

DEALS: Final = 100
"""In so many deals the choices are compared, so that a share is told as so many of a hundred."""

SHED_DEALS: Final = 50
"""The same where cards are shed: such deals are long."""

MOST_SHED: Final = 8
"""And so many choices at most."""

HIGHER: Final = 2
"""Contracts are looked at up to so many levels above the lowest."""


class MoveShare(NamedTuple):
    """A move as text, what it is worth on average, and how often it comes to what is wanted."""

    move: str
    worth: float
    share: float


class Shares(Struct, frozen=True):
    """What was found in `deals` deals; the advised move comes first, then the best ones.

    `aim` says what the shares are of. The first `equal` choices cannot be told apart: they share
    their numbers, and the advised one is the usual one. `beside` explains: with `beside_of` "trick"
    how often each card takes the trick, with "made" how often the side makes each contract.
    """

    aim: str
    deals: int
    rows: Sequence[MoveShare]
    beside_of: str = ""
    beside: Sequence[tuple[str, float]] = ()
    equal: int = 1


def shares(
    ruleset: Ruleset,
    view: Position,
    decision: Decision,
    advised: str,
    rng: Random,
    others: str | None = USUAL_LEVEL,
) -> Shares | None:
    """Return the numbers of a decision; None where there is nothing to compare.

    Nor are there any while hands are drawn: a better card makes a higher bid, not a surer one.

    Args:
        ruleset: what is played.
        view: what the seat knows.
        decision: what it may choose.
        advised: the text of the move that is advised.
        rng: makes the deals.
        others: the level of the others, for shares as they come true; None for those of the deals.
    """
    if len(decision.moves) < 2 or KEEP in decision.moves:
        return None
    found = _FOUND[ruleset.kind.thinks](ruleset, view, decision, advised, rng)
    if found is None:
        return None
    rows = sorted(found.rows, key=lambda row: (row.move != advised, -row.worth))
    if others is not None:
        left = view.deal_tricks - len(view.tricks)
        aim = f"{ruleset.kind.thinks} {found.aim}"
        rows = [row._replace(share=comes_true(row.share, aim, left, others)) for row in rows]
    worths = {row.move: row.worth for row in rows}
    alike = as_good(worths, advised)
    worths = evened(worths, alike)
    told = evened({row.move: row.share for row in rows}, alike)
    rows = [MoveShare(row.move, worths[row.move], told[row.move]) for row in rows]
    return Shares(found.aim, found.deals, rows, found.beside_of, found.beside, len(alike))


Find = Callable[[Ruleset, Position, Decision, str, Random], Shares | None]


def _none(
    ruleset: Ruleset, view: Position, decision: Decision, advised: str, rng: Random
) -> Shares | None:
    return None


def _of_tricks(
    ruleset: Ruleset, view: Position, decision: Decision, advised: str, rng: Random
) -> Shares | None:
    return _compared(ruleset, view, decision, rng, winners=True)


def _of_bids(
    ruleset: Ruleset, view: Position, decision: Decision, advised: str, rng: Random
) -> Shares | None:
    return _compared(ruleset, view, decision, rng, winners=False)


def _of_drawing(
    ruleset: Ruleset, view: Position, decision: Decision, advised: str, rng: Random
) -> Shares | None:
    from farwhist.bots.judging.draw_choices import comparison

    return _found(comparison(ruleset, view, decision), rng)


def _compared(
    ruleset: Ruleset, view: Position, decision: Decision, rng: Random, *, winners: bool
) -> Shares | None:
    from farwhist.bots.judging.side_choices import comparison  # only where one thinks

    if any(isinstance(move, Knock | PlayUnseen) for move in decision.moves):
        return _of_a_single_card(ruleset, view, decision, rng)
    compared = comparison(ruleset, view, decision)
    found = _found(compared, rng)
    if found is None or compared is None:
        return None
    beside_of, beside = "", list[tuple[str, float]]()
    if any(isinstance(move, Contract) for move in decision.moves):
        beside_of, beside = "made", _contracts(ruleset, view, decision, rng)
    elif winners and isinstance(decision.moves[0], PlayCard):
        beside_of, beside = "trick", _winners(ruleset, view, decision, compared.moves, rng)
    return replace(found, beside_of=beside_of, beside=beside)


def _found(compared: Comparison | None, rng: Random) -> Shares | None:
    """Return what the choices come to; None where there is nothing to compare."""
    from farwhist.bots.judging.paired import values as means

    if compared is None or compared.share == "none" or len(compared.moves) < 2:
        return None
    compared.run(DEALS, rng)
    values = [each.mean for each in means(compared.strata())]
    rows = [
        MoveShare(move, worth, share)
        for moves, worth, share in zip(compared.moves, values, compared.shares(), strict=True)
        for move in moves
    ]
    return Shares(compared.share, DEALS, rows)


def _contracts(
    ruleset: Ruleset, view: Position, decision: Decision, rng: Random
) -> list[tuple[str, float]]:
    """Return how often one's side makes each contract that is allowed and not far off."""
    from farwhist.bots.tricks.alliance_calls import judge_of

    judge = judge_of(ruleset, view, decision.seat)
    offers = [move for move in decision.moves if isinstance(move, Contract)]
    least = {offer.strain: offer.level for offer in reversed(offers)}
    offers = [offer for offer in offers if offer.level <= least[offer.strain] + HIGHER]
    made = dict.fromkeys(offers, 0)
    for _ in range(DEALS):
        for offer, met in judge.made(offers, judge.world(rng), rng).items():
            made[offer] += met
    return [(write(offer), count / DEALS) for offer, count in made.items()]


def _winners(
    ruleset: Ruleset,
    view: Position,
    decision: Decision,
    groups: Sequence[Sequence[str]],
    rng: Random,
) -> list[tuple[str, float]]:
    """Return how often each card takes the trick."""
    from farwhist.bots.tricks.alliance_playout import AlliancePlayOut
    from farwhist.bots.tricks.duck_playout import DuckPlayOut, ducks
    from farwhist.bots.tricks.side_playout import PlayOut
    from farwhist.bots.tricks.side_table import SideTable

    class OneTrick(PlayOut):
        def _leader(self, winner: int) -> int:
            return -1

    class DuckedTrick(OneTrick, DuckPlayOut):
        """The same where nobody wants it."""

    class AlliedTrick(OneTrick, AlliancePlayOut):
        """The same where the calls have made the sides."""

    play_out: type[OneTrick] = DuckedTrick if ducks(ruleset, view) else OneTrick
    if by_calls(view.contract):
        play_out = AlliedTrick
    seat = decision.seat
    table = SideTable.of(ruleset, view, seat)
    cards = {write(m): table.number[m.cards[0]] for m in decision.moves if isinstance(m, PlayCard)}
    trick = [(mover, table.number[card]) for mover, card in view.trick]
    acted = {*(mover for mover, _ in trick), *view.passing}
    won = [0] * len(groups)
    for _ in range(DEALS):
        deal = play_out(table, view, table.world(rng), rng)
        for place, group in enumerate(groups):
            taken = deal.play(cards[group[0]], trick, acted)
            won[place] += taken[seat] - view.taken[seat]
    return [(move, won[n] / DEALS) for n, group in enumerate(groups) for move in group]


def _of_a_single_card(
    ruleset: Ruleset, view: Position, decision: Decision, rng: Random
) -> Shares | None:
    """Return how often one stays in who plays the only card now, or keeps it."""
    from farwhist.bots.judging.payoffs import PAYOFFS, after
    from farwhist.bots.tricks.side_playout import PlayOut
    from farwhist.bots.tricks.side_table import SideTable

    class Kept(PlayOut):
        def keep(self, trick: Sequence[tuple[int, int]], acted: set[int]) -> Sequence[int]:
            self._begin()
            for seat, card in trick:
                self._lay(seat, card)
            return self._go_on(self.following[self.me], {*acted, self.me})

    seat = decision.seat
    table = SideTable.of(ruleset, view, seat)
    payoff = PAYOFFS[ruleset.kind.worth](ruleset, view, seat)
    trick = [(mover, table.number[card]) for mover, card in view.trick]
    acted = {*(mover for mover, _ in trick), *view.passing}
    totals = {write(move): [0.0, 0.0] for move in decision.moves}
    for _ in range(DEALS):
        world: Hands = table.world(rng)
        deal = Kept(table, view, world, rng)
        for move in decision.moves:
            if isinstance(move, Knock):
                taken = deal.keep(trick, acted)
            else:
                taken = deal.play(world[seat][0], trick, acted)
            end = after(view, taken)
            found = totals[write(move)]
            found[0] += payoff.value(end)
            found[1] += payoff.met(end)
    rows = [MoveShare(move, worth / DEALS, met / DEALS) for move, (worth, met) in totals.items()]
    return Shares(payoff.share, DEALS, rows)


def _of_shedding(
    ruleset: Ruleset, view: Position, decision: Decision, advised: str, rng: Random
) -> Shares | None:
    """Return how often each choice leads to the first place; surely where all cards are known."""
    from farwhist.bots.shed.ending import outcomes
    from farwhist.bots.shed.shedder import usual
    from farwhist.bots.shed.shedding_playout import (
        different,
        place_worth,
        played_out,
        unplaced,
        world,
    )
    from farwhist.rules import lookup

    habit = usual(view, decision)
    best = next(move for move in decision.moves if write(move) == advised)
    kinds = different(decision.moves, best)
    passes = [move for move in kinds if isinstance(move, Pass)]
    moves = list(dict.fromkeys([best, *passes, habit, *kinds]))[:MOST_SHED]
    if len(moves) < 2:
        return None
    seat, every_place = decision.seat, lookup.places_count(ruleset)
    sure = outcomes(ruleset, view, seat, moves, usual)
    loose, totals = unplaced(ruleset, view), {write(move): [0.0, 0.0] for move in moves}
    for _ in range(SHED_DEALS):
        dealt = world(view, loose, rng)
        for move in moves:
            if sure is None:
                end = played_out(ruleset, dealt.copy(), seat, move, usual, rng)
            else:
                end = sure[move]
            found = totals[write(move)]
            found[0] += place_worth(end, seat, every_place)
            found[1] += any(seat in group for group in end.finished[:1])
    rows = [
        MoveShare(move, value / SHED_DEALS, first / SHED_DEALS)
        for move, (value, first) in totals.items()
    ]
    return Shares("first", SHED_DEALS, rows)


_FOUND: Final[Mapping[Thinks, Find]] = {
    "exact": _none,
    "tricks": _of_tricks,
    "bids": _of_bids,
    "shedding": _of_shedding,
    "drawing": _of_drawing,
    "alliances": _of_tricks,
}
"""Who finds the numbers, by who thinks in such a game."""
