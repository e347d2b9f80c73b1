"""What to bid or play, with the numbers behind it: for hints, for study and for other tables.

Advice refines in steps, so that whoever waits for it can show the first numbers at once and stop
asking at any time. It is made from one seat's view, and never knows more than that seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from farwhist.bots.core.levels import LEVELS, STYLES, Level
from farwhist.bots.core.outside_position import Unfit, read_position
from farwhist.bots.core.seat_view import seat_views
from farwhist.bots.exact.judge import BidJudge, CardJudge, best_bid, near, own_worth
from farwhist.bots.exact.reasons import REASONS, Reason, bid_reason, card_reason
from farwhist.bots.exact.rules_of_thumb import by_thumb, sure_tricks
from farwhist.bots.exact.thinker import Thinker, favourite, worth_a_thought
from farwhist.engine import chance
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, Bid, PlayCard, write
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

STEPS: Final = (200, 500, 1000, 2000)
"""After so many deals advice is given anew."""

SPAN: Final = 3
"""Bids within so many tricks of what the hand is worth are looked at; others are far off."""


@dataclass(frozen=True)
class BidAdvice:
    """What each bid leads to.

    `points` are expected points and `chances` the chance to end with exactly that bid, for every
    bid looked at; `tricks[k]` is the chance to take k tricks when one plays for `best`.
    """

    deals: int
    best: int
    points: Mapping[int, float]
    chances: Mapping[int, float]
    tricks: Sequence[float]
    reason: Reason


@dataclass(frozen=True)
class CardAdvice:
    """What each legal card leads to: expected points, and the chance to end with the exact bid."""

    deals: int
    best: Card
    points: Mapping[Card, float]
    chances: Mapping[Card, float]
    reason: Reason


def advise_bid(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    bids: Sequence[int],
    rng: Random,
    *,
    level: Level = LEVELS["expert"],
    steps: Sequence[int] = STEPS,
    blind: bool = False,
) -> Iterator[BidAdvice]:
    """Yield advice on a bid after each of `steps` deals.

    Args:
        ruleset: what is played.
        view: what the seat knows; a card of its own that it has not seen is None.
        seat: who bids.
        bids: the legal bids.
        rng: the source of chance; the same gives the same advice.
        level: whose knowledge is used.
        steps: numbers of deals, ascending.
        blind: whether the bids would be blind ones.
    """
    views = seat_views(ruleset, view, seat)
    floor = min(sure_tricks(seat_view.known) for seat_view in views)
    legal = [bid for bid in bids if bid >= floor] or list(bids)
    worth = max(own_worth(seat_view) for seat_view in views)
    few = near(legal, worth, SPAN)
    judge = BidJudge(ruleset, view, seat, few, level, blind=blind, views=views)
    for step in steps:
        judge.run(step - judge.worlds, rng)
        best = best_bid(judge, worth)
        yield BidAdvice(
            deals=judge.worlds,
            best=best,
            points=judge.points_values(),
            chances={bid: judge.histogram(bid)[bid] for bid in few},
            tricks=judge.histogram(best),
            reason=bid_reason(views[0], best, list(bids)),
        )


def advise_card(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    cards: Sequence[Card],
    rng: Random,
    *,
    level: Level = LEVELS["expert"],
    steps: Sequence[int] = STEPS,
) -> Iterator[CardAdvice]:
    """Yield advice on a card after each of `steps` deals; arguments as in `advise_bid`.

    `cards` are the legal ones, and the seat has bid.
    """
    views = seat_views(ruleset, view, seat, level.memory)
    seat_view = views[0]
    codes = [seat_view.code[card] for card in cards]
    habit = seat_view.card[by_thumb(seat_view.known, codes)]
    judge = CardJudge(ruleset, view, seat, cards, level, views)
    wanted = worth_a_thought(seat_view, cards, habit)
    for step in steps:
        judge.run(step - judge.worlds, rng)
        best = favourite(judge, habit, wanted)
        points, chances = _by_card(judge, judge.points_values()), _by_card(judge, judge.chances())
        yield CardAdvice(
            deals=judge.worlds,
            best=best,
            points=points,
            chances=chances,
            reason=card_reason(seat_view, seat_view.code[best], codes, chances[best]),
        )


def _by_card(judge: CardJudge, values: Sequence[float]) -> dict[Card, float]:
    return {
        card: value for group, value in zip(judge.groups, values, strict=True) for card in group
    }


def advise(
    data: Mapping[str, Any], level: Level = LEVELS["expert"], seed: int = 1
) -> dict[str, Any]:
    """Return what to bid or play in a position of anybody's table, as plain data.

    Args:
        data: the position, in the fields of the printed record (docs/records.md).
        level: who is asked; a low level answers as it would play.
        seed: the source of chance.

    Raises:
        Unfit: the position cannot be; the text says what is wrong in it.
    """
    ruleset, view, decision = read_position(data)
    seat = decision.seat
    rng = chance.source(seed, seat)
    own = Thinker(ruleset, level, STYLES["balanced"]).choose(view, decision, rng)
    cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    if cards:
        return _card_answer(ruleset, view, decision, cards, level, rng, write(own))
    bids = [move.tricks for move in decision.moves if isinstance(move, Bid)]
    if not bids:
        return {"seat": seat, "best": write(own)}
    blind = LOOK in decision.moves
    *_, advice = advise_bid(ruleset, view, seat, bids, rng, level=level, blind=blind)
    searched = level.bidder == "search" and not blind
    return {
        "seat": seat,
        "best": f"bid {advice.best}" if searched else write(own),
        "reason": advice.reason.key,
        "why": REASONS[advice.reason.key],
        "deals": advice.deals,
        "values": [
            {"bid": bid, "points": _round(advice.points[bid]), "exact": _round(advice.chances[bid])}
            for bid in sorted(advice.points)
        ],
        "not_looked_at": [bid for bid in bids if bid not in advice.points],
        "tricks": [_round(each) for each in advice.tricks],
    }


def _card_answer(
    ruleset: Ruleset,
    view: Position,
    decision: Decision,
    cards: Sequence[Card],
    level: Level,
    rng: Random,
    own: str,
) -> dict[str, Any]:
    *_, advice = advise_card(ruleset, view, decision.seat, cards, rng, level=level)
    searched = level.player == "search"
    return {
        "seat": decision.seat,
        "best": f"play {advice.best}" if searched else own,
        "reason": advice.reason.key,
        "why": REASONS[advice.reason.key],
        "deals": advice.deals,
        "values": [
            {
                "card": card.text,
                "points": _round(advice.points[card]),
                "exact": _round(advice.chances[card]),
            }
            for card in sorted(advice.points, key=lambda card: -advice.points[card])
        ],
    }


def _round(value: float) -> float:
    return round(value, 3)


__all__ = ["STEPS", "BidAdvice", "CardAdvice", "Unfit", "advise", "advise_bid", "advise_card"]
