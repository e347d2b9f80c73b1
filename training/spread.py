"""Where the tasks of a command are done: in processes, or on a cluster whose workers have both
packages."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from farwhist import executors
from farwhist.commands import add_executor

Task = TypeVar("Task")
Result = TypeVar("Result")

PACKAGES: Final = ("farwhist", "training")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say where a command can be told to do its tasks."""
    add_executor(parser)


def results(
    function: Callable[[Task], Result], tasks: Sequence[Task], given: argparse.Namespace
) -> Iterator[Result]:
    """Yield what a function returns for each task, in their order.

    Raises:
        NotDone: it cannot be done where it should be.
    """
    with executors.opened(given.jobs, given.cluster, len(tasks), PACKAGES) as executor:
        yield from executors.results(function, tasks, executor)
