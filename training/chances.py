"""How often a bid is made that a hint gives so many chances of a hundred.

Experts play whole matches, alone among others of one level or among themselves. Of each bid and
card that they choose it is written down how often it came to exactly the bid in the deals played
out, and whether it did in the end. Every match is a line of a file, so that a run can be broken
off and added to.
"""

from __future__ import annotations

import argparse
import json
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from farwhist import bots
from farwhist.bots.exact.advice import advise_bid, advise_card
from farwhist.bots.judging.payoffs import PAYOFFS
from farwhist.bots.thinking.shares import shares
from farwhist.engine.decision import Decision
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, Move, PlayCard, write
from farwhist.engine.position import DealResult, Position
from farwhist.rules.catalogue import ruleset
from farwhist.rules.ruleset import Ruleset
from training import spread

EXPERT: Final = "expert"

Row = tuple[str, int, int, int, float]
"""What the chance is of and what was chosen ("exact bid", "contract card"), cards a hand, tricks to
come, the bid, and the chance."""

Task = tuple[str, int, str, int]
"""A preset, its seats, who else plays, and the seed of a match."""

ONE_IN: Final = 3
"""Where deals are played out for the numbers alone, so many decisions go by for each looked at."""


class Waiting(NamedTuple):
    """Something told of a decision, until its deal is over."""

    seat: int
    view: Position
    row: Row


def told(
    rules: Ruleset, view: Position, decision: Decision, bot: bots.Bot, rng: Random
) -> tuple[Move, Row | None]:
    """Return what an expert does, and what a hint tells of it; None if it tells no chance."""
    seat, moves = decision.seat, decision.moves
    left = view.size - len(view.tricks)
    bids = [move.tricks for move in moves if isinstance(move, Bid)]
    cards = [move for move in moves if isinstance(move, PlayCard)]
    several = len(moves) > 1
    if rules.kind.exact and several and len(bids) == len(moves):
        advice = advise_bid(rules, view, seat, bids, rng)
        bid = advice.best
        return Bid(bid), ("exact bid", view.size, left, bid, advice.chances[bid])
    if rules.kind.exact and several and len(cards) == len(moves):
        found = advise_card(rules, view, seat, [move.cards[0] for move in cards], rng)
        card = next(each for each in cards if each.cards[0] == found.best)
        chance = found.chances[found.best]
        return card, ("exact card", view.size, left, view.bids[seat] or 0, chance)
    move = bot.choose(view, decision, rng)
    if not several or rules.kind.exact or (cards and rng.random() * ONE_IN > 1):
        return move, None
    numbers = shares(rules, view, decision, write(move), rng)
    if numbers is None or numbers.aim == "first":
        return move, None
    share = next(row.share for row in numbers.rows if row.move == write(move))
    what = {Bid: "bid", PlayCard: "card"}.get(type(move), type(move).__name__.lower())
    bid = move.tricks if isinstance(move, Bid) else view.bids[seat] or 0
    return move, (f"{numbers.aim} {what}", view.size, left, bid, share)


def met(rules: Ruleset, waiting: Waiting, result: DealResult) -> bool:
    """Return whether what the chance was of has come true."""
    seat = waiting.seat
    if rules.kind.exact:
        return result.bids[seat] == result.taken[seat]
    end = copy(waiting.view)
    end.taken, end.bids = list(result.taken), list(result.bids)
    end.contract, end.declarer = result.contract, result.declarer
    return PAYOFFS[rules.kind.worth](rules, waiting.view, seat).met(end) > 0


def match_rows(preset: str, seats: int, others: str, seed: int) -> list[list[Any]]:
    """Return what hints tell in one match, each with whether it came true."""
    rules = ruleset(preset, seats, {})
    match = Match(rules, seed)
    asking = [seat for seat in range(seats) if others == EXPERT or not seat]
    dice = [Random(f"chances/{seed}/{seat}") for seat in range(seats)]
    players = [bots.make(EXPERT if seat in asking else others, rules) for seat in range(seats)]
    waiting: list[Waiting] = []
    found: list[list[Any]] = []
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
                found += [[*each.row, int(met(rules, each, result))] for each in waiting]
            waiting.clear()
    return found


def _row(task: Task) -> dict[str, Any]:
    preset, seats, others, seed = task
    rows = match_rows(preset, seats, others, seed)
    return {"preset": preset, "seats": seats, "others": others, "seed": seed, "rows": rows}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("file", type=Path)
    parser.add_argument("--presets", default="elevator", metavar="A,B")
    parser.add_argument("--seats", default="4", metavar="N,M")
    parser.add_argument("--others", default="casual,club,expert", metavar="LEVEL,LEVEL")
    parser.add_argument("--matches", type=int, default=0, help="of each kind; 0 reads the file")
    parser.add_argument("--seed", type=int, default=1_200_000)
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Play what is not in the file yet."""
    kinds = [
        (preset, int(seats), others)
        for preset in given.presets.split(",")
        for seats in given.seats.split(",")
        for others in given.others.split(",")
    ]
    tasks = [
        (*kind, seed) for seed in range(given.seed, given.seed + given.matches) for kind in kinds
    ]
    for row in spread.results(_row, tasks, given):
        with given.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
