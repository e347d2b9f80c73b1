"""A thinking process that stands still: it is noticed, replaced, given up, and never waited for."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Condition, Event, Thread

import pytest

from farwhist.bots.thinking.task import Task, pack
from farwhist.bots.thinking.worker import PATIENT, Patience, Ticket, Worker
from tests.helpers.thoughts import Endless, Say, Stand, Stop, Work

pytestmark = pytest.mark.slow

PATIENCE = 60
LOST = (0, "lost")
SOON = Patience(start=PATIENCE, silence=0.8, every=0.05)

needs_stop = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing can be stopped")


class Ear:
    """A worker and what has been heard of it."""

    def __init__(self, patience: Patience) -> None:
        self.heard: SimpleQueue[tuple[Ticket, str | None]] = SimpleQueue()
        self.worker = Worker(
            lambda *what: self.heard.put(what), lambda: self.heard.put(LOST), patience
        )

    def ask(self, task: Task) -> Ticket:
        return self.worker.ask(pack(task))

    def next(self) -> tuple[Ticket, str | None]:
        return self.heard.get(timeout=PATIENCE)

    def pid(self, *others: int | None) -> int:
        """Wait for a process that is none of the `others`, and return its id."""
        end = time.monotonic() + PATIENCE
        while (pid := self.worker.process) in (None, *others):
            assert time.monotonic() < end
            time.sleep(0.001)
        assert pid is not None
        return pid


Listen = Callable[[Patience], Ear]


@pytest.fixture
def listen() -> Iterator[Listen]:
    ears: list[Ear] = []

    def begin(patience: Patience) -> Ear:
        ears.append(Ear(patience))
        ears[-1].worker.start()
        return ears[-1]

    yield begin
    for ear in ears:
        ear.worker.close()
        assert ear.worker.process is None


@pytest.fixture(scope="module")
def start_time() -> float:
    """Return how many seconds a process takes until its first answer here and now."""
    ear, before = Ear(PATIENT), time.monotonic()
    ear.worker.start()
    ear.ask(Say(("well",)))
    ear.next()
    ear.worker.close()
    return time.monotonic() - before


def gone(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return False
    return True


@needs_stop
@pytest.mark.parametrize("kind", [Stop, Stand])
def test_a_process_that_stands_still_is_replaced_and_asked_again(
    listen: Listen, tmp_path: Path, kind: type[Stop | Stand]
) -> None:
    ear = listen(SOON)
    first = ear.pid()
    ticket, other = ear.ask(kind(str(tmp_path / "times"), 1)), ear.ask(Say(("after",)))
    assert [ear.next(), ear.next()] == [(ticket, "pass"), (ticket, None)]
    assert ear.worker.process != first
    assert [ear.next(), ear.next()] == [(other, "after"), (other, None)]


@needs_stop
def test_a_process_that_stands_still_again_is_given_up(listen: Listen, tmp_path: Path) -> None:
    ear = listen(Patience(PATIENCE, 0.2, 0.02))
    first = ear.pid()
    ear.ask(Stop(str(tmp_path / "times"), 9))
    second = ear.pid(first)
    assert ear.next() == LOST
    assert (tmp_path / "times").read_text(encoding="utf-8") == "xx"
    assert ear.worker.process is None
    wait_until(lambda: gone(first) and gone(second))


@needs_stop
def test_a_process_stopped_while_it_has_nothing_to_do_is_noticed_with_the_next_task(
    listen: Listen,
) -> None:
    ear = listen(SOON)
    ear.ask(Say(("well",)))
    assert [ear.next(), ear.next()] == [(1, "well"), (1, None)]
    os.kill(ear.pid(), signal.SIGSTOP)
    ticket = ear.ask(Say(("x" * 3_000_000,)))  # more than a pipe holds: asking must not wait
    ear.worker.cancel(ticket)
    later = ear.ask(Say(("later",)))
    assert [ear.next(), ear.next()] == [(later, "later"), (later, None)]


@needs_stop
def test_a_process_stopped_in_the_middle_of_a_hint_is_replaced(listen: Listen) -> None:
    ear = listen(SOON)
    hint = ear.ask(Endless())
    assert ear.next() == (hint, "1")
    os.kill(ear.pid(), signal.SIGSTOP)
    numbers: list[str | None] = []
    while not numbers or numbers[-1] != "1":
        numbers.append(ear.next()[1])


@needs_stop
def test_a_process_stopped_at_its_start_is_replaced(listen: Listen, start_time: float) -> None:
    ear = listen(Patience(start=max(0.5, 3 * start_time)))
    ticket, first = ear.ask(Say(("well",))), ear.pid()
    os.kill(first, signal.SIGSTOP)
    assert [ear.next(), ear.next()] == [(ticket, "well"), (ticket, None)]
    assert ear.worker.process != first


@needs_stop
def test_processes_that_are_all_stopped_at_their_start_are_given_up(listen: Listen) -> None:
    ear = listen(Patience(start=0.2))
    first = ear.pid()
    os.kill(first, signal.SIGSTOP)
    os.kill(ear.pid(first), signal.SIGSTOP)
    assert ear.next() == LOST


def test_a_start_that_never_returns_is_given_up(
    listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    from multiprocessing.context import SpawnProcess

    forever = Event()

    def start(self: SpawnProcess) -> None:
        forever.wait()
        raise OSError

    monkeypatch.setattr(SpawnProcess, "start", start)
    ear = listen(Patience(start=0.1))
    ear.ask(Say(("nobody",)))
    assert ear.next() == LOST
    monkeypatch.undo()
    forever.set()


def test_whoever_works_may_take_longer_than_any_limit(listen: Listen) -> None:
    ear = listen(SOON)
    first = ear.pid()
    ticket = ear.ask(Work(1.5 * SOON.silence))
    assert [ear.next(), ear.next()] == [(ticket, str(first)), (ticket, None)]


class Sleepy(Condition):
    """Waits no time at all now and then, as when the computer has slept meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.slept = 0

    def wait_for(self, predicate: Callable[[], object], timeout: float | None = None) -> bool:
        if timeout is not None:
            self.slept += 1
            if self.slept % 2:
                return bool(predicate())
        return bool(super().wait_for(predicate, timeout))


