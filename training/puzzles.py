"""Prepared deals: bots play, and positions with a proven best choice are kept.

A position is a question of seat 0 in a deal of its own. It is kept when the best choice leads every
other by ten standard errors, when it has a theme, and when opponents of four levels do not all
answer it right. Their answers measure the grade. Every find is a line of a file, so that a run can
be broken off and added to; `--select` puts the finds of such files into the shipped one.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from msgspec.structs import replace

from farwhist import bots, places
from farwhist.analysis.puzzle_check import theme_of
from farwhist.analysis.puzzles import (
    DEALS,
    ERRORS,
    GRADES,
    SEAT,
    THEMES,
    Puzzle,
    asked_of,
    compared,
    prove,
    read,
    written,
)
from farwhist.bots.core.levels import LEVELS
from farwhist.bots.judging import paired
from farwhist.engine.moves import Discard, write
from farwhist.executors import NotDone
from farwhist.rules import deal_code
from farwhist.rules.catalogue import PRESETS, default_preset
from farwhist.rules.deal_text import DealText
from training import spread
from training.puzzle_questions import may_be, questions

QUICK: Final = 150
"""A first look at the choices, in so many of `DEALS`; it must show `HOPE` errors."""

HOPE: Final = 3.0
ASKED: Final = ("beginner", "casual", "club", "strong") * 5
"""Who measures the grade.

