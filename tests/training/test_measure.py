"""Two tables are measured on equal deals, each by a copy of the package that has it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from farwhist.bots.exact.policy import SIZES
from training.measure import gains, package_with, played
from training.policy import TARGET, write


def line(seat: int, seed: int, points: list[int]) -> dict[str, object]:
    """Return what the arena keeps of a match of one-card deals."""
    deals = [[[1, each, 1, 1] for each in points]]
    return {"task": ["rule", "expert", seat, seed], "deals": deals, "times": []}


def test_the_difference_is_told_deal_by_deal() -> None:
    old = [line(0, 1, [11, -1]), line(1, 1, [11, 11])]
    new = [line(0, 1, [11, 11]), line(1, 1, [-1, 11])]
    assert gains(old, new, "rule") == [-6.0, 6.0]
    assert gains(old, old, "rule") == [0.0, 0.0]


def test_a_copy_has_the_new_table(tmp_path: Path) -> None:
    table = tmp_path / "policy.json"
    write([[0.0] * size for size in SIZES], table)
    package_with(table, tmp_path)
    asked = "from farwhist.bots.exact.policy import policy; print({*b''.join(policy())})"
    told = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "{128}\n"


def test_a_finished_match_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "old.jsonl"
    arena = ["--players", "casual", "--field", "rule", "--deals", "1", "--jobs", "1"]
    first = played(TARGET, arena, file)
    written = file.read_bytes()
    assert {each["task"][1] for each in first} == {"rule", "casual"}
    assert played(TARGET, arena, file) == first and file.read_bytes() == written
