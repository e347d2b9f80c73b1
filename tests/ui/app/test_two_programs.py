"""The real program, started again while it runs, killed, or left with a process that hangs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from farwhist.store.lock import lock_of
from farwhist.store.matches import MatchStore
from tests.store.test_orphaned_matches import played, put
from tests.ui.robot import PATIENCE, playing

needs_stop = pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")


def seed(folder: Path, name: str = "match") -> int:
    saved = MatchStore(folder, name).load()
    assert saved is not None
    return saved.seed


def free(folder: Path) -> bool:
    """Whether no program has the match open."""
    lock = lock_of(folder, "match")
    try:
        return lock.take()
    finally:
        lock.unlock()


def thinking(program: subprocess.Popen[Any]) -> int:
    """Wait for the thinking process of a program, and return its id."""
    children = Path(f"/proc/{program.pid}/task")
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for task in children.glob("*/children"):
            for pid in task.read_text().split():
                if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                    return int(pid)
        time.sleep(0.01)
    raise TimeoutError


def test_a_second_start_shows_the_first_window_and_ends(tmp_path: Path) -> None:
    with playing(tmp_path) as first:
        first.does("dealt")
        with playing(tmp_path) as second:
            second.does("press Show that window")
            second.ends()
        assert not list(tmp_path.glob("match-*"))
        assert not list(tmp_path.glob("*.show"))
        first.does("close")
        first.ends()
        assert free(tmp_path)


def test_a_second_start_plays_another_match_and_leaves_it_to_the_next(tmp_path: Path) -> None:
    with playing(tmp_path) as first:
        first.does("dealt")
        with playing(tmp_path) as second:
            second.does("see Play another match")
            assert not list(tmp_path.glob("match-*")), "nothing is dealt before"
            second.does("press Play another match")
            second.does("dealt")
            assert seed(tmp_path, "match-2") != seed(tmp_path)
            second.does("close")
            second.ends()
        put(tmp_path, "match-2", played(6, seed=2))
        first.program.kill()
        first.program.wait()
    assert (tmp_path / "match.lock").exists()
    before = seed(tmp_path)
    with playing(tmp_path) as third:
        third.does("dealt")
        assert seed(tmp_path) == before, "a program that was killed holds nothing"
        third.does("press Resume it")
        third.does("dealt")
        assert seed(tmp_path) == 2
        third.does("close")
        third.ends()
    assert not (tmp_path / "match-2.json").exists()


@needs_stop
def test_the_match_of_a_program_that_stands_still_is_taken_over(tmp_path: Path) -> None:
    with playing(tmp_path) as first:
        first.does("dealt")
        before = seed(tmp_path)
        first.program.send_signal(signal.SIGSTOP)
        with playing(tmp_path, hurry=True) as second:
            second.does("press Show that window")
            second.does("press Take over the match")
            second.does("dealt")
            assert seed(tmp_path) == before
            assert lock_of(tmp_path, "match").holder() == second.program.pid
            second.does("close")
            second.ends()


@needs_stop
@pytest.mark.parametrize("when", ["at its start", "later"])
def test_a_program_ends_although_its_thinking_process_is_stopped(tmp_path: Path, when: str) -> None:
    with playing(tmp_path) as first:
        if when == "later":
            first.does("dealt")
        process = thinking(first.program)
        os.kill(process, signal.SIGSTOP)
        first.does("close")
        first.ends()
        assert not Path(f"/proc/{process}").exists()
    assert free(tmp_path)


def test_a_program_that_was_killed_hides_no_match(tmp_path: Path) -> None:
    """The plain command, without a robot in it."""
    command = [sys.executable, "-m", "farwhist", "--folder", str(tmp_path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    (tmp_path / "match.lock").write_text(f"{os.getpid()}\npytest\n", encoding="utf-8")
    left = played(6, seed=2)
    for _ in range(2):
        path = put(tmp_path, "match", left)
        before = path.stat().st_mtime_ns
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as program:
            end = time.monotonic() + PATIENCE
            while path.stat().st_mtime_ns == before:
                assert program.poll() is None and time.monotonic() < end
                time.sleep(0.01)
            assert lock_of(tmp_path, "match").holder() == program.pid
            program.kill()
        saved = MatchStore(tmp_path).load()
        assert saved is not None and saved.moves[: len(left.moves)] == left.moves
    assert not list(tmp_path.glob("match-*"))
