"""Judging one decision: how much the move that was made lost, in a number and a word.

The coach is given a view, an open decision and the move, so it cannot know more than the seat did;
what starts its chance follows from the view. Two truths that a seat cannot tell apart give the
same verdict to the last digit.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from math import hypot
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from farwhist.bots.core.calibration import as_good, comes_true, evened
from farwhist.bots.core.levels import USUAL_LEVEL
from farwhist.bots.judging import paired
from farwhist.bots.judging.paired import Comparison
from farwhist.bots.judging.verdict import BLAME, Grounds, Kind, Valued, Verdict, hangs, word_of
from farwhist.engine.decision import Decision
from farwhist.engine.hashing import sha256
from farwhist.engine.moves import (
    Bid,
    Discard,
    Give,
    Keep,
    Move,
    NameOrder,
    NameTrump,
    PlayCard,
    Refuse,
    write,
)
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from farwhist.rules.kind import Thinks


class Work(NamedTuple):
    """How much is done for a decision.

    Args:
        start: deals in which the choices are compared.
        most: where a word hangs on it, so many at most.
        first: after so many, choices that are surely not the best are dropped.
    """

    start: int = 2000
    most: int = 16_000
    first: int = 250


USUAL: Final = Work()

AT_ONCE: Final = 250
"""So many deals are played out between two looks at whether the answer is still wanted."""

HOPELESS: Final = 3.0
"""So many errors behind the best a choice is dropped."""

BEHIND: Final = 2.0
"""So many are enough once only the word for the move that was made is in doubt."""

FRONT: Final = 2
"""And only so many of the best are then played on beside it."""

UNSURE: Final = 0.04
UNSURE_BEFORE: Final = 0.1
"""How far off a loss that is blamed usually is because people play otherwise than deals that are
played out, as a share of what hangs on it: of a card, and of what is chosen before the first card.
Measured by long play: `python -m training blamed`."""

FURTHER: Final = (1, 2)
"""The other ways to play on, for what would be blamed."""


def judge(
    ruleset: Ruleset,
    view: Position,
    decision: Decision,
    move: Move,
    work: Work = USUAL,
    *,
    others: str = USUAL_LEVEL,
) -> Verdict | None:
    """Return what a move was worth among all that were allowed.

    Args:
        ruleset: what is played.
        view: what the seat knew.
        decision: its open decision.
        move: what it chose, one of the decision's moves.
        work: how many deals are played out.
        others: the level of the others, for shares and values as they come true.

    Returns None for a decision that the coach does not judge.
    """
    found = None
    for found in judging(ruleset, view, decision, move, work, others=others):  # noqa: B007
        pass
    return found


def judging(
    ruleset: Ruleset,
    view: Position,
    decision: Decision,
    move: Move,
    work: Work = USUAL,
    *,
    others: str = USUAL_LEVEL,
) -> Iterator[Verdict | None]:
    """Yield what :func:`judge` finds, at its end; before that None after every few deals.

    Choices that would be blamed are compared with the best again, playing on in other ways: nobody
    is blamed for what depends on how people go on. Whoever goes through it can stop in time.
    For a decision that is not judged there is nothing.
    """
    compare = COMPARISONS[ruleset.kind.thinks]
    if compare is never:
        return
    if len(decision.moves) < 2:
        yield _forced(view, decision, [move], _kind(move))
        return
    asked = compare(ruleset, view, decision, 0)
    if asked is None:
        return
    if len(asked.moves) < 2:
        yield _forced(view, decision, decision.moves, asked.kind)
        return
    text = write(move)
    played = next(place for place, moves in enumerate(asked.moves) if text in moves)
    rng = Random(seed_of(view, decision))
    done, playing = 0, list(range(len(asked.moves)))
    while True:
        wanted = _next(done, work)
        while done < wanted:
            some = min(AT_ONCE, wanted - done)
            asked.run(some, rng)
            done += some
            yield None
        strata = asked.strata()
        dropped = {*paired.hopeless(strata, BEHIND if done >= work.start else HOPELESS)} - {played}
        playing = [place for place in playing if place not in dropped]
        if done >= work.start:
            front = paired.front(strata, FRONT)
            playing = [place for place in playing if place == played or place in front]
        asked.narrow(playing)
        found = paired.loss(strata, played)
        if done < work.start:
            continue
        stake = asked.stake(paired.leader(strata))
        least = found.error * (done / work.most) ** 0.5
        if done >= work.most or not hangs(found.loss, found.error, stake, least):
            break

    def further(way: int) -> Comparison | None:
        return compare(ruleset, view, decision, way)

    losses = yield from _losses(asked, further, stake, work, rng)
    yield _verdict(view, decision, asked, strata, played, losses, done, others)


def _losses(
    asked: Comparison,
    further: Callable[[int], Comparison | None],
    stake: float,
    work: Work,
    rng: Random,
) -> Generator[None, None, list[paired.Loss]]:
    """Return what each choice loses; what would be blamed is looked at in other ways too.

    Args:
        asked: has played all choices out.
        further: gives another opinion, if there is one.
        stake: what hangs on the decision.
        work: how much is done.
        rng: makes the deals.
    """
    strata = asked.strata()
    losses = [paired.loss(strata, place) for place in range(len(asked.moves))]
    blamed = [place for place, each in enumerate(losses) if word_of(*each, stake) in BLAME]
    opinions = {place: [losses[place]] for place in blamed}
    for way in FURTHER if blamed else ():
        other = further(way)
        if other is None:
            break
        other.narrow(sorted({paired.leader(strata), *blamed}))
        for _ in range(0, work.start // 2, AT_ONCE):
            other.run(min(AT_ONCE, work.start // 2), rng)
            yield None
        again = other.strata()
        for place in blamed:
            opinions[place].append(paired.loss(again, place))
    unsure = UNSURE if asked.kind == "card" else UNSURE_BEFORE
    for place in blamed:
        loss, error = paired.joined(opinions[place])
        losses[place] = paired.Loss(loss, hypot(error, unsure * stake))
    return losses


def _next(done: int, work: Work) -> int:
    """Return after how many deals to look again."""
    if not done:
        return min(work.first, work.start)
    return min(4 * done, work.start if done < work.start else work.most)


def _verdict(
    view: Position,
    decision: Decision,
    asked: Comparison,
    strata: list[paired.Stratum],
    played: int,
    losses: Sequence[paired.Loss],
    deals: int,
    others: str,
) -> Verdict:
    found = losses[played]
    values, shares = paired.values(strata), asked.shares()
    best = paired.leader(strata)
    stake = asked.stake(best)
    word = word_of(found.loss, found.error, stake)
    left = view.deal_tricks - len(view.tricks)
    shown = [comes_true(share, asked.aim, left, others) for share in shares]
    more = asked.worth(best, values[best].mean, shares[best], shown[best]) - values[best].mean
    worths = [each.mean + more for each in values]
    for place, each in enumerate(losses):
        if word_of(*each, stake) in BLAME:
            worths[place] = worths[best] - each.loss
    if word not in BLAME and found.loss <= 2 * found.error:
        best = played
    alike = as_good(dict(enumerate(worths)), best)
    worths = list(evened(dict(enumerate(worths)), alike).values())
    shares = list(evened(dict(enumerate(shown)), alike).values())
    order = sorted(range(len(values)), key=lambda place: (place != best, -worths[place]))
    choices = tuple(
        Valued(
            tuple(asked.moves[place]),
            worths[place],
            values[place].error,
            shares[place],
            sum(len(stratum.rows[place]) for stratum in strata),
            losses[place],
        )
        for place in order
    )
    return Verdict(
        seat=decision.seat,
        deal=view.deal,
        trick=_trick(view, asked.kind),
        kind=asked.kind,
        unit=asked.unit,
        share=asked.share,
        choices=choices,
        best=0,
        played=order.index(played),
        loss=found.loss,
        error=found.error,
        stake=stake,
        word=word,
        deals=deals,
        grounds=asked.grounds(best, played, shares),
    )


def _forced(view: Position, decision: Decision, moves: Sequence[Move], kind: Kind) -> Verdict:
    texts = tuple(write(each) for each in moves)
    return Verdict(
        seat=decision.seat,
        deal=view.deal,
        trick=_trick(view, kind),
        kind=kind,
        unit="points",
        share="none",
        choices=(Valued(texts, 0.0, 0.0, 0.0, 0),),
        best=0,
        played=0,
        loss=0.0,
        error=0.0,
        stake=1.0,
        word="forced",
        deals=0,
        grounds=Grounds("forced", {}),
    )


def _trick(view: Position, kind: Kind) -> int:
    return len(view.tricks) + 1 if kind == "card" else 0


def _kind(move: Move) -> Kind:
    match move:
        case Bid():
            return "bid"
        case NameTrump() | NameOrder():
            return "trump"
        case Discard() | Give() | Keep() | Refuse():
            return "discard"
        case PlayCard():
            return "card"
    return "call"


def seed_of(view: Position, decision: Decision) -> int:
    """Return what starts the coach's chance: it follows from what the seat has seen of the deal."""
    seat = decision.seat
    told: tuple[object, ...] = (
        seat,
        view.deal,
        view.size,
        [None if card is None else card.text for card in view.hands[seat]] if view.hands else [],
        None if view.turn_up is None else view.turn_up.text,
        None if view.trump is None else view.trump.letter,
        view.bids,
        [[(who, card.text) for who, card in trick.plays] for trick in view.tricks],
        [(who, card.text) for who, card in view.trick],
        [(who, write(call)) for who, call in view.calls],
        [write(move) for move in decision.moves],
    )
    if view.upcard is not None:
        told += (view.upcard.text,)
    if view.looking == seat:
        told += (str(view.stock[0]), len(view.stock))
    return int.from_bytes(sha256(repr(told).encode()).digest()[:8], "big")


