"""Writing files so that they are whole or not there, and setting damaged ones aside."""

from __future__ import annotations

import os
import re
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

ABANDONED: Final = 60
FORGOTTEN: Final = 3600
"""After so many seconds a draft is swept: when its process is gone, and in any case.

Writing takes milliseconds. Even so a process that seems gone may run on another computer that
shares the folder, and the number of one that is gone may belong to another program."""

_DRAFT: Final = re.compile(r".+\.(\d+)\.new", re.DOTALL)
_NEW: Final = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
_CAN_ASK: Final = sys.platform != "win32"
"""Whether asking for a process leaves it alone: on Windows, signal 0 is Ctrl+C."""


def write_text(path: Path, text: str, *, private: bool = False) -> None:
    """Replace the file at `path` by `text` in UTF-8; its folder is made when missing.

    Half a character, which UTF-8 does not have, becomes a question mark. The rest is as for
    `write_bytes`.
    """
    write_bytes(path, text.encode("utf-8", "replace"), private=private)


def write_bytes(path: Path, data: bytes, *, private: bool = False) -> None:
    """Replace the file at `path` by these bytes; its folder is made when missing.

    Args:
        path: of the file.
        data: all that it holds then.
        private: whether only its owner may read it, at no time anybody else.

    Raises:
        OSError: the disk is full or may not be written; the old file is untouched then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        if private:
            draft.unlink(missing_ok=True)
        handle = os.open(draft, _NEW, 0o600 if private else 0o666)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Let a rename in `folder` outlast a power cut, where the system can do that."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path) -> None:
    """Remove the drafts in `folder` that nobody writes any more, as after a crash."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            found = _DRAFT.fullmatch(entry.name)
            if found is not None:
                with suppress(OSError):
                    _sweep(entry, found[1])


def _sweep(draft: os.DirEntry[str], process: str) -> None:
    if not draft.is_file(follow_symlinks=False):
        return
    age = time.time() - draft.stat(follow_symlinks=False).st_mtime
    if age > FORGOTTEN or (age > ABANDONED and _gone(process)):
        Path(draft.path).unlink()


def _gone(process: str) -> bool:
    """Whether no process of this computer has this number."""
    if not _CAN_ASK:
        return False
    try:
        os.kill(int(process), 0)
    except (ProcessLookupError, OverflowError, ValueError):
        return True
    except OSError:
        return False
    return False


def set_aside(path: Path) -> Path:
    """Rename ``name.json`` to the first free ``name.damaged-1.json``, and return the new path.

    Raises:
        OSError: it cannot be renamed; the file is where it was.
    """
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    sync_folder(path.parent)
    return aside
