"""Bids, cards and trumps where an exact number of tricks is bid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from farwhist.bots.core.calibration import with_share
from farwhist.bots.core.card_rules import STRANGERS, CardRule, thumb_card
from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.levels import LEVELS, Level
from farwhist.bots.core.sampling import Situation
from farwhist.bots.core.seat_view import SeatView, seat_view, seat_views
from farwhist.bots.exact.advice import BID, card_aim
from farwhist.bots.exact.heuristics import sure_tricks
from farwhist.bots.exact.judge import BidJudge, CardJudge, own_worth
from farwhist.bots.exact.learned_search import fits
from farwhist.bots.exact.reasons import Reason, bid_reason, card_reason
from farwhist.bots.exact.search import Trace
from farwhist.bots.exact.utility import points_table, stake_of
from farwhist.bots.judging.paired import Comparison, Stratum, mean
from farwhist.bots.judging.verdict import Grounds, Kind, Share, Unit
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, PASS, Bid, NameTrump, PlayCard, write
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

LEVEL: Final[Level] = LEVELS["expert"]
"""Whose machinery plays on."""

SHARP: Final = 0.1
"""How often somebody plays any card in the play-outs of a second opinion."""


def comparison(
    ruleset: Ruleset, view: Position, decision: Decision, way: int = 0
) -> Comparison | None:
    """Return what compares the choices of a decision; None for one that is not judged.

    Args:
        ruleset: what is played.
        view: what the seat knows.
        decision: what it may do.
        way: how the deals are played on. 0 is the expert's way. 1 plays by quick rules of thumb
            where the learned policy fits, elsewhere with few of the stray cards of the first. 2
            plays everybody's cards by the rules that the lower levels keep to; there is none
            where the learned policy does not fit.
    """
    moves, seat = decision.moves, decision.seat
    if LOOK in moves or PASS in moves:
        return None
    if way > 1 and not fits(seat_views(ruleset, view, seat)[0]):
        return None
    if all(isinstance(move, PlayCard) for move in moves):
        return CardChoices(ruleset, view, decision, way)
    if all(isinstance(move, Bid) for move in moves):
        bids = [move.tricks for move in moves if isinstance(move, Bid)]
        return BidChoices(ruleset, view, seat, bids, way)
    if all(isinstance(move, NameTrump) for move in moves):
        trumps = [move for move in moves if isinstance(move, NameTrump)]
        return TrumpChoices(ruleset, view, seat, trumps, way)
    return None


def second_opinion() -> Level:
    """Return the level of a second opinion."""
    return replace(LEVEL, noise=SHARP, own_noise=SHARP, bid_noise=SHARP, bid_own_noise=SHARP)


def rules_of(way: int, seats: int) -> Mapping[Seat, CardRule]:
    """Return the rule by which each seat chooses its cards when deals are played on in a way."""
    return dict.fromkeys(range(seats), thumb_card) if way > 1 else STRANGERS


def paid(trace: Trace, share: float, tables: Sequence[Sequence[float] | None]) -> Stratum:
    """Return what play-outs brought: by a table of points for each choice, or as they stand."""
    rows = [
        row if table is None else [table[int(tricks)] for tricks in row]
        for row, table in zip(trace.rows, tables, strict=True)
    ]
    return Stratum(share, trace.deals, rows)


def facts_of(known: Situation) -> dict[str, Any]:
    """Return what a seat has and needs: tricks that are sure, trumps, highest cards out."""
    bosses = set(known.boss(known.seen()))
    return {
        "left": known.left,
        "sure": sure_tricks(known),
        "masters": sum(card in bosses for card in known.mine),
        "trumps": sum(card >> 5 == known.trump for card in known.mine),
    }


class _Exact:
    """What bids and cards have in common."""

    moves: list[tuple[str, ...]]
    unit: Unit
    share: Share
    bids: list[int]
    tables: list[list[float]]
    traces: list[tuple[float, Trace]]
    aim: str = BID

    def _told_in(self, is_chance: bool) -> None:
        self.unit, self.share = ("match", "match") if is_chance else ("points", "exact")

    def strata(self) -> list[Stratum]:
        asis = self.unit != "points"
        tables = [None if asis else table for table in self.tables]
        return [paid(trace, share, tables) for share, trace in self.traces]

    def shares(self) -> list[float]:
        exact = [
            [float(tricks == bid) for tricks in range(len(table))]
            for bid, table in zip(self.bids, self.tables, strict=True)
        ]
        tables = [None if self.unit != "points" else table for table in exact]
        strata = [paid(trace, share, tables) for share, trace in self.traces]
        return [
            sum(each.share * mean(each.deals[: len(row)], row)[0] for each in strata
                for row in (each.rows[place],))
            for place in range(len(self.moves))
        ]  # fmt: skip

    def stake(self, best: int) -> float:
        return stake_of(self.tables[best], self.bids[best]) if self.unit == "points" else 1.0

    def worth(self, place: int, value: float, share: float, shown: float) -> float:
        met = self.tables[place][self.bids[place]]
        return with_share(value, share, shown, met) if self.unit == "points" else value

    def _grounds(
        self, reason: Reason, known: Situation, best: int, played: int, shares: Sequence[float]
    ) -> Grounds:
        facts = {
            **facts_of(known),
            **reason.facts,
            "best": list(self.moves[best]),
            "best_share": shares[best],
            "played": list(self.moves[played]),
            "played_share": shares[played],
        }
        return Grounds(reason.key, facts)


class CardChoices(_Exact):
    """The cards that may be played, equal ones as one choice."""

    kind: Kind = "card"

    def __init__(self, ruleset: Ruleset, view: Position, decision: Decision, way: int = 0) -> None:
        seat = decision.seat
        views = seat_views(ruleset, view, seat, LEVEL.memory, rules_of(way, view.seats))
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        fit = fits(views[0])
        level, learned = second_opinion() if way == 1 and not fit else LEVEL, fit and way != 1
        self._judge = CardJudge(ruleset, view, seat, cards, level, views, learned=learned)
        self.aim = card_aim(self._judge)
        self._first = views[0]
        self._cards = cards
        self.moves = [tuple(f"play {card}" for card in group) for group in self._judge.groups]
        self.bids = [self._judge.bid] * len(self.moves)
        self.tables = [self._judge.points] * len(self.moves)
        self._told_in(self._judge.is_chance)
        self.traces = self._judge.follow()

    def run(self, deals: int, rng: Random) -> None:
        self._judge.run(deals, rng)

    def narrow(self, places: Sequence[int]) -> None:
        self._judge.narrow(places)

    def grounds(self, best: int, played: int, shares: Sequence[float]) -> Grounds:
        code = self._first.code
        codes = [code[card] for card in self._cards]
        card = code[self._judge.groups[best][-1]]
        chance = shares[best] if self.unit == "points" else 1.0
        reason = card_reason(self._first, card, codes, chance)
        known = self._first.known
        need = (known.bids[0] or 0) - known.taken[0]
        reason = Reason(reason.key, {**reason.facts, "need": need})
        return self._grounds(reason, known, best, played, shares)


class BidChoices(_Exact):
    """The bids that are allowed."""

    kind: Kind = "bid"

    def __init__(
        self, ruleset: Ruleset, view: Position, seat: Seat, bids: Sequence[int], way: int
    ) -> None:
        views = seat_views(ruleset, view, seat, habits=rules_of(way, view.seats))
        level, learned = second_opinion() if way == 1 else LEVEL, fits(views[0]) and way != 1
        self._judge = BidJudge(ruleset, view, views, bids, level, learned=learned)
        self._first = views[0]
        self.bids = list(bids)
        self.moves = [(f"bid {bid}",) for bid in bids]
        self.tables = [self._judge.points[bid] for bid in bids]
        self._told_in(self._judge.is_chance)
        self.traces = self._judge.follow()

    def run(self, deals: int, rng: Random) -> None:
        self._judge.run(deals, rng)

    def narrow(self, places: Sequence[int]) -> None:
        self._judge.narrow(places)

    def grounds(self, best: int, played: int, shares: Sequence[float]) -> Grounds:
        reason = bid_reason(self._first, self.bids[best], self.bids)
        worth = own_worth(self._first) / UNIT
        reason = Reason(reason.key, {**reason.facts, "worth": worth, "need": self.bids[best]})
        return self._grounds(reason, self._first.known, best, played, shares)


class TrumpChoices(_Exact):
    """The trumps that may be named; a seat that has not bid yet then bids what its hand is worth.

    Deals differ from trump to trump: the choices are compared by as many deals each.
    """

    kind: Kind = "trump"

    def __init__(
        self,
        ruleset: Ruleset,
        view: Position,
        seat: Seat,
        moves: Sequence[NameTrump],
        way: int,
    ) -> None:
        self.moves = [(write(move),) for move in moves]
        self._views: list[SeatView] = []
        self._judges: list[BidJudge] = []
        self.bids, self.tables, self.traces = [], [], []
        self._traces: list[Trace] = []
        bid = view.bids[seat]
        for move in moves:
            each = seat_view(ruleset, view, seat, move.suit)
            rules = rules_of(way, view.seats)
            each.known.habits = [rules.get(other) for other in each.seats]
            wanted = (own_worth(each) + UNIT // 2) // UNIT if bid is None else bid
            wanted = max(0, min(view.size, wanted))
            # Before anybody has bid there is nothing that deals could explain.
            plain = replace(second_opinion() if way == 1 else LEVEL, pool=0)
            learned = fits(each) and way != 1
            judge = BidJudge(ruleset, view, [each], [wanted], plain, learned=learned)
            self._views.append(each)
            self._judges.append(judge)
            self.bids.append(wanted)
            self.tables.append(points_table(ruleset, view, seat, wanted))
            self._traces += [trace for _, trace in judge.follow()]
        self._told_in(self._judges[0].is_chance)
        self._playing: Sequence[int] = range(len(moves))
        self._joined = Trace(len(moves))
        self.traces = [(1.0, self._joined)]

    def run(self, deals: int, rng: Random) -> None:
        for place in self._playing:
            self._judges[place].run(deals, rng)
        start = len(self._joined.deals)
        self._joined.deals += range(start, start + deals)
        self._joined.rows = [trace.rows[0] for trace in self._traces]

    def narrow(self, places: Sequence[int]) -> None:
        self._playing = places

    def grounds(self, best: int, played: int, shares: Sequence[float]) -> Grounds:
        worth = own_worth(self._views[best]) / UNIT
        facts = {"worth": worth, "need": self.bids[best]}
        reason = Reason("trump", facts)
        return self._grounds(reason, self._views[best].known, best, played, shares)
