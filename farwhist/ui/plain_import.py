"""Qt without what PySide does to `import`.

PySide puts a function of its own in the place of Python's import. It reads the source of every
module that is imported from then on, to see whether it wants `__feature__`: other names for the
functions of Qt. Nothing here does, and reading it all takes a tenth of the time up to the first
question.
"""

from __future__ import annotations

import builtins


def import_qt() -> None:
    """Import the parts of Qt that the first picture needs; modules are read no other way then."""
    usual = builtins.__import__
    try:
        import PySide6.QtWidgets  # noqa: F401
    finally:
        builtins.__import__ = usual
