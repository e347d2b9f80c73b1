"""A lock that cannot lie: the system's own, on an open file, which ends with its process."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from farwhist.store.reading import parse_json, read_text

if sys.platform == "win32":
    import msvcrt

    COMPUTER: Final = os.environ.get("COMPUTERNAME", "")
else:
    import fcntl

    COMPUTER: Final = os.uname().nodename

TRIES: Final = 5
"""How often the file may be replaced by another program between opening and locking it."""

PLACE: Final = 1 << 30
"""Windows keeps others from what is locked; nothing is ever written there."""

HELD: Final = (errno.EACCES, 0)
"""What Windows says of a place that another program has locked; wine says nothing."""

END: Final = 3.0
"""So many seconds a program on Windows has to be gone when it was ended."""


class Lock:
    """Held by one program at a time, at most as long as that runs.

    What the file holds decides nothing: it may be empty, rubbish, or a number that belongs to
    another program by now. It tells only which process made the lock last. It may be removed.

    Args:
        lasting: the file stays when the lock is left. Only then a program from which it was seized
            can tell that for as long as it runs.
    """

    def __init__(self, path: Path, *, lasting: bool = False) -> None:
        self.path = path
        self._lasting = lasting
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock if no other program holds it; return whether it is held now.

        Raises:
            OSError: the file cannot be opened, or there are no locks in its folder.
        """
        if self._handle is not None:
            return True
        for _ in range(TRIES):
            handle = _open(self.path)
            if handle is None:
                return False
            try:
                if not _lock(handle):
                    os.close(handle)
                    return False
                if _same(handle, self.path):
                    _sign(handle)
                    self._handle = handle
                    return True
            except OSError:
                os.close(handle)
                raise
            os.close(handle)
        raise OSError(f"{self.path} is replaced again and again")

    def unlock(self) -> None:
        """Leave it to others."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        remove = not self._lasting and _is_there(handle, self.path)
        if sys.platform == "win32":
            os.close(handle)  # no file can be removed that is open
        with suppress(OSError):
            if remove:
                self.path.unlink()
        if sys.platform != "win32":
            os.close(handle)

    def keep(self) -> bool:
        """Return whether it is still held: another program may have seized it, for good then.

        A file that was merely removed is made again, and one that somebody put there instead is
        taken: whoever has seized a lock has signed it.
        """
        if self._handle is None:
            return False
        try:
            if _same(self._handle, self.path):
                return True
            seized = self._signature() is not None
            os.close(self._handle)
            self._handle = None
            return not seized and self.take()
        except OSError:
            return self._handle is not None  # the folder is out of reach

    def seize(self) -> bool:
        """Take it even from a program that holds it; return whether it is held now.

        On Windows that program is ended. Elsewhere it is left alone: `keep` tells it.
        """
        try:
            if self.take():
                return True
            if sys.platform == "win32":
                return self._end_holder()
            else:  # noqa: RET505 (mypy skips the branch of another system)
                self.path.unlink(missing_ok=True)
                return self.take()
        except OSError:
            return False

    def holder(self) -> int | None:
        """Return the id of the process that made the lock last, if it ran on this computer."""
        process, computer = self._signature() or (0, "")
        return process if process > 1 and computer == COMPUTER else None

    def _signature(self) -> tuple[int, str] | None:
        """Return the process that made the lock last, and its computer, if the file tells."""
        try:
            data = parse_json(read_text(self.path, 1000))
            return int(data["process"]), str(data["computer"])
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def _end_holder(self) -> bool:
        """End the process that holds the lock: it wrote its id when it took it."""
        process = self.holder()
        if process is None or process == os.getpid():
            return False
        os.kill(process, signal.SIGTERM)  # there, an end without mercy
        end = time.monotonic() + END
        while not self.take():
            if time.monotonic() > end:
                return False
            time.sleep(0.05)
        return True


def _open(path: Path) -> int | None:
    """Open the file, which is made if need be; return None when another program forbids that."""
    flags = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | flags, 0o644)
    except PermissionError:
        if sys.platform == "win32":
            return None
        else:  # noqa: RET505
            return os.open(path, os.O_RDONLY | flags)  # that is enough for a lock


def _lock(handle: int) -> bool:
    """Lock an open file; return False when another program has."""
    if sys.platform == "win32":
        os.lseek(handle, PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno not in HELD:
                raise
            return False
    else:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def _same(handle: int, path: Path) -> bool:
    """Whether the open file is the one that lies at `path` now."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _is_there(handle: int, path: Path) -> bool:
    try:
        return _same(handle, path)
    except OSError:
        return False


def _sign(handle: int) -> None:
    """Write whose lock it is. That may fail where nothing can be written: then nobody's."""
    text = json.dumps({"process": os.getpid(), "computer": COMPUTER})
    with suppress(OSError):
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, text.encode("ascii"))


FIRST: Final = "match"
"""The match of a window that is alone; those beside it play "match-2", "match-3" ..."""

MOST: Final = 999
"""The last of these numbers."""

NAME: Final = re.compile(r"match(-[1-9][0-9]{0,2})?")


class Claim(NamedTuple):
    """The name of a match, and the lock on it; None where nothing can be locked."""

    name: str
    lock: Lock | None


def lock_of(folder: Path, name: str) -> Lock:
    """Return the lock of a match; it is not taken yet. Only the first match is ever seized."""
    return Lock(folder / f"{name}.lock", lasting=name == FIRST)


def claim_first(folder: Path) -> Claim | None:
    """Take the match of a window that is alone; return None when another window has it open.

    Where nothing can be locked it is taken all the same: saving says what is wrong.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = lock_of(folder, FIRST)
        return Claim(FIRST, lock) if lock.take() else None
    except OSError:
        return Claim(FIRST, None)


def claim_other(folder: Path, *, fresh: bool = False) -> Claim:
    """Take the next match that no window has open; with `fresh`, one that is not saved yet.

    Raises:
        OSError: nothing can be locked, or all are open.
    """
    for number in range(2, MOST + 1):
        name = f"{FIRST}-{number}"
        if fresh and (folder / f"{name}.json").exists():
            continue
        lock = lock_of(folder, name)
        if lock.take():
            return Claim(name, lock)
    raise OSError(f"{folder} holds too many matches")


def claim(folder: Path) -> Claim:
    """Take the first match of `folder` that no window has open."""
    try:
        return claim_first(folder) or claim_other(folder)
    except OSError:
        return Claim(FIRST, None)
