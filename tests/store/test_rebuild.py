"""What was saved and not counted is counted later, once, and nothing is lost by that."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from farwhist.store import statistics
from farwhist.store.database import Trouble
from farwhist.store.matches import Saved
from farwhist.store.outcome import MatchFacts, facts_of
from farwhist.store.statistics import (
    FILE,
    StatisticsStore,
    bring_up_to_date,
    forget_uncounted,
    keep_uncounted,
)
from tests.helpers.record import CLUB, NOON, later, made_deal, made_match, play

SALT = "0f" * 32
SHORT = Saved("elevator", 4, 5, changes={"sequence": "CUSTOM", "custom": "1,2,1"}, salt=SALT)
LEVELS = ("club",) * 6
Outcome = tuple[object, ...]


def at_move(number: int, saved: Saved = SHORT) -> Saved:
    """Return a short match after so many moves, or at its end."""
    return replace(saved, moves=tuple(play(saved).moves[:number]))


def facts(saved: Saved) -> MatchFacts:
    rules = ruleset(saved.preset, saved.seats, saved.changes)
    return facts_of(Match(rules, saved.seed, saved.moves), saved, rules, CLUB)


def write(folder: Path, saved: Saved, name: str = "match") -> Path:
    path = folder / f"{name}.json"
    path.write_text(saved.text(), encoding="utf-8")
    return path


def counted(folder: Path) -> dict[str, Outcome]:
    """Return what is counted of each match, its times apart."""
    return {
        match.key: (
            [deal.row() for deal in match.deals], match.place, match.won, match.total,
            match.assisted,
        )
        for match in StatisticsStore(folder).read()
    }  # fmt: skip


def wanted(of: MatchFacts) -> Outcome:
    return (
        [deal.row() for deal in of.deals], of.place, bool(of.won), of.total or 0.0, of.assisted,
    )  # fmt: skip


WHOLE = at_move(999)
MOVES = len(WHOLE.moves)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(counted_at=st.integers(0, MOVES), saved_at=st.integers(0, MOVES), assisted=st.booleans())
def test_what_the_file_has_is_counted_and_nothing_removed(
    tmp_path: Path, counted_at: int, saved_at: int, assisted: bool
) -> None:
    for file in tmp_path.iterdir():
        file.unlink()
    before = facts(at_move(counted_at))
    if before.deals:
        StatisticsStore(tmp_path).write([before], NOON)
    saved = replace(at_move(saved_at), assisted=assisted)
    write(tmp_path, saved)
    bring_up_to_date(tmp_path, LEVELS)
    now = facts(saved)
    fuller = now if len(now.deals) >= len(before.deals) else before
    if not fuller.deals:
        assert not (tmp_path / FILE).exists()
        return
    found = counted(tmp_path)[fuller.key]
    helped = bool(assisted and now.deals)
    assert found == wanted(replace(fuller, assisted=helped))
    content = (tmp_path / FILE).read_bytes()
    bring_up_to_date(tmp_path, LEVELS)
    assert (tmp_path / FILE).read_bytes() == content, "the second time there is nothing to do"


def test_a_deal_that_was_played_again_counts_as_it_is_saved(tmp_path: Path) -> None:
    now = facts(WHOLE)
    other = replace(now.deals[2], bid=1, took=0, points=-1)
    StatisticsStore(tmp_path).write([replace(now, deals=(*now.deals[:2], other), total=1.0)], NOON)
    write(tmp_path, replace(WHOLE, assisted=True))
    bring_up_to_date(tmp_path, LEVELS)
    assert counted(tmp_path)[now.key] == wanted(replace(now, assisted=True))


def test_it_was_finished_when_it_was_saved_against_those_who_play(tmp_path: Path) -> None:
    path = write(tmp_path, WHOLE)
    os.utime(path, (NOON.timestamp(), NOON.timestamp()))
    bring_up_to_date(tmp_path, ("club", "expert", "strong", "weak"))
    (match,) = StatisticsStore(tmp_path).read()
    assert datetime.fromisoformat(match.finished) == NOON
    assert {deal.levels for deal in match.deals} == {"club expert strong"}


def test_what_was_reset_stays_so(tmp_path: Path) -> None:
    write(tmp_path, WHOLE)
    bring_up_to_date(tmp_path, LEVELS)
    store = StatisticsStore(tmp_path)
    number = store.reset(counted(tmp_path))
    bring_up_to_date(tmp_path, LEVELS)
    assert counted(tmp_path) == {}
    store.undo_reset(number)
    assert len(counted(tmp_path)) == 1


def test_all_kept_matches_are_counted_whatever_lies_between(tmp_path: Path) -> None:
    others = [replace(SHORT, seed=seed) for seed in (6, 7, 8)]
    write(tmp_path, WHOLE)
    write(tmp_path, at_move(999, others[0]), "match-2")
    write(tmp_path, at_move(999, others[1]), "match.damaged-1")
    write(tmp_path, replace(at_move(999, others[2]), human=None), "match-3")
    (tmp_path / "match-4.json").write_bytes(b"\xff\x00")
    (tmp_path / "match-5.json").mkdir()
    newer = WHOLE.text().replace('"version": 2', '"version": 99')
    (tmp_path / "match-6.json").write_text(newer, encoding="utf-8")
    (tmp_path / "match-7.json").write_text(f"{WHOLE.text()[:-40]}\n", encoding="utf-8")
    (tmp_path / "preferences.json").write_text("{}", encoding="utf-8")
    StatisticsStore(tmp_path).write([made_match("old", made_deal(1))], NOON)
    bring_up_to_date(tmp_path, LEVELS)
    keys = {facts(at_move(999, saved)).key for saved in (SHORT, *others[:2])}
    assert set(counted(tmp_path)) == {"old", *keys}


def test_a_file_that_is_written_meanwhile_is_left_to_who_writes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, read, now = write(tmp_path, WHOLE), statistics.read_file, facts(WHOLE)
    again = replace(now, deals=(*now.deals[:2], replace(now.deals[2], bid=1, took=0, points=-1)))

    def slow(file: Path) -> Saved:
        saved = read(file)
        os.utime(path, (1, 1))
        StatisticsStore(tmp_path).write([again], later(1))
        return saved

    monkeypatch.setattr(statistics, "read_file", slow)
    bring_up_to_date(tmp_path, LEVELS)
    assert counted(tmp_path) == {now.key: wanted(again)}


def test_one_odd_file_keeps_no_other_from_being_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, WHOLE)
    write(tmp_path, at_move(999, replace(SHORT, seed=6)), "match-2")
    true = statistics.read_file

    def odd(path: Path) -> Saved:
        if path.stem == "match":
            raise IndexError
        return true(path)

    monkeypatch.setattr(statistics, "read_file", odd)
    with pytest.raises(IndexError):
        bring_up_to_date(tmp_path, LEVELS)
    assert len(counted(tmp_path)) == 1


def test_when_it_is_not_wanted_any_more_it_ends(tmp_path: Path) -> None:
    write(tmp_path, WHOLE)
    write(tmp_path, at_move(999, replace(SHORT, seed=6)), "match-2")
    answers = iter([True, False])
    bring_up_to_date(tmp_path, LEVELS, lambda: next(answers))
    assert len(counted(tmp_path)) == 1


def test_a_match_that_could_not_be_counted_waits_in_a_file(tmp_path: Path) -> None:
    key = facts(WHOLE).key
    keep_uncounted(tmp_path, key, WHOLE)
    (tmp_path / FILE).mkdir()
    bring_up_to_date(tmp_path, LEVELS)
    assert len(list(tmp_path.glob("uncounted-*.json"))) == 1, "it waits for another start"
    (tmp_path / FILE).rmdir()
    bring_up_to_date(tmp_path, LEVELS)
    assert counted(tmp_path) == {key: wanted(facts(WHOLE))}
    assert not list(tmp_path.glob("uncounted-*.json"))
    forget_uncounted(tmp_path, key)


@pytest.mark.parametrize("make", [Path.mkdir, lambda path: path.write_text("in the way")])
def test_where_nothing_can_be_kept_nothing_is_raised(
    tmp_path: Path, make: Callable[[Path], object]
) -> None:
    make(tmp_path / "uncounted-a.json")
    make(tmp_path / "folder")
    keep_uncounted(tmp_path / "folder" / "file", "a", WHOLE)
    keep_uncounted(tmp_path, "a", WHOLE)
    forget_uncounted(tmp_path, "a")


def test_statistics_of_a_later_program_are_left_alone(tmp_path: Path) -> None:
    write(tmp_path, WHOLE)
    (tmp_path / FILE).write_text("no database " * 100, encoding="utf-8")
    bring_up_to_date(tmp_path, LEVELS)
    assert len(counted(tmp_path)) == 1, "what is damaged is set aside, and all is worked out anew"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("farwhist.store.statistics.STEPS", ())
        content = (tmp_path / FILE).read_bytes()
        bring_up_to_date(tmp_path, LEVELS)
        with pytest.raises(Trouble):
            StatisticsStore(tmp_path).read()
    assert (tmp_path / FILE).read_bytes() == content
