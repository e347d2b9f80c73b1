"""A lock that ends with its process, whatever its file holds."""

from __future__ import annotations

import errno
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from farwhist.store import lock as lock_module
from farwhist.store.lock import Lock

HOLDER = """
import sys, time
from pathlib import Path
from farwhist.store.lock import Lock
lock = Lock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.readline()
print(lock.keep(), flush=True)
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.lock"


@pytest.fixture
def holder(path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that holds the lock; a line makes it say whether it still does."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "True\n"
        yield program
        program.kill()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff rubbish",
        b'{"process": 1',
        f"{os.getppid()}\nfarwhist\n".encode(),
        b"[" * 9999,
    ],
    ids=["empty", "rubbish", "cut", "another program", "deep"],
)
def test_what_the_file_holds_decides_nothing(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    lock = Lock(path)
    assert lock.holder() is None
    assert lock.take()
    assert lock.holder() == os.getpid()
    lock.unlock()


def test_one_holds_it_until_it_is_left(path: Path) -> None:
    first, second = Lock(path), Lock(path)
    assert first.take() and first.take()
    assert not second.take() and not second.keep()
    assert first.keep()
    first.unlock()
    assert not path.exists() and not first.keep()
    assert second.take()
    second.unlock()
    first.unlock()


def test_what_was_seized_is_lost_for_good(path: Path) -> None:
    """Whoever seized it may have played on, and have left the file."""
    first, second, third = (Lock(path, lasting=True) for _ in range(3))
    assert first.take() and second.seize()
    second.unlock()
    assert path.exists()
    assert not first.keep() and not first.keep()
    assert third.take() and not first.keep()
    third.unlock()
    first.unlock()


def test_another_program_holds_it_as_long_as_it_lives(
    path: Path, holder: subprocess.Popen[str]
) -> None:
    lock = Lock(path)
    assert not lock.take()
    assert lock.holder() == holder.pid
    holder.kill()
    holder.wait()
    assert path.exists(), "nobody tidied up"
    assert lock.take()
    assert lock.holder() == os.getpid()
    lock.unlock()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing can be stopped")
def test_it_is_seized_from_a_program_that_does_not_answer(
    path: Path, holder: subprocess.Popen[str]
) -> None:
    holder.send_signal(signal.SIGSTOP)
    lock = Lock(path)
    assert not lock.take()
    assert lock.seize()
    assert lock.keep()
    holder.send_signal(signal.SIGCONT)
    assert holder.communicate("\n")[0] == "False\n", "it must know when it wakes up"
    assert lock.keep() and path.exists()
    assert not Lock(path).take()
    lock.unlock()


@pytest.mark.parametrize("instead", [None, b"", b"rubbish", b'{"process": null}', b"[1]"])
def test_a_file_that_was_removed_is_made_again(path: Path, instead: bytes | None) -> None:
    lock = Lock(path)
    assert lock.take()
    path.unlink()
    if instead is not None:
        path.write_bytes(instead)
    assert lock.keep() and path.exists()
    assert not Lock(path).take()
    lock.unlock()


def test_a_file_that_was_removed_and_locked_by_another_is_lost(path: Path) -> None:
    first, second = Lock(path), Lock(path)
    assert first.take()
    path.unlink()
    assert second.take()
    assert not first.keep()
    assert second.keep() and path.exists()
    second.unlock()


@pytest.mark.skipif(sys.platform == "win32", reason="there it is another program's")
def test_a_file_that_may_only_be_read_can_be_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.touch()
    really = os.open

    def refuse(file: Path, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_RDWR:
            raise PermissionError(13, "Permission denied")
        return really(file, flags, mode)

    monkeypatch.setattr(os, "open", refuse)
    lock = Lock(path)
    assert lock.take() and lock.holder() is None
    assert not Lock(path).take()
    lock.unlock()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes in folders")
def test_a_named_pipe_does_not_hold_the_program(path: Path) -> None:
    os.mkfifo(path)
    lock = Lock(path)
    assert lock.take()
    assert not Lock(path).take()
    lock.unlock()


def test_what_cannot_be_opened_is_an_error(path: Path) -> None:
    path.mkdir()
    with pytest.raises(OSError):
        Lock(path).take()
    with pytest.raises(OSError):
        Lock(path / "none" / "match.lock").take()
    assert not Lock(path).seize()


def test_a_file_that_is_never_the_same_is_an_error(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock_module, "_same", lambda handle, path: False)
    with pytest.raises(OSError, match="again and again"):
        Lock(path).take()
    monkeypatch.undo()
    lock = Lock(path)
    assert lock.take(), "nothing was left locked"
    lock.unlock()


def test_a_lock_of_another_computer_names_no_process_here(path: Path) -> None:
    path.write_text('{"process": 4711, "computer": "elsewhere"}', encoding="utf-8")
    assert Lock(path).holder() is None


@pytest.mark.skipif(not hasattr(os, "fork"), reason="for programs that are forked")
def test_children_do_not_inherit_it(path: Path) -> None:
    lock = Lock(path)
    assert lock.take()
    with subprocess.Popen(
        [sys.executable, "-c", "input()"], stdin=subprocess.PIPE, close_fds=False
    ) as child:
        lock.unlock()
        other = Lock(path)
        assert other.take()
        other.unlock()
        child.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="there it is so, or is not")
def test_windows_and_wine_each_have_their_word_for_a_lock_that_is_held(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [OSError(number, "") for number in (errno.EACCES, 0, errno.ENOLCK)]

    def locking(handle: int, mode: int, count: int) -> None:
        raise answers.pop(0)

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    monkeypatch.setattr(sys, "platform", "win32")
    there = runpy.run_path(str(lock_module.__file__))["Lock"](path)
    assert not there.take()
    assert not there.take()
    with pytest.raises(OSError, match=str(errno.ENOLCK)):
        there.take()
