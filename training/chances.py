"""How often a bid is made that a hint gives so many chances of a hundred.

Experts play whole matches, alone among others of one level or among themselves. Of each bid and
card that they choose it is written down how often it came to exactly the bid in the deals played
out, and whether it did in the end. Every match is a line of a file, so that a run can be broken
off and added to.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from copy import copy
from math import exp
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from farwhist import bots
from farwhist.bots.core.calibration import WEIGHTS, comes_true, features
from farwhist.bots.exact.advice import BID, card_aim, judged_bid, judged_card
from farwhist.bots.judging.payoffs import PAYOFFS
from farwhist.bots.thinking.shares import shares
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, Move, PlayCard, write
from farwhist.engine.position import DealResult, Position
from farwhist.rules.catalogue import ruleset
from farwhist.rules.ruleset import Ruleset
from training import spread
from training.least_squares import solve
from training.tables import SHIPPED

EXPERT: Final = "expert"


class Told(NamedTuple):
    """What was told of a choice, and whether it came true (1 or 0; 0 as long as that is open).

    `aim` is a key of calibration, `size` the cards of a hand, `left` the tricks to come.
    """

    aim: str
    size: int
    left: int
    bid: int
    share: float
    met: int = 0


RIDGE: Final = 4.0
"""So many observations speak for leaving shares as they are."""

ROUNDS: Final = 12
ODDS: Final = 2
"""The place of the odds of a share among the features."""

MANY: Final = 50
"""A tenth with fewer choices is not told."""

Task = tuple[str, int, str, int]
"""A preset, its seats, who else plays, and the seed of a match."""

ONE_IN: Final = 3
"""Where deals are played out for the numbers alone, so many decisions go by for each looked at."""


class Waiting(NamedTuple):
    """Something told of a decision, until its deal is over."""

    seat: int
    view: Position
    row: Told


def told(
    rules: Ruleset, view: Position, decision: Decision, bot: bots.Bot, rng: Random
) -> tuple[Move, Told | None]:
    """Return what an expert does, and what a hint tells of it; None if it tells no chance."""
    seat, moves = decision.seat, decision.moves
    left = view.size - len(view.tricks)
    bids = [move.tricks for move in moves if isinstance(move, Bid)]
    cards = [move for move in moves if isinstance(move, PlayCard)]
    several = len(moves) > 1
    if rules.kind.exact and several and len(bids) == len(moves):
        thought, judge = judged_bid(rules, view, seat, bids, rng)
        bid = thought.best
        return Bid(bid), Told(BID, view.size, left, bid, judge.chance(bid))
    if rules.kind.exact and several and len(cards) == len(moves):
        choice, cards_judge = judged_card(rules, view, seat, [m.cards[0] for m in cards], rng)
        card = next(each for each in cards if each.cards[0] == choice.best)
        groups = zip(cards_judge.groups, cards_judge.chances(), strict=True)
        chance = next(share for group, share in groups if choice.best in group)
        return card, Told(card_aim(cards_judge), view.size, left, view.bids[seat] or 0, chance)
    move = bot.choose(view, decision, rng)
    if not several or rules.kind.exact or (cards and rng.random() * ONE_IN > 1):
        return move, None
    numbers = shares(rules, view, decision, write(move), rng, None)
    if numbers is None or numbers.aim == "first":
        return move, None
    bid = move.tricks if isinstance(move, Bid) else view.bids[seat] or 0
    aim = f"{rules.kind.thinks} {numbers.aim}"
    return move, Told(aim, view.size, left, bid, numbers.rows[0].share)


def met(rules: Ruleset, waiting: Waiting, result: DealResult) -> bool:
    """Return whether what the chance was of has come true."""
    seat = waiting.seat
    if rules.kind.exact:
        return result.bids[seat] == result.taken[seat]
    end = copy(waiting.view)
    end.taken, end.bids = list(result.taken), list(result.bids)
    end.contract, end.declarer = result.contract, result.declarer
    return PAYOFFS[rules.kind.worth](rules, waiting.view, seat).met(end) > 0


def match_rows(preset: str, seats: int, others: str, seed: int) -> list[Told]:
    """Return what hints tell in one match, each with whether it came true."""
    rules = ruleset(preset, seats, {})
    match = Match(rules, seed)
    asking = [seat for seat in range(seats) if others == EXPERT or not seat]
    dice = [Random(f"chances/{seed}/{seat}") for seat in range(seats)]
    players = [
        bots.make(EXPERT if seat in asking else others, rules, met=None) for seat in range(seats)
    ]
    waiting: list[Waiting] = []
    found: list[Told] = []
    while match.decisions:
        decision = next(each for each in match.decisions if not each.settled)
        seat = decision.seat
        view = match.view(seat)
        if seat in asking:
            move, row = told(rules, view, decision, players[seat], dice[seat])
            if row is not None:
                waiting.append(Waiting(seat, copy(view), row))
        else:
            move = players[seat].choose(view, decision, dice[seat])
        done = len(match.position.results)
        match.submit(seat, move)
        for result in match.position.results[done:]:
            if not result.void:
                found += [each.row._replace(met=int(met(rules, each, result))) for each in waiting]
            waiting.clear()
    return found


def _row(task: Task) -> dict[str, Any]:
    preset, seats, others, seed = task
    rows = match_rows(preset, seats, others, seed)
    return {"preset": preset, "seats": seats, "others": others, "seed": seed, "rows": rows}


def read(files: Sequence[Path]) -> Iterator[tuple[str, int, str, Told]]:
    """Yield what was told in all matches of files: a preset, its seats, the others, and a row."""
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            match = json.loads(line)
            for row in match["rows"]:
                told_row = Told(*row)
                yield match["preset"], match["seats"], match["others"], told_row


def fit(rows: Sequence[tuple[str, Told]]) -> list[float]:
    """Return the weights of an aim (logistic regression), drawn towards leaving shares alone.

    Args:
        rows: the level of the others, and what was told.
    """
    known = [
        (features(row.share, row.left, others), row.met)
        for others, row in rows
        if 0 < row.share < 1
    ]
    plain = [float(n == ODDS) for n in range(WEIGHTS)]
    weights = list(plain)
    for _ in range(ROUNDS):
        matrix = [[RIDGE * (i == j) for j in range(WEIGHTS)] for i in range(WEIGHTS)]
        right = [RIDGE * (b - a) for a, b in zip(weights, plain, strict=True)]
        for inputs, met in known:
            shown = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, inputs, strict=True))))
            spread_of = max(shown * (1 - shown), 1e-6)
            for i, x in enumerate(inputs):
                right[i] += x * (met - shown)
                for j, y in enumerate(inputs):
                    matrix[i][j] += spread_of * x * y
        weights = [a + b for a, b in zip(weights, solve(matrix, right), strict=True)]
    return [round(weight, 4) for weight in weights]


def table(files: Sequence[Path]) -> Iterator[str]:
    """Yield how often what is told comes true: for each kind of match and each tenth of shares."""
    found: dict[tuple[str, int, str, str], list[tuple[float, int]]] = {}
    for preset, seats, others, row in read(files):
        shown = comes_true(row.share, row.aim, row.left, others)
        found.setdefault((row.aim, seats, preset, others), []).append((shown, row.met))
    yield "| chance | game | others | told | foretold, true | by tenths: told, foretold, true |"
    yield "|---|---|---|---|---|---|"
    for (aim, seats, preset, others), told_rows in sorted(found.items()):
        parts = []
        for tenth in range(10):
            inside = [each for each in told_rows if min(9, int(10 * each[0])) == tenth]
            if len(inside) >= MANY:
                parts.append(f"{len(inside)}: {_means(inside)}")
        kind = f"{preset}, {seats}"
        yield (
            f"| {aim} | {kind} | {others} | {len(told_rows)} | {_means(told_rows)} | "
            f"{'; '.join(parts)} |"
        )


def _means(rows: Sequence[tuple[float, int]]) -> str:
    shown, met = (fmean(each[part] for each in rows) for part in (0, 1))
    return f"{shown:.2f} {met:.2f}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("files", type=Path, nargs="+", help="the first one is added to")
    parser.add_argument("--presets", default="elevator", metavar="A,B")
    parser.add_argument("--seats", default="4", metavar="N,M")
    parser.add_argument("--others", default="casual,club,expert", metavar="LEVEL,LEVEL")
    parser.add_argument("--matches", type=int, default=0, help="to play, of each kind")
    parser.add_argument("--seed", type=int, default=1_200_000)
    parser.add_argument("--fit", action="store_true", help="write the shipped table from the files")
    parser.add_argument("--table", action="store_true", help="print how often chances come true")
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Play, fit, and tell."""
    kinds = [
        (preset, int(seats), others)
        for preset in given.presets.split(",")
        for seats in given.seats.split(",")
        for others in given.others.split(",")
    ]
    seeds = range(given.seed, given.seed + given.matches)
    tasks = [(*kind, seed) for seed in seeds for kind in kinds]
    for row in spread.results(_row, tasks, given) if tasks else ():
        with given.files[0].open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
    if given.fit:
        aims: dict[str, list[tuple[str, Told]]] = {}
        for _, _, others, told_row in read(given.files):
            aims.setdefault(told_row.aim, []).append((others, told_row))
        lines = ",\n".join(f'"{aim}": {json.dumps(fit(aims[aim]))}' for aim in sorted(aims))
        (SHIPPED / "chances.json").write_text("{\n" + lines + "\n}\n", "ascii")
    if given.table:
        for text in table(given.files):
            print(text)
