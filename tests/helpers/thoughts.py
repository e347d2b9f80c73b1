"""Tasks for a worker process that do what no bot should."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Say:
    """Answers at once with each of its texts."""

    texts: tuple[str, ...]

    def answers(self) -> Iterator[str]:
        yield from self.texts


@dataclass(frozen=True)
class Endless:
    """Counts for ever, as a hint that is refined as long as it is wanted."""

    def answers(self) -> Iterator[str]:
        number = 0
        while True:
            number += 1
            yield str(number)
            time.sleep(0.001)


@dataclass(frozen=True)
class Die:
    """Kills its process, `times` times in all; then it passes. `file` counts the deaths."""

    file: str
    times: int

    def answers(self) -> Iterator[str]:
        if _again(self.file, self.times):
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(60)
        yield "pass"


@dataclass(frozen=True)
class Stop:
    """Stops its process, as from outside, `times` times in all; then it passes."""

    file: str
    times: int

    def answers(self) -> Iterator[str]:
        if _again(self.file, self.times):
            os.kill(os.getpid(), signal.SIGSTOP)
        yield "pass"


@dataclass(frozen=True)
class Stand:
    """Stands still, as on a file that nobody delivers, `times` times in all; then it passes."""

    file: str
    times: int

    def answers(self) -> Iterator[str]:
        if _again(self.file, self.times):
            time.sleep(60)
        yield "pass"


@dataclass(frozen=True)
class Work:
    """Uses so many seconds of the processor before its only answer, and says which process did."""

    seconds: float

    def answers(self) -> Iterator[str]:
        end = time.process_time() + self.seconds
        while time.process_time() < end:
            sum(range(1000))
        yield str(os.getpid())


def _again(file: str, times: int) -> bool:
    """Count one more time in a file; return whether there were fewer than `times` before."""
    path = Path(file)
    before = len(path.read_text(encoding="utf-8")) if path.exists() else 0
    if before < times:
        path.write_text("x" * (before + 1), encoding="utf-8")
    return before < times


@dataclass(frozen=True)
class Fail:
    """Raises, after one answer, an exception that names a card."""

    def answers(self) -> Iterator[str]:
        yield "one"
        raise ValueError("play AS")


@dataclass(frozen=True)
class Modules:
    """Answers with the modules that its process has imported."""

    def answers(self) -> Iterator[str]:
        import sys

        yield " ".join(sys.modules)
