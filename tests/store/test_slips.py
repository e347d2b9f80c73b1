"""Slips come again at growing intervals until they have been learned."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from farwhist.store.database import Database
from farwhist.store.matches import Saved
from farwhist.store.outcome import key_of
from farwhist.store.slips import INTERVALS, MARK, STEPS, Slip, SlipStore, next_time

TODAY = date(2026, 11, 22)


@given(st.lists(st.booleans(), max_size=20))
def test_only_right_answers_in_a_row_make_it_learned(answers: list[bool]) -> None:
    step, due, day = 0, TODAY + timedelta(INTERVALS[0]), TODAY
    run = 0
    for right in answers:
        if due is None:
            break
        day = due
        step, due = next_time(step, right=right, today=day)
        run = run + 1 if right else 0
        assert step == run
        assert (due is None) == (run == len(INTERVALS))
        assert due is None or due == day + timedelta(INTERVALS[step])


def test_the_questions_of_a_day(tmp_path: Path) -> None:
    store = SlipStore(tmp_path / "slips.sqlite3")
    assert (
        store.due(TODAY, 8) == [] and store.next_day() is None and store.count(TODAY) == (0, 0, 0)
    )
    store.add("cheap", TODAY, 0.05, "match", "{}")
    store.add("dear", TODAY, 0.5, "match", "{}")
    store.add("early", TODAY - timedelta(3), 0.05, "match", "{}")
    store.add("dear", TODAY + timedelta(9), 0.9, "other", "{}")
    assert [each.key for each in store.due(TODAY, 8)] == ["early"]
    tomorrow = TODAY + timedelta(1)
    found = store.due(tomorrow, 8)
    assert [each.key for each in found] == ["early", "dear", "cheap"]
    assert [each.key for each in store.due(tomorrow, 2)] == ["early", "dear"]
    store.answered(found[0], right=True, today=tomorrow)
    store.answered(found[1], right=False, today=tomorrow)
    assert [each.key for each in store.due(tomorrow, 8)] == ["cheap"]
    for _ in INTERVALS:
        (cheap,) = [each for each in store.due(TODAY + timedelta(900), 8) if each.key == "cheap"]
        store.answered(cheap, right=True, today=TODAY)
    assert store.count(TODAY) == (3, 0, 1)
    assert store.next_day() == TODAY + timedelta(2)
    store.leave_out(found[1])
    assert store.count(TODAY + timedelta(4)) == (2, 1, 1)


def test_a_clock_that_is_put_back_asks_nothing_anew(tmp_path: Path) -> None:
    store = SlipStore(tmp_path / "slips.sqlite3")
    store.add("one", TODAY, 0.1, "match", "{}")
    assert store.due(TODAY - timedelta(400), 8) == []


def test_what_is_left_out_is_never_asked_again_unless_it_is_put_back(tmp_path: Path) -> None:
    store = SlipStore(tmp_path / "slips.sqlite3")
    store.add("one", TODAY, 0.1, "match", "{}", move=7)
    store.add("two", TODAY, 0.05, "match", "{}")
    later = TODAY + timedelta(30)
    one, two = store.due(later, 8)
    assert (one.move, two.move) == (7, None)
    store.leave_out(one)
    store.add("one", later, 0.1, "match", "{}", move=7)
    assert store.due(later, 8) == [two] and store.count(later) == (1, 1, 0)
    store.put_back(one)
    assert store.due(later, 8) == [one, two] and store.count(later) == (2, 2, 0)


def test_slips_of_an_older_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "slips.sqlite3"
    old = Database(path, MARK, STEPS[:1])
    row = ("one", TODAY.isoformat(), 0.1, "match", "{}", 2, TODAY.isoformat())
    old.write(lambda each: each.execute("INSERT INTO slip VALUES (?, ?, ?, ?, ?, ?, ?)", row))
    assert SlipStore(path).due(TODAY, 8) == [Slip("one", TODAY, 0.1, "match", "{}", 2, TODAY, None)]


def test_slips_of_an_older_version_get_their_words(tmp_path: Path) -> None:
    path = tmp_path / "slips.sqlite3"
    old = Database(path, MARK, STEPS[:3])
    saved = Saved("elevator", 4, 7)
    verdict = json.dumps({"word": "mistake"})
    for key, match, told, word in (
        ("one", saved.text(), verdict, None),
        ("two", "no match", verdict, None),
        ("three", saved.text(), "[]", None),
        ("four", saved.text(), verdict, "blunder"),
    ):
        day = TODAY.isoformat()
        row = (key, day, 0.1, match, told, 0, day, 3, None if word is None else "known", word)
        old.write(
            lambda each, row=row: each.execute(
                "INSERT INTO slip VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row
            )
        )
    store = SlipStore(path)
    assert store.words() == {key_of(saved.setting): {"mistake"}, "known": {"blunder"}}
    assert len(store.due(TODAY, 8)) == 4
