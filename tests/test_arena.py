"""The arena: paired, resumable, and the same in one process or two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import asdict

from farwhist import arena, executors
from farwhist.__main__ import main

SETTING = arena.Measurement(
    players=("casual", "random"),
    fields=("rule", "rule+casual+random"),
    deals=6,
    seed=3,
    changes=(("sequence", "CUSTOM"), ("custom", "3,1,4")),
)


def test_every_player_sits_in_every_seat_of_every_match() -> None:
    tasks = list(arena.tasks(SETTING))
    assert SETTING.matches == 2
    assert len(tasks) == 2 * (1 + 4 + 4 + 4 + 4 + 4)
    assert len({task.key for task in tasks}) == len(tasks)


def test_it_resumes_and_repeats_itself(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    lines = arena.run(SETTING, whole)
    half = tmp_path / "half.jsonl"
    kept = whole.read_text("utf-8").splitlines()[:20]
    half.write_text("\n".join(kept) + "\n", "utf-8")
    again = arena.run(SETTING, half)
    assert "All 2 fields together" in list(arena.report(SETTING, again))
    assert [line["deals"] for line in lines] == [line["deals"] for line in again]
    assert len(half.read_text("utf-8").splitlines()) == 1 + len(lines)


def test_two_processes_find_the_same() -> None:
    one = arena.run(SETTING)
    with executors.opened(2, None, 99) as executor:
        assert executor is not None
        two = arena.run(SETTING, executor=executor)
    assert [line["deals"] for line in one] == [line["deals"] for line in two]


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_text(json.dumps({"players": ["rule"]}) + "\n", "utf-8")
    with pytest.raises(ValueError, match="another run"):
        arena.run(SETTING, file)


@pytest.mark.parametrize(
    "more",
    [
        b"[1]}\n", b'{"task": 7}\n', b'{"task": [1, 2, 3, 4], "deals": [], "times": []}\n',
        b'{"task": ["rule", "rule", 0, 3], "deals": [[["a"]]], "times": []}\n', b"\xff}\n",
        b"[" * 9000 + b"}\n",
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, more: bytes) -> None:
    file = tmp_path / "run.jsonl"
    head = json.dumps(asdict(SETTING)).encode() + b"\n"
    file.write_bytes(head + more)
    with pytest.raises(ValueError, match="damaged"):
        arena.run(SETTING, file)
    assert file.read_bytes() == head + more


def test_a_line_that_was_broken_off_spoils_nothing(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.touch()
    lines = arena.run(SETTING, file)
    whole = file.read_text("utf-8")
    file.write_text(whole[:-400], "utf-8")
    assert [each["deals"] for each in arena.run(SETTING, file)] == [each["deals"] for each in lines]
    again = file.read_bytes()
    arena.run(SETTING, file)
    assert file.read_bytes() == again, "all of it is found again"


def test_a_bot_gains_nothing_over_itself_and_random_loses() -> None:
    setting = arena.Measurement(("random",), ("rule",), deals=26)
    lines = arena.run(setting)
    found = arena.scores(lines)
    rule, other = found["rule", "rule"], found["rule", "random"]
    assert len(rule.points) == len(other.points) == 26
    assert sum(other.points) < sum(rule.points) - 26
    assert rule.made_rate > other.made_rate + 0.2
    text = "\n".join(arena.report(setting, lines))
    assert "gain -" in text
    assert "13:" in text


@pytest.mark.parametrize(("game", "sides"), [("knockout", 4), ("classic", 2), ("bastard", 4)])
def test_without_bids_shares_of_matches_are_counted(game: str, sides: int) -> None:
    setting = arena.Measurement(("random",), ("casual",), deals=6, game=game)
    assert len(list(arena.tasks(setting))) == 6 * (1 + sides)
    lines = arena.run(setting)
    found = arena.scores(lines)
    assert found["casual", "casual"].points == [1 / sides] * 6
    assert all(0 <= share <= 1 for share in found["casual", "random"].points)
    assert sum(found["casual", "random"].points) < 6 / sides
    text = "\n".join(arena.report(setting, lines))
    assert "6 matches" in text and "made" not in text and "by size" not in text


def test_partners_are_of_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    make = arena.make
    monkeypatch.setattr(arena, "make", lambda kind, rules: asked.append(kind) or make(kind, rules))
    setting = arena.Measurement(("random",), ("casual",), deals=1, game="bid_whist")
    asked.clear()
    arena.play(setting, arena.ArenaMatch("casual", "random", 1, 0))
    assert asked == ["casual", "random", "casual", "random"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "nobody"],
        ["--field", "rule+club"],
        ["--game", "bid_whist", "--field", "rule+club+rule"],
        ["--game", "nothing"],
        ["--players", "expert:reckless"],
        ["--set", "end=target"],
        ["--set", "players"],
    ],
)
def test_what_cannot_be_measured_is_refused(arguments: list[str]) -> None:
    assert main(["arena", *arguments]) == 2


def test_the_command_prints_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--players", "casual:bold", "--field", "random", "--deals", "1"]
    assert main([*arguments, "--jobs", "1", "--set", "sequence=3"]) == 2
    short = ["--set", "sequence=CUSTOM", "--set", "custom=2,3"]
    assert main([*arguments, "--jobs", "1", *short]) == 0
    out = capsys.readouterr().out
    assert "Field random: 2 deals" in out
    assert "casual:bold" in out