Compare = Callable[[Ruleset, Position, Decision, int], Comparison | None]
"""Compares the choices of a decision, by the first or another way to play on."""


def _exact(ruleset: Ruleset, view: Position, decision: Decision, way: int) -> Comparison | None:
    from farwhist.bots.judging.exact_choices import comparison

    return comparison(ruleset, view, decision, way)


def _sides(ruleset: Ruleset, view: Position, decision: Decision, way: int) -> Comparison | None:
    from farwhist.bots.judging.side_choices import comparison

    return None if way > 1 else comparison(ruleset, view, decision, second=way == 1)


def never(ruleset: Ruleset, view: Position, decision: Decision, way: int) -> Comparison | None:
    """Compare nothing: such a game is not judged."""
    return None


def _drawing(ruleset: Ruleset, view: Position, decision: Decision, way: int) -> Comparison | None:
    from farwhist.bots.judging.draw_choices import comparison

    return None if way > 1 else comparison(ruleset, view, decision, second=way == 1)


COMPARISONS: Final[Mapping[Thinks, Compare]] = {
    "exact": _exact,
    "tricks": _sides,
    "bids": _sides,
    "shedding": never,
    "drawing": _drawing,
    "alliances": _sides,
}
"""Who compares choices, by how a game is thought about."""
