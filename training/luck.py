"""How luck is told: what an expert and the quick player get from the same cards.

Each line of the file is a deal of the default game at seat 0 among club players, played again many
times by both; or, with `--usual`, a deal that the quick player played once. A run can be broken
off and added to. `--fit` makes the table from what is there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev, variance
from typing import Any, Final, NamedTuple

import farwhist
from farwhist import bots, self_play
from farwhist.analysis.duplicate import EXPERT, PLAYS, Again, replays
from farwhist.analysis.luck import (
    QUICK,
    QUICK_PLAYS,
    ReplayedDeal,
    kind_of,
    luck_of,
    quick,
    read_fit,
)
from farwhist.analysis.mean import Mean
from farwhist.engine.match import Match
from farwhist.rules.catalogue import default_preset, ruleset
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from training import spread

TARGET: Final = Path(farwhist.__file__).parent / "bots" / "data" / "luck.json"
SEATS: Final = 4

Row = Mapping[str, Any]


def played(rules: Ruleset, seed: int, level: str, others: str) -> Match:
    """Return a match that this level has played at seat 0 among others."""
    match = Match(rules, seed)
    players = [
        bots.make(level, rules, met=None),
        *[bots.make(others, rules, met=None)] * (SEATS - 1),
    ]
    dice = [Random(f"luck/{seed}/{seat}") for seat in range(SEATS)]
    for _ in self_play.moves(match, players, dice.__getitem__):
        pass
    return match


def again(
    rules: Ruleset, seed: int, plays: int, quick_plays: int, others: str
) -> list[dict[str, Any]]:
    """Return the deals of one match as they were played again, so often by each of the two."""
    match = played(rules, seed, bots.USUAL_LEVEL, others)
    saved = Saved.of(Setting(default_preset(), SEATS, seed), match.moves)
    found = []
    for result in match.position.results:
        deal, row = result.deal, {"kind": kind_of(rules, result.deal), "seed": seed}
        expert = list(replays(saved, rules, Again(deal, 0, EXPERT, others, plays)))
        quickly = list(replays(saved, rules, quick(deal, 0, quick_plays, others)))
        found.append({**row, "quick": quickly, "expert": expert})
    return found


def usual(rules: Ruleset, seed: int, others: str) -> list[dict[str, Any]]:
    """Return what the quick player got from each deal of one match."""
    results = played(rules, seed, QUICK, others).position.results
    return [
        {"kind": kind_of(rules, each.deal), "seed": seed, "once": each.points[0]}
        for each in results
    ]


def fit(rows: Sequence[Row]) -> dict[str, Any]:
    """Return the table: the slope by least squares, and what is left unexplained.

    The slope is that to the mean of endless quick plays: the chance in a few of them is taken out.
    The long run of the expert is that of the deals it played, less what the quick player says of
    how lucky these were.
    """
    deals = [row for row in rows if "expert" in row]
    kinds = sorted({row["kind"] for row in deals}, key=lambda kind: (len(kind), kind))
    quickly = {
        kind: [
            row["once"] if "once" in row else fmean(row["quick"])
            for row in rows
            if row["kind"] == kind
        ]
        for kind in kinds
    }
    found = []
    for kind in kinds:
        some = [row for row in deals if row["kind"] == kind]
        wider = sqrt(len(some) / (len(some) - 1))
        means = [(fmean(row["quick"]), fmean(row["expert"])) for row in some]
        middle = [fmean(pair[part] for pair in means) for part in (0, 1)]
        found += [((x - middle[0]) * wider, (y - middle[1]) * wider) for x, y in means]
    own = fmean(variance(row["expert"]) / len(row["expert"]) for row in deals)
    noise = fmean(variance(row["quick"]) / len(row["quick"]) for row in deals)
    slope = sum(x * y for x, y in found) / sum(x * x - noise for x, _ in found)
    left = fmean((y - slope * x) ** 2 for x, y in found)
    long_run = {}
    for kind in kinds:
        mean = fmean(quickly[kind])
        spared = [
            fmean(row["expert"]) - slope * (fmean(row["quick"]) - mean)
            for row in deals
            if row["kind"] == kind
        ]
        error = sqrt(_error(spared) ** 2 + (slope * _error(quickly[kind])) ** 2)
        long_run[kind] = [round(fmean(spared), 3), round(error, 3)]
    return {
        "deals": len(deals),
        "slope": round(slope, 3),
        "spread": round(sqrt(max(left - own - slope**2 * noise, 0.0)), 3),
        "within": round(sqrt(fmean(variance(row["expert"]) for row in deals)), 3),
        "expert": long_run,
        "quick": {
            kind: [round(fmean(row), 3), round(_error(row), 3)] for kind, row in quickly.items()
        },
    }


def held_out(rows: Sequence[Row]) -> Iterator[tuple[float, float]]:
    """Yield the points of one play by an expert and the luck of its cards, told without that play.

    Each match is left out of the table that tells its luck.
    """
    deals = [row for row in rows if "expert" in row]
    for seed in sorted({row["seed"] for row in deals}):
        table = read_fit(fit([row for row in rows if row["seed"] != seed]))
        for row in deals:
            if row["seed"] != seed:
                continue
            quickly = Mean(fmean(row["quick"]), _error(row["quick"]))
            for place, points in enumerate(row["expert"]):
                others = row["expert"][:place] + row["expert"][place + 1 :]
                deal = ReplayedDeal(row["kind"], quickly, fmean(others), len(others))
                yield points - table.expert[row["kind"]].mean, luck_of(table, [deal]).mean


def checked(rows: Sequence[Row]) -> str:
    """Return what luck is in the mean, and how much less results vary without it."""
    found = list(held_out(rows))
    deals = sum("expert" in row for row in rows)
    luck = [luck for _, luck in found]
    ratio = variance([points - luck for points, luck in found]) / variance(
        [points for points, _ in found]
    )
    error = stdev(luck) / sqrt(deals)
    return (
        f"{deals} deals: luck {fmean(luck):+.2f} ± {2 * error:.2f} a deal in the mean; "
        f"without luck results vary {ratio:.2f} times as much, {sqrt(ratio):.2f} in points"
    )


class _Match(NamedTuple):
    """A match that is played again, so often by each of the two; None: only once, by the quick."""

    seed: int
    others: str
    plays: tuple[int, int] | None


def _played_again(task: _Match) -> list[dict[str, Any]]:
    rules = ruleset(default_preset(), SEATS, {})
    if task.plays is None:
        return usual(rules, task.seed, task.others)
    return again(rules, task.seed, *task.plays, task.others)


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("out", type=Path, help="a file of lines, which is added to")
    parser.add_argument("--matches", type=int, default=0)
    parser.add_argument("--seed", type=int, default=60_000)
    parser.add_argument("--plays", type=int, default=PLAYS, help="of the expert")
    parser.add_argument("--quick-plays", type=int, default=QUICK_PLAYS)
    parser.add_argument(
        "--usual", action="store_true", help="only the long run of the quick player"
    )
    parser.add_argument("--others", default=bots.USUAL_LEVEL, choices=bots.OFFERED)
    parser.add_argument("--check", action="store_true", help="print how good luck is told")
    parser.add_argument("--fit", type=Path, nargs="?", const=TARGET, help="put it into the table")
    spread.add_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Play, or make the table."""
    done = {row["seed"] for row in _rows(given.out)}
    plays = None if given.usual else (given.plays, given.quick_plays)
    seeds = range(given.seed, given.seed + given.matches)
    tasks = [_Match(seed, given.others, plays) for seed in seeds if seed not in done]
    for rows in spread.results(_played_again, tasks, given):
        with given.out.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)
    if given.fit is None and not given.check:
        return
    found = _rows(given.out)
    if given.check:
        print(checked(found))
    if given.fit is not None:
        kept = json.loads(given.fit.read_text("ascii")) if given.fit.exists() else {}
        table = {**kept, f"{default_preset()}/{SEATS}/{given.others}": fit(found)}
        given.fit.write_text(json.dumps(table, indent=1) + "\n", encoding="ascii")


def _rows(path: Path) -> list[dict[str, Any]]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]
