"""Measure a policy table against the shipped one: the same deals, seats and chances for both.

The arena is played twice, each time by a copy of the package that has one of the tables; what the
expert scores more with the new table than with the shipped one is told deal by deal.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import farwhist
from farwhist.arena import Line, interval, scores
from training.policy import TARGET

PACKAGE: Final = Path(farwhist.__file__).parent

LEVEL: Final = "expert"
"""The one level that plays by the policy."""


def package_with(table: Path, folder: Path) -> None:
    """Copy the package into a folder, with this policy table; nothing of the window is needed."""
    copy = folder / PACKAGE.name
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "ui"))
    shutil.copyfile(table, copy / TARGET.relative_to(PACKAGE))


def played(table: Path, arena: Sequence[str], finished: Path) -> list[Line]:
    """Return the arena's lines with this table; those that are `finished` are not played again."""
    with TemporaryDirectory() as folder:
        package_with(table, Path(folder))
        command = [sys.executable, "-m", PACKAGE.name, "arena", *arena, "--resume", str(finished)]
        subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": folder},
            stdout=subprocess.DEVNULL,
            check=True,
        )
    return [json.loads(line) for line in finished.read_text("utf-8").splitlines()[1:]]


def gains(old: Sequence[Line], new: Sequence[Line], field: str) -> list[float]:
    """Return what the expert scores more in the new lines, deal by deal."""
    before, after = (scores(lines)[field, LEVEL].points for lines in (old, new))
    return [b - a for a, b in zip(before, after, strict=True)]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what `run` can be told."""
    parser.add_argument("table", type=Path, help="the new policy table")
    parser.add_argument("--field", default="flat-300", help="who sits at the table besides")
    parser.add_argument("--deals", type=int, default=260)
    parser.add_argument("--seed", type=int, default=9000, help="of the first match")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--old", type=Path, default=Path("old.jsonl"), help="keep matches here")
    parser.add_argument("--new", type=Path, default=Path("new.jsonl"), help="and here")


def run(given: argparse.Namespace) -> None:
    """Play with both tables and tell the difference."""
    arena = ["--players", LEVEL, "--field", given.field, "--deals", str(given.deals)]
    arena += ["--seed", str(given.seed), "--jobs", str(given.jobs)]
    old = played(TARGET, arena, given.old.absolute())
    new = played(given.table.absolute(), arena, given.new.absolute())
    found = gains(old, new, given.field)
    mean, wide = interval(found)
    print(
        f"{LEVEL} with the new table: {mean:+.2f} ± {wide:.2f} points a deal ({len(found)} deals)"
    )
