"""Matches that were left unfinished by windows that are gone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from farwhist.store.lock import NAME, Lock, claim_other, lock_of
from farwhist.store.matches import MatchStore, Saved, read_file


class OrphanedMatch(Struct, frozen=True):
    """A match that no window has open, as it was when it was found."""

    folder: Path
    name: str
    saved: Saved

    def take(self) -> Taken | None:
        """Take it, unless it is being played meanwhile or cannot be read any more."""
        lock = lock_of(self.folder, self.name)
        try:
            if not lock.take():
                return None
            return Taken(self.folder, self.name, read(self.folder, self.name), lock)
        except (OSError, ValueError):
            lock.unlock()
            return None


class Taken(Struct, frozen=True):
    """A match that is about to be played under another name."""

    folder: Path
    name: str
    saved: Saved
    lock: Lock

    def end(self, moved: str) -> None:
        """Leave it; nothing stays of it here when it lies under the name `moved` by now."""
        with suppress(OSError, ValueError):
            if _goes_on(self.saved, read(self.folder, moved)):
                _remove(self.folder / f"{self.name}.json")
        self.lock.unlock()


def read(folder: Path, name: str) -> Saved:
    """Return the saved match of that name.

    Raises:
        OSError, ValueError: it cannot be read, or holds no sound match.
    """
    return read_file(folder / f"{name}.json")


def is_worth_keeping(saved: Saved) -> bool:
    """Whether the player has begun a match, and not ended it."""
    return any(seat in saved.played_by for seat, _ in saved.moves) and not saved.match().over


def keep(folder: Path, saved: Saved) -> None:
    """Save a match that makes way for another, where it is found again.

    Raises:
        OSError: it could not be saved.
    """
    place = claim_other(folder, fresh=True)
    try:
        MatchStore(folder, place.name).save(saved)
    finally:
        if place.lock is not None:
            place.lock.unlock()


def find(folder: Path, own: str, now: Saved, fits: Callable[[Saved], bool]) -> OrphanedMatch | None:
    """Return the match that was left last, if any; what is not worth keeping is removed.

    Args:
        own: the name of the match that this window plays.
        now: that match; one that is the same, or an earlier state of it, is removed.
        fits: whether a match can be shown. What does not fit, or cannot be read, stays.
    """
    found = None
    for name in _left(folder, own):
        lock = lock_of(folder, name)
        try:
            if not lock.take():
                continue
            saved = read(folder, name)
            if _goes_on(saved, now) or not is_worth_keeping(saved):
                _remove(folder / f"{name}.json")
            elif found is None and fits(saved):
                found = OrphanedMatch(folder, name, saved)
        except (OSError, ValueError):
            continue
        finally:
            lock.unlock()
    return found


def _left(folder: Path, own: str) -> list[str]:
    """Return the names of the other matches, the one written last first."""
    times = {}
    with suppress(OSError):
        for path in folder.glob("match*.json"):
            if path.stem != own and NAME.fullmatch(path.stem):
                with suppress(OSError):
                    times[path.stem] = path.stat().st_mtime_ns
    return sorted(times, key=lambda name: (-times[name], name))


def _goes_on(earlier: Saved, now: Saved) -> bool:
    """Whether `now` is the same match as `earlier`, and at least as far."""
    if (earlier.preset, earlier.seats, earlier.seed) != (now.preset, now.seats, now.seed):
        return False
    if dict(earlier.changes) != dict(now.changes) or earlier.salt not in ("", now.salt):
        return False
    if earlier.opened != now.opened:
        return False  # they do not count alike
    return now.moves[: len(earlier.moves)] == earlier.moves


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()
