"""What the report asks of the process that thinks: deals of a finished match, played again."""

from __future__ import annotations

import json
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from farwhist.analysis.duplicate import Again, replays
from farwhist.analysis.mean import Mean
from farwhist.store.matches import Saved


def bare(saved: Saved) -> Saved:
    """Return only what the cards and moves of a match follow from."""
    return replace(saved, names=(), people={}, more={}, salt="")


class ReplayTask(Struct, frozen=True):
    """One deal of a match whose cards are no secret any more; see :func:`bare`."""

    saved: Saved
    again: Again

    def answers(self) -> Iterator[str]:
        """Yield empty texts, and in the end the mean as :func:`mean_in` reads it."""
        found = []
        for points in replays(self.saved, self.saved.rules(), self.again):
            found.append(points)
            yield ""
        yield json.dumps(Mean.of(found) if found else None)


def mean_in(text: str) -> Mean | None:
    """Return the mean that a task has answered."""
    data = json.loads(text)
    return None if data is None else Mean(*map(float, data))
