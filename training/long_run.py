"""What an expert gets in the long run from the deals of the default game, by opponents and cards.

It is read off a file of the arena in which the expert sits at tables of each level:
`farwhist arena --field beginner,casual,club,strong,expert --players expert --resume FILE`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import farwhist
from farwhist import bots

TARGET: Final = Path(farwhist.__file__).parent / "bots" / "data" / "long_run.json"


def long_run(arena: Path) -> dict[str, Any]:
    """Return the mean points of an expert by opponents and cards, each with its standard error."""
    head, *lines = arena.read_text(encoding="utf-8").splitlines()
    found: dict[str, dict[int, list[float]]] = {}
    for line in lines:
        data = json.loads(line)
        field, player, *_ = data["task"]
        if player == bots.OFFERED[-1]:
            for size, points, *_ in (deal for seat in data["deals"] for deal in seat):
                found.setdefault(field, {}).setdefault(size, []).append(points)
    means = {
        field: {
            str(size): [round(fmean(row), 3), round(stdev(row) / len(row) ** 0.5, 3)]
            for size, row in sorted(rows.items())
        }
        for field, rows in found.items()
    }
    return {"seats": json.loads(head)["seats"], "means": means}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("arena", type=Path, help="a file that the arena has kept")
    parser.add_argument("--out", type=Path, default=TARGET)


def run(given: argparse.Namespace) -> None:
    """Write the table."""
    given.out.write_text(json.dumps(long_run(given.arena), indent=1) + "\n", encoding="ascii")