All opponents lay cards away by one rule of thumb. So there those levels that play out cards lay
away what as many play-outs find: else nothing would be of middle difficulty.
"""

EASY: Final = 0.7
HARD: Final = 0.35
"""From such a share of right answers on a question is easy; below the other it is hard."""

MOST_A_SIZE: Final = 12

MOST_A_BID: Final = 5
"""So many questions have the same bid as their answer."""

CLEAR: Final = 0.1
"""So much more often the answer must end with the bid; half of it of a match; thrice of points."""

LIKELY: Final = 0.25
"""And so often at least."""


def telling(one: Puzzle) -> bool:
    """Whether the difference is one that a player would call so."""
    proof = one.proof
    if proof.share == "exact":
        return proof.best_share - proof.next_share >= CLEAR and proof.best_share >= LIKELY
    return proof.lead >= (CLEAR / 2 if proof.unit == "match" else 3 * CLEAR)


def answers(text: DealText, best: Sequence[str]) -> int:
    """Return how many of those who are asked answer right."""
    rules, match, decision = asked_of(text)
    view, right = match.view(SEAT), 0
    for number, level in enumerate(ASKED):
        dice = Random(f"grade/{number}")
        work = LEVELS[level].trick_work if isinstance(decision.moves[0], Discard) else 0
        if work:
            right += _compared_answer(text, work, dice)[0] in best
        else:
            right += write(bots.make(level, rules).choose(view, decision, dice)) in best
    return right


def _compared_answer(text: DealText, work: int, dice: Random) -> tuple[str, ...]:
    """Return what seems best after so many play-outs, as where a level counts for itself."""
    asked = compared(text)
    assert asked is not None
    asked.run(max(1, work // len(asked.moves)), dice)
    return tuple(asked.moves[paired.leader(asked.strata())])


def grade_of(right: int) -> int:
    """Return the grade of a question with so many right answers."""
    share = right / len(ASKED)
    return 1 if share >= EASY else 2 if share >= HARD else 3


def graded(one: Puzzle) -> Puzzle:
    """Return a find with its grade measured again."""
    right = answers(one.text(), one.best)
    return replace(one, grade=grade_of(right), right=right, asked=len(ASKED))


def found(text: DealText, theme: str | None, grades: Sequence[int], deals: int) -> Puzzle | None:
    """Return the question as a puzzle if it is a good one, of this theme and one of these grades.

    `deals` is in how many the choices are compared.
    """
    rules, match, decision = asked_of(text)
    if len(decision.moves) < 2:
        return None
    first = prove(text, QUICK * deals // DEALS, HOPE)
    if first is None:
        return None
    view = match.view(SEAT)
    told = theme_of(rules, view, decision, first[0], certain=first[1].certain)
    if told is None or theme not in (None, told):
        return None
    right = answers(text, first[0])
    if right == len(ASKED) or grade_of(right) not in grades:
        return None
    proven = prove(text, deals, ERRORS)
    if proven is None or set(proven[0]) != set(first[0]):
        return None
    best, proof = proven
    code = deal_code.write(text)
    name = sha256(code.encode()).hexdigest()[:8]
    return Puzzle(name, told, grade_of(right), code, best, proof, right, len(ASKED))


def select(found: Sequence[Puzzle], most: int, shipped: Sequence[Puzzle] = ()) -> list[Puzzle]:
    """Return so many of a theme, of all grades; one of a deal and few of one size.

    Those that are `shipped` already stay: players have stars for them.
    """
    rest = sorted(found, key=lambda each: each.id)
    sizes: Counter[tuple[str, int]] = Counter()
    cells: Counter[tuple[str, int]] = Counter()
    bids: Counter[tuple[str, ...]] = Counter()
    cards, kept = set(), []
    for one in (*shipped, *rest):
        text = one.text()
        size = text.preset, max(map(len, text.deal.hands))
        full = sizes[size] >= MOST_A_SIZE or cells[one.theme, one.grade] >= most
        full |= one.theme == "bid" and bids[one.best] >= MOST_A_BID
        if text.deal in cards or (full and one not in shipped):
            continue
        bids[one.best] += 1
        cards.add(text.deal)
        sizes[size] += 1
        cells[one.theme, one.grade] += 1
        kept.append(one)
    return sorted(kept, key=lambda each: (THEMES.index(each.theme), each.grade, each.id))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--game", choices=sorted(PRESETS), default=default_preset())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--theme", choices=THEMES, help="keep only these")
    parser.add_argument("--grade", type=int, choices=GRADES, action="append", help="and these")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--calls", action="store_true", help="no cards: calls of first deals")
    parser.add_argument("--deals", type=int, default=DEALS, help="compare choices in so many")
    parser.add_argument("--out", type=Path, help="adds a line for every find")
    parser.add_argument("--select", type=Path, nargs="+", help="makes the shipped file of finds")
    parser.add_argument("--shipped", type=Path, help="with --select: what stays in any case")
    parser.add_argument("--most", type=int, default=8, help="of one theme and grade")
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Look for questions until the time is over, or select among finds."""
    if given.select:
        lines = [line for path in given.select for line in path.read_text("utf-8").splitlines()]
        told = [one for one in map(Puzzle.read, map(json.loads, lines)) if telling(one)]
        finds = list(spread.results(graded, told, given))
        shipped = read(given.shipped) if given.shipped else ()
        kept = select([one for one in finds if one.right < one.asked], given.most, shipped)
        out = given.out or places.resource("prepared", "deals.json")
        out.write_text(written(kept), "utf-8")
        print(Counter((each.theme, each.grade) for each in kept))
        return
    if given.cluster is not None:
        raise NotDone("to look for questions takes no cluster: start it on each machine by itself")
    end, seed = monotonic() + 60 * given.minutes, given.seed
    seats = given.seats or PRESETS[given.game].usual_seats
    changes = dict(each.split("=", 1) for each in given.option)
    while monotonic() < end:
        texts = list(questions(given.game, seats, seed, changes, calls=given.calls))
        Random(seed).shuffle(texts)
        seen = Counter[object]()
        for text in texts if given.calls else texts[: len(texts) // 2]:
            if monotonic() > end:
                break
            if seen[text.deal.place] or (given.theme and not may_be(text, given.theme)):
                continue
            one = found(text, given.theme, given.grade or GRADES, given.deals)
            if one is None:
                continue
            seen[text.deal.place] += 1
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(one.data()) + "\n")
            print(seed, text.deal.place, one.theme, one.grade, one.best, flush=True)
        seed += 1
