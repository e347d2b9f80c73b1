"""A window that is made when it is first wanted, and brought to the front from then on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget

Window = TypeVar("Window", bound=QWidget)


class LazyWindow(Generic[Window]):
    """Holds at most one window.

    Args:
        make: makes it; what that imports slows down no start.
    """

    def __init__(self, make: Callable[[], Window]) -> None:
        self._make = make
        self.made: Window | None = None
        """The window, None as long as nobody has wanted it; it may be hidden."""

    @property
    def shown(self) -> Window | None:
        """The window while it can be seen, else None."""
        return self.made if self.made is not None and self.made.isVisible() else None

    def get(self) -> Window:
        """Return the window, which may be hidden."""
        if self.made is None:
            self.made = self._make()
        return self.made

    def bring(self) -> Window:
        """Show the window in front of all others, and return it."""
        window = self.get()
        window.show()
        window.raise_()
        window.activateWindow()
        return window
