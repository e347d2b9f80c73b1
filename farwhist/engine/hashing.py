"""SHA-256 as Python itself brings it, where it does.

`hashlib` loads OpenSSL for it: four megabytes, and some milliseconds of every start.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:  # as Python's own `random` does it
        if sys.version_info >= (3, 12):
            from _sha2 import sha256
        else:
            from _sha256 import sha256
    except ImportError:
        from hashlib import sha256

__all__ = ["sha256"]
