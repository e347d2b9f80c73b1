"""Which commands and choices stand in which menu and in the toolbar, in which order.

A button of the toolbar has the icon of its command's name, and a short word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.settings.catalogue import TableRows
from farwhist.ui.settings.commands import CommandId

MenuId = Literal["game", "deal", "view", "play", "settings", "help"]
ChoiceId = Literal["recent", "speed", "pause", "felt", "text_size", "contrast", "verbosity"]


@dataclass(frozen=True)
class OneOf:
    """A menu below a menu, of whose items one is chosen.

    `about` tells in a sentence what is chosen. `items` are the values and their texts (context
    "Menu"); without any, `words` gives them.
    """

    id: ChoiceId
    title: str
    about: str
    items: tuple[tuple[str, str], ...] = ()
    words: Callable[[], Mapping[str, str]] | None = None


@dataclass(frozen=True)
class MenuOf:
    """A menu of the menu bar; None is a line between its items."""

    id: MenuId
    title: str
    items: tuple[CommandId | OneOf | None, ...]


SPEED: Final = OneOf("speed", QT_TRANSLATE_NOOP("Menu", "&Speed"),
    QT_TRANSLATE_NOOP("Menu", "How fast the cards move"), (
    ("slow", QT_TRANSLATE_NOOP("Menu", "&Slow")),
    ("normal", QT_TRANSLATE_NOOP("Menu", "&Normal")),
    ("fast", QT_TRANSLATE_NOOP("Menu", "&Fast")),
    ("instant", QT_TRANSLATE_NOOP("Menu", "&Instant")),
))  # fmt: skip

PAUSE: Final = OneOf("pause", QT_TRANSLATE_NOOP("Menu", "Pause &after a trick"),
    QT_TRANSLATE_NOOP("Menu", "How long a full trick stays on the table"), (
    ("instant", QT_TRANSLATE_NOOP("Menu", "&Very short")),
    ("short", QT_TRANSLATE_NOOP("Menu", "&Short")),
    ("normal", QT_TRANSLATE_NOOP("Menu", "&Normal")),
    ("long", QT_TRANSLATE_NOOP("Menu", "&Long")),
    ("click", QT_TRANSLATE_NOOP("Menu", "&Wait for a click")),
))  # fmt: skip

TEXT_SIZE: Final = OneOf("text_size", QT_TRANSLATE_NOOP("Menu", "Text si&ze"),
    QT_TRANSLATE_NOOP("Menu", "How large texts are, in menus, windows and on the table"), (
    ("100", "&100 %"), ("125", "12&5 %"), ("150", "15&0 %"), ("175", "1&75 %"), ("200", "&200 %"),
))  # fmt: skip

CONTRAST: Final = OneOf("contrast", QT_TRANSLATE_NOOP("Menu", "&High contrast"),
    QT_TRANSLATE_NOOP("Menu", "Stronger colours and outlines"), (
    ("system", QT_TRANSLATE_NOOP("Menu", "Follow &system")),
    ("on", QT_TRANSLATE_NOOP("Menu", "&On")),
    ("off", QT_TRANSLATE_NOOP("Menu", "O&ff")),
))  # fmt: skip

VERBOSITY: Final = OneOf("verbosity", QT_TRANSLATE_NOOP("Menu", "&Announcements"),
    QT_TRANSLATE_NOOP("Menu", "How much a screen reader is told"), (
    ("all", QT_TRANSLATE_NOOP("Menu", "&Everything")),
    ("turn", QT_TRANSLATE_NOOP("Menu", "&My turn and results")),
    ("off", QT_TRANSLATE_NOOP("Menu", "&Nothing")),
))  # fmt: skip

FELT: Final = OneOf(
    "felt",
    QT_TRANSLATE_NOOP("Menu", "Fel&t"),
    QT_TRANSLATE_NOOP("Menu", "The colour of the table"),
    words=TableRows.felt.words,
)

RECENT: Final = OneOf(
    "recent",
    QT_TRANSLATE_NOOP("Menu", "&Recent"),
    QT_TRANSLATE_NOOP("Menu", "Open one of the files you used last"),
)
"""The files that were opened last, which only the player's own files can tell."""

MENUS: Final = (
    MenuOf("game", QT_TRANSLATE_NOOP("Menu", "&Game"), (
        "new", "again", None, "open", RECENT, "save_as", None,
        "copy_deal", "copy_diagram", "paste_deal", None,
        "library", "prepared", "learn", "editor", "statistics", "share", None, "quit",
    )),
    MenuOf("deal", QT_TRANSLATE_NOOP("Menu", "&Deal"), (
        "replay", "finish", "skip", "hands", "study", "report", None, "number",
    )),
    MenuOf("view", QT_TRANSLATE_NOOP("Menu", "&View"), (
        "all_scores", "scores", "log", "toolbar", "next_pane", "last_pane", "full_screen", None,
        "larger", "smaller", "usual_size", "four_colours", FELT,
    )),
    MenuOf("play", QT_TRANSLATE_NOOP("Menu", "&Play"), (
        "undo", "redo", None, "hint", "last_trick", "laid_away", "go_on", "pause", None,
        "fair_play", SPEED, PAUSE,
    )),
    MenuOf("settings", QT_TRANSLATE_NOOP("Menu", "&Settings"), (
        "mute", None, TEXT_SIZE, CONTRAST, VERBOSITY, None, "letters", "preferences",
    )),
    MenuOf("help", QT_TRANSLATE_NOOP("Menu", "&Help"), (
        "help", "rules", "tutorial", None, "shortcuts", "first_steps", None, "about",
    )),
)  # fmt: skip


def choice_help(choice: ChoiceId) -> str:
    """Return the place of the help that tells about a menu below a menu."""
    return f"commands#choice-{choice}"


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
