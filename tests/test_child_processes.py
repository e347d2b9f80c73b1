"""The processes that the program starts end with it, without a word, whenever it is killed."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import spawn
from pathlib import Path

import pytest

from farwhist import child_processes
from tests.ui.app.test_two_programs import PATIENCE, needs_stop, thinking

ROOT = Path(__file__).parents[1]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="Windows hands pipes to processes in another way"),
]


def quiet_command(monkeypatch: pytest.MonkeyPatch, pipe: int) -> list[str]:
    """Return the command that starts a child from source."""
    monkeypatch.setattr(spawn, "get_command_line", spawn.get_command_line)
    child_processes.start_quietly()
    return spawn.get_command_line(tracker_fd=pipe, pipe_handle=pipe)


def frozen_command(monkeypatch: pytest.MonkeyPatch, pipe: int) -> list[str]:
    """Return the command that starts a child of the frozen program."""
    monkeypatch.setattr("sys.frozen", True, raising=False)
    _, *arguments = spawn.get_command_line(tracker_fd=pipe, pipe_handle=pipe)
    return [sys.executable, str(ROOT / "packaging" / "start.py"), *arguments]


@pytest.mark.parametrize("told", [b"", pickle.dumps({"name": "farwhist"})[:-4]])
@pytest.mark.parametrize("command", [quiet_command, frozen_command])
def test_a_child_that_is_never_told_what_to_do_ends_without_a_word(
    command: Callable[[pytest.MonkeyPatch, int], list[str]],
    told: bytes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it is when the program is killed just after it has started a process."""
    ours, theirs = os.pipe()
    os.write(theirs, told)
    os.close(theirs)
    words = command(monkeypatch, ours)
    done = subprocess.run(words, pass_fds=[ours], capture_output=True, check=False)
    os.close(ours)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_the_command_is_changed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words = quiet_command(monkeypatch, 3)
    child_processes.start_quietly()
    assert spawn.get_command_line(tracker_fd=3, pipe_handle=3) == words


def runs(pid: int) -> bool:
    """Whether a process is there, and more than a dead one that nobody has asked for yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@needs_stop
def test_no_process_of_the_arena_outlives_it() -> None:
    """Each has hours to play, and nobody left to tell."""
    words = [
        "-m",
        "farwhist",
        "arena",
        "--field",
        "rule",
        "--deals",
        "100000",
        "--seed",
        "1",
        "--jobs",
        "2",
    ]
    with subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL) as program:
        child = thinking(program)
        program.kill()
    end = time.monotonic() + PATIENCE
    while runs(child):
        assert time.monotonic() < end
        time.sleep(0.01)
