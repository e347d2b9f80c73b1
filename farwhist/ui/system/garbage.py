"""Keep Python from collecting garbage at a moment at which a window must not be deleted."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def kept() -> Iterator[None]:
    """Let Python collect no garbage while Qt tells all widgets of a change.

    Qt goes through a list that it wrote before. A window in the garbage stands in it too: deleted
    before Qt comes to it, it would crash the program.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
