"""Which commands and choices stand in the toolbar, in which order, and their short words.

A button has the icon of its command's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from farwhist.rules.words import QT_TRANSLATE_NOOP

BarId = Literal[
    "undo", "hint", "last_trick", "finish", "pause", "speed", "full_screen", "scores",
]  # fmt: skip


@dataclass(frozen=True)
class BarItem:
    """A button of the toolbar: a command, or a choice whose word is that of the chosen value.

    Attributes:
        word: what stands on it (context "Toolbar").
    """

    id: BarId
    word: str


AT_LEFT: Final = (
    (
        BarItem("undo", QT_TRANSLATE_NOOP("Toolbar", "Undo")),
        BarItem("hint", QT_TRANSLATE_NOOP("Toolbar", "Hint")),
        BarItem("last_trick", QT_TRANSLATE_NOOP("Toolbar", "Last trick")),
    ),
    (BarItem("finish", QT_TRANSLATE_NOOP("Toolbar", "Finish deal")),),
)
"""The groups from the left edge on, with a line between them."""

AT_RIGHT: Final = (
    (
        BarItem("pause", QT_TRANSLATE_NOOP("Toolbar", "Pause")),
        BarItem("speed", QT_TRANSLATE_NOOP("Toolbar", "Speed")),
    ),
    (
        BarItem("full_screen", QT_TRANSLATE_NOOP("Toolbar", "Full screen")),
        BarItem("scores", QT_TRANSLATE_NOOP("Toolbar", "Scores")),
    ),
)
"""The groups that end at the right edge."""
