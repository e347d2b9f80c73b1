"""How much of the processor a process is given."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

NICENESS: Final = 15
"""By so much a process stands back where the system counts so, of 19 at most."""

BELOW_NORMAL: Final = 0x00004000
"""BELOW_NORMAL_PRIORITY_CLASS of Windows."""


def stand_back() -> None:
    """Let all other processes go before this one; where that cannot be, nothing changes."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
        return
    with suppress(OSError):
        os.nice(NICENESS)
