"""The table of luck: what the fit finds in deals that were made by a known rule."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from farwhist.analysis.luck import read_fit
from training.__main__ import main
from training.luck import TARGET, checked, fit


def made(count: int) -> list[dict[str, object]]:
    """Return deals in which an expert gets 8 and half of what the quick player has above 6."""
    rng, rows = Random(3), []
    for seed in range(count):
        cards = rng.gauss(0.0, 3.0)
        quick = [6.0 + cards + rng.gauss(0.0, 1.0) for _ in range(32)]
        mean = 8.0 + 0.5 * cards + rng.gauss(0.0, 1.5)
        expert = [mean + rng.gauss(0.0, 4.0) for _ in range(16)]
        rows.append({"kind": "5", "seed": seed, "quick": quick, "expert": expert})
    return rows


def test_the_fit_finds_the_rule() -> None:
    found = fit(made(600))
    assert found["slope"] == pytest.approx(0.5, abs=0.05)
    assert found["spread"] == pytest.approx(1.5, abs=0.2)
    assert found["within"] == pytest.approx(4.0, abs=0.1)
    table = read_fit(found)
    mean, error = table.expert["5"]
    assert abs(mean - 8.0) < 3 * error and abs(table.quick["5"].mean - 6.0) < 0.4


def test_few_quick_plays_leave_the_slope_as_it_is() -> None:
    rng, rows = Random(5), made(900)
    for row in rows:
        quick = row["quick"]
        assert isinstance(quick, list)
        row["quick"] = [each + rng.gauss(0.0, 4.0) for each in quick[:8]]
    assert fit(rows)["slope"] == pytest.approx(0.5, abs=0.06)


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "luck.jsonl"
    for matches in ("1", "2"):
        main(["luck", str(file), "--usual", "--matches", matches, "--others", "beginner"])
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert len(rows) == 26 and len({row["seed"] for row in rows}) == 2


def test_luck_is_nothing_in_the_mean_and_results_vary_less_without_it() -> None:
    told = checked(made(60))
    ratio = float(told.split("vary ")[1].split(" ")[0])
    assert 0.6 < ratio < 0.95, told


def test_the_command_adds_to_the_file_and_makes_the_table(tmp_path: Path) -> None:
    file, out = tmp_path / "luck.jsonl", tmp_path / "luck.json"
    main(["luck", str(file), "--usual", "--matches", "1"])
    assert len(file.read_text("utf-8").splitlines()) == 13
    with file.open("a", encoding="utf-8") as more:
        more.writelines(json.dumps(row) + "\n" for row in made(4))
    main(["luck", str(file), "--fit", str(out)])
    found, shipped = (json.loads(path.read_text("ascii")) for path in (out, TARGET))
    assert set(found) <= set(shipped)
    (row,) = found.values()
    assert all(set(row) == set(kept) for kept in shipped.values())
