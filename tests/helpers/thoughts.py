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
        path = Path(self.file)
        died = len(path.read_text(encoding="utf-8")) if path.exists() else 0
        if died < self.times:
            path.write_text("x" * (died + 1), encoding="utf-8")
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(60)
        yield "pass"


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
