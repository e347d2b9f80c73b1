"""What the process in which seats think costs: how soon it answers, and its memory."""

from __future__ import annotations

import sys
from pathlib import Path
from queue import SimpleQueue
from statistics import median
from time import perf_counter

from farwhist.bots.thinking.task import MoveTask, Terms, pack
from farwhist.bots.thinking.worker import Worker
from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset


def report() -> None:
    """Print every row."""
    match = Match(ruleset("elevator", 4), 1)
    decision = match.decisions[1]
    task = MoveTask.of(Terms("elevator", 4, "random"), match.view(decision.seat), decision, 1)
    ready, trips, memory = zip(*(_life(pack(task)) for _ in range(5)), strict=True)
    print(f"{'worker process: first answer after its start':<46}{median(ready):9.0f} ms")
    print(f"{'worker process: a task that needs no thought':<46}{median(trips):9.2f} ms")
    if sys.platform == "linux":
        print(f"{'worker process: memory':<46}{median(memory):9.0f} MB")


def _life(data: bytes) -> tuple[float, float, float]:
    """Return the milliseconds to the first answer and of later ones, and the megabytes."""
    heard: SimpleQueue[str | None] = SimpleQueue()
    worker = Worker(lambda ticket, text: heard.put(text), lambda: heard.put("lost"))
    start = perf_counter()
    worker.start()
    worker.ask(data)
    while heard.get(timeout=60) is not None:
        pass
    ready = perf_counter() - start
    trips = []
    for _ in range(50):
        start = perf_counter()
        worker.ask(data)
        while heard.get(timeout=60) is not None:
            pass
        trips.append(perf_counter() - start)
    memory = _megabytes(worker.process)
    worker.close()
    return ready * 1000, median(trips) * 1000, memory


def _megabytes(process: int | None) -> float:
    if sys.platform != "linux":
        return 0.0
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    report()
