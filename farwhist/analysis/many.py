"""Reviews of many saved matches, in several processes."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from farwhist.analysis import printed
from farwhist.analysis.review import Asked, data_of, review
from farwhist.store.matches import read_file
from farwhist.store.verdicts import VerdictStore

Job = tuple[Path, Asked, Path | None]


class ToldReview(NamedTuple):
    """A review as plain data, and as lines of English text."""

    data: dict[str, Any]
    lines: list[str]


def reviews(
    files: Sequence[Path], asked: Asked, keep: Path | None = None, jobs: int | None = None
) -> Iterator[ToldReview]:
    """Yield the review of each file, in their order.

    Args:
        files: sound saved matches.
        asked: what is wanted of each.
        keep: the file in which verdicts are kept, if any.
        jobs: how many processes; as many as processors if None.

    Raises:
        Trouble: verdicts cannot be kept there.
    """
    tasks: list[Job] = [(path, asked, keep) for path in files]
    processes = min(jobs or os.cpu_count() or 1, len(tasks))
    if processes < 2:
        yield from map(_work, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_work, tasks)


def _work(job: Job) -> ToldReview:
    path, asked, keep = job
    found = review(read_file(path), asked, None if keep is None else VerdictStore(keep))
    return ToldReview(data_of(found, asked), list(printed.lines(found)))
