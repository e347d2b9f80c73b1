"""What to bid or play, with the numbers behind it: for hints, for study and for other tables.

The answer is the level's own move, from its own thought, and the numbers are those of that thought.
Where a level plays nothing out, or not every choice, deals are played out for the numbers alone.
Advice is made from one seat's view, and never knows more than that seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from farwhist.bots.core.calibration import as_good, comes_true, evened, with_share
from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.levels import LEVELS, STYLES, USUAL_LEVEL, Level, Style
from farwhist.bots.core.outside_fields import Unfit
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.core.seat_view import SeatView, seat_views
from farwhist.bots.exact.decision import (
    BidDecision,
    CardDecision,
    deals_of,
    learned_work,
    think_bid,
    think_card,
)
from farwhist.bots.exact.judge import BidJudge, CardJudge, best_bid, near
from farwhist.bots.exact.learned_search import fits
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.bots.exact.reasons import REASONS, Reason, bid_reason, card_reason
from farwhist.engine import chance
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, Bid, PlayCard, write
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

BID: Final = "exact bid"
CARD: Final = "exact card"
CARD_BY_THUMB: Final = "exact card by thumb"
"""What shares are of, for calibration: cards are played out by the learned policy, or by rules."""

LEAST: Final = 260
"""So many play-outs at least are made for the numbers of a level that needs none itself."""


class BidAdvice(Struct, frozen=True):
    """What each bid leads to.

    `points` are expected points and `chances` the chance to end with exactly that bid, for every
    bid looked at; `tricks[k]` is the chance to take k tricks when one plays for `best`. All are as
    they come true (`farwhist.bots.core.calibration`), not as they were in the deals played out.
    Bids that are as good as the best, `equal` of them with it, have the same points.
    """

    deals: int
    best: int
    points: Mapping[int, float]
    chances: Mapping[int, float]
    tricks: Sequence[float]
    reason: Reason
    equal: int = 1


class CardAdvice(Struct, frozen=True):
    """What each legal card leads to: expected points, and the chance to end with the exact bid.

    Cards that are as good as the best have the same numbers; `equal` tells in how many ways they
    differ otherwise, 1 where all are neighbours of one suit.
    """

    deals: int
    best: Card
    points: Mapping[Card, float]
    chances: Mapping[Card, float]
    reason: Reason
    equal: int = 1


def advise_bid(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    bids: Sequence[int],
    rng: Random,
    *,
    level: Level = LEVELS["expert"],
    style: Style = STYLES["balanced"],
    others: str = USUAL_LEVEL,
) -> BidAdvice:
    """Return the bid of a level, which has seen its cards as far as it may.

    Args:
        ruleset: what is played.
        view: what the seat knows; a card of its own that it has not seen is None.
        seat: who bids.
        bids: the legal bids.
        rng: the source of chance; with the same an opponent of this level bids the same.
        level: who is asked.
        style: how it bids.
        others: the level of the others, as in `comes_true`.
    """
    thought, judge = judged_bid(ruleset, view, seat, bids, rng, level=level, style=style)
    return _told(judge, thought.best, bid_reason(thought.views[0], thought.best, bids), others)


def judged_bid(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    bids: Sequence[int],
    rng: Random,
    *,
    level: Level = LEVELS["expert"],
    style: Style = STYLES["balanced"],
) -> tuple[BidDecision, BidJudge]:
    """Return the bid of a level, and who has played it out; arguments as in `advise_bid`."""
    thought = think_bid(ruleset, view, seat, bids, level, style, rng)
    judge = thought.judge
    if judge is None:
        few = near(bids, thought.worth, level.span)
        few = few if thought.best in few else sorted({*few, thought.best})
        judge = BidJudge(ruleset, view, thought.views, few, level)
        judge.run(deals_of(max(level.bid_work, LEAST), len(few), thought.views), rng)
    return thought, judge


def _told(judge: BidJudge, best: int, reason: Reason, others: str) -> BidAdvice:
    size, found = judge.seat_views[0].known.size, judge.points_values()
    shares = {bid: judge.chance(bid) for bid in judge.bids}
    chances = {bid: comes_true(share, BID, size, others) for bid, share in shares.items()}
    tricks = judge.histogram(best)
    if 0 < shares[best] < 1:
        rest = (1 - chances[best]) / (1 - shares[best])
        tricks = [chances[best] if n == best else rest * each for n, each in enumerate(tricks)]
    points = {
        bid: with_share(found[bid], shares[bid], chances[bid], judge.points[bid][bid])
        for bid in judge.bids
    }
    alike = as_good(points, best)
    return BidAdvice(
        deals=judge.worlds,
        best=best,
        points=evened(points, alike),
        chances=chances,
        tricks=tricks,
        reason=reason,
        equal=len(alike),
    )


def advise_card(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    cards: Sequence[Card],
    rng: Random,
    *,
    level: Level = LEVELS["expert"],
    others: str = USUAL_LEVEL,
) -> CardAdvice:
    """Return the card of a level; arguments as in `advise_bid`.

    `cards` are the legal ones, and the seat has bid.
    """
    thought, judge = judged_card(ruleset, view, seat, cards, rng, level=level)
    seat_view, best = thought.views[0], thought.best
    aim, left, met = card_aim(judge), seat_view.known.left, judge.points[judge.bid]
    shares = judge.chances()
    shown = [comes_true(share, aim, left, others) for share in shares]
    worth = [
        with_share(*each, met) for each in zip(judge.points_values(), shares, shown, strict=True)
    ]
    own = next(place for place, group in enumerate(judge.groups) if best in group)
    worths = dict(enumerate(worth))
    alike = as_good(worths, own)
    points = _by_card(judge, evened(worths, alike).values())
    chances = _by_card(judge, evened(dict(enumerate(shown)), alike).values())
    codes = [seat_view.code[card] for card in cards]
    return CardAdvice(
        deals=judge.worlds,
        best=best,
        points=points,
        chances=chances,
        reason=card_reason(seat_view, seat_view.code[best], codes, chances[best]),
        equal=len(alike),
    )


def judged_card(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    cards: Sequence[Card],
    rng: Random,
    *,
    level: Level = LEVELS["expert"],
) -> tuple[CardDecision, CardJudge]:
    """Return the card of a level, and who has played out all; arguments as in `advise_card`."""
    thought = think_card(ruleset, view, seat, cards, level, rng)
    judge = thought.judge
    if judge is None or not judge.worlds or sum(map(len, judge.groups)) < len(cards):
        judge = _of_every_card(ruleset, view, seat, cards, level, thought.views, rng)
    return thought, judge


def card_aim(judge: CardJudge) -> str:
    """Return which shares of calibration are those of a judge of cards."""
    return CARD if judge.learned else CARD_BY_THUMB


def _of_every_card(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    cards: Sequence[Card],
    level: Level,
    views: Sequence[SeatView],
    rng: Random,
) -> CardJudge:
    learned = level.learned > 0 and fits(views[0])
    judge = CardJudge(ruleset, view, seat, cards, level, views, learned=learned)
    work = max(learned_work(level, views) if learned else level.card_work, LEAST)
    judge.run(deals_of(work, len(judge.groups), views), rng)
    return judge


def _by_card(judge: CardJudge, values: Iterable[float]) -> dict[Card, float]:
    return {
        card: value for group, value in zip(judge.groups, values, strict=True) for card in group
    }


def advise(
    data: Mapping[str, Any],
    level: Level = LEVELS["expert"],
    seed: int = 1,
    others: str = USUAL_LEVEL,
) -> dict[str, Any]:
    """Return what to bid or play in a position of anybody's table, as plain data.

    Args:
        data: the position, in the fields of the printed record (docs/records.md).
        level: who is asked; a low level answers as it would play.
        seed: the source of chance.
        others: the level of the others at the table, as in `comes_true`.

    Raises:
        Unfit: the position cannot be; the text says what is wrong in it.
    """
    ruleset, view, decision = read_position(data)
    seat = decision.seat
    rng = chance.source(seed, seat)
    cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    if cards:
        return _card_answer(ruleset, view, decision, cards, level, rng, others)
    bids = [move.tricks for move in decision.moves if isinstance(move, Bid)]
    if bids and LOOK not in decision.moves:
        advice = advise_bid(ruleset, view, seat, bids, rng, level=level, others=others)
        return _bid_answer(seat, f"bid {advice.best}", bids, advice)
    own = LevelBot(ruleset, level, STYLES["balanced"]).choose(view, decision, rng)
    if not bids:
        return {"seat": seat, "best": write(own)}
    blind = _advise_blind(ruleset, view, seat, bids, level, rng, others)
    return _bid_answer(seat, write(own), bids, blind)


def _advise_blind(
    ruleset: Ruleset,
    view: Position,
    seat: Seat,
    bids: Sequence[int],
    level: Level,
    rng: Random,
    others: str,
) -> BidAdvice:
    """Return what blind bids near an equal share of the tricks lead to."""
    share = UNIT * view.size // len(view.active)
    views, few = seat_views(ruleset, view, seat), near(bids, share, level.span)
    judge = BidJudge(ruleset, view, views, few, level, blind=True)
    judge.run(max(level.bid_work, LEAST) // len(judge.bids), rng)
    best = best_bid(judge, share)
    return _told(judge, best, bid_reason(judge.seat_views[0], best, bids), others)


def _bid_answer(seat: Seat, best: str, bids: Sequence[int], advice: BidAdvice) -> dict[str, Any]:
    return {
        "seat": seat,
        "best": best,
        "reason": advice.reason.key,
        "why": REASONS[advice.reason.key],
        "deals": advice.deals,
        "equal": advice.equal,
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
    others: str,
) -> dict[str, Any]:
    advice = advise_card(ruleset, view, decision.seat, cards, rng, level=level, others=others)
    return {
        "seat": decision.seat,
        "best": f"play {advice.best}",
        "reason": advice.reason.key,
        "why": REASONS[advice.reason.key],
        "deals": advice.deals,
        "equal": advice.equal,
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


__all__ = ["BidAdvice", "CardAdvice", "Unfit", "advise", "advise_bid", "advise_card"]
