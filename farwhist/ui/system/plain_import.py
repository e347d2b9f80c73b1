"""Qt without what its import costs a program that goes on to start.

PySide puts a function of its own in the place of Python's import. It reads the source of every
module that is imported from then on, to see whether it wants `__feature__`: other names for the
functions of Qt. Nothing here does, and reading it all takes a tenth of the time up to the first
question.

Python looks for garbage again and again while modules are read, and finds none.
"""

from __future__ import annotations

import builtins
import gc


def import_qt() -> None:
    """Import what the first picture needs of Qt; modules are read in no other way after that.

    Garbage is not collected any more, until somebody asks for it.
    """
    gc.disable()
    usual = builtins.__import__
    try:
        import PySide6.QtWidgets  # noqa: F401
    finally:
        builtins.__import__ = usual
