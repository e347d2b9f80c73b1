"""Reviews of many saved matches, here or by any executor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from farwhist import executors
from farwhist.analysis import printed
from farwhist.analysis.judged import keys_of
from farwhist.analysis.review import Asked, data_of, review
from farwhist.analysis.seat_review import seats_of
from farwhist.store.matches import Saved
from farwhist.store.verdicts import CarriedVerdicts, KeptVerdict, VerdictKeeper, VerdictStore

if TYPE_CHECKING:
    from concurrent.futures import Executor


class ToldReview(NamedTuple):
    """A review as plain data, and as lines of English text."""

    data: dict[str, Any]
    lines: list[str]


def reviews(
    matches: Sequence[Saved],
    asked: Asked,
    keep: Path | None = None,
    executor: Executor | None = None,
) -> Iterator[ToldReview]:
    """Yield the review of each match, in their order.

    Args:
        matches: sound ones.
        asked: what is wanted of each.
        keep: the file in which verdicts are kept, if any. Other machines cannot write it: they are
            given what it holds of a match, and what they find is kept when the match is done.
        executor: what makes the reviews; this process if None.

    Raises:
        NotDone: the executor gave up.
        Trouble: verdicts cannot be kept there.
    """
    if keep is None or executors.shares_files(executor):
        yield from executors.results(_work, [(saved, asked, keep) for saved in matches], executor)
        return
    store = VerdictStore(keep)
    tasks = [(saved, asked, _kept(saved, asked, store)) for saved in matches]
    for told, found in executors.results(_work_elsewhere, tasks, executor):
        store.keep(found)
        yield told


def _kept(saved: Saved, asked: Asked, store: VerdictStore) -> dict[str, KeptVerdict]:
    return store.find(keys_of(saved, saved.rules(), seats_of(saved, asked.seats)))


def _work(job: tuple[Saved, Asked, Path | None]) -> ToldReview:
    saved, asked, keep = job
    return _told(saved, asked, None if keep is None else VerdictStore(keep))


def _work_elsewhere(
    job: tuple[Saved, Asked, dict[str, KeptVerdict]],
) -> tuple[ToldReview, list[KeptVerdict]]:
    saved, asked, kept = job
    store = CarriedVerdicts(kept)
    return _told(saved, asked, store), store.found


def _told(saved: Saved, asked: Asked, store: VerdictKeeper | None) -> ToldReview:
    found = review(saved, asked, store)
    return ToldReview(data_of(found, asked), list(printed.lines(found)))
