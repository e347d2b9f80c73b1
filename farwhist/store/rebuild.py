"""Brings the statistics up to date from the matches that are kept as files.

A match is saved first and counted then, so whatever ends the program between the two leaves a file
from which the rest can be worked out. A match that could not be counted, as while the disk was
full, is kept as a file of its own until it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from farwhist.rules.catalogue import ruleset
from farwhist.store.atomic import write_text
from farwhist.store.matches import Saved, read_file
from farwhist.store.outcome import MatchFacts, all_facts
from farwhist.store.statistics import StatisticsStore

KEPT: Final = ("match*.json", "uncounted-*.json")


def bring_up_to_date(
    folder: Path,
    levels: Sequence[str],
    wanted: Callable[[], bool] = lambda: True,
) -> None:
    """Count what is missing of every match that is kept in `folder`.

    What is counted already stays as it is, what was reset stays reset, and nothing is removed. A
    file that cannot be read, and statistics that cannot be written, are passed over: there is
    another start.

    Args:
        levels: how well the opponents played of whom a match does not tell it, clockwise from the
            player's left.
        wanted: asked before each file whether to go on.
    """
    store, odd = StatisticsStore(folder), list[Exception]()
    for path in sorted(path for pattern in KEPT for path in folder.glob(pattern)):
        if not wanted():
            return
        try:
            _count(path, store, levels)
        except (OSError, ValueError):
            continue
        except Exception as error:  # the others are counted all the same
            odd.append(error)
    if odd:
        raise odd[0]


def keep_uncounted(folder: Path, key: str, saved: Saved) -> None:
    """Keep a match that could not be counted, as far as that is possible."""
    with suppress(OSError, ValueError):
        write_text(_uncounted(folder, key), saved.text())


def forget_uncounted(folder: Path, key: str) -> None:
    """Remove the file of a match that is counted now."""
    with suppress(OSError):
        _uncounted(folder, key).unlink(missing_ok=True)


def _uncounted(folder: Path, key: str) -> Path:
    return folder / f"uncounted-{key}.json"


def _count(path: Path, store: StatisticsStore, levels: Sequence[str]) -> None:
    before = _state(path)
    counted = _facts(path, levels)
    for facts in counted:
        store.make_up(facts, _when(path), lambda: _state(path) == before)
    for facts in counted:
        if path == _uncounted(path.parent, facts.key):
            forget_uncounted(path.parent, facts.key)


def _facts(path: Path, levels: Sequence[str]) -> list[MatchFacts]:
    saved = read_file(path)
    if saved.human is None or saved.practice:
        return []
    rules = ruleset(saved.preset, saved.seats, saved.changes)
    return all_facts(saved.match(), saved, rules, levels)


def _state(path: Path) -> tuple[int, int]:
    """Return what changes when the file is written: whoever plays on saves before counting."""
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _when(path: Path) -> datetime:
    """Return when the last move was saved."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (ValueError, OverflowError):
        return datetime.now(UTC)
