"""Which commands and choices stand in which menu and in the toolbar, in which order.

A button of the toolbar has the icon of its command's name, and a short word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.settings import languages
from farwhist.ui.settings.catalogue import TableRows
from farwhist.ui.settings.commands import MENU_ORDER, BarPlace, Command, Commands, MenuId
from farwhist.ui.wording.punctuation import noted

ChoiceId = Literal[
    "recent", "speed", "pause", "felt", "language", "text_size", "contrast", "verbosity"
]


class OneOf(Struct, frozen=True, kw_only=True):
    """A menu below a menu, of whose items one is chosen.

    `about` tells in a sentence what is chosen. `items` are the values and their texts (context
    "Menu"); without any, `words` gives them. `menu` and `help` are as those of a command. `also`
    stands behind the title where that is another word.
    """

    id: ChoiceId
    title: str
    about: str
    menu: tuple[MenuId, int]
    help: str
    items: tuple[tuple[str, str], ...] = ()
    words: Callable[[], Mapping[str, str]] | None = None
    also: str = ""

    @property
    def name(self) -> str:
        """The title in the player's language, with the mark of its key."""
        name = QCoreApplication.translate("Menu", self.title)
        return name if self.also in ("", name.replace("&", "")) else noted(name, self.also)


class MenuOf(Struct, frozen=True):
    """A menu of the menu bar; None is a line between its items."""

    id: MenuId
    title: str
    items: tuple[Command | OneOf | None, ...]


SPEED: Final = OneOf(
    id="speed",
    title=QT_TRANSLATE_NOOP("Menu", "&Speed"),
    about=QT_TRANSLATE_NOOP("Menu", "How fast the cards move"),
    menu=("play", 310),
    help="preferences#motion",
    items=(
        ("slow", QT_TRANSLATE_NOOP("Menu", "&Slow")),
        ("normal", QT_TRANSLATE_NOOP("Menu", "&Normal")),
        ("fast", QT_TRANSLATE_NOOP("Menu", "&Fast")),
        ("instant", QT_TRANSLATE_NOOP("Menu", "&Instant")),
    ),
)

PAUSE: Final = OneOf(
    id="pause",
    title=QT_TRANSLATE_NOOP("Menu", "Pause &after a trick"),
    about=QT_TRANSLATE_NOOP("Menu", "How long a full trick stays on the table"),
    menu=("play", 320),
    help="preferences#motion",
    items=(
        ("instant", QT_TRANSLATE_NOOP("Menu", "&Very short")),
        ("short", QT_TRANSLATE_NOOP("Menu", "&Short")),
        ("normal", QT_TRANSLATE_NOOP("Menu", "&Normal")),
        ("long", QT_TRANSLATE_NOOP("Menu", "&Long")),
        ("click", QT_TRANSLATE_NOOP("Menu", "&Wait for a click")),
    ),
)

LANGUAGE: Final = OneOf(
    id="language",
    title=QT_TRANSLATE_NOOP("Menu", "Lan&guage"),
    about=QT_TRANSLATE_NOOP("Menu", "The language of all texts"),
    menu=("settings", 10),
    help="preferences#language",
    words=languages.words,
    also="Language",
)
"""Whoever cannot read the menus finds it by the English word, and the globe before it."""

TEXT_SIZE: Final = OneOf(
    id="text_size",
    title=QT_TRANSLATE_NOOP("Menu", "Text si&ze"),
    about=QT_TRANSLATE_NOOP("Menu", "How large texts are, in menus, windows and on the table"),
    menu=("settings", 200),
    help="accessibility#large",
    items=(
        ("100", "&100 %"),
        ("125", "12&5 %"),
        ("150", "15&0 %"),
        ("175", "1&75 %"),
        ("200", "&200 %"),
    ),
)

CONTRAST: Final = OneOf(
    id="contrast",
    title=QT_TRANSLATE_NOOP("Menu", "&High contrast"),
    about=QT_TRANSLATE_NOOP("Menu", "Stronger colours and outlines"),
    menu=("settings", 210),
    help="accessibility#large",
    items=(
        ("system", QT_TRANSLATE_NOOP("Menu", "Follow &system")),
        ("on", QT_TRANSLATE_NOOP("Menu", "&On")),
        ("off", QT_TRANSLATE_NOOP("Menu", "O&ff")),
    ),
)

