"""What an expert gets in the long run: read off the arena, and known for every level and deal."""

from __future__ import annotations

import json
from pathlib import Path

from farwhist import bots
from farwhist.bots.judging.coach import Work
from farwhist.rules.catalogue import default_preset, ruleset
from training.judged import lost, table
from training.long_run import TARGET, long_run


def test_the_shipped_table_knows_every_deal_of_the_default_game() -> None:
    found = json.loads(TARGET.read_text("ascii"))
    sizes = {str(deal.size) for deal in ruleset(default_preset(), found["seats"], {}).plan.deals}
    assert set(found["means"]) == set(bots.OFFERED)
    for rows in found["means"].values():
        assert set(rows) == sizes
        assert all(-5 < mean < 25 and 0 < error < 3 for mean, error in rows.values())


def test_means_are_those_of_the_arena(tmp_path: Path) -> None:
    lines = [
        {"seats": 4, "game": "g"},
        {"task": ["club", "expert", 0, 1], "deals": [[[1, 10, 0, 0], [3, 4, 1, 1]]], "times": []},
        {"task": ["club", "expert", 1, 1], "deals": [[[1, 12, 0, 0], [3, 6, 1, 1]]], "times": []},
        {"task": ["club", "club", -1, 1], "deals": [[[1, 99, 0, 0], [3, 9, 1, 1]]], "times": []},
    ]
    file = tmp_path / "arena.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)) + "\n", encoding="utf-8")
    assert long_run(file) == {"seats": 4, "means": {"club": {"1": [11, 1.0], "3": [5, 1.0]}}}


def test_a_row_tells_what_a_level_lost(tmp_path: Path) -> None:
    deals = lost("beginner", 1, Work(2, 2, 2), {"sequence": "CUSTOM", "custom": "2,1"})
    assert len(deals) == 2
    file = tmp_path / "levels.jsonl"
    row = {"level": "beginner", "seed": 1, "deals": [[1.0, 2.0], [0.0, 1.0]]}
    file.write_text(json.dumps(row) + "\n", encoding="utf-8")
    *_, told = table(file)
    assert told == "| beginner | 2 | 2.00 ± 1.96 | 0.50 | 1.50 |"
