"""The process in which seats think: its answers, its deaths and its end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.context import SpawnProcess
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pytest

from farwhist.bots.thinking.serving import CANCEL, Voice, answer_all
from farwhist.bots.thinking.task import MoveTask, Task, Terms, answer, pack, unpack
from farwhist.bots.thinking.worker import Ticket, Worker
from farwhist.engine.moves import read
from tests.helpers.drive import start
from tests.helpers.thoughts import Die, Endless, Modules, Say

pytestmark = pytest.mark.slow

PATIENCE = 60
LOST = (0, "lost")


class Ear:
    """A worker and what has been heard of it."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[tuple[Ticket, str | None]] = SimpleQueue()
        self.worker = Worker(lambda *what: self.heard.put(what), lambda: self.heard.put(LOST))

    def ask(self, task: Task) -> Ticket:
        return self.worker.ask(pack(task))

    def next(self) -> tuple[Ticket, str | None]:
        return self.heard.get(timeout=PATIENCE)


@pytest.fixture
def ear() -> Iterator[Ear]:
    ear = Ear()
    ear.worker.start()
    yield ear
    ear.worker.close()
    assert ear.worker.process is None
    assert ear.heard.empty()


def task(seat: int = 1) -> MoveTask:
    match = start("elevator", 4, 5)
    decision = match.decision(seat)
    assert decision is not None
    return MoveTask.of(Terms("elevator", 4, "rule"), match.view(seat), decision, 7)


def test_a_task_is_the_same_after_the_journey() -> None:
    assert unpack(pack(task())) == task()


def test_the_worker_finds_what_is_found_here(ear: Ear) -> None:
    ticket = ear.ask(task())
    number, text = ear.next()
    assert number == ticket and text is not None
    assert read(text) == answer(task())
    assert ear.next() == (ticket, None)


def test_answers_come_in_the_order_asked(ear: Ear) -> None:
    tickets = [ear.ask(Say((str(number), "!"))) for number in range(20)]
    for number, ticket in enumerate(tickets):
        assert [ear.next() for _ in range(3)] == [
            (ticket, str(number)), (ticket, "!"), (ticket, None),
        ]  # fmt: skip


def test_a_stream_ends_when_it_is_cancelled(ear: Ear) -> None:
    endless = ear.ask(Endless())
    later = ear.ask(Say(("late",)))
    assert [ear.next() for _ in range(3)] == [(endless, "1"), (endless, "2"), (endless, "3")]
    ear.worker.cancel(endless)
    heard = ear.next()
    while heard[0] == endless:  # what was on its way
        heard = ear.next()
    assert [heard, ear.next()] == [(later, "late"), (later, None)]


def test_a_task_that_waits_is_never_begun_when_it_is_cancelled(ear: Ear, tmp_path: Path) -> None:
    endless = ear.ask(Endless())
    assert ear.next() == (endless, "1")
    ear.worker.cancel(ear.ask(Die(str(tmp_path / "deaths"), 1)))
    ear.worker.cancel(endless)
    last = ear.ask(Say(("done",)))
    heard = ear.next()
    while heard[0] == endless:
        heard = ear.next()
    assert [heard, ear.next()] == [(last, "done"), (last, None)]
    assert not (tmp_path / "deaths").exists()


def test_a_cancellation_that_comes_too_late_changes_nothing() -> None:
    ours, theirs = Pipe()
    ours.send_bytes(CANCEL)
    ours.send_bytes(pack(Say(("yes",))))
    thread = Thread(target=answer_all, args=(theirs, Voice(theirs)))
    thread.start()
    assert [ours.recv(), ours.recv()] == ["yes", None]
    ours.close()
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_a_process_that_dies_is_replaced_and_asked_again(ear: Ear, tmp_path: Path) -> None:
    before = ear.worker.process
    ticket = ear.ask(Die(str(tmp_path / "deaths"), 1))
    other = ear.ask(Say(("after",)))
    assert [ear.next(), ear.next()] == [(ticket, "pass"), (ticket, None)]
    assert ear.worker.process != before
    assert [ear.next(), ear.next()] == [(other, "after"), (other, None)]
    assert (tmp_path / "deaths").read_text(encoding="utf-8") == "x"


def test_a_process_that_dies_twice_is_given_up(ear: Ear, tmp_path: Path) -> None:
    ear.ask(Say(("well",)))
    assert [ear.next(), ear.next()] == [(1, "well"), (1, None)]
    ear.ask(Die(str(tmp_path / "deaths"), 9))
    assert ear.next() == LOST
    assert (tmp_path / "deaths").read_text(encoding="utf-8") == "xx"
    ear.ask(Say(("nobody",)))


@pytest.mark.parametrize(
    "trouble",
    [OSError(11, "Resource temporarily unavailable"), RuntimeError("no main guard")],
    ids=["system", "caller"],
)
def test_a_process_that_cannot_be_started_means_the_loss_of_the_worker(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    def refuse(self: object) -> None:
        raise trouble

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    ear = Ear()
    ear.ask(Say(("early",)))
    ear.worker.start()
    assert ear.next() == LOST
    ear.worker.close()


def test_the_worker_knows_nothing_of_windows(ear: Ear) -> None:
    ear.ask(Modules())
    _, text = ear.next()
    assert ear.next() == (1, None)
    assert text is not None and "farwhist.bots" in text.split()
    assert not [name for name in text.split() if "PySide6" in name or "farwhist.ui" in name]


def test_a_worker_can_be_closed_at_any_time(tmp_path: Path) -> None:
    Ear().worker.close()
    early = Ear()
    early.worker.start()
    early.worker.close()
    late = Ear()
    late.worker.start()
    late.ask(Endless())
    late.next()
    late.worker.close()
    late.worker.close()
    assert late.worker.process is None


FORGETFUL = """
from farwhist.bots.thinking.worker import Worker
from farwhist.bots.thinking.task import pack
from queue import SimpleQueue
from tests.helpers.thoughts import Say

if __name__ == "__main__":
    heard = SimpleQueue()
    worker = Worker(lambda *what: heard.put(what), print)
    worker.start()
    worker.ask(pack(Say(("well",))))
    heard.get()
    print(worker.process)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
def test_a_program_that_forgets_its_worker_leaves_none_behind(tmp_path: Path) -> None:
    script = tmp_path / "forgetful.py"
    script.write_text(FORGETFUL, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        env={"PYTHONPATH": str(Path.cwd())},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert not Path(f"/proc/{int(done.stdout)}").exists()
