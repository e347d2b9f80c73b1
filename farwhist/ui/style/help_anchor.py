"""Which paragraph of the help tells about what there is on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtWidgets import QWidget

_ANCHOR: Final = "help_anchor"


def set_help_anchor(widget: QWidget, about: str) -> None:
    """Let a widget, and all in it that has none of its own, be explained by this paragraph.

    Args:
        about: a page of the help, with the place on it behind a ``#`` if there is one.
    """
    widget.setProperty(_ANCHOR, about)


def own_help(widget: QWidget) -> str:
    """Return the paragraph that was given to this very widget, or nothing."""
    return str(widget.property(_ANCHOR) or "")


def help_for(widget: QWidget | None) -> str:
    """Return the paragraph about a widget: its own, or that of the nearest that it stands in."""
    return next(filter(None, map(own_help, _outwards(widget))), "")


def _outwards(widget: QWidget | None) -> Iterator[QWidget]:
    while widget is not None:
        yield widget
        widget = widget.parentWidget()