VERBOSITY: Final = OneOf(
    id="verbosity",
    title=QT_TRANSLATE_NOOP("Menu", "&Announcements"),
    about=QT_TRANSLATE_NOOP("Menu", "How much a screen reader is told"),
    menu=("settings", 220),
    help="accessibility#reader",
    items=(
        ("all", QT_TRANSLATE_NOOP("Menu", "&Everything")),
        ("turn", QT_TRANSLATE_NOOP("Menu", "&My turn and results")),
        ("off", QT_TRANSLATE_NOOP("Menu", "&Nothing")),
    ),
)

FELT: Final = OneOf(
    id="felt",
    title=QT_TRANSLATE_NOOP("Menu", "Fel&t"),
    about=QT_TRANSLATE_NOOP("Menu", "The colour of the table"),
    menu=("view", 240),
    help="preferences#table",
    words=TableRows.felt.words,
)

RECENT: Final = OneOf(
    id="recent",
    title=QT_TRANSLATE_NOOP("Menu", "&Recent"),
    about=QT_TRANSLATE_NOOP("Menu", "Open one of the files you used last"),
    menu=("game", 210),
    help="files#open",
)
"""The files that were opened last, which only the player's own files can tell."""

CHOICES: Final = (RECENT, FELT, SPEED, PAUSE, LANGUAGE, TEXT_SIZE, CONTRAST, VERBOSITY)

TITLES: Final[dict[MenuId, str]] = {
    "game": QT_TRANSLATE_NOOP("Menu", "&Game"),
    "deal": QT_TRANSLATE_NOOP("Menu", "&Deal"),
    "view": QT_TRANSLATE_NOOP("Menu", "&View"),
    "play": QT_TRANSLATE_NOOP("Menu", "&Play"),
    "together": QT_TRANSLATE_NOOP("Menu", "&Together"),
    "settings": QT_TRANSLATE_NOOP("Menu", "&Settings"),
    "help": QT_TRANSLATE_NOOP("Menu", "&Help"),
}


def menus(commands: Commands) -> tuple[MenuOf, ...]:
    """Return the menus of the menu bar, made from what commands and choices say of their place."""
    there: list[Command | OneOf] = [*commands, *CHOICES]
    return tuple(MenuOf(each, TITLES[each], tuple(_lines(each, there))) for each in MENU_ORDER)


def _lines(menu: MenuId, there: Sequence[Command | OneOf]) -> list[Command | OneOf | None]:
    """Return what stands in a menu in its order, with a line between the hundreds."""
    placed = [(each.menu[1], each) for each in there if each.menu and each.menu[0] == menu]
    placed.sort(key=lambda item: item[0])
    found: list[Command | OneOf | None] = []
    for place, (number, each) in enumerate(placed):
        if place and number // 100 != placed[place - 1][0] // 100:
            found.append(None)
        found.append(each)
    return found


def choice_help(choice: ChoiceId) -> str:
    """Return the place of the help that tells about a menu below a menu."""
    return f"commands#choice-{choice}"


BarId = str
"""The id of a command, or of the choice of the speed."""

BAR_CHOICES: Final = {"speed": BarPlace("right", 110, QT_TRANSLATE_NOOP("Toolbar", "Speed"))}
"""Choices that have a button; its word is that of the chosen value."""

BAR_MENUS: Final[dict[BarId, tuple[BarId, ...]]] = {
    "learn_menu": ("tutorial", "prepared", "learn", "study", "report", "editor", "library"),
}
"""Buttons that open a menu, and the commands in it."""

Groups = tuple[tuple[BarId, ...], ...]


def bar_places(commands: Commands) -> dict[BarId, BarPlace]:
    """Return the places of all that stands in the toolbar, those at the left first, in order."""
    found = {each.id: each.bar for each in commands if each.bar is not None} | BAR_CHOICES
    return dict(sorted(found.items(), key=lambda item: (item[1].side, item[1].number)))


def groups_at(side: Literal["left", "right"], places: dict[BarId, BarPlace]) -> Groups:
    """Return the groups of one end of the toolbar, with a line between them."""
    found: dict[int, list[BarId]] = {}
    for each, place in places.items():
        if place.side == side:
            found.setdefault(place.number // 100, []).append(each)
    return tuple(tuple(group) for group in found.values())
