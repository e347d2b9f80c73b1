"""How a player decides, on the scale of the five levels."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farwhist import bots
from farwhist.analysis import rating as room
from farwhist.analysis.rating import measured_for, rating, scale

ROWS = re.compile(r"^\| (\w+) \| (\d+) \| (\S+) ± (\S+) \| (\S+) \| (\S+) \|$", re.M)


def around(mean: float, error: float) -> list[float]:
    """Return losses of 100 deals with this mean and standard error."""
    half = error * 99**0.5
    return [mean - half, mean + half] * 50


def test_the_scale_is_the_table_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "measurements" / "coach.md").read_text("utf-8")
    part = page.split("## Judged by the coach")[1].split("\n## ")[0]
    told = {row[0]: tuple(map(float, row[1:])) for row in ROWS.findall(part)}
    levels = room._measured()["levels"]
    assert set(told) == set(levels) == set(bots.OFFERED)
    for level, row in levels.items():
        kept = tuple(row[each] for each in ("deals", "lost", "wide", "bids", "cards"))
        assert told[level] == kept
        if row["over"]:
            assert "{:.2f} ± {:.2f}".format(*row["over"]) in " ".join(part.split())
    assert measured_for("elevator", 4, changed=False)
    assert not measured_for("elevator", 5, changed=False)
    assert not measured_for("elevator", 4, changed=True)


def test_levels_that_cannot_be_told_apart_are_one_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [mark.levels for mark in scale()] == [(each,) for each in reversed(bots.OFFERED)]
    measured = room._measured()
    levels = {**measured["levels"], "casual": {**measured["levels"]["casual"], "over": [0.3, 0.4]}}
    monkeypatch.setattr(room, "_measured", lambda: {**measured, "levels": levels})
    joined = scale()[2]
    assert joined.levels == ("club", "casual")
    assert joined.lost == pytest.approx((1.43 + 1.85) / 2)


def test_the_word_follows_from_the_band() -> None:
    assert rating([1.0] * 4).kind == "few"
    like = rating(around(1.4, 0.1))
    assert like.kind == "like" and like.marks[0].levels == ("club",)
    both = rating(around(1.6, 0.2))
    assert both.kind == "between"
    assert [mark.levels for mark in both.marks] == [("club",), ("casual",)]
    gap = rating(around(2.7, 0.1))
    assert [mark.levels for mark in gap.marks] == [("casual",), ("beginner",)]
    assert rating(around(1.5, 0.6)).kind == "wide"
    assert rating(around(5.0, 0.1)).kind == "below"
    assert rating(around(-1.0, 0.1)).kind == "above"
