"""For a program without a console, as on Windows: what it says at once is shown in a box.

Only what is said before a window is opened: what ``--help`` prints, or why the arguments are wrong.
Once there is a window, that tells what there is to tell.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from typing import Final

MOST: Final = 3000
"""So many characters fit in a box that fits on a screen."""

MORE: Final = "...\n\nThe rest is written by farwhist-cli.exe, in a console."


class Ear(io.StringIO):
    """Keeps the first `MOST` characters, however much is said."""

    def write(self, text: str) -> int:
        if self.tell() <= MOST:
            super().write(text[: MOST + 1])
        return len(text)


def run(main: Callable[[], int], show: Callable[[str], None]) -> int:
    """Run the program's main function; return its exit code when what it said has been shown."""
    ear = Ear()
    with redirect_stdout(ear), redirect_stderr(ear):
        try:
            code = main()
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else int(ended.code is not None)
            if isinstance(ended.code, str):
                print(ended.code)
    said = ear.getvalue().rstrip()
    if said and "PySide6.QtWidgets" not in sys.modules:
        show(said if len(said) <= MOST else said[:MOST] + MORE)
    return code


def show_in_box(text: str) -> None:
    """Show the text in a box of Windows, until it is closed."""
    if sys.platform == "win32":
        import ctypes

        from farwhist.identity import NAME

        ctypes.windll.user32.MessageBoxW(None, text, NAME, 0)
