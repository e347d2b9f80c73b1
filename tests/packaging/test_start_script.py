"""What the frozen program starts with tells the processes of multiprocessing from a player's."""

from __future__ import annotations

import os
from multiprocessing import resource_tracker, spawn, util
from typing import Any

import pytest

import start


def command_of_the_tracker(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the arguments by which this Python starts the process that cleans up."""
    commands: list[list[str]] = []

    def write_down(path: str, arguments: list[Any], *rest: object) -> int:
        commands.append([os.fsdecode(each) for each in arguments])
        raise InterruptedError

    monkeypatch.setattr(util, "spawnv_passfds", write_down)
    with pytest.raises(InterruptedError):
        resource_tracker.ResourceTracker().ensure_running()
    return commands[0]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such process")
def test_the_process_that_cleans_up_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    command = command_of_the_tracker(monkeypatch)
    assert start.tracked(["farwhist", *command[1:]]) is not None


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["-c"],
        ["match.farwhist"],
        ["-c", "print(1)"],
        ["-c", "from multiprocessing.resource_tracker import main;main(1);print(1)"],
    ],
)
def test_a_player_s_arguments_run_nothing_else(arguments: list[str]) -> None:
    assert start.tracked(["farwhist", *arguments]) is None


def test_processes_are_started_as_the_program_expects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert spawn.get_command_line(pipe_handle=3)[1] == start.FORK
