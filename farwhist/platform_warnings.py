"""What Qt warns of on some system whatever a program does, so that it is no fault of this one.

Known to the window and to the check of what was frozen, so nothing of Qt is imported here.
"""

import re
from typing import Final

_TEXTS: Final = (
    # Of any window where there is no screen.
    r"This plugin does not support (?:propagateSizeHints|raise)\(\)",
    # On Windows where there is no screen: Qt looks for fonts in a folder of its own.
    r"QFontDatabase: Cannot find font directory .*\n"
    r"Note that Qt no longer ships fonts\. Deploy some .*",
    # Of a locale that is not installed, or no locale of UTF-8: Qt takes another.
    r"Detected locale .*, which is not UTF-8\.\n"
    r"Qt depends on a UTF-8 locale, (?:.|\n)*?for more information\.",
)
_TOLERATED: Final = re.compile(rf"^(?:{'|'.join(_TEXTS)})$\n?", re.MULTILINE)


def tolerated(text: str) -> bool:
    """Return whether a message of Qt is one of these."""
    return _TOLERATED.fullmatch(text) is not None


def without_tolerated(output: str) -> str:
    """Return what a program has written but for these messages."""
    return _TOLERATED.sub("", output.replace("\r\n", "\n"))
