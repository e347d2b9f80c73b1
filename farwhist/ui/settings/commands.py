"""What a command of the program is, and the commands of the table, of the hand and of panels.

Menus, toolbar, key page, preferences and what a pressed key means are made from the commands.
Those of a feature stand in its manifest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Final, Literal

from msgspec import Struct

from farwhist.engine.cards import Suit
from farwhist.rules.words import QT_TRANSLATE_NOOP

CommandId = str

MenuId = Literal["game", "deal", "view", "play", "together", "settings", "help"]

MENU_ORDER: Final[tuple[MenuId, ...]] = (
    "game", "deal", "view", "play", "together", "settings", "help",
)  # fmt: skip


class Scope(Enum):
    """Where a key works. Keys of the hand and of the panels may be the same."""

    WINDOW = QT_TRANSLATE_NOOP("Keys", "Everywhere")
    TABLE = QT_TRANSLATE_NOOP("Keys", "On the table")
    HAND = QT_TRANSLATE_NOOP("Keys", "In the hand")
    PANEL = QT_TRANSLATE_NOOP("Keys", "While bidding")
    STUDY = QT_TRANSLATE_NOOP("Keys", "In the study")


class BarPlace(Struct, frozen=True):
    """Where a command stands in the toolbar.

    Args:
        side: the end from which its groups are counted.
        number: it stands after those with a lower one, with a line between the hundreds.
        word: what stands on its button (context "Toolbar").
    """

    side: Literal["left", "right"]
    number: int
    word: str


class Command(Struct, frozen=True):
    """Something that the player can tell the program to do.

    Args:
        keys: those that it has at first, in the portable form of `QKeySequence`.
        scope: where its keys work; None for the whole window, with keys that stay as they are.
        name: what it is called where keys are listed (context "Keys"); the player can give keys
            to a command that has a name.
        text: what it is called in the menus (context "Menu"); empty when it stands in none.
        about: what it does, in a sentence of the status bar (context "Menu").
        checkable: whether it is on or off.
        menu: in which menu it stands, and its number there: a line stands between the hundreds.
        bar: where it stands in the toolbar; None where it does not.
        help: the paragraph of the help that tells more about it, such as ``files#open``.
    """

    id: CommandId
    keys: tuple[str, ...] = ()
    scope: Scope | None = Scope.WINDOW
    name: str = ""
    text: str = ""
    about: str = ""
    checkable: bool = False
    menu: tuple[MenuId, int] | None = None
    bar: BarPlace | None = None
    help: str = ""


class Commands:
    """All commands of the program: those of the menus first, in their order, then the others."""

    def __init__(self, commands: Iterable[Command]) -> None:
        given = list(commands)
        in_menus = [each for each in given if each.menu is not None]
        in_menus.sort(key=_in_menus)
        self._all = {each.id: each for each in [*in_menus, *given]}

    def __iter__(self) -> Iterator[Command]:
        return iter(self._all.values())

    def __getitem__(self, command: CommandId) -> Command:
        return self._all[command]

    @property
    def with_keys(self) -> tuple[Command, ...]:
        """The commands that the player can give keys to, in the order in which they are listed."""
        return tuple(each for each in self if each.name)


def _in_menus(command: Command) -> tuple[int, int]:
    assert command.menu is not None
    menu, number = command.menu
    return MENU_ORDER.index(menu), number


def command_help(command: CommandId) -> str:
    """Return the place of the help that tells about a command of the menus."""
    return f"commands#command-{command}"


OF_TABLE: Final = (
    Command(
        "open",
        keys=("Ctrl+O",),
        name=QT_TRANSLATE_NOOP("Keys", "Open a file"),
        text=QT_TRANSLATE_NOOP("Menu", "&Open…"),
        about=QT_TRANSLATE_NOOP("Menu", "Open a saved match or rules from a file"),
        menu=("game", 200),
        help="files#open",
    ),
    Command(
        "save_as",
        keys=("Ctrl+S",),
        name=QT_TRANSLATE_NOOP("Keys", "Save the match as a file"),
        text=QT_TRANSLATE_NOOP("Menu", "Sa&ve as…"),
        about=QT_TRANSLATE_NOOP(
            "Menu", "Save the match as it stands to a file you can keep or share"
        ),
        menu=("game", 220),
        help="files#open",
    ),
    Command(
        "quit",
        keys=("Ctrl+Q",),
        name=QT_TRANSLATE_NOOP("Keys", "Quit"),
        text=QT_TRANSLATE_NOOP("Menu", "&Quit"),
        about=QT_TRANSLATE_NOOP("Menu", "Close the program; the match is already saved"),
        menu=("game", 500),
    ),
    Command(
        "undo",
        keys=("Ctrl+Z",),
        name=QT_TRANSLATE_NOOP("Keys", "Undo"),
        text=QT_TRANSLATE_NOOP("Menu", "&Undo"),
        about=QT_TRANSLATE_NOOP("Menu", "Undo your last move and the replies to it"),
        menu=("play", 100),
        bar=BarPlace("left", 100, QT_TRANSLATE_NOOP("Toolbar", "Undo")),
        help="five_minutes#going",
    ),
    Command(
        "redo",
        keys=("Ctrl+Shift+Z", "Ctrl+Y"),
        name=QT_TRANSLATE_NOOP("Keys", "Redo"),
        text=QT_TRANSLATE_NOOP("Menu", "&Redo"),
        about=QT_TRANSLATE_NOOP("Menu", "Redo the move you took back"),
        menu=("play", 110),
        help="five_minutes#going",
    ),
    Command(
        "all_scores",
        keys=("F4",),
        name=QT_TRANSLATE_NOOP("Keys", "Score sheet and charts"),
        text=QT_TRANSLATE_NOOP("Menu", "Score s&heet and charts"),
        about=QT_TRANSLATE_NOOP(
            "Menu", "Show all deals with points and charts, in a window of their own"
        ),
        menu=("view", 100),
        help="scoring#sheet",
    ),
    Command(
        "scores",
        keys=("Shift+F4",),
        name=QT_TRANSLATE_NOOP("Keys", "Score panel"),
        text=QT_TRANSLATE_NOOP("Menu", "&Score panel"),
        about=QT_TRANSLATE_NOOP("Menu", "Show or hide the scores beside the table"),
        checkable=True,
        menu=("view", 110),
        bar=BarPlace("right", 210, QT_TRANSLATE_NOOP("Toolbar", "Scores")),
        help="scoring#sheet",
    ),
    Command(
        "log",
        keys=("Ctrl+L",),
        name=QT_TRANSLATE_NOOP("Keys", "Event log"),
        text=QT_TRANSLATE_NOOP("Menu", "&Event log"),
        about=QT_TRANSLATE_NOOP(
            "Menu", "Show or hide the text of everything that happened in the match"
        ),
        checkable=True,
        menu=("view", 120),
        help="accessibility#log",
    ),
    Command(
        "larger",
        keys=("Ctrl++", "Ctrl+="),
        name=QT_TRANSLATE_NOOP("Keys", "Larger cards"),
        text=QT_TRANSLATE_NOOP("Menu", "Lar&ger cards"),
        about=QT_TRANSLATE_NOOP("Menu", "Make the cards one step larger"),
        menu=("view", 200),
    ),
    Command(
        "smaller",
        keys=("Ctrl+-",),
        name=QT_TRANSLATE_NOOP("Keys", "Smaller cards"),
        text=QT_TRANSLATE_NOOP("Menu", "S&maller cards"),
        about=QT_TRANSLATE_NOOP("Menu", "Make the cards one step smaller"),
        menu=("view", 210),
    ),
    Command(
        "usual_size",
        keys=("Ctrl+0",),
        name=QT_TRANSLATE_NOOP("Keys", "Default card size"),
        text=QT_TRANSLATE_NOOP("Menu", "&Default card size"),
        about=QT_TRANSLATE_NOOP("Menu", "Give the cards their default size again"),
        menu=("view", 220),
    ),
    Command(
        "full_screen",
        keys=("F11",),
        name=QT_TRANSLATE_NOOP("Keys", "Full screen"),
        text=QT_TRANSLATE_NOOP("Menu", "&Full screen"),
        about=QT_TRANSLATE_NOOP("Menu", "Give the table the whole screen, or leave full screen"),
        checkable=True,
        menu=("view", 160),
        bar=BarPlace("right", 200, QT_TRANSLATE_NOOP("Toolbar", "Full screen")),
    ),
    Command(
        "go_on",
        keys=("Space", "N"),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Continue, skip animation"),
        text=QT_TRANSLATE_NOOP("Menu", "&Continue"),
        about=QT_TRANSLATE_NOOP("Menu", "Go on to what comes next, or skip the animation"),
        menu=("play", 230),
        help="five_minutes#going",
    ),
    Command(
        "pause",
        keys=("P",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Pause"),
        text=QT_TRANSLATE_NOOP("Menu", "&Pause"),
        about=QT_TRANSLATE_NOOP("Menu", "Stop the game, or let it go on"),
        menu=("play", 240),
        bar=BarPlace("right", 100, QT_TRANSLATE_NOOP("Toolbar", "Pause")),
        help="accessibility#calm",
    ),
    Command(
        "mute",
        keys=("M",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Mute"),
        text=QT_TRANSLATE_NOOP("Menu", "&Mute"),
        about=QT_TRANSLATE_NOOP("Menu", "Switch all sounds off, or on again"),
        checkable=True,
        menu=("settings", 100),
        help="preferences#motion",
    ),
    Command(
        "last_trick",
        keys=("L",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Last trick"),
        text=QT_TRANSLATE_NOOP("Menu", "&Last trick"),
        about=QT_TRANSLATE_NOOP("Menu", "Show the trick that was taken last"),
        menu=("play", 210),
        bar=BarPlace("left", 120, QT_TRANSLATE_NOOP("Toolbar", "Last trick")),
        help="five_minutes#last_trick",
    ),
    Command(
        "laid_away",
        keys=("K",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Kitty and discards"),
        text=QT_TRANSLATE_NOOP("Menu", "&Kitty and discards"),
        about=QT_TRANSLATE_NOOP("Menu", "Show the kitty and the discards that you have seen"),
        menu=("play", 220),
    ),
    Command(
        "sort_hand",
        keys=("Ctrl+Shift+Up",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Sort the hand"),
        text=QT_TRANSLATE_NOOP("Menu", "S&ort the hand"),
        about=QT_TRANSLATE_NOOP("Menu", "Put your cards back into their usual order"),
        menu=("play", 225),
        help="preferences#hand",
    ),
    Command(
        "learn_menu",
        keys=("F3",),
        name=QT_TRANSLATE_NOOP("Keys", "What there is to learn"),
        bar=BarPlace("left", 300, QT_TRANSLATE_NOOP("Toolbar", "Learn")),
    ),
    Command("close", keys=("Esc",), scope=Scope.TABLE, name=QT_TRANSLATE_NOOP("Keys", "Close")),
    Command(
        "ask_trick",
        keys=("T",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Say the trick so far"),
    ),
    Command(
        "ask_bids",
        keys=("B",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Say bids and tricks"),
    ),
    Command(
        "ask_trump",
        keys=("U",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Say trump and deal"),
    ),
    Command(
        "ask_scores",
        keys=("O",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Say scores and places"),
    ),
    Command(
        "ask_turn",
        keys=("W",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Say whose turn it is"),
    ),
    Command(
        "ask_cards", keys=("C",), scope=Scope.TABLE, name=QT_TRANSLATE_NOOP("Keys", "Say my cards")
    ),
    Command(
        "ask_again",
        keys=("R",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Say the last message again"),
    ),
    Command(
        "ask_earlier",
        keys=(",",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Say the message before"),
    ),
    Command(
        "ask_later",
        keys=(".",),
        scope=Scope.TABLE,
        name=QT_TRANSLATE_NOOP("Keys", "Say the message after"),
    ),
    Command(
        "left", keys=("Left",), scope=Scope.HAND, name=QT_TRANSLATE_NOOP("Keys", "Previous card")
    ),
    Command(
        "right", keys=("Right",), scope=Scope.HAND, name=QT_TRANSLATE_NOOP("Keys", "Next card")
    ),
    Command(
        "up", keys=("Up",), scope=Scope.HAND, name=QT_TRANSLATE_NOOP("Keys", "Next playable card")
    ),
    Command(
        "down",
        keys=("Down",),
        scope=Scope.HAND,
        name=QT_TRANSLATE_NOOP("Keys", "Previous playable card"),
    ),
    Command(
        "first", keys=("Home",), scope=Scope.HAND, name=QT_TRANSLATE_NOOP("Keys", "First card")
    ),
    Command("last", keys=("End",), scope=Scope.HAND, name=QT_TRANSLATE_NOOP("Keys", "Last card")),
    Command(
        "move_left",
        keys=("Ctrl+Shift+Left",),
        scope=Scope.HAND,
        name=QT_TRANSLATE_NOOP("Keys", "Move the card to the left"),
    ),
    Command(
        "move_right",
        keys=("Ctrl+Shift+Right",),
        scope=Scope.HAND,
        name=QT_TRANSLATE_NOOP("Keys", "Move the card to the right"),
    ),
    Command(
        "play",
        keys=("Return", "Space"),
        scope=Scope.HAND,
        name=QT_TRANSLATE_NOOP("Keys", "Play the card"),
    ),
    Command("spades", scope=Scope.TABLE, name=QT_TRANSLATE_NOOP("Keys", "Spades")),
    Command("hearts", scope=Scope.TABLE, name=QT_TRANSLATE_NOOP("Keys", "Hearts")),
    Command("diamonds", scope=Scope.TABLE, name=QT_TRANSLATE_NOOP("Keys", "Diamonds")),
    Command("clubs", scope=Scope.TABLE, name=QT_TRANSLATE_NOOP("Keys", "Clubs")),
    Command(
        "less", keys=("Left",), scope=Scope.PANEL, name=QT_TRANSLATE_NOOP("Keys", "Previous number")
    ),
    Command(
        "more", keys=("Right",), scope=Scope.PANEL, name=QT_TRANSLATE_NOOP("Keys", "Next number")
    ),
    Command(
        "next_suit", keys=("Down",), scope=Scope.PANEL, name=QT_TRANSLATE_NOOP("Keys", "Next suit")
    ),
    Command(
        "previous_suit",
        keys=("Up",),
        scope=Scope.PANEL,
        name=QT_TRANSLATE_NOOP("Keys", "Previous suit"),
    ),
    Command(
        "least", keys=("Home",), scope=Scope.PANEL, name=QT_TRANSLATE_NOOP("Keys", "Lowest number")
    ),
    Command(
        "most", keys=("End",), scope=Scope.PANEL, name=QT_TRANSLATE_NOOP("Keys", "Highest number")
    ),
    Command(
        "ready", keys=("Return",), scope=Scope.PANEL, name=QT_TRANSLATE_NOOP("Keys", "Ready, done")
    ),
    Command("no_trump", keys=("N",), scope=Scope.PANEL, name=QT_TRANSLATE_NOOP("Keys", "No trump")),
    Command(
        "pass",
        keys=("X",),
        scope=Scope.PANEL,
        name=QT_TRANSLATE_NOOP("Keys", "Pass, discard the card"),
    ),
    Command(
        "knock",
        keys=("K",),
        scope=Scope.PANEL,
        name=QT_TRANSLATE_NOOP("Keys", "Knock, keep the card"),
    ),
    Command(
        "again",
        scope=None,
        text=QT_TRANSLATE_NOOP("Menu", "New match as &before"),
        about=QT_TRANSLATE_NOOP("Menu", "Begin another match with the same rules and players"),
        menu=("game", 110),
    ),
    Command(
        "toolbar",
        scope=None,
        text=QT_TRANSLATE_NOOP("Menu", "T&oolbar"),
        about=QT_TRANSLATE_NOOP("Menu", "Show or hide the row of buttons above the table"),
        checkable=True,
        menu=("view", 130),
    ),
    Command(
        "next_pane",
        keys=("F6",),
        scope=None,
        text=QT_TRANSLATE_NOOP("Menu", "Next &pane"),
        about=QT_TRANSLATE_NOOP("Menu", "Move the keyboard focus to the next part of the window"),
        menu=("view", 140),
        help="accessibility#keyboard",
    ),
    Command(
        "last_pane",
        keys=("Shift+F6",),
        scope=None,
        text=QT_TRANSLATE_NOOP("Menu", "Previous p&ane"),
        about=QT_TRANSLATE_NOOP(
            "Menu", "Move the keyboard focus to the previous part of the window"
        ),
        menu=("view", 150),
        help="accessibility#keyboard",
    ),
    Command(
        "four_colours",
        scope=None,
        text=QT_TRANSLATE_NOOP("Menu", "Four-&colour deck"),
        about=QT_TRANSLATE_NOOP("Menu", "Give each of the four suits a colour of its own"),
        checkable=True,
        menu=("view", 230),
        help="preferences#table",
    ),
    Command(
        "letters",
        scope=None,
        text=QT_TRANSLATE_NOOP("Menu", "Single-&letter keys"),
        about=QT_TRANSLATE_NOOP("Menu", "Switch all keys that are a single letter off or on"),
        checkable=True,
        menu=("settings", 300),
        help="preferences#keyboard",
    ),
)
"""The commands of the window that belong to no feature, of the table, the hand and panels."""

SUITS: Final[Mapping[CommandId, Suit]] = {
    "spades": Suit.SPADES,
    "hearts": Suit.HEARTS,
    "diamonds": Suit.DIAMONDS,
    "clubs": Suit.CLUBS,
}

READING_BACK: Final[tuple[CommandId, ...]] = ("ask_again", "ask_earlier", "ask_later")
"""Commands that have one of the last messages spoken again."""

ASKING: Final[tuple[CommandId, ...]] = (
    "ask_trick", "ask_bids", "ask_trump", "ask_scores", "ask_turn", "ask_cards", *READING_BACK,
)  # fmt: skip
"""Commands that are answered by the voice."""

ALSO_IN_STUDY: Final[tuple[CommandId, ...]] = (*ASKING, "last_trick", "hint", "mute")
"""Commands of the table whose keys work in the study of a deal too."""

TOGETHER: Final[tuple[set[CommandId], ...]] = (
    {"go_on", "play"}, {"go_on", "no_trump"}, {"laid_away", "knock"},
    {"undo", "undelete_line"},
)  # fmt: skip
"""Commands that may share a key, because the one has nothing to do when the other has."""
