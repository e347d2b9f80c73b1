"""Every command of the program: its words, its keys, where they work, and when it can be chosen.

Menus, key page, preferences and what a pressed key means are made from this table. Where a command
stands in the menus is told in `menus`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Literal

from farwhist.engine.cards import Suit
from farwhist.rules.words import QT_TRANSLATE_NOOP

CommandId = Literal[
    "new", "again", "open", "save_as", "library", "prepared", "learn", "editor", "copy_deal",
    "copy_diagram", "paste_deal", "statistics", "share", "quit",
    "replay", "finish", "skip", "hands", "number",
    "undo", "redo", "hint", "last_trick", "laid_away", "go_on", "pause", "fair_play",
    "all_scores", "scores", "log", "toolbar", "next_pane", "last_pane", "full_screen",
    "larger", "smaller", "usual_size", "four_colours",
    "mute", "letters", "preferences",
    "shortcuts", "help", "rules", "tutorial", "first_steps", "about",
    "close", "ask_trick", "ask_bids", "ask_trump", "ask_cards", "ask_again",
    "left", "right", "up", "down", "first", "last", "play",
    "spades", "hearts", "diamonds", "clubs",
    "less", "more", "next_suit", "previous_suit", "least", "most", "ready",
    "no_trump", "pass", "knock",
    "study", "leave_study", "open_hands", "step_back", "step_on", "trick_back", "trick_on",
    "deal_start", "deal_end", "next_choice", "previous_choice", "next_deal", "previous_deal",
    "play_from_here", "next_slip", "previous_slip", "try_best", "try_card", "card_up", "card_down",
    "let_play_on", "to_match", "name_line", "delete_line", "undelete_line", "report",
    "open_in_study", "fold_panel",
]  # fmt: skip


class Scope(Enum):
    """Where a key works. Keys of the hand and of the panels may be the same."""

    WINDOW = QT_TRANSLATE_NOOP("Keys", "Everywhere")
    TABLE = QT_TRANSLATE_NOOP("Keys", "On the table")
    HAND = QT_TRANSLATE_NOOP("Keys", "In the hand")
    PANEL = QT_TRANSLATE_NOOP("Keys", "While bidding")
    STUDY = QT_TRANSLATE_NOOP("Keys", "In the study")


class When(Enum):
    """What must be so that a command can be chosen."""

    MOVE_MADE = auto()
    MOVE_TAKEN_BACK = auto()
    TRICK_TAKEN = auto()
    CARDS_ASIDE = auto()
    DEAL_FINISHED = auto()
    NOTHING_TO_DECIDE = auto()
    NO_LESSON = auto()
    MATCH_TO_SAVE = auto()
    MATCH_GOES_ON = auto()
    CARDS_CAN_GROW = auto()
    CARDS_CAN_SHRINK = auto()
    CAN_BE_REPLAYED = auto()
    CAN_BE_ADVISED = auto()
    CAN_BE_FINISHED = auto()
    CAN_BE_CODED = auto()
    CAN_BE_DRAWN = auto()
    CAN_BE_PASTED = auto()
    CAN_BE_REPORTED = auto()


REASONS: Final[Mapping[When, str]] = {
    When.MOVE_MADE: QT_TRANSLATE_NOOP("Menu", "Available when you have made a move"),
    When.MOVE_TAKEN_BACK: QT_TRANSLATE_NOOP("Menu", "Available when you have taken a move back"),
    When.TRICK_TAKEN: QT_TRANSLATE_NOOP("Menu", "Available when a trick has been taken"),
    When.CARDS_ASIDE: QT_TRANSLATE_NOOP(
        "Menu", "Available when you have seen a kitty or discarded"
    ),
    When.DEAL_FINISHED: QT_TRANSLATE_NOOP("Menu", "Available when a deal is finished"),
    When.NOTHING_TO_DECIDE: QT_TRANSLATE_NOOP(
        "Menu", "Available when nothing is left for you to decide"
    ),
    When.NO_LESSON: QT_TRANSLATE_NOOP("Menu", "Available when the lesson is over"),
    When.MATCH_TO_SAVE: QT_TRANSLATE_NOOP("Menu", "Available when a match has begun"),
    When.MATCH_GOES_ON: QT_TRANSLATE_NOOP("Menu", "Available when a deal is being played"),
    When.CARDS_CAN_GROW: QT_TRANSLATE_NOOP("Menu", "The cards are as large as can be"),
    When.CARDS_CAN_SHRINK: QT_TRANSLATE_NOOP("Menu", "The cards are as small as can be"),
}
"""What is told while it is not so. Of the others there are several reasons, which the part knows
that does it."""


@dataclass(frozen=True)
class Command:
    """Something that the player can tell the program to do.

    Attributes:
        keys: those that it has at first, in the portable form of `QKeySequence`.
        scope: where its keys work; None for the whole window, with keys that stay as they are.
        name: what it is called where keys are listed (context "Keys"); the player can give keys
            to a command that has a name.
        text: what it is called in the menus (context "Menu"); empty when it stands in none.
        about: what it does, in a sentence of the status bar (context "Menu").
        when: what must be so that it can be chosen; None when it always can.
        checkable: whether it is on or off.
    """

    id: CommandId
    keys: tuple[str, ...]
    scope: Scope | None
    name: str
    text: str = ""
    about: str = ""
    when: When | None = None
    checkable: bool = False


def _everywhere(
    command: CommandId, keys: str, name: str, text: str, about: str = "", *,
    when: When | None = None, checkable: bool = False,
) -> Command:  # fmt: skip
    keys_ = tuple(keys.split())
    return Command(command, keys_, Scope.WINDOW, name, text, about, when, checkable)


def _by_menu(
    command: CommandId, text: str, about: str = "", *,
    keys: str = "", when: When | None = None, checkable: bool = False,
) -> Command:  # fmt: skip
    return Command(command, tuple(keys.split()), None, "", text, about, when, checkable)


def _table(
    command: CommandId, keys: str, name: str, text: str = "", about: str = "", *,
    when: When | None = None, checkable: bool = False,
) -> Command:  # fmt: skip
    return Command(command, tuple(keys.split()), Scope.TABLE, name, text, about, when, checkable)


def _hand(command: CommandId, keys: str, name: str) -> Command:
    return Command(command, tuple(keys.split()), Scope.HAND, name)


def _panel(command: CommandId, keys: str, name: str) -> Command:
    return Command(command, tuple(keys.split()), Scope.PANEL, name)


def _study(command: CommandId, keys: str, name: str) -> Command:
    return Command(command, tuple(keys.split()), Scope.STUDY, name)


COMMANDS: Final = (
    _everywhere("new", "Ctrl+N", QT_TRANSLATE_NOOP("Keys", "New match"),
                QT_TRANSLATE_NOOP("Menu", "&New match…"),
                QT_TRANSLATE_NOOP("Menu", "Choose game, players and length of another match")),
    _everywhere("open", "Ctrl+O", QT_TRANSLATE_NOOP("Keys", "Open a file"),
                QT_TRANSLATE_NOOP("Menu", "&Open…"),
                QT_TRANSLATE_NOOP("Menu", "Open a saved match or rules from a file")),
    _everywhere("save_as", "Ctrl+S", QT_TRANSLATE_NOOP("Keys", "Save the match as a file"),
                QT_TRANSLATE_NOOP("Menu", "Sa&ve as…"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Save the match as it stands to a file you can keep or share"),
                when=When.MATCH_TO_SAVE),
    _everywhere("library", "Ctrl+Shift+O", QT_TRANSLATE_NOOP("Keys", "Library"),
                QT_TRANSLATE_NOOP("Menu", "&Library"),
                QT_TRANSLATE_NOOP("Menu", "Look through the matches you have finished")),
    _everywhere("prepared", "Ctrl+Shift+D", QT_TRANSLATE_NOOP("Keys", "Prepared deals"),
                QT_TRANSLATE_NOOP("Menu", "Prepared deals, deal o&f the day"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Solve a deal, or play the same cards as everybody else today")),
    _everywhere("learn", "Ctrl+Shift+L", QT_TRANSLATE_NOOP("Keys", "Learn from your slips"),
                QT_TRANSLATE_NOOP("Menu", "Learn from &your slips"),
                QT_TRANSLATE_NOOP("Menu", "Practise the positions where you went wrong")),
    _everywhere("editor", "Ctrl+E", QT_TRANSLATE_NOOP("Keys", "Deal editor"),
                QT_TRANSLATE_NOOP("Menu", "Deal &editor"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Set up a deal card by card, to play it or to ask the coach")),
    _everywhere("quit", "Ctrl+Q", QT_TRANSLATE_NOOP("Keys", "Quit"),
                QT_TRANSLATE_NOOP("Menu", "&Quit"),
                QT_TRANSLATE_NOOP("Menu", "Close the program; the match is already saved")),
    _everywhere("copy_deal", "Ctrl+C", QT_TRANSLATE_NOOP("Keys", "Copy deal as code"),
                QT_TRANSLATE_NOOP("Menu", "Copy &deal as code"),
                QT_TRANSLATE_NOOP("Menu", "Copy the last finished deal as one line of text"),
                when=When.CAN_BE_CODED),
    _everywhere("copy_diagram", "Ctrl+Shift+C",
                QT_TRANSLATE_NOOP("Keys", "Copy deal as diagram"),
                QT_TRANSLATE_NOOP("Menu", "Copy deal as dia&gram"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Copy the deal as readable text; only your own cards during play"),
                when=When.CAN_BE_DRAWN),
    _everywhere("paste_deal", "Ctrl+V", QT_TRANSLATE_NOOP("Keys", "Paste deal"),
                QT_TRANSLATE_NOOP("Menu", "&Paste deal"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Play a deal copied as text, for practice"),
                when=When.CAN_BE_PASTED),
    _everywhere("undo", "Ctrl+Z", QT_TRANSLATE_NOOP("Keys", "Undo"),
                QT_TRANSLATE_NOOP("Menu", "&Undo"),
                QT_TRANSLATE_NOOP("Menu", "Undo your last move and the replies to it"),
                when=When.MOVE_MADE),
    _everywhere("redo", "Ctrl+Shift+Z Ctrl+Y", QT_TRANSLATE_NOOP("Keys", "Redo"),
                QT_TRANSLATE_NOOP("Menu", "&Redo"),
                QT_TRANSLATE_NOOP("Menu", "Redo the move you took back"),
                when=When.MOVE_TAKEN_BACK),
    _everywhere("all_scores", "F4", QT_TRANSLATE_NOOP("Keys", "Score sheet and charts"),
                QT_TRANSLATE_NOOP("Menu", "Score s&heet and charts"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Show all deals with points and charts, in a window of their own")),
    _everywhere("scores", "Shift+F4", QT_TRANSLATE_NOOP("Keys", "Score panel"),
                QT_TRANSLATE_NOOP("Menu", "&Score panel"),
                QT_TRANSLATE_NOOP("Menu", "Show or hide the scores beside the table"),
                checkable=True),
    _everywhere("statistics", "Ctrl+T", QT_TRANSLATE_NOOP("Keys", "Statistics"),
                QT_TRANSLATE_NOOP("Menu", "&Statistics"),
                QT_TRANSLATE_NOOP("Menu", "See how you have done so far")),
    _everywhere("share", "Ctrl+Shift+S", QT_TRANSLATE_NOOP("Keys", "Share picture"),
                QT_TRANSLATE_NOOP("Menu", "Share pi&cture…"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Copy or save a picture of the table, the result or the score sheet")),
    _everywhere("study", "Ctrl+D", QT_TRANSLATE_NOOP("Keys", "Study a deal"),
                QT_TRANSLATE_NOOP("Menu", "St&udy the deal"),
                QT_TRANSLATE_NOOP("Menu", "Go through the last finished deal card by card"),
                when=When.DEAL_FINISHED),
    _everywhere("report", "Ctrl+R", QT_TRANSLATE_NOOP("Keys", "Match report"),
                QT_TRANSLATE_NOOP("Menu", "Match repor&t"),
                QT_TRANSLATE_NOOP("Menu", "What was luck, and what your decisions cost"),
                when=When.CAN_BE_REPORTED),
    _everywhere("log", "Ctrl+L", QT_TRANSLATE_NOOP("Keys", "Event log"),
                QT_TRANSLATE_NOOP("Menu", "&Event log"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Show or hide the text of everything that happened in the match"),
                checkable=True),
    _everywhere("larger", "Ctrl++ Ctrl+=", QT_TRANSLATE_NOOP("Keys", "Larger cards"),
                QT_TRANSLATE_NOOP("Menu", "Lar&ger cards"),
                QT_TRANSLATE_NOOP("Menu", "Make the cards one step larger"),
                when=When.CARDS_CAN_GROW),
    _everywhere("smaller", "Ctrl+-", QT_TRANSLATE_NOOP("Keys", "Smaller cards"),
                QT_TRANSLATE_NOOP("Menu", "S&maller cards"),
                QT_TRANSLATE_NOOP("Menu", "Make the cards one step smaller"),
                when=When.CARDS_CAN_SHRINK),
    _everywhere("usual_size", "Ctrl+0", QT_TRANSLATE_NOOP("Keys", "Default card size"),
                QT_TRANSLATE_NOOP("Menu", "&Default card size"),
                QT_TRANSLATE_NOOP("Menu", "Give the cards their default size again")),
    _everywhere("full_screen", "F11", QT_TRANSLATE_NOOP("Keys", "Full screen"),
                QT_TRANSLATE_NOOP("Menu", "&Full screen"),
                QT_TRANSLATE_NOOP("Menu", "Give the table the whole screen, or leave full screen"),
                checkable=True),
    _everywhere("preferences", "Ctrl+,", QT_TRANSLATE_NOOP("Keys", "Preferences"),
                QT_TRANSLATE_NOOP("Menu", "Pre&ferences…"),
                QT_TRANSLATE_NOOP("Menu", "Choose rules, players, looks, sounds and keys")),
    _everywhere("shortcuts", "Ctrl+?", QT_TRANSLATE_NOOP("Keys", "Keyboard shortcuts"),
                QT_TRANSLATE_NOOP("Menu", "&Keyboard shortcuts…"),
                QT_TRANSLATE_NOOP("Menu", "See all keys, and change them")),
    _everywhere("help", "F1", QT_TRANSLATE_NOOP("Keys", "Help"),
                QT_TRANSLATE_NOOP("Menu", "&Help"),
                QT_TRANSLATE_NOOP("Menu", "Open the help; its key explains what you are using")),
    _everywhere("rules", "Shift+F1", QT_TRANSLATE_NOOP("Keys", "Rules of this game"),
                QT_TRANSLATE_NOOP("Menu", "&Rules of this game"),
                QT_TRANSLATE_NOOP(
                    "Menu", "Read the rules of the match on the table, with all its options")),
    _table("go_on", "Space N", QT_TRANSLATE_NOOP("Keys", "Continue, skip animation"),
           QT_TRANSLATE_NOOP("Menu", "&Continue"),
           QT_TRANSLATE_NOOP("Menu", "Go on to what comes next, or skip the animation")),
    _table("pause", "P", QT_TRANSLATE_NOOP("Keys", "Pause"), QT_TRANSLATE_NOOP("Menu", "&Pause"),
           QT_TRANSLATE_NOOP("Menu", "Stop the game, or let it go on"),
           when=When.MATCH_GOES_ON),
    _table("mute", "M", QT_TRANSLATE_NOOP("Keys", "Mute"), QT_TRANSLATE_NOOP("Menu", "&Mute"),
           QT_TRANSLATE_NOOP("Menu", "Switch all sounds off, or on again"),
           checkable=True),
    _table("hint", "Ctrl+H H", QT_TRANSLATE_NOOP("Keys", "Hint"),
           QT_TRANSLATE_NOOP("Menu", "&Hint"),
           QT_TRANSLATE_NOOP("Menu", "Show what a strong player would do"),
           when=When.CAN_BE_ADVISED),
    _table("last_trick", "L", QT_TRANSLATE_NOOP("Keys", "Last trick"),
           QT_TRANSLATE_NOOP("Menu", "&Last trick"),
           QT_TRANSLATE_NOOP("Menu", "Show the trick that was taken last"),
           when=When.TRICK_TAKEN),
    _table("laid_away", "K", QT_TRANSLATE_NOOP("Keys", "Kitty and discards"),
           QT_TRANSLATE_NOOP("Menu", "&Kitty and discards"),
           QT_TRANSLATE_NOOP("Menu", "Show the kitty and the discards that you have seen"),
           when=When.CARDS_ASIDE),
    _table("close", "Esc", QT_TRANSLATE_NOOP("Keys", "Close")),
    _table("ask_trick", "T", QT_TRANSLATE_NOOP("Keys", "Say the trick so far")),
    _table("ask_bids", "B", QT_TRANSLATE_NOOP("Keys", "Say bids and tricks")),
    _table("ask_trump", "U", QT_TRANSLATE_NOOP("Keys", "Say trump and deal")),
    _table("ask_cards", "C", QT_TRANSLATE_NOOP("Keys", "Say my cards")),
    _table("ask_again", "R", QT_TRANSLATE_NOOP("Keys", "Say the last message again")),
    _hand("left", "Left", QT_TRANSLATE_NOOP("Keys", "Previous card")),
    _hand("right", "Right", QT_TRANSLATE_NOOP("Keys", "Next card")),
    _hand("up", "Up", QT_TRANSLATE_NOOP("Keys", "Next playable card")),
    _hand("down", "Down", QT_TRANSLATE_NOOP("Keys", "Previous playable card")),
    _hand("first", "Home", QT_TRANSLATE_NOOP("Keys", "First card")),
    _hand("last", "End", QT_TRANSLATE_NOOP("Keys", "Last card")),
    _hand("play", "Return Space", QT_TRANSLATE_NOOP("Keys", "Play the card")),
    _table("spades", "", QT_TRANSLATE_NOOP("Keys", "Spades")),
    _table("hearts", "", QT_TRANSLATE_NOOP("Keys", "Hearts")),
    _table("diamonds", "", QT_TRANSLATE_NOOP("Keys", "Diamonds")),
    _table("clubs", "", QT_TRANSLATE_NOOP("Keys", "Clubs")),
    _panel("less", "Left", QT_TRANSLATE_NOOP("Keys", "Previous number")),
    _panel("more", "Right", QT_TRANSLATE_NOOP("Keys", "Next number")),
    _panel("next_suit", "Down", QT_TRANSLATE_NOOP("Keys", "Next suit")),
    _panel("previous_suit", "Up", QT_TRANSLATE_NOOP("Keys", "Previous suit")),
    _panel("least", "Home", QT_TRANSLATE_NOOP("Keys", "Lowest number")),
    _panel("most", "End", QT_TRANSLATE_NOOP("Keys", "Highest number")),
    _panel("ready", "Return", QT_TRANSLATE_NOOP("Keys", "Ready, done")),
    _panel("no_trump", "N", QT_TRANSLATE_NOOP("Keys", "No trump")),
    _panel("pass", "X", QT_TRANSLATE_NOOP("Keys", "Pass")),
    _panel("knock", "K", QT_TRANSLATE_NOOP("Keys", "Knock, keep the card")),
    _study("step_back", "Left", QT_TRANSLATE_NOOP("Keys", "One step back")),
    _study("step_on", "Right Space", QT_TRANSLATE_NOOP("Keys", "One step on")),
    _study("trick_back", "Ctrl+Left", QT_TRANSLATE_NOOP("Keys", "Previous trick")),
    _study("trick_on", "Ctrl+Right", QT_TRANSLATE_NOOP("Keys", "Next trick")),
    _study("deal_start", "Home", QT_TRANSLATE_NOOP("Keys", "To the start of the deal")),
    _study("deal_end", "End", QT_TRANSLATE_NOOP("Keys", "To the end of the deal")),
    _study("next_choice", "D F7", QT_TRANSLATE_NOOP("Keys", "My next decision")),
    _study("previous_choice", "Shift+D Shift+F7",
           QT_TRANSLATE_NOOP("Keys", "My previous decision")),
    _study("next_slip", "E F6", QT_TRANSLATE_NOOP("Keys", "My next mistake")),
    _study("previous_slip", "Shift+E Shift+F6",
           QT_TRANSLATE_NOOP("Keys", "My previous mistake")),
    _study("previous_deal", "PgUp", QT_TRANSLATE_NOOP("Keys", "Previous deal")),
    _study("next_deal", "PgDown", QT_TRANSLATE_NOOP("Keys", "Next deal")),
    _study("open_hands", "K F8", QT_TRANSLATE_NOOP("Keys", "All hands, or what I knew")),
    _study("fold_panel", "F9", QT_TRANSLATE_NOOP("Keys", "Hide or show the panel")),
    _study("open_in_study", "S",
           QT_TRANSLATE_NOOP("Keys", "Open the deal or question in the study")),
    _study("play_from_here", "F", QT_TRANSLATE_NOOP("Keys", "Play on from here")),
    _study("card_up", "Up", QT_TRANSLATE_NOOP("Keys", "Next playable card")),
    _study("card_down", "Down", QT_TRANSLATE_NOOP("Keys", "Previous playable card")),
    _study("try_card", "Return", QT_TRANSLATE_NOOP("Keys", "Try this card")),
    _study("try_best", "X F10", QT_TRANSLATE_NOOP("Keys", "Try the best card")),
    _study("let_play_on", "A", QT_TRANSLATE_NOOP("Keys", "Let everyone play on")),
    _study("to_match", "Backspace", QT_TRANSLATE_NOOP("Keys", "Back from a line to the match")),
    _study("name_line", "F2", QT_TRANSLATE_NOOP("Keys", "Name this line")),
    _study("delete_line", "Del", QT_TRANSLATE_NOOP("Keys", "Delete this line")),
    _study("undelete_line", "Ctrl+Z", QT_TRANSLATE_NOOP("Keys", "Restore a deleted line")),
    _study("leave_study", "Esc", QT_TRANSLATE_NOOP("Keys", "Back to the table")),
    _by_menu("again", QT_TRANSLATE_NOOP("Menu", "New match as &before"),
             QT_TRANSLATE_NOOP("Menu", "Begin another match with the same rules and players")),
    _by_menu("replay", QT_TRANSLATE_NOOP("Menu", "&Replay this deal"),
             QT_TRANSLATE_NOOP(
                 "Menu", "Play the same cards once more for practice; it does not count"),
             when=When.CAN_BE_REPLAYED),
    _by_menu("finish", QT_TRANSLATE_NOOP("Menu", "Let a bot &finish this deal"),
             QT_TRANSLATE_NOOP(
                 "Menu", "A bot makes your moves until the end of the deal; the match then "
                         "counts as assisted"),
             when=When.CAN_BE_FINISHED),
    _by_menu("skip", QT_TRANSLATE_NOOP("Menu", "&Skip to end of deal"),
             QT_TRANSLATE_NOOP("Menu", "Play out the rest of the deal and show the result"),
             when=When.NOTHING_TO_DECIDE),
    _by_menu("hands", QT_TRANSLATE_NOOP("Menu", "Show all &hands"),
             QT_TRANSLATE_NOOP("Menu", "Show what everybody held in the last finished deal"),
             when=When.DEAL_FINISHED),
    _by_menu("number", QT_TRANSLATE_NOOP("Menu", "Match &number…"),
             QT_TRANSLATE_NOOP(
                 "Menu", "Show the number these cards come from, or enter another"),
             when=When.NO_LESSON),
    _by_menu("fair_play", QT_TRANSLATE_NOOP("Menu", "&Fair play…"),
             QT_TRANSLATE_NOOP("Menu", "See the fingerprints that prove that no card was changed")),
    _by_menu("toolbar", QT_TRANSLATE_NOOP("Menu", "T&oolbar"),
             QT_TRANSLATE_NOOP("Menu", "Show or hide the row of buttons above the table"),
             checkable=True),
    _by_menu("next_pane", QT_TRANSLATE_NOOP("Menu", "Next &pane"),
             QT_TRANSLATE_NOOP("Menu", "Move the keyboard focus to the next part of the window"),
             keys="F6"),
    _by_menu("last_pane", QT_TRANSLATE_NOOP("Menu", "Previous p&ane"),
             QT_TRANSLATE_NOOP("Menu",
                 "Move the keyboard focus to the previous part of the window"),
             keys="Shift+F6"),
    _by_menu("four_colours", QT_TRANSLATE_NOOP("Menu", "Four-&colour deck"),
             QT_TRANSLATE_NOOP("Menu", "Give each of the four suits a colour of its own"),
             checkable=True),
    _by_menu("letters", QT_TRANSLATE_NOOP("Menu", "Single-&letter keys"),
             QT_TRANSLATE_NOOP("Menu", "Switch all keys that are a single letter off or on"),
             checkable=True),
    _by_menu("tutorial", QT_TRANSLATE_NOOP("Menu", "&Tutorial"),
             QT_TRANSLATE_NOOP("Menu", "Learn the games in short lessons")),
    _by_menu("first_steps", QT_TRANSLATE_NOOP("Menu", "Show the first &steps again"),
             QT_TRANSLATE_NOOP("Menu", "Explain the parts of the window once more, one by one")),
    _by_menu("about", QT_TRANSLATE_NOOP("Menu", "&About Far Whist"),
             QT_TRANSLATE_NOOP("Menu", "See the version of the program, and its licences")),
)  # fmt: skip


def command_help(command: CommandId) -> str:
    """Return the place of the help that tells about a command of the menus."""
    return f"commands#command-{command}"


WITH_KEYS: Final = tuple(command for command in COMMANDS if command.name)
"""The commands that the player can give keys to, in the order in which they are listed."""

SUITS: Final[Mapping[CommandId, Suit]] = {
    "spades": Suit.SPADES,
    "hearts": Suit.HEARTS,
    "diamonds": Suit.DIAMONDS,
    "clubs": Suit.CLUBS,
}

ASKING: Final[tuple[CommandId, ...]] = (
    "ask_trick", "ask_bids", "ask_trump", "ask_cards", "ask_again",
)  # fmt: skip
"""Commands that are answered by the voice."""

ALSO_IN_STUDY: Final[tuple[CommandId, ...]] = (*ASKING, "last_trick", "hint", "mute")
"""Commands of the table whose keys work in the study of a deal too."""

TOGETHER: Final[tuple[set[CommandId], ...]] = (
    {"go_on", "play"}, {"go_on", "no_trump"}, {"laid_away", "knock"},
    {"undo", "undelete_line"},
)  # fmt: skip
"""Commands that may share a key, because the one has nothing to do when the other has."""
