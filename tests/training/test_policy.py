"""The policy is learned from choices of cards, and written as the opponents read it."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from farwhist.bots.core.levels import LEVELS, level_of
from farwhist.bots.exact.policy import SIZES, policy
from training.__main__ import main
from training.choices import PLAIN_EXPERT, Choice, choices, collect, collected, teacher
from training.policy import TARGET, learn, missed, missed_blind, shipped, write

WEAK = [level_of("club"), level_of("flat-300")]


def test_the_tables_are_whole_and_foretell_what_strong_seats_play() -> None:
    assert tuple(map(len, policy())) == SIZES
    made = list(choices(WEAK, 4))
    assert missed(shipped(), made) < missed_blind(made) - 0.1


def test_tables_are_written_as_they_are_read(tmp_path: Path) -> None:
    write(shipped(), tmp_path / "policy.json")
    assert (tmp_path / "policy.json").read_bytes() == TARGET.read_bytes()


def test_learning_finds_a_preference() -> None:
    entries = ((0, 0, 0), (16, 144, 96))
    made = [Choice(entries, int(n % 4 > 0)) for n in range(400)]
    tables = learn(made, 3, Random(1))
    assert missed(tables, made) < 0.6 < missed_blind(made)
    assert sum(row[n] for row, n in zip(tables, entries[1], strict=True)) > 0


def test_a_teacher_needs_no_table_that_it_makes() -> None:
    assert teacher("plain-expert") is PLAIN_EXPERT and not PLAIN_EXPERT.learned
    assert teacher("strong") is LEVELS["strong"]
    with pytest.raises(ValueError, match="sage"):
        teacher("sage")


def test_choices_are_kept_and_added_to(tmp_path: Path) -> None:
    file = tmp_path / "choices.jsonl"
    thumbs = [level_of("casual")]
    while not file.exists() or len(file.read_text("ascii").splitlines()) < 3:
        collect(file, thumbs, 7, 0.0005)
    kept = collected(file)
    assert [list(choices(thumbs, seed)) for seed in (7, 8, 9)] == kept[:3]
    assert all(len(choice.entries) > 1 for made in kept for choice in made)


def test_no_minutes_add_nothing(tmp_path: Path) -> None:
    file = tmp_path / "choices.jsonl"
    collect(file, WEAK, 1, 0.0)
    assert not file.exists()


def test_the_command_writes_what_it_has_learned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, table = tmp_path / "choices.jsonl", tmp_path / "policy.json"
    made = [list(islice(choices([level_of("casual")], seed), 40)) for seed in range(4)]
    lines = [json.dumps([seed, each]) + "\n" for seed, each in enumerate(made)]
    file.write_text("".join(lines), "ascii")
    main(["policy", str(file), "--rounds", "2", "--seed", "5", "--out", str(table)])
    assert "120 choices, and 40 others" in capsys.readouterr().out
    again = tmp_path / "again.json"
    write(learn([each for match in made[:3] for each in match], 2, Random(5)), again)
    assert table.read_bytes() == again.read_bytes() != TARGET.read_bytes()
