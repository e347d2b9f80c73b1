"""Whether what the coach blames was wrong, by long play of the levels that sat there.

A level plays whole matches of the default game at seat 0. Each choice of it that the coach blames,
and the one that it calls the best, are played on to the end of the deal by the opponents
themselves, in deals that agree with all that the seat knew.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from farwhist import bots
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.core.sampling import Sampler
from farwhist.bots.core.seat_view import SeatView, seat_views
from farwhist.bots.exact.judge import sampler_of
from farwhist.bots.judging.coach import Work, judge
from farwhist.bots.judging.verdict import BLAME
from farwhist.engine.cards import Card
from farwhist.engine.match import Match
from farwhist.engine.moves import Move, read
from farwhist.rules.catalogue import default_preset, ruleset
from training import spread

SEATS: Final = 4
LEAST, MOST, CERTAIN = 60, 400, 3.0
"""So many deals at least and at most; fewer than that when the mean is so many errors from 0."""

Task = tuple[str, str, int, Work]
"""Who is judged, who else plays, the seed of a match, and the coach's work."""


def in_world(match: Match, hands: Sequence[Sequence[Card]]) -> Match:
    """Return the match as it would be if each seat held these cards now; none is looked at."""
    other = match.copied()
    other.position.hands = [list(hand) for hand in hands]
    for seat, hand in enumerate(hands):
        other.view(seat).hands[seat] = list(hand)
    return other


def world(seat_view: SeatView, sampler: Sampler, rng: Random) -> list[list[Card]]:
    """Return hands, by seat, that the seat cannot rule out."""
    dealt = sampler.hands(sampler.choose(rng.random))
    hands: list[list[Card]] = [[] for _ in seat_view.seats]
    for place, seat in enumerate(seat_view.seats):
        hands[seat] = [seat_view.card[code] for code in dealt[place]]
    return hands


def played_on(match: Match, move: Move, players: Sequence[bots.Bot], start: int) -> float:
    """Return the points of seat 0 when it makes this move and all play the deal to its end."""
    done = len(match.position.results)
    dice = [Random(f"blamed/{start}/{seat}") for seat in range(SEATS)]
    match.submit(0, move)
    while len(match.position.results) == done:
        decision = next(each for each in match.decisions if not each.settled)
        seat = decision.seat
        view = match.view(seat)
        match.submit(seat, players[seat].choose(view, decision, dice[seat]))
    return match.position.results[done].points[0]


def blamed(level: str, others: str, seed: int, work: Work) -> Iterator[dict[str, Any]]:
    """Yield what is blamed in one match: its word, what it is said to lose, and what it loses."""
    rules = ruleset(default_preset(), SEATS, {})
    match, rng = Match(rules, seed), Random(f"blamed/{seed}")
    players = [bots.make(level, rules), *[bots.make(others, rules)] * (SEATS - 1)]
    dice = [Random(f"{seed}/{seat}") for seat in range(SEATS)]
    while match.decisions:
        decision = next(each for each in match.decisions if not each.settled)
        seat = decision.seat
        view = match.view(seat)
        move = players[seat].choose(view, decision, dice[seat])
        verdict = None
        if not seat and len(decision.moves) > 1:
            verdict = judge(rules, view, decision, move, work, others=others)
        if verdict is not None and verdict.word in BLAME and verdict.unit == "points":
            best = read(verdict.choices[verdict.best].moves[0])
            (known, *more) = seat_views(rules, view, 0)
            if not more:
                sampler = sampler_of(known, LEVELS["expert"])
                sampler.refresh(rng.random)
                lost: list[float] = []
                while len(lost) < MOST:
                    hands, start = world(known, sampler, rng), rng.getrandbits(40)
                    pair = [
                        played_on(in_world(match, hands), each, players, start)
                        for each in (best, move)
                    ]
                    lost.append(pair[0] - pair[1])
                    mean = fmean(lost)
                    error = sqrt(fmean((each - mean) ** 2 for each in lost) / len(lost))
                    if len(lost) >= LEAST and abs(mean) > CERTAIN * error:
                        break
                yield {
                    "word": verdict.word,
                    "kind": verdict.kind,
                    "told": verdict.loss,
                    "error": verdict.error,
                    "stake": verdict.stake,
                    "lost": mean,
                    "sure": error,
                }
        match.submit(seat, move)


def _row(task: Task) -> list[dict[str, Any]]:
    return list(blamed(*task))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("file", type=Path, help="is added to")
    parser.add_argument("--level", default="casual", help="who is judged")
    parser.add_argument("--others", default="casual")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1_500_000)
    parser.add_argument("--worlds", type=int, default=600)
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Judge, play on, and tell how often what was blamed was as good as the best."""
    work = Work(given.worlds, 4 * given.worlds, given.worlds // 4)
    seeds = range(given.seed, given.seed + given.matches)
    tasks = [(given.level, given.others, seed, work) for seed in seeds]
    for rows in spread.results(_row, tasks, given) if tasks else ():
        with given.file.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)
    found = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines()]
    print("| word | blamed | told to lose | lose | as good as the best | surely as good |")
    print("|---|---|---|---|---|---|")
    for word in ("slip", "mistake", "blunder"):
        rows = [each for each in found if each["word"] == word]
        if rows:
            told, lost = (fmean(each[name] for each in rows) for name in ("told", "lost"))
            good = fmean(each["lost"] <= 0 for each in rows)
            surely = fmean(each["lost"] + 2 * each["sure"] <= 0 for each in rows)
            print(f"| {word} | {len(rows)} | {told:.2f} | {lost:.2f} | {good:.3f} | {surely:.3f} |")
