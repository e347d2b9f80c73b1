"""Which match of a folder a window plays: one that no other window has open."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from farwhist.store.lock import Lock

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
