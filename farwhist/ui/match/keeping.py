"""Saves a match at every change, whatever fails."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Protocol

from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.ui.match.history import Made


class Store(Protocol):
    """Where every move is saved at once. Everything here raises OSError when that fails."""

    def save(self, saved: Saved) -> None:
        """Write the whole match."""

    def add(self, moves: Sequence[Made], whole: Callable[[], Saved]) -> None:
        """Write some more moves, or the whole match if need be."""

    def take_back(self, count: int, whole: Callable[[], Saved]) -> None:
        """Write that only so many moves are left."""

    def note(self, setting: Setting, whole: Callable[[], Saved]) -> None:
        """Write the names, and whether the match is assisted."""


def attempt(write: Callable[[], None]) -> OSError | None:
    """Write something; return why that failed if it did. What is no trouble with files is told."""
    try:
        write()
    except OSError as problem:
        return problem
    except Exception as problem:
        sys.excepthook(type(problem), problem, problem.__traceback__)
        return OSError(type(problem).__name__)
    return None