def test_a_computer_that_sleeps_is_no_process_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear(Patience(PATIENCE, PATIENCE, 0.02))
    sleepy = Sleepy()
    ear.worker._change = sleepy
    ear.worker.start()
    first = ear.pid()
    ticket = ear.ask(Work(0.2))
    assert [ear.next(), ear.next()] == [(ticket, str(first)), (ticket, None)]
    assert sleepy.slept > 2
    ear.worker.close()


@needs_stop
@pytest.mark.parametrize("when", ["at its start", "with a task"])
def test_a_stopped_process_is_ended_without_waiting_for_it(when: str, tmp_path: Path) -> None:
    ear = Ear(PATIENT)
    ear.worker.start()
    if when == "with a task":
        ear.ask(Stop(str(tmp_path / "times"), 1))
        wait_until((tmp_path / "times").exists)
    pid = ear.pid()
    os.kill(pid, signal.SIGSTOP)
    closing = Thread(target=ear.worker.close, daemon=True)
    closing.start()
    closing.join(PATIENCE)
    assert not closing.is_alive()
    assert gone(pid)


IMMORTAL = """
import os, signal, sys
from multiprocessing.popen_spawn_posix import Popen
from farwhist.bots.thinking import process
from farwhist.bots.thinking.worker import Worker

if __name__ == "__main__":
    process.MERCY = process.BURIAL = 0.05
    Popen._send_signal = lambda self, sig: None  # as where the system does not end it
    worker = Worker(print, print)
    worker.start()
    while worker.process is None:
        pass
    os.kill(worker.process, signal.SIGSTOP)
    print(worker.process)
"""


@needs_stop
def test_the_program_ends_even_if_the_process_cannot_be_ended(tmp_path: Path) -> None:
    script = tmp_path / "immortal.py"
    script.write_text(IMMORTAL, encoding="utf-8")
    program = subprocess.Popen(
        [sys.executable, str(script)],
        env={"PYTHONPATH": str(Path.cwd())},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    try:
        assert program.wait(PATIENCE) == 0
    finally:
        program.kill()
        program.stdout.close()
        os.kill(pid, signal.SIGKILL)


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)
