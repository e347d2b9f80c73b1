"""What is kept of what was played, whether or not anybody looks at it."""

from __future__ import annotations

from msgspec import Struct

from farwhist.ui.services.library_keeper import LibraryKeeper
from farwhist.ui.services.recorder import Recorder


class Records(Struct, frozen=True):
    """The library of finished matches, and the statistics."""

    library: LibraryKeeper
    statistics: Recorder
