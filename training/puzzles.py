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
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from farwhist import bots, places, self_play
from farwhist.analysis.endings import solve
from farwhist.analysis.puzzle_theme import theme_of
from farwhist.analysis.puzzles import DEALS, ERRORS, SEAT, THEMES, Puzzle, asked_of, prove, written
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, write
from farwhist.rules import deal_code, deal_text
from farwhist.rules.catalogue import PRESETS, default_preset, ruleset
from farwhist.rules.deal_text import DealText

QUICK: Final = 150
"""A first look at the choices, in so many deals; it must show `HOPE` errors."""

HOPE: Final = 3.0
ASKED: Final = ("beginner", "casual", "club", "strong") * 5
"""Who measures the grade."""

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


def questions(preset: str, seats: int, seed: int) -> Iterator[DealText]:
    """Yield the deals of a match of club opponents up to each choice of seat 0."""
    rules = ruleset(preset, seats, {})
    match = Match(rules, seed)
    players = [bots.make("club", rules)] * seats
    dice = [Random(f"puzzles/{seed}/{seat}") for seat in range(seats)]
    for _ in self_play.moves(match, players, dice.__getitem__):
        pass
    for number in range(1, match.position.deal + 1):
        whole = deal_text.of_match(match, preset, seats, {}, number)
        for done, (seat, _) in enumerate(whole.moves):
            if seat == SEAT:
                yield deal_text.of(preset, seats, {}, whole.deal, whole.moves[:done])


def may_be(text: DealText, theme: str) -> bool:
    """Whether a question may be of a theme, as far as can be told at once."""
    rules, match, decision = asked_of(text)
    bids = any(isinstance(move, Bid) for move in decision.moves)
    if theme == "ending":
        solved = None if bids else solve(rules, match.position, decision)
        return solved is not None and 0 < len(solved.certain) < len(decision.moves)
    if theme == "bid":
        return bids
    return not bids and (match.position.trump is None) == (theme == "no_trump")


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
        move = bots.make(level, rules).choose(view, decision, Random(f"grade/{number}"))
        right += write(move) in best
    return right


def grade_of(right: int) -> int:
    """Return the grade of a question with so many right answers."""
    share = right / len(ASKED)
    return 1 if share >= EASY else 2 if share >= HARD else 3


def graded(one: Puzzle) -> Puzzle:
    """Return a find with its grade measured again."""
    right = answers(one.text(), one.best)
    return replace(one, grade=grade_of(right), right=right, asked=len(ASKED))


def found(text: DealText) -> Puzzle | None:
    """Return the question as a puzzle if it is a good one."""
    rules, match, decision = asked_of(text)
    if len(decision.moves) < 2:
        return None
    first = prove(text, QUICK, HOPE)
    if first is None:
        return None
    view = match.view(SEAT)
    if theme_of(rules, view, decision, first[0], certain=first[1].certain) is None:
        return None
    right = answers(text, first[0])
    if right == len(ASKED):
        return None
    proven = prove(text, DEALS, ERRORS)
    if proven is None or set(proven[0]) != set(first[0]):
        return None
    best, proof = proven
    theme = theme_of(rules, view, decision, best, certain=proof.certain)
    if theme is None:
        return None
    code = deal_code.write(text)
    name = sha256(code.encode()).hexdigest()[:8]
    return Puzzle(name, theme, grade_of(right), code, best, proof, right, len(ASKED))


def select(found: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Return so many of a theme, of all grades; one of a deal and few of one size."""
    rest = sorted(found, key=lambda each: each.id)
    sizes: Counter[tuple[str, int]] = Counter()
    cells: Counter[tuple[str, int]] = Counter()
    bids: Counter[tuple[str, ...]] = Counter()
    cards, kept = set(), []
    for one in rest:
        text = one.text()
        size = text.preset, max(map(len, text.deal.hands))
        if sizes[size] >= MOST_A_SIZE or text.deal in cards:
            continue
        if cells[one.theme, one.grade] >= most:
            continue
        if one.theme == "bid" and bids[one.best] >= MOST_A_BID:
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
    parser.add_argument("--out", type=Path, help="adds a line for every find")
    parser.add_argument("--select", type=Path, nargs="+", help="makes the shipped file of finds")
    parser.add_argument("--most", type=int, default=8, help="of one theme and grade")


def run(given: argparse.Namespace) -> None:
    """Look for questions until the time is over, or select among finds."""
    if given.select:
        lines = [line for path in given.select for line in path.read_text("utf-8").splitlines()]
        finds = [graded(one) for one in map(Puzzle.read, map(json.loads, lines)) if telling(one)]
        kept = select([one for one in finds if one.right < one.asked], given.most)
        out = given.out or places.resource("prepared", "deals.json")
        out.write_text(written(kept), "utf-8")
        print(Counter((each.theme, each.grade) for each in kept))
        return
    end, seed = monotonic() + 60 * given.minutes, given.seed
    seats = given.seats or PRESETS[given.game].usual_seats
    while monotonic() < end:
        texts = list(questions(given.game, seats, seed))
        Random(seed).shuffle(texts)
        seen = Counter[object]()
        for text in texts[: len(texts) // 2]:
            if monotonic() > end:
                break
            if seen[text.deal.place] or (given.theme and not may_be(text, given.theme)):
                continue
            one = found(text)
            if one is None or (given.theme and one.theme != given.theme):
                continue
            seen[text.deal.place] += 1
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(one.data()) + "\n")
            print(seed, text.deal.place, one.theme, one.grade, one.best, flush=True)
        seed += 1
